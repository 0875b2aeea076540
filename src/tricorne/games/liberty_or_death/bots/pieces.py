"""8.1.2 Pieces: in which order non-players place, remove and target them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BASES,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    KIND_COUNT,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    TORY,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

REGULARS = (BRITISH_REGULAR, FRENCH_REGULAR)
SECONDS = (TORY, CONTINENTAL)
ACTIVE = (MILITIA_ACTIVE, WAR_PARTY_ACTIVE)
UNDERGROUND = (MILITIA_UNDERGROUND, WAR_PARTY_UNDERGROUND)


def _here(state: State, space: int, kinds: Sequence[int]) -> int:
    return sum(state.pieces[space * KIND_COUNT + kind] for kind in kinds)


def _side_cubes(kinds: Sequence[int]) -> tuple[list[int], list[int]]:
    return [kind for kind in kinds if kind in REGULARS], [kind for kind in kinds if kind in SECONDS]


def cubes_from_fewest(state: State, space: int, kinds: Sequence[int]) -> list[int]:
    """Regulars and Continentals or Tories, whichever is fewer in the space first, Regulars when even."""
    regulars, seconds = _side_cubes(kinds)
    if _here(state, space, seconds) < _here(state, space, regulars):
        return [*seconds, *regulars]
    return [*regulars, *seconds]


def cubes_from_most(state: State, space: int, kinds: Sequence[int]) -> list[int]:
    """Whichever is more in the space first, Regulars when even; the last Tory or Continental is spared if possible."""
    regulars, seconds = _side_cubes(kinds)
    few = _here(state, space, seconds)
    if few > _here(state, space, regulars) or not _here(state, space, regulars):
        order = [*seconds, *regulars]
    else:
        order = [*regulars, *seconds]
    if few == 1 and _here(state, space, regulars):
        order = [*regulars, *seconds]
    return order


@rule("8.1.2", "8.3.4")
def placing_order(state: State, space: int, kinds: Sequence[int]) -> list[int]:
    """Forts and Villages, then Militia or War Parties, then cubes in turn from the fewest."""
    return [
        *(kind for kind in kinds if kind in BASES),
        *(kind for kind in kinds if kind in UNDERGROUND or kind in ACTIVE),
        *cubes_from_fewest(state, space, kinds),
    ]


@rule("8.1.2")
def friendly_removal(state: State, space: int, kinds: Sequence[int]) -> list[int]:
    """Cubes in turn from the most, then Active before Underground units, Forts and Villages last."""
    return [
        *cubes_from_most(state, space, kinds),
        *(kind for kind in ACTIVE if kind in kinds),
        *(kind for kind in UNDERGROUND if kind in kinds),
        *(kind for kind in BASES if kind in kinds),
    ]


@rule("8.1.2")
def enemy_removal(state: State, space: int, kinds: Sequence[int]) -> list[int]:
    """Forts and Villages, then Underground before Active units, then cubes in turn from the fewest."""
    return [
        *(kind for kind in BASES if kind in kinds),
        *(kind for kind in UNDERGROUND if kind in kinds),
        *(kind for kind in ACTIVE if kind in kinds),
        *cubes_from_fewest(state, space, kinds),
    ]
