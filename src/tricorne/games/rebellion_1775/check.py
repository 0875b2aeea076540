"""Whether the printed facts describe a complete game. The first thing that does not fit is named in one line."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NoReturn

from tricorne.core.errors import BadData
from tricorne.games.rebellion_1775.names import FACTIONS, FORCES
from tricorne.games.rebellion_1775.printed import (
    Card,
    Cards,
    Force,
    Map,
    MarchFarther,
    Pieces,
    Place,
    SailInstead,
    Scenario,
    Scenarios,
    Units,
)

SCENARIOS = ("campaign", "introductory", "siege-of-quebec")


def refuse(file: str, problem: str) -> NoReturn:
    """Say what does not fit."""
    raise BadData("data-invalid", file=file, problem=problem)


def check(pieces: Pieces, printed_map: Map, cards: Cards, scenarios: Scenarios) -> None:
    """Raise BadData unless everything that is named exists and the units and decks add up."""
    check_pieces(pieces)
    check_map(printed_map)
    check_cards(cards, printed_map)
    for name in SCENARIOS:
        if name not in scenarios.scenarios:
            refuse("scenarios", f"the scenario {name} is missing")
        check_scenario(name, scenarios.scenarios[name], pieces, printed_map, cards)


def check_pieces(pieces: Pieces) -> None:
    """Seven forces with units and dice."""
    for name in FORCES:
        force = pieces.forces.get(name)
        if force is None:
            refuse("pieces", f"the force {name} is missing")
        if not 0 < force.units <= 60:
            refuse("pieces", f"{name} has {force.units} units; 1 to 60 are possible")
        if force.dice < 1:
            refuse("pieces", f"{name} has no dice")
        if min(force.hit, force.flee, force.command) < 0 or force.hit < 1:
            refuse("pieces", f"a die of {name} needs at least one hit and no negative numbers")


def check_map(printed: Map) -> None:
    """Areas lie in known colonies and waters, borders join known areas, and nothing is cut off."""
    for name, area in printed.areas.items():
        known("map", f"the area {name}", "colony", [area.colony], printed.colonies)
        known("map", f"the area {name}", "water", area.waters, printed.waters)
        one_side("map", name, area.units)
    for name, border in printed.borders.items():
        known("map", f"the border {name}", "area", border.between, printed.areas)
    bordered = {name for border in printed.borders.values() for name in border.between}
    for name in printed.areas:
        if name not in bordered:
            refuse("map", f"the area {name} has no border")
    inhabited = {area.colony for area in printed.areas.values()}
    for colony in printed.colonies:
        if colony not in inhabited:
            refuse("map", f"the colony {colony} has no area")


def check_cards(cards: Cards, printed: Map) -> None:
    """Each faction's numbers are used once, effects fit their kind of card, and what they name exists."""
    seen: dict[tuple[str, int], str] = {}
    for name, card in cards.cards.items():
        other = seen.setdefault((card.faction, card.number), name)
        if other != name:
            refuse("cards", f"{name} and {other} are the same number of {card.faction}")
        check_effect(name, card, printed)


def check_effect(name: str, card: Card, printed: Map) -> None:
    """A movement card moves armies, an event does not, and its places are on the map."""
    effect = card.effect
    op = effect.__struct_config__.tag
    if (op in ("march", "sail")) != (card.kind != "event"):
        refuse("cards", f"{name} is of the kind {card.kind} and cannot have the effect {op}")
    if isinstance(effect, Place):
        known("cards", name, "colony", [effect.colony] if effect.colony else [], printed.colonies)
        known("cards", name, "water", [effect.water] if effect.water else [], printed.waters)
    elif isinstance(effect, MarchFarther):
        known("cards", name, "colony", effect.from_colonies, printed.colonies)
    elif isinstance(effect, SailInstead):
        known("cards", name, "water", [effect.water], printed.waters)


def check_scenario(name: str, scenario: Scenario, pieces: Pieces, printed: Map, cards: Cards) -> None:
    """The sheet names known places and cards, every faction can play, and the units suffice."""
    where = f"the scenario {name}"
    known("scenarios", where, "colony", scenario.colonies, printed.colonies)
    in_play = [area for area, facts in printed.areas.items() if facts.colony in scenario.colonies]
    for places in (scenario.changed_units, scenario.added_units, scenario.flags):
        known("scenarios", where, "area", places, in_play)
    for area in scenario.flags:
        if not printed.areas[area].city:
            refuse("scenarios", f"{where} flags {area}, which is no city area")
    numbers = {(card.faction, card.number): card.kind for card in cards.cards.values()}
    for faction in FACTIONS:
        if faction not in scenario.reinforcements or faction not in scenario.decks:
            refuse("scenarios", f"{where} has no reinforcements or no deck for {faction}")
        deck = scenario.decks[faction]
        for number in deck:
            if (faction, number) not in numbers:
                refuse("scenarios", f"{where} puts card {number} into the deck of {faction}, which has no such card")
        if len(deck) < 3 or all(numbers[faction, number] == "event" for number in deck):
            refuse("scenarios", f"{where} gives {faction} a deck with fewer than three cards or without movement cards")
    if (scenario.end.last_round is None) == (scenario.end.truces_from_round is None):
        refuse("scenarios", f"{where} needs either a last round or the first round in which truces end it")
    check_supply(where, scenario, pieces, printed)


def check_supply(where: str, scenario: Scenario, pieces: Pieces, printed: Map) -> None:
    """No area starts with both sides, and no force needs more units than it has."""
    needed: dict[Force, int] = dict.fromkeys(FORCES, 0)
    for name, area in printed.areas.items():
        if area.colony not in scenario.colonies:
            continue
        units = dict(scenario.changed_units.get(name, area.units))
        for force, count in scenario.added_units.get(name, {}).items():
            units[force] = units.get(force, 0) + count
        one_side("scenarios", name, units)
        for force, count in units.items():
            needed[force] += count
    for faction, count in scenario.extra_units.items():
        needed[faction] += count
    for name, total in needed.items():
        if total > pieces.forces[name].units:
            refuse("scenarios", f"{where} needs {total} units of {name}, which has fewer")


def known(file: str, what: str, kind: str, names: Iterable[str], collection: Collection[str]) -> None:
    """Every name is in the collection."""
    for name in names:
        if name not in collection:
            refuse(file, f"{what} names the {kind} {name}, which does not exist")


def one_side(file: str, area: str, units: Units) -> None:
    """Units of one side only, or natives only, start in an area."""
    sides = {"natives" if f == "natives" else f in ("british_regulars", "loyalists", "hessians") for f in units}
    if len(sides) > 1:
        refuse(file, f"{area} starts with units that cannot stand together")
