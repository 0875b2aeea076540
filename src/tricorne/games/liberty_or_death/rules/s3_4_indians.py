"""3.4 Indian Commands: Gather, March and Scout (Raid has its own file)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_REGULAR,
    COLONIES,
    INDIANS,
    MILITIA,
    MILITIA_UNDERGROUND,
    PROVINCES,
    REBELLION_CONTROL,
    RESERVES,
    SPACES,
    TORY,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import Action, Selection, select_space, take_space
from tricorne.games.liberty_or_death.rules.choices import (
    choose_group,
    choose_kind,
    choose_number,
    choose_space,
    choose_word,
    choose_yes,
)
from tricorne.games.liberty_or_death.rules.moving import Moves, gather_groups, leaders_follow, move_group, regroup
from tricorne.games.liberty_or_death.rules.offers import Group, Limits, Spaces, Words
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    activate,
    count,
    count_all,
    place,
    place_own,
    recall,
    remove,
    shortage,
    spaces_of,
    stacking_obstacle,
)
from tricorne.games.liberty_or_death.rules.s1_8_resources import pay
from tricorne.games.liberty_or_death.rules.s1_10_leaders import (
    CORNPLANTER,
    leader_joins_placement,
    leaders_left_alone,
    leads_at,
)
from tricorne.games.liberty_or_death.rules.s4_2_british import BRITISH_SKIRMISH
from tricorne.games.liberty_or_death.rules.skirmish import skirmish_obstacle, strike

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

VILLAGE_WAR_PARTIES = 2
SEEN_FROM = 3
NOT_A_PROVINCE = "why-no-indians-in-cities", "1.4.2"


# 3.4.1 Gather


def gather_cost(act: Action, space: Space) -> int:
    """One Resource, but nothing for the first Indian Reserve Province."""
    return 0 if space in RESERVES and not any(s in RESERVES for s in act.spaces) else 1


def gather_spaces(game: Game, act: Action) -> Selection:
    """Provinces that are neither at Active Support nor at Active Opposition."""
    level, paid = game.state.level, act.can_pay(game, 1)

    def obstacle(space: Space) -> Reason | None:
        if not ACTIVE_OPPOSITION < level[space] < ACTIVE_SUPPORT:
            return "why-active-level", "3.4.1"
        return None if paid or not gather_cost(act, space) else ("why-cannot-pay", "3.4.1")

    return Selection(game, act, "3.4.1", PROVINCES, NOT_A_PROVINCE, obstacle, 0, True)


@rule("3.4.1")
def gather(game: Game, act: Action) -> Rule[None]:
    """War Parties, a Village or a regrouping in each Province."""
    moves = Moves()
    while (
        space := (yield from select_space(game, act, "gather-space", lambda: gather_spaces(game, act), "3.4.1"))
    ) is not None:
        take_space(game, act, space, gather_cost(act, space), "3.4.1")
        yield from _gather_in(game, act, space, moves)
    yield from leaders_left_alone(game)


def village_cost(game: Game, space: Space) -> int:
    """War Parties that make way for a Village: two, or one where Cornplanter is."""
    return 1 if leads_at(game.state, INDIANS, CORNPLANTER, space) else VILLAGE_WAR_PARTIES


def gather_ways(game: Game, space: Space) -> Words:
    """What a Gather could do in the Province: `war_parties`, `village` or `regroup`."""
    return Words(("war_parties", "village", "regroup"), partial(_way_obstacle, game, space))


def gather_changes(game: Game, space: Space) -> bool:
    """Whether a Gather could do anything there: a mere regrouping needs War Parties to come or to hide."""
    ways = [*gather_ways(game, space)]
    if ways != ["regroup"]:
        return ways != []
    state, near = game.state, game.board.adjacent_provinces[space]
    return count(state, space, WAR_PARTY_ACTIVE) > 0 or any(count_all(state, s, WAR_PARTIES) for s in near)


def _way_obstacle(game: Game, space: Space, way: str) -> Reason | None:
    if way == "war_parties":
        return shortage(game, space, WAR_PARTY_UNDERGROUND)
    if way == "regroup":
        return None if count(game.state, space, VILLAGE) else ("why-no-village", "3.4.1")
    if count_all(game.state, space, WAR_PARTIES) < village_cost(game, space):
        return "why-two-war-parties", "3.4.1"
    return stacking_obstacle(game, space, VILLAGE) or shortage(game, space, VILLAGE)


def _gather_in(game: Game, act: Action, space: Space, moves: Moves) -> Rule[None]:
    way = yield from choose_word(game, act.seat, "gather-way", gather_ways(game, space), "3.4.1", space=SPACES[space])
    if way == "war_parties":
        most = ((count(game.state, space, VILLAGE) + 1, "why-villages-and-one", "3.4.1"),)
        number = yield from choose_number(game, act.seat, "gather-war-parties", 1, most, "3.4.1", space=SPACES[space])
        if (yield from place_own(game, space, WAR_PARTY_UNDERGROUND, number, "3.4.1")):
            yield from leader_joins_placement(game, INDIANS, space, "3.4.1")
    elif way == "village":
        yield from _build_village(game, act, space)
    elif way == "regroup":
        yield from regroup(game, act, moves, space, game.board.adjacent[space], WAR_PARTIES, "3.4.1")


def _build_village(game: Game, act: Action, space: Space) -> Rule[None]:
    yield from recall(game, VILLAGE, 1, space, "3.4.1")
    if not game.state.available[VILLAGE]:
        return
    for _ in range(village_cost(game, space)):
        kind = yield from choose_kind(game, act.seat, "village-war-parties", space, WAR_PARTIES, "3.4.1")
        assert kind is not None
        remove(game, space, kind, 1, "3.4.1")
    place(game, space, VILLAGE, 1, "3.4.1")
    yield from leader_joins_placement(game, INDIANS, space, "3.4.1")


# 3.4.2 March


def indian_march_spaces(game: Game, act: Action, moves: Moves, gift: bool = True) -> Selection:
    """Provinces that War Parties can enter; without Resources only one within reach of the Reserves, for nothing.

    In a Brilliant Stroke they come from or to the Leader.
    """
    adjacent, leader, paid = game.board.adjacent_provinces, act.must_involve, act.can_pay(game, 1)
    movers = {*moves.movers(game, WAR_PARTIES)}
    payable = movers if paid else movers.intersection(RESERVES)

    def obstacle(space: Space) -> Reason | None:
        if leader is None or leader == space:
            if not payable.isdisjoint(adjacent[space]):
                return None
            return "why-out-of-reach" if movers.isdisjoint(adjacent[space]) else "why-cannot-pay", "3.4.2"
        led = leader in movers and space in adjacent[leader]
        return None if led else ("why-stroke-leader", "2.3.8")

    return Selection(game, act, "3.4.2", PROVINCES, NOT_A_PROVINCE, obstacle, 0 if gift else 1)


@rule("3.4.2")
def indian_march(game: Game, act: Action) -> Rule[None]:
    """War Parties into adjacent Provinces; the first destination reached only from Reserves costs nothing."""
    moves = Moves()
    gift = True
    while (
        destination := (
            yield from select_space(
                game,
                act,
                "march-space",
                lambda gift=gift: indian_march_spaces(game, act, moves, gift),  # type: ignore[misc]
                "3.4.2",
            )
        )
    ) is not None:
        take_space(game, act, destination, 0, "3.4.2")
        origins = yield from _march_into(game, act, moves, destination, only_reserves=not act.can_pay(game, 1))
        if gift and origins and all(space in RESERVES for space in origins):
            gift = False
        else:
            act.pay(game, 1, "3.4.2")
    yield from leaders_left_alone(game)


def _march_into(game: Game, act: Action, moves: Moves, destination: Space, *, only_reserves: bool) -> Rule[list[Space]]:
    """Move groups in; returns where they came from."""
    seen = destination in COLONIES and game.state.control[destination] == REBELLION_CONTROL
    came_from: list[Space] = []

    def obstacle(origin: Space) -> Reason | None:
        if (moved := moves.obstacle(game, WAR_PARTIES, "3.4.2", origin)) is not None:
            return moved
        return ("why-cannot-pay", "3.4.2") if only_reserves and origin not in RESERVES else None

    origins = Spaces(game.board.adjacent[destination], ("why-not-adjacent", "3.4.2"), obstacle)

    def limits(origin: Space, group: Group) -> Iterator[tuple[Kind, Limits]]:
        del group
        for kind in WAR_PARTIES:
            yield kind, (moves.limit(game, origin, kind, "3.4.2"),)

    def moved(origin: Space, group: Group) -> Rule[None]:
        came_from.append(origin)
        if seen and sum(group.values()) + count_all(game.state, destination, MILITIA) > SEEN_FROM:
            hidden = group.pop(WAR_PARTY_UNDERGROUND, 0)
            if hidden:
                activate(game, origin, WAR_PARTY_UNDERGROUND, hidden, "3.4.2")
                group[WAR_PARTY_ACTIVE] = group.get(WAR_PARTY_ACTIVE, 0) + hidden
        move_group(game, moves, origin, destination, group, "3.4.2")
        yield from leaders_follow(game, act, origin, destination, group, "3.4.2")

    yield from gather_groups(game, act, destination, lambda: origins, limits, moved, "3.4.2", needed=True)
    return came_from


# 3.4.3 Scout


def scout_spaces(game: Game, act: Action) -> Selection:
    """Provinces next to one with both War Parties and British Regulars; the British pay for their part."""
    state, leader, adjacent = game.state, act.must_involve, game.board.adjacent
    origins = [
        space
        for space in spaces_of(state, BRITISH_REGULAR)
        if space in PROVINCES and count_all(state, space, WAR_PARTIES)
    ]

    def obstacle(space: Space) -> Reason | None:
        reason = "why-scout-from", "3.4.3"
        for origin in origins:
            if origin in adjacent[space]:
                if leader in (None, origin, space):
                    return None
                reason = "why-stroke-leader", "2.3.8"
        return reason

    unpaid = None if act.free or state.resources[BRITISH] else ("why-british-cannot-pay", "3.4.3")
    return Selection(game, act, "3.4.3", PROVINCES, NOT_A_PROVINCE, obstacle, 1, False, None, unpaid)


def _scout_from_obstacle(game: Game, space: Space) -> Reason | None:
    """A Scout starts from a Province with War Parties and British Regulars."""
    if not count_all(game.state, space, WAR_PARTIES):
        return "why-no-war-parties", "3.4.3"
    return None if count(game.state, space, BRITISH_REGULAR) else ("why-no-regulars", "3.4.3")


@rule("3.4.3")
def scout(game: Game, act: Action) -> Rule[None]:
    """War Parties lead British cubes into one Province, find out its Militia, and may Skirmish with the Regulars."""
    act.limit, act.limited_by = 1, ("why-one-scout", "3.4.3")
    while (
        destination := (yield from select_space(game, act, "scout-space", lambda: scout_spaces(game, act), "3.4.3"))
    ) is not None:
        take_space(game, act, destination, 1, "3.4.3")
        if not act.free:
            pay(game, BRITISH, 1, "3.4.3")
        yield from _scout_into(game, act, destination)
    yield from leaders_left_alone(game)


def _scout_into(game: Game, act: Action, destination: Space) -> Rule[None]:
    leader = act.must_involve

    def obstacle(space: Space) -> Reason | None:
        if leader not in (None, space, destination):
            return "why-leader-first", "2.3.8"
        return _scout_from_obstacle(game, space)

    near = Spaces(game.board.adjacent_provinces[destination], ("why-not-adjacent", "3.4.3"), obstacle)
    origin = yield from choose_space(game, act.seat, "scout-from", near, "3.4.3", destination=SPACES[destination])
    assert origin is not None
    act.involved.append(origin)
    state = game.state

    def limits(group: Group) -> Iterator[tuple[Kind, Limits]]:
        for kind in (*WAR_PARTIES, BRITISH_REGULAR):
            yield kind, ((count(state, origin, kind), "why-not-so-many-there", "3.4.3"),)
        one_for_one = group.get(BRITISH_REGULAR, 0), "why-one-for-one", "3.4.3"
        yield TORY, (one_for_one, (count(state, origin, TORY), "why-not-so-many-there", "3.4.3"))

    def unfinished(group: Group) -> Reason | None:
        if not any(kind in group for kind in WAR_PARTIES):
            return "why-scout-war-party", "3.4.3"
        return None if BRITISH_REGULAR in group else ("why-scout-regular", "3.4.3")

    group = yield from choose_group(
        game,
        act.seat,
        "scout-group",
        limits,
        unfinished,
        "3.4.3",
        origin=SPACES[origin],
        destination=SPACES[destination],
    )
    hidden = group.pop(WAR_PARTY_UNDERGROUND, 0)
    if hidden:
        activate(game, origin, WAR_PARTY_UNDERGROUND, hidden, "3.4.3")
        group[WAR_PARTY_ACTIVE] = group.get(WAR_PARTY_ACTIVE, 0) + hidden
    move_group(game, Moves(), origin, destination, group, "3.4.3")
    yield from leaders_follow(game, act, origin, destination, group, "3.4.3")
    activate(game, destination, MILITIA_UNDERGROUND, count(state, destination, MILITIA_UNDERGROUND), "3.4.3")
    if skirmish_obstacle(state, BRITISH_SKIRMISH, destination) is None and (
        yield from choose_yes(act.seat, "scout-skirmish", "3.4.3", space=SPACES[destination])
    ):
        yield from strike(game, act.seat, BRITISH_SKIRMISH, destination)
