"""3.2.3 British March: on foot into adjacent spaces, or by sea from City to City."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH_REGULAR,
    CITIES,
    MAP,
    MILITIA_UNDERGROUND,
    TORY,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import Action, Selection, select_space, special_afterwards, take_space
from tricorne.games.liberty_or_death.rules.moving import (
    MARCH_WEST_INDIES,
    Moves,
    gather_groups,
    leaders_follow,
    move_group,
)
from tricorne.games.liberty_or_death.rules.offers import Group, Limits, Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate, british_cubes, count, spaces_of
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leaders_left_alone
from tricorne.games.liberty_or_death.rules.s4_2_1_common_cause import common_cause_obstacle, use_common_cause

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

CUBES_PER_MILITIA = 3
NO_BLOCKADE = 0


def closed_ports(game: Game) -> int:
    """The Blockaded Cities, as bits."""
    return sum([1 << city for city in compress(CITIES, game.state.blockades)])


@rule("1.9", "3.2.3")
def british_reaches(game: Game, closed: int, origin: Space, destination: Space) -> bool:
    """Whether British Regulars could March from one space to the other while these ports are closed.

    They leave a Blockaded City on foot only, and land neither there nor in a Province next to it.
    """
    board = game.board
    if destination in board.adjacent[origin]:
        return True
    land = board.city_bits[destination]
    if land & closed or closed >> origin & 1:
        return False
    start = board.city_bits[origin] & ~closed
    return bool(start and land) and (start != land or start & (start - 1) != 0)


def march_spaces(game: Game, act: Action, moves: Moves) -> Selection:
    """Destinations that British cubes can reach, or in which they are; in a Brilliant Stroke from or to the Leader."""
    movers, leader = moves.movers(game, (BRITISH_REGULAR,)), act.must_involve
    closed = closed_ports(game)

    def obstacle(space: Space) -> Reason | None:
        anybody = leader is None or leader == space
        if anybody and british_cubes(game.state, space):
            return None
        reason = "why-out-of-reach", "3.2.3"
        for origin in movers:
            if origin == space:
                continue
            if not british_reaches(game, closed, origin, space):
                if closed and british_reaches(game, NO_BLOCKADE, origin, space):
                    reason = "why-blockade-landing", "1.9"
            elif anybody or leader == origin:
                return None
            else:
                reason = "why-stroke-leader", "2.3.8"
        return reason

    return Selection(game, act, "3.2.3", MAP, MARCH_WEST_INDIES, obstacle)


def british_march_changes(game: Game, space: Space) -> bool:
    """Whether a March could do anything there: Regulars can come, or cubes find out Militia."""
    closed = closed_ports(game)
    origins = (origin for origin in spaces_of(game.state, BRITISH_REGULAR) if origin != space and origin in MAP)
    return militia_found(game, space) > 0 or any(british_reaches(game, closed, origin, space) for origin in origins)


def militia_found(game: Game, space: Space) -> int:
    """The Underground Militia that British cubes find out where they March to: one for every three cubes."""
    seekers = british_cubes(game.state, space) // CUBES_PER_MILITIA
    return min(seekers, count(game.state, space, MILITIA_UNDERGROUND))


@rule("3.2.3")
def british_march(game: Game, act: Action) -> Rule[None]:
    """Regulars with as many Tories into any destinations, where they then find out Militia."""
    moves = Moves()
    while (
        destination := (
            yield from select_space(game, act, "march-space", lambda: march_spaces(game, act, moves), "3.2.3")
        )
    ) is not None:
        take_space(game, act, destination, 1, "3.2.3")
        yield from _march_into(game, act, moves, destination)
    found = [activate(game, space, MILITIA_UNDERGROUND, militia_found(game, space), "3.2.3") for space in act.spaces]
    if any(found):
        yield from special_afterwards(game, act, "3.2.3")
    yield from leaders_left_alone(game)


def _march_into(game: Game, act: Action, moves: Moves, destination: Space) -> Rule[None]:
    def origins() -> Spaces:
        closed = closed_ports(game)

        def obstacle(origin: Space) -> Reason | None:
            if origin == WEST_INDIES:
                return MARCH_WEST_INDIES
            if (moved := moves.obstacle(game, (BRITISH_REGULAR,), "3.2.3", origin)) is not None:
                return moved
            if british_reaches(game, closed, origin, destination):
                return None
            if closed and british_reaches(game, NO_BLOCKADE, origin, destination):
                return "why-blockade-landing", "1.9"
            return "why-too-far", "3.2.3"

        return Spaces(spaces_of(game.state, BRITISH_REGULAR), ("why-no-units", "3.2.3"), obstacle)

    def limits(origin: Space, group: Group) -> Iterator[tuple[Kind, Limits]]:
        regulars = group.get(BRITISH_REGULAR, 0)
        spare = regulars - (sum(group.values()) - regulars)
        one_for_one = spare, "why-one-for-one", "3.2.3"
        yield BRITISH_REGULAR, (moves.limit(game, origin, BRITISH_REGULAR, "3.2.3"),)
        yield TORY, (one_for_one, moves.limit(game, origin, TORY, "3.2.3"))
        against = _war_parties_obstacle(game, act, origin, destination)
        for kind in (WAR_PARTY_ACTIVE, WAR_PARTY_UNDERGROUND):
            if against is None:
                yield kind, (one_for_one, moves.limit(game, origin, kind, "3.2.3"))
            else:
                yield kind, ((0, *against),)

    def moved(origin: Space, group: Group) -> Rule[None]:
        hidden = group.pop(WAR_PARTY_UNDERGROUND, 0)
        if hidden or WAR_PARTY_ACTIVE in group:
            yield from use_common_cause(game, act)
            activate(game, origin, WAR_PARTY_UNDERGROUND, hidden, "4.2.1")
            group[WAR_PARTY_ACTIVE] = group.get(WAR_PARTY_ACTIVE, 0) + hidden
        move_group(game, moves, origin, destination, group, "3.2.3")
        yield from leaders_follow(game, act, origin, destination, group, "3.2.3")

    yield from gather_groups(game, act, destination, origins, limits, moved, "3.2.3")


@rule("4.2.1")
def _war_parties_obstacle(game: Game, act: Action, origin: Space, destination: Space) -> Reason | None:
    """War Parties go along as Tories by Common Cause, on foot and into no City."""
    if destination in CITIES or destination not in game.board.adjacent[origin]:
        return "why-war-parties-on-foot", "4.2.1"
    return common_cause_obstacle(act)
