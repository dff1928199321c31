"""Tests of the fitting program's arithmetic."""

import random
import unittest

from logistic import chance, fit, solve


class Solving(unittest.TestCase):
    def test_solves(self) -> None:
        x = solve([[4.0, 2.0], [2.0, 3.0]], [10.0, 8.0])
        self.assertAlmostEqual(x[0], 1.75)
        self.assertAlmostEqual(x[1], 1.5)


class Fitting(unittest.TestCase):
    def samples(self, truth: list[float], count: int) -> tuple[list[list[float]], list[float]]:
        dice = random.Random(7)
        rows = [[dice.gauss(0, 1) for _ in truth] for _ in range(count)]
        scores = [sum(a * b for a, b in zip(truth, row)) for row in rows]
        return rows, [float(dice.random() < chance(score)) for score in scores]

    def test_finds_the_truth_within_its_errors(self) -> None:
        truth = [1.5, -0.5, 0.0]
        found = fit(*self.samples(truth, 4000), [1.0, 1.0, 1.0], trust=0.0)
        for factor, error, true in zip(found.factors, found.errors, truth):
            self.assertLess(error, 0.1)
            self.assertLess(abs(factor - true), 4 * error)

    def test_finds_it_from_far_away(self) -> None:
        found = fit(*self.samples([0.1], 2000), [20.0], trust=0.0)
        self.assertLess(abs(found.factors[0] - 0.1), 4 * found.errors[0])

    def test_trust_holds_the_guess(self) -> None:
        found = fit(*self.samples([1.5, -0.5], 200), [1.0, 1.0], trust=1e6)
        for factor in found.factors:
            self.assertAlmostEqual(factor, 1.0, places=2)

    def test_a_column_that_never_counts_keeps_its_guess(self) -> None:
        rows, results = self.samples([1.0], 300)
        found = fit([[row[0], 0.0] for row in rows], results, [1.0, 1.0], trust=1.0)
        self.assertAlmostEqual(found.factors[1], 1.0)


if __name__ == "__main__":
    unittest.main()
