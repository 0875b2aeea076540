"""6.2 Supply Phase."""

from __future__ import annotations

from itertools import filterfalse
from typing import TYPE_CHECKING

import msgspec

from tricorne.core.questions import Reason, Rule
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
    Faction,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.choices import (
    choose_number,
    choose_piece,
    choose_space,
    choose_word,
)
from tricorne.games.liberty_or_death.rules.offers import Spaces, Words
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    british_cubes,
    count,
    count_all,
    move,
    place,
    remove,
    spaces_of,
    stacking_obstacle,
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
    from collections.abc import Iterator, Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


# 6.2.1 British


def british_out_of_supply(game: Game, space: Space) -> bool:
    """Cubes outside of the West Indies without a British Fort and not in a British Controlled City."""
    state = game.state
    return (
        british_cubes(state, space) > 0
        and not count(state, space, BRITISH_FORT)
        and not (space in CITIES and state.control[space] == BRITISH_CONTROL)
    )


@rule("8.4.7")
def _shift_next_door(game: Game, space: Space) -> Spaces:
    """In the printed edition non-players at Active Opposition shift a neighbour of lowest Population instead."""
    population = game.board.population
    if game.corrected or not game.is_nonplayer("british"):
        return Spaces((), ("why-shift-there", "6.2.1"))
    if game.state.level[space] > ACTIVE_OPPOSITION:
        return Spaces((), ("why-shift-there-first", "8.4.7"))
    near = game.board.adjacent[space]
    lowest = min((population[s] for s in near if _shift_obstacle(game, s) is None), default=0)

    def obstacle(neighbour: Space) -> Reason | None:
        if (unmoved := _shift_obstacle(game, neighbour)) is not None:
            return unmoved
        return None if population[neighbour] == lowest else ("why-lowest-population", "8.4.7")

    return Spaces(near, ("why-not-adjacent", "8.4.7"), obstacle)


def _shift_obstacle(game: Game, space: Space) -> Reason | None:
    """A City or Colony shifts toward Active Opposition until it is there."""
    if space not in POPULATED:
        return "why-always-neutral", "1.6.1"
    return None if game.state.level[space] > ACTIVE_OPPOSITION else ("why-no-shift", "6.2.1")


class BritishSupply(msgspec.Struct, gc=False):
    """What the British may do for cubes out of supply: `pay`, `shift`, `shift:boston` next door, `remove`."""

    game: Game
    space: Space
    next_door: Spaces

    def __iter__(self) -> Iterator[str]:
        ways = ("pay", "shift", *(f"shift:{SPACES[near]}" for near in self.next_door), "remove")
        return filterfalse(self.why_not, ways)

    def why_not(self, way: str) -> Reason | None:
        """What stands against a way."""
        what, _, near = way.partition(":")
        if what == "pay":
            return unpaid(self.game, BRITISH)
        if near:
            return self.next_door.why_not(near)
        return _shift_obstacle(self.game, self.space) if what == "shift" else None


def unpaid(game: Game, faction: Faction) -> Reason | None:
    """A Resource keeps the units of a space in supply."""
    return None if game.state.resources[faction] else ("why-cannot-pay", "6.2.1")


def pay_or(game: Game, faction: Faction, other: str, against: Reason | None = None) -> Words:
    """To pay, or something else against which there may be a reason."""
    return Words(("pay", other), lambda way: unpaid(game, faction) if way == "pay" else against)


@rule("6.2", "6.2.1")
def british_supply(game: Game) -> Rule[None]:
    """Space by space the British pay, shift the space toward Opposition, or take the cubes off."""
    for space in MAP:
        if not british_out_of_supply(game, space):
            continue
        ways = BritishSupply(game, space, _shift_next_door(game, space))
        way = yield from choose_word(game, "british", "supply-british", ways, "6.2.1", space=SPACES[space])
        assert way is not None
        what, _, near = way.partition(":")
        if what == "pay":
            pay(game, BRITISH, 1, "6.2.1")
        elif what == "shift":
            shift(game, SPACE_INDEX[near] if near else space, -1, "8.4.7" if near else "6.2.1")
        else:
            for kind in BRITISH_CUBES:
                remove(game, space, kind, count(game.state, space, kind), "6.2.1")
    yield from leaders_left_alone(game)


# 6.2.1 Patriots


def rebels_in_supply(game: Game, space: Space) -> bool:
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
        ways = pay_or(game, PATRIOTS, "remove")
        way = yield from choose_word(
            game, "patriots", "supply-patriots", ways, "6.2.1", space=SPACES[space], number=losses
        )
        if way == "pay":
            pay(game, PATRIOTS, 1, "6.2.1")
            continue
        for _ in range(losses):
            here = Spaces((space,), ("why-supply-elsewhere", "6.2.1"))
            piece = yield from choose_piece(game, "patriots", "supply-loss", PATRIOT_UNITS, here, "6.2.1")
            assert piece is not None
            remove(game, space, piece[1], 1, "6.2.1")
    yield from leaders_left_alone(game)


