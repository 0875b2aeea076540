"""11.0 Winter, with the winter diagram and the example of leader supply."""

from __future__ import annotations

import pytest

import tricorne
from tests.games.liberty.table import Where, after_winter, at, board, british_war, placed, strength, war, winter
from tests.games.library import answer, asked, events, options, reason
from tricorne.sim.check import check_one, tasks

ALL_TOWNS: dict[str, Where] = {
    "grey": "boston",
    "grant": "new_york",
    "percy": "philadelphia",
    "howe": "hartford",
    "rawdon": "west_indies_british",
}


def test_11_0_winter_comes_when_all_cards_are_played() -> None:
    m = war({"ward": "albany", "grey": "boston"}, spare=False)
    answer(m, "end", "end")
    assert m.view()["position"]["points"] == [14]


def test_11_0_the_order_of_winter() -> None:
    m = winter({"ward": "saratoga", "grey": "atlantic"}, french=False, luck={"french": [1, 2]})
    answer(m, "done", "no", "no")
    order = [event for event in events(m) if event in ("points", "french-roll", "disbanded", "captured", "dealt")]
    assert order == ["points", "french-roll", "disbanded", "captured", "dealt"]


@pytest.mark.parametrize(("more", "winner"), [({}, None), ({"birch": "charleston"}, "british")])
def test_11_1_the_british_win_with_thirty_points(more: dict[str, Where], winner: str | None) -> None:
    """14 with Boston, then New York 4, Philadelphia 4, Hartford 3, New Brunswick 2; Charleston 3 makes 30."""
    blocks = {**ALL_TOWNS, "fraser": "new_brunswick", **more}
    position = {"year": 1777, "at": "winter", "empty": True, "french_entered": True, "blocks": placed(blocks)}
    m = tricorne.new_match("liberty", position=position)
    assert m.view()["position"]["points"] == [30 if winner else 27]
    assert (m.result.winners if m.result else None) == ((winner,) if winner else None)


def test_11_1_the_americans_win_below_twelve() -> None:
    blocks: dict[str, Where] = {"ward": "albany", "greene": "norfolk"}
    position = {"year": 1777, "at": "winter", "empty": True, "blocks": placed(blocks)}
    m = tricorne.new_match("liberty", position=position)
    assert m.view()["position"]["points"] == [9]
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == (("american",), "british-collapse")


def test_11_1_the_americans_win_at_the_end_of_1783() -> None:
    m = winter({"ward": "albany"}, year=1783)
    assert m.result is not None
    assert m.result.reason == "american-endurance"


def test_11_1_ships_and_the_west_indies_count() -> None:
    m = winter({"ward": "albany", "graves": "new_york"}, year=1783)
    assert m.view()["position"]["points"] == [21]


def test_11_2_the_roll_comes_after_victory_is_decided() -> None:
    m = winter({"ward": "albany"}, year=1783, french=False)
    assert "french-roll" not in events(m)


def test_11_3_everything_in_the_atlantic_disbands() -> None:
    m = winter({"grey": "atlantic", "graves": "atlantic", "ward": "albany"})
    assert (at(m, "grey"), at(m, "graves")) == ("pool", "pool")


def test_11_3_the_british_go_first() -> None:
    m = winter({"peters": "montreal", "ward": "albany"})
    assert asked(m) == ("british", "winter")
    answer(m, "done")
    assert asked(m) == ("american", "winter")


def disbanding(blocks: dict[str, Where], seat: str) -> list[str]:
    """The blocks a seat may disband."""
    m = winter(blocks)
    if seat == "american":
        answer(m, "done")
    return [] if asked(m) != (seat, "winter") else options(answer(m, "disband"))


def test_11_3_british_and_french_in_or_next_to_a_friendly_port() -> None:
    british = disbanding({"grey": "merrimack", "howe": "saratoga", "peters": "saratoga", "ward": "albany"}, "british")
    assert "grey" in british
    assert "howe" not in british
    french = disbanding({"rochambeau": "albany", "dillon": "springfield", "ward": "albany"}, "american")
    assert french == ["ward", "rochambeau", "dillon"]


def test_11_3_americans_loyalists_and_indians_in_any_town() -> None:
    british = disbanding({"peters": "fort_stanwix", "ferguson": "saratoga", "mohawk": "mohawk_village"}, "british")
    assert {"peters", "mohawk"} <= set(british)
    assert "ferguson" not in british


