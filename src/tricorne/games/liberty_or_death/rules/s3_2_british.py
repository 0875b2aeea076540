"""3.2 British Commands: Garrison and Battle (Muster and March have their own files)."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    CITIES,
    FACTION_OF,
    FACTIONS,
    KIND_COUNT,
    MAP,
    MAP_CELLS,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    REBELLION_UNITS,
    SPACES,
    Faction,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import (
    Action,
    Selection,
    select_space,
    special_afterwards,
    take_space,
)
from tricorne.games.liberty_or_death.rules.choices import choose_number, choose_space
from tricorne.games.liberty_or_death.rules.lesser import lesser
from tricorne.games.liberty_or_death.rules.offers import Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate, british_cubes, count, move
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces
from tricorne.games.liberty_or_death.rules.s1_9_navy import FNI_LIMIT, fni
from tricorne.games.liberty_or_death.rules.s1_10_leaders import (
    leader_follows,
    leaders_left_alone,
)
from tricorne.games.liberty_or_death.rules.s3_6_battle import battle, battle_spaces

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

GARRISON_COST = 2
CUBES_PER_MILITIA = 3


# 3.2.2 Garrison


def garrison_spaces(game: Game, act: Action) -> Selection:
    """Cities that are not Blockaded, two Resources for all. In the corrected edition none while FNI is 3.

    In a Brilliant Stroke the Leader's space is the City, or one from which Regulars can come.
    """
    blockades, leader = game.state.blockades, act.must_involve

    def obstacle(city: Space) -> Reason | None:
        if blockades[city]:
            return "why-blockaded", "1.9"
        if leader is None or leader == city or garrison_origins(game, city, {}).against(leader) is None:
            return None
        return "why-stroke-leader", "2.3.8"

    shut = ("why-garrison-fni", "1.9") if game.corrected and fni(game.state) >= FNI_LIMIT else None
    cost = 0 if act.spaces else GARRISON_COST
    return Selection(game, act, "3.2.2", CITIES, ("why-not-a-city", "3.2.2"), obstacle, cost, False, shut)


def garrison_origins(game: Game, city: Space, arrived: dict[Space, int], leader: Space | None = None) -> Spaces:
    """Regulars that have not moved come from any space on the map but a Blockaded City; the Leader's come first."""
    pieces, blockades = game.state.pieces, game.state.blockades

    def obstacle(space: Space) -> Reason | None:
        if space == city:
            return "why-destination", "3.2.2"
        if leader is not None and leader != space:
            return "why-stroke-leader", "2.3.8"
        if blockades[space]:
            return "why-blockaded", "1.9"
        moved = space in arrived and pieces[space * KIND_COUNT + BRITISH_REGULAR] <= arrived[space]
        return ("why-moved-already", "3.2.2") if moved else None

    among = [*compress(MAP, pieces[BRITISH_REGULAR:MAP_CELLS:KIND_COUNT])]
    return Spaces(among, ("why-no-units", "3.2.2"), obstacle)


def garrison_changes(game: Game, city: Space, taken: int) -> bool:
    """Whether a Garrison could do anything by this City: Regulars can come, or it is the first of a useful search.

    With the first City, Militia of any open one are found out, and one of them may be cleared.
    """
    if garrison_origins(game, city, {}).any():
        return True
    return not taken and any(militia_found(game, c) or clearing_obstacle(game, c) is None for c in open_cities(game))


def open_cities(game: Game) -> list[Space]:
    """The Cities that are not Blockaded."""
    return [city for city in CITIES if not game.state.blockades[city]]


def militia_found(game: Game, city: Space) -> int:
    """The Underground Militia that a Garrison finds out in the City: one for every three cubes."""
    seekers = british_cubes(game.state, city) // CUBES_PER_MILITIA
    return lesser(seekers, count(game.state, city, MILITIA_UNDERGROUND))


