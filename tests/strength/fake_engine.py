"""A UGI engine for tests: ten stones, each move takes 1, 2 or 3, who takes the last has won.

fake_engine.py [perfect|fickle] [FAULT AT_STONES]

It takes 1 always; `perfect` plays well, and `fickle` takes 2 when it is given 1000 nodes. The FAULT
is committed when so many stones are left: illegal, slow, silent, dead, or blind (sees another
result).
"""

import sys
import time

STONES = 10


def stones(words: list[str]) -> int:
    """What is left after `position startpos [moves M ...]`."""
    return STONES - sum(int(move) for move in words[3:])


def choose(left: int, style: str, go: list[str]) -> int:
    if style == "perfect":
        return left % 4 or 1
    return min(left, 2) if style == "fickle" and go == ["nodes", "1000"] else 1


def answer(question: list[str], left: int, moves: int, blind: bool) -> str:
    over = left == 0
    match question:
        case ["p1turn"]:
            return "true" if moves % 2 == 0 else "false"
        case ["gameover"]:
            return "true" if over or blind else "false"
        case ["result"]:
            return "none" if not over else "p1win" if moves % 2 else "p2win"
        case ["islegal", move]:
            return "true" if move in ("1", "2", "3") and int(move) <= left else "false"
        case ["fen"]:
            return str(left)
    return "unknown"


def main(arguments: list[str]) -> None:
    style = arguments[0] if arguments else ""
    fault, at = (arguments[-2], int(arguments[-1])) if len(arguments) > 1 else ("", -1)
    left, moves = STONES, 0
    for line in sys.stdin:
        words = line.split()
        match words:
            case ["ugi"]:
                print("id name fake\nugiok", flush=True)
            case ["isready"]:
                print("readyok", flush=True)
            case ["setoption", *_] if "Bad" in words:
                print("info string setoption: unknown option 'Bad'", flush=True)
            case ["position", *_]:
                left, moves = stones(words), max(len(words) - 3, 0)
            case ["moves"]:
                print("moves", *[str(n) for n in (1, 2, 3) if n <= left], flush=True)
            case ["query", *question]:
                blind = fault == "blind" and left <= at
                print("response", answer(question, left, moves, blind), flush=True)
            case ["go", *limit]:
                if left <= at and fault == "dead":
                    return
                if left <= at and fault == "silent":
                    continue
                if left <= at and fault == "slow":
                    time.sleep(0.3)
                move = "7" if left <= at and fault == "illegal" else choose(left, style, limit)
                print(f"info depth 1 score cp {left}\nbestmove {move}", flush=True)
            case ["quit"]:
                return


main(sys.argv[1:])
