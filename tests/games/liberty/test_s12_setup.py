"""12.0 Set-up."""

from __future__ import annotations

import pytest

import tricorne
from tests.games.liberty.table import at, board, game_of, strength, war
from tests.games.library import answer, asked, options
from tricorne.core import BadData, BadSetup
from tricorne.core.facts import Facts
from tricorne.games import facts_of
from tricorne.games.liberty.board import Board

SET_UP = {
    "howe": ("boston", 3),
    "grey": ("boston", 3),
    "grant": ("boston", 3),
    "howe_warship": ("boston", 3),
    "carleton": ("quebec", 2),
    "fraser": ("quebec", 2),
    "peters": ("montreal", 2),
    "cunningham": ("norfolk", 2),
    "butler": ("fort_oswego", 2),
    "tarleton": ("wilmington", 2),
    "ferguson": ("augusta", 2),
    "hood": ("west_indies_british", 3),
    "rawdon": ("west_indies_british", 4),
    "cherokee": ("cherokee_village", 2),
    "mohawk": ("mohawk_village", 2),
    "shawnee": ("shawnee_village", 1),
    "washington": ("springfield", 2),
    "pickens": ("springfield", 3),
    "ward": ("springfield", 3),
    "putnam": ("hartford", 3),
    "gates": ("fort_ticonderoga", 3),
    "wooster": ("newport", 2),
    "stark": ("portsmouth", 3),
    "clinton": ("new_york", 3),
    "dickinson": ("new_brunswick", 3),
    "sumter": ("charleston", 2),
    "de_barras": ("west_indies_french", 3),
    "st_simon": ("west_indies_french", 3),
}


def test_12_0_blocks_start_where_the_list_says() -> None:
    m = tricorne.new_match("liberty", seed=1)
    for name in board().block_names:
        if name in SET_UP:
            assert (at(m, name), strength(m, name)) == SET_UP[name]
        else:
            assert at(m, name) in ("pool", "french-pool")
    assert m.view()["position"]["pools"] == {"american": 7, "british": 9, "french": 6}


def test_12_0_the_british_hold_14_points_at_the_start() -> None:
    assert tricorne.new_match("liberty", seed=1).view()["position"]["supply_points"] == 14


def test_12_0_no_british_replacements_in_1775() -> None:
    m = war({"ward": "albany", "grey": "boston"}, year=1775, french=False, british="action_3", american="action_1")
    assert asked(m) == ("british", "action")
    assert "replace" not in options(m)
    answer(m, "end")
    assert "replace" in options(m)


@pytest.mark.parametrize(
    ("position", "section"),
    [
        ({"blocks": {"mohawk": {"at": "boston"}}}, "10.0"),
        ({"blocks": {"graves": {"at": "albany"}}}, "8.1"),
        ({"blocks": {"ward": {"at": "atlantic"}}}, "5.7"),
        ({"blocks": {"ward": {"at": "boston"}}}, "7.0"),
        ({"blocks": {"ward": {"at": "albany", "strength": 4}}}, "2.11"),
        ({"blocks": {"dillon": {"at": "newport"}}}, "9.0"),
        ({"blocks": {"percy": {"at": "west_indies_british"}}}, "9.1"),
        ({"year": 1790}, "11.1"),
        ({"hands": {"american": {"action_3": 9}, "british": {}}}, "3.0"),
        ({"hands": {"american": {"action_3": 1}, "british": {}}}, "3.0"),
    ],
)
def test_12_0_a_position_that_cannot_be_is_refused(position: dict[str, object], section: str) -> None:
    with pytest.raises(BadSetup) as refused:
        tricorne.new_match("liberty", position=position)
    assert refused.value.args_["rule"] == section


def test_12_0_the_position_format_tells_a_position_again() -> None:
    m = tricorne.new_match("liberty", seed=5)
    for _ in range(40):
        question = m.question
        assert question is not None
        m.answer(question.options()[0])
    again = tricorne.new_match("liberty", seed=5, position=m.position())
    assert game_of(again).state.at == game_of(m).state.at
    assert game_of(again).state.strength == game_of(m).state.strength


def test_12_0_towns_are_found_by_name_so_that_the_grid_can_be_corrected() -> None:
    printed = board()
    for town in printed.map.towns:
        assert printed.map.hexes[printed.place_names[printed.town(town)]].kind == "land"


@pytest.mark.parametrize(
    ("file", "change"),
    [
        (
            "map",
            {
                "hexsides": {
                    "boston-charleston": {"terrain": "clear", "land": True, "naval": False, "confidence": "sourced"}
                }
            },
        ),
        ("map", {"towns": {"boston": {"hex": "nowhere"}}}),
        ("map", {"hexsides": {"springfield-boston": {"waters": ["styx_river"]}}}),
        ("blocks", {"blocks": {"howe": None}}),
        ("blocks", {"blocks": {"howe": {"type": "balloon"}}}),
        ("set_up", {"1775": {"howe": {"strength": 9}}}),
        ("set_up", {"1775": {"nobody": {"at": "boston", "strength": 1}}}),
    ],
)
def test_12_0_a_wrong_correction_of_the_components_is_refused(file: str, change: dict[str, object]) -> None:
    from tricorne.core.facts import merge_patch

    files = dict(facts_of("liberty").files)
    files[file] = merge_patch(files[file], change)
    with pytest.raises(BadData):
        Board(Facts(files), "1775")
