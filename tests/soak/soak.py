"""Plays many short games of the engine against itself and checks every move by a second process.

    nice python3 tests/soak/soak.py build/refskak soak-games --games 3000

Game after game takes the next preset, on one and on two threads, with 10 or 20 ms a move or with a
clock, from a random opening. The referee is another process of the engine, which never searches: it
knows the rules only. Every game is a line in soak-games/games.tsv; a run goes on where the last one
stopped. `--report` only tells what has been played. The exit status is 1 if anything went wrong, 2 if
nothing could be played or told.
"""

import argparse
import os
import pathlib
import random
import shutil
import statistics
import sys
import time

for folder in ("protocol", "strength"):
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / folder))
from peer import Peer  # noqa: E402
from ugi.arguments import whole  # noqa: E402

# Plies; a game that is still going on then is left. Halatafl may take 600: men that leap back over
# their own are no progress, and each side saves the steps ahead that are.
LONGEST = 1000
OPENING = 6  # plies at random
CLOCK, INCREMENT = 1000, 20  # milliseconds
COLUMNS = ("game", "variant", "threads", "limit", "plies", "result", "late_ms", "cpu_late_ms", "memory_kib", "fault")


class Broken(Exception):
    """What the engine must never do."""


class Referee:
    def __init__(self, engine):
        self.peer = Peer(engine, "--hash", "1")

    def ask(self, *commands):
        self.peer.send(*commands)
        return self.peer.ready()

    def begin(self, variant):
        self.ask(f"variant {variant}")

    def moves(self):
        return self.ask("moves")[0].split()[1:]

    def status(self):
        return self.ask("status")[0].removeprefix("status ")

    def play(self, move):
        if complaints := self.ask(f"move {move}"):
            raise Broken(f"the referee refuses {move}: {complaints}")

    def side(self):
        return next(word for word in self.ask("fen")[0].split() if word in "wb")


