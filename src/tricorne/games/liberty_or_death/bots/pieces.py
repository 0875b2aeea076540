"""8.1.2 Pieces: in which order non-players place, remove and target them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.measures import here
from tricorne.games.liberty_or_death.names import (
    BASES,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    TORY,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.bots.plan import Thinker
    from tricorne.games.liberty_or_death.state import State

REGULARS = (BRITISH_REGULAR, FRENCH_REGULAR)
SECONDS = (TORY, CONTINENTAL)
ACTIVE = (MILITIA_ACTIVE, WAR_PARTY_ACTIVE)
UNDERGROUND = (MILITIA_UNDERGROUND, WAR_PARTY_UNDERGROUND)


def _side_cubes(kinds: Sequence[int]) -> tuple[list[int], list[int]]:
    return [kind for kind in kinds if kind in REGULARS], [kind for kind in kinds if kind in SECONDS]


def cubes_in_turn(state: State, space: int, kinds: Sequence[int], last: int | None, *, from_most: bool) -> list[int]:
    """Regulars and Continentals or Tories in turn: the other one than the last.

    To begin with whichever is more, or fewer, in the space; Regulars when even.
    """
    regulars, seconds = _side_cubes(kinds)
    if last is None:
        more = count_all(state, space, seconds) - count_all(state, space, regulars)
        seconds_first = more > 0 if from_most else more < 0
    else:
        seconds_first = last in REGULARS
    return [*seconds, *regulars] if seconds_first else [*regulars, *seconds]


@rule("8.1.2", "8.3.4")
def placing_order(state: State, space: int, kinds: Sequence[int], last: int | None = None) -> list[int]:
    """Forts and Villages, then Militia or War Parties, then cubes in turn from the fewest."""
    return [
        *(kind for kind in kinds if kind in BASES),
        *(kind for kind in kinds if kind in UNDERGROUND or kind in ACTIVE),
        *cubes_in_turn(state, space, kinds, last, from_most=False),
    ]


@rule("8.1.2", "8.3.4")
def releasing_order(kinds: Sequence[int]) -> list[int]:
    """What leaves Unavailable first: Forts, then Continentals or Tories, then Regulars."""
    regulars, seconds = _side_cubes(kinds)
    return [*(kind for kind in kinds if kind in BASES), *seconds, *regulars]


@rule("8.1.2")
def friendly_removal(state: State, space: int, kinds: Sequence[int], last: int | None = None) -> list[int]:
    """Cubes in turn from the most, then Active before Underground units, Forts and Villages last.

    The last Tory or Continental of the space stays while another unit can go.
    """
    cubes = cubes_in_turn(state, space, kinds, last, from_most=True)
    spared = [kind for kind in cubes if kind in SECONDS and here(state, space, kind) == 1]
    going = [kind for kind in cubes if kind not in spared]
    units = [kind for kind in (*ACTIVE, *UNDERGROUND) if kind in kinds]
    return going + units + spared + [kind for kind in BASES if kind in kinds]


@rule("8.1.2")
def enemy_removal(state: State, space: int, kinds: Sequence[int], last: int | None = None) -> list[int]:
    """Forts and Villages, then Underground before Active units, then cubes in turn from the fewest."""
    first = [kind for kind in (*BASES, *UNDERGROUND, *ACTIVE) if kind in kinds]
    return first + cubes_in_turn(state, space, kinds, last, from_most=False)


Order = Callable[..., list[int]]


def next_piece(me: Thinker, order: Order, space: int, kinds: Sequence[int]) -> int:
    """The first kind of the order that is there to be taken; cubes take turns from one question to the next."""
    kind = kinds[0] if len(kinds) == 1 else order(me.state, space, kinds, me.last_cube.get(space))[0]
    if kind in REGULARS or kind in SECONDS:
        me.last_cube[space] = kind
    return kind
