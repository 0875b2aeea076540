"""Positions in which nobody who knows the game goes wrong, played by the heuristic alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.library import answer, asked, options
from tests.games.prelude.table import LOYAL, PATRIOTE, table
from tricorne.core import Match
from tricorne.core.policy import Asked
from tricorne.games.prelude.game import Prelude

PATRIOTE_COUNTIES = (
    *("deux_montagnes", "terrebonne", "lachenaie", "l_assomption", "berthier", "st_maurice", "vaudreuil"),
    *("beauharnois", "laprairie", "l_acadie", "chambly", "rouville", "vercheres", "st_hyacinthe", "richelieu"),
    *("yamaska", "nicolet", "beauce"),
)
WHEAT = 53
LOYAL_COUNTIES = ("missisquoi", "shefford", "drummond", "stanstead", "sherbrooke", "megantic")


def best(match: Match) -> str:
    """What the heuristic likes best; the first of equals."""
    ask = match.question
    assert ask is not None
    question = Asked(ask.seat, ask.kind, ask.rule, ask.args, ask.options())
    weights = list(match.game.policy().weigh(match.game, question))
    return question.options[weights.index(max(weights))]


def settled(**but: dict[str, int]) -> dict[str, Any]:
    """Counties and cities that no cube turns, with some exceptions."""
    return {
        **{key: {PATRIOTE: 5, LOYAL: 0} for key in PATRIOTE_COUNTIES},
        **{key: {PATRIOTE: 0, LOYAL: 5} for key in LOYAL_COUNTIES},
        **{key: {PATRIOTE: 1, LOYAL: 5} for key in ("montreal", "quebec")},
        **but,
    }


def test_points_that_win_the_game_come_before_everything_else() -> None:
    assert best(table(LOYAL, [79, 24], vp=0)) == "event:card-79"
    assert best(table(LOYAL, [79, 24], vp=17)) == "event:card-24"


def test_a_victory_is_bought_where_it_is_for_sale() -> None:
    match = table(LOYAL, [79], vp=17, pool=["card-24"], opportunity={LOYAL: 8})
    assert best(match) == "buy:card-24"


def test_the_richer_of_two_rich_events_is_played() -> None:
    match = table(LOYAL, [44, 79])
    assert options(match).index("event:card-44") < options(match).index("event:card-79")
    assert best(match) == "event:card-79"


@pytest.mark.parametrize("county", ["st_maurice", "l_acadie", "st_hyacinthe"])
def test_a_county_for_one_point_comes_before_calm_for_two(county: str) -> None:
    tied = settled(**{county: {PATRIOTE: 2, LOYAL: 2}})
    match = answer(table(PATRIOTE, [14], cubes=tied), "points:card-14")
    assert "composure" in options(match)
    assert best(match) == f"mobilize:{county}"


def test_support_is_not_counted_in_counties_that_give_none() -> None:
    full = settled(**{key: {PATRIOTE: 7, LOYAL: 0} for key in LOYAL_COUNTIES})
    match = answer(table(PATRIOTE, [22], cubes=full), "points:card-22")
    assert "special:overwhelming_support:4" in options(match)
    assert best(match) != "special:overwhelming_support:4", "only counties of the Patriotes' own colour count"


def test_the_civil_list_is_not_spent_one_round_before_the_session() -> None:
    match = table(PATRIOTE, [109, 39], turn="year_1835", round=1)
    assert "event:card-109" not in options(match), "no session yet"
    assert best(match) != "points:card-109"


def test_nobody_lets_the_rebellion_break_out_that_finds_him_behind() -> None:
    match = table(LOYAL, [20, 136], vp=-15, spirit=14)
    assert "event:card-20" in options(match)
    assert best(match) != "event:card-20"
    assert best(table(LOYAL, [20, 136], vp=15, spirit=14)) == "event:card-20", "ahead it is the victory"


def test_calm_is_bought_where_the_end_of_the_turn_would_lose_the_game() -> None:
    last: dict[str, Any] = {"turn": "early_1837", "round": 8, "spirit": 14}
    match = answer(table(PATRIOTE, [36], cubes=settled(), vp=12, **last), "points:card-36")
    assert best(match) == "composure"
    match = answer(table(PATRIOTE, [36], cubes=settled(), vp=-18, **last), "points:card-36")
    assert best(match) != "composure", "who is ahead wants the end"


def test_le_canadien_is_kept_for_the_event_that_hurts() -> None:
    match = table(PATRIOTE, [13, 24], waiting={PATRIOTE: ["le_canadien"]}, cubes=settled())
    assert best(match) == "points:card-24"


def test_who_has_the_victory_in_hand_plays_first() -> None:
    match = table(PATRIOTE, [109], phase="start_of_turn", turn="year_1836", round=1, vp=-16)
    assert options(match) == [PATRIOTE, LOYAL]
    policy, question = match.game.policy(), match.question
    assert question is not None
    first, second = policy.weigh(match.game, Asked(PATRIOTE, question.kind, "2.2", question.args, (PATRIOTE, LOYAL)))
    assert first > second


def test_a_full_purse_pays_for_the_committee_of_montreal() -> None:
    match = table(PATRIOTE, [22], opportunity={PATRIOTE: 12}, luck={"check-die": [6, 4, 1]})
    answer(match, "points:card-22", "organize:montreal", "4")
    assert match.question is not None
    assert match.question.args["cost"] == 4
    assert best(match) == "spend"


@pytest.mark.parametrize("side", [PATRIOTE, LOYAL])
def test_nobody_takes_a_cube_of_his_own_while_the_other_leads_somewhere(side: str) -> None:
    other = {PATRIOTE: LOYAL, LOYAL: PATRIOTE}[side]
    behind = {key: {side: 1, other: 4} for key in ("lachenaie", "vaudreuil", "yamaska")}
    ahead = {key: {side: 3, other: 2} for key in PATRIOTE_COUNTIES + LOYAL_COUNTIES}
    match = answer(table(side, [WHEAT], cubes={**ahead, **behind}), f"event:card-{WHEAT}")
    for _ in range(2):
        assert asked(match) == (side, "remove-leader")
        assert best(match) in behind
        answer(match, best(match))


@pytest.mark.parametrize("side", [PATRIOTE, LOYAL])
def test_of_two_equal_sides_the_other_one_loses_the_cube(side: str) -> None:
    tied = {key: {PATRIOTE: 2, LOYAL: 2} for key in PATRIOTE_COUNTIES}
    match = answer(table(side, [WHEAT], cubes=tied), f"event:card-{WHEAT}", "yamaska", "beauce", "nicolet")
    assert asked(match) == (side, "remove-tied")
    assert best(match) != side


def test_a_meeting_is_broken_up_where_that_turns_the_county() -> None:
    close = settled(berthier={PATRIOTE: 2, LOYAL: 1}, yamaska={PATRIOTE: 4, LOYAL: 3})
    match = answer(table(LOYAL, [137], cubes=close), "event:card-137")
    assert asked(match) == (LOYAL, "pick")
    assert best(match) == "yamaska", "one of the own cubes goes as well"


RICHELIEU = ("richelieu", "st_hyacinthe", "rouville", "chambly", "vercheres", "l_acadie")


@pytest.mark.parametrize(("cubes", "number"), [(7, "6"), (1, "1")])
def test_six_counties_assemble_only_where_they_are_strong(cubes: int, number: str) -> None:
    match = table(PATRIOTE, [14], cubes={key: {PATRIOTE: cubes, LOYAL: 0} for key in RICHELIEU})
    question = Asked(PATRIOTE, "announce", "12.0", {"card": "card-7"}, tuple("123456"))
    weighed = list(match.game.policy().weigh(match.game, question))
    assert question.options[weighed.index(max(weighed))] == number


def test_the_better_card_is_taken_and_the_worse_one_given() -> None:
    policy, match = Prelude.policy(), table(PATRIOTE, [14, 22, 79])
    for kind, liked in (("exchange-take", "card-22"), ("exchange-give", "card-79")):
        question = Asked(PATRIOTE, kind, "12.0", {}, ("card-14", "card-22", "card-79"))
        weighed = list(policy.weigh(match.game, question))
        assert question.options[weighed.index(max(weighed))] == liked
