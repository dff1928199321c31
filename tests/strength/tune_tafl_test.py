"""The tuner plays its games, moves weights, and refuses what it does not know."""

import subprocess
import sys

TUNER = sys.argv[1]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([TUNER, *words], capture_output=True, text=True, timeout=120)


def weights(text: str) -> list[str]:
    return text.split("found\n")[1].splitlines()


few, more, again = (run("brandubh", pairs, "100") for pairs in ("1", "60", "60"))
assert few.returncode == more.returncode == 0, more.stderr
assert len(weights(few.stdout)) > 20, few.stdout
assert weights(more.stdout) != weights(few.stdout), "sixty pairs moved no weight"
assert more.stdout == again.stdout, "the same seed gives other weights"
for words in [(), ("foxgeese",), ("brandubh", "x"), ("brandubh", "3", "0")]:
    refused = run(*words)
    assert refused.returncode == 2 and "expected PRESET" in refused.stderr, words
