"""6.2 Supply Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_CUBES,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    KIND_COUNT,
    MAP,
    PATRIOT_FORT,
    PATRIOT_UNITS,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
    RESERVES,
    SPACE_INDEX,
    SPACES,
    VILLAGE,
    WAR_PARTIES,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.choices import choose_number, choose_piece, choose_space, choose_word
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    british_cubes,
    count,
    count_all,
    move,
    place,
    remove,
    room,
)
from tricorne.games.liberty_or_death.rules.s1_6_support import shift, villages
from tricorne.games.liberty_or_death.rules.s1_8_resources import pay
from tricorne.games.liberty_or_death.rules.s1_10_leaders import (
    leader_follows,
    leader_joins_placement,
    leaders_left_alone,
)
from tricorne.games.liberty_or_death.rules.s3_1_commands import free_battle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


# 6.2.1 British


def british_out_of_supply(game: Game, space: int) -> bool:
    """Cubes outside of the West Indies without a British Fort and not in a British Controlled City."""
    state = game.state
    return (
        british_cubes(state, space) > 0
        and not count(state, space, BRITISH_FORT)
        and not (space in CITIES and state.control[space] == BRITISH_CONTROL)
    )


@rule("8.4.7")
def _shift_next_door(game: Game, space: int) -> list[int]:
    """In the printed edition non-players at Active Opposition shift a neighbour of lowest Population instead."""
    level, population = game.state.level, game.board.population
    if game.corrected or not game.is_nonplayer("british") or level[space] > ACTIVE_OPPOSITION:
        return []
    near = [s for s in game.board.adjacent[space] if s in POPULATED and level[s] > ACTIVE_OPPOSITION]
    lowest = min((population[s] for s in near), default=0)
    return [s for s in near if population[s] == lowest]


@rule("6.2", "6.2.1")
def british_supply(game: Game) -> Rule[None]:
    """Space by space the British pay, shift the space toward Opposition, or take the cubes off."""
    for space in MAP:
        if not british_out_of_supply(game, space):
            continue
        ways = ["pay"] if game.state.resources[BRITISH] else []
        if space in POPULATED and game.state.level[space] > ACTIVE_OPPOSITION:
            ways.append("shift")
        ways += [f"shift:{SPACES[near]}" for near in _shift_next_door(game, space)]
        ways.append("remove")
        way = yield from choose_word("british", "supply-british", ways, "6.2.1", space=SPACES[space])
        if way == "pay":
            pay(game, BRITISH, 1, "6.2.1")
        elif way == "shift":
            shift(game, space, -1, "6.2.1")
        elif way.startswith("shift:"):
            shift(game, SPACE_INDEX[way.partition(":")[2]], -1, "8.4.7")
        else:
            for kind in BRITISH_CUBES:
                remove(game, space, kind, count(game.state, space, kind), "6.2.1")
    yield from leaders_left_alone(game)


# 6.2.1 Patriots


def rebels_in_supply(game: Game, space: int) -> bool:
    """A Patriot Fort, or Rebellion Control of a City or Colony."""
    state = game.state
    return bool(count(state, space, PATRIOT_FORT)) or (space in POPULATED and state.control[space] == REBELLION_CONTROL)


@rule("6.2.1")
def patriot_supply(game: Game) -> Rule[None]:
    """Where they have neither Fort nor Rebellion Control the Patriots pay, or lose one of every two units."""
    for space in MAP:
        losses = count_all(game.state, space, PATRIOT_UNITS) // 2
        if not losses or rebels_in_supply(game, space):
            continue
        ways = ["pay", "remove"] if game.state.resources[PATRIOTS] else ["remove"]
        way = yield from choose_word("patriots", "supply-patriots", ways, "6.2.1", space=SPACES[space], number=losses)
        if way == "pay":
            pay(game, PATRIOTS, 1, "6.2.1")
            continue
        for _ in range(losses):
            piece = yield from choose_piece(game, "patriots", "supply-loss", PATRIOT_UNITS, (space,), "6.2.1")
            assert piece is not None
            remove(game, space, piece[1], 1, "6.2.1")
    yield from leaders_left_alone(game)


# 6.2.1 French


def nearest(game: Game, origin: int, kind: int) -> list[int]:
    """The spaces with such a piece that are fewest borders away."""
    distance = game.board.distance[origin]
    held = [space for space in MAP if game.state.pieces[space * KIND_COUNT + kind]]
    if not held:
        return []
    least = min(distance[space] for space in held)
    return [space for space in held if distance[space] == least]


@rule("6.2.1")
def french_supply(game: Game) -> Rule[None]:
    """Without Fort and Rebellion Control the French pay or go to the nearest Fort, or else to Available."""
    for space in MAP:
        regulars = count(game.state, space, FRENCH_REGULAR)
        if not regulars or rebels_in_supply(game, space):
            continue
        forts = nearest(game, space, PATRIOT_FORT)
        ways = ["pay"] if game.state.resources[FRENCH] else []
        if forts:
            ways.append("move")
        way = yield from choose_word("french", "supply-french", ways or ["remove"], "6.2.1", space=SPACES[space])
        if way == "pay":
            pay(game, FRENCH, 1, "6.2.1")
        elif way == "move":
            yield from _withdraw(game, FRENCH, space, forts, (FRENCH_REGULAR,))
        else:
            remove(game, space, FRENCH_REGULAR, regulars, "6.2.1")
    yield from leaders_left_alone(game)


def _withdraw(game: Game, faction: int, space: int, targets: list[int], kinds: Sequence[int]) -> Rule[None]:
    """Units out of supply go together to one of the nearest spaces; their Leader may follow."""
    seat = "french" if faction == FRENCH else "indians"
    target = yield from choose_space(seat, "supply-to", targets, "6.2.1", origin=SPACES[space])
    assert target is not None
    moved = sum(move(game, space, target, kind, count(game.state, space, kind), "6.2.1") for kind in kinds)
    yield from leader_follows(game, seat, faction, space, target, moved, "6.2.1")


# 6.2.1 Indians


@rule("6.2.1")
def indian_supply(game: Game) -> Rule[None]:
    """A Village is founded if there is none; War Parties in Colonies without one are paid for or go to the nearest."""
    state = game.state
    if not villages(state):
        reserves = [space for space in RESERVES if room(game, space, VILLAGE) > 0]
        home = yield from choose_space("indians", "supply-village", reserves, "6.2.1")
        if home is not None:
            place(game, home, VILLAGE, 1, "6.2.1")
            yield from leader_joins_placement(game, INDIANS, home, "6.2.1")
    for space in POPULATED:
        if not count_all(state, space, WAR_PARTIES) or count(state, space, VILLAGE):
            continue
        homes = nearest(game, space, VILLAGE)
        ways = ["pay"] if state.resources[INDIANS] else []
        if homes:
            ways.append("move")
        if not ways:
            continue
        way = yield from choose_word("indians", "supply-indians", ways, "6.2.1", space=SPACES[space])
        if way == "pay":
            pay(game, INDIANS, 1, "6.2.1")
        else:
            yield from _withdraw(game, INDIANS, space, homes, WAR_PARTIES)
    yield from leaders_left_alone(game)


# 6.2.2 West Indies


@rule("6.2.2")
def west_indies_battle(game: Game) -> Rule[None]:
    """The French must Battle for free where both are present; then French and British keep troops for a Resource."""
    if not game.state.treaty:
        return
    yield from free_battle(game, FRENCH, WEST_INDIES)
    for faction, kind in ((FRENCH, FRENCH_REGULAR), (BRITISH, BRITISH_REGULAR)):
        yield from _keep_in_west_indies(game, faction, kind)
    yield from leaders_left_alone(game)


def _keep_in_west_indies(game: Game, faction: int, kind: int) -> Rule[None]:
    state = game.state
    regulars = count(state, WEST_INDIES, kind)
    most = regulars if state.resources[faction] else 0
    seat = "french" if faction == FRENCH else "british"
    kept = yield from choose_number(seat, "west-indies-keep", 0, most, "6.2.2")
    if kept:
        pay(game, faction, 1, "6.2.2")
    remove(game, WEST_INDIES, kind, regulars - kept, "6.2.2")
