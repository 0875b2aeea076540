"""3.4 Indian Commands: Gather, March and Scout (Raid has its own file)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_REGULAR,
    COLONIES,
    INDIANS,
    KIND_COUNT,
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
)
from tricorne.games.liberty_or_death.rules.action import Action, select_space, take_space
from tricorne.games.liberty_or_death.rules.choices import (
    choose_group,
    choose_kind,
    choose_number,
    choose_space,
    choose_word,
    choose_yes,
)
from tricorne.games.liberty_or_death.rules.moving import Moves, gather_groups, leaders_follow, move_group, regroup
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    activate,
    count,
    count_all,
    place,
    place_own,
    recall,
    recallable,
    remove,
    room,
)
from tricorne.games.liberty_or_death.rules.s1_8_resources import pay
from tricorne.games.liberty_or_death.rules.s1_10_leaders import (
    CORNPLANTER,
    leader_joins_placement,
    leaders_left_alone,
    leads_at,
)
from tricorne.games.liberty_or_death.rules.s4_2_skirmish import SKIRMISH, skirmish_modes, strike

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.choices import Group

VILLAGE_WAR_PARTIES = 2
SEEN_FROM = 3


# 3.4.1 Gather


def gather_cost(act: Action, space: int) -> int:
    """One Resource, but nothing for the first Indian Reserve Province."""
    return 0 if space in RESERVES and not any(s in RESERVES for s in act.spaces) else 1


def gather_spaces(game: Game, act: Action) -> Iterable[int]:
    """Provinces that are neither at Active Support nor at Active Opposition."""
    level = game.state.level
    provinces = PROVINCES if act.can_pay(game, 1) else [s for s in RESERVES if not gather_cost(act, s)]
    return (space for space in act.open_to_leader(provinces) if ACTIVE_OPPOSITION < level[space] < ACTIVE_SUPPORT)


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


def village_cost(game: Game, space: int) -> int:
    """War Parties that make way for a Village: two, or one where Cornplanter is."""
    return 1 if leads_at(game.state, INDIANS, CORNPLANTER, space) else VILLAGE_WAR_PARTIES


def gather_ways(game: Game, space: int) -> list[str]:
    """What a Gather could do in the Province: `war_parties`, `village` or `regroup`."""
    state = game.state
    here = count_all(state, space, WAR_PARTIES)
    ways = []
    if state.available[WAR_PARTY_UNDERGROUND] or recallable(game, WAR_PARTY_UNDERGROUND, space):
        ways.append("war_parties")
    standing = count(state, space, VILLAGE)
    if (
        here >= village_cost(game, space)
        and room(game, space, VILLAGE) > 0
        and (state.available[VILLAGE] or recallable(game, VILLAGE, space))
    ):
        ways.append("village")
    if standing:
        ways.append("regroup")
    return ways


def _gather_in(game: Game, act: Action, space: int, moves: Moves) -> Rule[None]:
    ways = gather_ways(game, space)
    if not ways:
        return
    way = yield from choose_word(act.seat, "gather-way", ways, "3.4.1", space=SPACES[space])
    if way == "war_parties":
        standing = count(game.state, space, VILLAGE)
        most = standing + 1 if standing else 1
        number = yield from choose_number(act.seat, "gather-war-parties", 1, most, "3.4.1", space=SPACES[space])
        if (yield from place_own(game, space, WAR_PARTY_UNDERGROUND, number, "3.4.1")):
            yield from leader_joins_placement(game, INDIANS, space, "3.4.1")
    elif way == "village":
        yield from _build_village(game, act, space)
    else:
        yield from regroup(game, act, moves, space, game.board.adjacent_provinces[space], WAR_PARTIES, "3.4.1")


def _build_village(game: Game, act: Action, space: int) -> Rule[None]:
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


def indian_march_spaces(game: Game, act: Action, moves: Moves, *, gift: bool) -> Iterable[int]:
    """Provinces that War Parties can enter; without Resources only one within reach of the Reserves, for nothing."""
    paid = act.can_pay(game, 1)
    if not paid and not gift:
        return ()
    movers = moves.movers(game, WAR_PARTIES)
    if not paid:
        movers = [space for space in movers if space in RESERVES]
    if act.must_involve is not None:
        return (
            space
            for space in act.open_among(PROVINCES)
            if (act.must_involve in movers and space in game.board.adjacent[act.must_involve])
            or (space == act.must_involve and any(s in game.board.adjacent[space] for s in movers))
        )
    reached = {near for space in movers for near in game.board.adjacent_provinces[space]}
    return (space for space in act.open_among(PROVINCES) if space in reached)


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
                lambda gift=gift: indian_march_spaces(game, act, moves, gift=gift),  # type: ignore[misc]
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


def _march_into(game: Game, act: Action, moves: Moves, destination: int, *, only_reserves: bool) -> Rule[list[int]]:
    """Move groups in; returns where they came from."""
    seen = destination in COLONIES and game.state.control[destination] == REBELLION_CONTROL
    came_from: list[int] = []

    def origins() -> list[int]:
        near = game.board.adjacent_provinces[destination]
        return [
            s
            for s in near
            if (not only_reserves or s in RESERVES) and any(moves.movable(game, s, kind) > 0 for kind in WAR_PARTIES)
        ]

    def limits(origin: int, group: Group) -> Iterator[tuple[int, int]]:
        del group
        for kind in WAR_PARTIES:
            yield kind, moves.movable(game, origin, kind)

    def moved(origin: int, group: Group) -> Rule[None]:
        came_from.append(origin)
        if seen and sum(group.values()) + count_all(game.state, destination, MILITIA) > SEEN_FROM:
            hidden = group.pop(WAR_PARTY_UNDERGROUND, 0)
            if hidden:
                activate(game, origin, WAR_PARTY_UNDERGROUND, hidden, "3.4.2")
                group[WAR_PARTY_ACTIVE] = group.get(WAR_PARTY_ACTIVE, 0) + hidden
        move_group(game, moves, origin, destination, group, "3.4.2")
        yield from leaders_follow(game, act, origin, destination, group, "3.4.2")

    yield from gather_groups(act, destination, origins, limits, moved, "3.4.2", needed=True)
    return came_from


# 3.4.3 Scout


def scout_spaces(game: Game, act: Action) -> Iterable[int]:
    """Provinces next to one with both War Parties and British Regulars."""
    if not act.can_pay(game, 1) or not (act.free or game.state.resources[BRITISH]):
        return ()
    origins = _scout_origins(game)
    leader = act.must_involve
    return (
        space
        for space in act.open_among(PROVINCES)
        if any(s in game.board.adjacent[space] and leader in (None, s, space) for s in origins)
    )


def _scout_origins(game: Game) -> list[int]:
    state = game.state
    return [s for s in PROVINCES if state.pieces[s * KIND_COUNT + BRITISH_REGULAR] and count_all(state, s, WAR_PARTIES)]


@rule("3.4.3")
def scout(game: Game, act: Action) -> Rule[None]:
    """War Parties lead British cubes into one Province, find out its Militia, and may Skirmish with the Regulars."""
    act.limit = 1
    while (
        destination := (yield from select_space(game, act, "scout-space", lambda: scout_spaces(game, act), "3.4.3"))
    ) is not None:
        take_space(game, act, destination, 1, "3.4.3")
        if not act.free:
            pay(game, BRITISH, 1, "3.4.3")
        yield from _scout_into(game, act, destination)
    yield from leaders_left_alone(game)


def _scout_into(game: Game, act: Action, destination: int) -> Rule[None]:
    leader = act.must_involve
    origins = [
        s for s in _scout_origins(game) if s in game.board.adjacent[destination] and leader in (None, s, destination)
    ]
    origin = yield from choose_space(act.seat, "scout-from", origins, "3.4.3", destination=SPACES[destination])
    assert origin is not None
    act.involved.append(origin)
    state = game.state

    def limits(group: Group) -> Iterator[tuple[int, int]]:
        for kind in (*WAR_PARTIES, BRITISH_REGULAR):
            yield kind, count(state, origin, kind)
        yield TORY, min(group.get(BRITISH_REGULAR, 0), count(state, origin, TORY))

    def complete(group: Group) -> bool:
        return BRITISH_REGULAR in group and any(kind in group for kind in WAR_PARTIES)

    group = yield from choose_group(
        act.seat,
        "scout-group",
        limits,
        "3.4.3",
        complete=complete,
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
    if skirmish_modes(state, SKIRMISH[BRITISH], destination) and (
        yield from choose_yes(act.seat, "scout-skirmish", "3.4.3", space=SPACES[destination])
    ):
        yield from strike(game, act.seat, SKIRMISH[BRITISH], destination)
