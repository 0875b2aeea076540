"""12 Cards whose effect lasts, and cards that change the sequence of play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.library import answer, asked, options, reason, seen
from tests.games.prelude.table import (
    EXTERNAL,
    FILLER,
    LOYAL,
    ORGANIZATIONS,
    PATRIOTE,
    RURAL,
    URBAN,
    board,
    change,
    cubes,
    expected,
    measure,
    table,
)
from tricorne.core import Match

DICE = {"score-die": [ORGANIZATIONS, RURAL, URBAN]}


def lasting(match: Match) -> list[str]:
    return [effect["card"] for effect in seen(match)["lasting"]]


def test_12_0_card_23_is_set_aside_and_shown() -> None:
    match = table(PATRIOTE, [23], luck=DICE)
    answer(match, "event:card-23")
    assert seen(match)["in_play"] == ["card-23"]
    assert seen(match)["lasting"] == [{"card": "card-23", "kind": "feast", "district": None}]


@pytest.mark.parametrize("turn", ["early_1834", "year_1835", "year_1836", "early_1837"])
def test_12_0_card_23_pays_before_the_patriote_card_of_a_feast_round(turn: str) -> None:
    feast = next(data.data.st_jean_baptiste for data in board().turns if data.id == turn)
    match = table(
        LOYAL, [136], ["card-140", "card-139"], luck=DICE, turn=turn, round=feast, in_play=["card-23"],
        lasting=[{"card": "card-23", "since": 0}], sessions=[],
    )  # fmt: skip
    before = measure(match)
    answer(match, "event:card-136")
    assert (asked(match), len(options(match))) == ((PATRIOTE, "add"), 26)
    answer(match, "quebec", "nicolet")
    assert change(before, match) == expected("op L+2; vp P+1; P quebec+1 nicolet+1")
    assert asked(match) == (PATRIOTE, "play")
    assert lasting(match) == ["card-23"]


def test_12_0_card_23_does_not_pay_in_other_rounds_nor_in_its_own() -> None:
    other = table(PATRIOTE, [22], luck=DICE, round=5, lasting=[{"card": "card-23", "since": 0}])
    assert asked(other) == (PATRIOTE, "play")
    own = table(LOYAL, [23], ["card-140"], luck=DICE, round=6)
    before = measure(own)
    answer(own, "points:card-23", "done")
    assert asked(own) == (PATRIOTE, "play")
    assert change(before, own) == {}


def end_of_turn(**position: Any) -> Match:
    """The last Action Round of a turn, with a card of no consequence."""
    settings = {"round": 8, "first": LOYAL, "turn": "year_1835", "composure": True, **position}
    match = table(PATRIOTE, ["card-140"], luck=DICE, **settings)
    return answer(match, "event:card-140")


@pytest.mark.parametrize(
    ("card", "district", "cubes_there", "vp"),
    [
        (37, "quebec", {PATRIOTE: 1, LOYAL: 4}, 2),
        (37, "quebec", {PATRIOTE: 5, LOYAL: 4}, -2),
        (37, "quebec", {PATRIOTE: 4, LOYAL: 4}, 0),
        (42, "nicolet", {PATRIOTE: 2, LOYAL: 1}, -2),
        (43, "beauce", {PATRIOTE: 0, LOYAL: 1}, 2),
    ],
)
def test_12_0_cards_37_42_43_pay_the_controller_at_the_end_of_the_turn(
    card: int, district: str, cubes_there: dict[str, int], vp: int
) -> None:
    match = end_of_turn(lasting=[{"card": f"card-{card}", "district": district}], cubes={district: cubes_there})
    assert seen(match)["vp"] == vp
    assert lasting(match) == []


def test_12_0_card_37_waits_for_quebec() -> None:
    match = table(PATRIOTE, [37], luck=DICE)
    before = measure(match)
    answer(match, "event:card-37")
    assert change(before, match) == {}
    assert seen(match)["lasting"] == [{"card": "card-37", "kind": "controller_scores", "district": "quebec"}]


@pytest.mark.parametrize("card", [42, 43])
def test_12_0_cards_42_and_43_draw_their_county(card: int) -> None:
    match = table(LOYAL, [card], luck={**DICE, "green-die": [3], "red-die": [5]})
    answer(match, f"event:card-{card}")
    assert seen(match)["lasting"] == [{"card": f"card-{card}", "kind": "controller_scores", "district": "nicolet"}]


def test_12_0_cards_37_and_42_the_turn_is_finished_before_20_vp_are_tested() -> None:
    match = end_of_turn(lasting=[{"card": "card-37", "district": "quebec"}], vp=18, opportunity={LOYAL: 0})
    assert match.result is not None
    assert match.result.reason == "twenty-vp"
    assert seen(match)["opportunity"][LOYAL] == 8
    rebellion = end_of_turn(
        lasting=[{"card": "card-37", "district": "quebec"}], vp=18, spirit=14, composure=False, no_matter_the_cost=True
    )
    assert rebellion.result is not None
    assert rebellion.result.reason == "spirit-15"


def test_12_0_card_56_limits_patriote_mobilization_to_five() -> None:
    match = table(LOYAL, [56], [22, 69], luck=DICE, cubes={"chambly": {PATRIOTE: 4}, "nicolet": {PATRIOTE: 5}})
    answer(match, "event:card-56", "points:card-22")
    assert "mobilize:nicolet" not in options(match)
    assert reason(match, "mobilize:nicolet") == ("why-cube-limit", "12.0")
    answer(match, "mobilize:chambly")
    assert "mobilize:chambly" not in options(match)
    assert "mobilize:montreal" in options(match)


def test_12_0_card_56_does_not_bind_events_or_the_loyals_and_ends_with_the_turn() -> None:
    limited: dict[str, Any] = {"lasting": [{"card": "card-56"}]}
    event = table(PATRIOTE, [146], luck=DICE, cubes={"st_hyacinthe": {PATRIOTE: 5}}, **limited)
    answer(event, "event:card-146")
    assert cubes(event, "st_hyacinthe")[0] == 8
    loyal = table(LOYAL, [24], luck=DICE, cubes={"drummond": {LOYAL: 6}}, **limited)
    answer(loyal, "points:card-24")
    assert "mobilize:drummond" in options(loyal)
    assert lasting(end_of_turn(**limited)) == []


def test_12_0_card_68_ignores_extra_costs_in_patriote_counties_for_good() -> None:
    third = {"chambly": {PATRIOTE: 2}, "shefford": {PATRIOTE: 0}}
    match = table(PATRIOTE, [68, 22], ["card-136", "card-140"], luck=DICE, cubes=third)
    answer(match, "event:card-68", "event:card-136", "points:card-22", "mobilize:chambly")
    assert match.question is not None
    assert match.question.args["points"] == 3
    answer(match, "mobilize:shefford")
    assert match.question.args["points"] == 1
    assert seen(match)["in_play"] == ["card-68"]
    assert lasting(end_of_turn(lasting=[{"card": "card-68"}])) == ["card-68"]


@pytest.mark.parametrize(("cubes_placed", "vp"), [(3, 0), (4, 1)])
def test_12_0_card_77_pays_for_four_points_of_mobilization(cubes_placed: int, vp: int) -> None:
    match = table(LOYAL, [77], [22, 96], luck=DICE)
    answer(match, "event:card-77", "points:card-22")
    names = ["nicolet", "nicolet", "berthier", "berthier"]
    answer(match, *(f"mobilize:{name}" for name in names[:cubes_placed]))
    if cubes_placed == 3:
        answer(match, "done")
    assert seen(match)["vp"] == vp


def test_12_0_card_77_does_not_look_back_nor_at_organizations_and_ends_with_the_turn() -> None:
    back = table(PATRIOTE, [77], luck=DICE)
    answer(back, "points:card-77", *["mobilize:nicolet", "mobilize:nicolet", "mobilize:berthier", "mobilize:berthier"])
    assert seen(back)["vp"] == 0
    organized = table(PATRIOTE, [22], luck={**DICE, "check-die": [1, 1, 1]}, lasting=[{"card": "card-77"}])
    answer(organized, "points:card-22", "organize:montreal", "4")
    assert seen(organized)["vp"] == 0
    assert lasting(end_of_turn(lasting=[{"card": "card-77"}])) == []


def test_12_0_card_85_makes_the_next_round_a_session() -> None:
    match = table(
        PATRIOTE, [85, 109, 22], ["card-136", "card-140"], luck={"score-die": [RURAL] * 3 + [URBAN]},
        turn="early_1837", round=4,
    )  # fmt: skip
    answer(match, "event:card-85")
    assert seen(match)["sessions"] == [5]
    assert lasting(match) == ["card-85"]
    before = measure(match)
    answer(match, "event:card-136")
    assert change(before, match) == expected("op L+2")
    before = measure(match)
    answer(match, "event:card-109", "event:card-140")
    assert (asked(match), seen(match)["round"]) == ((PATRIOTE, "play"), 6)
    assert change(before, match) == expected("vp P+6; P quebec+1")
    assert lasting(match) == []


def test_12_0_card_85_in_round_8_reaches_into_the_next_turn() -> None:
    match = table(PATRIOTE, [85], luck=DICE, turn="early_1837", round=8, first=LOYAL)
    answer(match, "event:card-85")
    assert (seen(match)["turn"], seen(match)["sessions"]) == ("fall_1837", [1])


def test_12_0_card_107_gives_two_rural_cubes_for_a_point() -> None:
    match = table(PATRIOTE, [107, 22], ["card-136", "card-140"], luck=DICE, cubes={"chambly": {PATRIOTE: 2}})
    answer(match, "event:card-107", "event:card-136", "points:card-22", "mobilize:chambly")
    assert (asked(match), "montreal" in options(match)) == ((PATRIOTE, "second-cube"), False)
    answer(match, "shefford", "mobilize:shefford", "shefford")
    assert match.question is not None
    assert match.question.args["points"] == 2
    assert (cubes(match, "chambly")[0], cubes(match, "shefford")[0]) == (3, 3)
    answer(match, "mobilize:montreal")
    assert cubes(match, "montreal")[0] == 4
    assert lasting(match) == []


def test_12_0_card_107_is_for_the_next_patriote_round_only() -> None:
    match = table(PATRIOTE, [107], luck=DICE)
    answer(match, "event:card-107")
    assert lasting(match) == ["card-107"]
    loyal_round = table(LOYAL, [107], [22], luck=DICE)
    answer(loyal_round, "points:card-107", "done", "points:card-22", "mobilize:nicolet")
    assert asked(loyal_round) == (PATRIOTE, "second-cube")


def test_12_0_card_107_lasts_into_the_next_turn() -> None:
    match = end_of_turn(lasting=[{"card": "card-107", "since": 999}])
    assert lasting(match) == ["card-107"]


def test_12_0_card_107_doubles_a_point_of_card_130_in_the_same_county_only() -> None:
    match = table(PATRIOTE, [107, 130], ["card-136", "card-140"], luck=DICE)
    answer(match, "event:card-107", "event:card-136", "event:card-130", "nicolet", "beauce", "yamaska", "nicolet")
    assert (asked(match), options(match)) == ((PATRIOTE, "second-cube"), ["nicolet", "done"])
    answer(match, "nicolet", "nicolet", "done", "beauce")
    assert (options(match), cubes(match, "nicolet")[0]) == (["beauce", "done"], 3)


def test_12_0_card_108_skips_the_next_loyal_round() -> None:
    match = table(PATRIOTE, [108, 22], ["card-136"], luck=DICE)
    answer(match, "event:card-108")
    assert (asked(match), seen(match)["round"]) == ((PATRIOTE, "play"), 4)
    assert seen(match, LOYAL)["hand"] == ["card-136"]
    answer(match, "event:card-22")
    assert asked(match) == (LOYAL, "play")


def test_12_0_card_108_carries_over_to_the_next_turn() -> None:
    match = end_of_turn(skips={LOYAL: 1}, hands={PATRIOTE: ["card-140"], LOYAL: [FILLER]})
    assert seen(match)["skips"][LOYAL] == 1
    answer(match, LOYAL)
    assert (asked(match), seen(match)["skips"][LOYAL]) == ((PATRIOTE, "play"), 0)


def test_12_0_card_138_ends_the_session_at_once() -> None:
    match = table(LOYAL, [138], [109, "card-140"], luck=DICE, round=1, opportunity={LOYAL: 5}, vp=0)
    before = measure(match)
    answer(match, "event:card-138")
    assert change(before, match) == expected("P quebec+1; op L+4; vp P+1")
    assert seen(match)["sessions"] == []
    assert "event:card-109" not in options(match)
    before = measure(match)
    answer(match, "event:card-140")
    assert "P quebec" not in change(before, match)


def test_12_0_card_138_leaves_other_sessions_alone() -> None:
    match = table(LOYAL, [138], turn="year_1836", round=1, luck=DICE)
    answer(match, "event:card-138")
    assert seen(match)["sessions"] == [6]


def test_12_0_lasting_effects_are_shown_to_everybody() -> None:
    match = table(PATRIOTE, [22], lasting=[{"card": "card-56"}, {"card": "card-42", "district": "nicolet"}])
    for seat in (PATRIOTE, LOYAL, "observer"):
        assert [effect["kind"] for effect in seen(match, seat)["lasting"]] == [
            "mobilization_limit",
            "controller_scores",
        ]
    assert EXTERNAL in seen(match)["tracks"]


def test_12_0_card_130_is_mobilization_for_cards_56_and_77() -> None:
    effects = [{"card": "card-56"}, {"card": "card-77"}]
    match = table(
        PATRIOTE, [130], luck=DICE, lasting=effects, cubes={"nicolet": {PATRIOTE: 5}, "chambly": {PATRIOTE: 4}}
    )
    answer(match, "event:card-130", "nicolet", "chambly", "yamaska")
    answer(match, "chambly", "yamaska", "yamaska")
    assert (cubes(match, "nicolet")[0], cubes(match, "chambly")[0], cubes(match, "yamaska")[0]) == (5, 5, 2)
    assert seen(match)["vp"] == 0
    match = table(PATRIOTE, [130], luck=DICE, lasting=effects)
    answer(match, "event:card-130", "nicolet", "beauce", "yamaska", "nicolet", "nicolet", "beauce", "beauce", "done")
    assert seen(match)["vp"] == 1


def test_12_0_card_107_why_the_second_cube_does_not_go_there() -> None:
    match = table(PATRIOTE, [107, 22], ["card-136", "card-140"], luck=DICE, cubes={"nicolet": {PATRIOTE: 9}})
    answer(match, "event:card-107", "event:card-136", "points:card-22", "mobilize:chambly")
    assert reason(match, "montreal") == ("why-not-rural", "12.0")
    assert reason(match, "nicolet") == ("why-no-free-box", "9.1")
    both = table(PATRIOTE, [107, 130], ["card-136", "card-140"], luck=DICE)
    answer(both, "event:card-107", "event:card-136", "event:card-130", "nicolet", "beauce", "yamaska")
    assert reason(both, "beauce") == ("why-other-district", "12.0")
    answer(both, "nicolet")
    assert reason(both, "beauce") == ("why-other-district", "12.0")
