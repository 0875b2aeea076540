"""The shape of the data files: what is printed on the map, the blocks and the cards."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tricorne.core.workshop.shapes import names

Confidence = str | dict[str, str]
Terrain = Literal["clear", "forest", "swamp", "sea", "lake"]
Category = Literal["leader", "foot", "dragoon", "indian", "warship"]
Nation = Literal["american", "french", "british", "hessian", "loyalist", "indian"]
Colour = Literal["blue", "red", "orange"]


class HexFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A hex of the grid."""

    grid: str
    q: int
    r: int
    kind: Literal["land", "sea"]
    zone: Literal["north", "south"]
    px: tuple[int, int]
    confidence: Confidence
    name: str = ""
    half: bool = False


class HexsideFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The border of two hexes: what may cross it, and which rivers or lakes run through it."""

    terrain: Terrain
    land: bool
    naval: bool
    confidence: Confidence
    waters: tuple[Annotated[str, names("map/waters")], ...] = ()
    note: str = ""


class TownFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A town or village. The value is 0 for a small town."""

    hex: str
    name: str
    colour: Colour
    value: int
    port: bool
    px: tuple[int, int]
    confidence: Confidence
    note: str = ""


class BoxFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The Atlantic, or a port of the West Indies."""

    name: str
    kind: Literal["atlantic", "west_indies"]
    px: tuple[int, int]
    confidence: Confidence
    side: Literal["american", "british"] | None = None
    zone: Literal["south"] | None = None
    value: int = 0
    port: bool = False


class ChokepointFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A town that commands the way by sea to the ports behind it."""

    water: str
    ports: tuple[str, ...]
    confidence: Confidence


class WaterFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A river, or the shore of a lake."""

    name: str
    kind: Literal["river", "lake"]
    routes: dict[str, tuple[str, ...]]
    confidence: Confidence
    px: tuple[tuple[int, int], ...] = ()


class ZoneFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A weather zone and the die that closes it."""

    weather: int
    confidence: Confidence
    note: str = ""


class LayoutFacts(msgspec.Struct, forbid_unknown_fields=True):
    """How the grid is drawn."""

    orientation: str
    pixel_size: tuple[int, int]
    hex_pixel_radius: float
    miles_per_hex: int
    confidence: Confidence
    note: str = ""


class MapFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The whole map."""

    layout: LayoutFacts
    zones: dict[str, ZoneFacts]
    hexes: dict[str, HexFacts]
    towns: dict[str, TownFacts]
    boxes: dict[str, BoxFacts]
    chokepoints: dict[str, ChokepointFacts]
    waters: dict[str, WaterFacts]
    hexsides: dict[str, HexsideFacts]


class TypeFacts(msgspec.Struct, forbid_unknown_fields=True):
    """What all blocks of a type have in common."""

    category: Category
    move: int
    combat: str
    label: str


class BlockFacts(msgspec.Struct, forbid_unknown_fields=True):
    """One block."""

    name: str
    side: Literal["american", "british"]
    nation: Nation
    type: Annotated[str, names("blocks/types")]
    max: int
    confidence: Confidence
    village: str = ""
    note: str = ""


class BlocksFile(msgspec.Struct, forbid_unknown_fields=True):
    """All blocks and their types."""

    types: dict[str, TypeFacts]
    blocks: dict[str, BlockFacts]


class CardFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of card: its actions or supply steps, and how many there are."""

    actions: int
    steps: int
    count: int
    confidence: Confidence


class CardsFile(msgspec.Struct, forbid_unknown_fields=True):
    """The deck."""

    cards: dict[str, CardFacts]


class YearsFacts(msgspec.Struct, forbid_unknown_fields=True):
    """First and last year of the war."""

    first: int
    last: int


class HandFacts(msgspec.Struct, forbid_unknown_fields=True):
    """How many cards each player is dealt."""

    first_year: int
    other_years: int


class VictoryFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The supply points that decide the war at the end of a year."""

    british_win: int
    british_lose_below: int


class FrenchEntryFacts(msgspec.Struct, forbid_unknown_fields=True):
    """From the end of which year two dice may bring France into the war, and what they must show."""

    from_year: int = msgspec.field(name="from")
    roll: int


class NoReplacementsFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The year in which the British draw no replacements."""

    year: int


class ScenarioFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The frame of a scenario."""

    years: YearsFacts
    cards: HandFacts
    victory: VictoryFacts
    french_entry: FrenchEntryFacts
    no_british_replacements: NoReplacementsFacts


class SetUpFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Where a block starts, and how strong."""

    at: str
    strength: int
