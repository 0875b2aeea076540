"""A coach for people: what a strong player would look at and why, and what would throw something away.

It sees what the seat sees, and speaks in reasons: the weights of the heuristic and, where a game has one, the advisor
say what is good, and their terms say why. Nothing here is text.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from tricorne.bots import asked_of
from tricorne.bots.improve import Advised
from tricorne.bots.look import Look
from tricorne.core.match import Match
from tricorne.core.policy import MOST_REASONS, Because

MOST_ADVICE = 2
WORTH_A_LOOK = 0.3
"""A second option is named if it is worth at least this part of the best one."""
THROWN_AWAY = 0.05
"""An option below this part of the best one is warned against."""
LONG_ODDS = 25
"""A battle with a smaller chance, in per cent, is warned against where something else is better."""
STOPPED_SHORT = 0.2
"""The same for an option that stops, because what is left is lost for good."""


ALIKE = Because("coach-alike", {})
"""No answer weighs more than another."""
ONLY = Because("coach-only", {})
"""There is nothing to choose."""
ENOUGH = Because("coach-enough", {})
"""The plan ends here."""
PLANNED = Because("coach-planned", {})
"""The plan of an advisor who gives no reason of its own."""
DONE = "done"
STOPS = (DONE, "end")


class Advice(msgspec.Struct, frozen=True):
    """An option and what speaks for it."""

    option: str
    why: Sequence[Because] = ()


class Coaching(msgspec.Struct, frozen=True):
    """What a coach says to a question: the options worth a look, the best first, and warnings by option."""

    advice: Sequence[Advice] = ()
    warnings: dict[str, Sequence[Because]] = {}


def coach(match: Match, seat: str, seed: int = 0) -> Coaching:
    """What a coach says to the question of a seat."""
    return coach_at(Look(match, asked_of(match, seat), random.Random(seed)))


def coach_at(look: Look) -> Coaching:
    """The same for somebody who has only a look at the table."""
    options = look.asked.options
    if len(options) == 1:
        return Coaching((Advice(options[0], (ONLY,)),))
    found = Weighed(look)
    best, *others = found.order
    seconds = others[: MOST_ADVICE - 1] if found.weights[best] > 0 else []
    named = [
        best,
        *(option for option in seconds if found.is_worth_a_look(option)),
    ]
    thrown = [option for option in others if option not in named and found.throws_away(option)]
    return Coaching(
        tuple(Advice(option, found.speaks_for(option)) for option in named),
        {option: found.against(option) for option in thrown},
    )


class Weighed:
    """The options of a question, the best first, what each is worth beside it, and why."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.position = look.position()
        weights = look.policy.weigh(self.position, look.asked)
        self.weights = dict(zip(look.asked.options, weights, strict=True))
        self.plan = Advised(look, quiet=False) if look.has_advisor else None
        self.order = sorted(self.weights, key=lambda option: -self.weights[option])
        self.planned = "" if self.plan is None else self.plan.advice()[0]
        if self.planned:
            first = self._unless_warned(self.planned)
            self.order = [first, *(option for option in self.order if option != first)]

    def _unless_warned(self, planned: str) -> str:
        """What is planned; where that is warned against, the best option that is not."""
        sound = (option for option in (planned, *self.order) if not self._is_warned(option))
        return next(sound, planned)

    def part_of_best(self, option: str) -> float:
        """What an option is worth, as a part of what the best one is; where that is nothing, all are worth the same."""
        best = self.weights[self.order[0]]
        return self.weights[option] / best if best > 0 else 1.0

    def is_worth_a_look(self, option: str) -> bool:
        """Whether an option that is not the best one is named beside it."""
        is_near = self.part_of_best(option) >= WORTH_A_LOOK
        return is_near and not self.throws_away(option) and bool(self.speaks_for(option))

    def throws_away(self, option: str) -> bool:
        """Whether an option is warned against."""
        loses = option in STOPS and self.look.asked.kind not in self.look.policy.keeps
        if self.part_of_best(option) < (STOPPED_SHORT if loses else THROWN_AWAY):
            return True
        return self._is_warned(option)

    def _is_warned(self, option: str) -> bool:
        """Whether a reason alone speaks against an option."""
        return any(self._is_warning(because) for because in self.against(option))

    def _is_warning(self, because: Because) -> bool:
        """Whether a reason is one alone: nothing comes of it, or a battle that is hardly ever won."""
        policy = self.look.policy
        return because.say in policy.vain or (because.say in policy.risks and because.args["chance"] < LONG_ODDS)

    def against(self, option: str) -> Sequence[Because]:
        """What speaks against an option."""
        reasons: Sequence[Because] = self.look.policy.against(self.position, self.look.asked, option)
        return reasons

    def speaks_for(self, option: str) -> Sequence[Because]:
        """The reasons that are given for an option which is worth a look."""
        return self.because(option) or self.in_general(option)

    def because(self, option: str) -> Sequence[Because]:
        """What speaks for an option and against it."""
        policy, asked = self.look.policy, self.look.asked
        planned = () if self.plan is None else self.plan.because(option)
        of_the_plan = [policy.told(step, asked, option) for step in planned]
        found: list[Because] = []
        for because in (*of_the_plan, *policy.because(self.position, asked, option)):
            if because is not None and because not in found:
                found.append(because)
        return found[:MOST_REASONS]

    def in_general(self, option: str) -> Sequence[Because]:
        """What can be said for an option of which nothing in particular is known."""
        if self.plan is not None:
            return (ENOUGH,) if option == DONE else (PLANNED,) if option == self.planned else ()
        return (ALIKE,) if len(set(self.weights.values())) == 1 else ()


def say_coaching(coaching: Coaching) -> dict[str, Any]:
    """Ready for JSON."""
    plain: dict[str, Any] = msgspec.to_builtins(coaching)
    return plain