@rule("3.2.2")
def garrison(game: Game, act: Action) -> Rule[None]:
    """Regulars from anywhere into open Cities, Militia found out, and one City cleared of Rebellion units."""
    arrived: dict[Space, int] = {}
    while (
        city := (yield from select_space(game, act, "garrison-space", lambda: garrison_spaces(game, act), "3.2.2"))
    ) is not None:
        if not act.spaces:
            act.pay(game, GARRISON_COST, "3.2.2")
        take_space(game, act, city, 0, "3.2.2")
        yield from _garrison_moves(game, act, city, arrived)
    if not act.spaces:
        return
    searched = act.spaces if act.limit == 1 else open_cities(game)
    for city in searched:
        activate(game, city, MILITIA_UNDERGROUND, militia_found(game, city), "3.2.2")
    yield from _displace(game, act, searched)
    yield from special_afterwards(game, act, "3.2.2")
    yield from leaders_left_alone(game)


def _garrison_moves(game: Game, act: Action, city: Space, arrived: dict[Space, int]) -> Rule[None]:
    leader = act.must_involve
    while True:
        led = leader not in (None, city) and leader not in act.involved
        origin = yield from choose_space(
            game,
            act.seat,
            "garrison-from",
            garrison_origins(game, city, arrived, leader if led else None),
            "3.2.2",
            optional=not led,
            must=("why-leader-comes", "2.3.8"),
            destination=SPACES[city],
        )
        if origin is None:
            return
        unmoved = count(game.state, origin, BRITISH_REGULAR) - arrived.get(origin, 0)
        number = yield from choose_number(
            game,
            act.seat,
            "garrison-number",
            1,
            ((unmoved, "why-not-so-many", "3.2.2"),),
            "3.2.2",
            origin=SPACES[origin],
            destination=SPACES[city],
        )
        act.involved.append(origin)
        move(game, origin, city, BRITISH_REGULAR, number, "3.2.2")
        arrived[city] = arrived.get(city, 0) + number
        yield from leader_follows(game, act.seat, BRITISH, origin, city, number, "3.2.2")


def clearing_obstacle(game: Game, city: Space) -> Reason | None:
    """A City can be cleared that has British Control, Rebellion units and no Patriot Fort."""
    if game.state.control[city] != BRITISH_CONTROL:
        return "why-no-british-control", "3.2.2"
    if count(game.state, city, PATRIOT_FORT):
        return "why-patriot-fort", "3.2.2"
    return None if rebellion_pieces(game.state, city) else ("why-no-rebellion-units", "3.2.2")


def _displace(game: Game, act: Action, cities: list[Space]) -> Rule[None]:
    """All Rebellion units of one British Controlled City without Patriot Fort go to one adjacent space."""
    state = game.state

    def obstacle(city: Space) -> Reason | None:
        if state.blockades[city]:
            return "why-blockaded", "1.9"
        return clearing_obstacle(game, city) if city in cities else ("why-garrison-destination", "2.3.5")

    options = Spaces(CITIES, ("why-not-a-city", "3.2.2"), obstacle)
    city = yield from choose_space(game, act.seat, "displace", options, "3.2.2", optional=True)
    if city is None:
        return
    near = Spaces(game.board.adjacent[city], ("why-not-adjacent", "3.2.2"))
    target = yield from choose_space(game, act.seat, "displace-to", near, "3.2.2", origin=SPACES[city])
    assert target is not None
    moved: dict[Faction, int] = {}
    for kind in REBELLION_UNITS:
        n = move(game, city, target, kind, count(state, city, kind), "3.2.2")
        if n:
            moved[FACTION_OF[kind]] = moved.get(FACTION_OF[kind], 0) + n
    for faction, n in moved.items():
        yield from leader_follows(game, FACTIONS[faction], faction, city, target, n, "3.2.2")


# 3.2.4 Battle


@rule("3.2.4")
def british_battle(game: Game, act: Action) -> Rule[None]:
    """Battles in one space after the other."""
    while (
        space := (yield from select_space(game, act, "battle-space", lambda: battle_spaces(game, act), "3.2.4"))
    ) is not None:
        take_space(game, act, space, 1, "3.2.4")
        yield from battle(game, act, space)
