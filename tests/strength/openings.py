"""Finds balanced openings: random legal plies after which a search sees chances for both sides.

    openings.py build/refskak --out tests/strength/openings [--variant tablut ...]

Writes a file PRESET.txt for each preset, a position a line as behind UGI's `position`; a preset for
which none is found gets no file and is named. The same arguments give the same openings, as long as
the engine's search is the same.
"""

import argparse
import pathlib
import random
import sys

from ugi.book import random_opening
from ugi.engine import Engine, EngineFault, Player


def presets(engine: Engine) -> list[str]:
    """The variants that the engine lists."""
    words = engine.option_line("UCI_Variant").split()
    return [words[i + 1] for i, word in enumerate(words) if word == "var"]


def centipawns(info: str) -> int | None:
    """The score of an info line for the side to move; None when the game is decided."""
    words = info.split()
    at = words.index("score") if "score" in words else -1
    return int(words[at + 2]) if at >= 0 and words[at + 1] == "cp" else None


def find(engine: Engine, variant: str, given: argparse.Namespace) -> list[tuple[int, str]]:
    """Balanced openings with their scores for player 1, in the order found."""
    engine.set_option("UCI_Variant", variant)
    dice = random.Random(f"{given.seed} {variant}")
    found: dict[str, tuple[int, str]] = {}
    for _ in range(given.tries):
        if len(found) == given.count:
            break
        opening = random_opening(engine, dice.randint(*given.plies), dice)
        engine.new_game()
        engine.set_position(opening, [])
        fen, p1_turn = engine.ask("fen", "p1turn")
        score = centipawns(engine.think(f"go nodes {given.nodes}", 60)[2])
        if score is not None and abs(score) <= given.window:
            found.setdefault(fen, (score if p1_turn == "true" else -score, opening))
    return list(found.values())


def write(path: pathlib.Path, variant: str, given: argparse.Namespace,
          found: list[tuple[int, str]]) -> None:
    mean = sum(score for score, _ in found) / len(found)
    remark = (f"# {variant}: {given.plies[0]} to {given.plies[1]} random plies, judged within "
              f"{given.window} cp by {given.nodes} nodes (mean {mean:+.0f} for player 1)")
    path.write_text("\n".join([remark, *(opening for _, opening in found)]) + "\n",
                    encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("engine", help="command line of an engine that knows UCI_Variant and 'moves'")
    add("--out", type=pathlib.Path, required=True, metavar="FOLDER")
    add("--variant", action="append", metavar="TEXT", help="default: every preset")
    add("--count", type=int, default=40, help="openings a variant (40)")
    add("--plies", type=int, nargs=2, default=[4, 12], metavar=("LEAST", "MOST"))
    add("--nodes", type=int, default=50_000, help="of the search that judges (50000)")
    add("--window", type=int, default=60, metavar="CP", help="scores kept, either way (60)")
    add("--tries", type=int, default=600, help="random openings looked at, at most (600)")
    add("--seed", type=int, default=1)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    try:
        engine = Engine(Player("engine", given.engine), patience=60)
        for variant in given.variant or presets(engine):
            found = find(engine, variant, given)
            print(f"{variant}: {len(found)} openings" if found else
                  f"{variant}: none in {given.tries} tries", flush=True)
            if found:
                write(given.out / f"{variant.split()[0]}.txt", variant, given, found)
        engine.close()
    except (EngineFault, ValueError) as fault:
        print(f"openings.py: {fault}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
