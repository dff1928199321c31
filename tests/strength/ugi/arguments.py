"""What the programs' command lines have in common."""

import argparse
import pathlib
from collections.abc import Callable


def whole(least: int) -> Callable[[str], int]:
    """Reads a whole number of at least `least`."""
    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"'{text}': expected a number of at least {least}")
        return int(text)
    return read


def amount(text: str) -> float:
    """Reads a number that is not below nought."""
    try:
        value = float(text)
    except ValueError:
        value = -1
    if not 0 <= value < float("inf"):
        raise argparse.ArgumentTypeError(f"'{text}': expected a number of at least 0")
    return value


def span(text: str) -> float:
    """Reads a time in seconds."""
    value = amount(text)
    if value == 0:
        raise argparse.ArgumentTypeError(f"'{text}': expected more than 0 seconds")
    return value


def book_parser(description: str | None) -> argparse.ArgumentParser:
    """A parser that knows the engine's command line and where the openings lie."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine", metavar="COMMAND", help="command line of the engine")
    parser.add_argument("--openings", type=pathlib.Path, metavar="PATH", required=True,
                        help="a file, or a folder with VARIANT.txt, as openings.py writes them")
    return parser
