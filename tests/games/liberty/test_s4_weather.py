"""4.0 Weather."""

from __future__ import annotations

import pytest

from tests.games.liberty.table import Where, british_war, war
from tests.games.library import answer, options, reason
from tricorne import Match


def ways(match: Match, place: str) -> list[str]:
    """Where the only block of a place may go first."""
    return options(answer(match.fork(), f"move:{place}"))


NEAR: dict[str, Where] = {"greene": "springfield", "howe": "boston"}


@pytest.mark.parametrize(("die", "attacks"), [(1, False), (2, True), (3, True), (6, True)])
def test_4_0_a_storm_in_the_north_stops_attacks_there(die: int, attacks: bool) -> None:
    m = war(NEAR, luck={"weather": [die]})
    assert ("boston" in ways(m, "springfield")) is attacks
    assert "newport" in ways(m, "springfield")


@pytest.mark.parametrize(("die", "attacks"), [(1, True), (2, False), (3, True)])
def test_4_0_a_storm_in_the_south_stops_attacks_there(die: int, attacks: bool) -> None:
    m = war({"greene": "augusta", "ferguson": "briar_creek"}, luck={"weather": [die]})
    assert ("briar_creek" in ways(m, "augusta")) is attacks


def test_4_0_an_empty_enemy_town_counts_as_attacked() -> None:
    m = war({"greene": "richmond", "howe": "boston"}, luck={"weather": [2]})
    assert "norfolk" not in ways(m, "richmond")
    assert "southside" in ways(m, "richmond")
    fair = war({"greene": "richmond", "howe": "boston"})
    assert "norfolk" in ways(fair, "richmond")


def test_4_0_no_attack_out_of_the_storm_either() -> None:
    m = war({"greene": "lancaster", "howe": "baltimore"}, luck={"weather": [1]})
    assert "baltimore" not in ways(m, "lancaster")
    across = war({"greene": "frederick", "howe": "baltimore"}, luck={"weather": [2]})
    assert "baltimore" not in ways(across, "frederick")


@pytest.mark.parametrize(
    ("port", "die", "attacks"), [("baltimore", 2, True), ("philadelphia", 2, True), ("charleston", 2, False)]
)
def test_4_0_an_attack_from_the_atlantic_is_judged_by_its_target(port: str, die: int, attacks: bool) -> None:
    m = british_war({"graves": "atlantic", "ward": port}, luck={"weather": [die]})
    assert (f"sea:{port}" in ways(m, "atlantic")) is attacks


def test_4_0_the_west_indies_count_as_south() -> None:
    blocks: dict[str, Where] = {"hood": "west_indies_british", "de_barras": "west_indies_french"}
    m = british_war(blocks, luck={"weather": [2]})
    assert ways(m, "west_indies_british") == ["sea:atlantic"]
    fair = british_war(blocks, luck={"weather": [1]})
    assert ways(fair, "west_indies_british") == ["sea:atlantic", "sea:west_indies_french"]


def test_4_0_a_ship_does_not_pass_an_empty_enemy_town_in_a_storm() -> None:
    blocks: dict[str, Where] = {"graves": "falmouth", "grey": "boston", "ward": "albany"}
    fair = answer(british_war(blocks), "move:falmouth")
    assert "sail:boston:portsmouth" in options(fair)
    storm = answer(british_war(blocks, luck={"weather": [1]}), "move:falmouth")
    assert options(storm) == ["sea:atlantic"]
    held = answer(british_war({**blocks, "grant": "portsmouth"}, luck={"weather": [1]}), "move:falmouth")
    assert "sail:boston:portsmouth" in options(held)


def test_4_0_why_a_storm_stops_an_attack() -> None:
    m = war({"greene": "springfield", "grey": "boston"}, luck={"weather": [1]})
    answer(m, "move:springfield")
    assert reason(m, "boston") == ("why-storm", "4.0")
