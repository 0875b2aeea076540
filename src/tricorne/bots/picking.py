"""Picking an option by weights, with a point between 0 and 1 for chance."""

from __future__ import annotations

from collections.abc import Sequence


def favourite(weights: Sequence[float], point: float) -> int:
    """The index of the highest weight; among equals the one that a point between 0 and 1 falls on."""
    best = max(weights) * 0.999
    favourites = [index for index, weight in enumerate(weights) if weight >= best]
    return favourites[int(point * len(favourites))]


def weighted(weights: Sequence[float], point: float) -> int:
    """The index that a point between 0 and 1 falls on when the weights are laid end to end."""
    total = sum(weights)
    if total <= 0:
        return int(point * len(weights))
    rest = point * total
    for index, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return index
    return len(weights) - 1
