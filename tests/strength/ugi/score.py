"""What results say about strength: score, Elo and their error bars, and the sequential test.

Games come in pairs, the same opening with sides swapped. The two games of a pair are not
independent (the opening may favour a side), so a pair is the unit of all statistics.
"""

import math
from dataclasses import dataclass, field


@dataclass
class Tally:
    """Results from the first engine's view."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    pairs: list[float] = field(default_factory=list)  # mean score of each whole pair

    def add_pair(self, scores: list[float]) -> None:
        """The scores of a pair's games; fewer than two when one was void."""
        self.wins += scores.count(1.0)
        self.draws += scores.count(0.5)
        self.losses += scores.count(0.0)
        if len(scores) == 2:
            self.pairs.append(sum(scores) / 2)

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    def variance(self) -> float:
        """Of a pair's mean score. A quarter of a pair each way keeps it from 0 while few are
        played."""
        values = self.pairs + [0.0, 1.0]
        weights = [1.0] * len(self.pairs) + [0.25, 0.25]
        total = sum(weights)
        mean = sum(w * v for w, v in zip(weights, values)) / total
        return sum(w * (v - mean) ** 2 for w, v in zip(weights, values)) / total

    def error(self) -> float:
        """Half the width of the 95 % interval of the score."""
        return 1.96 * math.sqrt(self.variance() / len(self.pairs)) if self.pairs else 0.5


def elo(score: float) -> float:
    """The difference in Elo that gives this score; bounded where it would be infinite."""
    bounded = min(max(score, 0.001), 0.999)
    return -400 * math.log10(1 / bounded - 1)


def expected_score(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


@dataclass(frozen=True)
class Sprt:
    """Sequential probability ratio test: is the difference `elo0` or less, or `elo1` or more?"""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        return (math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha))

    def ratio(self, tally: Tally) -> float:
        """The logarithm of the likelihood ratio, in the normal approximation over pairs."""
        if not tally.pairs:
            return 0.0
        low, high = expected_score(self.elo0), expected_score(self.elo1)
        mean = sum(tally.pairs) / len(tally.pairs)
        return (len(tally.pairs) * (high - low) * (2 * mean - low - high) /
                (2 * tally.variance()))

    def verdict(self, tally: Tally) -> str | None:
        """`H1` (gained), `H0` (not gained), or None: go on."""
        ratio, (lower, upper) = self.ratio(tally), self.bounds
        return "H1" if ratio >= upper else "H0" if ratio <= lower else None