def test_11_3_an_enemy_at_the_mouth_of_the_bay_forbids_it() -> None:
    assert "grey" in disbanding({"grey": "baltimore", "ward": "albany"}, "british")
    assert "grey" not in disbanding({"grey": "baltimore", "ward": "yorktown"}, "british")
    assert "grey" not in disbanding({"grey": "philadelphia", "ward": "dover"}, "british")


def test_11_3_a_disbanded_block_is_drawn_again_at_full_strength() -> None:
    m = winter({"ward": ("albany", 1)})
    answer(m, "done", "disband", "ward")
    assert (at(m, "ward"), strength(m, "ward")) == ("pool", 0)
    assert "ward" not in str(m.log("british"))


# The winter diagram


def test_11_4_diagram_new_brunswick_a_leader_of_one_feeds_himself() -> None:
    held: dict[str, Where] = {
        "cornwallis": ("new_brunswick", 1),
        "grey": "new_brunswick",
        "howe_warship": "new_brunswick",
    }
    m = after_winter(held, "done")
    assert [at(m, name) for name in held] == ["new_brunswick"] * 3
    assert "captured" not in events(m)
    m = after_winter({**held, "wurmb": "new_brunswick"}, "done")
    assert asked(m) == ("british", "attrition")


def test_11_4_diagram_new_brunswick_with_a_leader_of_four_feeds_six() -> None:
    others = ["grey", "wurmb", "heister", "birch", "fraser"]
    held: dict[str, Where] = {"cornwallis": ("new_brunswick", 4), **dict.fromkeys(others, "new_brunswick")}
    m = after_winter(held, "done")
    assert "captured" not in events(m)
    m = after_winter({**held, "knyphausen": "new_brunswick"}, "done")
    assert asked(m) == ("british", "attrition")


def test_11_3_diagram_west_point_is_next_to_new_brunswick() -> None:
    assert "heister" in disbanding({"heister": "west_point", "grey": "new_brunswick"}, "british")


def test_11_4_diagram_fort_stanwix_the_foot_is_lost_and_the_indian_lives() -> None:
    blocks: dict[str, Where] = {"heister": "fort_stanwix", "mohawk": "fort_stanwix"}
    assert "heister" not in disbanding(blocks, "british")
    m = after_winter(blocks, "done")
    assert (at(m, "heister"), at(m, "mohawk")) == ("prisoners", "fort_stanwix")


def test_11_4_diagram_albany_feeds_one_and_new_york_four() -> None:
    m = after_winter({"ward": "albany", "stark": "albany"}, "done", "done")
    assert asked(m) == ("american", "attrition")
    answer(m, "stark")
    assert (at(m, "ward"), at(m, "stark")) == ("albany", "prisoners")
    four = dict.fromkeys(["ward", "stark", "putnam", "dickinson"], "new_york")
    m = after_winter({**four}, "done", "done")
    assert "captured" not in events(m)


def test_11_4_diagram_hartford_an_american_leader_does_not_feed_the_french() -> None:
    blocks: dict[str, Where] = {"washington": ("hartford", 4), "dillon": "hartford", "viomenil": "hartford"}
    blocks |= {"lauzun": "hartford", "st_simon": "hartford"}
    m = after_winter(blocks, "done")
    assert {"dillon", "viomenil", "lauzun", "st_simon"} <= set(options(answer(m.fork(), "disband")))
    answer(m, "done")
    assert asked(m) == ("american", "attrition")
    assert set(options(m)) == {"st_simon", "viomenil", "dillon", "lauzun"}
    m = after_winter(blocks, "done", "disband", "dillon", "done")
    assert "captured" not in events(m)


def test_11_4_example_washington_of_two_in_boston_makes_five() -> None:
    five = ["ward", "stark", "putnam", "dickinson"]
    blocks: dict[str, Where] = {"washington": ("boston", 2), "grant": "norfolk", **dict.fromkeys(five, "boston")}
    m = after_winter(blocks, "done", "done")
    assert "captured" not in events(m)
    m = after_winter({**blocks, "clinton": "boston"}, "done", "done")
    assert asked(m) == ("american", "attrition")


