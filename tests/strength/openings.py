"""Finds balanced openings: positions from which the engine, playing itself, wins with either side.

    openings.py build/refskak --out tests/strength/openings [--variant tablut ...]

Writes a file PRESET.txt for each preset, a position a line as behind UGI's `position`; a preset for
which none is found gets no file and is named. An opening is a few plies, some at random and some by
a short search. How often each side may think there is steered by who wins, so that games which one
side wins from the start get openings too in which the other has caught up.
"""

import argparse
import pathlib
import random
import sys

from ugi.arguments import whole
from ugi.engine import Engine, EngineFault, Player

LONGEST = 300  # plies of a game; a longer one counts as drawn
STEP = 0.1    # by which a win changes the bias


def presets(engine: Engine) -> list[str]:
    """The variants that the engine lists."""
    words = engine.option_line("UCI_Variant").split()
    return [words[i + 1] for i, word in enumerate(words) if word == "var"]


def best_move(engine: Engine, nodes: int) -> str:
    return engine.think(f"go nodes {nodes}", 60)[0]


def make_opening(engine: Engine, plies: int, bias: float, dice: random.Random) -> str | None:
    """Some plies from the start; None when the game ends by them. The higher the `bias`, from -1 to
    1, the more of player 1's moves are by search, and the less of player 2's."""
    moves: list[str] = []
    engine.set_position("startpos", moves)
    while len(moves) < plies and engine.ask("gameover") == ["false"]:
        searched = 0.5 + (bias if engine.ask("p1turn") == ["true"] else -bias)
        if dice.random() < searched:
            moves.append(best_move(engine, dice.randint(200, 800)))
        else:
            moves.append(dice.choice(engine.legal_moves()))
        engine.set_position("startpos", moves)
    return "startpos moves " + " ".join(moves) if engine.ask("gameover") == ["false"] else None


def play_out(engine: Engine, opening: str, nodes: int) -> int:
    """The engine against itself: 1 when player 1 wins, -1 when player 2, 0 otherwise."""
    moves: list[str] = []
    engine.new_game()
    for _ in range(LONGEST):
        engine.set_position(opening, moves)
        over, result = engine.ask("gameover", "result")
        if over == "true":
            return {"p1win": 1, "p2win": -1}.get(result, 0)
        moves.append(best_move(engine, nodes))
    return 0


def find(engine: Engine, variant: str, given: argparse.Namespace) -> list[str]:
    """Balanced openings in the order found."""
    engine.set_option("UCI_Variant", variant)
    dice = random.Random(f"{given.seed} {variant}")
    found: dict[str, str] = {}
    bias = 0.0
    for _ in range(given.tries):
        if len(found) == given.count:
            break
        engine.new_game()
        opening = make_opening(engine, dice.randint(*given.plies), bias, dice)
        if opening is None:
            continue
        fen = engine.ask("fen")[0]
        results = {play_out(engine, opening, given.nodes)}
        if results != {0}:
            results.add(play_out(engine, opening, given.nodes * 3 // 2))
        if len(results) > 1 or results == {0}:
            found.setdefault(fen, opening)
        bias = min(max(bias - STEP * sum(results), -1), 1)
    return list(found.values())


def write(path: pathlib.Path, variant: str, given: argparse.Namespace, found: list[str]) -> None:
    remark = (f"# {variant}: {given.plies[0]} to {given.plies[1]} plies, after which the engine "
              f"did not win two games against itself with the same side")
    path.write_text("\n".join([remark, *found]) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("engine", help="command line of an engine that knows UCI_Variant and 'moves'")
    add("--out", type=pathlib.Path, required=True, metavar="FOLDER")
    add("--variant", action="append", metavar="TEXT", help="default: every preset")
    add("--count", type=whole(1), default=40, help="openings a variant (40)")
    add("--plies", type=whole(0), nargs=2, default=[4, 14], metavar=("LEAST", "MOST"))
    add("--nodes", type=whole(1), default=1000, help="a move of the first game, half more of the second")
    add("--tries", type=whole(1), default=400, help="openings looked at, at most (400)")
    add("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.plies[0] > given.plies[1]:
        parser.error("--plies: expected LEAST up to MOST")
    try:
        given.out.mkdir(parents=True, exist_ok=True)
        engine = Engine(Player("engine", given.engine), patience=60)
        for variant in given.variant or presets(engine):
            found = find(engine, variant, given)
            print(f"{variant}: {len(found)} openings" if found else
                  f"{variant}: none in {given.tries} tries", flush=True)
            if found:
                write(given.out / f"{variant.split()[0]}.txt", variant, given, found)
        engine.close()
    except (EngineFault, ValueError, OSError) as fault:
        print(f"openings.py: {fault}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
