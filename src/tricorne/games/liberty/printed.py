"""The shape of the data files: what is printed on the map, the blocks and the cards."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tricorne.core.facts import Confidence
from tricorne.core.workshop.shapes import names

Terrain = Literal["clear", "forest", "swamp", "sea", "lake"]
Category = Literal["leader", "foot", "dragoon", "indian", "warship"]
Nation = Literal["american", "french", "british", "hessian", "loyalist", "indian"]
Colour = Literal["blue", "red", "orange"]


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    """What a data file says; anything else in it is an error, so that a slip in a component pack is found."""


class Fact(Printed, kw_only=True):
    """Something printed, with how sure it is."""

    confidence: Confidence


class HexFacts(Fact):
    """A hex of the grid."""

    grid: str
    q: int
    r: int
    kind: Literal["land", "sea"]
    zone: Literal["north", "south"]
    px: tuple[int, int]
    name: str = ""
    half: bool = False


class HexsideFacts(Fact):
    """The border of two hexes: what may cross it, and which rivers or lakes run through it."""

    terrain: Terrain
    land: bool
    naval: bool
    waters: tuple[Annotated[str, names("map/waters")], ...] = ()
    note: str = ""


class TownFacts(Fact):
    """A town or village. The value is 0 for a small town."""

    hex: str
    name: str
    colour: Colour
    value: int
    port: bool
    px: tuple[int, int]
    note: str = ""


class BoxFacts(Fact):
    """The Atlantic, or a port of the West Indies."""

    name: str
    kind: Literal["atlantic", "west_indies"]
    px: tuple[int, int]
    side: Literal["american", "british"] | None = None
    zone: Literal["south"] | None = None
    value: int = 0
    port: bool = False


class ChokepointFacts(Fact):
    """A town that commands the way by sea to the ports behind it."""

    water: str
    ports: tuple[str, ...]


class WaterFacts(Fact):
    """A river, or the shore of a lake."""

    name: str
    kind: Literal["river", "lake"]
    routes: dict[str, tuple[str, ...]]
    px: tuple[tuple[int, int], ...] = ()


class ZoneFacts(Fact):
    """A weather zone and the die that closes it."""

    weather: int
    note: str = ""


class LayoutFacts(Fact):
    """How the grid is drawn."""

    orientation: str
    pixel_size: tuple[int, int]
    hex_pixel_radius: float
    miles_per_hex: int
    note: str = ""


class MapFacts(Printed):
    """The whole map."""

    layout: LayoutFacts
    zones: dict[str, ZoneFacts]
    hexes: dict[str, HexFacts]
    towns: dict[str, TownFacts]
    boxes: dict[str, BoxFacts]
    chokepoints: dict[str, ChokepointFacts]
    waters: dict[str, WaterFacts]
    hexsides: dict[str, HexsideFacts]


class TypeFacts(Printed):
    """What all blocks of a type have in common."""

    category: Category
    move: int
    combat: str
    label: str


class BlockFacts(Fact):
    """One block."""

    name: str
    side: Literal["american", "british"]
    nation: Nation
    type: Annotated[str, names("blocks/types")]
    max: int
    village: str = ""
    note: str = ""


class BlocksFile(Printed):
    """All blocks and their types."""

    types: dict[str, TypeFacts]
    blocks: dict[str, BlockFacts]


class CardFacts(Fact):
    """A kind of card: its actions or supply steps, and how many there are."""

    actions: int
    steps: int
    count: int


class CardsFile(Printed):
    """The deck."""

    cards: dict[str, CardFacts]


class YearsFacts(Printed):
    """First and last year of the war."""

    first: int
    last: int


class HandFacts(Printed):
    """How many cards each player is dealt."""

    first_year: int
    other_years: int


class VictoryFacts(Printed):
    """The supply points that decide the war at the end of a year."""

    british_win: int
    british_lose_below: int


class FrenchEntryFacts(Printed):
    """From the end of which year two dice may bring France into the war, and what they must show."""

    from_year: int = msgspec.field(name="from")
    roll: int


class NoReplacementsFacts(Printed):
    """The year in which the British draw no replacements."""

    year: int


class ScenarioFacts(Printed):
    """The frame of a scenario."""

    years: YearsFacts
    cards: HandFacts
    victory: VictoryFacts
    french_entry: FrenchEntryFacts
    no_british_replacements: NoReplacementsFacts


class SetUpFacts(Printed):
    """Where a block starts, and how strong."""

    at: str
    strength: int
