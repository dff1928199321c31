"""How long an engine may think: `nodes=N`, `depth=N`, `movetime=MS` or `clock=MS+INCREMENT`."""

from dataclasses import dataclass

FORM = "nodes=N, depth=N, movetime=MS or clock=MS+INCREMENT (milliseconds)"


@dataclass(frozen=True)
class Limit:
    kind: str  # nodes, depth, movetime or clock
    value: int
    increment: int = 0


def read_limit(text: str) -> Limit:
    """Raises ValueError on anything else than FORM."""
    kind, _, value = text.partition("=")
    base, plus, increment = value.partition("+")
    numbers = [base, increment] if plus else [base]
    if not all(number.isdecimal() for number in numbers) or int(base) < 1:
        raise ValueError(f"'{text}': expected {FORM}")
    if kind not in ("nodes", "depth", "movetime", "clock") or (plus and kind != "clock"):
        raise ValueError(f"'{text}': expected {FORM}")
    return Limit(kind, int(base), int(increment or 0))


class Clock:
    """One player's time in one game, in milliseconds."""

    def __init__(self, limit: Limit, tolerance: float) -> None:
        self.limit = limit
        self.left = float(limit.value)
        self._tolerance = tolerance

    def spend(self, milliseconds: float) -> bool:
        """Takes a move's time off; False: the game is lost on time."""
        if self.limit.kind == "movetime":
            return milliseconds <= self.limit.value + self._tolerance
        if self.limit.kind != "clock":
            return True
        self.left -= milliseconds
        if self.left < -self._tolerance:
            return False
        self.left = max(self.left, 0) + self.limit.increment
        return True

    def patience(self, otherwise: float) -> float:
        """Seconds after which an engine that has not answered is given up."""
        if self.limit.kind in ("nodes", "depth"):
            return otherwise
        allowed = self.left if self.limit.kind == "clock" else self.limit.value
        return (allowed + self._tolerance) / 1000 + 2


def go_command(mover: Clock, p1: Clock, p2: Clock) -> str:
    """The `go` line for the player whose clock `mover` is."""
    limit = mover.limit
    if limit.kind != "clock":
        return f"go {limit.kind} {limit.value}"
    words = ["go"]
    for name, clock in (("p1", p1), ("p2", p2)):
        if clock.limit.kind == "clock":
            words += [f"{name}time {int(clock.left)}", f"{name}inc {clock.limit.increment}"]
    return " ".join(words)
