"""8.1.1 Actions to the maximum extent: as much as possible, wherever nothing else is said."""

from __future__ import annotations

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker
from tricorne.games.liberty_or_death.bots.machinery.questions import Answer, most_of, numbers_of, space_of
from tricorne.games.liberty_or_death.names import (
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    REBELLION,
    SIDE_OF,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.odds import sensible_show


def always(answer: str) -> Answer:
    """The same answer to every such question."""
    return lambda _me, _ask: answer


@rule("8.1.1")
def as_many_as_possible(_me: Thinker, ask: Ask) -> str:
    """The largest number."""
    return most_of(ask)


@rule("8.1.1")
def all_that_may_go(_me: Thinker, ask: Ask) -> str:
    """As many as possible of one kind after the other."""
    offered = [option for option in ask.options() if option != "done"]
    return max(offered, key=lambda option: int(option.rpartition(":")[2])) if offered else "done"


@rule("8.1.1", "3.6.3")
def activate(me: Thinker, ask: Ask) -> str:
    """As many Underground units as raise the Force Level, while one of them stays Underground."""
    units = (MILITIA_UNDERGROUND, MILITIA_ACTIVE)
    if SIDE_OF[me.faction] != REBELLION:
        units = (WAR_PARTY_UNDERGROUND, WAR_PARTY_ACTIVE)
    hidden, active = (here(me.state, space_of(ask), kind) for kind in units)
    return str(min(sensible_show(hidden, active), max(numbers_of(ask))))
