"""XBoard's entry names the games that the engine offers: engine_entry.py ENGINE ENTRY"""

import re
import subprocess
import sys


def main(engine: str, entry: str) -> None:
    told = subprocess.run([engine], input="xboard\nprotover 2\nquit\n", capture_output=True, text=True,
                          timeout=60).stdout
    offered = re.search(r'variants="([^"]*)"', told)[1]
    lines = open(entry, encoding="utf-8").read().splitlines()
    assert lines == ["plugin spec 0.0", "refskak", offered], f"{entry}: expected {offered}"


main(*sys.argv[1:])
