"""3.3.1 Rally."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    CONTINENTAL,
    KIND_COUNT,
    MAP,
    MILITIA,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOT_UNITS,
    PATRIOTS,
    RESERVES,
    SPACE_INDEX,
    SPACES,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import (
    Action,
    Selection,
    next_choice,
    selecting_args,
    special_afterwards,
    take_space,
)
from tricorne.games.liberty_or_death.rules.choices import (
    choose_group,
    choose_kind,
    choose_number,
    choose_space,
    choose_word,
)
from tricorne.games.liberty_or_death.rules.moving import Moves, regroup, some_unit
from tricorne.games.liberty_or_death.rules.offers import DONE, Group, Limits, Spaces, Words
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    NONE_AVAILABLE,
    count,
    count_all,
    place,
    place_own,
    recall,
    recallable,
    remove,
    shortage,
    stacking_obstacle,
)
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_joins_placement, leaders_left_alone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

FORT_UNITS = 2
CONTINENTALS = "continentals"


def rally_spaces(game: Game, act: Action) -> Selection:
    """Spaces on the map without Active Support."""
    level = game.state.level

    def obstacle(space: Space) -> Reason | None:
        return ("why-active-support", "3.3.1") if level[space] == ACTIVE_SUPPORT else None

    return Selection(game, act, "3.3.1", MAP, ("why-west-indies-pieces", "1.4.2"), obstacle, 1, True)


@rule("3.3.1")
def rally(game: Game, act: Action) -> Rule[None]:
    """Militia, a Fort or a regrouping in each space, and Continentals at one Fort, between the spaces or at the end."""
    moves = Moves()
    raised = False

    def against_continentals(_: str) -> Reason | None:
        if raised:
            return "why-continentals-raised", "3.3.1"
        forts = continental_spaces(game, act)
        if not forts.any():
            against = map(forts.against, act.spaces)
            return next((reason for reason in against if reason == NONE_AVAILABLE), ("why-continentals-where", "3.3.1"))
        return None if rally_spaces(game, act).any() else ("why-continentals-at-the-end", "3.3.1")

    words = Words((CONTINENTALS,), against_continentals)
    while True:
        answer = yield from next_choice(
            game,
            act,
            "rally-space",
            lambda: rally_spaces(game, act),
            "3.3.1",
            may_stop=bool(act.spaces) or act.optional,
            words=words,
            args=selecting_args(act),
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


def _rally_in(game: Game, act: Action, space: Space, moves: Moves) -> Rule[None]:
    way = yield from choose_word(game, act.seat, "rally-way", rally_ways(game, space), "3.3.1", space=SPACES[space])
    if way == "militia":
        forts = count(game.state, space, PATRIOT_FORT)
        most = (
            (forts + game.board.population[space], "why-forts-and-population", "3.3.1")
            if forts
            else (1, "why-one-without-fort", "3.3.1")
        )
        number = yield from choose_number(game, act.seat, "rally-militia", 1, (most,), "3.3.1", space=SPACES[space])
        if (yield from place_own(game, space, MILITIA_UNDERGROUND, number, "3.3.1")):
            yield from leader_joins_placement(game, PATRIOTS, space, "3.3.1")
    elif way == "fort":
        yield from _build_fort(game, act, space)
    elif way == "regroup":
        yield from regroup(game, act, moves, space, game.board.adjacent[space], MILITIA, "3.3.1")


def rally_ways(game: Game, space: Space) -> Words:
    """What a Rally could do in the space: `militia`, `fort` or `regroup`."""
    return Words(("militia", "fort", "regroup"), partial(_way_obstacle, game, space))


def rally_changes(game: Game, space: Space) -> bool:
    """Whether a Rally could do anything there: a mere regrouping needs Militia to come, to hide or to be raised."""
    ways = [*rally_ways(game, space)]
    if ways != ["regroup"]:
        return ways != []
    state = game.state
    if count(state, space, MILITIA_ACTIVE) or any(count_all(state, s, MILITIA) for s in game.board.adjacent[space]):
        return True
    return count_all(state, space, MILITIA) > 0 and shortage(game, space, CONTINENTAL) is None


def _way_obstacle(game: Game, space: Space, way: str) -> Reason | None:
    if way == "militia":
        if space in RESERVES:
            return "why-no-militia-in-reserves", "3.3.1"
        return shortage(game, space, MILITIA_UNDERGROUND)
    if way == "regroup":
        return None if count(game.state, space, PATRIOT_FORT) else ("why-no-patriot-fort", "3.3.1")
    if count_all(game.state, space, PATRIOT_UNITS) < FORT_UNITS:
        return "why-two-units", "3.3.1"
    return stacking_obstacle(game, space, PATRIOT_FORT) or shortage(game, space, PATRIOT_FORT)


def _build_fort(game: Game, act: Action, space: Space) -> Rule[None]:
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


def continental_spaces(game: Game, act: Action) -> Spaces:
    """Rally spaces with a Patriot Fort and Militia that could become Continentals."""
    state = game.state

    def obstacle(space: Space) -> Reason | None:
        if not count(state, space, PATRIOT_FORT):
            return "why-no-patriot-fort", "3.3.1"
        if not count_all(state, space, MILITIA):
            return "why-no-militia", "3.3.1"
        return shortage(game, space, CONTINENTAL)

    return Spaces(act.spaces, ("why-not-rallied", "3.3.1"), obstacle)


def _raise_continentals(game: Game, act: Action, moves: Moves, *, optional: bool) -> Rule[None]:
    """Any Militia of one of these spaces become Continentals, first those that have moved there."""
    state = game.state
    forts = continental_spaces(game, act)
    space = yield from choose_space(game, act.seat, "rally-continentals-space", forts, "3.3.1", optional=optional)
    if space is None:
        return

    def limits(group: Group) -> Iterator[tuple[Kind, Limits]]:
        left = state.available[CONTINENTAL] + recallable(game, CONTINENTAL, space) - sum(group.values())
        for kind in MILITIA:
            yield (
                kind,
                (
                    (count(state, space, kind), "why-not-so-many-there", "3.3.1"),
                    (left, "why-not-available", "1.4.1"),
                ),
            )

    group = yield from choose_group(
        game, act.seat, "rally-continentals", limits, some_unit, "3.3.1", space=SPACES[space]
    )
    yield from recall(game, CONTINENTAL, sum(group.values()), space, "3.3.1")
    for kind, n in group.items():
        raised = remove(game, space, kind, min(n, state.available[CONTINENTAL]), "3.3.1")
        place(game, space, CONTINENTAL, raised, "3.3.1")
        moved = moves.arrived.get(space * KIND_COUNT + kind, 0)
        moves.note(space, kind, -min(raised, moved))
    yield from leader_joins_placement(game, PATRIOTS, space, "3.3.1")
