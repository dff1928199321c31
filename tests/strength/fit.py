"""Fits the weights of an evaluation to the results of games that the engine plays with itself.

    fit.py build/refskak --openings tests/strength/openings --variant tablut-ashton \\
        --games 400 --nodes 2000 --file ashton.tsv

Plays the games, keeps positions of each with what `eval` says of every term, and asks by logistic
regression by what factor each term should count to tell the results best. The factors are relative
to today's weights, whose scale is kept; a factor far from 1 by several of its standard errors is
worth a match. A term that is nil today cannot be fitted: give it a small weight first. The file
takes what more games add; with `--games 0` it is only fitted again.
"""

import argparse
import pathlib
import random
import sys

from logistic import Fit, fit
from ugi.arguments import amount, book_parser, whole
from ugi.book import openings_of
from ugi.engine import Engine, EngineFault, Player

LONGEST = 300  # plies of a game; a longer one counts as drawn
SETTLED = 2000  # a judgement beyond is a win that is seen already

Terms = dict[str, float]
Sample = tuple[float, Terms]


def arguments() -> argparse.Namespace:
    parser = book_parser(__doc__)
    add = parser.add_argument
    add("--variant", required=True, metavar="NAME")
    add("--games", type=whole(0), default=400, help="to play before the fit (400)")
    add("--nodes", type=whole(1), default=2000, help="a move (2000)")
    add("--plies", type=whole(0), default=4, help="at random behind the opening (4)")
    add("--every", type=whole(1), default=3, help="plies between two samples (3)")
    add("--file", type=pathlib.Path, metavar="TSV", required=True, help="keeps the samples")
    add("--trust", type=amount, default=0.01,
        help="in today's weights, in shares of the samples (0.01)")
    add("--seed", type=int, default=None, help="of the random plies (the number of samples)")
    return parser.parse_args()


def white_is_first(engine: Engine) -> bool:
    white_moves = "w" in engine.ask("fen")[0].split()
    return white_moves == (engine.ask("p1turn") == ["true"])


def play(engine: Engine, opening: str, given: argparse.Namespace,
         dice: random.Random) -> list[Sample]:
    """A game and its samples: White's result and the terms."""
    moves: list[str] = []
    seen: list[Terms] = []
    engine.begin(opening)
    result = 0.5
    for ply in range(LONGEST):
        engine.set_position(opening, moves)
        over, winner = engine.ask("gameover", "result")
        if over == "true":
            first = white_is_first(engine)
            result = {"p1win": float(first), "p2win": float(not first)}.get(winner, 0.5)
            break
        if ply < given.plies:
            moves.append(dice.choice(engine.legal_moves()))
            continue
        if ply % given.every == 0:
            seen.append(engine.terms())
        moves.append(engine.think(f"go nodes {given.nodes}", 60)[0])
    return [(result, terms) for terms in seen if abs(terms["total"]) < SETTLED]


def write(file: pathlib.Path, variant: str, samples: list[Sample]) -> None:
    """Adds to the file, whose first line names the variant."""
    fresh = not file.exists()
    with file.open("a", encoding="utf-8") as out:
        if fresh:
            print("#", variant, file=out)
        for result, terms in samples:
            values = (f"{name}={value:g}" for name, value in terms.items() if value != 0)
            print(result, *values, sep="\t", file=out)


def sample(line: str) -> Sample:
    result, *values = line.split("\t")
    pairs = (value.rsplit("=", 1) for value in values)
    return float(result), {name: float(value) for name, value in pairs}


def read(file: pathlib.Path, variant: str) -> list[Sample]:
    if not file.exists():
        return []
    title, *lines = file.read_text(encoding="utf-8").splitlines() or [""]
    if title != f"# {variant}":
        raise ValueError(f"{file}: expected '# {variant}' as the first line, found '{title[:60]}'")
    samples = []
    for number, line in enumerate(lines, 2):
        try:
            samples.append(sample(line))
        except ValueError as error:
            raise ValueError(f"{file}, line {number}: {error}") from error
    return samples


def gather(given: argparse.Namespace, known: int) -> None:
    """Plays the games; each is in the file as soon as it ends."""
    dice = random.Random(known if given.seed is None else given.seed)
    openings = openings_of(given.openings, given.variant)
    engine = Engine(Player("engine", given.engine), patience=60)
    engine.set_option("UCI_Variant", given.variant)
    for _ in range(given.games):
        write(given.file, given.variant, play(engine, dice.choice(openings), given, dice))
    engine.close()


def report(samples: list[Sample], trust: float) -> None:
    names = sorted({name for _, terms in samples for name in terms} - {"total", "limit"})
    results = [result for result, _ in samples]
    scale = fit([[terms.get("total", 0) / 100] for _, terms in samples], results, [0.5], 0)
    rows = [[terms.get(name, 0) / 100 * scale.factors[0] for name in names]
            for _, terms in samples]
    # Each factor is drawn to 1 as by a share of the samples that say so.
    found: Fit = fit(rows, results, [1.0] * len(names), trust * len(samples))
    print(f"{len(samples)} positions, White scores {100 * sum(results) / len(results):.1f} %, "
          f"log loss {scale.loss:.4f}, fitted {found.loss:.4f}, "
          f"a man's 100 points are {scale.factors[0]:.3f} natural units")
    for name, factor, error in zip(names, found.factors, found.errors):
        mean = sum(abs(terms.get(name, 0)) for _, terms in samples) / len(samples)
        print(f"{name:24} factor {factor:6.2f} +- {error:.2f}, mean size {mean:6.1f}")


def main() -> int:
    given = arguments()
    try:
        gather(given, len(read(given.file, given.variant)))
        samples = read(given.file, given.variant)
    except (EngineFault, ValueError, OSError) as fault:
        print(f"fit.py: {fault}", file=sys.stderr)
        return 2
    if not samples:
        print(f"fit.py: {given.file} holds no samples: --games must play some", file=sys.stderr)
        return 2
    if len({result for result, _ in samples}) < 2:
        print("fit.py: all games have one result; nothing can be learnt", file=sys.stderr)
        return 2
    report(samples, given.trust)
    return 0


if __name__ == "__main__":
    sys.exit(main())
