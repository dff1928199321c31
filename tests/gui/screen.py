"""A screen of its own, and a mouse on it: Xvfb and xdotool."""

import os
import subprocess
import time


class Screen:
    """A virtual screen; `environment` makes programs appear on it."""

    def __init__(self, home: str) -> None:
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1024x800x24", "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            display = number.readline().strip()
        if not display:
            raise RuntimeError("Xvfb does not start")
        self.environment = {**os.environ, "DISPLAY": ":" + display, "HOME": home}

    def _xdotool(self, *arguments: str) -> str:
        done = subprocess.run(["xdotool", *arguments], env=self.environment, timeout=20,
                              capture_output=True, text=True)
        return done.stdout

    def window_size(self, name: str, deadline: float) -> tuple[int, int]:
        """Waits for the window whose title begins so; it stands at the top left."""
        while time.monotonic() < deadline:
            window = self._xdotool("search", "--onlyvisible", "--name", "^" + name).split()
            if window:
                shape = dict(line.split("=") for line in
                             self._xdotool("getwindowgeometry", "--shell", window[0]).split())
                return int(shape["WIDTH"]), int(shape["HEIGHT"])
            time.sleep(0.2)
        raise TimeoutError(f"no window '{name}' appears")

    def click(self, x: int, y: int) -> None:
        self._xdotool("mousemove", str(x), str(y), "sleep", "0.1", "click", "1")

    def photograph(self, path: str, width: int, height: int) -> None:
        """Needs ImageMagick, which the tests do not."""
        subprocess.run(["import", "-window", "root", "-crop", f"{width}x{height}+0+0", "+repage", path],
                       env=self.environment, check=True, timeout=20)

    def close(self) -> None:
        self._server.terminate()
        self._server.wait(timeout=10)
