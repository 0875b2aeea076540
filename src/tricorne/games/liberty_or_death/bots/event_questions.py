"""8.3.5: the spaces that match a question of the Event box (8.4 to 8.7), by what the Event would do there."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, TypeAlias

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.measures import here
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_FORT,
    BRITISH_PIECES,
    BRITISH_REGULAR,
    COLONIES,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOTS,
    POPULATED,
    TORY,
    VILLAGE,
    WAR_PARTIES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

Kinds: TypeAlias = Collection[int]
REBELLION_CASUALTIES = (CONTINENTAL, FRENCH_REGULAR, PATRIOT_FORT)


@rule("8.4")
def british_ask(state: State, space: int, comes: Kinds, goes: Kinds, lost: bool) -> int:
    """Tories against Active Opposition, a first Fort, Regulars; then Rebellion Casualties."""
    placed = (
        (TORY in comes and state.level[space] == ACTIVE_OPPOSITION and not here(state, space, TORY))
        or (BRITISH_FORT in comes and space in COLONIES and not here(state, space, BRITISH_FORT))
        or (BRITISH_REGULAR in comes and space in POPULATED)
    )
    return 2 * placed + (lost and any(kind in REBELLION_CASUALTIES for kind in goes))


@rule("8.5")
def patriots_ask(state: State, space: int, comes: Kinds, goes: Kinds, _lost: bool) -> int:
    """Underground Militia at Active Support or a Village without any; then a Fort, or a Village that goes."""
    raised = (
        MILITIA_UNDERGROUND in comes
        and not here(state, space, MILITIA_UNDERGROUND)
        and (state.level[space] == ACTIVE_SUPPORT or here(state, space, VILLAGE) > 0)
    )
    return 2 * raised + (PATRIOT_FORT in comes or VILLAGE in goes)


@rule("8.6")
def french_ask(_state: State, _space: int, comes: Kinds, goes: Kinds, lost: bool) -> int:
    """French pieces; then British Casualties."""
    return 2 * (FRENCH_REGULAR in comes) + (lost and any(kind in BRITISH_PIECES for kind in goes))


@rule("8.7")
def indians_ask(state: State, space: int, comes: Kinds, goes: Kinds, _lost: bool) -> int:
    """A Village, if possible where War Parties are; then a Patriot Fort that goes."""
    with_parties = count_all(state, space, WAR_PARTIES) > 0
    return (VILLAGE in comes) * (2 + 2 * with_parties) + (PATRIOT_FORT in goes)


Question: TypeAlias = "Callable[[State, int, Kinds, Kinds, bool], int]"
"""About a space, the kinds of pieces that would come to it and go from it, and whether the latter are Casualties.

The higher the earlier the questions are that the space matches; 0 when it matches none.
"""
QUESTIONS: dict[int, Question] = {
    BRITISH: british_ask,
    PATRIOTS: patriots_ask,
    FRENCH: french_ask,
    INDIANS: indians_ask,
}
