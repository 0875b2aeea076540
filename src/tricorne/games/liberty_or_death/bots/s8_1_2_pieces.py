"""8.1.2 Pieces: in which order non-players place, remove and target them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker
from tricorne.games.liberty_or_death.bots.machinery.questions import kinds_of, pieces_of, space_of
from tricorne.games.liberty_or_death.names import (
    BASES,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    KINDS,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    SPACES,
    TORY,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

REGULARS = (BRITISH_REGULAR, FRENCH_REGULAR)
SECONDS = (TORY, CONTINENTAL)
ACTIVE = (MILITIA_ACTIVE, WAR_PARTY_ACTIVE)
UNDERGROUND = (MILITIA_UNDERGROUND, WAR_PARTY_UNDERGROUND)
TARGET_RANK = dict.fromkeys(BASES, 3) | dict.fromkeys(UNDERGROUND, 2) | dict.fromkeys(ACTIVE, 1)
Order: TypeAlias = Callable[["State", Space, Sequence[Kind], Kind | None], list[Kind]]
"""The kinds in a space in their order, given the kind of cube that was last."""


def cubes_in_turn(
    state: State, space: Space, kinds: Sequence[Kind], last: Kind | None, *, from_most: bool
) -> list[Kind]:
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


def _side_cubes(kinds: Sequence[Kind]) -> tuple[list[Kind], list[Kind]]:
    return [kind for kind in kinds if kind in REGULARS], [kind for kind in kinds if kind in SECONDS]


# The orders


@rule("8.1.2", "8.3.4")
def placing_order(state: State, space: Space, kinds: Sequence[Kind], last: Kind | None = None) -> list[Kind]:
    """Forts and Villages, then Militia or War Parties, then cubes in turn from the fewest."""
    return [
        *(kind for kind in kinds if kind in BASES),
        *(kind for kind in kinds if kind in UNDERGROUND or kind in ACTIVE),
        *cubes_in_turn(state, space, kinds, last, from_most=False),
    ]


@rule("8.1.2")
def friendly_removal(state: State, space: Space, kinds: Sequence[Kind], last: Kind | None = None) -> list[Kind]:
    """Cubes in turn from the most, then Active before Underground units, Forts and Villages last.

    The last Tory or Continental of the space stays while another unit can go.
    """
    cubes = cubes_in_turn(state, space, kinds, last, from_most=True)
    spared = [kind for kind in cubes if kind in SECONDS and here(state, space, kind) == 1]
    going = [kind for kind in cubes if kind not in spared]
    units = [kind for kind in (*ACTIVE, *UNDERGROUND) if kind in kinds]
    return going + units + spared + [kind for kind in BASES if kind in kinds]


@rule("8.1.2")
def spares_the_last(me: Thinker, space: Space, kinds: Sequence[Kind]) -> bool:
    """Whether a unit can go that is not the last Tory or Continental of the space."""
    return any(kind not in BASES and (kind not in SECONDS or here(me.state, space, kind) > 1) for kind in kinds)


@rule("8.1.2", "8.3.4")
def releasing_order(kinds: Sequence[Kind]) -> list[Kind]:
    """What leaves Unavailable first: Forts, then Continentals or Tories, then Regulars."""
    regulars, seconds = _side_cubes(kinds)
    return [*(kind for kind in kinds if kind in BASES), *seconds, *regulars]


@rule("8.1.2")
def enemy_removal(state: State, space: Space, kinds: Sequence[Kind], last: Kind | None = None) -> list[Kind]:
    """Forts and Villages, then Underground before Active units, then cubes in turn from the fewest."""
    first = [kind for kind in (*BASES, *UNDERGROUND, *ACTIVE) if kind in kinds]
    return first + cubes_in_turn(state, space, kinds, last, from_most=False)


@rule("8.1.2")
def target_rank(kinds: Sequence[Kind]) -> int:
    """What the first target among these is: Forts and Villages, then Underground, then Active units, then all cubes."""
    return max([TARGET_RANK.get(kind, 0) for kind in kinds])


def next_piece(me: Thinker, order: Order, space: Space, kinds: Sequence[Kind]) -> Kind:
    """The first kind of the order that is there to be taken; cubes take turns from one question to the next."""
    kind = kinds[0] if len(kinds) == 1 else order(me.state, space, kinds, me.last_cube.get(space))[0]
    if kind in REGULARS or kind in SECONDS:
        me.last_cube[space] = kind
    return kind


# Questions about pieces


@rule("8.1.2")
def own_unit(me: Thinker, ask: Ask) -> str:
    """Own pieces that make way for a Fort or Village, in the order in which they go."""
    return KINDS[next_piece(me, friendly_removal, space_of(ask), kinds_of(ask))]


@rule("8.1.2")
def own_loss(me: Thinker, ask: Ask) -> str:
    """An own unit in the order in which they go."""
    pieces = pieces_of(ask)
    space = pieces[0][0]
    kind = next_piece(me, friendly_removal, space, [kind for _, kind in pieces])
    return f"{SPACES[space]}:{KINDS[kind]}"


@rule("8.1.2")
def strike_mode(_me: Thinker, ask: Ask) -> str:
    """A Village or Fort if possible, otherwise as many pieces as possible."""
    return next(mode for mode in ("village", "fort", "two", "one") if mode in ask.options())


@rule("8.1.2")
def target(me: Thinker, ask: Ask) -> str:
    """Enemy pieces in their order."""
    return KINDS[next_piece(me, enemy_removal, space_of(ask), kinds_of(ask))]
