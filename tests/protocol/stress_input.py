"""Input that nobody sends in good faith: stress_input.py ENGINE"""

import random
import sys
import unittest

from peer import Peer, count

ENGINE = sys.argv.pop(1)
LONGEST_LINE = 1 << 20


class Lines(unittest.TestCase):
    def test_a_line_with_a_nul_byte_is_refused_whole(self):
        with Peer(ENGINE, "--hash", "1") as peer:
            peer.send_bytes(b"setoption name Hash value 2\0\n")
            self.assertEqual(peer.ready(), ["info string line refused: it holds a NUL byte, expected text"])
            peer.send("quit now")
            self.assertEqual(peer.finish(), ["info string quit: 'now' is ignored: no words are expected behind it"])

    def test_binary_noise(self):
        rng = random.Random(1)
        with Peer(ENGINE) as peer:
            for length in (1, 100, 10_000, 1_000_000):
                peer.send_bytes(rng.randbytes(length).replace(b"quit", b"tiuq") + b"\n")
                for line in peer.ready():
                    self.assertTrue(line.isprintable(), line)
            peer.end()

    def test_lines_of_megabytes_are_refused(self):
        with Peer(ENGINE) as peer:
            peer.ready()
            before = peer.high_water()
            peer.send_bytes(b"position fen " + b"x" * (16 << 20) + b"\n")
            self.assertEqual(count(peer.ready(), "info string line refused"), 1)
            peer.send_bytes(b"y" * (LONGEST_LINE + 1) + b"\n")
            self.assertEqual(count(peer.ready(), "info string line refused"), 1)
            self.assertLess(peer.high_water() - before, 64)
            peer.send_bytes(b"z" * (4 << 20))
            self.assertEqual(count(peer.end(), "info string line refused"), 1)

    def test_every_dialect_refuses_a_long_line_in_its_own_words(self):
        for protocol, start in (("uci", "info string line refused"), ("ugi", "info string line refused"), ("gtp", "? line refused"), ("xboard", "Error (line refused")):
            with Peer(ENGINE, "--protocol", protocol) as peer:
                peer.send_bytes(b"x" * (2 << 20) + b"\n")
                self.assertEqual(count(peer.end(), start), 1, protocol)

    def test_a_load_that_is_refused_takes_its_lines_with_it(self):
        with Peer(ENGINE, "--hash", "1") as peer:
            peer.send("go infinite", "load <<END", "[a]", 'base = "foxgeese"', "stop", "END")
            lines = peer.ready()
            self.assertEqual(count(lines, "info string load is refused"), 1, lines)
            self.assertEqual(count(lines, "info string"), 1, lines)
            self.assertEqual(count(lines, "bestmove "), 0, lines)
            peer.send("stop")
            peer.until("bestmove ")
            self.assertEqual(peer.end(), [])

    def test_lines_to_load_of_which_one_is_too_long(self):
        with Peer(ENGINE) as peer:
            peer.send("load <<END", "[a]", 'base = "foxgeese"', "# " + "x" * LONGEST_LINE, "[b]", 'base = "foxgeese"', "END")
            lines = peer.ready()
            self.assertEqual(len(lines), 2, lines)
            self.assertTrue(lines[0].startswith("info string line refused"), lines)
            self.assertEqual(lines[1], "info string load: a line was refused: nothing is loaded")
            peer.send("variant a")
            self.assertEqual(count(peer.ready(), "info string variant: unknown variant"), 1)

    def test_a_line_of_the_greatest_length_is_read(self):
        with Peer(ENGINE) as peer:
            word = b"w" * (LONGEST_LINE - 1)
            peer.send_bytes(word + b"\n")
            self.assertIn("unknown command", peer.ready()[0])
            peer.send_bytes(b"position startpos moves" + b" a3a4" * 150_000 + b"\n")
            self.assertEqual(count(peer.ready(), "info string position: illegal move"), 1)

    def test_games_of_ten_thousand_moves(self):
        there_and_back = ["e4f4", "a4b4", "f4e4", "b4a4"]
        with Peer(ENGINE) as peer:
            peer.send("variant tablut")
            moves = " ".join(there_and_back * 2500)
            peer.send(f"position startpos moves {moves}", "status", "go depth 3")
            lines = peer.until("bestmove ")
            self.assertIn("status draw repetition", lines)
            peer.send("undo 9999", "fen", "undo", "status", "go nodes 1000")
            self.assertIn("status ongoing", peer.until("bestmove "))

    def test_commands_in_any_order(self):
        rng = random.Random(2)
        words = (
            "uci isready setoption ucinewgame position startpos fen moves go depth nodes movetime wtime btime winc binc "
            "movestogo infinite ponder mate searchmoves stop ponderhit variant variants rules d status move undo eval perft "
            "wait help name value Threads Hash MultiPV foxgeese tablut halatafl wolffox-setup geese=15 0 1 2 3 -1 99999999999999999999 "
            "d3e4 d4d5 a1 0000 f@d4 w b - [] **3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** debug on off"
        ).split()
        firsts = words[:6] + words[10:12] + words[27:44]
        with Peer(ENGINE, "--hash", "1") as peer:
            for _ in range(100):
                for _ in range(40):
                    line = " ".join([rng.choice(firsts)] + rng.choices(words, k=rng.randint(0, 6)))
                    if "Threads" not in line and "Hash" not in line:
                        # What runs may have no end of its own.
                        peer.send(line, "stop")
                peer.ready()
            peer.end()

    def test_the_end_of_input_comes_anywhere(self):
        session = b"uci\nvariant tablut\nposition startpos moves e4f4\ngo depth 3\ngo infinite\nstop\nperft 2\ngo nodes 100\nd\n"
        rng = random.Random(3)
        for cut in sorted(rng.sample(range(len(session) + 1), 40)):
            with Peer(ENGINE, "--hash", "1") as peer:
                peer.send_bytes(session[:cut])
                lines = peer.end()
                searches = session[:cut].count(b"\ngo ") - session[:cut].endswith(b"\ngo ")
                self.assertLessEqual(count(lines, "bestmove "), searches + 1)


if __name__ == "__main__":
    unittest.main()
