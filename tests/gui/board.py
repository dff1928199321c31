"""XBoard's board as its protocol tells of it: men by square, without any rules."""

import re


class Board:
    """Starts from the engine's `setup` line; follows moves in XBoard's two notations."""

    def __init__(self, setup: str) -> None:
        size = re.search(r" (\d+)x(\d+)\+0_fairy (\S+)", setup)
        if size is None:
            raise ValueError(f"no setup line: {setup}")
        self.files, self.ranks = int(size[1]), int(size[2])
        self.set(size[3])

    def square(self, file: int, rank: int) -> str:
        """Files and ranks count from 0; XBoard names ranks from 0 on boards of ten."""
        return chr(ord("a") + file) + str(rank + (0 if self.ranks == 10 else 1))

    def place(self, square: str) -> tuple[int, int]:
        return ord(square[0]) - ord("a"), int(square[1:]) - (0 if self.ranks == 10 else 1)

    def set(self, placement: str) -> None:
        self.men = self._read(placement)

    def _read(self, text: str) -> dict[str, str]:
        found = {}
        for index, rank in enumerate(text.split("/")):
            file = 0
            for token in re.findall(r"\d+|.", rank):
                if not token.isdigit() and token != "*":
                    found[self.square(file, self.ranks - 1 - index)] = token
                file += int(token) if token.isdigit() else 1
        return found

    def marks(self, highlight: str) -> dict[str, str]:
        """The squares marked by a `highlight` line, each with its colour."""
        return self._read(highlight.split()[1])

    def make(self, move: str) -> None:
        """A move as the user's clicks, `c3d3,d3e4,e4e5`, or the engine's text, `c3xd3xe4-e5`."""
        squares = re.findall(r"[a-z]\d+", move)
        man = self.men.pop(squares[0])
        for victim in squares[1:-1]:
            self.men.pop(victim, None)
        self.men[squares[-1]] = man

    def placement(self) -> str:
        """As in a FEN, each free cell written as 1."""
        return "/".join("".join(self.men.get(self.square(file, rank), "1") for file in range(self.files))
                        for rank in reversed(range(self.ranks)))


def spread(placement: str) -> str:
    """A FEN's placement with each cell that is free, or no point, written as 1."""
    return re.sub(r"\d+", lambda number: "1" * int(number[0]), placement).replace("*", "1")
