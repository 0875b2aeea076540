"""10.0 Indians."""

from __future__ import annotations

from tests.games.liberty.table import Where, at, british_war, winter
from tests.games.library import answer, events, options, reason


def test_10_0_indians_cross_forest_freely_but_hexside_limits_bind_them() -> None:
    blocks: dict[str, Where] = {"mohawk": "mohawk_village", "cherokee": "mohawk_village", "shawnee": "mohawk_village"}
    m = british_war({**blocks, "ward": "boston"})
    answer(m, "move:mohawk_village", "mohawk", "albany", "stop", "cherokee", "albany", "stop")
    assert "albany" not in options(m)


def test_10_0_a_village_held_by_an_enemy_at_years_end_loses_its_block() -> None:
    m = winter({"ward": "mohawk_village", "stark": "mohawk_village", "mohawk": "fort_oswego"}, french=False)
    assert at(m, "mohawk") == "prisoners"
    assert (at(m, "ward"), at(m, "stark")) == ("pool", "pool")
    assert "village-taken" in events(m)


def test_10_0_even_a_block_in_the_pool_is_captured() -> None:
    m = winter({"ward": "shawnee_village"}, french=False)
    assert at(m, "shawnee") == "prisoners"
    assert at(m, "cherokee") == "pool"


def test_10_0_redrawn_beside_a_lost_village() -> None:
    m = british_war({"ward": "mohawk_village", "grey": "boston"}, luck={"replacement": ["mohawk"]})
    answer(m, "replace")
    assert set(options(m)) == {"chenango", "saratoga"}


def test_10_0_indians_need_no_winter_supply() -> None:
    m = winter({"mohawk": "saratoga", "ward": "albany"}, french=False)
    answer(m, "done", "done")
    assert at(m, "mohawk") == "saratoga"


def test_10_0_why_an_indian_does_not_arrive_there() -> None:
    m = british_war({"ward": "mohawk_village", "grey": "boston"}, luck={"replacement": ["mohawk"]})
    answer(m, "replace")
    assert reason(m, "boston") == ("why-not-at-the-village", "10.0")
    assert reason(m, "albany") == ("why-not-neutral", "10.0")


def test_10_0_why_an_indian_keeps_to_the_wilderness() -> None:
    m = british_war({"mohawk": "albany", "ward": "boston"})
    answer(m, "move:albany")
    assert reason(m, "hartford") == ("why-no-wilderness", "10.0")
