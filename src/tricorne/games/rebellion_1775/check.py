"""Whether the printed facts describe a complete game. The first thing that does not fit is named in one line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

from tricorne.core.errors import nearest
from tricorne.core.misfits import misfit
from tricorne.games.rebellion_1775.names import FACTIONS, FORCES, HAND
from tricorne.games.rebellion_1775.printed import (
    Card,
    Cards,
    Force,
    Map,
    March,
    MarchFarther,
    Pieces,
    Place,
    Sail,
    SailInstead,
    Scenario,
    Scenarios,
    Units,
)

SCENARIOS = ("campaign", "introductory", "siege-of-quebec")
MOST_UNITS = 60
"""No force has more units than this; option names with an amount are made up to it."""
MOST_DICE = 12
SIDES_OF_A_DIE = 6


def refuse(file: str, key: str, what: str, **args: object) -> NoReturn:
    """Say what does not fit, and where."""
    raise misfit(file, key, what, **args)


def check(pieces: Pieces, printed_map: Map, cards: Cards, scenarios: Scenarios) -> None:
    """Raise BadData unless everything that is named exists and the units and decks add up."""
    check_pieces(pieces)
    check_map(printed_map)
    check_cards(cards, printed_map)
    for name in SCENARIOS:
        if name not in scenarios.scenarios:
            refuse("scenarios", "scenarios", "missing", field=name)
        check_scenario(name, scenarios.scenarios[name], pieces, printed_map, cards)


def check_pieces(pieces: Pieces) -> None:
    """Seven forces with units and dice."""
    for name in FORCES:
        force = pieces.forces.get(name)
        if force is None:
            refuse("pieces", "forces", "missing", field=name)
        in_range("pieces", f"forces.{name}.units", force.units, 1, MOST_UNITS)
        in_range("pieces", f"forces.{name}.dice", force.dice, 1, MOST_DICE)
        in_range("pieces", f"forces.{name}.hit", force.hit, 1, SIDES_OF_A_DIE)
        in_range("pieces", f"forces.{name}.flee", force.flee, 0, SIDES_OF_A_DIE)
        in_range("pieces", f"forces.{name}.command", force.command, 0, SIDES_OF_A_DIE)
        if (sides := force.hit + force.flee + force.command) != SIDES_OF_A_DIE:
            refuse("pieces", f"forces.{name}", "die-sides", sides=sides, expected=SIDES_OF_A_DIE)


def check_map(printed: Map) -> None:
    """Areas lie in known colonies and waters, borders join known areas, and nothing is cut off."""
    for name, area in printed.areas.items():
        known("map", f"areas.{name}.colony", [area.colony], printed.colonies)
        known("map", f"areas.{name}.waters", area.waters, printed.waters)
        one_side("map", f"areas.{name}.units", area.units)
    for name, border in printed.borders.items():
        known("map", f"borders.{name}.between", border.between, printed.areas)
    bordered = {name for border in printed.borders.values() for name in border.between}
    for name in printed.areas:
        if name not in bordered:
            refuse("map", f"areas.{name}", "no-border")
    inhabited = {area.colony for area in printed.areas.values()}
    for colony in printed.colonies:
        if colony not in inhabited:
            refuse("map", f"colonies.{colony}", "no-area")


def check_cards(cards: Cards, printed: Map) -> None:
    """Each faction's numbers are used once, effects fit their kind of card, and what they name exists."""
    seen: dict[tuple[str, int], str] = {}
    for name, card in cards.cards.items():
        other = seen.setdefault((card.faction, card.number), name)
        if other != name:
            refuse("cards", f"cards.{name}.number", "same-number", other=other, number=card.number)
        check_effect(f"cards.{name}", card, printed)