def test_11_4_only_one_leader_of_a_hex_feeds() -> None:
    blocks: dict[str, Where] = {"washington": ("west_point", 2), "gates": ("west_point", 2), "ward": "west_point"}
    m = after_winter(blocks, "done", "done")
    assert asked(m) == ("american", "attrition")


def test_11_4_a_leader_outside_a_town_feeds_nobody() -> None:
    m = after_winter({"washington": ("saratoga", 4), "ward": "albany"}, "done", "done")
    assert at(m, "washington") == "prisoners"


def test_11_4_a_british_leader_feeds_loyalists_too() -> None:
    m = after_winter({"howe": ("west_point", 3), "peters": "west_point", "ferguson": "west_point"}, "done")
    assert asked(m)[1] == "card"


# Prisoners

HELD: dict[str, Where] = {"howe": "prisoners", "washington": "prisoners", "ward": "albany", "grey": "boston"}


def test_11_5_an_offer_out_of_turn_is_accepted() -> None:
    m = british_war(HELD)
    assert asked(m)[0] == "british"
    m.answer("exchange", "american")
    assert asked(m) == ("american", "exchange")
    assert options(m) == ["back:washington", "give:howe", "withdraw"]
    answer(m, "back:washington", "give:howe", "offer")
    assert asked(m) == ("british", "exchange-reply")
    answer(m, "accept")
    assert (at(m, "howe"), at(m, "washington")) == ("pool", "pool")
    assert asked(m) == ("british", "action")


def test_11_5_the_player_who_is_asked_may_make_an_offer_too() -> None:
    m = british_war(HELD)
    m.answer("exchange", "british")
    assert asked(m) == ("british", "exchange")
    answer(m, "back:howe", "give:washington", "offer", "accept")
    assert (at(m, "howe"), at(m, "washington")) == ("pool", "pool")
    assert asked(m) == ("british", "action")


@pytest.mark.parametrize("seat", ["american", "british"])
def test_11_5_offers_are_made_while_both_choose_their_cards(seat: str) -> None:
    position = {"year": 1777, "turn": 1, "at": "turn", "empty": True, "blocks": placed(HELD)}
    hands = {"american": {"action_1": 1}, "british": {"action_2": 1}}
    m = tricorne.new_match("liberty", seed=7, position={**position, "hands": hands}, luck={"weather": [6]})
    answer(m, "action_1")
    assert asked(m) == ("british", "card")
    m.answer("exchange", seat)
    answer(m, "withdraw", "action_2")
    assert asked(m) == ("british", "action")


def test_11_5_an_exchanged_block_may_be_drawn_at_once() -> None:
    captured: dict[str, Where] = dict.fromkeys(board().block_names, "prisoners")
    m = british_war({**captured, "ward": "albany", "grey": "boston"})
    assert options(m) == ["move:boston", "end"]
    m.answer("exchange", "british")
    answer(m, "back:howe", "offer", "accept")
    assert options(m) == ["move:boston", "replace", "end"]


def test_11_5_one_negotiation_at_a_time() -> None:
    m = british_war(HELD)
    assert m.view("american")["interrupts"] == ["exchange"]
    m.answer("exchange", "british")
    assert m.view("american")["interrupts"] == m.view("british")["interrupts"] == []
    asked_in_winter = winter({"howe": "prisoners", "ward": "albany"})
    answer(asked_in_winter, "done", "done")
    assert asked_in_winter.view("american")["interrupts"] == []


def test_11_5_an_offer_may_be_refused_or_withdrawn() -> None:
    m = british_war(HELD)
    m.answer("exchange", "american")
    answer(m, "back:washington", "offer", "refuse")
    assert at(m, "washington") == "prisoners"
    m.answer("exchange", "american")
    answer(m, "withdraw")
    assert asked(m) == ("british", "action")


def test_11_5_a_counter_offer() -> None:
    m = british_war(HELD)
    m.answer("exchange", "american")
    answer(m, "back:washington", "offer", "counter")
    assert asked(m) == ("british", "exchange")
    answer(m, "back:howe", "give:washington", "offer")
    assert asked(m) == ("american", "exchange-reply")
    answer(m, "accept")
    assert (at(m, "howe"), at(m, "washington")) == ("pool", "pool")


def test_11_5_prisoners_lie_face_up() -> None:
    m = british_war(HELD)
    assert m.view("observer")["position"]["prisoners"] == {"american": ["washington"], "british": ["howe"]}


