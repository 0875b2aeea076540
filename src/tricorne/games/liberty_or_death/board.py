"""What is printed: the map, the pieces, the scenarios and the cards, typed and indexed for the rules."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tricorne.games.liberty_or_death.names import (
    CITIES,
    FACTIONS,
    MAP,
    POOL_NAMES,
    POOL_OF,
    POPULATED,
    PROVINCES,
    SPACE_INDEX,
    SPACES,
    WEST_INDIES,
)

TYPES: Final = ("city", "colony", "reserve", "box")


class SpaceFacts(msgspec.Struct):
    type: str
    population: int
    adjacent: list[str]
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


class Board:
    """Everything printed, as tuples by index. Built once from the data files and the component packs."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        spaces = msgspec.convert(facts["map"]["spaces"], dict[str, SpaceFacts])
        self._check_map(spaces)
        ordered = [spaces[name] for name in SPACES]
        self.population: Final = tuple(space.population for space in ordered)
        self.adjacent: Final = tuple(tuple(sorted(SPACE_INDEX[name] for name in space.adjacent)) for space in ordered)
        self.adjacent_provinces: Final = tuple(tuple(s for s in near if s in PROVINCES) for near in self.adjacent)
        self.adjacent_cities: Final = tuple(tuple(s for s in near if s in CITIES) for near in self.adjacent)
        self.agent_sites: Final = tuple(index for index, space in enumerate(ordered) if space.french_agents)
        self.distance: Final = tuple(self._distances(origin) for origin in range(len(SPACES)))

        pieces = msgspec.convert(facts["pieces"]["pieces"], dict[str, PieceFacts])
        markers = msgspec.convert(facts["pieces"]["markers"], dict[str, MarkerFacts])
        pools = {POOL_NAMES[name]: piece.pool for name, piece in pieces.items()}
        self.pool: Final = tuple(pools[kind] if POOL_OF[kind] == kind else 0 for kind in range(len(POOL_OF)))
        self.squadron_pool: Final = markers["squadron"].pool
        self.propaganda_pool: Final = markers["propaganda"].pool
        self.raid_pool: Final = markers["raid"].pool
        leaders = msgspec.convert(facts["pieces"]["leaders"], dict[str, list[str]])
        self.leaders: Final = tuple(tuple(leaders[faction]) for faction in FACTIONS)

        self.scenarios: Final = self._scenarios(facts["scenarios"]["scenarios"])
        self.cards: Final = msgspec.convert(facts["cards"]["cards"], dict[str, Card])
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
    def _check_map(spaces: Mapping[str, SpaceFacts]) -> None:
        if set(spaces) != set(SPACES):
            raise ValueError(f"map: the spaces must be exactly {', '.join(SPACES)}")
        for name, space in spaces.items():
            if space.type not in TYPES:
                raise ValueError(f"map: {name} has the unknown type {space.type}")
            for other in space.adjacent:
                if other not in spaces or name not in spaces[other].adjacent:
                    raise ValueError(f"map: {name} is next to {other}, but not the other way round")
        for index, name in enumerate(SPACES):
            expected = (
                "city" if index in CITIES else "colony" if index in POPULATED else "reserve" if index in MAP else "box"
            )
            if spaces[name].type != expected:
                raise ValueError(f"map: {name} must be of type {expected}")
            if (spaces[name].population > 0) != (index in POPULATED):
                raise ValueError(f"map: only Cities and Colonies have Population, see {name}")

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

    def is_city(self, space: int) -> bool:
        return space in CITIES

    @property
    def west_indies(self) -> int:
        return WEST_INDIES
