"""The small integers the state is made of, and their stable names at the edges."""

from collections.abc import Iterable
from typing import Final, TypeAlias

Faction: TypeAlias = int
"""A place in FACTIONS."""
Space: TypeAlias = int
"""A place in SPACES."""
Kind: TypeAlias = int
"""A kind of piece: a place in KINDS."""

FACTIONS: Final = ("british", "patriots", "indians", "french")
BRITISH, PATRIOTS, INDIANS, FRENCH = range(4)

ROYALISTS: Final = 0
REBELLION: Final = 1
SIDE_OF: Final = (ROYALISTS, REBELLION, ROYALISTS, REBELLION)
ALLY_OF: Final = (INDIANS, FRENCH, BRITISH, PATRIOTS)

SPACES: Final = (
    "quebec_city",
    "boston",
    "new_york_city",
    "philadelphia",
    "norfolk",
    "charles_town",
    "savannah",
    "new_hampshire",
    "massachusetts",
    "connecticut_rhode_island",
    "new_york",
    "new_jersey",
    "pennsylvania",
    "maryland_delaware",
    "virginia",
    "north_carolina",
    "south_carolina",
    "georgia",
    "quebec",
    "northwest",
    "southwest",
    "florida",
    "west_indies",
)
(
    QUEBEC_CITY,
    BOSTON,
    NEW_YORK_CITY,
    PHILADELPHIA,
    NORFOLK,
    CHARLES_TOWN,
    SAVANNAH,
    NEW_HAMPSHIRE,
    MASSACHUSETTS,
    CONNECTICUT_RHODE_ISLAND,
    NEW_YORK,
    NEW_JERSEY,
    PENNSYLVANIA,
    MARYLAND_DELAWARE,
    VIRGINIA,
    NORTH_CAROLINA,
    SOUTH_CAROLINA,
    GEORGIA,
    QUEBEC,
    NORTHWEST,
    SOUTHWEST,
    FLORIDA,
    WEST_INDIES,
) = range(23)
SPACE_INDEX: Final = {name: index for index, name in enumerate(SPACES)}

CITIES: Final = range(QUEBEC_CITY, NEW_HAMPSHIRE)
COLONIES: Final = range(NEW_HAMPSHIRE, QUEBEC)
RESERVES: Final = range(QUEBEC, WEST_INDIES)
PROVINCES: Final = range(NEW_HAMPSHIRE, WEST_INDIES)
POPULATED: Final = range(QUEBEC_CITY, QUEBEC)
MAP: Final = range(QUEBEC_CITY, WEST_INDIES)

# Where a Leader stands who is not on the map.
AVAILABLE: Final = -1

KINDS: Final = (
    "british_regular",
    "tory",
    "british_fort",
    "continental",
    "militia_underground",
    "militia_active",
    "patriot_fort",
    "french_regular",
    "war_party_underground",
    "war_party_active",
    "village",
)
(
    BRITISH_REGULAR,
    TORY,
    BRITISH_FORT,
    CONTINENTAL,
    MILITIA_UNDERGROUND,
    MILITIA_ACTIVE,
    PATRIOT_FORT,
    FRENCH_REGULAR,
    WAR_PARTY_UNDERGROUND,
    WAR_PARTY_ACTIVE,
    VILLAGE,
) = range(11)
KIND_COUNT: Final = len(KINDS)
MAP_CELLS: Final = len(MAP) * KIND_COUNT
"""Where the pieces on the map end in a list of all pieces by space and kind."""
KIND_INDEX: Final = {name: index for index, name in enumerate(KINDS)}

CELL_NAMES: Final = tuple(f"{space}:{kind}" for space in SPACES for kind in KINDS)
"""`boston:tory`, by the place in a list of all pieces by space and kind."""
CELL_INDEX: Final = {name: index for index, name in enumerate(CELL_NAMES)}

