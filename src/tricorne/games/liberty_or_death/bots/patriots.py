"""8.5 Non-player Patriots: the flowchart and its Commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tricorne.core.priorities import Priority
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.measures import (
    CITY_FIRST,
    active_royalists,
    control_with,
    here,
    patriot_units,
    population,
    rebellion_cubes,
    rebellion_leaders,
    villages_first,
    with_rebellion_cubes,
)
from tricorne.games.liberty_or_death.bots.patriot_moves import march
from tricorne.games.liberty_or_death.bots.plan import (
    Answers,
    Line,
    Plan,
    Thinker,
    answering,
    carry_out,
    group_answers,
)
from tricorne.games.liberty_or_death.bots.rebel_battles import fight, open_battles
from tricorne.games.liberty_or_death.bots.specials import close_with
from tricorne.games.liberty_or_death.bots.ties import D6, Thought, roll
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    CONTINENTAL,
    KIND_COUNT,
    MILITIA,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
    SPACES,
    names_of,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    count_all,
    has_pieces,
    on_map,
    rebellion_pieces,
    room,
    royalist_pieces,
    spaces_of,
    spaces_with,
)
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_at

if TYPE_CHECKING:
    from tricorne.core.questions import Ask
    from tricorne.games.liberty_or_death.state import State

AFTER_COMMAND = ("partisans", "skirmish", "persuasion")
RALLY_SPACES = 4


def flowchart(me: Thinker) -> Thought[tuple[str, ...]]:
    """The Command to try first, and what to fall back on."""
    fields = battle_fields(me.state)
    me.note("w-box-patriot-battle", answer=bool(fields), spaces=names_of(fields))
    if fields:
        return ("battle", "rally", "rabble_rousing")
    sites = fort_sites(me)
    me.note("w-box-patriot-forts", answer=bool(sites), spaces=names_of(sites))
    hidden = on_map(me.state, MILITIA_UNDERGROUND)
    if sites or (yield from roll(me, "rally-die", D6, "8.5.2", militia=hidden)) > hidden:
        return ("rally", "rabble_rousing")
    crowds = rabble_spaces(me)
    me.note("w-box-rabble", answer=bool(crowds), spaces=names_of(crowds))
    return ("rabble_rousing", "rally") if crowds else ("march", "rally", "rabble_rousing")


# 8.5.1 Battle


def battle_fields(state: State) -> list[int]:
    """Spaces with Royalists in which Rebellion cubes, with Leaders, outnumber the Active ones."""
    return [
        space
        for space in with_rebellion_cubes(state)
        if royalist_pieces(state, space)
        and rebellion_cubes(state, space) + rebellion_leaders(state, space) > active_royalists(state, space)
    ]


@rule("8.5.1")
def battle(me: Thinker) -> Plan:
    """All spaces that can be won, with as many French as possible, then Partisans, Skirmish or Persuasion."""
    opened = yield from open_battles(
        me,
        Priority("washington", lambda space: leader_at(me.state, PATRIOTS, space)),
        population(me.game),
        villages_first(me.state, tier=1),
    )
    if opened is None:
        return
    ask = yield from fight(me, *opened)
    yield from close_with(*AFTER_COMMAND)(me, ask)


# 8.5.2 Rally


def may_rally(me: Thinker, space: int) -> bool:
    return me.state.level[space] != ACTIVE_SUPPORT


def may_raise_militia(me: Thinker, spaces: Sequence[int]) -> list[int]:
    """Those of the spaces, Cities and Colonies only, in which a Rally may place Militia, while some are Available."""
    if not me.state.available[MILITIA_UNDERGROUND]:
        return []
    return [space for space in spaces if space in POPULATED and may_rally(me, space)]


def with_patriot_fort(me: Thinker) -> list[int]:
    return spaces_of(me.state, PATRIOT_FORT)


def fort_sites(me: Thinker) -> list[int]:
    """Spaces with four Patriot units and room for a Fort."""
    if not me.state.available[PATRIOT_FORT]:
        return []
    return [
        space
        for space in spaces_with(me.state, PATRIOTS)
        if may_rally(me, space) and patriot_units(me.state, space) >= 4 and room(me.game, space, PATRIOT_FORT) > 0
    ]


def lone_forts(me: Thinker) -> list[int]:
    """Patriot Forts with no other Rebellion piece."""
    return [
        space
        for space in may_raise_militia(me, with_patriot_fort(me))
        if here(me.state, space, PATRIOT_FORT) == rebellion_pieces(me.state, space)
    ]


def forts_for_continentals(me: Thinker) -> list[int]:
    """Patriot Forts, while Continentals are Available."""
    return may_raise_militia(me, with_patriot_fort(me)) if me.state.available[CONTINENTAL] else []


def future_forts(me: Thinker) -> list[int]:
    """Spaces with Patriot units but no Patriot Fort, while Forts are Available."""
    if not me.state.available[PATRIOT_FORT]:
        return []
    return [
        space
        for space in may_raise_militia(me, spaces_with(me.state, PATRIOTS))
        if patriot_units(me.state, space) and not here(me.state, space, PATRIOT_FORT)
    ]


def control_to_change(me: Thinker) -> list[int]:
    """Spaces whose Control changes with the Militia that they may raise."""
    state = me.state
    return [
        space
        for space in may_raise_militia(me, POPULATED)
        if state.control[space] != REBELLION_CONTROL
        and control_with(state, space, rebels=militia_raised(me, space)) != state.control[space]
    ]


def not_yet_opposed(me: Thinker) -> list[int]:
    """Spaces not at Active Opposition."""
    return [space for space in may_raise_militia(me, POPULATED) if me.state.level[space] > ACTIVE_OPPOSITION]


def forts_to_regroup(me: Thinker) -> list[int]:
    """Patriot Forts with Active Militia there, or with some next door that can leave without changing Control."""
    return [
        space
        for space in with_patriot_fort(me)
        if may_rally(me, space)
        and (
            here(me.state, space, MILITIA_ACTIVE)
            or any(spare_active_militia(me, near) for near in me.game.board.adjacent[space])
        )
    ]


def spare_active_militia(me: Thinker, space: int) -> int:
    """Active Militia that can leave the space without changing its Control."""
    state = me.state
    n = here(state, space, MILITIA_ACTIVE)
    while n and control_with(state, space, rebels=-n) != state.control[space]:
        n -= 1
    return n


def city_then_population(me: Thinker) -> tuple[Priority[int], ...]:
    return (CITY_FIRST, population(me.game, tier=1))


def most_militia(me: Thinker) -> tuple[Priority[int], ...]:
    return (Priority("most-militia", lambda space: count_all(me.state, space, MILITIA)),)


def most_patriots(me: Thinker) -> tuple[Priority[int], ...]:
    return (Priority("most-patriots", lambda space: patriot_units(me.state, space)),)


def militia_raised(me: Thinker, space: int) -> int:
    """As many Militia as the space may raise and as are Available."""
    forts, available = here(me.state, space, PATRIOT_FORT), me.state.available[MILITIA_UNDERGROUND]
    most = forts + me.game.board.population[space] if forts else 1
    return most if most < available else available


def raise_militia(me: Thinker, space: int) -> Answers:
    return ("rally-way", "militia"), ("rally-militia", str(militia_raised(me, space)))


def selected_forts(me: Thinker) -> list[int]:
    """Patriot Forts that are selected for the Rally and have Militia to spare."""
    return [space for space in me.spaces if here(me.state, space, PATRIOT_FORT) and may_enlist(me, space)]


def may_enlist(me: Thinker, space: int) -> bool:
    """Whether the space has Militia besides the one that stays Underground, while Continentals are Available."""
    hidden = here(me.state, space, MILITIA_UNDERGROUND)
    return me.state.available[CONTINENTAL] > 0 and count_all(me.state, space, MILITIA) > (hidden > 0)


def enlist(me: Thinker, space: int) -> Answers:
    """All Militia but one Underground become Continentals, Active ones first, as long as there are any."""
    state = me.state
    active = min(here(state, space, MILITIA_ACTIVE), state.available[CONTINENTAL])
    hidden = min(max(0, here(state, space, MILITIA_UNDERGROUND) - 1), state.available[CONTINENTAL] - active)
    group = group_answers("rally-continentals", {MILITIA_ACTIVE: active, MILITIA_UNDERGROUND: hidden})
    return ("rally-continentals-space", SPACES[space]), *group


# At the end of a Rally, when the moment for it has gone by.
NO_MORE_CONTINENTALS = ("rally-continentals-space", "done")
RALLY = (
    Line("rally-fort", fort_sites, city_then_population, answering(("rally-way", "fort"))),
    Line("rally-lone-fort", lone_forts, then=raise_militia),
    Line("rally-for-continentals", forts_for_continentals, most_militia, raise_militia, limit=1),
    Line("rally-continentals", selected_forts, most_militia, enlist, again="continentals"),
    Line("rally-future-fort", future_forts, most_patriots, raise_militia, limit=1),
    Line("rally-control", control_to_change, city_then_population, raise_militia),
    Line("rally-unopposed", not_yet_opposed, city_then_population, raise_militia),
    Line("rally-regroup", forts_to_regroup, then=answering(("rally-way", "regroup"), NO_MORE_CONTINENTALS), limit=1),
)


def persuade_when_poor(me: Thinker, ask: Ask) -> str | None:
    """Persuasion at once when the Resources are gone."""
    if me.resources or me.special_used or not ask.offers("special:persuasion"):
        return None
    return "persuasion"


@rule("8.5.2")
def rally(me: Thinker) -> Plan:
    """Forts, Militia and Continentals in up to four spaces, then a Special Activity."""
    closing = close_with(*AFTER_COMMAND, afterwards=True, then=(NO_MORE_CONTINENTALS,))
    return carry_out(me, RALLY, closing, most=RALLY_SPACES, between=persuade_when_poor)


# 8.5.3 Rabble-Rousing


def rabble_spaces(me: Thinker) -> list[int]:
    """Spaces that Rabble-Rousing can shift."""
    state = me.state
    hidden = state.pieces[MILITIA_UNDERGROUND::KIND_COUNT]
    return [
        space
        for space in POPULATED
        if state.level[space] > ACTIVE_OPPOSITION
        and (hidden[space] or (state.control[space] == REBELLION_CONTROL and has_pieces(state, space, PATRIOTS)))
    ]


RABBLE_ROUSING = (
    Line(
        "rabble-shift",
        rabble_spaces,
        lambda me: (
            Priority("active-support", lambda space: me.state.level[space] == ACTIVE_SUPPORT),
            population(me.game, tier=1),
        ),
    ),
)


@rule("8.5.3")
def rabble_rousing(me: Thinker) -> Plan:
    """Every space that can be shifted, Active Support first, then a Special Activity."""
    return carry_out(me, RABBLE_ROUSING, close_with(*AFTER_COMMAND), between=persuade_when_poor)


COMMANDS = {"battle": battle, "rally": rally, "rabble_rousing": rabble_rousing, "march": march}
