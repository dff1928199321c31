"""Plays every game of a file of variants against itself: play_variants.py ENGINE FILE

Both sides search a few thousand nodes a move. Fails when the engine refuses its own move, tells no
move although the game goes on, or gives a start position that is over at once.
"""

import subprocess
import sys

from instrumented import often

NODES = often(1500)
MOST_PLIES = 120


class Engine:
    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command, start):
        """Sends a command and returns the first answer that begins with `start`."""
        print(command, file=self.process.stdin, flush=True)
        seen = []
        for line in self.process.stdout:
            if line.startswith(start):
                return line.rstrip()[len(start):].strip()
            seen.append(line.rstrip())
            if "info string" in line and not start.startswith("info string"):
                break
        sys.exit(f"{command!r}: expected {start!r}, the engine said {seen}")


def play(engine, name):
    engine.ask(f"variant {name}", "info string variant")
    moves = []
    while len(moves) < MOST_PLIES:
        engine.process.stdin.write("position startpos" + (" moves " + " ".join(moves) if moves else "") + "\n")
        status = engine.ask("status", "status")
        if status != "ongoing":
            break
        best = engine.ask(f"go nodes {NODES}", "bestmove").split()[0]
        if best == "(none)":
            sys.exit(f"{name}: no move in a game that goes on, after {moves}")
        moves.append(best)
    if not moves:
        sys.exit(f"{name}: over at the start: {status}")
    print(f"{name}: {status} after {len(moves)} plies")


def main(path, file):
    engine = Engine(path)
    names = engine.ask(f"load {file}", "info string loaded").split(": ")[1].split(", ")
    for name in names:
        play(engine, name)


main(*sys.argv[1:])
