"""The data files as types: what is printed on the map, the units, the dice, the cards and the scenario sheets."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from tricorne.core.facts import Confidence
from tricorne.core.workshop.shapes import names

Side: TypeAlias = Literal["british", "american"]
Faction: TypeAlias = Literal["british_regulars", "loyalists", "continentals", "patriots"]
Force: TypeAlias = Literal["british_regulars", "loyalists", "hessians", "continentals", "patriots", "french", "natives"]
Face: TypeAlias = Literal["hit", "flee", "command"]
Phase: TypeAlias = Literal["reinforcement", "movement", "battle"]
CardKind: TypeAlias = Literal["movement", "warship", "boat", "truce", "event"]
Units: TypeAlias = dict[Force, int]
ColonyName: TypeAlias = Annotated[str, names("map/colonies")]
WaterName: TypeAlias = Annotated[str, names("map/waters")]
AreaName: TypeAlias = Annotated[str, names("map/areas")]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of everything read from a data file. A `note` says what speaks for a value."""


# Units and dice


class PrintedForce(Printed, frozen=True):
    """A colour of units with its battle dice: how many dice, and how many sides of each show which face."""

    side: Literal["british", "american", "either"]
    colour: str
    units: int
    dice: int
    hit: int
    flee: int
    command: int
    note: str = ""
    confidence: Confidence = "sourced"


class Pieces(Printed, frozen=True):
    """The file of the pieces."""

    forces: dict[Force, PrintedForce]


# The map


class Colony(Printed, frozen=True):
    """One of the sixteen colonies."""

    confidence: Confidence = "sourced"


class Water(Printed, frozen=True):
    """A body of water."""

    confidence: Confidence = "sourced"


class Area(Printed, frozen=True):
    """An area: its colony, whether it is a city area, the waters it lies on and the units printed in it."""

    colony: ColonyName
    city: bool
    waters: tuple[WaterName, ...]
    units: Units
    anchor: tuple[float, float]
    note: str = ""
    confidence: Confidence = "sourced"


class Border(Printed, frozen=True):
    """Two areas between which armies may walk."""

    between: tuple[AreaName, AreaName]
    confidence: Confidence = "sourced"


class Map(Printed, frozen=True):
    """The file of the map."""

    colonies: dict[str, Colony]
    waters: dict[str, Water]
    areas: dict[str, Area]
    borders: dict[str, Border]


# What cards do


class Effect(Printed, frozen=True, tag_field="op"):
    """What a card does."""


class March(Effect, frozen=True, tag="march"):
    """Move armies by land."""

    armies: int
    distance: int


class Sail(Effect, frozen=True, tag="sail"):
    """Move armies by water; no largest army means any size."""

    armies: int
    largest_army: int = 0
    one_landing: bool = False


class Place(Effect, frozen=True, tag="place"):
    """Put units of a force on the map."""

    force: Force
    units: int
    where: Literal["one_city", "one_controlled_city", "one_area_with_force", "areas_with_own_side"]
    beside: Force | None = None
    colony: ColonyName | None = None
    water: WaterName | None = None
    most_in_area: int | None = None
    up_to: bool = False


class TurnFled(Effect, frozen=True, tag="turn_fled"):
    """Fled units of one force go to their stockpile, and as many of another are placed in controlled cities."""

    force: Faction
    into: Faction
    units: int


class MarchFarther(Effect, frozen=True, tag="march_farther"):
    """Armies that march this turn, or those from some colonies, go farther."""

    areas: int
    from_colonies: tuple[ColonyName, ...] = ()


class MarchExtra(Effect, frozen=True, tag="march_extra"):
    """One army more marches."""

    distance: int


class PassThrough(Effect, frozen=True, tag="pass_through"):
    """Armies need not stop at enemies and independent natives this turn."""


class SailInstead(Effect, frozen=True, tag="sail_instead"):
    """Some of the armies that could march may sail on a body of water."""

    armies: int
    water: WaterName


class Replace(Effect, frozen=True, tag="replace"):
    """A unit on the map changes into one of another force."""

    force: Faction
    by: Faction


class Rearrange(Effect, frozen=True, tag="rearrange"):
    """The units of the side change areas within each controlled colony that holds a unit of a force."""

    beside: Force


class ThrowFirst(Effect, frozen=True, tag="throw_first"):
    """The attackers throw first in one battle."""


class ThrowBefore(Effect, frozen=True, tag="throw_before"):
    """The side throws once before each battle of the turn, for hits only."""


class ThrowAgain(Effect, frozen=True, tag="throw_again"):
    """In one battle the side may throw any of its dice a second time, once per throw."""


class ReadFaceAs(Effect, frozen=True, tag="read_face_as"):
    """A face on the dice of a force counts as another face this turn."""

    force: Force
    face: Face
    read_as: Face


class TurnFleeing(Effect, frozen=True, tag="turn_fleeing"):
    """In one battle fleeing units of one force are replaced by units of another."""

    force: Faction
    into: Faction


class Advance(Effect, frozen=True, tag="advance"):
    """After a victory part of the army, with a unit of the force, moves on to an adjacent area."""

    force: Faction


AnyEffect: TypeAlias = (
    March
    | Sail
    | Place
    | TurnFled
    | MarchFarther
    | MarchExtra
    | PassThrough
    | SailInstead
    | Replace
    | Rearrange
    | ThrowFirst
    | ThrowBefore
    | ThrowAgain
    | ReadFaceAs
    | TurnFleeing
    | Advance
)


class Card(Printed, frozen=True):
    """A card of a faction's deck."""

    faction: Faction
    number: int
    kind: CardKind
    phase: Phase
    effect: AnyEffect
    note: str = ""
    confidence: Confidence = "sourced"


class Cards(Printed, frozen=True):
    """The file of the cards."""

    cards: dict[str, Card]


# Scenarios


class Flag(Printed, frozen=True):
    """A control flag of the start, and how many flags the city counts for."""

    side: Side
    worth: int


class Reinforcements(Printed, frozen=True):
    """How many units a faction receives each turn, and where."""

    units: int
    where: Literal["controlled_cities", "areas_free_of_enemies"]
    colony: ColonyName | None = None
    water: WaterName | None = None


class End(Printed, frozen=True):
    """When the game is over: after a fixed round, or with the truces of a side from some round on."""

    last_round: int | None = None
    truces_from_round: int | None = None


class Scenario(Printed, frozen=True):
    """A scenario sheet."""

    colonies: tuple[ColonyName, ...]
    changed_units: dict[AreaName, Units]
    added_units: dict[AreaName, Units]
    extra_units: dict[Faction, int]
    control: Literal["colonies", "cities"]
    flags: dict[AreaName, Flag]
    reinforcements: dict[Faction, Reinforcements]
    decks: dict[Faction, tuple[int, ...]]
    end: End
    confidence: Confidence = "sourced"


class Scenarios(Printed, frozen=True):
    """The file of the scenarios."""

    scenarios: dict[str, Scenario]
