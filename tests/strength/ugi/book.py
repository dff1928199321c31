"""Where games start: lines of files, or random legal plies."""

import itertools
import pathlib
import random
from collections.abc import Iterator

from .engine import Engine


def openings_of(path: pathlib.Path, variant: str) -> list[str]:
    """The openings of a variant: a file holds one position a line, as behind UGI's `position`; a
    folder holds a file PRESET.txt for each preset. Raises ValueError when there is none."""
    file = path / f"{variant.split()[0]}.txt" if path.is_dir() else path
    if not file.is_file():
        raise ValueError(f"no openings for {variant}: {file} is no file")
    lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
    openings = [line for line in lines if line and not line.startswith("#")]
    if not openings:
        raise ValueError(f"no openings for {variant}: {file} has none")
    return openings


def shuffled(openings: list[str], seed: int) -> Iterator[str]:
    """All of them in random order, again and again."""
    order = openings[:]
    random.Random(seed).shuffle(order)
    return itertools.cycle(order)


def random_opening(engine: Engine, plies: int, dice: random.Random, tries: int = 100) -> str:
    """So many random legal plies from the start, after which the game still goes on."""
    for _ in range(tries):
        moves: list[str] = []
        engine.set_position("startpos", moves)
        while len(moves) < plies and engine.ask("gameover") == ["false"]:
            moves.append(dice.choice(engine.legal_moves()))
            engine.set_position("startpos", moves)
        if engine.ask("gameover") == ["false"]:
            return "startpos moves " + " ".join(moves) if moves else "startpos"
    raise ValueError(f"no game goes on after {plies} random plies, {tries} were tried")
