"""Runs a transcript against the engine: run_transcript.py ENGINE TRANSCRIPT

A transcript is a session as a person sees it. Lines that start with "> " are sent; the others are
the answers expected, in order. "..." stands for any lines, also none. Within a line, <...> stands
for any text without line end. Blanks at the end of a line do not matter. Lines that start with "# "
are remarks. A first line "! ARGUMENTS" gives the engine's command line.
"""

import re
import shlex
import subprocess
import sys

TIMEOUT = 300  # seconds: sanitizers and busy machines are slow


def pattern(line):
    return ".*".join(re.escape(part) for part in re.split(r"<[^<>]*>", line)) + "$"


def matches(expected, actual):
    """Whether the actual lines fit the expected ones, "..." being any number of lines."""
    reachable = {0}
    for line in expected:
        if line == "...":
            reachable = set(range(min(reachable), len(actual) + 1))
        else:
            reachable = {i + 1 for i in reachable if i < len(actual) and re.match(pattern(line), actual[i])}
        if not reachable:
            return False
    return len(actual) in reachable


def main(engine, path):
    arguments, sent, expected = [], [], []
    for line in open(path, encoding="utf-8").read().splitlines():
        if line.startswith("! "):
            arguments = shlex.split(line[2:])
        elif line.startswith("> "):
            sent.append(line[2:])
        elif not line.startswith("# "):
            expected.append(line.rstrip())
    text = "".join(line + "\n" for line in sent)
    done = subprocess.run([engine, *arguments], input=text, capture_output=True, text=True, timeout=TIMEOUT)
    actual = [line.rstrip() for line in done.stdout.splitlines()]
    if done.returncode != 0 or not matches(expected, actual):
        print(f"{path}: the answers differ (exit status {done.returncode})")
        print("expected:", *expected, sep="\n  ")
        print("actual:", *actual, sep="\n  ")
        return 1
    return 0


sys.exit(main(*sys.argv[1:]))
