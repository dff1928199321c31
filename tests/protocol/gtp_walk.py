"""Clicks through every preset at random over GTP: gtp_walk.py ENGINE

Whatever is listed as legal must be taken, a game that is over lists nothing, and `undo` of every
click leads back to the start through the same lists.
"""

import random
import subprocess
import sys

from instrumented import often

CLICKS = often(150)


class Gtp:
    """The engine, one command at a time."""

    def __init__(self, engine: str, variant: str) -> None:
        self._process = subprocess.Popen(
            [engine, "--protocol", "gtp", "--hash", "1", "--variant", variant],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command: str) -> str:
        """The answer without its mark; a refusal is an error."""
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        lines = []
        while line := self._process.stdout.readline().rstrip("\n"):
            lines.append(line)
        if not lines or not lines[0].startswith("= "):
            raise AssertionError(f"{command}: {lines}")
        return "\n".join(lines)[2:]

    def state(self) -> str:
        return "; ".join(self.ask(f"gogui-rules_{what}") for what in (
            "board", "legal_moves", "side_to_move", "final_result"))

    def close(self) -> None:
        self.ask("quit")
        self._process.communicate(timeout=10)


def walk(gtp: Gtp, dice: random.Random) -> int:
    """Clicks on, then back. Returns the number of clicks."""
    states = [gtp.state()]
    while len(states) <= CLICKS:
        legal = gtp.ask("gogui-rules_legal_moves").split()
        over = gtp.ask("gogui-rules_final_result") != "unknown"
        assert over == (not legal), f"{legal} but {gtp.ask('gogui-rules_final_result')}"
        if over:
            break
        gtp.ask(f"play {gtp.ask('gogui-rules_side_to_move')} {dice.choice(legal)}")
        gtp.ask("gogui-rules_board_gfx")
        states.append(gtp.state())
    clicks = len(states) - 1
    while len(states) > 1:
        states.pop()
        gtp.ask("undo")
        assert gtp.state() == states[-1], f"undo leads elsewhere: {gtp.state()}"
    return clicks


def main(engine: str) -> None:
    listed = subprocess.run([engine, "variants"], capture_output=True, text=True, check=True)
    for line in listed.stdout.splitlines():
        variant = line.split()[0]
        gtp = Gtp(engine, variant)
        clicks = walk(gtp, random.Random(variant))
        print(f"{variant}: {clicks} clicks and back")
        gtp.close()


main(sys.argv[1])
