"""What is printed: districts, tracks, turns, cards and player boards, typed, checked, and turned into fast tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import msgspec

from tricorne.core.errors import BadData, nearest
from tricorne.core.facts import Facts
from tricorne.core.misfits import misfit
from tricorne.games.prelude.cards.steps import LastingEffect, RandomCounty, Step
from tricorne.games.prelude.printed import (
    CardData,
    CardsFile,
    DistrictData,
    DistrictsFile,
    RandomCountyFile,
    SpecialActionsFile,
    TracksFile,
    TurnData,
    TurnsFile,
)
from tricorne.games.prelude.state import DECKS, FACTIONS, SIDES, TRACKS

T = TypeVar("T")
DECK_SIZES = {"key_events": 8, "deck_1834": 24, "deck_1835_36": 24, "deck_1837": 39, "deck_generic": 52}
KEY_EVENTS = len(DECKS)
CHOICE = len(TRACKS)
PLAYERS_CHOICE = -1
ROUNDS = 8
MOST_DRAWS = 12


class Card(NamedTuple):
    """A card in the numbers of the state, and the options that play it from a hand."""

    number: int
    id: str
    faction: int
    deck: int
    points: int
    die: int
    data: CardData
    as_event: str
    as_points: str


class Turn(NamedTuple):
    """A turn of the turn track. `sessions` gives for each round the number of its session, 0 for none."""

    id: str
    deck: int
    sessions: tuple[int, ...]
    data: TurnData


class SpecialAction(NamedTuple):
    """A Special Action of a player board; `offers` are its costs with the options that pay them."""

    id: str
    offers: tuple[tuple[int, str], ...]


class Board:
    """Everything printed, in tables indexed by side, district, track, turn and card number."""

    def __init__(self, facts: Facts) -> None:
        self._read_map(facts.load("districts", DistrictsFile).districts)
        self._read_tracks(facts.load("tracks", TracksFile))
        self._read_cards(facts.load("cards", CardsFile).cards)
        self.turns = tuple(_turn(name, turn) for name, turn in facts.load("turns", TurnsFile).turns.items())
        rows = facts.load("random_county", RandomCountyFile).rows
        self.random_table = tuple(tuple(self._random_cell(cell) for cell in row.values()) for row in rows.values())
        specials = facts.load("special_actions", SpecialActionsFile)
        self.specials = tuple(
            tuple(
                SpecialAction(name, tuple((cost, f"special:{name}:{cost}") for cost in sorted(special.costs)))
                for name, special in actions.items()
            )
            for actions in (specials.patriote, specials.loyal)
        )
        for problem in _problems(self):
            raise problem

    def _read_map(self, districts: dict[str, DistrictData]) -> None:
        self.districts = tuple(districts)
        self.index = {name: index for index, name in enumerate(self.districts)}
        data = self.district_data = tuple(districts.values())
        self.rural = tuple(index for index, district in enumerate(data) if district.kind == "rural")
        self.cities = tuple(index for index, district in enumerate(data) if district.kind == "urban")
        self.is_city = tuple(district.kind == "urban" for district in data)
        self.bias = tuple(-1 if district.bias is None else SIDES.index(district.bias) for district in data)
        self.extra = (
            tuple(district.extra_cost.patriote for district in data),
            tuple(district.extra_cost.loyal for district in data),
        )
        self.boxes = tuple(tuple(map(len, columns)) for columns in self.extra)
        self.mobilize_options = tuple(f"mobilize:{name}" for name in self.districts)
        self.organize_options = tuple(f"organize:{name}" for name in self.districts)
        self.recruit_options = tuple(f"recruit:{name}" for name in self.districts)

    def _read_tracks(self, tracks: TracksFile) -> None:
        self.tracks = tracks
        self.values = tuple(track.values for track in tracks.tracks.in_order())
        self.advances = tuple(track.advances_to_score for track in tracks.tracks.in_order())
        self.opportunity = (tracks.opportunity_points.patriote, tracks.opportunity_points.loyal)
        self.attrition = _thresholds(tracks.attrition.lost_from)
        self.affiliation = _thresholds(tracks.affiliation.bonus_from)
        self.spirit_modifiers = _thresholds(tracks.spirit_of_rebellion.modifiers)
        self.reprisal_rows = _thresholds(tracks.fear_of_reprisal.rows)
        self.cube_supply = (tracks.cubes.patriote, tracks.cubes.loyal)
        self.session_district = self._district(tracks.session.district, "tracks", "session.district")
        cities = tracks.organizations.cities
        self.organization_cities = tuple(
            tuple(self._district(city, "tracks", "organizations.cities") for city in names)
            for names in (cities.patriote, cities.loyal)
        )

    def _read_cards(self, cards: dict[str, CardData]) -> None:
        self.cards = _cards(cards)
        self.lasting = {
            card.number: effect for card in self.cards if card is not None for effect in _lasting(card.data.effect)
        }
        self.card_ids = tuple("" if card is None else card.id for card in self.cards)
        self.number = {card.id: card.number for card in self.cards if card is not None}

    def _district(self, name: str, file: str, key: str) -> int:
        if name not in self.index:
            raise misfit(file, key, "unknown-name", name=name, names=nearest(name, self.districts))
        return self.index[name]

    def card(self, number: int) -> Card:
        """The card of that number."""
        card = self.cards[number]
        assert card is not None
        return card

    def _random_cell(self, name: str) -> int:
        return PLAYERS_CHOICE if name == "players_choice" else self._district(name, "random_county", "rows")


@lru_cache(maxsize=8)
def board_of(facts: Facts) -> Board:
    """The board made from these facts, built once."""
    return Board(facts)


def _thresholds(table: Mapping[str, T]) -> tuple[tuple[int, T], ...]:
    pairs = ((_number(least, "tracks", least), entry) for least, entry in table.items())
    return tuple(sorted(pairs, key=lambda pair: -pair[0]))


def _number(text: str, file: str, key: str) -> int:
    if not text.isdigit():
        raise misfit(file, key, "type", expected="int", found=text)
    return int(text)


def by_threshold(table: tuple[tuple[int, T], ...], value: int, below: T) -> T:
    """The entry of the highest threshold that the value reaches, or what holds below all of them."""
    for least, entry in table:
        if value >= least:
            return entry
    return below


def _turn(name: str, data: TurnData) -> Turn:
    sessions = [0] * (ROUNDS + 1)
    for number, rounds in enumerate(data.sessions, 1):
        for round_ in rounds:
            if not 1 <= round_ <= ROUNDS:
                raise misfit("turns", f"turns.{name}.sessions", "range", value=round_, least=1, most=ROUNDS)
            sessions[round_] = number
    return Turn(name, DECKS.index(data.deck), tuple(sessions), data)


def _cards(data: dict[str, CardData]) -> tuple[Card | None, ...]:
    numbers = {key: _number(key, "cards", f"cards.{key}") for key in data}
    cards: list[Card | None] = [None] * (max(numbers.values()) + 1)
    for key, card in data.items():
        number = numbers[key]
        deck = KEY_EVENTS if card.deck == "key_events" else DECKS.index(card.deck)
        die = CHOICE if card.score_die == "choice" else TRACKS.index(card.score_die)
        name, faction = f"card-{number}", FACTIONS.index(card.faction)
        cards[number] = Card(number, name, faction, deck, card.points, die, card, f"event:{name}", f"points:{name}")
    return tuple(cards)


def _lasting(effect: tuple[Step, ...]) -> Iterator[LastingEffect]:
    for step in effect:
        if isinstance(step, LastingEffect):
            yield step
        elif isinstance(step, RandomCounty):
            yield from _lasting(step.each)


def _problems(board: Board) -> Iterator[BadData]:
    """What the types cannot see: names that do not exist and numbers that do not agree."""

    sizes = dict.fromkeys(DECK_SIZES, 0)
    for card in filter(None, board.cards):
        sizes[card.data.deck] += 1
        for name in _names(msgspec.to_builtins((card.data.effect, card.data.requirement, card.data.when_unmet))):
            if name not in board.index and name not in ("there", "other_city"):
                key = f"cards.{card.number}.effect"
                yield misfit("cards", key, "unknown-name", name=name, names=nearest(name, board.districts))
        if _draws(msgspec.to_builtins(card.data.effect)) > MOST_DRAWS:
            yield misfit("cards", f"cards.{card.number}.effect", "too-often", most=MOST_DRAWS)
    for deck, expected in DECK_SIZES.items():
        if sizes[deck] != expected:
            yield misfit("cards", "cards", "count", of=deck, there=sizes[deck], expected=expected)
    for name, district in zip(board.districts, board.district_data, strict=True):
        for side in SIDES:
            cubes, boxes = getattr(district.start, side), len(getattr(district.extra_cost, side))
            if not 0 <= cubes <= boxes:
                yield misfit("districts", f"districts.{name}.start.{side}", "range", value=cubes, least=0, most=boxes)
        if (district.kind == "rural") != (district.bias is not None):
            yield misfit("districts", f"districts.{name}.bias", "bias")
    control = [(d.start.loyal > d.start.patriote) - (d.start.loyal < d.start.patriote) for d in board.district_data]
    for track, counted in (("rural_counties", board.rural), ("urban_counties", board.cities)):
        start, expected = getattr(board.tracks.tracks, track).start, sum(control[index] for index in counted)
        if start != expected:
            yield misfit("tracks", f"tracks.{track}.start", "track-start", there=start, expected=expected)
    for turn in board.turns:
        for number in turn.data.key_events:
            if number >= len(board.cards) or board.card(number).deck != KEY_EVENTS:
                yield misfit("turns", f"turns.{turn.id}.key_events", "no-key-event", number=number)


def _draws(plain: Any) -> int:
    """How many random counties steps draw at most, those within others included."""
    if isinstance(plain, dict):
        inner = sum(map(_draws, plain.values()))
        return int(plain["times"]) * max(1, inner) if plain.get("op") == "random_county" else inner
    return sum(map(_draws, plain)) if isinstance(plain, list | tuple) else 0


def _names(plain: Any) -> Iterable[str]:
    """Every district named in steps and conditions."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            if key in ("where", "district") and isinstance(value, str):
                yield value
            elif key in ("among", "exclude"):
                yield from value
            else:
                yield from _names(value)
    elif isinstance(plain, (list, tuple)):
        for value in plain:
            yield from _names(value)
