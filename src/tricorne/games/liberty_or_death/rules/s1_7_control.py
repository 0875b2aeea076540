"""1.7 Control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH_CONTROL,
    KIND_COUNT,
    NO_CONTROL,
    REBELLION_CONTROL,
    Space,
)

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State


@rule("1.7")
def control_by_pieces(state: State, space: Space) -> int:
    """Who Controls the space by a count of its pieces, Leaders and markers left out. A tie is nobody's."""
    at = space * KIND_COUNT
    regulars, tories, forts, continentals, hidden, active, patriot_forts, french, underground, shown, villages = (
        state.pieces[at : at + KIND_COUNT]
    )
    british = regulars + tories + forts
    rebellion = continentals + hidden + active + patriot_forts + french
    royalist = british + underground + shown + villages
    if rebellion > royalist:
        return REBELLION_CONTROL
    if british and royalist > rebellion:
        return BRITISH_CONTROL
    return NO_CONTROL


def update_control(state: State, space: Space) -> None:
    """Set the Control of a space after its pieces changed."""
    state.control[space] = control_by_pieces(state, space)


def british_control(state: State, space: Space) -> bool:
    """British Control."""
    return state.control[space] == BRITISH_CONTROL


def rebellion_control(state: State, space: Space) -> bool:
    """Rebellion Control."""
    return state.control[space] == REBELLION_CONTROL
