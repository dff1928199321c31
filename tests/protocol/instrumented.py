"""Whether sanitizers slow the tests down: the longest counts are then left to plain builds."""

import os

INSTRUMENTED = "REFSKAK_INSTRUMENTED" in os.environ
# How much longer an answer may take.
SLOWNESS = 10 if INSTRUMENTED else 1


def often(count):
    """A number of repetitions or nodes; under sanitizers a fifth of it."""
    return (count + 4) // 5 if INSTRUMENTED else count
