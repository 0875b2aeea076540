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
from tricorne.core.policy import Because

MOST_ADVICE = 2
WORTH_A_LOOK = 0.3
"""A second option is named if it is worth at least this part of the best one."""
THROWN_AWAY = 0.05
"""An option below this part of the best one is warned against."""


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
        return Coaching((Advice(options[0]),))
    position = look.position()
    weights = look.policy.weigh(position, look.asked)
    order = sorted(range(len(options)), key=lambda index: -weights[index])
    plan = Advised(look, quiet=False) if look.has_advisor else None
    if plan is not None:
        first = options.index(plan.advice()[0])
        order = [first, *(index for index in order if index != first)]
    best = weights[order[0]]
    named = [index for index in order[:MOST_ADVICE] if index == order[0] or weights[index] >= WORTH_A_LOOK * best > 0]

    def because(option: str) -> Sequence[Because]:
        if plan is not None:
            return plan.because(option)
        reasons: Sequence[Because] = look.policy.because(position, look.asked, option)
        return reasons

    thrown = [options[index] for index in order[1:] if weights[index] < THROWN_AWAY * best]
    return Coaching(
        tuple(Advice(options[index], because(options[index])) for index in named),
        {option: because(option) for option in thrown},
    )


class Coached:
    """Somebody who knows nothing of the game and does what the coach names first."""

    def choose(self, look: Look) -> str:
        """The first advice."""
        return coach_at(look).advice[0].option


def say_coaching(coaching: Coaching) -> dict[str, Any]:
    """Ready for JSON."""
    plain: dict[str, Any] = msgspec.to_builtins(coaching)
    return plain
