"""The three levels: easy has common sense, normal follows the heuristic of the game, hard searches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tricorne.bots.look import Look


class Bot(Protocol):
    """Chooses an option of the question it is asked."""

    def choose(self, look: Look) -> str:
        """One of `look.asked.options`."""


class Random:
    """Any option with equal chance."""

    def choose(self, look: Look) -> str:
        options = look.asked.options
        return options[int(look.chance.random() * len(options))]


class Easy:
    """Random with common sense: never what the heuristic calls worthless, and a little more often what it likes."""

    def choose(self, look: Look) -> str:
        options = look.asked.options
        if len(options) == 1:
            return options[0]
        weights = look.policy.weigh(look.position(), look.asked)
        return options[weighted([weight**0.5 for weight in weights], look.chance.random())]


class Normal:
    """The best option of the heuristic; among equals any."""

    def choose(self, look: Look) -> str:
        options = look.asked.options
        if len(options) == 1:
            return options[0]
        return options[favourite(look.policy.weigh(look.position(), look.asked), look.chance.random())]


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
