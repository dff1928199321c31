"""Makes first inputs for the fuzzers from transcripts and tables: seeds.py SOURCE TARGET_DIRECTORY"""

import pathlib
import shlex
import sys


def session(lines):
    """What a transcript sends, behind the protocol that its command line names."""
    arguments = shlex.split(next((line[2:] for line in lines if line.startswith("! ")), ""))
    protocol = arguments[arguments.index("--protocol") + 1] if "--protocol" in arguments else ""
    sent = [line[2:] for line in lines if line.startswith("> ")]
    if "--variant" in arguments:
        sent.insert(0, "variant " + arguments[arguments.index("--variant") + 1])
    return "\n".join([protocol, *sent])


def files(lines):
    """The files that a transcript loads from its own lines."""
    found, end = [], None
    for line in (line[2:] for line in lines if line.startswith("> ")):
        if end is not None and line == end:
            end = None
        elif end is not None:
            found[-1] += line + "\n"
        elif line.startswith("load <<"):
            end = line.removeprefix("load <<")
            found.append("")
    return found


def rows(path):
    return [line.split("\t") for line in path.read_text().splitlines() if line and not line.startswith("#")]


def main(source, target):
    source, target = pathlib.Path(source), pathlib.Path(target)
    seeds = {"session": set(), "file": set(), "fen": set(), "move": set(), "variant": set()}
    for path in source.glob("protocol-spec/transcripts/*.txt"):
        lines = path.read_text().splitlines()
        seeds["session"].add(session(lines))
        seeds["file"].update(files(lines))
    for row in rows(source / "tests/data/perft.tsv"):
        seeds["variant"].add(row[0])
    for row in rows(source / "tests/data/positions.tsv"):
        variant, fen, moves = row[0], row[1], row[3] if len(row) > 3 else ""
        seeds["fen"].add(f"{variant}\n{fen}")
        seeds["variant"].add(f"{variant} fen={fen}")
        seeds["move"].add(f"{variant} fen={fen}\n{moves[:400]}")
    for name, texts in seeds.items():
        folder = target / name
        folder.mkdir(parents=True, exist_ok=True)
        for number, text in enumerate(sorted(texts)):
            (folder / f"seed-{number}").write_text(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
