"""What is printed: the facts hold together, and a pack that breaks them is refused in one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tricorne
from tests.games.rebellion_1775.table import GAME, board
from tricorne.core import BadData
from tricorne.core.facts import read_pack
from tricorne.core.words import words_of
from tricorne.games import facts_of
from tricorne.games.rebellion_1775.board import board_of
from tricorne.games.rebellion_1775.game import Rebellion
from tricorne.games.rebellion_1775.printed import Cards


def pack(folder: Path, **files: Any) -> Path:
    """A component pack with these files."""
    (folder / "pack.json").write_text(json.dumps({"game": GAME, "name": "corrections"}))
    for name, patch in files.items():
        (folder / f"{name}.json").write_text(json.dumps(patch))
    return folder


def test_borders_go_both_ways_and_join_the_whole_map() -> None:
    facts = board()
    for area, neighbours in enumerate(facts.neighbours):
        assert area not in neighbours
        assert len(set(neighbours)) == len(neighbours)
        assert all(area in facts.neighbours[neighbour] for neighbour in neighbours)
    for scenario in ("campaign", "siege-of-quebec"):
        neighbours_of = board(scenario).neighbours
        reached, waiting = {0}, [0]
        while waiting:
            for neighbour in neighbours_of[waiting.pop()]:
                if neighbour not in reached:
                    reached.add(neighbour)
                    waiting.append(neighbour)
        assert len(reached) == len(neighbours_of)


def test_sixteen_colonies_of_which_each_has_a_city() -> None:
    facts = board()
    assert len(facts.colonies) == 16
    assert {facts.colony_of[city] for city in facts.cities} == set(range(16))
    sizes = {name: len(facts.areas_of_colony[facts.colony[name]]) for name in facts.colonies}
    assert sizes["connecticut"] == 2
    assert sizes["rhode_island"] == 1
    assert sizes["massachusetts"] == 3
    assert sizes["new_jersey"] == 2
    assert sizes["new_york"] == 8


def test_54_cards_of_which_22_are_events() -> None:
    facts = board()
    assert len(facts.cards) == 54
    assert sum(card.kind == "event" for card in facts.cards) == 22
    for deck in facts.decks:
        kinds = [facts.cards[card].kind for card in deck]
        assert kinds.count("event") == 4
        assert kinds.count("truce") == 1


def test_what_accounts_of_play_tell_of_decks_is_marked_as_sourced() -> None:
    printed = facts_of(GAME).load("cards", Cards).cards
    for name in ("continentals_09", "continentals_10", "patriots_11"):
        marks = printed[name].confidence
        assert isinstance(marks, dict)
        assert marks["faction"] == "sourced"
        assert marks["effect"] == "reconstructed"
        assert printed[name].note


def test_a_pack_can_correct_a_fact(tmp_path: Path) -> None:
    corrections = pack(tmp_path, pieces={"forces": {"loyalists": {"hit": 1, "command": 3}}})
    faces = board_of(facts_of(GAME, read_pack(corrections)), "campaign").faces
    assert faces[1].count("hit") == 1
    assert faces[1].count("command") == 3
    assert tricorne.new_match(GAME, pack=corrections).question is not None


def test_a_pack_can_close_a_border(tmp_path: Path) -> None:
    corrections = pack(tmp_path, map={"borders": {"boston-newport": None}})
    facts = board_of(facts_of(GAME, read_pack(corrections)), "campaign")
    assert facts.area["newport"] not in facts.neighbours[facts.area["boston"]]


FLAG = {"side": "british", "worth": 1}


@pytest.mark.parametrize(
    ("file", "patch", "words"),
    [
        ("map", {"areas": {"boston": None}}, "boston"),
        ("map", {"areas": {"boston": {"colony": "vermont"}}}, "areas.boston.colony: there is no “vermont”"),
        ("map", {"areas": {"boston": {"waters": ["lake_huron"]}}}, "there is no “lake_huron”"),
        ("map", {"areas": {"boston": {"units": {"patriots": 1}}}}, "areas.boston.units: these units cannot"),
        ("map", {"areas": {"boston": {"units": {"martians": 1}}}}, "martians"),
        ("map", {"borders": {"annapolis_royal-halifax": None}}, "areas.annapolis_royal: the area has no border"),
        ("map", {"colonies": {"vermont": {}}}, "colonies.vermont: the colony has no area"),
        ("pieces", {"forces": {"french": None}}, "“french” is missing"),
        ("pieces", {"forces": {"french": {"dice": 0}}}, "forces.french.dice: 0 is not possible"),
        ("pieces", {"forces": {"loyalists": {"units": 10}}}, "loyalists"),
        ("cards", {"cards": {"patriots_08": None}}, "patriots has no card 8"),
        ("cards", {"cards": {"patriots_01": {"number": 2}}}, "has the number"),
        ("cards", {"cards": {"patriots_01": {"effect": {"op": "fly"}}}}, "fly"),
        ("cards", {"cards": {"patriots_01": {"kind": "event"}}}, "cannot have the effect “march”"),
        ("scenarios", {"scenarios": {"campaign": None}}, "“campaign” is missing"),
        ("scenarios", {"scenarios": {"campaign": {"decks": {"patriots": [9, 10, 11]}}}}, "a movement card among them"),
        ("scenarios", {"scenarios": {"campaign": {"end": {"last_round": 4}}}}, "either a last round"),
        ("scenarios", {"scenarios": {"siege-of-quebec": {"flags": {"ma_far_west": FLAG}}}}, "in a city area"),
    ],
)  # fmt: skip
def test_a_pack_that_breaks_the_game_is_refused_in_one_line(
    tmp_path: Path, file: str, patch: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadData) as refused:
        tricorne.new_match(GAME, pack=pack(tmp_path, **{file: patch}))
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_pack_corrects_the_text_of_the_card_that_it_corrects(tmp_path: Path) -> None:
    corrections = pack(tmp_path, cards={"cards": {"patriots_01": {"effect": {"armies": 5, "distance": 1}}}})
    (corrections / "words").mkdir()
    (corrections / "words" / "en.ftl").write_text("n-card-patriots_01 = March 5 × 1\n")
    match = tricorne.load_match(tricorne.new_match(GAME, seed=1, pack=corrections).record())
    assert match.game.words("en").noun("card:patriots_01") == "March 5 × 1"
    assert match.game.words("en").noun("card:patriots_02") == words_of(Rebellion.folder(), "en").noun(
        "card:patriots_02"
    )
    assert match.game.words("es").noun("card:patriots_01") == words_of(Rebellion.folder(), "es").noun(
        "card:patriots_01"
    )


@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        ("fr.ftl", "n-boston = Boston\n", "fr.ftl"),
        ("en.ftl", "n-bostn = Boston\n", "n-bostn"),
        ("en.ftl", "n-boston Boston\n", "n-boston Boston"),
        ("en.ftl", b"\xff\xfe", "en.ftl"),
    ],
)
def test_texts_of_a_pack_that_fit_nothing_are_refused_in_one_line(
    tmp_path: Path, file: str, text: str | bytes, words: str
) -> None:
    corrections = pack(tmp_path)
    (corrections / "words").mkdir()
    (corrections / "words" / file).write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(BadData) as refused:
        tricorne.new_match(GAME, pack=corrections)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_every_card_has_a_title_and_a_text_in_both_languages() -> None:
    for language in ("en", "es"):
        words = words_of(Rebellion.folder(), language)
        for name in board().card_names:
            assert words.noun(name)
            assert words.say(f"card-{name.removeprefix('card:')}-text")
