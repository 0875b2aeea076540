"""9.0-9.4 Actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.library import answer, asked, options, reason, seen
from tests.games.prelude.table import (
    EXTERNAL,
    LOYAL,
    ORGANIZATIONS,
    PATRIOTE,
    acting,
    board,
    cubes,
    game_of,
    table,
    track,
)
from tricorne.core import Match
from tricorne.games.prelude.cards.lasting import USUAL
from tricorne.games.prelude.rules.s9_1_mobilization import cost_of


def points_left(match: Match) -> int:
    assert match.question is not None
    left: int = match.question.args["points"]
    return left


def test_9_0_points_can_be_divided_among_actions_and_the_rest_is_lost() -> None:
    match = acting(PATRIOTE, 23, luck={"check-die": [1, 1, 1]})
    assert points_left(match) == 6
    answer(match, "mobilize:nicolet", "organize:montreal", "2", "composure")
    assert points_left(match) == 1
    answer(match, "done")
    assert asked(match) == (LOYAL, "play")
    assert seen(match)["composure"]
    assert track(match, ORGANIZATIONS)[0] == -2


def test_9_1_cubes_are_placed_one_by_one_in_the_lowest_free_box() -> None:
    match = acting(PATRIOTE, 22)
    answer(match, "mobilize:nicolet", "mobilize:nicolet")
    assert (cubes(match, "nicolet"), points_left(match)) == ((2, 0), 2)
    answer(match, "mobilize:nicolet")
    assert cubes(match, "nicolet") == (3, 0)
    assert asked(match) == (LOYAL, "play")


def test_9_1_a_full_column_is_not_offered() -> None:
    match = acting(PATRIOTE, 22, cubes={"nicolet": {PATRIOTE: 9}})
    assert "mobilize:nicolet" not in options(match)
    assert reason(match, "mobilize:nicolet") == ("why-no-free-box", "9.1")


def test_9_1_why_a_cube_cannot_be_paid() -> None:
    match = acting(PATRIOTE, 22, cubes={"montreal": {PATRIOTE: 5}})
    answer(match, "mobilize:nicolet", "mobilize:yamaska")
    assert points_left(match) == 2
    assert reason(match, "mobilize:montreal") == ("why-few-points", "9.1"), "the sixth box costs three"


def test_9_1_1_example_laprairie_costs_1_2_2_3() -> None:
    match = acting(LOYAL, 34, turn="year_1835", cubes={"laprairie": {PATRIOTE: 2, LOYAL: 0}})
    costs = []
    for _ in range(3):
        before = points_left(match)
        answer(match, "mobilize:laprairie")
        costs.append(before - points_left(match))
    index = board().index["laprairie"]
    assert costs == [1, 2, 2]
    assert cost_of(game_of(match), 1, index, USUAL) == 3


def test_9_1_1_being_behind_never_makes_a_cube_free() -> None:
    match = acting(LOYAL, 24, cubes={"drummond": {PATRIOTE: 3, LOYAL: 0}})
    answer(match, "mobilize:drummond")
    assert points_left(match) == 3


def test_9_1_1_the_extra_of_the_third_box_of_the_favoured_side() -> None:
    match = acting(PATRIOTE, 22, cubes={"st_hyacinthe": {PATRIOTE: 2}})
    answer(match, "mobilize:st_hyacinthe")
    assert points_left(match) == 2


def test_9_1_1_too_dear_is_not_offered() -> None:
    match = acting(LOYAL, 9, cubes={"nicolet": {PATRIOTE: 0, LOYAL: 1}})
    assert "mobilize:nicolet" not in options(match)
    assert "mobilize:berthier" in options(match)


def test_9_1_2_example_montreal_costs_2_2_3() -> None:
    match = acting(PATRIOTE, 23)
    costs = []
    for _ in range(2):
        before = points_left(match)
        answer(match, "mobilize:montreal")
        costs.append(before - points_left(match))
    assert costs == [2, 2]
    assert "mobilize:montreal" not in options(match)
    assert cost_of(game_of(match), 0, board().index["montreal"], USUAL) == 3


def test_9_1_2_no_discount_for_being_behind_in_a_city() -> None:
    match = acting(PATRIOTE, 22)
    assert cubes(match, "quebec") == (1, 4)
    answer(match, "mobilize:quebec")
    assert points_left(match) == 2


def test_9_2_after_a_failure_no_further_attempt_in_this_round() -> None:
    match = acting(LOYAL, 24, luck={"check-die": [6, 6, 6]}, opportunity={LOYAL: 0})
    answer(match, "organize:quebec", "2")
    assert not [option for option in options(match) if option.startswith("organize")]
    assert "mobilize:drummond" in options(match)


def test_9_2_several_attempts_until_one_fails() -> None:
    match = acting(LOYAL, 24, luck={"check-die": [1, 1, 1, 1, 1, 1]})
    answer(match, "organize:quebec", "2", "organize:montreal")
    assert track(match, ORGANIZATIONS)[0] == 4


def test_9_2_one_organization_of_a_side_in_a_district() -> None:
    match = acting(PATRIOTE, 22, organizations={PATRIOTE: ["montreal", "richelieu"], LOYAL: ["quebec", "chambly"]})
    assert "organize:richelieu" not in options(match)
    assert "organize:montreal" not in options(match)
    assert "organize:chambly" in options(match)


def test_9_2_one_point_is_not_enough() -> None:
    match = acting(PATRIOTE, 22)
    answer(match, "mobilize:nicolet", "mobilize:berthier", "mobilize:lachenaie")
    assert points_left(match) == 1
    assert "organize:montreal" not in options(match)


def test_9_2_1_where_urban_organizations_can_be() -> None:
    patriote = acting(PATRIOTE, 22)
    assert [o for o in options(patriote) if o.startswith("organize")] == ["organize:montreal"]
    loyal = acting(LOYAL, 24)
    assert [o for o in options(loyal) if o.startswith("organize")] == ["organize:montreal", "organize:quebec"]


def test_9_2_1_success_moves_two_boxes_and_opens_rural_organizations() -> None:
    match = acting(LOYAL, 24, luck={"check-die": [1, 1, 1]})
    answer(match, "organize:quebec", "2")
    assert track(match, ORGANIZATIONS)[0] == 2
    assert "organize:sherbrooke" in options(match)
    assert "organize:quebec" not in options(match)


@pytest.mark.parametrize(("montreal", "target"), [(5, 3), (6, 4), (10, 4), (11, 5)])
def test_9_2_2_the_bonus_of_the_affiliated_city(montreal: int, target: int) -> None:
    match = acting(
        PATRIOTE,
        22,
        luck={"check-die": [1, 1, 1]},
        cubes={"montreal": {PATRIOTE: montreal}, "richelieu": {PATRIOTE: 1}},
        organizations={PATRIOTE: ["montreal"]},
    )
    answer(match, "organize:richelieu", "2")
    assert [e["args"]["target"] for e in match.log() if e["event"] == "check"] == [target]


@pytest.mark.parametrize(("turn", "card", "cost"), [("late_1834", 23, 2), ("year_1836", 36, 4), ("winter_1837", 60, 6)])
def test_9_3_composure_costs_more_in_later_years(turn: str, card: int, cost: int) -> None:
    match = acting(PATRIOTE, card, turn=turn, cubes={"nicolet": {PATRIOTE: 0}})
    answer(match, "composure")
    assert seen(match)["composure"]
    if cost < 6:
        assert points_left(match) == 6 - cost
        assert "composure" not in options(match)
    else:
        assert asked(match)[1] == "score-die"


def test_9_3_only_the_patriote_player_calls_for_composure() -> None:
    assert "composure" not in options(acting(LOYAL, 24))


def test_9_3_composure_needs_enough_points() -> None:
    match = table(PATRIOTE, [67], turn="early_1837", luck={"score-die": [EXTERNAL]})
    answer(match, "points:card-67")
    assert reason(match, "composure") == ("why-few-points", "9.3")


def recruiting(die: int, **position: Any) -> Match:
    return acting(
        LOYAL,
        24,
        luck={"check-die": [1, 1, 1], "volunteer-die": [die]},
        **{
            "spirit": 8,
            "organizations": {LOYAL: ["quebec", "drummond", "shefford"]},
            "volunteers": ["shefford"],
            **position,
        },
    )


def test_9_4_recruiting_needs_spirit_8_and_an_organization_without_a_corps() -> None:
    match = recruiting(1)
    assert [o for o in options(match) if o.startswith("recruit")] == ["recruit:drummond"]
    assert not [o for o in options(recruiting(1, spirit=7)) if o.startswith("recruit")]


@pytest.mark.parametrize(("die", "spirit"), [(3, 8), (4, 9)])
def test_9_4_success_adds_a_point_to_war_readiness_and_may_stir_the_spirit(die: int, spirit: int) -> None:
    match = recruiting(die)
    answer(match, "recruit:drummond", "2")
    assert seen(match)["war_readiness"][LOYAL] == 5
    assert seen(match)["spirit"] == spirit
    assert seen(match)["districts"]["drummond"]["volunteers"] == 1
    assert "recruit:drummond" not in options(match)


def test_9_4_failure_changes_nothing() -> None:
    match = acting(
        LOYAL,
        24,
        luck={"check-die": [6, 6, 6]},
        spirit=8,
        opportunity={LOYAL: 0},
        organizations={LOYAL: ["quebec", "drummond"]},
    )
    answer(match, "recruit:drummond", "2")
    assert seen(match)["war_readiness"][LOYAL] == 4
    assert "recruit:drummond" in options(match)


def test_9_4_five_corps_at_most() -> None:
    five = ["missisquoi", "shefford", "stanstead", "sherbrooke", "megantic"]
    match = recruiting(1, organizations={LOYAL: ["quebec", "drummond", *five]}, volunteers=five)
    assert not [o for o in options(match) if o.startswith("recruit")]


def test_9_4_the_patriote_player_cannot_recruit() -> None:
    match = acting(PATRIOTE, 22, spirit=9, organizations={PATRIOTE: ["montreal", "chambly"]})
    assert not [o for o in options(match) if o.startswith("recruit")]


def test_9_2_why_an_organization_is_not_attempted() -> None:
    match = acting(PATRIOTE, 23, luck={"check-die": [6, 6, 6]}, opportunity={PATRIOTE: 0})
    assert reason(match, "organize:quebec") == ("why-patriotes-in-montreal", "9.2.1")
    assert reason(match, "organize:chambly") == ("why-no-urban-organization", "9.2.1")
    answer(match, "organize:montreal")
    assert reason(match, "1") == ("why-two-points", "9.2")
    assert reason(match, "7") == ("why-few-points", "9.2")
    answer(match, "2")
    assert reason(match, "organize:montreal") == ("why-attempt-failed", "9.2")


def test_9_2_why_an_organization_is_not_attempted_twice_or_with_one_point() -> None:
    match = acting(PATRIOTE, 22, organizations={PATRIOTE: ["montreal", "chambly"]})
    assert reason(match, "organize:montreal") == ("why-organization-there", "9.2")
    assert reason(match, "organize:chambly") == ("why-organization-there", "9.2")
    answer(match, "mobilize:nicolet", "mobilize:yamaska", "mobilize:beauce")
    assert points_left(match) == 1
    assert reason(match, "organize:beauce") == ("why-two-points", "9.2")


def test_9_2_2_why_it_is_not_affiliated_there() -> None:
    match = acting(LOYAL, 24, organizations={LOYAL: ["montreal", "quebec"]})
    answer(match, "organize:beauce", "2")
    assert reason(match, "chambly") == ("why-not-affiliated", "9.2.2")


def test_9_3_why_composure_is_not_called_for() -> None:
    assert reason(acting(LOYAL, 24), "composure") == ("why-patriotes-only", "9.3")
    match = answer(acting(PATRIOTE, 23), "composure")
    assert reason(match, "composure") == ("why-already-composed", "9.3")


def test_9_4_why_no_corps_is_recruited() -> None:
    match = recruiting(1)
    assert reason(match, "recruit:shefford") == ("why-corps-there", "9.4")
    assert reason(match, "recruit:beauce") == ("why-no-loyal-organization", "9.4")
    assert reason(match, "recruit:quebec") == ("why-not-rural", "9.4")
    assert reason(recruiting(1, spirit=7), "recruit:drummond") == ("why-spirit-low", "9.4")
    five = ["missisquoi", "shefford", "stanstead", "sherbrooke", "megantic"]
    full = recruiting(1, organizations={LOYAL: ["quebec", "drummond", *five]}, volunteers=five)
    assert reason(full, "recruit:drummond") == ("why-no-corps-left", "9.4")
    assert reason(acting(PATRIOTE, 22, spirit=9), "recruit:chambly") == ("why-loyals-only", "9.4")
    answer(match, "mobilize:stanstead", "mobilize:sherbrooke", "mobilize:megantic")
    assert points_left(match) == 1
    assert reason(match, "recruit:drummond") == ("why-two-points", "9.4")
