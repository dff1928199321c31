"""Plays a game in the real XBoard with the mouse: play_xboard.py ENGINE VARIANT MOVES [PICTURE]

The user has White and makes MOVES moves on a virtual screen; the engine answers. The user knows no
rules: he lifts his men until the engine marks targets, and clicks a victim or a target at random.
Fails when a click is misunderstood, a move is refused, no answer comes, or XBoard's last position
is not the one that the moves lead to. PICTURE: where to save a screenshot of the end.
"""

import random
import re
import subprocess
import sys
import tempfile
import time

from board import Board, spread
from screen import Screen

TIMEOUT = 80  # seconds for all
FEWEST_MOVES = 3  # a game that ends sooner shows nothing


class GameOver(Exception):
    """The engine tells a result."""


class Game:
    def __init__(self, screen: Screen, engine: str, variant: str, folder: str) -> None:
        self.deadline = time.monotonic() + TIMEOUT
        self.screen = screen
        self.log_path = folder + "/log"
        self.read = 0  # lines of the log that have been looked at
        self.positions = folder + "/positions.fen"
        command = f"{engine} --debug-log-file {self.log_path}"
        self.xboard = subprocess.Popen(
            ["xboard", "-fcp", command, "-variant", variant, "-searchDepth", "2", "-tc", "60",
             "-ponderNextMove", "false", "-savePositionFile", self.positions,
             "-soundProgram", "true", "-size", "49",
             "-saveSettingsOnExit", "false"],
            env={**screen.environment, "PATH": screen.environment["PATH"] + ":/usr/games"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.board = Board(self.next_line("< setup "))
        self.next_line("< pong ")
        self.width, self.height = self.screen.window_size("xboard: Refskak", self.deadline)
        time.sleep(1)  # the window takes its last size

    def next_line(self, *starts: str, within: float = TIMEOUT) -> str:
        """The next line of the engine's log with one of these beginnings."""
        end = min(self.deadline, time.monotonic() + within)
        while time.monotonic() < end:
            for line in self.lines()[self.read:]:
                self.read += 1
                assert not re.match(r"< (Illegal|Error)", line), \
                    f"XBoard and the engine disagree: {line}"
                if re.match(r"< (1-0|0-1|1/2)", line):
                    raise GameOver(line)
                if line.startswith("< setboard "):
                    self.board.set(line.split()[2])
                if line.startswith(starts):
                    return line
            time.sleep(0.05)
        raise TimeoutError(f"the game does not go on: no line {' or '.join(starts)}")

    def lines(self) -> list[str]:
        try:
            with open(self.log_path, encoding="utf-8") as log:
                return log.read().split("\n")[:-1]
        except FileNotFoundError:
            return []

    def click(self, square: str) -> None:
        # The board stands at the bottom left of the window, 2 pixels from the edges.
        side = round((self.height - 88) / self.board.ranks)
        file, rank = self.board.place(square)
        self.screen.click(2 + side * file + side // 2, self.height - 2 - side * rank - side // 2)

    def insist(self, square: str, start: str) -> str:
        """Clicks until it is heard: XBoard is deaf while it moves a man."""
        while True:
            self.click(square)
            try:
                return self.next_line(start, within=5)
            except TimeoutError:
                if time.monotonic() > self.deadline:
                    raise

    def lift(self, square: str) -> dict[str, str]:
        """Clicks a man; what the engine then marks."""
        lifted = self.insist(square, "> lift ").split()[2]
        assert lifted == square, f"{square} was clicked, XBoard understands {lifted}"
        return self.board.marks(self.next_line("< highlight ")[2:])

    def move(self, dice: random.Random) -> None:
        """The user's move and the engine's answer."""
        made = ""
        men = [square for square, man in self.board.men.items() if man.isupper()]
        dice.shuffle(men)
        for man in men:
            marks = self.lift(man)
            while marks:
                # To take is more of a test than to step.
                victims = [square for square, colour in marks.items() if colour == "C"]
                goal = dice.choice(sorted(victims or marks))
                if not victims:
                    made = self.insist(goal, "> usermove ").split()[2]
                    break
                marks = self.lift(goal)
            if made:
                break
        self.board.make(made)
        self.board.make(self.next_line("< move ").split()[2])
        try:
            self.next_line("< setboard ", within=0.5)  # after moves that XBoard cannot show
        except TimeoutError:
            pass

    def end(self) -> None:
        """Ends XBoard, which then saves its position: it must be ours."""
        self.xboard.terminate()
        self.xboard.wait(timeout=20)
        saved = open(self.positions, encoding="utf-8").read()
        found = re.findall(r"^(\S+/\S+) [wb] ", saved, re.M)
        assert found, f"XBoard has saved no position: {saved!r}"
        assert spread(found[-1]) == self.board.placement(), \
            f"XBoard has {found[-1]}, the moves lead to {self.board.placement()}"


def main(engine: str, variant: str, moves: str, picture: str = "") -> None:
    dice = random.Random(33)
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(folder)
        try:
            game = Game(screen, engine, variant, folder)
            made = 0
            try:
                for made in range(int(moves)):
                    game.move(dice)
            except GameOver as over:
                assert made >= FEWEST_MOVES, over
            finally:
                if picture:
                    time.sleep(1)
                    screen.photograph(picture, game.width, game.height)
            game.end()
        finally:
            screen.close()
    print(f"{made + 1} moves of {variant} played")


main(*sys.argv[1:])
