"""Tests of the match runner, with a fake engine and without any real game."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

from ugi.book import openings_of
from ugi.limit import Clock, Limit, go_command, read_limit
from ugi.score import Sprt, Tally, elo

HERE = pathlib.Path(__file__).parent
FAKE = f"{sys.executable} {HERE / 'fake_engine.py'}"


def match(a: str, b: str, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, HERE / "match.py", f"{FAKE} {a}", f"{FAKE} {b}", *more],
        capture_output=True, text=True, timeout=60, check=False)


class Matches(unittest.TestCase):
    def test_the_better_player_wins_from_both_sides(self) -> None:
        done = match("perfect", "", "--games", "8", "--random-plies", "0", "--concurrency", "2")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("A against B: 8 games +8 =0 -0", done.stdout)
        self.assertIn("p1 won 4, p2 4, drawn 0", done.stdout)

    def test_a_sequential_test_ends_the_match(self) -> None:
        done = match("perfect", "", "--games", "2000", "--random-plies", "0", "--sprt", "0", "50")
        self.assertIn("SPRT: H1 is accepted", done.stdout)

    def test_faults_lose_the_game_and_are_told(self) -> None:
        for fault, reason in (("illegal 10", "illegal move"), ("dead 10", "no answer"),
                              ("slow 10", "time")):
            done = match("", fault, "--games", "2", "--random-plies", "0", "--limit",
                         "clock=100+10", "--tolerance", "50")
            self.assertEqual(done.returncode, 1, fault)
            self.assertIn(f": {reason}: B ", done.stderr)
            self.assertIn("A against B: 2 games +2 =0 -0", done.stdout)

    def test_silence_is_given_up(self) -> None:
        done = match("", "silent 10", "--games", "2", "--limit", "movetime=10")
        self.assertEqual(done.returncode, 1)
        self.assertIn("B gives no 'bestmove' in time", done.stderr)

    def test_a_disagreement_makes_the_game_void(self) -> None:
        done = match("", "blind 3", "--games", "2", "--random-plies", "0")
        self.assertEqual(done.returncode, 1)
        self.assertIn("disagreement: A: {'gameover': 'false'", done.stderr)
        self.assertIn("A against B: 0 games", done.stdout)

    def test_a_refused_option_ends_the_match(self) -> None:
        done = match("", "", "--option", "Bad=1")
        self.assertEqual(done.returncode, 2)
        self.assertIn("A complains: setoption: unknown option 'Bad'", done.stderr)

    def test_an_opening_that_is_none_ends_the_match(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            book = pathlib.Path(folder, "book.txt")
            book.write_text("startpos moves 3 3 3 1\n", encoding="utf-8")
            done = match("", "", "--games", "2", "--openings", str(book))
        self.assertEqual(done.returncode, 2)
        self.assertIn("opening 'startpos moves 3 3 3 1': illegal or over", done.stderr)

    def test_an_engine_that_cannot_start_ends_the_match(self) -> None:
        done = subprocess.run([sys.executable, HERE / "match.py", "/nowhere", FAKE],
                              capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn("A cannot be started", done.stderr)

    def test_games_are_recorded_and_openings_are_played_with_sides_swapped(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            record, book = pathlib.Path(folder, "record"), pathlib.Path(folder, "book.txt")
            book.write_text("# two stones gone\nstartpos moves 1 1\n", encoding="utf-8")
            match("perfect", "", "--games", "2", "--openings", str(book), "--record", str(record))
            games = [json.loads(line) for line in record.read_text().splitlines()]
        self.assertEqual([game["p1"] for game in games], ["A", "B"])
        self.assertEqual({game["opening"] for game in games}, {"startpos moves 1 1"})
        self.assertEqual({game["reason"] for game in games}, {"rules"})
        self.assertEqual(len(games[0]["moves"].split()), len(games[0]["scores"]))


class Limits(unittest.TestCase):
    def test_texts(self) -> None:
        self.assertEqual(read_limit("clock=1000+20"), Limit("clock", 1000, 20))
        self.assertEqual(read_limit("nodes=5"), Limit("nodes", 5))
        for text in ("", "nodes", "nodes=", "nodes=0", "nodes=5+1", "clock=5+", "time=5"):
            self.assertRaises(ValueError, read_limit, text)

    def test_a_clock_forgives_the_tolerance_once_and_adds_the_increment(self) -> None:
        clock = Clock(Limit("clock", 100, 10), 5)
        self.assertTrue(clock.spend(104))
        self.assertEqual(clock.left, 10)
        self.assertFalse(clock.spend(16))

    def test_go_lines(self) -> None:
        one, two = Clock(Limit("clock", 100, 1), 0), Clock(Limit("depth", 3), 0)
        self.assertEqual(go_command(one, one, two), "go p1time 100 p1inc 1")
        self.assertEqual(go_command(two, one, two), "go depth 3")


class Scores(unittest.TestCase):
    def tally(self, *pairs: list[float]) -> Tally:
        tally = Tally()
        for pair in pairs:
            tally.add_pair(pair)
        return tally

    def test_elo(self) -> None:
        self.assertAlmostEqual(elo(0.5), 0)
        self.assertAlmostEqual(elo(10 / 11), 400)

    def test_pairs_split_by_the_opening_say_nothing_against_equality(self) -> None:
        tally = self.tally(*[[1.0, 0.0]] * 200)
        self.assertEqual(tally.score, 0.5)
        self.assertLess(tally.error(), 0.01)

    def test_the_error_shrinks_with_the_root_of_the_games(self) -> None:
        few = self.tally(*[[1.0, 1.0], [0.0, 0.0]] * 50).error()
        many = self.tally(*[[1.0, 1.0], [0.0, 0.0]] * 200).error()
        self.assertAlmostEqual(few / many, 2, places=1)

    def test_a_void_game_leaves_its_pair_out_of_the_statistics(self) -> None:
        tally = self.tally([1.0])
        self.assertEqual((tally.games, tally.pairs), (1, []))

    def test_the_sequential_test_decides_both_ways(self) -> None:
        sprt = Sprt(0, 20)
        strong, even = [[1.0, 1.0], [1.0, 0.5], [0.0, 1.0]], [[1.0, 1.0], [0.0, 0.0]]
        self.assertEqual(sprt.verdict(self.tally(*strong * 100)), "H1")
        self.assertEqual(sprt.verdict(self.tally(*even * 2000)), "H0")
        self.assertIsNone(sprt.verdict(self.tally(*even * 10)))


class Books(unittest.TestCase):
    def test_a_folder_holds_a_file_a_preset(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder)
            (path / "tablut.txt").write_text("# remark\n\nstartpos moves a\n", encoding="utf-8")
            self.assertEqual(openings_of(path, "tablut first=b"), ["startpos moves a"])
            self.assertRaises(ValueError, openings_of, path, "alea")


class Openings(unittest.TestCase):
    def find(self, style: str) -> tuple[str, list[str]]:
        """What is said, and the openings found."""
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [sys.executable, HERE / "openings.py", f"{FAKE} {style}", "--out", folder,
                 "--variant", "stones", "--plies", "1", "3", "--tries", "40"],
                capture_output=True, text=True, timeout=60, check=False)
            self.assertEqual(done.returncode, 0, done.stderr)
            path = pathlib.Path(folder, "stones.txt")
            return done.stdout, openings_of(path, "stones") if path.exists() else []

    def test_balanced_openings_are_found_once_each(self) -> None:
        # By twos and by ones different players take the last stone of these.
        _, openings = self.find("fickle")
        left = [10 - sum(int(move) for move in opening.split()[2:]) for opening in openings]
        self.assertTrue(left)
        self.assertEqual(len(left), len(set(left)))
        self.assertLessEqual(set(left), {2, 3, 6, 7})

    def test_a_game_that_one_side_wins_has_none_and_is_named(self) -> None:
        said, openings = self.find("")
        self.assertIn("stones: none in 40 tries", said)
        self.assertEqual(openings, [])


if __name__ == "__main__":
    unittest.main()