# Militia and War Parties share one pool for both ends up; the boxes count them as Underground.
POOL_OF: Final = (
    BRITISH_REGULAR,
    TORY,
    BRITISH_FORT,
    CONTINENTAL,
    MILITIA_UNDERGROUND,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    FRENCH_REGULAR,
    WAR_PARTY_UNDERGROUND,
    WAR_PARTY_UNDERGROUND,
    VILLAGE,
)
POOL_NAMES: Final = {
    "british_regular": BRITISH_REGULAR,
    "tory": TORY,
    "british_fort": BRITISH_FORT,
    "continental": CONTINENTAL,
    "militia": MILITIA_UNDERGROUND,
    "patriot_fort": PATRIOT_FORT,
    "french_regular": FRENCH_REGULAR,
    "war_party": WAR_PARTY_UNDERGROUND,
    "village": VILLAGE,
}
POOL_NAME: Final = {pool: name for name, pool in POOL_NAMES.items()}
# The name of a piece whichever end is up, as log lines and boxes speak of it.
PIECE_NAME: Final = tuple(POOL_NAME[pool] for pool in POOL_OF)

FACTION_OF: Final = (
    BRITISH,
    BRITISH,
    BRITISH,
    PATRIOTS,
    PATRIOTS,
    PATRIOTS,
    PATRIOTS,
    FRENCH,
    INDIANS,
    INDIANS,
    INDIANS,
)
BRITISH_CUBES: Final = (BRITISH_REGULAR, TORY)
REBELLION_CUBES: Final = (CONTINENTAL, FRENCH_REGULAR)
MILITIA: Final = (MILITIA_UNDERGROUND, MILITIA_ACTIVE)
WAR_PARTIES: Final = (WAR_PARTY_UNDERGROUND, WAR_PARTY_ACTIVE)
PATRIOT_UNITS: Final = (CONTINENTAL, MILITIA_UNDERGROUND, MILITIA_ACTIVE)
REBELLION_UNITS: Final = (CONTINENTAL, MILITIA_UNDERGROUND, MILITIA_ACTIVE, FRENCH_REGULAR)
ROYALIST_UNITS: Final = (BRITISH_REGULAR, TORY, WAR_PARTY_UNDERGROUND, WAR_PARTY_ACTIVE)
BASES: Final = (BRITISH_FORT, PATRIOT_FORT, VILLAGE)
BRITISH_PIECES: Final = (BRITISH_REGULAR, TORY, BRITISH_FORT)
PATRIOT_PIECES: Final = (CONTINENTAL, MILITIA_UNDERGROUND, MILITIA_ACTIVE, PATRIOT_FORT)
INDIAN_PIECES: Final = (WAR_PARTY_UNDERGROUND, WAR_PARTY_ACTIVE, VILLAGE)
FRENCH_PIECES: Final = (FRENCH_REGULAR,)
PIECES_OF: Final = (BRITISH_PIECES, PATRIOT_PIECES, INDIAN_PIECES, FRENCH_PIECES)
UNITS_OF: Final = (BRITISH_CUBES, PATRIOT_UNITS, WAR_PARTIES, FRENCH_PIECES)
ALL_KINDS: Final = tuple(range(KIND_COUNT))

NO_CONTROL, BRITISH_CONTROL, REBELLION_CONTROL = range(3)
CONTROL_NAMES: Final = ("uncontrolled", "british", "rebellion")

CARD_NAMES: Final = tuple(f"card:{number}" for number in range(110))
"""By the number of a card."""
CARD_INDEX: Final = {name: number for number, name in enumerate(CARD_NAMES)}

LEVELS: Final = ("active_opposition", "passive_opposition", "neutral", "passive_support", "active_support")
ACTIVE_OPPOSITION, PASSIVE_OPPOSITION, NEUTRAL, PASSIVE_SUPPORT, ACTIVE_SUPPORT = range(-2, 3)
LEVEL_INDEX: Final = {name: index - 2 for index, name in enumerate(LEVELS)}
LEVEL_NAME: Final = {index: name for name, index in LEVEL_INDEX.items()}


def names_of(spaces: Iterable[Space]) -> list[str]:
    """The spaces by name."""
    return [SPACES[space] for space in spaces]


def level_name(level: int) -> str:
    """`passive_support` for 1, `active_opposition` for -2."""
    return LEVEL_NAME[level]
