"""3.3 Patriot Commands: March, Battle and Rabble-Rousing (Rally has its own file)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    BRITISH_CONTROL,
    CITIES,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    KIND_COUNT,
    MAP,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_UNITS,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
    SPACES,
    WAR_PARTY_UNDERGROUND,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import Action, Selection, select_space, special_afterwards, take_space
from tricorne.games.liberty_or_death.rules.choices import choose_yes
from tricorne.games.liberty_or_death.rules.moving import Moves, gather_groups, leaders_follow, move_group
from tricorne.games.liberty_or_death.rules.offers import Group, Limits, Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    activate,
    british_cubes,
    count,
    count_all,
    has_pieces,
)
from tricorne.games.liberty_or_death.rules.s1_6_support import markers_left, place_markers, shift
from tricorne.games.liberty_or_death.rules.s1_8_resources import pay
from tricorne.games.liberty_or_death.rules.s1_10_leaders import ROCHAMBEAU, leaders_left_alone, leads
from tricorne.games.liberty_or_death.rules.s3_6_battle import battle, battle_spaces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

SEEN_FROM = 3
CONTINENTALS_PER_WAR_PARTY = 2


def french_cost(game: Game, act: Action) -> int:
    """What the French pay to take part in a Patriot space: nothing when it is free or Rochambeau leads."""
    return 0 if act.free or leads(game.state, FRENCH, ROCHAMBEAU) else 1


def french_can_join(game: Game, act: Action) -> bool:
    """Whether the French have the Resource that their part costs."""
    return game.state.resources[FRENCH] >= french_cost(game, act)


# 3.3.2 March


def patriot_march_spaces(game: Game, act: Action, moves: Moves) -> Selection:
    """Spaces that Patriot units can enter, or in which they are; in a Brilliant Stroke from or to the Leader."""
    movers, leader, adjacent = {*moves.movers(game, PATRIOT_UNITS)}, act.must_involve, game.board.adjacent

    def obstacle(space: Space) -> Reason | None:
        if leader is None or leader == space:
            reached = space in movers or space == leader or not movers.isdisjoint(adjacent[space])
            return None if reached else ("why-out-of-reach", "3.3.2")
        led = leader in movers and space in adjacent[leader]
        return None if led else ("why-stroke-leader", "2.3.8")

    return Selection(game, act, "3.3.2", MAP, ("why-west-indies-pieces", "1.4.2"), obstacle)


def patriot_march_changes(game: Game, space: Space) -> bool:
    """Whether a March could do anything there: units can come, or Continentals find out War Parties."""
    near = game.board.adjacent[space]
    return any(count_all(game.state, s, PATRIOT_UNITS) for s in near) or parties_found(game, space) > 0


def parties_found(game: Game, space: Space) -> int:
    """The Underground War Parties that Continentals find out where they March to: one for every two of them."""
    seekers = count(game.state, space, CONTINENTAL) // CONTINENTALS_PER_WAR_PARTY
    return min(seekers, count(game.state, space, WAR_PARTY_UNDERGROUND))


@rule("3.3.2")
def patriot_march(game: Game, act: Action) -> Rule[None]:
    """Patriot units, and French Regulars beside Continentals, into adjacent spaces, where they find out War Parties."""
    moves = Moves()
    while (
        destination := (
            yield from select_space(game, act, "march-space", lambda: patriot_march_spaces(game, act, moves), "3.3.2")
        )
    ) is not None:
        take_space(game, act, destination, 1, "3.3.2")
        yield from _march_into(game, act, moves, destination)
    found = [activate(game, space, WAR_PARTY_UNDERGROUND, parties_found(game, space), "3.3.2") for space in act.spaces]
    if any(found):
        yield from special_afterwards(game, act, "3.3.2")
    yield from leaders_left_alone(game)


def _march_into(game: Game, act: Action, moves: Moves, destination: Space) -> Rule[None]:
    watched = destination in CITIES and game.state.control[destination] == BRITISH_CONTROL
    french_paid = False

    unmoved = partial(moves.obstacle, game, PATRIOT_UNITS, "3.3.2")
    origins = Spaces(game.board.adjacent[destination], ("why-not-adjacent", "3.3.2"), unmoved)

    def limits(origin: Space, group: Group) -> Iterator[tuple[Kind, Limits]]:
        for kind in PATRIOT_UNITS:
            yield kind, (moves.limit(game, origin, kind, "3.3.2"),)
        if french_paid or french_can_join(game, act):
            one_for_one = group.get(CONTINENTAL, 0), "why-one-for-one", "3.3.2"
            yield FRENCH_REGULAR, (one_for_one, moves.limit(game, origin, FRENCH_REGULAR, "3.3.2"))
        else:
            yield FRENCH_REGULAR, ((0, "why-french-cannot-pay", "3.3.2"),)

    def moved(origin: Space, group: Group) -> Rule[None]:
        nonlocal french_paid
        if group.get(FRENCH_REGULAR) and not french_paid:
            pay(game, FRENCH, french_cost(game, act), "3.3.2")
            french_paid = True
        if watched and sum(group.values()) + british_cubes(game.state, destination) > SEEN_FROM:
            hidden = group.pop(MILITIA_UNDERGROUND, 0)
            if hidden:
                activate(game, origin, MILITIA_UNDERGROUND, hidden, "3.3.2")
                group[MILITIA_ACTIVE] = group.get(MILITIA_ACTIVE, 0) + hidden
        move_group(game, moves, origin, destination, group, "3.3.2")
        yield from leaders_follow(game, act, origin, destination, group, "3.3.2")

    yield from gather_groups(game, act, destination, lambda: origins, limits, moved, "3.3.2")


# 3.3.3 Battle


@rule("3.3.3")
def patriot_battle(game: Game, act: Action) -> Rule[None]:
    """Battles in one space after the other, with the French where they are asked and pay."""
    while (
        space := (yield from select_space(game, act, "battle-space", lambda: battle_spaces(game, act), "3.3.3"))
    ) is not None:
        take_space(game, act, space, 1, "3.3.3")
        french = yield from ask_french(game, act, space)
        yield from battle(game, act, space, ally=french)


def ask_french(game: Game, act: Action, space: Space) -> Rule[bool]:
    """The Patriots decide whether French Regulars of the space join in, and the French pay for it."""
    if not count(game.state, space, FRENCH_REGULAR) or not french_can_join(game, act):
        return False
    args = {"space": SPACES[space], "bonus": list(act.bonus)}
    if not (yield from choose_yes(act.seat, "battle-with-french", "3.3.3", **args)):
        return False
    pay(game, FRENCH, french_cost(game, act), "3.3.3")
    return True


# 3.3.4 Rabble-Rousing


def rabble_rousing_spaces(game: Game, act: Action) -> Selection:
    """Spaces with Rebellion Control and Patriot pieces, or with Underground Militia."""
    pieces = game.state.pieces

    def obstacle(space: Space) -> Reason | None:
        if pieces[space * KIND_COUNT + MILITIA_UNDERGROUND] or _held_by_patriots(game, space):
            return None
        return "why-rabble-where", "3.3.4"

    return Selection(game, act, "3.3.4", MAP, ("why-not-on-map", "1.3.7"), obstacle, 1, True)


def rabble_rousing_changes(game: Game, space: Space) -> bool:
    """Whether Rabble-Rousing matters there: a Reserve never shifts, and Propaganda hinders nobody in it."""
    if space not in POPULATED:
        return False
    return game.state.level[space] > ACTIVE_OPPOSITION or markers_left(game, "propaganda") > 0


def _held_by_patriots(game: Game, space: Space) -> bool:
    return game.state.control[space] == REBELLION_CONTROL and has_pieces(game.state, space, PATRIOTS)


@rule("3.3.4")
def rabble_rousing(game: Game, act: Action) -> Rule[None]:
    """Propaganda and a level toward Active Opposition; outside of Rebellion Control a Militia shows itself for it."""
    while (
        space := (yield from select_space(game, act, "rabble-space", lambda: rabble_rousing_spaces(game, act), "3.3.4"))
    ) is not None:
        take_space(game, act, space, 1, "3.3.4")
        place_markers(game, space, "propaganda", 1, "3.3.4")
        shift(game, space, -1, "3.3.4")
        if not _held_by_patriots(game, space):
            activate(game, space, MILITIA_UNDERGROUND, 1, "3.3.4")
