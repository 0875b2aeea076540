"""The levels that do not search: easy has common sense, fair overlooks things, normal follows the heuristic."""

from __future__ import annotations

from typing import Protocol

from tricorne.bots.improve import Advised
from tricorne.bots.look import Look
from tricorne.bots.picking import favourite, weighted


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


class Fair:
    """The best option of the heuristic among those that it sees: one in a few is overlooked."""

    def choose(self, look: Look) -> str:
        options = look.asked.options
        if len(options) == 1:
            return options[0]
        if look.has_advisor:
            return self._by_advice(look)
        weights = look.policy.weigh(look.position(), look.asked)
        seen = [index for index in range(len(options)) if look.chance.random() >= look.policy.overlooked]
        if not seen:
            return options[int(look.chance.random() * len(options))]
        return options[seen[favourite([weights[index] for index in seen], look.chance.random())]]

    def _by_advice(self, look: Look) -> str:
        """The advisor's answer, or where that is overlooked one that looks sensible."""
        advice, is_weighty = Advised(look).advice()
        if not is_weighty or look.chance.random() >= look.policy.overlooked:
            return advice
        return Easy().choose(look)


class Normal:
    """The best option of the heuristic; among equals any."""

    def choose(self, look: Look) -> str:
        options = look.asked.options
        if len(options) == 1:
            return options[0]
        return options[favourite(look.policy.weigh(look.position(), look.asked), look.chance.random())]
