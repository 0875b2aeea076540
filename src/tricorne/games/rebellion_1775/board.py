"""The board of one scenario: the printed facts, checked, and indexed so that the rules can use small numbers."""

from __future__ import annotations

from functools import lru_cache

from tricorne.core.facts import Facts
from tricorne.games.rebellion_1775.check import MOST_UNITS, check
from tricorne.games.rebellion_1775.names import FACES, FACTIONS, FORCE_OF_KIND, FORCES, KINDS, SHOWN_KINDS, Area
from tricorne.games.rebellion_1775.printed import Card, Cards, Map, Pieces, Scenario, Scenarios


class Board:
    """Constants of a match. Areas, colonies and cards are numbers here; their names are in the tuples."""

    def __init__(self, pieces: Pieces, printed_map: Map, cards: Cards, scenario: Scenario) -> None:
        self.scenario = scenario
        self._index_pieces(pieces)
        self._index_map(printed_map, scenario)
        self._index_cards(cards, scenario)

    def _index_pieces(self, pieces: Pieces) -> None:
        forces = [pieces.forces[force] for force in FORCES]
        self.units_of_force = tuple(force.units for force in forces)
        self.dice = tuple(forces[force].dice for force in FORCE_OF_KIND)
        self.faces = tuple(
            tuple(face for face in FACES for _ in range(getattr(forces[force], face))) for force in FORCE_OF_KIND
        )
        self.shown = tuple([faces.count(face) for face in FACES] for faces in self.faces)
        """How many faces of a die of each kind show what."""
        self.amounts = tuple(tuple(f"{kind}:{n}" for n in range(1, MOST_UNITS + 1)) for kind in KINDS)
        """Option names by kind: `loyalists:1`, `loyalists:2`, …"""
        self.thrown = {
            f"{force}:{face}:{n}": (force, face, n)
            for force in FORCES
            for face in FACES
            for n in range(1, MOST_UNITS + 1)
        }
        """Dice by force, face and number: `patriots:flee:2`."""
        self.amount = {f"{kind}:{n}": (kind, n) for kind in KINDS for n in range(1, MOST_UNITS + 1)}

    def _index_map(self, printed: Map, scenario: Scenario) -> None:
        in_play = [name for name, area in printed.areas.items() if area.colony in scenario.colonies]
        self.areas = tuple(in_play)
        self.area = {name: index for index, name in enumerate(in_play)}
        self.elsewhere = frozenset(printed.areas) - frozenset(in_play)
        """Areas of the map that the scenario does not use."""
        self.printed_areas = tuple(printed.areas[name] for name in in_play)
        self.colonies = scenario.colonies
        self.colony = {name: index for index, name in enumerate(self.colonies)}
        self.colony_names = tuple(f"colony:{name}" for name in self.colonies)
        self.colony_of = tuple(self.colony[area.colony] for area in self.printed_areas)
        self.areas_of_colony = tuple(
            tuple(a for a, c in enumerate(self.colony_of) if c == colony) for colony in range(len(self.colonies))
        )
        self.cities = tuple(a for a, area in enumerate(self.printed_areas) if area.city)
        self.cities_with_colony = tuple((city, self.colony_of[city]) for city in self.cities)
        self.neighbours = self._neighbours(printed)
        self.on_water = {
            water: frozenset(a for a, area in enumerate(self.printed_areas) if water in area.waters)
            for water in printed.waters
        }
        self.sea_neighbours = tuple(self._over_water(a) for a in range(len(in_play)))
        self.places = tuple(tuple(f"{name}:{n}" for n in range(1, MOST_UNITS + 1)) for name in in_play)
        """Option names by area: `boston:1`, `boston:2`, …"""
        self.place = {f"{name}:{n}": (area, n) for area, name in enumerate(in_play) for n in range(1, MOST_UNITS + 1)}
        self.shown_units = tuple((name, kind) for name in in_play for kind in SHOWN_KINDS)
        """What each number in the list of units counts."""

    def _neighbours(self, printed: Map) -> tuple[tuple[int, ...], ...]:
        found: list[list[int]] = [[] for _ in self.areas]
        for border in printed.borders.values():
            one, other = (self.area.get(name) for name in border.between)
            if one is not None and other is not None:
                found[one].append(other)
                found[other].append(one)
        return tuple(tuple(sorted(areas)) for areas in found)

    def _over_water(self, area: Area) -> tuple[int, ...]:
        reached = {other for shore in self.on_water.values() if area in shore for other in shore}
        return tuple(sorted(reached - {area}))

    def _index_cards(self, cards: Cards, scenario: Scenario) -> None:
        self.cards: tuple[Card, ...] = tuple(cards.cards.values())
        self.card_names = tuple(f"card:{name}" for name in cards.cards)
        self.card = {name: index for index, name in enumerate(self.card_names)}
        self.is_movement = tuple(card.kind != "event" for card in self.cards)
        self.event_phase = tuple(card.phase if card.kind == "event" else "" for card in self.cards)
        numbers = {(card.faction, card.number): index for index, card in enumerate(self.cards)}
        self.decks = tuple(
            tuple(numbers[faction, number] for number in scenario.decks[faction]) for faction in FACTIONS
        )


@lru_cache(maxsize=16)
def board_of(facts: Facts, scenario: str) -> Board:
    """The board of a scenario. Raises BadData when the data does not describe a complete game."""
    pieces = facts.load("pieces", Pieces)
    printed_map = facts.load("map", Map)
    cards = facts.load("cards", Cards)
    scenarios = facts.load("scenarios", Scenarios)
    check(pieces, printed_map, cards, scenarios)
    return Board(pieces, printed_map, cards, scenarios.scenarios[scenario])
