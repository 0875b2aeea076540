"""What speaks for an answer when it is set beside another one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from tricorne.bots import because
from tricorne.bots.improve import Advised
from tricorne.bots.look import Look
from tricorne.core.match import Match
from tricorne.core.policy import MOST_REASONS, Because, Terms
from tricorne.core.questions import Ask


def speaks_for(match: Match, ask: Ask, option: str, beside: str, deals: int) -> Sequence[Because]:
    """The largest reasons for an answer; what the heuristic holds against a better one would only confuse.

    Where an advisor has nothing to say of it, so many deals tell what comes of it.
    """
    look = Look(match, ask, random.Random(0))
    policy = look.policy
    if look.has_advisor:
        return because(match, ask.seat, option) or comes_of_it(look, option, beside, deals)
    if ask.kind not in policy.reasons:
        return because(match, ask.seat, option)
    terms = Terms()
    policy.reasons[ask.kind](look.position(), look.asked, option, policy.side(ask.seat), terms)
    terms.found = [(worth, why) for worth, why in terms.found if worth > 0]
    return terms.largest(MOST_REASONS)


def comes_of_it(look: Look, option: str, beside: str, deals: int) -> Sequence[Because]:
    """What there is more or less of some turns later than with another answer, and good for the seat."""
    table, seat = Advised(look), look.asked.seat
    gains: Counter[str] = Counter()
    worths: Counter[str] = Counter()
    for deal in range(deals):
        for answer, sign in ((option, 1), (beside, -1)):
            for name, (count, worth) in look.policy.tallies(table.reach(answer, deal).game, seat).items():
                gains[name] += sign * count / deals
                worths[name] += worth / (2 * deals)
    terms = Terms()
    for name, gain in gains.items():
        if (count := round(abs(gain))) and gain * worths[name] > 0:
            terms.add(gain * worths[name], name, count=count, more=int(gain > 0))
    return terms.largest(MOST_REASONS)
