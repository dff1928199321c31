"""Plays a match between two engines that speak UGI, and says which is stronger and how surely.

    match.py "build/refskak" "old/refskak" --variant tablut --variant gasetavl \\
        --limit nodes=10000 --openings tests/strength/openings --games 400 --sprt 0 20

Games come in pairs: the same opening, sides swapped. The exit status is 0 when every game ended by
the rules, 1 when one did not (illegal move, time, no answer, disagreement), 2 for a faulty call.
"""

import argparse
import collections
import json
import math
import pathlib
import sys
from typing import TextIO

from ugi.arguments import amount, whole
from ugi.engine import EngineFault, Player
from ugi.limit import FORM, Limit, read_limit
from ugi.runner import Conditions, Pair, run
from ugi.score import Sprt, Tally, elo


def option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"'{text}': expected NAME=VALUE")
    return name, value


def limit(text: str) -> Limit:
    try:
        return read_limit(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("engines", nargs=2, metavar="COMMAND", help="command line of an engine (A, then B)")
    add("--names", nargs=2, default=["A", "B"], metavar="NAME", help="what to call them")
    add("--variant", action="append", metavar="TEXT",
        help="value of UCI_Variant; several are played in turn (default: the engines' own)")
    add("--games", type=whole(1), default=100, help="at most so many, rounded up to pairs (100)")
    add("--limit", type=limit, default=limit("movetime=100"), help=f"{FORM}; movetime=100")
    add("--limit-a", type=limit, metavar="LIMIT", help="another limit for A")
    add("--limit-b", type=limit, metavar="LIMIT", help="another limit for B")
    add("--option", type=option, action="append", default=[], metavar="NAME=VALUE",
        help="an option of both engines")
    add("--option-a", type=option, action="append", default=[], metavar="NAME=VALUE")
    add("--option-b", type=option, action="append", default=[], metavar="NAME=VALUE")
    add("--openings", type=pathlib.Path, metavar="PATH",
        help="a file of openings, or a folder with a file PRESET.txt a variant")
    add("--random-plies", type=whole(0), default=4, metavar="N",
        help="without --openings: random legal plies before each pair (4)")
    add("--seed", type=int, default=1, help="of random plies and of the openings' order (1)")
    add("--concurrency", type=whole(1), default=1, metavar="N", help="pairs played at a time (1)")
    add("--sprt", nargs=2, type=float, metavar=("ELO0", "ELO1"),
        help="end as soon as A is surely (5 %% error) at most ELO0 or at least ELO1 stronger")
    add("--tolerance", type=amount, default=100, metavar="MS", help="time overrun forgiven (100)")
    add("--longest", type=whole(1), default=1000, metavar="PLIES", help="then a draw (1000)")
    add("--record", type=argparse.FileType("w"), metavar="FILE", help="a line of JSON a game")
    given = parser.parse_args()
    if given.names[0] == given.names[1]:
        parser.error("--names: expected two different names")
    if given.sprt and not given.sprt[0] < given.sprt[1]:
        parser.error("--sprt: expected ELO0 below ELO1")
    return given


class Match:
    """Collects results and reports them."""

    def __init__(self, names: list[str], sprt: Sprt | None, record: TextIO | None) -> None:
        self.total = Tally()
        self.faults = 0
        self.verdict: str | None = None
        self._names = names
        self._sprt = sprt
        self._record = record
        self._variants: dict[str, Tally] = collections.defaultdict(Tally)
        self._results: dict[str, collections.Counter[str]] = collections.defaultdict(
            collections.Counter)
        self._reasons: collections.Counter[str] = collections.Counter()

    def on_pair(self, pair: Pair) -> bool:
        self.total.add_pair(pair.scores())
        self._variants[pair.variant].add_pair(pair.scores())
        for i, game in enumerate(pair.games):
            self._results[pair.variant][game.result] += 1
            self._reasons[game.reason] += 1
            self._write_record(pair, i)
            if game.faulty:
                self.faults += 1
                print(f"game {2 * pair.number + i + 1}: {game.reason}: {game.detail}",
                      file=sys.stderr)
        if len(self.total.pairs) % 10 == 0:
            print(self.line("so far", self.total), flush=True)
        self.verdict = self._sprt.verdict(self.total) if self._sprt else None
        return self.verdict is None

    def _write_record(self, pair: Pair, i: int) -> None:
        if self._record is None:
            return
        game = pair.games[i]
        players = self._names if i == 0 else self._names[::-1]
        fields = {"game": 2 * pair.number + i + 1, "variant": pair.variant, "p1": players[0],
                  "p2": players[1], "opening": game.opening, "moves": " ".join(game.moves),
                  "result": game.result, "reason": game.reason, "detail": game.detail,
                  "scores": game.scores, "slowest_ms": round(game.slowest, 1)}
        self._record.write(json.dumps(fields) + "\n")
        self._record.flush()

    def line(self, what: str, tally: Tally) -> str:
        score, error = tally.score, tally.error()
        low, high = elo(score - error), elo(score + error)
        text = (f"{what}: {tally.games} games +{tally.wins} ={tally.draws} -{tally.losses}, "
                f"score {score:.1%} ± {error:.1%}, Elo {elo(score):+.0f} "
                f"[{low:+.0f}, {high:+.0f}]")
        if self._sprt and tally is self.total:
            lower, upper = self._sprt.bounds
            text += f", LLR {self._sprt.ratio(tally):.2f} [{lower:.2f}, {upper:.2f}]"
        return text

    def summary(self) -> list[str]:
        lines = []
        for variant, tally in self._variants.items():
            counts = self._results[variant]
            lines.append(self.line(variant or "default", tally) +
                         f"; p1 won {counts['p1win']}, p2 {counts['p2win']}, "
                         f"drawn {counts['draw']}")
        lines.append("ends: " + ", ".join(f"{r} {n}" for r, n in self._reasons.most_common()))
        lines.append(self.line(f"{self._names[0]} against {self._names[1]}", self.total))
        if self.verdict:
            lines.append(f"SPRT: {self.verdict} is accepted")
        return lines


def main() -> int:
    given = arguments()
    players = tuple(
        Player(name, command, tuple(given.option + own)) for name, command, own in
        zip(given.names, given.engines, (given.option_a, given.option_b)))
    conditions = Conditions(
        players=(players[0], players[1]),
        limits=(given.limit_a or given.limit, given.limit_b or given.limit),
        variants=tuple(given.variant or [""]), openings=given.openings,
        random_plies=given.random_plies, seed=given.seed, tolerance=given.tolerance,
        longest=given.longest, patience=60)
    match = Match(given.names, Sprt(*given.sprt) if given.sprt else None, given.record)
    try:
        run(conditions, math.ceil(given.games / 2), given.concurrency, match.on_pair)
    except (EngineFault, ValueError) as fault:
        print(f"match.py: {fault}", file=sys.stderr)
        return 2
    print("\n".join(match.summary()))
    return 1 if match.faults else 0


if __name__ == "__main__":
    sys.exit(main())
