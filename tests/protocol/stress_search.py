"""Searches started and stopped at any moment: stress_search.py ENGINE"""

import random
import sys
import time
import unittest

from instrumented import SLOWNESS, often
from peer import Peer, count

ENGINE = sys.argv.pop(1)


def presets():
    with Peer(ENGINE) as peer:
        peer.send("variants")
        return [line.split()[0] for line in peer.ready()]


class Searches(unittest.TestCase):
    def test_thousands_of_go_and_stop(self):
        with Peer(ENGINE, "--hash", "1") as peer:
            pairs = often(150)
            for variant in presets():
                peer.send(f"variant {variant}", *["go infinite", "stop"] * pairs)
                self.assertEqual(count(peer.ready(), "bestmove "), pairs, variant)
            peer.end()

    def test_stop_comes_at_any_moment(self):
        with Peer(ENGINE, "--hash", "1", "--threads", "2") as peer:
            for i in range(often(200)):
                peer.send("go infinite")
                time.sleep(i % 20 / 2000)
                peer.send("stop")
                lines = peer.until("bestmove ")
                self.assertTrue(any(" pv " in line for line in lines), lines)
            self.assertEqual(peer.end(), [])

    def test_a_move_that_a_stopped_search_has_refuted_is_not_played(self):
        fen = "3ttttt3/1t3t5/11/t4TT3t/t3TT4t/t2TT1T3t/tT1T3T2t/6Tt3/t8t1/1t3K5/1t2ttt1t2 b 9 17"
        with Peer(ENGINE, "--hash", "1") as peer:
            for nodes in range(1000, 20000, 1000):
                peer.send("variant hnefatafl", f"position fen {fen}", f"go nodes {nodes}")
                told, best = peer.until("bestmove ")[-2:]
                self.assertNotIn("score mate", told)
                if "depth 3 " in told:
                    self.assertNotIn("bestmove k6h6", best)

    def test_lines_that_were_not_searched_are_not_told(self):
        with Peer(ENGINE, "--hash", "1") as peer:
            peer.send("variant alea", "setoption name MultiPV value 200")
            peer.ready()
            for _ in range(20):
                peer.send("go nodes 1")
                lines = [line for line in peer.until("bestmove ") if " pv " in line]
                self.assertEqual(len(lines), 1, lines)
            peer.send("go depth 1")
            lines = [line for line in peer.until("bestmove ") if " pv " in line]
            self.assertEqual(count(lines, "info depth 1 "), 200)
            peer.end()

    def test_options_change_between_searches(self):
        rng = random.Random(1)
        variants = presets()
        with Peer(ENGINE, "--hash", "1") as peer:
            for i in range(often(400)):
                peer.send(
                    rng.choice(
                        [
                            f"setoption name Threads value {rng.randint(1, 4)}",
                            f"setoption name Hash value {rng.randint(1, 8)}",
                            f"setoption name MultiPV value {rng.randint(1, 6)}",
                            "setoption name Clear Hash",
                            f"setoption name UCI_Variant value {rng.choice(variants)}",
                            f"variant {rng.choice(variants)}",
                            "ucinewgame",
                            "setoption name UCI_ShowWDL value true",
                        ]
                    ),
                    rng.choice(["go nodes 300", "go depth 2", "go movetime 2", "go wtime 5 btime 5", "go mate 1 nodes 500"]),
                )
                lines = peer.until("bestmove ")
                self.assertRegex(lines[-1], r"^bestmove [a-z0-9@]+( ponder [a-z0-9@]+)?$")
            self.assertEqual(peer.end(), [])

    def test_more_threads_than_processors(self):
        with Peer(ENGINE, "--hash", "4", "--threads", "64") as peer:
            for _ in range(5):
                peer.send("go nodes 20000")
                peer.until("bestmove ")
            peer.send("go movetime 50")
            peer.until("bestmove ")
            self.assertEqual(peer.end(), [])

    def test_one_millisecond_is_enough(self):
        """Judged by the best of some tries: other work on the machine is not the engine's fault."""
        with Peer(ENGINE, "--hash", "16") as peer:
            for variant in presets():
                peer.send(f"variant {variant}")
                peer.ready()
                best = 1.0
                for _ in range(5):
                    start = time.monotonic()
                    peer.send("go wtime 1 btime 1")
                    peer.until("bestmove ")
                    best = min(best, time.monotonic() - start)
                self.assertLess(best, 0.25 * SLOWNESS, variant)

    def test_pondering_is_answered_once(self):
        with Peer(ENGINE, "--hash", "1") as peer:
            for i in range(60):
                peer.send("position startpos moves d3e4", "go ponder wtime 60 btime 60")
                self.assertEqual(count(peer.ready(), "bestmove "), 0)
                time.sleep(i % 6 / 1000)
                peer.send("ponderhit" if i % 2 else "stop")
                peer.until("bestmove ")
            self.assertEqual(peer.end(), [])


