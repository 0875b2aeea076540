"""1.6 Support and Opposition, their totals, and the markers that stand in the way of shifting them."""

from __future__ import annotations

from itertools import compress
from operator import getitem
from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    CONTINENTAL,
    FACTION_OF,
    FACTIONS,
    FRENCH_REGULAR,
    KIND_COUNT,
    PATRIOT_FORT,
    PIECE_NAME,
    POOL_OF,
    POPULATED,
    SPACES,
    TORY,
    VILLAGE,
    Kind,
    Space,
    level_name,
)
from tricorne.games.liberty_or_death.rules.lesser import lesser
from tricorne.games.liberty_or_death.rules.s1_4_pieces import change, on_map

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State


@rule("1.6.1")
def shift(game: Game, space: Space, levels: int, rule: str) -> int:
    """Shift a space by levels toward Active Support (positive) or Active Opposition (negative).

    Returns how many levels it moved; spaces without Population never move.
    """
    return shift_toward(game, space, abs(levels), ACTIVE_SUPPORT if levels > 0 else ACTIVE_OPPOSITION, rule)


def shift_toward(game: Game, space: Space, levels: int, target: int, rule: str) -> int:
    """Shift a space by up to that many levels toward the level `target`, never past it. Returns how many."""
    state = game.state
    if space not in POPULATED:
        return 0
    before = state.level[space]
    levels = lesser(levels, abs(target - before))
    if levels <= 0:
        return 0
    after = before + levels if target > before else before - levels
    state.level[space] = after
    opposition, support = game.board.opposition[space], game.board.support[space]
    state.opposition += opposition[after] - opposition[before]
    if not state.blockades[space]:
        state.support += support[after] - support[before]
    game.log("shifted", rule, space=SPACES[space], before=level_name(before), after=level_name(after))
    return levels


def set_level(game: Game, space: Space, level: int, rule: str) -> int:
    """Set the level of a space outright. Returns by how many levels it moved."""
    return shift_toward(game, space, 4, level, rule)


@rule("1.6.2", "1.6.3", "1.9")
def support_by_levels(game: Game) -> int:
    """Total Support: Active Support counts double, a Blockaded City counts nothing."""
    level, support = game.state.level, game.board.support
    total = sum(map(getitem, support, level))
    for city in compress(CITIES, game.state.blockades):
        total -= support[city][level[city]]
    return total


@rule("1.6.2", "1.6.3")
def opposition_by_levels(game: Game) -> int:
    """Total Opposition: Active Opposition counts double; a Blockade changes nothing of it."""
    return sum(map(getitem, game.board.opposition, game.state.level))


def update_totals(game: Game) -> None:
    """Set total Support and Opposition after Blockades changed, or whole positions."""
    state = game.state
    state.support = support_by_levels(game)
    state.opposition = opposition_by_levels(game)


@rule("1.6.5")
def villages(state: State) -> int:
    """Villages on the map."""
    return on_map(state, VILLAGE)


@rule("1.6.5")
def patriot_forts(state: State) -> int:
    """Patriot Forts on the map."""
    return on_map(state, PATRIOT_FORT)


def markers_left(game: Game, marker: str) -> int:
    """How many `propaganda` or `raid` markers the pool still has."""
    pool = game.board.propaganda_pool if marker == "propaganda" else game.board.raid_pool
    markers: list[int] = getattr(game.state, marker)
    return pool - sum(markers)


def place_markers(game: Game, space: Space, marker: str, n: int, rule: str) -> int:
    """Put up to n `propaganda` or `raid` markers in a space while the pool of them lasts. Returns how many."""
    markers: list[int] = getattr(game.state, marker)
    n = lesser(n, markers_left(game, marker))
    if n <= 0:
        return 0
    markers[space] += n
    game.log("marked", rule, space=SPACES[space], marker=marker, number=n)
    return n


def remove_markers(game: Game, space: Space, marker: str, n: int, rule: str) -> int:
    """Take up to n `propaganda` or `raid` markers from a space. Returns how many."""
    markers: list[int] = getattr(game.state, marker)
    n = lesser(n, markers[space])
    if n <= 0:
        return 0
    markers[space] -= n
    game.log("unmarked", rule, space=SPACES[space], marker=marker, number=n)
    return n


@rule("1.6.4")
def casualties(game: Game, space: Space, kind: Kind, n: int, rule: str) -> int:
    """Take up to n pieces as losses: cubes to the Casualties box, Forts scored and back in Available, others Available.

    CBC and CRC rise by the cubes and Forts. Returns how many were removed.
    """
    state = game.state
    n = lesser(n, state.pieces[space * KIND_COUNT + kind])
    if n <= 0:
        return 0
    change(state, space, kind, -n)
    if kind in (BRITISH_REGULAR, TORY, CONTINENTAL, FRENCH_REGULAR):
        state.casualties[kind] += n
    else:
        state.available[POOL_OF[kind]] += n
    if kind <= BRITISH_FORT:
        state.cbc += n
    elif kind in (CONTINENTAL, FRENCH_REGULAR, PATRIOT_FORT):
        state.crc += n
    game.log("lost", rule, space=SPACES[space], pieces={PIECE_NAME[kind]: n}, faction=FACTIONS[FACTION_OF[kind]])
    return n
