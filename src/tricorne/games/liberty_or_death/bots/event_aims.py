"""What the choice of a space in an Event is about, card by card, so that 8.3.5 and 8.3.6 can weigh it."""

from __future__ import annotations

from typing import NamedTuple

from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH_CUBES,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    INDIAN_PIECES,
    MILITIA,
    MILITIA_UNDERGROUND,
    NEUTRAL,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    PATRIOT_FORT,
    PATRIOT_PIECES,
    PATRIOT_UNITS,
    TORY,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_UNDERGROUND,
)


class Aim(NamedTuple):
    """A shift by so many levels toward a level, pieces that leave, pieces that are placed."""

    toward: int | None = None
    levels: int = 1
    takes: tuple[int, ...] = ()
    most: int = 99
    places: tuple[int, ...] = ()


UNSHADED, SHADED = False, True
NOTHING = Aim()

AIMS: dict[tuple[int, bool], Aim] = {
    (1, UNSHADED): Aim(ACTIVE_SUPPORT, takes=(CONTINENTAL,), most=2),
    (2, UNSHADED): Aim(places=(BRITISH_REGULAR, TORY)),
    (2, SHADED): Aim(ACTIVE_OPPOSITION),
    (6, UNSHADED): Aim(takes=(PATRIOT_FORT, *MILITIA), most=3),
    (6, SHADED): Aim(takes=(BRITISH_FORT, *BRITISH_CUBES), most=3),
    (7, UNSHADED): Aim(places=(BRITISH_REGULAR,)),
    (10, UNSHADED): Aim(ACTIVE_SUPPORT),
    (11, SHADED): Aim(places=(PATRIOT_FORT,)),
    (16, UNSHADED): Aim(places=(TORY,)),
    (16, SHADED): Aim(PASSIVE_OPPOSITION, levels=4),
    (19, SHADED): Aim(places=(MILITIA_UNDERGROUND,)),
    (21, UNSHADED): Aim(ACTIVE_SUPPORT, levels=2),
    (22, UNSHADED): Aim(takes=PATRIOT_UNITS, most=4),
    (23, SHADED): Aim(takes=BRITISH_CUBES, most=4),
    (24, SHADED): Aim(places=(MILITIA_UNDERGROUND, PATRIOT_FORT)),
    (25, UNSHADED): Aim(PASSIVE_SUPPORT),
    (25, SHADED): Aim(PASSIVE_OPPOSITION, places=(MILITIA_UNDERGROUND,)),
    (27, UNSHADED): Aim(places=(TORY,)),
    (27, SHADED): Aim(ACTIVE_OPPOSITION, places=(MILITIA_UNDERGROUND,)),
    (28, UNSHADED): Aim(takes=MILITIA),
    (28, SHADED): Aim(takes=(TORY,)),
    (30, UNSHADED): Aim(places=(BRITISH_REGULAR,)),
    (31, UNSHADED): Aim(places=(BRITISH_FORT, TORY)),
    (31, SHADED): Aim(places=(MILITIA_UNDERGROUND,)),
    (32, UNSHADED): Aim(places=(BRITISH_REGULAR, TORY)),
    (35, UNSHADED): Aim(takes=PATRIOT_PIECES, most=2),
    (35, SHADED): Aim(takes=(TORY,)),
    (39, UNSHADED): Aim(NEUTRAL),
    (41, UNSHADED): Aim(PASSIVE_SUPPORT, levels=2),
    (41, SHADED): Aim(PASSIVE_OPPOSITION, levels=2),
    (43, UNSHADED): Aim(places=(TORY,)),
    (46, UNSHADED): Aim(places=(TORY,)),
    (46, SHADED): Aim(PASSIVE_OPPOSITION),
    (47, UNSHADED): Aim(places=(TORY,)),
    (47, SHADED): Aim(takes=(TORY,)),
    (50, SHADED): Aim(places=(CONTINENTAL, FRENCH_REGULAR)),
    (58, SHADED): Aim(takes=(TORY,)),
    (59, UNSHADED): Aim(takes=(CONTINENTAL, FRENCH_REGULAR), most=4),
    (62, UNSHADED): Aim(places=(WAR_PARTY_UNDERGROUND, TORY)),
    (72, UNSHADED): Aim(places=(VILLAGE,)),
    (74, SHADED): Aim(takes=(*MILITIA, *WAR_PARTIES), most=3),
    (76, UNSHADED): Aim(takes=MILITIA, most=3),
    (77, UNSHADED): Aim(places=(VILLAGE,)),
    (77, SHADED): Aim(takes=(BRITISH_FORT, *BRITISH_CUBES), most=1),
    (78, SHADED): Aim(places=(MILITIA_UNDERGROUND,)),
    (79, UNSHADED): Aim(places=(VILLAGE, WAR_PARTY_UNDERGROUND)),
    (79, SHADED): Aim(takes=INDIAN_PIECES, most=3),
    (81, UNSHADED): Aim(places=(VILLAGE, WAR_PARTY_UNDERGROUND)),
    (86, UNSHADED): Aim(takes=(MILITIA_UNDERGROUND,)),
    (86, SHADED): Aim(places=(MILITIA_UNDERGROUND,)),
    (90, UNSHADED): Aim(places=(PATRIOT_FORT, BRITISH_FORT, VILLAGE)),
    (91, UNSHADED): Aim(places=(VILLAGE, WAR_PARTY_UNDERGROUND)),
    (93, UNSHADED): Aim(NEUTRAL),
}
