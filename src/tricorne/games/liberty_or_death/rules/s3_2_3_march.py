"""3.2.3 British March: on foot into adjacent spaces, or by sea from City to City."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH_REGULAR,
    CITIES,
    MAP,
    MILITIA_UNDERGROUND,
    TORY,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.action import Action, select_space, special_afterwards, take_space
from tricorne.games.liberty_or_death.rules.moving import Moves, gather_groups, leaders_follow, move_group
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate, british_cubes
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leaders_left_alone
from tricorne.games.liberty_or_death.rules.s4_2_1_common_cause import may_use_common_cause, use_common_cause

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.choices import Group

CUBES_PER_MILITIA = 3
NO_BLOCKADE = 0


def closed_ports(game: Game) -> int:
    """The Blockaded Cities, as bits."""
    return sum([1 << city for city in compress(CITIES, game.state.blockades)])


@rule("1.9", "3.2.3")
def british_reaches(game: Game, closed: int, origin: int, destination: int) -> bool:
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


def march_spaces(game: Game, act: Action, moves: Moves) -> Iterable[int]:
    """Destinations that British cubes can reach, or in which they are."""
    if not act.can_pay(game, 1):
        return ()
    movers = moves.movers(game, (BRITISH_REGULAR,))
    closed = closed_ports(game)
    leader = act.must_involve
    return (
        space
        for space in act.open_among(MAP)
        if (british_cubes(game.state, space) > 0 and leader in (None, space))
        or any(
            british_reaches(game, closed, origin, space)
            for origin in movers
            if origin != space and leader in (None, origin, space)
        )
    )


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
    for space in act.spaces:
        activate(game, space, MILITIA_UNDERGROUND, british_cubes(game.state, space) // CUBES_PER_MILITIA, "3.2.3")
    if act.spaces:
        yield from special_afterwards(game, act, "3.2.3")
    yield from leaders_left_alone(game)


def _march_into(game: Game, act: Action, moves: Moves, destination: int) -> Rule[None]:
    def origins() -> list[int]:
        closed = closed_ports(game)
        return [s for s in moves.movers(game, (BRITISH_REGULAR,)) if british_reaches(game, closed, s, destination)]

    def limits(origin: int, group: Group) -> Iterator[tuple[int, int]]:
        regulars = group.get(BRITISH_REGULAR, 0)
        if not regulars:
            yield BRITISH_REGULAR, moves.movable(game, origin, BRITISH_REGULAR)
            return
        spare = regulars - sum(n for kind, n in group.items() if kind != BRITISH_REGULAR)
        yield TORY, min(spare, moves.movable(game, origin, TORY))
        on_foot = destination not in CITIES and destination in game.board.adjacent[origin]
        if on_foot and may_use_common_cause(game, act):
            for kind in (WAR_PARTY_ACTIVE, WAR_PARTY_UNDERGROUND):
                yield kind, min(spare, moves.movable(game, origin, kind))

    def moved(origin: int, group: Group) -> Rule[None]:
        hidden = group.pop(WAR_PARTY_UNDERGROUND, 0)
        if hidden or WAR_PARTY_ACTIVE in group:
            yield from use_common_cause(game, act)
            activate(game, origin, WAR_PARTY_UNDERGROUND, hidden, "4.2.1")
            group[WAR_PARTY_ACTIVE] = group.get(WAR_PARTY_ACTIVE, 0) + hidden
        move_group(game, moves, origin, destination, group, "3.2.3")
        yield from leaders_follow(game, act, origin, destination, group, "3.2.3")

    yield from gather_groups(act, destination, origins, limits, moved, "3.2.3")
