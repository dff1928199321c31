"""Solves the hunt games, fills values.tsv and writes values.md anew from it.

    python3 protocol-spec/fill_values.py build/refskak [--tables DIR] [--memory GIB] [--threads N]
        [--seconds S] [--keep] [--only WORDS] [--no-solving]

Each game gets S seconds (3600). A game that is interrupted goes on when the script runs again; what is
known of it is published at once. The games that share tables have a folder of their own in DIR (tables);
it is deleted when nothing is left to be done for them, unless --keep.
"""

import argparse
import csv
import pathlib
import re
import shutil
import signal
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
TSV = HERE / "values.tsv"
PAGE = HERE / "values.md"
COLUMNS = ["game", "geese", "start", "distance", "white", "black", "drawn", "white_w", "black_w",
           "drawn_w", "longest", "bytes", "memory", "seconds", "verified", "faults", "note"]

OUT_OF_TIME = "out of time"

STEPS = {
    "forward": "forward,forward-diagonal",
    "sideways": "forward,forward-diagonal,sideways",
    "back": "forward,forward-diagonal,sideways,backward,backward-diagonal",
}
LINES = ("orthogonal", "alquerque", "diagonal")


def grid(lines, steps):
    return [f"foxgeese geese={n} lines={lines} goose-steps={STEPS[steps]}" for n in (13, 15, 17, 19)]


def jobs(only=""):
    """Games that are solved one after the other from the same files, the fewest geese first."""
    presets = {
        ("diagonal", "forward"): ["foxgeese", "foxgeese15", "foxgeese17"],
        ("diagonal", "sideways"): ["foxgeese-sideways"],
        ("alquerque", "back"): ["alquerque-fox"],
    }
    alone = ["wolfsheep", "refskak-forward", "huhnerhof", "refskak", "foxgeese37", "gasetavl",
             "twofoxes"]
    shared = [presets.get((lines, steps), []) + grid(lines, steps) for lines in LINES for steps in STEPS]
    for job in [[preset] for preset in alone] + shared:
        if not only or any(only in game for game in job):
            yield job


class Run:
    """What one run of `refskak solve` said."""

    LINE = re.compile(r"geese (\d+) sets \d+ fox-to-move white (\d+) black (\d+) drawn (\d+) "
                      r"geese-to-move white (\d+) black (\d+) drawn (\d+)(?: longest (\d+))? "
                      r"bytes (\d+)(?: memory (\d+) seconds ([\d.]+))?")

    def __init__(self, command, seconds):
        self.rows, self.start, self.distance, self.faults, self.verified = {}, "", "", {}, {}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            out, errors = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGINT)
            out, errors = process.communicate()
        self.note = errors.strip().removeprefix("refskak: ")
        for line in out.splitlines():
            self.read(line)

    def read(self, line):
        if line.startswith("interrupted"):
            self.note = OUT_OF_TIME
        elif found := self.LINE.match(line):
            self.rows[int(found[1])] = found.groups()
        elif line.startswith("start "):
            words = line.split()
            self.start, self.distance = words[1], words[3] if len(words) > 3 else ""
        elif found := re.match(r"verified (\d+) geese: (\d+) of (\d+) positions, faults (\d+)", line):
            self.verified[int(found[1])] = f"{found[2]}/{found[3]}"
            self.faults[int(found[1])] = found[4]


def read_tsv():
    if not TSV.exists():
        return {}
    with TSV.open(newline="") as file:
        return {row["game"]: row for row in csv.DictReader(file, delimiter="\t")}


def write_tsv(rows):
    with TSV.open("w", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, delimiter="\t", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows.values())


def publish(rows, game, run):
    """Puts the greatest goose number of a run into the table; keeps what an earlier run measured."""
    if not run.rows:
        return
    geese = max(run.rows)
    old = rows.get(game, {})
    if old and int(old["geese"]) > geese:
        return
    same = old if old and int(old["geese"]) == geese else {}
    _, *counts, longest, size, memory, seconds = run.rows[geese]
    row = dict(zip(COLUMNS[4:10], counts))
    row.update(game=game, geese=str(geese), start=run.start, distance=run.distance, longest=longest or "",
               bytes=size, memory=memory or same.get("memory", ""),
               seconds=seconds or same.get("seconds", ""),
               verified=same.get("verified", ""), faults=same.get("faults", ""),
               note="" if run.start else run.note or same.get("note", ""))
    rows[game] = row
    write_tsv(rows)


def share(row, columns):
    counts = [int(row[column]) for column in columns]
    return " / ".join(f"{100 * count / sum(counts):.1f}" for count in counts)


