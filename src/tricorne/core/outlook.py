"""Values of positions learned from played games: signs of a position, weighted and put on a logistic curve.

The signs are plain functions beside each game (`bots/outlook.py` in its folder), the weights numbers in the data file
`bots/outlook.json` there, by scenario, with how they were made. `make outlook` plays, fits and writes them again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from operator import mul
from pathlib import Path

import msgspec

STEEPEST = 30.0


class Fit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of a scenario, and what they were fitted to."""

    games: int
    positions: int
    seeds: tuple[int, int]
    players: str
    loss: float
    """The log loss on games that were held back."""
    loss_of_constant: float
    bias: float
    weights: dict[str, float]


class Outlook:
    """The chance of the first side by the signs of a position, in the order of their names."""

    def __init__(self, fit: Fit, names: Sequence[str]) -> None:
        unknown = set(names) ^ set(fit.weights)
        if unknown:
            raise ValueError(f"signs and weights differ: {', '.join(sorted(unknown))}")
        self.bias = fit.bias
        self.weights = [fit.weights[name] for name in names]

    def chance(self, signs: Sequence[float]) -> float:
        """Between 0 and 1."""
        lead = self.bias + sum(map(mul, self.weights, signs))
        return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, lead))))


def read_fits(path: Path) -> dict[str, Fit]:
    """The weights in a file by scenario."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Fit])


def read_outlooks(module: str, names: Sequence[str]) -> Mapping[str, Outlook]:
    """The fitted values of a game by scenario, from the file beside the module with its signs."""
    fits = read_fits(Path(module).with_suffix(".json"))
    return {scenario: Outlook(fit, names) for scenario, fit in fits.items()}