class Analysis(unittest.TestCase):
    def nodes(self, peer):
        peer.send(".")
        return int(peer.until("stat01: ")[-1].split()[2])

    def test_an_analysis_has_no_move_to_make_now(self):
        with Peer(ENGINE, "--protocol", "xboard", "--hash", "1") as peer:
            peer.send("new", "analyze", "?")
            first = self.nodes(peer)
            deadline = time.monotonic() + 10 * SLOWNESS
            while self.nodes(peer) == first:
                self.assertLess(time.monotonic(), deadline, "the analysis has ended")
                time.sleep(0.01)
            peer.end()


class Determinism(unittest.TestCase):
    """One thread, the same commands, the same tree: in a new process and after `ucinewgame`."""

    def tree(self, peer, variant):
        peer.send("ucinewgame", f"variant {variant}", f"go nodes {often(20000)}", "go depth 3")
        lines = peer.until("bestmove ") + peer.until("bestmove ")
        told = [line.split() for line in lines if " pv " in line]
        # What is printed between the first and the last line of a search depends on the clock.
        nodes = [words[words.index("nodes") + 1] for words in told]
        return nodes[-1], [line for line in lines if line.startswith("bestmove")]

    def test_same_commands_same_nodes(self):
        with Peer(ENGINE, "--hash", "4") as first, Peer(ENGINE, "--hash", "4") as second:
            for variant in presets():
                trees = [self.tree(first, variant), self.tree(first, variant), self.tree(second, variant)]
                self.assertEqual(trees[0], trees[1], variant)
                self.assertEqual(trees[0], trees[2], variant)


class Rules(unittest.TestCase):
    def test_other_rules_begin_with_an_empty_table(self):
        """With twelve geese left the fox has won the one game and not the other."""
        fen = "position fen **3**/**3**/1GG3G1/1G2GfG/3G3/**GGG**/**GGG** w 1 10"
        said = []
        for before in ("variant tablut", "variant foxgeese min-geese=13"):
            with Peer(ENGINE, "--hash", "1") as peer:
                peer.send(before, fen, "go depth 8", "variant foxgeese min-geese=12", fen, "go depth 5")
                peer.until("bestmove ")
                told = [line.split() for line in peer.until("bestmove ") if " pv " in line]
                said.append([(words[words.index("cp") + 1], words[words.index("nodes") + 1]) for words in told])
        self.assertEqual(*said)

    def test_a_proof_by_repetition_dies_with_its_game(self):
        """In the game b1d1 loses, for f7f3 comes back for the third time; elsewhere it does not."""
        with Peer(ENGINE, "--hash", "16") as peer:
            peer.send("variant brandubh repetition=white-loses",
                      "position fen 2t4/7/3t3/7/4t2/2t1Ktt/3T3 b 0 1 moves f2f3 d1b1 f3f2 b1d1 f2f3 d1b1 f3f7",
                      "go depth 6 searchmoves b1d1")
            self.assertRegex(peer.until("bestmove ")[-2], "score mate -")
            peer.send("position fen 2t2t1/7/3t3/7/4t2/2t1K1t/1T5 w 7 5", "go depth 3 searchmoves b1b3 b1d1")
            self.assertRegex(peer.until("bestmove ")[-1], "bestmove b1d1")

    def test_a_proof_gives_way_to_a_repetition_that_draws(self):
        """White loses at the first time; at the second he comes back to draw."""
        start = "position fen 2tt3/t3tt1/1t5/t4Tt/7/5t1/4K2 b 1 1 moves f2f1 e1e3"
        with Peer(ENGINE, "--hash", "16") as peer:
            peer.send("variant brandubh", start, "go depth 6")
            self.assertRegex(peer.until("bestmove ")[-2], "score mate -")
            peer.send(start + " f1f2 e3e1 f2f1 e1e3", "go depth 6")
            told = peer.until("bestmove ")
            self.assertRegex(told[-2], "score cp 0 ")
            self.assertRegex(told[-1], "bestmove f1f2")

    def test_a_stopped_count_is_not_told(self):
        with Peer(ENGINE, "--hash", "1") as peer:
            peer.send("perft 12")
            time.sleep(0.05)
            peer.send("stop")
            lines = peer.ready()
            self.assertEqual(lines, ["info string perft: stopped before all was counted"])


if __name__ == "__main__":
    unittest.main()
