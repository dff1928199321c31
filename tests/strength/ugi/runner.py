"""Runs the pairs of a match, several at a time, and hands on each result as it comes."""

import pathlib
import queue
import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .book import openings_of, random_opening, shuffled
from .engine import Engine, EngineFault, Player
from .game import Game, play
from .limit import Limit


@dataclass(frozen=True)
class Conditions:
    """What a match is played under. `limits` and `players`: the first engine's, the second's."""

    players: tuple[Player, Player]
    limits: tuple[Limit, Limit]
    variants: tuple[str, ...]  # "" where the engine's own default is played
    openings: pathlib.Path | None
    random_plies: int
    seed: int
    tolerance: float  # milliseconds
    longest: int      # plies; a longer game is adjudicated a draw
    patience: float   # seconds


@dataclass(frozen=True)
class Pair:
    """Two games from one opening. In the first game the first engine is player 1."""

    number: int
    variant: str
    games: tuple[Game, Game]

    def scores(self) -> list[float]:
        """The first engine's, without void games."""
        won = {"p1win": (1.0, 0.0), "p2win": (0.0, 1.0), "draw": (0.5, 0.5)}
        return [won[game.result][i] for i, game in enumerate(self.games) if game.result in won]


class Table:
    """Two engines that face each other, started again when one has failed."""

    def __init__(self, conditions: Conditions) -> None:
        self._conditions = conditions
        self._engines: list[Engine] = []
        self._variant = ""

    def play_pair(self, number: int, variant: str, opening: str | None) -> Pair:
        self._sit_down(variant)
        c = self._conditions
        if opening is None:
            dice = random.Random(f"{c.seed} {number}")
            opening = random_opening(self._engines[0], c.random_plies, dice)
        games = []
        for swapped in (False, True):
            self._sit_down(variant)
            engines, limits = self._engines[:], list(c.limits)
            if swapped:
                engines.reverse()
                limits.reverse()
            games.append(play(engines, limits, opening, c.tolerance, c.longest))
            if games[-1].reason == "no answer":
                self.close()
        return Pair(number, variant, (games[0], games[1]))

    def close(self) -> None:
        for engine in self._engines:
            engine.close()
        self._engines = []

    def _sit_down(self, variant: str) -> None:
        if not self._engines:
            self._engines = [Engine(p, self._conditions.patience) for p in self._conditions.players]
            self._variant = ""
        if variant != self._variant:
            for engine in self._engines:
                engine.set_option("UCI_Variant", variant)
            self._variant = variant


def run(conditions: Conditions, pairs: int, concurrency: int,
        on_pair: Callable[[Pair], bool]) -> None:
    """Plays up to `pairs` pairs, the variants in turn. `on_pair` hears of each, one at a time, and
    returns False to end the match. Raises EngineFault or ValueError when no game can be played."""
    todo = _schedule(conditions, pairs)
    lock, results = threading.Lock(), queue.Queue[Pair | Exception | None]()
    ended = threading.Event()

    def work() -> None:
        table = Table(conditions)
        try:
            while not ended.is_set():
                with lock:
                    task = next(todo, None)
                if task is None:
                    break
                results.put(table.play_pair(*task))
        except (EngineFault, ValueError) as fault:
            results.put(fault)
        finally:
            table.close()
            results.put(None)

    workers = [threading.Thread(target=work) for _ in range(concurrency)]
    for worker in workers:
        worker.start()
    try:
        _collect(results, concurrency, on_pair, ended)
    finally:
        ended.set()
        for worker in workers:
            worker.join()


def _schedule(c: Conditions, pairs: int) -> Iterator[tuple[int, str, str | None]]:
    """(number, variant, opening), an opening None being random plies."""
    books = {}
    if c.openings is not None:
        books = {v: shuffled(openings_of(c.openings, v), c.seed) for v in c.variants}
    return ((number, variant, next(books[variant]) if books else None)
            for number in range(pairs)
            for variant in [c.variants[number % len(c.variants)]])


def _collect(results: "queue.Queue[Pair | Exception | None]", workers: int,
             on_pair: Callable[[Pair], bool], ended: threading.Event) -> None:
    fault: Exception | None = None
    while workers:
        result = results.get()
        if result is None:
            workers -= 1
        elif isinstance(result, Exception):
            fault = fault or result
            ended.set()
        elif not on_pair(result):
            ended.set()
    if fault is not None:
        raise fault
