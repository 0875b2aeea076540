"""6 Spirit of Rebellion."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.library import answer, asked, options, reason, seen
from tests.games.prelude.table import EXTERNAL, LOYAL, PATRIOTE, RURAL, game_of, table
from tricorne.core import Match
from tricorne.games.prelude.rules.s6_spirit import raise_spirit


def test_6_0_the_spirit_stays_between_0_and_15() -> None:
    match = table(spirit=14)
    raise_spirit(game_of(match), 3, "6.0")
    assert seen(match)["spirit"] == 15
    raise_spirit(game_of(match), -20, "6.0")
    assert seen(match)["spirit"] == 0


def test_6_0_fifteen_ends_the_game_after_the_score_die() -> None:
    match = table(LOYAL, [141], luck={"score-die": [EXTERNAL]}, spirit=13, no_matter_the_cost=True, score={EXTERNAL: 3})
    answer(match, "event:card-141")
    assert match.result is not None
    assert match.result.reason == "spirit-15"
    scored = [entry["args"].get("track") for entry in match.log() if entry["event"] == "track-scores"]
    assert scored == [EXTERNAL, "rural_counties", "organizations", "external_influence", "urban_counties"]


def test_6_1_war_readiness_is_not_paid_without_rebellion() -> None:
    match = table(LOYAL, [24], luck={"score-die": [EXTERNAL]}, vp=17, war_readiness={PATRIOTE: 19})
    answer(match, "event:card-24")
    assert match.result is not None
    assert match.result.scores[LOYAL] == 20


def test_6_1_events_add_to_war_readiness() -> None:
    match = table(PATRIOTE, [73], luck={"score-die": [EXTERNAL]}, spirit=10)
    answer(match, "event:card-73")
    assert seen(match)["war_readiness"] == {PATRIOTE: 2, LOYAL: 4}


def reprisal(die: int, spirit: int, **position: Any) -> Match:
    match = table(
        PATRIOTE,
        [136],
        luck={"score-die": [RURAL], "reprisal-die": [die]},
        score={RURAL: 3},
        spirit=spirit,
        **position,
    )
    return answer(match, "event:card-136")


@pytest.mark.parametrize(
    ("die", "spirit", "removed"),
    [
        (4, 4, 0),
        (5, 4, 2),
        (6, 4, 2),
        (2, 5, 0),
        (3, 5, 2),
        (5, 9, 5),
        (1, 10, 2),
        (4, 10, 5),
        (5, 14, 7),
        (6, 10, 7),
    ],
)
def test_6_2_the_table_of_reprisal(die: int, spirit: int, removed: int) -> None:
    match = reprisal(die, spirit)
    if removed:
        assert match.question is not None
        assert (asked(match), match.question.args["left"]) == ((LOYAL, "reprisal"), removed)
    else:
        assert asked(match) == (LOYAL, "play")


def test_6_2_nine_or_more_removes_ten_cubes_without_limit() -> None:
    rich = {"richelieu": {PATRIOTE: 9}, "chambly": {PATRIOTE: 9}}
    match = table(PATRIOTE, [106], luck={"score-die": [EXTERNAL], "reprisal-die": [5]}, spirit=14, cubes=rich)
    answer(match, "event:card-106")
    assert match.question is not None
    assert (asked(match), match.question.args["left"]) == ((LOYAL, "reprisal"), 10)
    answer(match, *["richelieu"] * 9)
    assert "richelieu" not in options(match)
    answer(match, "chambly")
    assert seen(match)["districts"]["richelieu"]["patriote"] == 0
    assert seen(match)["districts"]["chambly"]["patriote"] == 8


@pytest.mark.parametrize(("die", "limit"), [(3, 1), (5, 2)])
def test_6_2_the_limit_is_per_county(die: int, limit: int) -> None:
    match = reprisal(die, 5, cubes={"richelieu": {PATRIOTE: 6}})
    answer(match, *["richelieu"] * limit)
    assert "richelieu" not in options(match)
    assert "montreal" not in options(match)


def test_6_2_seven_cubes_at_most_three_per_county() -> None:
    match = reprisal(6, 10, cubes={"richelieu": {PATRIOTE: 6}})
    answer(match, *["richelieu"] * 3)
    assert "richelieu" not in options(match)


def test_6_2_if_there_are_fewer_cubes_all_of_them_go() -> None:
    names = ("deux_montagnes", "terrebonne", "vaudreuil", "laprairie", "l_acadie", "chambly", "rouville", "vercheres")
    empty = {name: {PATRIOTE: 0} for name in (*names, "st_hyacinthe")}
    match = reprisal(5, 5, cubes={**empty, "richelieu": {PATRIOTE: 6}})
    assert asked(match) == (LOYAL, "play")
    assert seen(match)["districts"]["richelieu"]["patriote"] == 4


def test_6_2_why_a_cube_is_not_removed_there() -> None:
    match = reprisal(3, 5, cubes={"richelieu": {PATRIOTE: 6}})
    assert reason(match, "montreal") == ("why-not-rural", "6.2")
    assert reason(match, "beauce") == ("why-no-patriote-cubes", "6.2")
    answer(match, "richelieu")
    assert reason(match, "richelieu") == ("why-county-limit", "6.2")
