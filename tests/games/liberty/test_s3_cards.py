"""3.0 Cards."""

from __future__ import annotations

import pytest

import tricorne
from tests.games.liberty.table import Where, at, board, placed, strength, war
from tests.games.library import answer, asked, events, options, reason
from tricorne import Match

FEW: dict[str, Where] = {"ward": "albany", "grey": "boston"}


def hand_size(match: Match, seat: str) -> int:
    size = match.view()["position"]["hand_sizes"][seat]
    assert isinstance(size, int)
    return size


def test_3_0_three_cards_in_1775_and_five_later() -> None:
    m = tricorne.new_match("liberty", seed=3)
    assert hand_size(m, "american") == hand_size(m, "british") == 3
    later = tricorne.new_match("liberty", seed=3, position={"year": 1776, "at": "year"})
    assert hand_size(later, "american") == hand_size(later, "british") == 5


def test_3_0_the_deck_has_twenty_action_and_five_supply_cards() -> None:
    printed = board()
    assert dict(zip(printed.card_names, printed.card_counts, strict=True)) == {
        "action_1": 6,
        "action_2": 8,
        "action_3": 6,
        "supply_2": 3,
        "supply_3": 2,
    }


def test_3_0_a_hand_is_seen_by_its_owner_only() -> None:
    m = tricorne.new_match("liberty", seed=3)
    assert sum(m.view("american")["position"]["hand"].values()) == 3
    assert m.view("observer")["position"]["hand"] == {}
    assert not any(entry["event"] == "deal" for entry in m.log("british"))


def test_3_1_cards_are_chosen_in_secret() -> None:
    m = tricorne.new_match("liberty", seed=3, seats={"american": "human:a", "british": "human:b"})
    card = next(iter(m.view("american")["position"]["hand"]))
    before = m.view("british")["position"]
    m.answer(card, "american")
    assert m.view("british")["position"] == before
    assert m.question_for("american") is None


@pytest.mark.parametrize(
    ("american", "british", "first"),
    [
        ("action_3", "action_2", "american"),
        ("action_1", "action_2", "british"),
        ("supply_2", "action_3", "american"),
        ("action_3", "supply_2", "british"),
        ("supply_3", "supply_2", "british"),
    ],
)
def test_3_1_who_is_player_1(american: str, british: str, first: str) -> None:
    m = war(FEW, american=american, british=british)
    assert m.view()["position"]["first"] == first


@pytest.mark.parametrize(("choice", "first"), [("first", "british"), ("second", "american")])
def test_3_1_on_equal_actions_the_british_choose(choice: str, first: str) -> None:
    m = war(FEW, american="action_2", british="action_2")
    assert asked(m) == ("british", "initiative")
    answer(m, choice)
    assert m.view()["position"]["first"] == first


def test_3_1_by_option_the_british_go_first_on_equal_actions() -> None:
    m = war(FEW, american="action_2", british="action_2", options={"initiative": "british-first"})
    assert asked(m) == ("british", "action")


def test_3_1_two_supply_cards_do_not_end_the_year() -> None:
    m = war(FEW, american="supply_2", british="supply_2")
    assert asked(m)[1] == "card"
    assert m.view()["position"]["turn"] == 2


def test_3_2_no_move_after_a_replacement() -> None:
    m = war(FEW, luck={"replacement": ["morgan"]})
    assert "move:albany" in options(m)
    answer(m, "replace", "new_york")
    assert options(m) == ["replace", "end"]


def test_3_2_each_action_is_a_group_move_or_a_replacement() -> None:
    m = war(FEW, american="action_2", luck={"replacement": ["morgan"]})
    answer(m, "move:albany", "hartford", "stop", "replace", "new_york")
    assert asked(m)[0] == "british"
    assert at(m, "morgan") == "new_york"


def test_3_3_one_step_for_each_block_in_supply() -> None:
    blocks: dict[str, Where] = {
        "washington": ("new_york", 1),
        "gates": ("albany", 1),
        "ward": ("saratoga", 1),
        "stark": ("west_point", 1),
        "grey": "boston",
    }
    m = war(blocks, american="supply_3")
    assert asked(m) == ("american", "supply")
    assert options(m) == ["washington", "gates", "done"]
    answer(m, "washington")
    assert options(m) == ["gates", "done"]
    answer(m, "gates")
    assert (strength(m, "washington"), strength(m, "gates")) == (2, 2)
    assert asked(m) == ("british", "action")