def check_effect(key: str, card: Card, printed: Map) -> None:
    """A movement card moves armies, an event does not, and its places are on the map."""
    effect = card.effect
    op = effect.__struct_config__.tag
    if (op in ("march", "sail")) != (card.kind != "event"):
        refuse("cards", f"{key}.effect", "effect-of-kind", kind=card.kind, effect=op)
    if isinstance(effect, March | Sail):
        in_range("cards", f"{key}.effect.armies", effect.armies, 1, MOST_UNITS)
    if isinstance(effect, Place):
        in_range("cards", f"{key}.effect.units", effect.units, 1, MOST_UNITS)
        known("cards", f"{key}.effect.colony", [effect.colony] if effect.colony else [], printed.colonies)
        known("cards", f"{key}.effect.water", [effect.water] if effect.water else [], printed.waters)
    elif isinstance(effect, MarchFarther):
        known("cards", f"{key}.effect.from_colonies", effect.from_colonies, printed.colonies)
    elif isinstance(effect, SailInstead):
        known("cards", f"{key}.effect.water", [effect.water], printed.waters)


def check_scenario(name: str, scenario: Scenario, pieces: Pieces, printed: Map, cards: Cards) -> None:
    """The sheet names known places and cards, every faction can play, and the units suffice."""
    key = f"scenarios.{name}"
    known("scenarios", f"{key}.colonies", scenario.colonies, printed.colonies)
    in_play = [area for area, facts in printed.areas.items() if facts.colony in scenario.colonies]
    for field in ("changed_units", "added_units", "flags"):
        known("scenarios", f"{key}.{field}", getattr(scenario, field), in_play)
    for area in scenario.flags:
        if not printed.areas[area].city:
            refuse("scenarios", f"{key}.flags.{area}", "flag-without-city")
    numbers = {(card.faction, card.number): card.kind for card in cards.cards.values()}
    for faction in FACTIONS:
        for field in ("reinforcements", "decks"):
            if faction not in getattr(scenario, field):
                refuse("scenarios", f"{key}.{field}", "missing", field=faction)
        deck = scenario.decks[faction]
        for number in deck:
            if (faction, number) not in numbers:
                refuse("scenarios", f"{key}.decks.{faction}", "no-such-card", number=number, faction=faction)
        if len(deck) < HAND or all(numbers[faction, number] == "event" for number in deck):
            refuse("scenarios", f"{key}.decks.{faction}", "small-deck", least=HAND)
    if (scenario.end.last_round is None) == (scenario.end.truces_from_round is None):
        refuse("scenarios", f"{key}.end", "one-end")
    check_supply(key, scenario, pieces, printed)


def check_supply(key: str, scenario: Scenario, pieces: Pieces, printed: Map) -> None:
    """No area starts with both sides, and no force needs more units than it has."""
    needed: dict[Force, int] = dict.fromkeys(FORCES, 0)
    for name, area in printed.areas.items():
        if area.colony not in scenario.colonies:
            continue
        units = dict(scenario.changed_units.get(name, area.units))
        for force, count in scenario.added_units.get(name, {}).items():
            units[force] = units.get(force, 0) + count
        one_side("scenarios", f"{key}.added_units.{name}", units)
        for force, count in units.items():
            in_range("map", f"areas.{name}.units.{force}", count, 0, MOST_UNITS)
            needed[force] += count
    for faction, count in scenario.extra_units.items():
        needed[faction] += count
    for force, total in needed.items():
        if total > (there := pieces.forces[force].units):
            refuse("pieces", f"forces.{force}.units", "too-few-units", needed=total, there=there, scenario=key)


def known(file: str, key: str, names: Iterable[str], collection: Iterable[str]) -> None:
    """Every name is in the collection."""
    listed = list(collection)
    for name in names:
        if name not in listed:
            refuse(file, key, "unknown-name", name=name, names=nearest(name, listed))


def in_range(file: str, key: str, value: int, least: int, most: int) -> None:
    """A number is possible."""
    if not least <= value <= most:
        refuse(file, key, "range", value=value, least=least, most=most)


def one_side(file: str, key: str, units: Units) -> None:
    """Units of one side only, or natives only, start in an area."""
    sides = {"natives" if f == "natives" else f in ("british_regulars", "loyalists", "hessians") for f in units}
    if len(sides) > 1:
        refuse(file, key, "mixed-units")
