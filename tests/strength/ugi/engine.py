"""An engine process that speaks UGI: lines in, lines out, and how long it took to answer."""

import os
import select
import shlex
import subprocess
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Player:
    """An engine as it takes part in a match: its name, command line and options."""

    name: str
    command: str
    options: tuple[tuple[str, str], ...] = ()


class EngineFault(Exception):
    """The engine has ended, is silent, or answers what the protocol does not allow."""

    def __init__(self, player: Player, what: str) -> None:
        super().__init__(f"{player.name} {what}")
        self.player = player


class Engine:
    """One running process. Every wait is bounded by `patience` seconds."""

    def __init__(self, player: Player, patience: float) -> None:
        self.player = player
        self._patience = patience
        self._buffer = b""
        try:
            words = shlex.split(player.command)
            if not words:
                raise ValueError("its command line is empty")
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        except (OSError, ValueError) as error:
            raise EngineFault(player, f"cannot be started: {error}") from error
        self.send("ugi")
        self._greeting = self._lines_until("ugiok", patience)
        for name, value in player.options:
            self.set_option(name, value)

    def send(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line.encode() + b"\n")
        except OSError as error:
            raise EngineFault(self.player, "has ended") from error

    def set_option(self, name: str, value: str) -> None:
        """Sets an option; a complaint of the engine is a fault."""
        self.send(f"setoption name {name} value {value}")
        self.send("isready")
        for line in self._lines_until("readyok", self._patience):
            if line.startswith("info string setoption"):
                raise EngineFault(self.player, "complains: " + line.removeprefix("info string "))

    def option_line(self, name: str) -> str:
        """How the engine declares an option, or an empty string."""
        start = f"option name {name} "
        return next((line for line in self._greeting if line.startswith(start)), "")

    def new_game(self) -> None:
        self.send("uginewgame")
        self.send("isready")
        self._expect("readyok")

    def begin(self, opening: str) -> None:
        """A new game from an opening. Raises ValueError when that is illegal or over."""
        self.new_game()
        self.set_position(opening, [])
        if self.ask("gameover") != ["false"]:
            raise ValueError(f"opening '{opening}': illegal or over in this game")

    def set_position(self, position: str, moves: list[str]) -> None:
        """`position` is what stands behind the word in UGI: `startpos`, `fen F`, perhaps moves."""
        if moves:
            joint = " " if " moves " in f" {position} " else " moves "
            position += joint + " ".join(moves)
        self.send(f"position {position}")

    def ask(self, *questions: str) -> list[str]:
        """Sends `query`s together, so that they cost one wait, and returns the answers."""
        self.send("\n".join(f"query {question}" for question in questions))
        return [self._expect("response ").removeprefix("response ") for _ in questions]

    def legal_moves(self) -> list[str]:
        """Refskak's own command `moves`; UGI itself has none."""
        self.send("moves\nisready")
        for line in self._lines_until("readyok", self._patience):
            if line.split()[:1] == ["moves"]:
                return line.split()[1:]
        raise EngineFault(self.player, "does not know the command 'moves'")

    def terms(self) -> dict[str, float]:
        """What Refskak's own command `eval` says of the position, White's view, with `total`."""
        self.send("eval\nisready")
        terms = {}
        for line in self._lines_until("readyok", self._patience):
            name, _, value = line.rpartition(" ")
            if name and not line.startswith("info "):
                terms[name] = float(value)
        if "total" not in terms:
            raise EngineFault(self.player, "does not know the command 'eval'")
        return terms

    def think(self, go: str, patience: float) -> tuple[str, float, str]:
        """Sends `go ...`. Returns the move, the milliseconds it took, and the last info line."""
        start = time.monotonic()
        self.send(go)
        info = ""
        for line in self._lines_until("bestmove", patience):
            if line.startswith("info ") and " score " in line:
                info = line
        milliseconds = (self._heard - start) * 1000
        words = self._last.split()
        if len(words) < 2:
            raise EngineFault(self.player, f"answers '{self._last}'")
        return words[1], milliseconds, info

    def close(self) -> None:
        """Asks the process to end, and ends it if it does not."""
        try:
            self.send("quit")
            self._process.wait(2)
        except (EngineFault, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()

    def _expect(self, start: str) -> str:
        for _ in self._lines_until(start, self._patience):
            pass
        return self._last

    def _lines_until(self, start: str, patience: float) -> list[str]:
        """Reads to a line that starts so; it is kept in `_last`, the time it came in `_heard`."""
        lines: list[str] = []
        deadline = time.monotonic() + patience
        while True:
            line = self._read_line(deadline, start)
            if line.startswith(start):
                self._last = line
                return lines
            lines.append(line)

    def _read_line(self, deadline: float, awaited: str) -> str:
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        while b"\n" not in self._buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([pipe], [], [], left)[0]:
                raise EngineFault(self.player, f"gives no '{awaited.strip()}' in time")
            self._heard = time.monotonic()
            block = os.read(pipe, 65536)
            if not block:
                raise EngineFault(self.player, "has ended")
            self._buffer += block
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line.decode(errors="replace").strip()