# 6.2.1 French


def nearest(game: Game, origin: Space, kind: Kind) -> Spaces:
    """The spaces with such a piece that are fewest borders away."""
    distance = game.board.distance[origin]
    held = [space for space in spaces_of(game.state, kind) if space in MAP]
    least = min((distance[space] for space in held), default=0)

    def obstacle(space: Space) -> Reason | None:
        return None if distance[space] == least else ("why-not-nearest", "6.2.1")

    no_base = "why-no-patriot-fort" if kind == PATRIOT_FORT else "why-no-village"
    return Spaces(held, (no_base, "6.2.1"), obstacle)


@rule("6.2.1", "8.6.7")
def french_ways(game: Game, forts: Spaces) -> Words:
    """What the French may do for Regulars out of supply: `pay`, `move` to a Fort, or `remove`.

    They return to Available where neither of the others is possible; non-players wherever there is no Fort.
    """

    def obstacle(way: str) -> Reason | None:
        no_money = unpaid(game, FRENCH)
        if way == "pay":
            return no_money
        if way == "move":
            return None if forts.among else ("why-no-fort-on-map", "6.2.1")
        if forts.among:
            return "why-fort-on-map", "6.2.1"
        return None if no_money or game.is_nonplayer("french") else ("why-supply-can-be-paid", "6.2.1")

    return Words(("pay", "move", "remove"), obstacle)


@rule("6.2.1")
def french_supply(game: Game) -> Rule[None]:
    """Without Fort and Rebellion Control the French pay or go to the nearest Fort, or else to Available."""
    for space in MAP:
        regulars = count(game.state, space, FRENCH_REGULAR)
        if not regulars or rebels_in_supply(game, space):
            continue
        forts = nearest(game, space, PATRIOT_FORT)
        way = yield from choose_word(
            game, "french", "supply-french", french_ways(game, forts), "6.2.1", space=SPACES[space]
        )
        if way == "pay":
            pay(game, FRENCH, 1, "6.2.1")
        elif way == "move":
            yield from _withdraw(game, FRENCH, space, forts, (FRENCH_REGULAR,))
        else:
            remove(game, space, FRENCH_REGULAR, regulars, "6.2.1")
    yield from leaders_left_alone(game)


def _withdraw(game: Game, faction: Faction, space: Space, targets: Spaces, kinds: Sequence[Kind]) -> Rule[None]:
    """Units out of supply go together to one of the nearest spaces; their Leader may follow."""
    seat = "french" if faction == FRENCH else "indians"
    target = yield from choose_space(game, seat, "supply-to", targets, "6.2.1", origin=SPACES[space])
    assert target is not None
    moved = sum(move(game, space, target, kind, count(game.state, space, kind), "6.2.1") for kind in kinds)
    yield from leader_follows(game, seat, faction, space, target, moved, "6.2.1")


# 6.2.1 Indians


@rule("6.2.1")
def indian_supply(game: Game) -> Rule[None]:
    """A Village is founded if there is none; War Parties in Colonies without one are paid for or go to the nearest."""
    state = game.state
    if not villages(state):
        reserves = Spaces(
            RESERVES, ("why-not-a-reserve", "6.2.1"), lambda space: stacking_obstacle(game, space, VILLAGE)
        )
        home = yield from choose_space(game, "indians", "supply-village", reserves, "6.2.1")
        if home is not None:
            place(game, home, VILLAGE, 1, "6.2.1")
            yield from leader_joins_placement(game, INDIANS, home, "6.2.1")
    for space in POPULATED:
        if not count_all(state, space, WAR_PARTIES) or count(state, space, VILLAGE):
            continue
        homes = nearest(game, space, VILLAGE)
        ways = pay_or(game, INDIANS, "move", None if homes.among else ("why-no-village-on-map", "6.2.1"))
        way = yield from choose_word(game, "indians", "supply-indians", ways, "6.2.1", space=SPACES[space])
        if way == "pay":
            pay(game, INDIANS, 1, "6.2.1")
        elif way == "move":
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


def _keep_in_west_indies(game: Game, faction: Faction, kind: Kind) -> Rule[None]:
    state = game.state
    regulars = count(state, WEST_INDIES, kind)
    most = (
        (regulars, "why-not-so-many-there", "6.2.2"),
        (regulars if state.resources[faction] else 0, "why-cannot-pay", "6.2.2"),
    )
    seat = "french" if faction == FRENCH else "british"
    kept = yield from choose_number(game, seat, "west-indies-keep", 0, most, "6.2.2")
    if kept:
        pay(game, faction, 1, "6.2.2")
    remove(game, WEST_INDIES, kind, regulars - kept, "6.2.2")
