"""8.5 Committees of Correspondence of the non-player Patriots, in winter."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import lead_at
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import spaces_of
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.names import ACTIVE_OPPOSITION, SPACES, Space
from tricorne.games.liberty_or_death.rules.s6_4_support import WINTER_LEVELS


def committee_levels(me: Thinker, space: Space) -> int:
    """The levels that Committees can buy there."""
    state = me.state
    return max(0, min(WINTER_LEVELS, state.level[space] - ACTIVE_OPPOSITION, me.resources - state.raid[space]))


def committee_gain(me: Thinker, space: Space) -> int:
    """The change of Opposition minus Support that Committees can buy there."""
    level = me.state.level[space]
    return lead_at(me.game, space, level) - lead_at(me.game, space, level - committee_levels(me, space))


MEETING: Priorities = (
    Priority("fewest-markers", lambda me, s: 99 - me.state.raid[s]),
    Priority("largest-change", committee_gain, tier=1),
)


@rule("8.5")
def committees(me: Thinker, ask: Ask) -> Thought[str]:
    """While they still buy a level: the fewest Raid markers first, then the largest change; never for markers alone."""
    space = yield from best_space(me, [s for s in spaces_of(ask) if committee_levels(me, s)], MEETING)
    return "done" if space is None else SPACES[space]
