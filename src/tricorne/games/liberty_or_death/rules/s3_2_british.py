"""3.2 British Commands: Muster, Garrison and Battle (March has its own file)."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    COLONIES,
    FACTION_OF,
    FACTIONS,
    KIND_COUNT,
    MAP,
    MAP_CELLS,
    MILITIA_UNDERGROUND,
    PASSIVE_OPPOSITION,
    PATRIOT_FORT,
    POPULATED,
    REBELLION_UNITS,
    SPACE_INDEX,
    SPACES,
    TORY,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.action import (
    Action,
    next_choice,
    select_space,
    special_afterwards,
    take_space,
)
from tricorne.games.liberty_or_death.rules.choices import DONE, choose_number, choose_space
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    ALL_SPACES,
    activate,
    british_cubes,
    count_all,
    move,
    place,
    place_own,
    rebellion_pieces,
    recall,
    recallable,
    remove,
    room,
)
from tricorne.games.liberty_or_death.rules.s1_10_leaders import (
    leader_follows,
    leader_joins_placement,
    leaders_left_alone,
)
from tricorne.games.liberty_or_death.rules.s3_6_battle import battle, is_battlefield
from tricorne.games.liberty_or_death.rules.s6_4_support import can_reward_loyalty, reward_loyalty

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

MUSTER_REGULARS = 6
FORT_CUBES = 3
GARRISON_COST = 2
CUBES_PER_MILITIA = 3


# 3.2.1 Muster


def takes_regulars(game: Game, space: int) -> bool:
    """An open City, a Colony next to one, or the West Indies once they are in play."""
    state = game.state
    if space in CITIES:
        return not state.blockades[space]
    if space in COLONIES:
        return not all(map(state.blockades.__getitem__, game.board.adjacent_cities[space]))
    return space == WEST_INDIES and state.treaty


def takes_tories(game: Game, space: int) -> bool:
    """A City or Colony not at Active Opposition, with or next to British Regulars or Forts."""
    if space not in POPULATED or game.state.level[space] == ACTIVE_OPPOSITION:
        return False
    pieces = game.state.pieces
    for near in (space, *game.board.adjacent[space]):
        at = near * KIND_COUNT
        if pieces[at + BRITISH_REGULAR] or pieces[at + BRITISH_FORT]:
            return True
    return False


def muster_spaces(game: Game, act: Action) -> Iterable[int]:
    """Spaces that could be selected for a Muster now."""
    if not act.can_pay(game, 1):
        return ()
    return (
        s
        for s in _further_spaces(act, (*POPULATED, WEST_INDIES))
        if takes_tories(game, s) or (not act.tories_only and takes_regulars(game, s))
    )


def _further_spaces(act: Action, spaces: Iterable[int]) -> Iterable[int]:
    """The spaces that may still be selected: the limit, the place, and the Leader of a Brilliant Stroke."""
    if len(act.spaces) >= act.limit:
        return ()
    return act.open_among(spaces) if act.spaces else act.open_to_leader(spaces)


@rule("3.2.1")
def muster(game: Game, act: Action) -> Rule[None]:
    """Regulars in one space, Tories in any, then a Fort or Reward Loyalty in one of them; or Tories alone."""
    if act.tories_only:
        yield from _muster_tories(game, act)
        return
    with_regulars = yield from _muster_regulars(game, act)
    yield from _muster_tories(game, act)
    yield from _fort_or_reward(game, act, with_regulars=with_regulars)
    yield from special_afterwards(game, act, "3.2.1")
    yield from leaders_left_alone(game)


def _muster_regulars(game: Game, act: Action) -> Rule[bool]:
    """Up to six of them in one space. Returns whether one was selected."""

    def spaces() -> Iterable[int]:
        if not act.can_pay(game, 1):
            return ()
        return (s for s in _further_spaces(act, (*POPULATED, WEST_INDIES)) if takes_regulars(game, s))

    answer = yield from next_choice(game, act, "muster-regulars", spaces, "3.2.1", may_stop=_other_space(game, act))
    if answer == DONE:
        return False
    space = SPACE_INDEX[answer]
    take_space(game, act, space, 1, "3.2.1")
    most = min(MUSTER_REGULARS, game.state.available[BRITISH_REGULAR])
    number = yield from choose_number(act.seat, "muster-regulars-number", 0, most, "3.2.1", space=SPACES[space])
    if place(game, space, BRITISH_REGULAR, number, "3.2.1"):
        yield from leader_joins_placement(game, BRITISH, space, "3.2.1")
    return True


def _other_space(game: Game, act: Action) -> bool:
    """Whether the Command can still be executed without Regulars."""
    return act.optional or (
        act.can_pay(game, 1) and any(takes_tories(game, s) for s in _further_spaces(act, POPULATED))
    )


def _muster_tories(game: Game, act: Action) -> Rule[None]:
    """In spaces already selected, and in further ones that are paid for."""
    filled: list[int] = []

    def spaces() -> Iterable[int]:
        further = {*_further_spaces(act, POPULATED)} if act.can_pay(game, 1) else ()
        return (s for s in POPULATED if s not in filled and (s in act.spaces or s in further) and takes_tories(game, s))

    while True:
        stop = bool(act.spaces) or act.optional or bool(_finish_options(game, act, with_regulars=False))
        answer = yield from next_choice(game, act, "muster-tories", spaces, "3.2.1", may_stop=stop)
        if answer == DONE:
            return
        space = SPACE_INDEX[answer]
        if space not in act.spaces:
            take_space(game, act, space, 1, "3.2.1")
        filled.append(space)
        yield from _place_tories(game, act, space)


def _place_tories(game: Game, act: Action, space: int) -> Rule[None]:
    """Two, or one at Passive Opposition; the corrected edition says up to that many."""
    number = 1 if game.state.level[space] == PASSIVE_OPPOSITION else 2
    if game.corrected:
        number = yield from choose_number(act.seat, "muster-tories-number", 0, number, "3.2.1", space=SPACES[space])
    placed = yield from place_own(game, space, TORY, number, "3.2.1")
    if placed:
        yield from leader_joins_placement(game, BRITISH, space, "3.2.1")


def _finish_options(game: Game, act: Action, *, with_regulars: bool) -> list[str]:
    """A Fort or Reward in a space of this Muster, or in a further one that is paid for.

    Only one space is selected for Regulars; when it is, further ones must take Tories.
    """
    options: list[str] = []
    if act.tories_only:
        return options
    further = [space for space in muster_spaces(game, act) if not with_regulars or takes_tories(game, space)]
    for space in (*act.spaces, *further):
        if _can_build_fort(game, space):
            options.append(f"fort:{SPACES[space]}")
        if can_reward_loyalty(game, space, reserve=0 if space in act.spaces or act.free else 1):
            options.append(f"reward:{SPACES[space]}")
    return options


def _can_build_fort(game: Game, space: int) -> bool:
    state = game.state
    if british_cubes(state, space) < FORT_CUBES or room(game, space, BRITISH_FORT) < 1:
        return False
    return state.available[BRITISH_FORT] > 0 or recallable(game, BRITISH_FORT, space) > 0


def _fort_or_reward(game: Game, act: Action, *, with_regulars: bool) -> Rule[None]:
    options = _finish_options(game, act, with_regulars=with_regulars)
    if not options:
        return
    if act.spaces or act.optional:
        options.append(DONE)
    answer = yield Ask(act.seat, "muster-finish", options, "3.2.1")
    if answer == DONE:
        return
    what, _, name = answer.partition(":")
    space = SPACE_INDEX[name]
    if space not in act.spaces:
        take_space(game, act, space, 1, "3.2.1")
    if what == "fort":
        yield from _build_fort(game, act, space)
    else:
        yield from reward_loyalty(game, space, None, "3.2.1")


def _build_fort(game: Game, act: Action, space: int) -> Rule[None]:
    """Three cubes of any kind make way for a Fort."""
    state = game.state
    at = space * KIND_COUNT
    yield from recall(game, BRITISH_FORT, 1, space, "3.2.1")
    if not state.available[BRITISH_FORT]:
        return
    low = max(0, FORT_CUBES - state.pieces[at + TORY])
    high = min(FORT_CUBES, state.pieces[at + BRITISH_REGULAR])
    regulars = yield from choose_number(act.seat, "fort-regulars", low, high, "3.2.1", space=SPACES[space])
    remove(game, space, BRITISH_REGULAR, regulars, "3.2.1")
    remove(game, space, TORY, FORT_CUBES - regulars, "3.2.1")
    place(game, space, BRITISH_FORT, 1, "3.2.1")
    yield from leader_joins_placement(game, BRITISH, space, "3.2.1")


# 3.2.2 Garrison


def garrison_spaces(game: Game, act: Action) -> Iterable[int]:
    """Cities that are not Blockaded. In the corrected edition there is no Garrison while FNI is 3."""
    state = game.state
    if not act.can_pay(game, 0 if act.spaces else GARRISON_COST):
        return ()
    if game.corrected and sum(state.blockades) >= 3:
        return ()
    cities = [city for city in CITIES if not state.blockades[city] and city not in act.banned and _within(act, city)]
    leader = act.must_involve
    if leader is None or leader in _garrison_origins(game, {}):
        return cities
    return (city for city in cities if city == leader)


def _within(act: Action, space: int) -> bool:
    return act.within is None or space in act.within


def _garrison_origins(game: Game, arrived: dict[int, int]) -> list[int]:
    """Spaces on the map with Regulars that may move: not Blockaded Cities."""
    pieces, blockades = game.state.pieces, game.state.blockades
    return [
        space
        for space in compress(MAP, pieces[BRITISH_REGULAR:MAP_CELLS:KIND_COUNT])
        if not blockades[space]
        and (space not in arrived or pieces[space * KIND_COUNT + BRITISH_REGULAR] > arrived[space])
    ]


@rule("3.2.2")
def garrison(game: Game, act: Action) -> Rule[None]:
    """Regulars from anywhere into open Cities, Militia found out, and one City cleared of Rebellion units."""
    arrived: dict[int, int] = {}

    def candidates() -> list[int]:
        spaces = garrison_spaces(game, act)
        if act.limit == 1 and act.spaces:
            return []
        return [s for s in spaces if s not in act.spaces]

    while (city := (yield from select_space(game, act, "garrison-space", candidates, "3.2.2"))) is not None:
        if not act.spaces:
            act.pay(game, GARRISON_COST, "3.2.2")
        take_space(game, act, city, 0, "3.2.2")
        yield from _garrison_moves(game, act, city, arrived)
    if not act.spaces:
        return
    searched = act.spaces if act.limit == 1 else [c for c in CITIES if not game.state.blockades[c]]
    for city in searched:
        activate(game, city, MILITIA_UNDERGROUND, british_cubes(game.state, city) // CUBES_PER_MILITIA, "3.2.2")
    yield from _displace(game, act, searched)
    yield from special_afterwards(game, act, "3.2.2")
    yield from leaders_left_alone(game)


def _garrison_moves(game: Game, act: Action, city: int, arrived: dict[int, int]) -> Rule[None]:
    while True:
        origins = [s for s in _garrison_origins(game, arrived) if s != city]
        forced = act.must_involve is not None and act.must_involve != city and act.must_involve not in act.involved
        if forced:
            origins = [s for s in origins if s == act.must_involve]
        origin = yield from choose_space(
            act.seat, "garrison-from", origins, "3.2.2", optional=not forced, destination=SPACES[city]
        )
        if origin is None:
            return
        most = game.state.pieces[origin * KIND_COUNT + BRITISH_REGULAR] - arrived.get(origin, 0)
        number = yield from choose_number(
            act.seat, "garrison-number", 1, most, "3.2.2", origin=SPACES[origin], destination=SPACES[city]
        )
        act.involved.append(origin)
        move(game, origin, city, BRITISH_REGULAR, number, "3.2.2")
        arrived[city] = arrived.get(city, 0) + number
        yield from leader_follows(game, act.seat, BRITISH, origin, city, number, "3.2.2")


def _displace(game: Game, act: Action, cities: list[int]) -> Rule[None]:
    """All Rebellion units of one British Controlled City without Patriot Fort go to one adjacent space."""
    state = game.state
    options = [
        city
        for city in cities
        if state.control[city] == BRITISH_CONTROL
        and not state.pieces[city * KIND_COUNT + PATRIOT_FORT]
        and rebellion_pieces(state, city)
    ]
    city = yield from choose_space(act.seat, "displace", options, "3.2.2", optional=True)
    if city is None:
        return
    target = yield from choose_space(act.seat, "displace-to", game.board.adjacent[city], "3.2.2", origin=SPACES[city])
    assert target is not None
    moved: dict[int, int] = {}
    for kind in REBELLION_UNITS:
        n = move(game, city, target, kind, count_all(state, city, (kind,)), "3.2.2")
        if n:
            moved[FACTION_OF[kind]] = moved.get(FACTION_OF[kind], 0) + n
    for faction, n in moved.items():
        yield from leader_follows(game, FACTIONS[faction], faction, city, target, n, "3.2.2")


# 3.2.4 Battle


def battle_spaces(game: Game, act: Action) -> Iterable[int]:
    """Spaces and West Indies with British and Rebellion pieces."""
    if not act.can_pay(game, 1):
        return ()
    return (space for space in act.open_to_leader(ALL_SPACES) if is_battlefield(game, BRITISH, space))


@rule("3.2.4")
def british_battle(game: Game, act: Action) -> Rule[None]:
    """Battles in one space after the other."""
    while (
        space := (yield from select_space(game, act, "battle-space", lambda: battle_spaces(game, act), "3.2.4"))
    ) is not None:
        take_space(game, act, space, 1, "3.2.4")
        yield from battle(game, act, space)
