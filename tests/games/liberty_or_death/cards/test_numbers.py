"""The numbers printed on the cards: taken to the full, an Event does so much and no more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import play, set_levels, table
from tricorne.core.questions import Ask
from tricorne.games.liberty_or_death.cards import s5_events
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import (
    CONTINENTAL,
    FACTIONS,
    KIND_COUNT,
    POOL_NAME,
    POOL_OF,
    SPACE_INDEX,
    SPACES,
    level_name,
)

MANY: dict[str, dict[str, int]] = {
    "boston": {"british_regular": 3, "tory": 3, "continental": 3, "militia_active": 3, "patriot_fort": 1},
    "virginia": {"british_regular": 3, "tory": 3, "continental": 3, "militia_active": 2, "patriot_fort": 2},
    "georgia": {"british_regular": 3, "tory": 3, "continental": 3, "militia_active": 2, "british_fort": 2},
    "new_york": {"british_regular": 4, "tory": 4, "continental": 3, "militia_active": 2, "village": 2},
    "florida": {"patriot_fort": 2, "militia_active": 1, "french_regular": 7},
}
ROYAL = {
    name: {"british_regular": 1, "british_fort": 1} for name in ("boston", "norfolk", "savannah", "new_york_city")
} | {name: {"british_regular": 1} for name in ("new_york", "virginia", "georgia", "new_hampshire")}
FRONTIER = {
    name: {"british_regular": 2, "militia_active": 3, "war_party_active": 3}
    for name in ("new_york", "pennsylvania", "virginia", "georgia")
}
REBEL = {name: {"militia_active": 2} for name in ("georgia", "virginia", "new_jersey", "pennsylvania", "boston")}


def to_the_full(game: LibertyOrDeath, card: int, side: str, by: str) -> None:
    """Play the Event, taking the first thing offered and the highest number."""
    rule: Any = s5_events.play(game, FACTIONS.index(by), card, side == "shaded")
    value = None
    while True:
        try:
            ask = rule.send(value)
        except StopIteration:
            return
        assert isinstance(ask, Ask)
        options = [option for option in ask.options() if option != "done"]
        value = "no" if ask.kind == "leader-joins" else options[-1] if options[0].isdigit() else options[0]


def on_table(game: LibertyOrDeath) -> dict[str, int]:
    """All pieces on the map and in the West Indies, by name."""
    found = dict.fromkeys(POOL_NAME.values(), 0)
    for cell, n in enumerate(game.state.pieces):
        found[POOL_NAME[POOL_OF[cell % KIND_COUNT]]] += n
    return found


@pytest.mark.parametrize(
    ("card", "side", "by", "pieces", "changes"),
    [
        (2, "unshaded", "british", {}, {"british_regular": 2, "tory": 2}),
        (6, "unshaded", "british", {"virginia": MANY["virginia"]}, {"patriot_fort": -1, "militia": -2}),
        (6, "shaded", "patriots", {"georgia": MANY["georgia"]}, {"british_fort": -1, "british_regular": -2}),
        (7, "unshaded", "british", {}, {"british_regular": 2}),
        (11, "shaded", "patriots", REBEL, {"patriot_fort": 2, "militia": -2}),
        (13, "shaded", "patriots", REBEL, {"militia": 4}),
        (17, "unshaded", "british", {"florida": MANY["florida"]}, {"patriot_fort": -1}),
        (24, "unshaded", "british", MANY, {"continental": -2, "militia": -2, "patriot_fort": -1}),
        (24, "shaded", "patriots", {}, {"militia": 3, "patriot_fort": 1}),
        (27, "unshaded", "british", ROYAL, {"tory": 4}),
        (30, "unshaded", "british", ROYAL, {"british_regular": 6}),
        (32, "unshaded", "british", {}, {"british_regular": 2, "tory": 2}),
        (38, "unshaded", "british", {}, {"british_regular": 4}),
        (43, "unshaded", "british", ROYAL, {"tory": 6}),
        (43, "shaded", "patriots", {"boston": {"tory": 3}, "virginia": {"tory": 5}}, {"tory": -2}),
        (46, "unshaded", "british", {}, {"tory": 3}),
        (50, "shaded", "french", {}, {"continental": 2, "french_regular": 2}),
        (68, "text", "patriots", MANY, {"patriot_fort": 1}),
        (74, "shaded", "patriots", FRONTIER, {"militia": -4, "war_party": -2}),
        (77, "shaded", "patriots", FRONTIER, {"british_regular": -3}),
        (77, "shaded", "patriots", {"new_york": {"british_fort": 2, "war_party_active": 1}}, {"british_fort": -1}),
        (78, "shaded", "patriots", {name: {"tory": 1} for name in REBEL}, {"militia": 4}),
        (80, "text", "french", FRONTIER, {"british_regular": -4}),
        (91, "shaded", "patriots", {"quebec": {"village": 2}}, {"village": -1}),
        (92, "text", "indians", {"quebec": {"village": 1}, "florida": {"village": 1}}, {"village": 1}),
        (52, "text", "british", {"florida": MANY["florida"]}, {"french_regular": -4}),
    ],
)
def test_card_numbers_of_pieces(
    card: int, side: str, by: str, pieces: dict[str, dict[str, int]], changes: dict[str, int]
) -> None:
    game = table(pieces, treaty=card in (50, 52))
    before = on_table(game)
    to_the_full(game, card, side, by)
    after = on_table(game)
    assert {name: after[name] - n for name, n in before.items() if after[name] != n} == changes


@pytest.mark.parametrize(
    ("card", "side", "levels"),
    [
        (7, "unshaded", -1),
        (7, "shaded", 1),
        (34, "unshaded", -1),
        (34, "shaded", 1),
        (36, "unshaded", -1),
        (37, "unshaded", -1),
        (37, "shaded", 1),
        (53, "unshaded", -2),
        (53, "shaded", 1),
        (55, "unshaded", -1),
        (57, "unshaded", -1),
        (60, "unshaded", -2),
        (60, "shaded", 1),
        (63, "unshaded", -1),
        (64, "unshaded", -1),
        (67, "unshaded", -1),
        (69, "unshaded", -2),
        (69, "shaded", 1),
    ],
)
def test_card_numbers_of_fni(card: int, side: str, levels: int) -> None:
    blockades = ["boston", "norfolk", "savannah"] if levels < 0 else []
    game = table(treaty=True, blockades=blockades, squadrons=3 - len(blockades))
    to_the_full(game, card, side, "french")
    assert sum(game.state.blockades) - len(blockades) == levels


@pytest.mark.parametrize(("card", "cities", "levels"), [(25, 2, 1), (46, 2, 1), (39, 3, 1)])
def test_card_numbers_of_levels(card: int, cities: int, levels: int) -> None:
    """Five Cities at an Active level: so many of them move, each by so many levels."""
    start = {25: -2, 46: 2, 39: 2}[card]
    side = {25: "unshaded", 46: "shaded", 39: "text"}[card]
    game = table()
    set_levels(game, dict.fromkeys(SPACES[0:5], level_name(start)))
    to_the_full(game, card, side, "british")
    moved = [abs(level - start) for level in game.state.level[0:5] if level != start]
    assert moved == [levels] * cities


def test_card_32_shaded_half_the_british_cities() -> None:
    game = table(ROYAL)
    to_the_full(game, 32, "shaded", "patriots")
    assert sum(game.state.resources) - 40 == 2


def test_card_19_unshaded_four_resources() -> None:
    game = table()
    to_the_full(game, 19, "unshaded", "british")
    assert game.state.resources[FACTIONS.index("patriots")] == 6


def test_card_49_shaded_five_regulars() -> None:
    game = table(unavailable={"french_regular": 9})
    to_the_full(game, 49, "shaded", "french")
    assert (sum(game.state.unavailable), game.state.available[7]) == (4, 11)


def test_card_68_six_cubes_at_most() -> None:
    game = table(MANY)
    to_the_full(game, 68, "text", "patriots")
    assert game.state.pieces[SPACE_INDEX["quebec"] * KIND_COUNT + CONTINENTAL] == 6


def test_card_93_unshaded_three_colonies_at_most() -> None:
    game = table()
    to_the_full(game, 93, "unshaded", "indians")
    assert sum(game.state.raid) == 3


def test_card_74_unshaded_half_the_villages() -> None:
    game = table({"quebec": {"village": 2}, "florida": {"village": 2}})
    to_the_full(game, 74, "unshaded", "british")
    assert sum(game.state.resources) - 40 == 2


def test_card_76_unshaded_the_british_choose() -> None:
    there = {"new_york": {"militia_active": 2, "militia_underground": 2}, "georgia": {"militia_active": 4}}
    asked = play(table(there), 76, "unshaded", by="patriots", answers=["new_york", *["new_york:militia_active"] * 2])
    assert {question.seat for question in asked} == {"british"}


def test_card_77_unshaded_the_indians_choose() -> None:
    there = {name: {"british_regular": 1, "war_party_active": 1} for name in ("new_york", "georgia")}
    game = table(there)
    asked = play(game, 77, "unshaded", by="patriots", answers=["georgia"])
    assert [question.seat for question in asked] == ["indians"]