def test_3_3_blocks_in_the_atlantic_the_west_indies_and_indians_at_home() -> None:
    blocks: dict[str, Where] = {
        "grey": ("atlantic", 1),
        "hood": ("west_indies_british", 1),
        "mohawk": ("mohawk_village", 1),
        "shawnee": ("fort_pitt", 1),
        "howe": ("boston", 4),
        "ward": "albany",
    }
    m = war(blocks, british="supply_2")
    assert options(m) == ["grey", "mohawk", "hood", "done"]


def test_3_3_supply_gives_no_actions() -> None:
    m = war({"ward": ("albany", 1), "grey": "boston"}, american="supply_2", british="action_1")
    answer(m, "ward")
    assert asked(m) == ("british", "action")
    answer(m, "end")
    assert asked(m)[1] == "card"


def test_3_3_the_other_player_sees_where_a_step_goes_but_not_to_whom() -> None:
    m = war({"ward": ("albany", 1), "grey": "boston"}, american="supply_2")
    answer(m, "ward")
    supplied = [entry["args"] for entry in m.log("british") if entry["event"] == "supplied"]
    assert supplied == [{"side": "american", "block": "hidden-block", "at": "albany"}]
    assert "ward" not in str(m.log("british"))


def test_3_3_a_captured_town_supplies_while_it_is_held() -> None:
    m = war({"grey": ("new_york", 2), "ward": "albany"}, british="supply_2")
    assert options(m) == ["grey", "done"]


def test_3_0_cards_are_dealt_anew_from_all_25_every_year() -> None:
    position = {"year": 1777, "at": "year", "empty": True, "blocks": placed(FEW)}
    luck = {"deal": ["action_3"] * 6 + ["supply_3"] * 2 + ["action_1"] * 2}
    m = tricorne.new_match("liberty", seed=1, position=position, luck=luck)
    assert m.view("british")["position"]["hand"] == {"action_3": 5}
    assert m.view("american")["position"]["hand"] == {"action_1": 2, "action_3": 1, "supply_3": 2}
    assert "dealt" in events(m)


@pytest.mark.parametrize(
    "answers",
    [
        ("move:albany", "hartford", "stop", "move:springfield", "newport", "stop"),
        ("replace", "new_york", "replace", "philadelphia"),
        ("move:albany", "hartford", "stop", "replace", "new_york"),
    ],
)
def test_3_1_two_actions_are_two_moves_two_replacements_or_one_of_each(answers: tuple[str, ...]) -> None:
    blocks: dict[str, Where] = {"ward": "albany", "stark": "springfield", "grey": "boston"}
    m = war(blocks, american="action_2", luck={"replacement": ["morgan", "greene"]})
    answer(m, *answers)
    assert asked(m) == ("british", "action")


def test_3_1_why_a_card_is_not_laid_down() -> None:
    hands = {"american": {"action_1": 1}, "british": {"action_2": 1}}
    m = tricorne.new_match("liberty", seed=7, position={"year": 1777, "turn": 1, "at": "turn", "hands": hands})
    assert reason(m, "action_2", "american") == ("why-no-such-card", "3.1"), "the other player's card tells nothing"
    assert reason(m, "action_3", "american") == ("why-no-such-card", "3.1")


def test_3_2_why_no_group_moves_after_a_replacement() -> None:
    m = war({"ward": "albany", "grey": "boston"}, luck={"replacement": ["morgan"]})
    assert reason(m, "move:boston") == ("why-no-blocks", "5.1")
    answer(m, "replace", "albany")
    assert reason(m, "move:albany") == ("why-replaced", "3.2")


def test_3_3_why_a_block_is_not_supplied() -> None:
    blocks: dict[str, Where] = {
        "washington": ("new_york", 1),
        "ward": ("saratoga", 1),
        "gates": ("albany", 3),
        "stark": ("new_york", 1),
        "st_simon": ("west_indies_french", 1),
        "grey": ("boston", 1),
    }
    m = war(blocks, american="supply_3", french=False)
    assert reason(m, "grey") == ("why-not-your-block", "3.3")
    assert reason(m, "morgan") == ("why-not-on-map", "3.3")
    assert reason(m, "st_simon") == ("why-france-neutral", "9.0")
    assert reason(m, "ward") == ("why-no-supply-there", "3.3")
    assert reason(m, "gates") == ("why-full-strength", "3.3")
    answer(m, "washington")
    assert reason(m, "washington") == ("why-supplied", "3.3")
    indians = war({"shawnee": ("fort_pitt", 1), "mohawk": ("mohawk_village", 1), "ward": "albany"}, british="supply_2")
    assert reason(indians, "shawnee") == ("why-not-in-village", "3.3")
