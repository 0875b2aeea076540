"""3.3.1 Rally."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    CONTINENTAL,
    KIND_COUNT,
    MAP,
    MILITIA,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOT_UNITS,
    PATRIOTS,
    RESERVES,
    SPACE_INDEX,
    SPACES,
)
from tricorne.games.liberty_or_death.rules.action import Action, next_choice, special_afterwards, take_space
from tricorne.games.liberty_or_death.rules.choices import (
    DONE,
    choose_group,
    choose_kind,
    choose_number,
    choose_space,
    choose_word,
)
from tricorne.games.liberty_or_death.rules.moving import Moves, regroup
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    count,
    count_all,
    place,
    place_own,
    recall,
    recallable,
    remove,
    room,
)
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_joins_placement, leaders_left_alone

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.choices import Group

FORT_UNITS = 2
CONTINENTALS = "continentals"


def rally_spaces(game: Game, act: Action) -> Iterable[int]:
    """Spaces on the map without Active Support."""
    if not act.can_pay(game, 1):
        return ()
    level = game.state.level
    return (space for space in act.open_to_leader(MAP) if level[space] != ACTIVE_SUPPORT)


@rule("3.3.1")
def rally(game: Game, act: Action) -> Rule[None]:
    """Militia, a Fort or a regrouping in each space, and Continentals at one Fort, between the spaces or at the end."""
    moves = Moves()
    raised = False

    def spaces() -> Iterable[int]:
        return rally_spaces(game, act) if len(act.spaces) < act.limit else ()

    def words() -> Sequence[str]:
        return (CONTINENTALS,) if not raised and continental_spaces(game, act) else ()

    while True:
        taken = len(act.spaces)
        may_stop = taken > 0 or act.optional
        answer = yield from next_choice(
            game, act, "rally-space", spaces, "3.3.1", may_stop=may_stop, words=words, told={"taken": taken}
        )
        if answer == DONE:
            break
        if answer == CONTINENTALS:
            raised = True
            yield from _raise_continentals(game, act, moves, optional=False)
        else:
            space = SPACE_INDEX[answer]
            take_space(game, act, space, 1, "3.3.1")
            yield from _rally_in(game, act, space, moves)
    if not raised:
        yield from _raise_continentals(game, act, moves, optional=True)
    if act.spaces:
        yield from special_afterwards(game, act, "3.3.1")
    yield from leaders_left_alone(game)


def _rally_in(game: Game, act: Action, space: int, moves: Moves) -> Rule[None]:
    ways = rally_ways(game, space)
    if not ways:
        return
    way = yield from choose_word(act.seat, "rally-way", ways, "3.3.1", space=SPACES[space])
    if way == "militia":
        most = max(1, _fort_strength(game, space))
        number = yield from choose_number(act.seat, "rally-militia", 1, most, "3.3.1", space=SPACES[space])
        if (yield from place_own(game, space, MILITIA_UNDERGROUND, number, "3.3.1")):
            yield from leader_joins_placement(game, PATRIOTS, space, "3.3.1")
    elif way == "fort":
        yield from _build_fort(game, act, space)
    else:
        yield from regroup(game, act, moves, space, game.board.adjacent[space], MILITIA, "3.3.1")


def rally_ways(game: Game, space: int) -> list[str]:
    """What a Rally could do in the space: `militia`, `fort` or `regroup`."""
    state = game.state
    ways = []
    if space not in RESERVES and (state.available[MILITIA_UNDERGROUND] or recallable(game, MILITIA_UNDERGROUND, space)):
        ways.append("militia")
    if (
        count_all(state, space, PATRIOT_UNITS) >= FORT_UNITS
        and room(game, space, PATRIOT_FORT) > 0
        and (state.available[PATRIOT_FORT] or recallable(game, PATRIOT_FORT, space))
    ):
        ways.append("fort")
    if count(state, space, PATRIOT_FORT):
        ways.append("regroup")
    return ways


def _fort_strength(game: Game, space: int) -> int:
    """Militia that a space with Patriot Forts may raise: the Forts plus the printed Population."""
    forts = count(game.state, space, PATRIOT_FORT)
    return forts + game.board.population[space] if forts else 0


def _build_fort(game: Game, act: Action, space: int) -> Rule[None]:
    """Two Patriot units of any kind make way for a Fort."""
    yield from recall(game, PATRIOT_FORT, 1, space, "3.3.1")
    if not game.state.available[PATRIOT_FORT]:
        return

    for _ in range(FORT_UNITS):
        kind = yield from choose_kind(game, act.seat, "fort-units", space, PATRIOT_UNITS, "3.3.1")
        assert kind is not None
        remove(game, space, kind, 1, "3.3.1")
    place(game, space, PATRIOT_FORT, 1, "3.3.1")
    yield from leader_joins_placement(game, PATRIOTS, space, "3.3.1")


def continental_spaces(game: Game, act: Action) -> list[int]:
    """Rally spaces with a Patriot Fort and Militia that could become Continentals."""
    state = game.state
    return [
        space
        for space in act.spaces
        if count(state, space, PATRIOT_FORT)
        and count_all(state, space, MILITIA)
        and _continentals_in_reach(game, space)
    ]


def _raise_continentals(game: Game, act: Action, moves: Moves, *, optional: bool) -> Rule[None]:
    """Any Militia of one of these spaces become Continentals, first those that have moved there."""
    state = game.state
    forts = continental_spaces(game, act)
    space = yield from choose_space(act.seat, "rally-continentals-space", forts, "3.3.1", optional=optional)
    if space is None:
        return

    def limits(group: Group) -> Iterator[tuple[int, int]]:
        left = _continentals_in_reach(game, space) - sum(group.values())
        for kind in MILITIA:
            yield kind, min(left, count(state, space, kind))

    group = yield from choose_group(act.seat, "rally-continentals", limits, "3.3.1", space=SPACES[space])
    yield from recall(game, CONTINENTAL, sum(group.values()), space, "3.3.1")
    for kind, n in group.items():
        raised = remove(game, space, kind, min(n, state.available[CONTINENTAL]), "3.3.1")
        place(game, space, CONTINENTAL, raised, "3.3.1")
        moved = moves.arrived.get(space * KIND_COUNT + kind, 0)
        moves.note(space, kind, -min(raised, moved))
    yield from leader_joins_placement(game, PATRIOTS, space, "3.3.1")


@rule("1.4.1")
def _continentals_in_reach(game: Game, space: int) -> int:
    """Available ones, and those that could be recalled from other spaces."""
    return game.state.available[CONTINENTAL] + recallable(game, CONTINENTAL, space)
