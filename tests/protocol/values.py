"""Fills a page of values as protocol-spec/fill_values.py does: values.py ENGINE PROTOCOL-SPEC"""

import csv
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from instrumented import SLOWNESS

SPEC = pathlib.Path(sys.argv.pop(2))
ENGINE = sys.argv.pop(1)


class Values(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.here = pathlib.Path(folder.name)
        for name in ("fill_values.py", "values.md", "values.tsv"):
            shutil.copy(SPEC / name, self.here)
        lines = (self.here / "values.tsv").read_text(encoding="utf-8").splitlines(keepends=True)
        (self.here / "values.tsv").write_text(lines[0], encoding="utf-8")
        self.tables = self.here / "tables"
        self.tables.mkdir()
        (self.tables / "mine.refskak").touch()

    def fill(self, *words):
        done = subprocess.run([sys.executable, self.here / "fill_values.py", ENGINE, "--tables", self.tables, *words],
                              capture_output=True, text=True, timeout=600, check=False)
        return done.returncode, done.stderr

    def rows(self):
        with (self.here / "values.tsv").open(newline="", encoding="utf-8") as file:
            return list(csv.DictReader(file, delimiter="\t"))

    def test_a_game_is_solved_verified_and_published(self):
        code, said = self.fill("--only", "wolfsheep")
        self.assertEqual(code, 0, said)
        row, = self.rows()
        self.assertEqual((row["game"], row["start"], row["verified"], row["faults"]),
                         ("wolfsheep", "white", "1006880/1006880", "0"))
        self.assertIn("| `wolfsheep` | 4 | geese |", (self.here / "values.md").read_text(encoding="utf-8"))
        self.assertEqual([file.name for file in self.tables.iterdir()], ["mine.refskak"])

    def test_a_game_that_is_interrupted_keeps_its_tables(self):
        code, said = self.fill("--only", "foxgeese-sideways", "--memory", "1", "--seconds", str(2 * SLOWNESS))
        self.assertEqual(code, 0, said)
        row, = self.rows()
        self.assertEqual((row["start"], row["verified"], row["note"]), ("", "", "out of time"))
        solved = list((self.tables / "foxgeese-sideways").glob("*.refskak"))
        self.assertEqual(len(solved), int(row["geese"]) - 3)

    def test_what_cannot_be_done_is_refused(self):
        for words in (("--only", "nosuch"), ("--memory", "0")):
            code, said = self.fill(*words)
            self.assertEqual(code, 2, said)
            self.assertIn("error: ", said)
        self.assertEqual(self.rows(), [])


if __name__ == "__main__":
    unittest.main()
