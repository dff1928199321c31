"""Measures how much sooner two threads reach a depth than one.

    two_threads.py build/refskak --openings tests/strength/openings --variant gasetavl \\
        --positions 10 --runs 5 --seconds 2

Each position is searched to the depth that one thread completes in about `--seconds`, `--runs`
times with each number of threads, taking turns; the ratio is that of the median times. A line a
variant gives the geometric mean over its positions, and beside it the same by nodes (threads times
the nodes of one thread over those of all), which a busy machine disturbs less.
"""

import argparse
import statistics
import sys

from ugi.arguments import book_parser, span, whole
from ugi.book import openings_of
from ugi.engine import Engine, EngineFault, Player

PATIENCE = 600.0  # seconds for a search


def arguments() -> argparse.Namespace:
    parser = book_parser(__doc__)
    add = parser.add_argument
    add("--variant", action="append", metavar="NAME", help="several are measured in turn")
    add("--positions", type=whole(1), default=10, help="of each variant (10)")
    add("--runs", type=whole(1), default=5, help="of each position and number of threads (5)")
    add("--seconds", type=span, default=2.0, help="that one thread is to need about (2)")
    add("--threads", type=whole(2), default=2, help="to hold against one (2)")
    return parser.parse_args()


def word_after(info: str, name: str) -> int:
    words = info.split()
    return int(words[words.index(name) + 1])


def search(engine: Engine, position: str, threads: int, go: str) -> tuple[float, str]:
    """Milliseconds and the last info line of a search with an empty table."""
    engine.set_option("Threads", str(threads))
    engine.begin(position)
    _, milliseconds, info = engine.think(go, PATIENCE)
    return milliseconds, info


def speedup(engine: Engine, position: str, given: argparse.Namespace) -> tuple[float, float]:
    """Time to depth with one thread by that with several; and the same by nodes."""
    _, info = search(engine, position, 1, f"go movetime {round(given.seconds * 1000)}")
    depth = max(word_after(info, "depth") - 1, 1)
    times: dict[int, list[float]] = {1: [], given.threads: []}
    nodes: dict[int, list[int]] = {1: [], given.threads: []}
    for _ in range(given.runs):
        for threads in times:
            milliseconds, info = search(engine, position, threads, f"go depth {depth}")
            times[threads].append(max(milliseconds, 0.1))
            nodes[threads].append(max(word_after(info, "nodes"), 1))
    time = statistics.median(times[1]) / statistics.median(times[given.threads])
    node = statistics.median(nodes[1]) / statistics.median(nodes[given.threads])
    return time, node * given.threads


def variants_of(given: argparse.Namespace) -> list[str]:
    """Those that are asked for, or all of a folder."""
    named = given.variant or [path.stem for path in sorted(given.openings.glob("*.txt"))]
    if not named:
        raise ValueError(f"{given.openings} is no folder with openings: --variant must name the game")
    return named


def main() -> int:
    given = arguments()
    variants = variants_of(given)
    engine = Engine(Player("engine", given.engine), patience=60)
    for variant in variants:
        engine.set_option("UCI_Variant", variant)
        ratios = [speedup(engine, position, given)
                  for position in openings_of(given.openings, variant)[:given.positions]]
        time, node = (statistics.geometric_mean(column) for column in zip(*ratios))
        print(f"{variant}: {given.threads} threads {time:.2f} times as fast, by nodes {node:.2f}, "
              f"{len(ratios)} positions from {min(ratios)[0]:.2f} to {max(ratios)[0]:.2f}",
              flush=True)
    engine.close()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (EngineFault, ValueError, OSError) as fault:
        print(f"two_threads.py: {fault}", file=sys.stderr)
        sys.exit(2)
