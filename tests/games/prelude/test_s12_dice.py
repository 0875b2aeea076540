"""12 Cards with checks, dice, duels and contests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.library import answer, asked, options, reason, seen
from tests.games.prelude.table import (
    EXTERNAL,
    LOYAL,
    ORGANIZATIONS,
    PATRIOTE,
    RURAL,
    URBAN,
    change,
    cubes,
    expected,
    measure,
    table,
)
from tricorne.bots import because
from tricorne.core import Match

LOW, HIGH = [1, 1, 1], [6, 6, 6]


def rolling(side: str, card: int, *checks: Sequence[int], **position: Any) -> Match:
    """A table for one Event with these checks and no points to raise a target."""
    dice = [die for check in checks for die in check]
    luck = {"score-die": [ORGANIZATIONS], "check-die": dice, **position.pop("luck", {})}
    settings = {"opportunity": {PATRIOTE: 0, LOYAL: 0}, "turn": "fall_1837", **position}
    return table(side, [card], luck=luck, **settings)


def key_event(side: str, card: int, *checks: Sequence[int], **position: Any) -> Match:
    """The same for a Key Event, which is bought: the buyer has just enough points."""
    dice = [die for check in checks for die in check]
    luck = {"score-die": [ORGANIZATIONS], "check-die": dice, **position.pop("luck", {})}
    cost = 6 if card in (7, 8) else 4
    other = LOYAL if side == PATRIOTE else PATRIOTE
    settings = {"opportunity": {side: cost, other: 0}, "turn": "fall_1837", **position}
    return table(side, ["card-139"], ["card-140"], pool=[f"card-{card}"], luck=luck, **settings)


def targets(match: Match) -> list[int]:
    return [entry["args"]["target"] for entry in match.log() if entry["event"] == "check"]


@pytest.mark.parametrize(
    ("city", "dice", "text"),
    [
        ("montreal", LOW, "O L+2; org L montreal+1; L montreal+1; L quebec+1"),
        ("quebec", LOW, "O L+2; org L quebec+1; L montreal+1; L quebec+1"),
        ("quebec", HIGH, "L montreal+1; L quebec+1"),
    ],
)
def test_12_0_card_2_founds_an_urban_organization(city: str, dice: list[int], text: str) -> None:
    match = key_event(LOYAL, 2, dice)
    before = measure(match)
    answer(match, "buy:card-2", city)
    assert change(before, match) == expected(text + "; op L-4")
    assert targets(match) == [{"montreal": 6, "quebec": 8}[city]]


def test_12_0_card_2_takes_the_city_that_is_left() -> None:
    match = key_event(LOYAL, 2, LOW, organizations={PATRIOTE: ["montreal"], LOYAL: ["quebec"]})
    before = measure(match)
    answer(match, "buy:card-2")
    assert change(before, match) == expected("O L+2; org L montreal+1; L montreal+1; L quebec+1; op L-4")


def test_12_0_card_2_adds_two_cubes_when_both_organizations_exist() -> None:
    match = key_event(LOYAL, 2, organizations={LOYAL: ["montreal", "quebec"]})
    before = measure(match)
    answer(match, "buy:card-2")
    assert change(before, match) == expected("L montreal+2 quebec+2; op L-4")


@pytest.mark.parametrize(
    ("dice", "text"),
    [([LOW, LOW], "vp L+4; O L+1"), ([LOW, HIGH], "vp L+2"), ([HIGH], "")],
)
def test_12_0_card_3_checks_the_second_city_after_a_success_only(dice: list[list[int]], text: str) -> None:
    match = key_event(LOYAL, 3, *dice)
    before = measure(match)
    answer(match, "buy:card-3")
    assert options(match) == ["montreal", "quebec"]
    answer(match, "quebec")
    assert change(before, match) == expected(text) | expected("op L-4")
    assert targets(match) == [8, 6][: len(dice)]


def test_12_0_card_5_scores_a_track_on_success() -> None:
    match = key_event(PATRIOTE, 5, LOW, score={EXTERNAL: 3}, external_influence=-2, spirit=3)
    before = measure(match)
    answer(match, "buy:card-5")
    assert (asked(match)[0], options(match)) == (PATRIOTE, [RURAL, ORGANIZATIONS, EXTERNAL, URBAN])
    answer(match, EXTERNAL)
    assert change(before, match) == expected("vp P+2; spirit+1; op P-4")
    assert seen(match)["tracks"][EXTERNAL]["score"] == 0
    assert targets(match) == [5]


def test_12_0_card_5_adds_cubes_on_failure() -> None:
    match = key_event(PATRIOTE, 5, HIGH)
    before = measure(match)
    answer(match, "buy:card-5")
    assert change(before, match) == expected("P richelieu+2; spirit+1; op P-4")


def test_12_0_card_6_raises_the_sons_of_liberty() -> None:
    match = key_event(PATRIOTE, 6)
    before = measure(match)
    answer(match, "buy:card-6")
    assert change(before, match) == expected("P montreal+2; war P+2; spirit+1; op P-4")


def test_12_0_card_7_checks_in_the_order_and_number_announced() -> None:
    match = key_event(PATRIOTE, 7, LOW, HIGH, cubes={"rouville": {PATRIOTE: 3}, "chambly": {PATRIOTE: 2}})
    before = measure(match)
    answer(match, "buy:card-7")
    assert (asked(match)[0], options(match)) == (PATRIOTE, ["1", "2", "3", "4", "5", "6"])
    assert reason(match, "0") == ("why-card-says-more", "12.0")
    assert reason(match, "7") == ("why-card-says-fewer", "12.0")
    answer(match, "2")
    assert sorted(options(match)) == ["chambly", "l_acadie", "richelieu", "rouville", "st_hyacinthe", "vercheres"]
    assert asked(match)[0] == PATRIOTE
    answer(match, "rouville")
    assert (len(targets(match)), "rouville" in options(match)) == (1, False)
    answer(match, "chambly")
    assert change(before, match) == expected("vp P+1; P chambly-1; spirit+2; op P-6")
    assert targets(match) == [6, 5]


@pytest.mark.parametrize(("announced", "last", "war"), [(3, LOW, 0), (4, LOW, 2), (4, HIGH, 0)])
def test_12_0_card_7_four_successes_prepare_for_war(announced: int, last: list[int], war: int) -> None:
    match = key_event(PATRIOTE, 7, *[LOW] * (announced - 1), last)
    answer(match, "buy:card-7", str(announced))
    answer(match, *["richelieu", "st_hyacinthe", "rouville", "chambly"][:announced])
    assert seen(match)["war_readiness"][PATRIOTE] == war
    assert seen(match)["vp"] == -(announced - (last == HIGH))


@pytest.mark.parametrize(
    ("die", "corps", "may_end"), [(6, 0, True), (5, 0, False), (4, 2, True), (3, 4, True), (2, 5, False)]
)
def test_12_0_card_8_counts_volunteer_corps_up_to_three(die: int, corps: int, may_end: bool) -> None:
    names = ["shefford", "drummond", "stanstead", "sherbrooke", "megantic"]
    match = key_event(
        LOYAL,
        8,
        luck={"event-die": [die]},
        spirit=10,
        organizations={LOYAL: ["quebec", *names]},
        volunteers=names[:corps],
    )
    before = measure(match)
    answer(match, "buy:card-8")
    if may_end:
        assert (asked(match), options(match)) == ((LOYAL, "choose-one"), ["end_the_game", "decline"])
        answer(match, "decline")
    assert change(before, match) == expected("P montreal-2; spirit+1; op L-6")


def test_12_0_card_8_ends_the_game_without_a_score_die() -> None:
    match = key_event(LOYAL, 8, luck={"event-die": [6]}, spirit=10, no_matter_the_cost=True, score={ORGANIZATIONS: 3})
    answer(match, "buy:card-8", "end_the_game")
    assert match.result is not None
    assert match.result.reason == "warrants"
    assert not [entry for entry in match.log() if entry["event"] == "score-die"]
    # Rural 4 to the Patriotes; External 2, empty Québec 2 and War Readiness 4 to the Loyals.
    assert seen(match)["vp"] == -4 + 2 + 2 + 4


def test_12_0_card_8_needs_spirit_10() -> None:
    assert "buy:card-8" not in options(key_event(LOYAL, 8, spirit=9))


@pytest.mark.parametrize(
    ("patriote", "loyal", "boxes"),
    [("0", "0", 1), ("1", "0", 1), ("2", "0", 2), ("5", "1", 3), ("6", "0", 3), ("1", "2", 0)],
)
def test_12_0_card_28_moves_influence_by_points_spent(patriote: str, loyal: str, boxes: int) -> None:
    match = rolling(PATRIOTE, 28, opportunity={PATRIOTE: 6, LOYAL: 6})
    before = measure(match)
    answer(match, "event:card-28", patriote)
    assert match.question is not None
    assert (asked(match), match.question.args["against"]) == ((LOYAL, "contest"), int(patriote))
    answer(match, loyal)
    spent = {"op P": -int(patriote), "op L": -int(loyal), "EI": -boxes}
    assert change(before, match) == {key: value for key, value in spent.items() if value}


def test_whoever_spends_first_is_not_told_to_spend_more_than_the_other() -> None:
    match = rolling(PATRIOTE, 28, opportunity={PATRIOTE: 6, LOYAL: 6})
    answer(match, "event:card-28")
    assert [why.say for why in because(match, PATRIOTE, "2")] == ["w-contest-open"]
    answer(match, "2")
    said = [[why.say for why in because(match, LOYAL, number)] for number in ("2", "3")]
    assert said == [["w-contest-saves"], ["w-contest-more"]]


@pytest.mark.parametrize(
    ("dice", "text"),
    [
        ([LOW, LOW], "L montreal+2; P montreal+2"),
        ([LOW, HIGH], "L montreal+2; P montreal-1"),
        ([HIGH, LOW], "L montreal-1; P montreal+2"),
    ],
)
def test_12_0_card_31_checks_both_sides(dice: list[list[int]], text: str) -> None:
    match = rolling(LOYAL, 31, *dice)
    before = measure(match)
    answer(match, "event:card-31")
    assert change(before, match) == expected(text)
    assert targets(match) == [4, 5]


@pytest.mark.parametrize(("dice", "text"), [(LOW, "vp L+1; spirit+1"), (HIGH, "P richelieu-2; vp L+2; spirit+1")])
def test_12_0_card_40(dice: list[int], text: str) -> None:
    match = rolling(LOYAL, 40, dice, cubes={"richelieu": {PATRIOTE: 4}})
    before = measure(match)
    answer(match, "event:card-40")
    assert change(before, match) == expected(text)
    assert targets(match) == [6]


@pytest.mark.parametrize(
    ("patriote", "loyal", "text"),
    [
        ("2", "2", "P st_hyacinthe+3; vp P+1; spirit+1; op P-2"),
        ("1", "2", "P st_hyacinthe+1; spirit+1; op P-1"),
    ],
)
def test_12_0_card_70(patriote: str, loyal: str, text: str) -> None:
    match = rolling(PATRIOTE, 70, opportunity={PATRIOTE: 3, LOYAL: 3})
    before = measure(match)
    answer(match, "event:card-70", patriote, loyal)
    assert change(before, match) == expected(text) | {"op L": -2}


def test_12_0_card_70_without_points_nobody_is_asked() -> None:
    match = rolling(PATRIOTE, 70)
    before = measure(match)
    answer(match, "event:card-70")
    assert change(before, match) == expected("P st_hyacinthe+3; vp P+1; spirit+1")


@pytest.mark.parametrize(
    ("dice", "text"),
    [(LOW, "P montreal-1; L montreal-1; spirit+1"), (HIGH, "P montreal-3; vp L+1; spirit+1")],
)
def test_12_0_card_76(dice: list[int], text: str) -> None:
    match = rolling(LOYAL, 76, dice, spirit=8, cubes={"montreal": {PATRIOTE: 4}})
    before = measure(match)
    answer(match, "event:card-76")
    assert change(before, match) == expected(text)
    assert targets(match) == [6]


def test_12_0_card_84_lets_the_loyal_player_choose_and_the_patriotes_check() -> None:
    match = rolling(LOYAL, 84, LOW, HIGH, [2, 2, 2], opportunity={PATRIOTE: 3, LOYAL: 3})
    before = measure(match)
    answer(match, "event:card-84")
    assert asked(match)[0] == LOYAL
    assert not {"yamaska", "montreal"} & set(options(match))
    assert "deux_montagnes" in options(match)
    answer(match, "chambly", "l_acadie", "terrebonne")
    assert targets(match) == [5, 6, 5]
    assert asked(match) == (PATRIOTE, "raise-target")
    answer(match, "fail")
    assert change(before, match) == expected("P l_acadie-2 terrebonne-2")


@pytest.mark.parametrize(
    ("dice", "text"),
    [
        ([LOW, LOW], ""),
        ([HIGH, LOW], "P montreal-1; vp L+1"),
        ([HIGH, HIGH], "P montreal-1; P quebec-1; vp L+2"),
    ],
)
def test_12_0_card_88(dice: list[list[int]], text: str) -> None:
    match = rolling(LOYAL, 88, *dice, cubes={"quebec": {PATRIOTE: 2}})
    before = measure(match)
    answer(match, "event:card-88")
    assert change(before, match) == expected(text)
    assert targets(match) == [6, 5]


@pytest.mark.parametrize(("die", "influence", "vp"), [(3, 2, 3), (2, 2, 1), (5, 0, 3), (6, -2, 1), (4, 0, 1)])
def test_12_0_card_94_rolls_with_external_influence(die: int, influence: int, vp: int) -> None:
    match = rolling(LOYAL, 94, luck={"event-die": [die]}, external_influence=influence)
    before = measure(match)
    answer(match, "event:card-94")
    assert change(before, match) == {"vp": vp}


@pytest.mark.parametrize(
    ("card", "side", "city", "target"), [(101, PATRIOTE, "montreal", 8), (117, LOYAL, "quebec", 6)]
)
def test_12_0_cards_101_and_117_attempt_with_five(card: int, side: str, city: str, target: int) -> None:
    match = rolling(side, card, LOW, organizations={side: [city]}, cubes={city: {side: 6}, "chambly": {PATRIOTE: 2}})
    before = measure(match)
    answer(match, f"event:card-{card}")
    assert len(options(match)) == 24
    answer(match, "chambly")
    assert asked(match)[1] == "play"
    letter = "P" if side == PATRIOTE else "L"
    assert change(before, match) == expected(f"org {letter} chambly+1; O {letter}+1")
    assert targets(match) == [target]


@pytest.mark.parametrize(("card", "side", "city"), [(102, PATRIOTE, "montreal"), (135, LOYAL, "quebec")])
def test_12_0_cards_102_and_135_attempt_twice_with_three(card: int, side: str, city: str) -> None:
    match = rolling(side, card, HIGH, LOW, organizations={side: [city]}, cubes={city: {side: 11}})
    before = measure(match)
    answer(match, f"event:card-{card}", "nicolet")
    assert "nicolet" not in options(match)
    answer(match, "beauce")
    assert asked(match)[1] == "play"
    letter = "P" if side == PATRIOTE else "L"
    assert change(before, match) == expected(f"org {letter} beauce+1; O {letter}+1")
    assert targets(match) == [5, 5]


def test_12_0_card_130_mobilizes_in_three_counties_with_two_points_each() -> None:
    match = rolling(
        PATRIOTE, 130, cubes={"chambly": {PATRIOTE: 1}, "rouville": {PATRIOTE: 2}, "nicolet": {PATRIOTE: 1}}
    )
    before = measure(match)
    answer(match, "event:card-130")
    assert not {"shefford", "montreal"} & set(options(match))
    answer(match, "nicolet", "rouville", "chambly")
    # Nicolet: box 2 for 1 point, box 3 would cost 2. Rouville: box 3 for both. Chambly: declined.
    answer(match, "nicolet", "rouville", "done")
    assert asked(match)[1] == "play"
    assert change(before, match) == expected("P nicolet+1 rouville+1")


def test_12_0_card_131_rolls_again_for_a_county_drawn_before() -> None:
    match = rolling(PATRIOTE, 131, luck={"green-die": [3, 3, 5, 6], "red-die": [5, 5, 1, 1]})
    before = measure(match)
    answer(match, "event:card-131")
    assert asked(match) == (PATRIOTE, "random-county")
    assert len(options(match)) == 24
    assert reason(match, "nicolet") == ("why-drawn-before", "11.0")
    answer(match, "beauce")
    assert change(before, match) == expected("P nicolet+2 montreal+1 beauce+2")


@pytest.mark.parametrize(("dice", "vp"), [([5, 3], -2), ([2, 4], 2), ([3, 3, 6, 1], -2)])
def test_12_0_card_145_is_won_by_the_higher_die(dice: list[int], vp: int) -> None:
    match = rolling(LOYAL, 145, luck={"event-die": dice})
    before = measure(match)
    answer(match, "event:card-145")
    assert change(before, match) == {"vp": vp}


@pytest.mark.parametrize(
    ("dice", "text"),
    [
        ([LOW, LOW], "vp P+2; P chambly+1; P richelieu+1; O P+1"),
        ([LOW, HIGH], "vp P+1; P chambly+1"),
        ([HIGH, HIGH], ""),
    ],
)
def test_12_0_card_147_checks_in_two_organized_counties(dice: list[list[int]], text: str) -> None:
    match = rolling(PATRIOTE, 147, *dice, organizations={PATRIOTE: ["montreal", "chambly", "richelieu", "nicolet"]})
    before = measure(match)
    answer(match, "event:card-147")
    assert sorted(options(match)) == ["chambly", "nicolet", "richelieu"]
    answer(match, "chambly", "richelieu")
    assert change(before, match) == expected(text)
    assert targets(match) == [6, 5]
    assert cubes(match, "nicolet") == (0, 0)