class Game:
    """One game. `late` is how far a move went beyond its time as a GUI measures it. On a machine that
    has other work too that is no fault of the engine's, unless it has computed all the while:
    `cpu_late` is how far a move went beyond its time by what the processors did for it."""

    def __init__(self, player, referee, number, variants):
        self.player, self.referee = player, referee
        self.random = random.Random(number)
        self.number = number
        self.variant = variants[number % len(variants)]
        self.threads = 1 + number // len(variants) % 2
        self.limit = ("movetime 10", "movetime 20", "clock")[number // (2 * len(variants)) % 3]
        self.clocks = {"w": CLOCK, "b": CLOCK}
        self.moves = []
        self.late = self.cpu_late = -CLOCK

    def play(self):
        self.referee.begin(self.variant)
        self.player.send(f"variant {self.variant}", f"setoption name Threads value {self.threads}", "ucinewgame")
        self.player.ready()
        while len(self.moves) < LONGEST:
            status = self.referee.status()
            if status != "ongoing":
                return status
            legal = self.referee.moves()
            move = self.random.choice(legal) if len(self.moves) < OPENING else self.think(legal)
            self.referee.play(move)
            self.moves.append(move)
        return "unfinished"

    def think(self, legal):
        side = self.referee.side()
        limit, allowed = self.limit, None
        if limit == "clock":
            limit = f"wtime {self.clocks['w']} btime {self.clocks['b']} winc {INCREMENT} binc {INCREMENT}"
            allowed = self.clocks[side]
        else:
            allowed = int(limit.split()[1])
        start, computed = time.monotonic(), processor_time(self.player)
        self.player.send(f"position startpos moves {' '.join(self.moves)}", f"go {limit}")
        lines = self.player.until("bestmove ")
        used = round((time.monotonic() - start) * 1000)
        self.late = max(self.late, used - allowed)
        computed = (processor_time(self.player) - computed) / self.threads
        self.cpu_late = max(self.cpu_late, round(computed) - allowed)
        self.clocks[side] = max(1, self.clocks[side] - used) + INCREMENT
        return self.check(lines, legal)

    def check(self, lines, legal):
        words = lines[-1].split()
        if words[1] not in legal:
            raise Broken(f"illegal {lines[-1]}")
        for line in lines[:-1]:
            if not line.startswith("info ") or line.startswith("info string"):
                raise Broken(f"said {line}")
            if " pv " in line and line.split(" pv ")[1].split()[0] not in legal:
                raise Broken(f"illegal line {line}")
        return words[1]


def processor_time(peer):
    """Milliseconds that all its threads have had so far; known to ten."""
    fields = pathlib.Path(f"/proc/{peer.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def memory(peer):
    for line in pathlib.Path(f"/proc/{peer.process.pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def whole_lines(path):
    """The text up to the last line's end: a run that was killed may have left a piece of one."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return text[:text.rfind("\n") + 1]


def read(path):
    rows = [line.split("\t") for line in whole_lines(path).splitlines()[1:]]
    if any(len(row) != len(COLUMNS) for row in rows):
        raise ValueError(f"{path}: expected lines of {len(COLUMNS)} columns, as this program writes them")
    return [dict(zip(COLUMNS, row)) for row in rows]


def new_player(engine):
    return Peer(engine, "--hash", "16")


def soak(engine, folder, games):
    path = folder / "games.tsv"
    folder.mkdir(parents=True, exist_ok=True)
    done = len(read(path))
    text = whole_lines(path) or "\t".join(COLUMNS) + "\n"
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    player, referee = new_player(engine), Referee(engine)
    referee.peer.send("variants")
    variants = [line.split()[0] for line in referee.peer.ready()]
    with path.open("a", encoding="utf-8") as log:
        for number in range(done, games):
            game, fault, result = Game(player, referee, number, variants), "", "broken"
            try:
                result = game.play()
            except (Broken, AssertionError, OSError) as error:
                fault = f"{error} after {' '.join(game.moves)}".replace("\t", " ").replace("\n", " ")
            used = memory(player) if player.process.poll() is None else 0
            row = (number, game.variant, game.threads, game.limit, len(game.moves), result, game.late, game.cpu_late, used, fault)
            log.write("\t".join(map(str, row)) + "\n")
            log.flush()
            if fault:
                player.process.kill()
                referee.peer.process.kill()
                player, referee = new_player(engine), Referee(engine)
        player.end()
        referee.peer.end()


def report(folder):
    games = read(folder / "games.tsv")
    if not games:
        raise ValueError(f"{folder}: no games were written down there")
    faults = [game for game in games if game["fault"]]
    clocks = [game for game in games if game["limit"] == "clock"]
    lost = [game for game in clocks if int(game["late_ms"]) > 0]
    guilty = [game for game in lost if int(game["cpu_late_ms"]) > 0]
    timed = [int(game["cpu_late_ms"]) for game in games if game["limit"] != "clock"]
    used = [int(game["memory_kib"]) for game in games if not game["fault"]]
    results = {}
    for game in games:
        results[game["result"].split()[0]] = results.get(game["result"].split()[0], 0) + 1
    print(f"{len(games)} games, {sum(int(game['plies']) for game in games)} plies; {results}")
    print(f"faults: {len(faults)}")
    print(f"games lost on the clock: {len(lost)} of {len(clocks)}, {len(guilty)} of them by computing too long")
    if timed:
        print(f"most milliseconds computed over a fixed time: median {statistics.median(timed)}, worst {max(timed)}")
    if len(used) >= 200:
        print(f"memory in KiB, median: games 100 to 200 {statistics.median(used[100:200])}, last 100 {statistics.median(used[-100:])}")
    for game in faults + guilty:
        print("\t".join(game.values()))
    return 1 if faults or guilty else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("folder", type=pathlib.Path, help="where the games are written down")
    parser.add_argument("--games", type=whole(1), default=3000, help="how many there shall be in all (3000)")
    parser.add_argument("--report", action="store_true", help="play nothing")
    arguments = parser.parse_args()
    try:
        if not arguments.report:
            if shutil.which(arguments.engine) is None:
                parser.error(f"engine '{arguments.engine}' cannot be run")
            soak(arguments.engine, arguments.folder, arguments.games)
        return report(arguments.folder)
    except BrokenPipeError:
        print("soak.py: engine has ended", file=sys.stderr)
        return 2
    except (AssertionError, OSError, ValueError) as fault:
        print(f"soak.py: {fault}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