def page_row(row):
    start = {"white": "geese", "black": "fox", "draw": "draw"}.get(row["start"], "open")
    if row["distance"]:
        start += f", {row['distance']}"
    gibibytes = f"{int(row['memory']) / 2**30:.1f}" if row["memory"] else ""
    verified = ""
    if row["verified"]:
        done, whole = map(int, row["verified"].split("/"))
        verified = f"{100 * done / whole:.3g} %, {row['faults']} faults"
    cells = [f"`{row['game']}`", row["geese"], start, share(row, COLUMNS[4:7]),
             share(row, COLUMNS[7:10]), row["longest"], f"{int(row['bytes']) / 2**20:.1f}", gibibytes,
             row["seconds"], verified, row["note"]]
    return "| " + " | ".join(map(str, cells)) + " |"


def write_page(rows):
    begin, end = "<!-- values.tsv from here on -->\n", "<!-- to here -->\n"
    text = PAGE.read_text()
    head, rest = text.split(begin)
    tail = rest.split(end)[1]
    order = [game for job in jobs() for game in job]
    known = sorted(rows.values(), key=lambda row: order.index(row["game"]) if row["game"] in order else 999)
    table = ["| game | geese | start | fox to move | geese to move | longest | MiB | GiB | seconds | "
             "verified | why not further |", "|" + " --- |" * 11] + [page_row(row) for row in known]
    PAGE.write_text(head + begin + "\n" + "\n".join(table) + "\n\n" + end + tail)


class Filler:
    """Runs the jobs and publishes what is known after each run."""

    def __init__(self, options):
        self.options = options
        self.rows = read_tsv()

    def tables(self, job):
        return self.options.tables / job[0].replace(" ", "_")

    def solve(self, game, tables, *more, seconds=None):
        command = [self.options.engine, "solve", *game.split(), "--tables", str(tables), *more]
        for name in ("memory", "threads"):
            if getattr(self.options, name):
                command += [f"--{name}", str(getattr(self.options, name))]
        print(" ".join(command), file=sys.stderr, flush=True)
        return Run(command, seconds)

    def climb(self, job):
        """Solves game after game until one is out of reach; returns those that were tried."""
        for i, game in enumerate(job):
            run = self.solve(game, self.tables(job), seconds=self.options.seconds)
            publish(self.rows, game, run)
            write_page(self.rows)
            if not run.start:
                return job[:i + 1]
        return job

    def verify(self, job):
        """One run for all games of a job: they have their tables in common."""
        games = [game for game in job if game in self.rows]
        if all(self.rows[game]["verified"] for game in games):
            return
        most = max(games, key=lambda game: int(self.rows[game]["geese"]))
        run = self.solve(most, self.tables(job), "--geese", self.rows[most]["geese"], "--verify")
        for game in games:
            row = self.rows[game]
            geese = int(row["geese"])
            row["verified"] = run.verified.get(geese, row["verified"])
            row["faults"] = run.faults.get(geese, row["faults"])
        write_tsv(self.rows)
        write_page(self.rows)

    def settled(self, game):
        """Whether its start is known and verified."""
        return game in self.rows and self.rows[game]["start"] and self.rows[game]["verified"]

    def run(self, job):
        if all(self.settled(game) for game in job):
            return
        tried = self.climb(job)
        if any(game not in self.rows or self.rows[game]["note"] == OUT_OF_TIME for game in tried):
            return  # there is more to be solved
        self.verify(job)
        if not self.options.keep:
            shutil.rmtree(self.tables(job))


def whole(text):
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}': expected a number of at least 1")
    return int(text)


def span(text):
    try:
        value = float(text)
    except ValueError:
        value = 0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"'{text}': expected a number of seconds above 0")
    return value


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--tables", default="tables", type=pathlib.Path)
    parser.add_argument("--memory", type=whole)
    parser.add_argument("--threads", type=whole)
    parser.add_argument("--seconds", type=span, default=3600)
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--only", default="", help="only games whose name holds these words")
    parser.add_argument("--no-solving", action="store_true", help="only writes the page anew")
    options = parser.parse_args()
    if shutil.which(options.engine) is None:
        parser.error(f"engine '{options.engine}' cannot be run")
    if not any(jobs(options.only)):
        parser.error(f"--only: no game's name holds '{options.only}'")
    filler = Filler(options)
    for job in [] if options.no_solving else jobs(options.only):
        filler.run(job)
    write_page(filler.rows)


if __name__ == "__main__":
    main()
