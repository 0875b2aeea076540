"""What is printed: the map, the pieces, the scenarios and the cards, typed and indexed for the rules."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec

from tricorne.core.facts import Facts
from tricorne.core.workshop.shapes import names
from tricorne.games.liberty_or_death.names import (
    CITIES,
    FACTIONS,
    POOL_NAMES,
    POOL_OF,
    PROVINCES,
    SPACE_INDEX,
    SPACES,
)
from tricorne.games.liberty_or_death.rules.s1_3_map import check_map


class SpaceFacts(msgspec.Struct):
    type: str
    population: int
    adjacent: list[Annotated[str, names("map/spaces")]]
    abbreviation: str
    french_agents: bool = False
    confidence: str | dict[str, str] = "sourced"


class PieceFacts(msgspec.Struct):
    faction: str
    pool: int


class MarkerFacts(msgspec.Struct):
    pool: int


class LeaderStart(msgspec.Struct):
    who: str
    space: str | None = None


class SpaceSetUp(msgspec.Struct):
    level: str = "neutral"
    pieces: dict[str, int] = {}


class Stated(msgspec.Struct):
    """What the rulebook says of a set-up and what must come out of it."""

    support: int
    opposition: int
    available: dict[str, int]
    control: dict[str, str]
    preparations: int | None = None


class Scenario(msgspec.Struct):
    campaigns: list[str]
    periods: list[str]
    release: list[dict[str, int]] = []
    treaty: bool = False
    resources: dict[str, int] = {}
    cbc: int = 0
    crc: int = 0
    unavailable: dict[str, int] = {}
    squadrons: int = 0
    leaders: dict[str, LeaderStart] = {}
    spaces: dict[str, SpaceSetUp] = {}
    stated: Stated | None = None
    brilliant_strokes: bool = True
    victory_checks: bool = True
    same_set_up_as: str | None = None


class Card(msgspec.Struct):
    """One card: events have an order and a period, the others only their kind."""

    kind: str = "event"
    period: str | None = None
    faction_order: list[str] | None = None
    icons: dict[str, str] | None = None
    owner: str | None = None
    single_text: bool = False
    confidence: str | dict[str, str] = "sourced"


class MapFile(msgspec.Struct):
    spaces: dict[str, SpaceFacts]


class PiecesFile(msgspec.Struct):
    pieces: dict[str, PieceFacts]
    markers: dict[str, MarkerFacts]
    leaders: dict[str, list[str]]


class CardsFile(msgspec.Struct):
    cards: dict[str, Card]


class ScenariosFile(msgspec.Struct):
    scenarios: dict[str, dict[str, Any]]


class Board:
    """Everything printed, as tuples by index. Built once from the data files and the component packs."""

    def __init__(self, facts: Facts) -> None:
        spaces = facts.load("map", MapFile).spaces
        check_map(spaces)
        ordered = [spaces[name] for name in SPACES]
        self.population: Final = tuple(space.population for space in ordered)
        self.support: Final = tuple((0, people, 2 * people, 0, 0) for people in self.population)
        """By space and level, what it adds to Total Support. Levels of Opposition are negative: they count back."""
        self.opposition: Final = tuple((0, 0, 0, 2 * people, people) for people in self.population)
        """The same for Total Opposition."""
        self.adjacent: Final = tuple(tuple(sorted(SPACE_INDEX[name] for name in space.adjacent)) for space in ordered)
        self.adjacent_provinces: Final = tuple(tuple(s for s in near if s in PROVINCES) for near in self.adjacent)
        self.adjacent_cities: Final = tuple(tuple(s for s in near if s in CITIES) for near in self.adjacent)
        self.city_bits: Final = tuple(
            sum(1 << city for city in CITIES if city == space or city in self.adjacent[space])
            for space in range(len(SPACES))
        )
        """By space, the Cities it is or touches, one bit each."""
        self.two_provinces: Final = tuple(
            tuple(sorted({far for near in provinces for far in self.adjacent_provinces[near]} | set(provinces)))
            for provinces in self.adjacent_provinces
        )
        """By space, the Provinces within two steps through Provinces."""
        self.agent_sites: Final = tuple(index for index, space in enumerate(ordered) if space.french_agents)
        self.distance: Final = tuple(self._distances(origin) for origin in range(len(SPACES)))

        printed = facts.load("pieces", PiecesFile)
        markers = printed.markers
        pools = {POOL_NAMES[name]: piece.pool for name, piece in printed.pieces.items()}
        self.pool: Final = tuple(pools[kind] if POOL_OF[kind] == kind else 0 for kind in range(len(POOL_OF)))
        self.squadron_pool: Final = markers["squadron"].pool
        self.propaganda_pool: Final = markers["propaganda"].pool
        self.raid_pool: Final = markers["raid"].pool
        self.leaders: Final = tuple(tuple(printed.leaders[faction]) for faction in FACTIONS)

        self.scenarios: Final = self._scenarios(facts.load("scenarios", ScenariosFile).scenarios)
        self.cards: Final = facts.load("cards", CardsFile).cards
        self.events: Final = tuple(sorted(int(number) for number, card in self.cards.items() if card.kind == "event"))
        self.winters: Final = tuple(
            sorted(int(number) for number, card in self.cards.items() if card.kind == "winter_quarters")
        )
        self.faction_order: Final = {
            number: tuple(FACTIONS.index(name) for name in self.cards[str(number)].faction_order or ())
            for number in self.events
        }
        self.period: Final = {number: self.cards[str(number)].period for number in self.events}

    @staticmethod
    def _scenarios(raw: Mapping[str, Any]) -> dict[str, Scenario]:
        scenarios = {}
        for name, given in raw.items():
            base = raw[given["same_set_up_as"]] if "same_set_up_as" in given else {}
            scenarios[name] = msgspec.convert({**base, **given}, Scenario)
        return scenarios

    def _distances(self, origin: int) -> tuple[int, ...]:
        """Borders crossed on foot from one space to every other; -1 where no way leads."""
        distances = [-1] * len(SPACES)
        distances[origin] = 0
        reached = [origin]
        for space in reached:
            for near in self.adjacent[space]:
                if distances[near] < 0:
                    distances[near] = distances[space] + 1
                    reached.append(near)
        return tuple(distances)


@lru_cache(maxsize=16)
def load_board(facts: Facts) -> Board:
    """The board of these facts, built once."""
    return Board(facts)
