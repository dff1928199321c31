"""The engine as a child process, for tests that treat it badly on purpose."""

import pathlib
import queue
import re
import subprocess
import threading
import time

from instrumented import SLOWNESS

TIMEOUT = 60 * SLOWNESS  # seconds; far beyond what any answer takes


class Peer:
    """Sends lines, collects lines; `popen` goes to subprocess.Popen."""

    def __init__(self, engine, *arguments, **popen):
        popen.setdefault("stdout", subprocess.PIPE)
        self.process = subprocess.Popen([engine, *arguments], stdin=subprocess.PIPE, stderr=subprocess.PIPE, **popen)
        self.lines = queue.Queue()
        self.reader = None
        if self.process.stdout is not None:
            self.listen()

    def listen(self):
        """Reads all that the engine says, from now on, so that it never has to wait."""
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.decode("utf-8", "replace").rstrip("\n"))
        self.lines.put(None)

    def send(self, *lines):
        self.send_bytes("".join(line + "\n" for line in lines).encode())

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def until(self, start):
        """The lines up to the first that starts so."""
        seen = []
        deadline = time.monotonic() + TIMEOUT
        while True:
            try:
                line = self.lines.get(timeout=max(0.001, deadline - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"no '{start}' in {TIMEOUT} seconds: {seen[-5:]}") from None
            if line is None:
                raise AssertionError(f"the engine ended before '{start}': {seen[-5:]} {self.errors()}")
            seen.append(line)
            if line.startswith(start):
                return seen

    def ready(self):
        """The lines up to `readyok`, which proves that it lives and listens."""
        self.send("isready")
        return self.until("readyok")[:-1]

    def high_water(self):
        """The most memory that the process has ever held, in MiB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(re.search(r"^VmHWM:\s*(\d+) kB$", status, re.M)[1]) // 1024

    def errors(self):
        return self.process.stderr.read().decode("utf-8", "replace") if self.process.poll() is not None else ""

    def end(self):
        """Closes its input; the lines that were left, once it has ended with status 0."""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        return self.finish()

    def finish(self):
        status = self.process.wait(timeout=TIMEOUT)
        if status != 0:
            raise AssertionError(f"exit status {status}: {self.process.stderr.read().decode('utf-8', 'replace')}")
        rest = []
        while self.reader is not None and (line := self.lines.get(timeout=TIMEOUT)) is not None:
            rest.append(line)
        return rest

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        if self.reader is not None:
            self.reader.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                if stream is not None:
                    stream.close()
            except BrokenPipeError:
                pass


def count(lines, start):
    return sum(line.startswith(start) for line in lines)
