"""3.3 Patriot Commands: March, Battle and Rabble-Rousing (Rally has its own file)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
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
    REBELLION_CONTROL,
    SPACES,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.action import Action, select_space, special_afterwards, take_space
from tricorne.games.liberty_or_death.rules.choices import choose_yes
from tricorne.games.liberty_or_death.rules.moving import Moves, gather_groups, leaders_follow, move_group
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    ALL_SPACES,
    activate,
    british_cubes,
    count,
    has_pieces,
)
from tricorne.games.liberty_or_death.rules.s1_6_support import place_markers, shift
from tricorne.games.liberty_or_death.rules.s1_8_resources import pay
from tricorne.games.liberty_or_death.rules.s1_10_leaders import ROCHAMBEAU, leaders_left_alone, leads
from tricorne.games.liberty_or_death.rules.s3_6_battle import battle, is_battlefield

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.choices import Group

SEEN_FROM = 3
CONTINENTALS_PER_WAR_PARTY = 2


def french_cost(game: Game, act: Action) -> int:
    """What the French pay to take part in a Patriot space: nothing when it is free or Rochambeau leads."""
    return 0 if act.free or leads(game.state, FRENCH, ROCHAMBEAU) else 1


def french_can_join(game: Game, act: Action) -> bool:
    """Whether the French have the Resource that their part costs."""
    return game.state.resources[FRENCH] >= french_cost(game, act)


# 3.3.2 March


def patriot_march_spaces(game: Game, act: Action, moves: Moves) -> Iterable[int]:
    """Spaces that Patriot units can enter, or in which they are."""
    if not act.can_pay(game, 1):
        return ()
    movers = moves.movers(game, PATRIOT_UNITS)
    reached = set(movers)
    if act.must_involve is not None:
        movers = [space for space in movers if space == act.must_involve]
        reached = {act.must_involve}
    for space in movers:
        reached.update(game.board.adjacent[space])
    return (space for space in act.open_among(MAP) if space in reached)


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
    for space in act.spaces:
        seekers = count(game.state, space, CONTINENTAL) // CONTINENTALS_PER_WAR_PARTY
        activate(game, space, WAR_PARTY_UNDERGROUND, seekers, "3.3.2")
    if act.spaces:
        yield from special_afterwards(game, act, "3.3.2")
    yield from leaders_left_alone(game)


def _march_into(game: Game, act: Action, moves: Moves, destination: int) -> Rule[None]:
    watched = destination in CITIES and game.state.control[destination] == BRITISH_CONTROL
    french_paid = [False]

    def origins() -> list[int]:
        near = game.board.adjacent[destination]
        return [s for s in near if any(moves.movable(game, s, kind) > 0 for kind in PATRIOT_UNITS)]

    def limits(origin: int, group: Group) -> Iterator[tuple[int, int]]:
        for kind in PATRIOT_UNITS:
            yield kind, moves.movable(game, origin, kind)
        if french_paid[0] or french_can_join(game, act):
            spare = group.get(CONTINENTAL, 0)
            yield FRENCH_REGULAR, min(spare, moves.movable(game, origin, FRENCH_REGULAR))

    def moved(origin: int, group: Group) -> Rule[None]:
        if group.get(FRENCH_REGULAR) and not french_paid[0]:
            pay(game, FRENCH, french_cost(game, act), "3.3.2")
            french_paid[0] = True
        if watched and sum(group.values()) + british_cubes(game.state, destination) > SEEN_FROM:
            hidden = group.pop(MILITIA_UNDERGROUND, 0)
            if hidden:
                activate(game, origin, MILITIA_UNDERGROUND, hidden, "3.3.2")
                group[MILITIA_ACTIVE] = group.get(MILITIA_ACTIVE, 0) + hidden
        move_group(game, moves, origin, destination, group, "3.3.2")
        yield from leaders_follow(game, act, origin, destination, group, "3.3.2")

    yield from gather_groups(act, destination, origins, limits, moved, "3.3.2")


# 3.3.3 Battle


def patriot_battle_spaces(game: Game, act: Action) -> Iterable[int]:
    """Spaces with Patriot and Royalist pieces."""
    if not act.can_pay(game, 1):
        return ()
    return (space for space in act.open_to_leader(ALL_SPACES) if is_battlefield(game, PATRIOTS, space))


@rule("3.3.3")
def patriot_battle(game: Game, act: Action) -> Rule[None]:
    """Battles in one space after the other, with the French where they are asked and pay."""
    while (
        space := (yield from select_space(game, act, "battle-space", lambda: patriot_battle_spaces(game, act), "3.3.3"))
    ) is not None:
        take_space(game, act, space, 1, "3.3.3")
        french = yield from ask_french(game, act, space)
        yield from battle(game, act, space, ally=french)


def ask_french(game: Game, act: Action, space: int) -> Rule[bool]:
    """The Patriots decide whether French Regulars of the space join in, and the French pay for it."""
    if not count(game.state, space, FRENCH_REGULAR) or not french_can_join(game, act):
        return False
    args = {"space": SPACES[space], "bonus": list(act.bonus)}
    if not (yield from choose_yes(act.seat, "battle-with-french", "3.3.3", **args)):
        return False
    pay(game, FRENCH, french_cost(game, act), "3.3.3")
    return True


# 3.3.4 Rabble-Rousing


def rabble_rousing_spaces(game: Game, act: Action) -> Iterable[int]:
    """Spaces with Rebellion Control and Patriot pieces, or with Underground Militia."""
    state = game.state
    if not act.can_pay(game, 1):
        return ()
    return (
        space
        for space in act.open_to_leader(MAP)
        if state.pieces[space * KIND_COUNT + MILITIA_UNDERGROUND] or _held_by_patriots(game, space)
    )


def _held_by_patriots(game: Game, space: int) -> bool:
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
