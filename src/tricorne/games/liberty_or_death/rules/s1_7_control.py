"""1.7 Control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH_CONTROL,
    KIND_COUNT,
    NO_CONTROL,
    REBELLION_CONTROL,
)

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State


@rule("1.7")
def control_by_pieces(state: State, space: int) -> int:
    """Who Controls the space by a count of its pieces, Leaders and markers left out. A tie is nobody's."""
    at = space * KIND_COUNT
    regulars, tories, british_forts, *rest = state.pieces[at : at + KIND_COUNT]
    british = regulars + tories + british_forts
    rebellion = rest[0] + rest[1] + rest[2] + rest[3] + rest[4]
    royalist = british + rest[5] + rest[6] + rest[7]
    if rebellion > royalist:
        return REBELLION_CONTROL
    if british and royalist > rebellion:
        return BRITISH_CONTROL
    return NO_CONTROL


def update_control(state: State, space: int) -> None:
    """Set the Control of a space after its pieces changed."""
    state.control[space] = control_by_pieces(state, space)


def british_control(state: State, space: int) -> bool:
    """British Control."""
    return state.control[space] == BRITISH_CONTROL


def rebellion_control(state: State, space: int) -> bool:
    """Rebellion Control."""
    return state.control[space] == REBELLION_CONTROL