def test_11_5_without_prisoners_there_is_nothing_to_offer() -> None:
    m = british_war({"ward": "albany", "grey": "boston"})
    with pytest.raises(tricorne.Refused):
        m.answer("exchange", "american")


def test_11_5_in_winter_each_player_is_asked() -> None:
    m = winter({"howe": "prisoners", "ward": "albany"})
    answer(m, "done", "done")
    assert asked(m) == ("british", "negotiate")
    answer(m, "no")
    assert asked(m) == ("american", "negotiate")


# Why not


def test_11_3_why_a_block_does_not_disband() -> None:
    blocks: dict[str, Where] = {"howe": "saratoga", "ferguson": "saratoga", "birch": "baltimore", "ward": "yorktown"}
    m = answer(winter({**blocks, "peters": "fort_stanwix"}), "disband")
    assert reason(m, "ward") == ("why-not-your-block", "11.3")
    assert reason(m, "tarleton") == ("why-not-on-map", "11.3")
    assert reason(m, "howe") == ("why-no-friendly-port", "11.3")
    assert reason(m, "ferguson") == ("why-no-town", "11.3")
    assert reason(m, "birch") == ("why-bay-closed", "11.3")
    french = winter({"st_simon": "west_indies_french", "ward": "albany"}, french=False, luck={"french": [1, 1]})
    answer(french, "done", "disband")
    assert reason(french, "st_simon") == ("why-france-neutral", "9.0")


def test_11_4_why_a_block_is_not_lost_to_winter() -> None:
    blocks: dict[str, Where] = {"washington": ("hartford", 2), "ward": "hartford", "stark": "hartford"}
    blocks |= {"rochambeau": ("hartford", 1), "dillon": "hartford", "viomenil": "hartford", "greene": "albany"}
    m = answer(winter(blocks), "done", "done")
    assert asked(m) == ("american", "attrition")
    assert reason(m, "greene") == ("why-elsewhere", "11.4")
    indians: dict[str, Where] = {"mohawk": "albany", "howe": "albany", "grey": "albany", "grant": "albany"}
    fed = answer(winter({**indians, "howe": ("albany", 1), "percy": "albany"}), "done")
    assert asked(fed) == ("british", "attrition")
    assert reason(fed, "mohawk") == ("why-needs-no-supply", "11.4")


def test_11_5_why_a_block_is_not_in_the_offer() -> None:
    m = british_war(HELD)
    m.answer("exchange", "american")
    assert reason(m, "offer") == ("why-nothing-chosen", "11.5")
    assert reason(m, "back:howe") == ("why-not-your-block", "11.5")
    assert reason(m, "give:washington") == ("why-your-own-block", "11.5")
    assert reason(m, "back:ward") == ("why-no-prisoner", "11.5")
    answer(m, "back:washington")
    assert reason(m, "back:washington") == ("why-chosen", "11.5")


def test_11_4_why_the_loss_of_a_leader_would_feed_nobody() -> None:
    hungry = dict.fromkeys(["grey", "fraser", "ohara", "birch"], "new_brunswick")
    m = winter({"cornwallis": ("new_brunswick", 2), **hungry, "ward": "hartford"})
    answer(m, "done", "done")
    assert asked(m) == ("british", "attrition")
    assert reason(m, "cornwallis") == ("why-loss-is-no-help", "11.4")


def test_11_5_an_offer_of_nothing_is_said_in_plain_spanish() -> None:
    m = british_war(HELD)
    m.answer("exchange", "american")
    answer(m, "back:washington", "offer")
    words, ask = m.game.words("es"), m.question
    assert ask is not None
    assert "(entregan: nada; piden: Washington)" in words.say("q-exchange-reply", ask.args)
    [line] = [entry for entry in m.log() if entry["event"] == "offered"]
    assert "(entregan: nada; piden: Washington)" in words.say("l-offered", line["args"])


@pytest.mark.parametrize("index", [27, 29])
def test_11_3_what_the_end_of_disbanding_shows_is_not_taken_back(index: int) -> None:
    """Games in which the last "done" of a winter showed by the next question what the enemy had."""
    task = list(tasks("liberty", 30, seed=1))[index]
    assert check_one("liberty", False, task).failures == []
