"""8.7 Non-player Indians: the flowchart and its Commands."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from tricorne.core.priorities import Priority
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.indian_moves import march, scout, with_regulars_and_parties
from tricorne.games.liberty_or_death.bots.measures import (
    here,
    population,
    spare_against_rebels,
    war_parties,
    with_war_parties,
)
from tricorne.games.liberty_or_death.bots.plan import (
    Answers,
    Line,
    Plan,
    Thinker,
    answering,
    carry_out,
)
from tricorne.games.liberty_or_death.bots.specials import close_with
from tricorne.games.liberty_or_death.bots.ties import D6, Thought, roll
from tricorne.games.liberty_or_death.bots.village_sites import may_build, may_gather, village_ready
from tricorne.games.liberty_or_death.names import (
    COLONIES,
    INDIANS,
    KIND_COUNT,
    PATRIOTS,
    PROVINCES,
    RESERVES,
    VILLAGE,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    names_of,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import rebellion_pieces, spaces_of
from tricorne.games.liberty_or_death.rules.s1_10_leaders import DRAGGING_CANOE, leads_at

if TYPE_CHECKING:
    from tricorne.core.questions import Ask
    from tricorne.games.liberty_or_death.state import State

AFTER_COMMAND = ("war_path", "trade")
GATHER_SPACES = 4
RAID_SPACES = 3


def flowchart(me: Thinker) -> Thought[tuple[str, ...]]:
    """The Command to try first, and what to fall back on."""
    game = me.game
    support, opposition = game.state.support, game.state.opposition
    if support + (yield from roll(me, "raid-die", D6, "8.7.1", support=support, opposition=opposition)) <= opposition:
        return ("raid", "gather", "march")
    sites = village_sites(me)
    villages = villages_to_come(me, sites)
    me.note("w-box-villages", answer=villages >= 2, spaces=names_of(sites))
    available = me.state.available[WAR_PARTY_UNDERGROUND]
    if villages >= 2 or (yield from roll(me, "gather-die", D6, "8.7.2", available=available)) < available:
        return ("gather", "march")
    together = with_regulars_and_parties(me.state)
    me.note("w-box-scout", answer=bool(together), spaces=names_of(together))
    return ("scout", "march", "gather") if together else ("march", "gather")


# 8.7.1 Raid


def raiders(me: Thinker) -> list[int]:
    """Provinces with an Underground War Party that has not moved and may leave, never the last one of a Village."""
    state = me.state
    moved = [march.destination for march in me.marches]
    return [
        space
        for space in spaces_of(state, WAR_PARTY_UNDERGROUND)
        if (space not in moved or here(state, space, WAR_PARTY_UNDERGROUND) > moved.count(space))
        and not keeps_village(state, space)
    ]


def raid_reach(me: Thinker, origin: int) -> Collection[int]:
    """Where a War Party of the Province may go to Raid: next door, with Dragging Canoe also two steps away."""
    board = me.game.board
    if leads_at(me.state, INDIANS, DRAGGING_CANOE, origin):
        return {*board.adjacent[origin], *board.two_provinces[origin]} - {origin}
    return board.adjacent[origin]


def raiders_near(me: Thinker, space: int) -> list[int]:
    """Provinces from which an Underground War Party may come to Raid the space."""
    return [origin for origin in raiders(me) if space in raid_reach(me, origin)]


def within_raid(me: Thinker) -> set[int]:
    """Spaces to which an Underground War Party may come to Raid."""
    return {space for origin in raiders(me) for space in raid_reach(me, origin)}


def keeps_village(state: State, space: int) -> bool:
    """Whether the last War Party of a Village is there, which does not leave."""
    at = space * KIND_COUNT
    hidden, active, villages = state.pieces[at + WAR_PARTY_UNDERGROUND : at + KIND_COUNT]
    return villages > 0 and hidden + active == 1


def needs_raider(me: Thinker, space: int) -> bool:
    """No Underground War Party is there, or War Parties do not outnumber the Rebellion."""
    state = me.state
    return not here(state, space, WAR_PARTY_UNDERGROUND) or war_parties(state, space) <= rebellion_pieces(state, space)


def raid_targets(me: Thinker) -> list[int]:
    """Colonies at Opposition with an Underground War Party, or within reach of one.

    A Leader who has to take part does so in his own space, or sends a War Party.
    """
    state, leader = me.state, me.leader
    within = within_raid(me)
    return [
        space
        for space in COLONIES
        if state.level[space] < 0
        and (leader is None or leader == space or not keeps_village(state, leader))
        and (space in within or here(state, space, WAR_PARTY_UNDERGROUND))
    ]


def can_plunder_after(me: Thinker) -> Priority[int]:
    """Where War Parties will outnumber the Rebellion after the Raid has moved."""
    state, within = me.state, within_raid(me)

    def outnumbered(space: int) -> bool:
        comes = space in within and needs_raider(me, space)
        return war_parties(state, space) + comes > rebellion_pieces(state, space)

    return Priority("plunder", outnumbered)


RAID = (
    Line(
        "raid",
        raid_targets,
        lambda me: (can_plunder_after(me), population(me.game, tier=1)),
    ),
)


def plunder_when_poor(me: Thinker, ask: Ask) -> str | None:
    """Plunder, or failing that Trade, at once when the Resources are gone."""
    if me.resources or me.special_used:
        return None
    order = ("plunder", "trade") if me.state.resources[PATRIOTS] else ("trade",)
    return next((name for name in order if ask.offers(f"special:{name}")), None)


@rule("8.7.1")
def raid(me: Thinker) -> Plan:
    """Up to three Colonies, then Plunder if it takes something, else War Path, else Trade."""

    def closing(me: Thinker, ask: Ask) -> Plan:
        rich = me.state.resources[PATRIOTS] > 0
        yield from close_with(*(("plunder",) if rich else ()), *AFTER_COMMAND)(me, ask)

    return carry_out(me, RAID, closing, most=RAID_SPACES, between=plunder_when_poor)


# 8.7.2 Gather


@rule("8.1")
def affordable(me: Thinker, spaces: Sequence[int]) -> Sequence[int]:
    """Those of the Provinces that can be paid: without Resources only a first Reserve, which costs nothing."""
    return spaces if me.resources or me.granted else [space for space in spaces if space in RESERVES]


def with_village(me: Thinker) -> list[int]:
    """Villages in which a Gather may be paid and is allowed."""
    return [space for space in affordable(me, spaces_of(me.state, VILLAGE)) if may_gather(me, space)]


def village_sites(me: Thinker) -> list[int]:
    if not me.state.available[VILLAGE]:
        return []
    return [space for space in affordable(me, with_war_parties(me.state)) if village_ready(me, space)]


def villages_to_come(me: Thinker, sites: Sequence[int]) -> int:
    """How many Villages a Gather would place there: Available ones that can be paid, one in a Reserve for nothing."""
    villages = min(len(sites), me.state.available[VILLAGE])
    return villages if me.granted else min(villages, me.resources + any(space in RESERVES for space in sites))


def villages_to_man(me: Thinker) -> list[int]:
    """Villages, while War Parties are Available."""
    return with_village(me) if me.state.available[WAR_PARTY_UNDERGROUND] else []


def future_villages(me: Thinker) -> list[int]:
    """Provinces with room for a Village, while Villages and War Parties are Available."""
    state = me.state
    if not state.available[VILLAGE] or not state.available[WAR_PARTY_UNDERGROUND]:
        return []
    return [space for space in affordable(me, PROVINCES) if may_build(me, space) and not here(state, space, VILLAGE)]


def villages_to_regroup(me: Thinker) -> list[int]:
    """Villages with Active War Parties there or next door, once no War Party is Available."""
    if me.state.available[WAR_PARTY_UNDERGROUND]:
        return []
    return [
        space
        for space in with_village(me)
        if here(me.state, space, WAR_PARTY_ACTIVE)
        or any(spare_active_parties(me, near) for near in me.game.board.adjacent_provinces[space])
    ]


def spare_active_parties(me: Thinker, space: int) -> int:
    """Active War Parties that can leave without adding Rebellion Control."""
    state = me.state
    n = here(state, space, WAR_PARTY_ACTIVE)
    return min(n, spare_against_rebels(state, space)) if n else 0


def leader_first(me: Thinker) -> Priority[int]:
    return Priority("indian-leader", lambda space: me.state.leader_space[INDIANS] == space)


def parties_at_village(me: Thinker, space: int) -> Answers:
    """As many as the Villages allow and as are Available."""
    most = here(me.state, space, VILLAGE) + 1
    number = max(1, min(most, me.state.available[WAR_PARTY_UNDERGROUND]))
    return (("gather-way", "war_parties"), ("gather-war-parties", str(number)))


def exactly(me: Thinker, number: int) -> Priority[int]:
    return Priority(f"exactly-{number}", lambda space: war_parties(me.state, space) == number)


GATHER = (
    Line("gather-village", village_sites, lambda me: (leader_first(me),), answering(("gather-way", "village"))),
    Line(
        "gather-at-village",
        villages_to_man,
        lambda me: (
            Priority("enemies", lambda space: rebellion_pieces(me.state, space) > 0),
            Priority("none-underground", lambda space: not here(me.state, space, WAR_PARTY_UNDERGROUND)),
            leader_first(me),
        ),
        parties_at_village,
    ),
    Line(
        "gather-future-village",
        future_villages,
        lambda me: (exactly(me, 2), exactly(me, 1)),
        answering(("gather-way", "war_parties")),
        limit=2,
    ),
    Line("gather-regroup", villages_to_regroup, then=answering(("gather-way", "regroup")), limit=1),
)


def gather_order(me: Thinker, space: int) -> int:
    """The more the earlier a line of the Gather means the space; 0 when none does."""
    return next((len(GATHER) - n for n, line in enumerate(GATHER) if space in line.candidates(me)), 0)


@rule("8.7.2")
def gather(me: Thinker) -> Plan:
    """Villages and War Parties in up to four Provinces, then War Path or Trade."""
    return carry_out(me, GATHER, close_with(*AFTER_COMMAND), most=GATHER_SPACES)


COMMANDS = {"raid": raid, "gather": gather, "march": march, "scout": scout}
