"""8.7 Non-player Indians: the flowchart and its Commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.priorities import Priority
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.marching import Arrivals, Group, march_step
from tricorne.games.liberty_or_death.bots.measures import control_with, here, population
from tricorne.games.liberty_or_death.bots.plan import (
    READY,
    Answers,
    Line,
    Plan,
    Step,
    Thinker,
    answering,
    because,
    carry_out,
    group_answers,
    offers,
)
from tricorne.games.liberty_or_death.bots.specials import close_with
from tricorne.games.liberty_or_death.bots.ties import D6, Thought, best_space, roll
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    COLONIES,
    INDIANS,
    NO_CONTROL,
    PATRIOT_FORT,
    PROVINCES,
    REBELLION_CONTROL,
    SPACES,
    TORY,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all, rebellion_pieces, room
from tricorne.games.liberty_or_death.rules.s1_6_support import total_opposition, total_support
from tricorne.games.liberty_or_death.rules.s1_10_leaders import CORNPLANTER, DRAGGING_CANOE, leads_at

if TYPE_CHECKING:
    from tricorne.core.questions import Ask

AFTER_COMMAND = ("war_path", "trade")
GATHER_SPACES = 4
RAID_SPACES = 3
MARCH_SPACES = 3
VILLAGE_READY = 3


def flowchart(me: Thinker) -> Thought[tuple[str, ...]]:
    """The Command to try first, and what to fall back on."""
    game = me.game
    if total_support(game) + (yield from roll("raid-die", D6, "8.7.1")) <= total_opposition(game):
        return ("raid", "gather", "march")
    if len(village_sites(me)) >= 2 or (
        (yield from roll("gather-die", D6, "8.7.2")) < me.state.available[WAR_PARTY_UNDERGROUND]
    ):
        return ("gather", "march")
    if any(here(me.state, s, BRITISH_REGULAR) and count_all(me.state, s, WAR_PARTIES) for s in PROVINCES):
        return ("scout", "march", "gather")
    return ("march", "gather")


# 8.7.1 Raid


def raiders_near(me: Thinker, space: int) -> list[int]:
    """Provinces from which an Underground War Party may come, never the last War Party of a Village."""
    state, board = me.state, me.game.board
    return [
        origin
        for origin in PROVINCES
        if origin != space
        and here(state, origin, WAR_PARTY_UNDERGROUND)
        and not (here(state, origin, VILLAGE) and count_all(state, origin, WAR_PARTIES) == 1)
        and (
            space in board.adjacent[origin]
            or (leads_at(state, INDIANS, DRAGGING_CANOE, origin) and space in board.two_provinces[origin])
        )
    ]


def needs_raider(me: Thinker, space: int) -> bool:
    """No Underground War Party is there, or War Parties do not outnumber the Rebellion."""
    state = me.state
    return not here(state, space, WAR_PARTY_UNDERGROUND) or count_all(state, space, WAR_PARTIES) <= rebellion_pieces(
        state, space
    )


def raid_targets(me: Thinker) -> list[int]:
    """Colonies at Opposition with an Underground War Party, or within reach of one."""
    state = me.state
    return [
        space
        for space in COLONIES
        if state.level[space] < 0 and (here(state, space, WAR_PARTY_UNDERGROUND) or raiders_near(me, space))
    ]


def can_plunder_after(me: Thinker, space: int) -> bool:
    """Whether War Parties will outnumber the Rebellion there after the Raid has moved."""
    parties = count_all(me.state, space, WAR_PARTIES) + bool(needs_raider(me, space) and raiders_near(me, space))
    return parties > rebellion_pieces(me.state, space)


RAID = (
    Line(
        "raid",
        raid_targets,
        lambda me: (Priority("plunder", lambda space: can_plunder_after(me, space)), population(me.game)),
    ),
)


def plunder_when_poor(me: Thinker, ask: Ask) -> str | None:
    """Plunder, or failing that Trade, at once when the Resources are gone."""
    if me.resources or me.special_used:
        return None
    return next((name for name in ("plunder", "trade") if offers(ask, f"special:{name}")), None)


@rule("8.7.1")
def raid(me: Thinker) -> Plan:
    """Up to three Colonies, then Plunder if it takes something, else War Path, else Trade."""

    def closing(me: Thinker, ask: Ask) -> Plan:
        rich = me.state.resources[1] > 0
        yield from close_with(*(("plunder",) if rich else ()), *AFTER_COMMAND)(me, ask)

    return carry_out(me, RAID, closing, most=RAID_SPACES, between=plunder_when_poor)


# 8.7.2 Gather


def may_gather(me: Thinker, space: int) -> bool:
    return abs(me.state.level[space]) != ACTIVE_SUPPORT


def village_parties(me: Thinker, space: int) -> int:
    """War Parties that a non-player wants before it builds: three, or two with Cornplanter."""
    return 2 if leads_at(me.state, INDIANS, CORNPLANTER, space) else VILLAGE_READY


def village_ready(me: Thinker, space: int) -> bool:
    """Enough War Parties and room for a Village, at a level that allows a Gather."""
    return (
        may_gather(me, space)
        and room(me.game, space, VILLAGE) > 0
        and count_all(me.state, space, WAR_PARTIES) >= village_parties(me, space)
    )


def village_sites(me: Thinker) -> list[int]:
    if not me.state.available[VILLAGE]:
        return []
    return [space for space in PROVINCES if village_ready(me, space)]


def villages_to_man(me: Thinker) -> list[int]:
    """Villages, while War Parties are Available."""
    if not me.state.available[WAR_PARTY_UNDERGROUND]:
        return []
    return [space for space in PROVINCES if may_gather(me, space) and here(me.state, space, VILLAGE)]


def future_villages(me: Thinker) -> list[int]:
    """Provinces with room for a Village, while Villages and War Parties are Available."""
    state = me.state
    if not state.available[VILLAGE] or not state.available[WAR_PARTY_UNDERGROUND]:
        return []
    return [
        space
        for space in PROVINCES
        if may_gather(me, space) and room(me.game, space, VILLAGE) > 0 and not here(state, space, VILLAGE)
    ]


def villages_to_regroup(me: Thinker) -> list[int]:
    """Villages with Active War Parties there or next door, once no War Party is Available."""
    if me.state.available[WAR_PARTY_UNDERGROUND]:
        return []
    return [
        space
        for space in PROVINCES
        if may_gather(me, space)
        and here(me.state, space, VILLAGE)
        and (
            here(me.state, space, WAR_PARTY_ACTIVE)
            or any(spare_active_parties(me, near) for near in me.game.board.adjacent_provinces[space])
        )
    ]


def spare_active_parties(me: Thinker, space: int) -> int:
    """Active War Parties that can leave without adding Rebellion Control."""
    state = me.state
    n = here(state, space, WAR_PARTY_ACTIVE)
    while (
        n and state.control[space] != REBELLION_CONTROL and control_with(state, space, indians=-n) == REBELLION_CONTROL
    ):
        n -= 1
    return n


def leader_first(me: Thinker) -> Priority[int]:
    return Priority("indian-leader", lambda space: me.state.leader_space[INDIANS] == space)


def parties_at_village(me: Thinker, space: int) -> Answers:
    """As many as the Villages allow and as are Available."""
    most = here(me.state, space, VILLAGE) + 1
    number = max(1, min(most, me.state.available[WAR_PARTY_UNDERGROUND]))
    return (("gather-way", "war_parties"), ("gather-war-parties", str(number)))


def exactly(me: Thinker, number: int) -> Priority[int]:
    return Priority(f"exactly-{number}", lambda space: count_all(me.state, space, WAR_PARTIES) == number)


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


@rule("8.7.2")
def gather(me: Thinker) -> Plan:
    """Villages and War Parties in up to four Provinces, then War Path or Trade."""
    return carry_out(me, GATHER, close_with(*AFTER_COMMAND), most=GATHER_SPACES)


# 8.7.3 March


@rule("8.7.3")
def march(me: Thinker) -> Plan:
    """Bring three War Parties together for a Village, then take Rebellion Control away; then War Path or Trade."""
    arrivals = Arrivals()
    ask: Ask | None = None
    for line in (march_for_village, march_against_control):
        while len(me.spaces) < MARCH_SPACES:
            found = yield from line(me, arrivals)
            if found is None:
                break
            destination, groups = found
            if ask is None:
                ask = yield READY
            if not offers(ask, SPACES[destination]):
                break
            why = because(f"w-indian-{line.__name__.replace('_', '-')}")
            ask = yield march_step(me, arrivals, destination, groups, why)
            if line is march_for_village:
                break
    if ask is not None:
        yield from close_with(*AFTER_COMMAND)(me, ask)


def movable_parties(me: Thinker, arrivals: Arrivals, space: int, *, keep_ready: bool) -> Group:
    """War Parties that may leave, Underground first: never the last of a Village, nor adding Rebellion Control."""
    state = me.state
    group = {kind: arrivals.free(me, space, kind) for kind in (WAR_PARTY_UNDERGROUND, WAR_PARTY_ACTIVE)}
    stay = 1 if here(state, space, VILLAGE) else 0
    if (keep_ready or me.game.corrected) and village_ready(me, space):
        stay = max(stay, village_parties(me, space))
    total = count_all(state, space, WAR_PARTIES)
    most = max(0, total - stay)
    while (
        most
        and state.control[space] != REBELLION_CONTROL
        and control_with(state, space, indians=-most) == REBELLION_CONTROL
    ):
        most -= 1
    taken: Group = {}
    for kind, n in group.items():
        going = min(n, most - sum(taken.values()))
        if going > 0:
            taken[kind] = going
    return taken


def take(group: Group, n: int) -> Group:
    """The first n of a group."""
    taken: Group = {}
    for kind, there in group.items():
        going = min(there, n - sum(taken.values()))
        if going > 0:
            taken[kind] = going
    return taken


def march_for_village(me: Thinker, arrivals: Arrivals) -> Thought[tuple[int, dict[int, Group]] | None]:
    """Three War Parties in one more Neutral or Passive Province with room for a Village."""
    if not me.state.available[VILLAGE]:
        return None
    ways: dict[int, dict[int, Group]] = {}
    for space in PROVINCES:
        if village_ready(me, space) or not may_gather(me, space) or room(me.game, space, VILLAGE) < 1:
            continue
        needed = VILLAGE_READY - count_all(me.state, space, WAR_PARTIES)
        groups: dict[int, Group] = {}
        for origin in me.game.board.adjacent_provinces[space]:
            if needed > 0 and (group := take(movable_parties(me, arrivals, origin, keep_ready=True), needed)):
                groups[origin] = group
                needed -= sum(group.values())
        if needed <= 0 and groups:
            ways[space] = groups
    destination = yield from best_space(me.game, list(ways))
    return None if destination is None else (destination, ways[destination])


def march_against_control(me: Thinker, arrivals: Arrivals) -> Thought[tuple[int, dict[int, Group]] | None]:
    """Enough War Parties to end Rebellion Control, first where there is no Active Support, most Population first."""
    state = me.state
    ways: dict[int, dict[int, Group]] = {}
    for space in PROVINCES:
        if state.control[space] != REBELLION_CONTROL or space in me.spaces:
            continue
        needed = next(n for n in range(1, 60) if control_with(state, space, indians=n) != REBELLION_CONTROL)
        groups: dict[int, Group] = {}
        for origin in me.game.board.adjacent_provinces[space]:
            if needed > 0 and (group := take(movable_parties(me, arrivals, origin, keep_ready=False), needed)):
                groups[origin] = group
                needed -= sum(group.values())
        if needed <= 0:
            ways[space] = groups
    destination = yield from best_space(
        me.game,
        list(ways),
        Priority("no-active-support", lambda space: state.level[space] != ACTIVE_SUPPORT),
        population(me.game),
    )
    return None if destination is None else (destination, ways[destination])


# 8.7.4 Scout


def scouts(me: Thinker, origin: int) -> Group:
    """One War Party and the most Regulars and Tories that leave without hurting the Royalists' hold of the origin."""
    state = me.state
    regulars, tories = here(state, origin, BRITISH_REGULAR), here(state, origin, TORY)
    party = WAR_PARTY_ACTIVE if here(state, origin, WAR_PARTY_ACTIVE) else WAR_PARTY_UNDERGROUND
    group = {party: 1, BRITISH_REGULAR: 0, TORY: 0}
    while True:
        more = (
            TORY
            if group[TORY] < min(tories, group[BRITISH_REGULAR])
            and tories - group[TORY] <= (regulars - group[BRITISH_REGULAR])
            else BRITISH_REGULAR
        )
        if more == BRITISH_REGULAR and group[BRITISH_REGULAR] >= regulars:
            more = TORY
        if more == TORY and group[TORY] >= min(tories, group[BRITISH_REGULAR]):
            break
        if not _origin_holds(me, origin, group, more):
            break
        group[more] += 1
    return {kind: n for kind, n in group.items() if n} if group[BRITISH_REGULAR] else {}


