"""8.3.5 What the choice of a space in an Event is about, card by card, so that 8.3.5 and 8.3.6 can weigh it."""

from __future__ import annotations

from collections.abc import Container

import msgspec

from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BASES,
    BRITISH_CUBES,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    MAP,
    MILITIA,
    MILITIA_UNDERGROUND,
    NEUTRAL,
    NORTHWEST,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    PATRIOT_FORT,
    PATRIOT_UNITS,
    QUEBEC,
    TORY,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_UNDERGROUND,
    Kind,
    Space,
)


class Taken(msgspec.Struct, frozen=True, gc=False):
    """Pieces that leave the space, or turn in it: of these kinds in their order, so many, and not beside others."""

    kinds: tuple[Kind, ...]
    most: int = 99
    unless: tuple[Kind, ...] = ()


class Placed(msgspec.Struct, frozen=True, gc=False):
    """Pieces that come to the space, where the card places them in some spaces only."""

    kind: Kind
    number: int
    where: Container[Space] = MAP


class Aim(msgspec.Struct, frozen=True, gc=False):
    """A shift by so many levels toward a level, pieces that leave, pieces that are placed."""

    toward: int | None = None
    levels: int = 1
    takes: tuple[Taken, ...] = ()
    lost: bool = False
    """What leaves are Casualties."""
    into: Kind | None = None
    """What replaces the pieces that leave."""
    places: tuple[Placed, ...] = ()
    unavailable: bool = False
    """What is placed may also come from Unavailable."""

    @property
    def moves_pieces(self) -> bool:
        """Whether pieces may leave or be placed."""
        return bool(self.takes or self.places)

    @property
    def moves_bases(self) -> bool:
        """Whether Forts or Villages are among them."""
        kinds = [kind for taken in self.takes for kind in taken.kinds] + [placed.kind for placed in self.places]
        return not ANY_BASE.isdisjoint(kinds)


ANY_BASE = frozenset(BASES)
UNSHADED, SHADED = False, True
NOTHING = Aim()
REGULARS_AND_TORIES = (Placed(BRITISH_REGULAR, 2), Placed(TORY, 2))
VILLAGE_AND_WAR_PARTIES = (Placed(VILLAGE, 1), Placed(WAR_PARTY_UNDERGROUND, 2))
TORIES_TO_MILITIA = Aim(takes=(Taken((TORY,)),), into=MILITIA_UNDERGROUND)

