"""Signals, readers that are gone, memory and threads that cannot be had: stress_process.py ENGINE"""

import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from instrumented import INSTRUMENTED, often
from peer import TIMEOUT, Peer, count

ENGINE = sys.argv.pop(1)
# Sanitizers claim terabytes of addresses: a limit on them cannot be tested there.
LIMITS_ADDRESSES = not INSTRUMENTED
MEBIBYTE = 1 << 20


def wait_for_main(pid):
    """Until the process holds the ending signals back."""
    ending = 1 << signal.SIGTERM - 1
    status = pathlib.Path(f"/proc/{pid}/status")
    while not any(line.startswith("SigBlk:") and int(line.split()[1], 16) & ending for line in status.read_text(encoding="ascii").splitlines()):
        pass


class Signals(unittest.TestCase):
    def check_ends(self, lines, answers, number=signal.SIGTERM):
        with Peer(ENGINE, "--hash", "1") as peer:
            peer.ready()
            peer.send(*lines)
            time.sleep(0.05)
            peer.process.send_signal(number)
            self.assertEqual(count(peer.finish(), "bestmove "), answers)

    def test_while_idle(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            self.check_ends([], 0, number)

    def test_while_searching(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            self.check_ends(["go infinite"], 1, number)
            self.check_ends(["go depth 100"], 1, number)
            self.check_ends(["go ponder"], 1, number)

    def test_while_counting(self):
        self.check_ends(["perft 60"], 0)
        self.check_ends(["bench"], 0)

    def test_while_a_command_waits(self):
        self.check_ends(["go movetime 60000", "position startpos", "go movetime 60000"], 1)

    def test_while_the_command_line_searches(self):
        peer = Peer(ENGINE, "--hash", "1", "go", "movetime", "60000")
        with peer:
            peer.until("info ")
            peer.process.send_signal(signal.SIGTERM)
            self.assertEqual(count(peer.finish(), "bestmove "), 1)

    def test_in_the_first_moments(self):
        """From the first line of `main` on; before that it is the system that ends the process."""
        for i in range(40):
            arguments = ["go", "infinite"] if i % 2 else []
            with Peer(ENGINE, "--hash", "64", *arguments) as peer:
                wait_for_main(peer.process.pid)
                time.sleep(i / 4000)
                peer.process.send_signal(signal.SIGTERM)
                self.assertLessEqual(count(peer.finish(), "bestmove "), 1)

    def test_a_storm_of_signals_around_the_end(self):
        for _ in range(often(20)):
            with Peer(ENGINE, "--hash", "1") as peer:
                peer.ready()
                peer.send("go infinite")
                for _ in range(20):
                    peer.process.send_signal(signal.SIGTERM)
                    peer.process.send_signal(signal.SIGINT)
                peer.finish()


def allow_no_more_memory(peer):
    """Nor another thread, whose stack takes some."""
    pages = int(pathlib.Path(f"/proc/{peer.process.pid}/statm").read_text(encoding="ascii").split()[0])
    size = pages * os.sysconf("SC_PAGESIZE")
    resource.prlimit(peer.process.pid, resource.RLIMIT_AS, (size + MEBIBYTE, resource.RLIM_INFINITY))


class Readers(unittest.TestCase):
    def test_a_reader_that_has_gone(self):
        ours, theirs = os.pipe()
        with Peer(ENGINE, "--hash", "1", stdout=theirs) as peer:
            os.close(theirs)
            os.close(ours)
            peer.send("uci", "go nodes 1000", "d", "go infinite")
            peer.end()

    def test_nobody_is_left_to_search_for(self):
        """A search that may never end does, once its peer is gone altogether."""
        for command in ("go mate 9", "go movetime 600000", "perft 40"):
            ours, theirs = os.pipe()
            with Peer(ENGINE, "--hash", "1", stdout=theirs) as peer:
                os.close(theirs)
                peer.send(command)
                peer.process.stdin.close()
                time.sleep(0.1)
                self.assertIsNone(peer.process.poll())
                os.close(ours)
                self.assertEqual(peer.process.wait(timeout=TIMEOUT), 0)

    def test_no_output_at_all(self):
        command = '"$1" --hash 1 go depth 3 >&-'
        done = subprocess.run(["sh", "-c", command, "sh", ENGINE], timeout=TIMEOUT, check=False)
        self.assertEqual(done.returncode, 0)

    def test_what_is_no_option_is_refused(self):
        for arguments in (["-h"], ["-"], ["--hash", "1", "-x", "fen"], ["--bogus"]):
            done = subprocess.run([ENGINE, *arguments], timeout=TIMEOUT, check=False, capture_output=True, stdin=subprocess.DEVNULL)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertEqual(count(done.stderr.decode().splitlines(), "refskak: "), 1, done.stderr)

    def test_a_slow_reader_misses_nothing(self):
        ours, theirs = os.pipe()
        with Peer(ENGINE, "--hash", "1", stdout=theirs) as peer:
            os.close(theirs)
            peer.process.stdout = os.fdopen(ours, "rb")
            peer.send(*["d"] * 500, "go depth 4", "isready")
            time.sleep(0.5)
            peer.listen()
            lines = peer.until("readyok") + peer.end()
            self.assertEqual(count(lines, "fen "), 500)
            self.assertEqual(count(lines, "bestmove "), 1)

    def test_a_reader_that_sleeps_does_not_keep_it_from_ending(self):
        ours, theirs = os.pipe()
        with Peer(ENGINE, "--hash", "1", stdout=theirs) as peer:
            os.close(theirs)
            peer.send(*["d"] * 500)
            os.read(ours, 1)
            time.sleep(0.2)
            peer.process.send_signal(signal.SIGTERM)
            self.assertEqual(peer.process.wait(timeout=TIMEOUT), 0)
            os.close(ours)


class Logs(unittest.TestCase):
    def test_a_pipe_is_no_log_with_a_reader_or_without(self):
        with tempfile.TemporaryDirectory() as directory:
            pipe, log = os.path.join(directory, "pipe"), pathlib.Path(directory, "log")
            os.mkfifo(pipe)
            with Peer(ENGINE, "--hash", "1", "--debug-log-file", str(log)) as peer:
                for reader in (None, os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)):
                    peer.send(f"setoption name Debug Log File value {pipe}")
                    [line] = peer.ready()
                    self.assertTrue(line.endswith("cannot be written: expected a regular file or a character device"), line)
                os.close(reader)
                peer.send(f"setoption name Debug Log File value {directory}")
                [line] = peer.ready()
                self.assertTrue(line.endswith("cannot be written: Is a directory"), line)
                peer.send("fen", "setoption name Debug Log File value /dev/null", "d")
                peer.ready()
                peer.end()
            said = log.read_text(encoding="utf-8").splitlines()
            self.assertIn("> fen", said)
            self.assertNotIn("> d", said)
            done = subprocess.run([ENGINE, "--debug-log-file", pipe, "fen"], timeout=TIMEOUT, check=False, capture_output=True)
            self.assertEqual(done.returncode, 2)


class Shortages(unittest.TestCase):
    def test_a_file_that_may_not_grow(self):
        with tempfile.TemporaryDirectory() as directory:
            log = pathlib.Path(directory, "log")
            with Peer(ENGINE, "--hash", "1", "--debug-log-file", str(log)) as peer:
                peer.ready()
                resource.prlimit(peer.process.pid, resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
                peer.send("go depth 4")
                peer.until("bestmove ")
                peer.end()
                self.assertEqual(peer.errors(), "refskak: the debug log ends: File too large\n")
            self.assertLessEqual(log.stat().st_size, 100)

    def test_no_table_is_made_but_the_one_asked_for(self):
        held = {}
        for arguments in ((), ("--hash", "1"), ("--hash", "64")):
            with Peer(ENGINE, *arguments) as peer:
                peer.ready()
                held[arguments] = peer.high_water()
        self.assertGreater(held["--hash", "64"] - held["--hash", "1"], 50, held)
        self.assertGreater(held[()] - held["--hash", "1"], 50, held)

    def test_a_huge_table_is_refused_with_the_limit(self):
        with Peer(ENGINE, "--hash", "2") as peer:
            peer.send("go depth 4")
            peer.until("bestmove ")
            for size in ("33554432", "33554433", "-1", "0", "1e9", "9" * 40):
                peer.send(f"setoption name Hash value {size}")
                lines = peer.ready()
                self.assertEqual(len(lines), 1, lines)
                self.assertRegex(lines[0], r"^info string setoption: option Hash: .*\d")
            peer.send("go depth 4")
            peer.until("bestmove ")

    @unittest.skipUnless(LIMITS_ADDRESSES, "sanitizers need all addresses")
    def test_a_table_that_the_system_refuses(self):
        with Peer(ENGINE, "--hash", "1") as peer:
            peer.ready()
            resource.prlimit(peer.process.pid, resource.RLIMIT_AS, (400 * MEBIBYTE, 400 * MEBIBYTE))
            peer.send("setoption name Hash value 500")
            lines = peer.ready()
            self.assertEqual(count(lines, "info string setoption: option Hash: 500 MiB cannot be had"), 1, lines)
            peer.send("go depth 4")
            peer.until("bestmove ")
            peer.end()

    @unittest.skipUnless(LIMITS_ADDRESSES, "sanitizers need all addresses")
    def test_no_memory_to_start_in(self):
        limits = (30 * MEBIBYTE, 30 * MEBIBYTE)
        done = subprocess.run([ENGINE, "d"], timeout=TIMEOUT, check=False, capture_output=True,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, limits))
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stderr, b"refskak: the memory to work in cannot be had\n")

    @unittest.skipUnless(LIMITS_ADDRESSES, "sanitizers need all addresses")
    def test_threads_that_the_system_refuses(self):
        with Peer(ENGINE, "--hash", "1") as peer:
            peer.ready()
            resource.prlimit(peer.process.pid, resource.RLIMIT_AS, (300 * MEBIBYTE, 300 * MEBIBYTE))
            peer.send("setoption name Threads value 1000")
            lines = peer.ready()
            self.assertEqual(len(lines), 1, lines)
            self.assertRegex(lines[0], "^info string setoption: option Threads: 1000 .* cannot be had")
            peer.send("go depth 4")
            peer.until("bestmove ")
            peer.end()

    @unittest.skipUnless(LIMITS_ADDRESSES, "sanitizers need all addresses")
    def test_not_one_thread_more(self):
        """Each search is answered with a line that says so, and the engine stays there."""
        with Peer(ENGINE, "--hash", "1") as peer:
            peer.ready()
            allow_no_more_memory(peer)
            for command in ("go depth 4", "go infinite"):
                peer.send(command)
                lines = peer.until("bestmove ")
                self.assertEqual(count(lines, "info string go: "), 1, lines)
            peer.send("perft 3")
            self.assertEqual(count(peer.ready(), "info string perft: "), 1)
            resource.prlimit(peer.process.pid, resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            peer.send("go depth 4")
            self.assertEqual(count(peer.until("bestmove "), "info string go: "), 0)
            peer.end()

    @unittest.skipUnless(LIMITS_ADDRESSES, "sanitizers need all addresses")
    def test_xboard_gets_a_move_without_a_thread(self):
        with Peer(ENGINE, "--protocol", "xboard", "--hash", "1") as peer:
            peer.send("ping 1")
            peer.until("pong 1")
            allow_no_more_memory(peer)
            peer.send("go")
            peer.until("move ")
            peer.send("analyze")
            peer.until("Error (")
            peer.end()


if __name__ == "__main__":
    unittest.main()