def _origin_holds(me: Thinker, origin: int, group: Group, more: int) -> bool:
    state = me.state
    british = group[BRITISH_REGULAR] + group[TORY] + (more in (BRITISH_REGULAR, TORY))
    after = control_with(state, origin, british=-british, indians=-1)
    if state.control[origin] == BRITISH_CONTROL:
        return after == BRITISH_CONTROL
    return state.control[origin] == REBELLION_CONTROL or after == NO_CONTROL


@rule("8.7.4")
def scout(me: Thinker) -> Plan:
    """To a Patriot Fort, else to Villages with enemies, else to end Rebellion Control; Skirmish; War Path or Trade."""
    state = me.state
    if not me.resources or not state.resources[BRITISH]:
        return
    ways: dict[int, tuple[int, Group]] = {}
    for origin in PROVINCES:
        if not here(state, origin, BRITISH_REGULAR) or not count_all(state, origin, WAR_PARTIES):
            continue
        group = scouts(me, origin)
        for space in me.game.board.adjacent_provinces[origin] if group else ():
            if sum(group.values()) > sum(ways.get(space, (0, {}))[1].values()) and _worth_scouting(me, space, group):
                ways[space] = (origin, group)
    destination = yield from best_space(
        me.game,
        list(ways),
        Priority("patriot-fort", lambda space: here(state, space, PATRIOT_FORT) > 0),
        Priority(
            "village-with-enemies", lambda space: here(state, space, VILLAGE) > 0 and rebellion_pieces(state, space) > 0
        ),
        population(me.game),
    )
    if destination is None:
        return
    origin, group = ways[destination]
    ask = yield READY
    me.spaces.append(destination)
    then = (
        ("scout-from", SPACES[origin]),
        *group_answers("scout-group", group),
        ("scout-skirmish", "yes"),
    )
    ask = yield Step(SPACES[destination], then, (because("w-scout"),))
    yield from close_with(*AFTER_COMMAND)(me, ask)


def _worth_scouting(me: Thinker, space: int, group: Group) -> bool:
    """One of the three purposes of a Scout."""
    state = me.state
    if here(state, space, PATRIOT_FORT) or (here(state, space, VILLAGE) and rebellion_pieces(state, space)):
        return True
    british = group.get(BRITISH_REGULAR, 0) + group.get(TORY, 0)
    return (
        state.control[space] == REBELLION_CONTROL
        and control_with(state, space, british=british, indians=1) != REBELLION_CONTROL
    )


COMMANDS = {"raid": raid, "gather": gather, "march": march, "scout": scout}