AIMS: dict[tuple[int, bool], Aim] = {
    (1, UNSHADED): Aim(ACTIVE_SUPPORT, takes=(Taken((CONTINENTAL,), 2),), lost=True),
    (2, UNSHADED): Aim(places=REGULARS_AND_TORIES),
    (2, SHADED): Aim(ACTIVE_OPPOSITION),
    (6, UNSHADED): Aim(takes=(Taken((PATRIOT_FORT,), 1), Taken(MILITIA, 2)), lost=True),
    (6, SHADED): Aim(takes=(Taken((BRITISH_FORT,), 1), Taken(BRITISH_CUBES, 2)), lost=True),
    (7, UNSHADED): Aim(places=(Placed(BRITISH_REGULAR, 2),)),
    (10, UNSHADED): Aim(ACTIVE_SUPPORT),
    (11, SHADED): Aim(places=(Placed(PATRIOT_FORT, 1),)),
    (16, SHADED): Aim(PASSIVE_OPPOSITION, levels=4),
    (21, UNSHADED): Aim(ACTIVE_SUPPORT, levels=2),
    (22, UNSHADED): Aim(takes=(Taken(PATRIOT_UNITS, 4),)),
    (23, SHADED): Aim(takes=(Taken(BRITISH_CUBES, 4),)),
    (25, UNSHADED): Aim(PASSIVE_SUPPORT),
    (25, SHADED): Aim(PASSIVE_OPPOSITION, places=(Placed(MILITIA_UNDERGROUND, 1),)),
    (27, UNSHADED): Aim(places=(Placed(TORY, 2),), unavailable=True),
    (27, SHADED): Aim(ACTIVE_OPPOSITION, places=(Placed(MILITIA_UNDERGROUND, 1),)),
    (28, UNSHADED): Aim(takes=(Taken(MILITIA),), into=TORY),
    (28, SHADED): TORIES_TO_MILITIA,
    (30, UNSHADED): Aim(places=(Placed(BRITISH_REGULAR, 2),), unavailable=True),
    (31, UNSHADED): Aim(places=(Placed(BRITISH_FORT, 1), Placed(TORY, 2))),
    (31, SHADED): Aim(places=(Placed(MILITIA_UNDERGROUND, 2),)),
    (32, UNSHADED): Aim(places=REGULARS_AND_TORIES, unavailable=True),
    (35, UNSHADED): Aim(takes=(Taken((PATRIOT_FORT, *PATRIOT_UNITS), 2),)),
    (35, SHADED): Aim(takes=(Taken((TORY,)),)),
    (38, UNSHADED): Aim(places=REGULARS_AND_TORIES, unavailable=True),
    (39, UNSHADED): Aim(NEUTRAL),
    (41, UNSHADED): Aim(PASSIVE_SUPPORT, levels=2),
    (41, SHADED): Aim(PASSIVE_OPPOSITION, levels=2),
    (43, UNSHADED): Aim(places=(Placed(TORY, 2),), unavailable=True),
    (46, UNSHADED): Aim(places=(Placed(TORY, 1),), unavailable=True),
    (46, SHADED): Aim(PASSIVE_OPPOSITION),
    (47, UNSHADED): Aim(places=(Placed(TORY, 3),)),
    (47, SHADED): TORIES_TO_MILITIA,
    (50, SHADED): Aim(places=(Placed(CONTINENTAL, 2), Placed(FRENCH_REGULAR, 2))),
    (58, SHADED): TORIES_TO_MILITIA,
    (59, UNSHADED): Aim(takes=(Taken((CONTINENTAL,), 2), Taken((FRENCH_REGULAR,), 2))),
    (62, UNSHADED): Aim(places=(Placed(WAR_PARTY_UNDERGROUND, 3), Placed(TORY, 3))),
    (62, SHADED): Aim(places=(Placed(FRENCH_REGULAR, 3, (QUEBEC,)), Placed(MILITIA_UNDERGROUND, 3, (NORTHWEST,)))),
    (72, UNSHADED): Aim(
        places=(
            *(Placed(base, 1) for base in (PATRIOT_FORT, BRITISH_FORT, VILLAGE)),
            Placed(MILITIA_UNDERGROUND, 3),
        )
    ),
    (74, SHADED): Aim(takes=(Taken(WAR_PARTIES, 2),)),
    (76, UNSHADED): Aim(takes=(Taken(MILITIA, 3),), into=TORY),
    (77, UNSHADED): Aim(places=(Placed(VILLAGE, 1),)),
    (77, SHADED): Aim(takes=(Taken(BRITISH_CUBES, 1), Taken((BRITISH_FORT,), 1, unless=BRITISH_CUBES))),
    (78, SHADED): Aim(places=(Placed(MILITIA_UNDERGROUND, 1),)),
    (79, UNSHADED): Aim(places=VILLAGE_AND_WAR_PARTIES),
    (79, SHADED): Aim(takes=(Taken((VILLAGE,), 1), Taken(WAR_PARTIES, 2))),
    (81, UNSHADED): Aim(places=VILLAGE_AND_WAR_PARTIES),
    (86, UNSHADED): Aim(takes=(Taken((MILITIA_UNDERGROUND,)),)),
    (86, SHADED): Aim(places=(Placed(MILITIA_UNDERGROUND, 3),)),
    (91, UNSHADED): Aim(places=VILLAGE_AND_WAR_PARTIES),
    (93, UNSHADED): Aim(NEUTRAL),
}
