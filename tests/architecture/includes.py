"""Holds the one rule of dependence, daemon -> search -> rules, by reading every include."""

import pathlib
import re
import sys

ALLOWED = {"rules": {"rules"}, "search": {"rules", "search"}, "daemon": {"rules", "search", "daemon"}}
STREAMS = {"iostream", "cstdio", "fstream"}


def faults(root):
    for room, allowed in ALLOWED.items():
        for path in sorted((root / room).rglob("*.[ch]pp")):
            for line in path.read_text().splitlines():
                own = re.match(r'#include "(\w+)/', line)
                if own and own[1] not in allowed:
                    yield f"{path}: {line}: {room} may include only {sorted(allowed)}"
                system = re.match(r"#include <(\w+)>", line)
                if room != "daemon" and system and system[1] in STREAMS:
                    yield f"{path}: {line}: streams belong to daemon"


found = list(faults(pathlib.Path(sys.argv[1])))
print("\n".join(found) or "every include keeps the rule")
sys.exit(1 if found else 0)
