"""The command line of the programs that search positions of a book with one engine."""

import argparse
import pathlib


def book_parser(description: str | None) -> argparse.ArgumentParser:
    """A parser that knows the engine's command line and where the openings lie."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine", metavar="COMMAND", help="command line of the engine")
    parser.add_argument("--openings", type=pathlib.Path, metavar="PATH", required=True,
                        help="a file, or a folder with VARIANT.txt, as openings.py writes them")
    return parser
