"""Sides, factions, forces and kinds: the small numbers that the state and the rules use for them.

A *force* is a colour of units and dice. A *kind* is a force as it stands in an area: natives appear three times, allied
to the British, allied to the Americans, and independent, because natives of both sides can meet in one battle.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from tricorne.games.rebellion_1775 import printed

Side: TypeAlias = int
Faction: TypeAlias = int
Kind: TypeAlias = int
Area: TypeAlias = int
Colony: TypeAlias = int
Card: TypeAlias = int

BRITISH: Final = 0
AMERICAN: Final = 1
NOBODY: Final = -1
SIDES: Final = ("british", "american")

FACTIONS: Final[tuple[printed.Faction, ...]] = ("british_regulars", "loyalists", "continentals", "patriots")
SIDE_OF_FACTION: Final = (BRITISH, BRITISH, AMERICAN, AMERICAN)
FACTIONS_OF_SIDE: Final = ((0, 1), (2, 3))
SEATS_OF_SIDE: Final = (("british_regulars", "loyalists"), ("continentals", "patriots"))

FORCES: Final[tuple[printed.Force, ...]] = (
    "british_regulars",
    "loyalists",
    "hessians",
    "continentals",
    "patriots",
    "french",
    "natives",
)
NATIVES_FORCE: Final = 6

KINDS: Final = (
    "british_regulars",
    "loyalists",
    "hessians",
    "natives",
    "continentals",
    "patriots",
    "french",
    "natives",
    "natives",
)
SHOWN_KINDS: Final = (*KINDS[:3], "natives_british", *KINDS[4:7], "natives_american", "natives")
"""The same with the side of the natives, for views and positions."""
UNITS: Final = (
    "british_regular",
    "loyalist",
    "hessian",
    "native",
    "continental",
    "patriot",
    "french_regular",
    "native",
    "native",
)
"""One unit of each kind, as the log counts them."""
KINDS_IN_AREA: Final = 9
KINDS_OF_SIDE: Final = (range(4), range(4, 8))
FORCES_OF_SIDE: Final = (KINDS[:4], KINDS[4:8])
UNITS_OF_SIDE: Final = (UNITS[:4], UNITS[4:8])
ALLY_KIND: Final = (2, 6)
NATIVES_KIND: Final = (3, 7)
INDEPENDENT: Final = 8
KIND_OF_FACTION: Final = (0, 1, 4, 5)
FORCE_OF_KIND: Final = (0, 1, 2, 6, 3, 4, 5, 6, 6)
KIND_OF_FORCE: Final = (0, 1, 2, 4, 5, 6, INDEPENDENT)
"""The kind in which a force stands alone in an area."""

HAND: Final = 3
"""Cards in a full hand."""

ALL: Final = "all"
DONE: Final = "done"

FACES: Final = ("hit", "flee", "command")
HIT: Final = 0
FLEE: Final = 1
COMMAND: Final = 2


def kind_on_side(force: int, side: Side) -> Kind:
    """The kind in which a force stands beside the units of a side."""
    return NATIVES_KIND[side] if force == NATIVES_FORCE else KIND_OF_FORCE[force]
