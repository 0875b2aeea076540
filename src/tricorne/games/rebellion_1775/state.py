"""What is stored of a match: small numbers in flat lists. `pieces.py` and the board tell what the numbers mean."""

from __future__ import annotations

from typing import Literal

from tricorne.core.state import State

Phase = Literal["extra-units", "deal", "turn", "reinforcements", "movement", "battle", "cards", "over"]


class RebellionState(State):
    """A position. The phase says which step of the sequence of play comes next."""

    phase: Phase
    round: int
    active: int
    """The faction whose turn it is, or -1."""
    bag: list[int]
    """Turn markers still in the bag."""
    order: list[int]
    """Factions in the order in which their markers came up this round (in set-up: in which they place units)."""
    units: list[int]
    """By area and kind."""
    moved: list[int]
    """The units that have moved this turn, one number of area and kind for each."""
    present: list[int]
    """By side and area: how many units of a side stand there, natives included."""
    stockpile: list[int]
    """By force; for allies and natives this is the supply."""
    fled: list[int]
    """By kind: the Fled Units space."""
    to_place: list[int]
    """By kind: units that the phase still has to put on the map."""
    colony_flags: list[int]
    """By colony: the side that controls it, or -1."""
    city_flags: list[int]
    """By area: the side whose flag is in the city, or -1; used where cities are flagged."""
    decks: list[list[int]]
    hands: list[list[int]]
    discards: list[list[int]]
    truces: list[int]
    """By faction: 1 when its truce card lies beside the map."""
    events: list[int]
    """Events played this turn."""
    movement_card: int
    """The movement card played this turn, or -1."""
    armies_left: int
    """How many armies the movement card still lets move."""
    sailed: int
    """How many armies have sailed instead of marching this turn."""
    landing: int
    """The common landing area of a boat card, or -1 before the first army."""
    battle: int
    """The area of the battle being fought, or -1."""
