"""8.7.1 Raid of the non-player Indians."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.marching import March
from tricorne.games.liberty_or_death.bots.machinery.measures import here, population, war_parties
from tricorne.games.liberty_or_death.bots.machinery.plan import Plan, Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import pieces_of, space_of
from tricorne.games.liberty_or_death.bots.machinery.specials import close_with
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Line, best_space, carry_out
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_1_specials import (
    PLUNDER,
    PLUNDER_FIRST,
    SPECIALS,
    TRADE,
    after_a_raid,
)
from tricorne.games.liberty_or_death.names import (
    COLONIES,
    INDIANS,
    KIND_COUNT,
    KINDS,
    PATRIOTS,
    SPACES,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    Space,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import spaces_of
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces
from tricorne.games.liberty_or_death.rules.s1_10_leaders import DRAGGING_CANOE, leads_at

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

SPACES_AT_MOST = 3


@rule("8.7.1")
def raid(me: Thinker) -> Plan:
    """Up to three Colonies, then Plunder if it takes something, else War Path, else Trade."""
    return carry_out(me, RAID, closing, most=SPACES_AT_MOST, between=plunder_when_poor)


def closing(me: Thinker, ask: Ask) -> Plan:
    """Plunder comes first if the Patriots have Resources."""
    return close_with(PLUNDER_FIRST if me.state.resources[PATRIOTS] else SPECIALS)(me, ask)


def plunder_when_poor(me: Thinker, ask: Ask) -> str | None:
    """Plunder, or failing that Trade, at once when the Resources are gone."""
    if me.resources or me.special_used:
        return None
    order = (PLUNDER, TRADE) if me.state.resources[PATRIOTS] and after_a_raid(me) is not None else (TRADE,)
    return next((activity.name for activity in order if ask.offers(f"special:{activity.name}")), None)


# Who can Raid where


def raiders(me: Thinker) -> list[Space]:
    """Provinces with an Underground War Party that has not moved and may leave, never the last one of a Village."""
    state = me.state
    moved = [march.destination for march in me.marches]
    return [
        space
        for space in spaces_of(state, WAR_PARTY_UNDERGROUND)
        if (space not in moved or here(state, space, WAR_PARTY_UNDERGROUND) > moved.count(space))
        and not keeps_village(state, space)
    ]


def keeps_village(state: State, space: Space) -> bool:
    """Whether the last War Party of a Village is there, which does not leave."""
    at = space * KIND_COUNT
    hidden, active, villages = state.pieces[at + WAR_PARTY_UNDERGROUND : at + KIND_COUNT]
    return villages > 0 and hidden + active == 1


def raid_reach(me: Thinker, origin: Space) -> Collection[Space]:
    """Where a War Party of the Province may go to Raid: next door, with Dragging Canoe also two steps away."""
    board = me.game.board
    if leads_at(me.state, INDIANS, DRAGGING_CANOE, origin):
        return {*board.adjacent[origin], *board.two_provinces[origin]} - {origin}
    return board.adjacent[origin]


def raiders_near(me: Thinker, space: Space) -> list[Space]:
    """Provinces from which an Underground War Party may come to Raid the space."""
    return [origin for origin in raiders(me) if space in raid_reach(me, origin)]


def needs_raider(me: Thinker, space: Space) -> bool:
    """No Underground War Party is there, or War Parties do not outnumber the Rebellion."""
    state = me.state
    return not here(state, space, WAR_PARTY_UNDERGROUND) or war_parties(state, space) <= rebellion_pieces(state, space)


def raid_targets(me: Thinker) -> list[Space]:
    """Colonies at Opposition with an Underground War Party, or within reach of one.

    A Leader who has to take part does so in his own space, or sends a War Party.
    """
    state, leader = me.state, me.leader
    within = {space for origin in raiders(me) for space in raid_reach(me, origin)}
    return [
        space
        for space in COLONIES
        if state.level[space] < 0
        and (leader is None or leader == space or not keeps_village(state, leader))
        and (space in within or here(state, space, WAR_PARTY_UNDERGROUND))
    ]


def can_plunder_after(me: Thinker, space: Space) -> bool:
    """Where War Parties will outnumber the Rebellion after the Raid has moved."""
    comes = needs_raider(me, space) and bool(raiders_near(me, space))
    return war_parties(me.state, space) + comes > rebellion_pieces(me.state, space)


@rule("8.7.1")
def raid_from(me: Thinker, ask: Ask) -> Thought[str]:
    """An Underground War Party where none is, or where they do not outnumber the Rebellion.

    An Active one only out of the space of a Leader who has to take part (8.3.7).
    """
    space = space_of(ask, "destination")
    pieces = pieces_of(ask)
    hidden = [origin for origin, kind in pieces if kind == WAR_PARTY_UNDERGROUND]
    near = [origin for origin in raiders_near(me, space) if origin in hidden]
    if ask.offers("done") and not (near and needs_raider(me, space)):
        return "done"
    kind = WAR_PARTY_UNDERGROUND if hidden else WAR_PARTY_ACTIVE
    origin = yield from best_space(me, near or [origin for origin, of_kind in pieces if of_kind == kind])
    assert origin is not None
    me.marches.append(March(space, {origin: {kind: 1}}, ()))
    return f"{SPACES[origin]}:{KINDS[kind]}"


RAID = (Line("raid", raid_targets, (Priority("plunder", can_plunder_after), population(tier=1))),)
