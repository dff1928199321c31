"""Logistic regression by Newton's method with halved steps, drawn towards a first guess. Needs no
library."""

import math
from dataclasses import dataclass

FLATTEST = 1e-9  # of a curve: where nothing bends, nothing is known, and no step is taken for it
HALVINGS = 60


@dataclass(frozen=True)
class Fit:
    """A factor for each column, its standard error, and the mean of the log loss."""

    factors: list[float]
    errors: list[float]
    loss: float


def chance(score: float) -> float:
    """Of winning, by a score in natural units."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, score))))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """x with matrix * x = right, for a symmetric positive definite matrix (Cholesky)."""
    n = len(right)
    low = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(low[i][k] * low[j][k] for k in range(j))
            low[i][j] = math.sqrt(rest) if i == j else rest / low[j][j]
    half = [0.0] * n
    for i in range(n):
        half[i] = (right[i] - sum(low[i][k] * half[k] for k in range(i))) / low[i][i]
    x = [0.0] * n
    for i in reversed(range(n)):
        x[i] = (half[i] - sum(low[k][i] * x[k] for k in range(i + 1, n))) / low[i][i]
    return x


def sums(rows: list[list[float]], results: list[float],
         factors: list[float]) -> tuple[list[float], list[list[float]], float]:
    """Gradient, Hessian (its lower half) and sum of the log loss."""
    n = len(factors)
    gradient = [0.0] * n
    hessian = [[0.0] * n for _ in range(n)]
    loss = 0.0
    for row, result in zip(rows, results):
        held = [i for i in range(n) if row[i] != 0]
        guess = chance(sum(factors[i] * row[i] for i in held))
        loss -= result * math.log(guess) + (1 - result) * math.log(1 - guess)
        slope, bend = guess - result, guess * (1 - guess)
        for i in held:
            gradient[i] += slope * row[i]
            weighed, line = bend * row[i], hessian[i]
            for j in held:
                if j > i:
                    break
                line[j] += weighed * row[j]
    return gradient, hessian, loss


def fit(rows: list[list[float]], results: list[float], guess: list[float], trust: float,
        rounds: int = 40) -> Fit:
    """The factors that tell the results (1 won, 0 lost, 0.5 drawn) best from the rows. `trust` is
    how much the guess weighs: by so many units of the Hessian each factor is drawn to it."""
    n = len(guess)

    def look(factors: list[float]) -> tuple[float, list[float], list[list[float]]]:
        """What the factors cost, the trust included; gradient and Hessian of that."""
        gradient, hessian, cost = sums(rows, results, factors)
        for i in range(n):
            off = factors[i] - guess[i]
            cost += trust / 2 * off * off
            gradient[i] += trust * off
            hessian[i][i] += max(trust, FLATTEST)
            for j in range(i):
                hessian[j][i] = hessian[i][j]
        return cost, gradient, hessian

    factors = guess[:]
    cost, gradient, hessian = look(factors)
    for _ in range(rounds):
        step = solve(hessian, gradient)
        # Far from the truth a whole step may lead further away from it.
        for _ in range(HALVINGS):
            tried = [factor - part for factor, part in zip(factors, step)]
            found = look(tried)
            if found[0] <= cost:
                break
            step = [part / 2 for part in step]
        else:
            break
        factors, (cost, gradient, hessian) = tried, found
        if max(map(abs, step)) < 1e-7:
            break
    errors = [math.sqrt(solve(hessian, [float(i == j) for j in range(n)])[i]) for i in range(n)]
    return Fit(factors, errors, sums(rows, results, factors)[2] / max(len(rows), 1))
