"""3.5 French Commands."""

from __future__ import annotations

from tests.games.liberty_or_death.table import answer, asked, at, look, offered, pieces, table


def commands(match: object) -> set[str]:
    return {name for name in offered(match) if name.startswith("command")}  # type: ignore[arg-type]


def test_3_5_before_and_after_the_treaty() -> None:
    assert commands(table("french", spaces={})) == {"command:agent_mobilization", "command:hortalez"}
    after = table("french", treaty=True, spaces={"massachusetts": at(C=1, F=2, T=1), "boston": at(C=1)})
    assert commands(after) == {"command:hortalez", "command:muster", "command:march", "command:battle"}


def test_3_5_1_agents_raise_two_militia_or_a_continental() -> None:
    m = table("french", spaces={"new_york": at("active_support")})
    answer(m, "command:agent_mobilization")
    assert set(offered(m)) >= {"quebec", "new_hampshire", "massachusetts"}
    assert "new_york" not in offered(m)
    answer(m, "massachusetts", "continental")
    assert pieces(m, "massachusetts") == {"C": 1}
    assert look(m)["resources"]["french"] == 19


def test_3_5_2_the_patriots_receive_one_more_than_is_paid() -> None:
    m = table("french", spaces={})
    answer(m, "command:hortalez", "done", "4")
    assert (look(m)["resources"]["french"], look(m)["resources"]["patriots"]) == (16, 25)


def test_3_5_3_four_regulars_where_the_rebellion_controls_and_a_fort_for_two() -> None:
    m = table("french", treaty=True, spaces={"massachusetts": at(C=1), "boston": at(T=1), "quebec": at(M=1)})
    answer(m, "command:muster")
    names = [name for name in offered(m) if not name.startswith("special")]
    assert names == ["massachusetts", "west_indies"]
    answer(m, "massachusetts", "4", "no", "yes")
    assert pieces(m, "massachusetts") == {"C": 1, "F": 2, "PF": 1}
    assert (look(m)["resources"]["french"], look(m)["resources"]["patriots"]) == (18, 19)


def test_3_5_3_no_fort_without_a_patriot_resource() -> None:
    m = table("french", treaty=True, resources={"patriots": 0}, spaces={"massachusetts": at(C=1)})
    answer(m, "command:muster", "massachusetts", "4", "no")
    assert asked(m)[1] != "muster-fort"


def test_3_5_4_to_patriots_or_with_continentals_and_by_sea_between_rebel_cities() -> None:
    m = table(
        "french",
        treaty=True,
        spaces={"boston": at(F=3, C=1), "charles_town": at(M=1), "south_carolina": at(), "massachusetts": at(M=1)},
    )
    answer(m, "command:march")
    assert {"charles_town", "south_carolina", "massachusetts", "connecticut_rhode_island"} <= set(offered(m))
    assert "philadelphia" not in offered(m)
    answer(m, "south_carolina", "boston", "french_regular:2")
    assert pieces(m, "south_carolina") == {"F": 2, "C": 1}


def test_3_5_4_the_patriots_pay_for_their_continentals() -> None:
    m = table(
        "french", treaty=True, resources={"patriots": 0}, spaces={"boston": at(F=3, C=1), "massachusetts": at(M=1)}
    )
    answer(m, "command:march")
    assert "connecticut_rhode_island" not in offered(m)
    answer(m, "massachusetts", "boston", "french_regular:3")
    assert pieces(m, "massachusetts") == {"F": 3, "M": 1}


def test_3_5_5_french_battle_with_or_without_patriots() -> None:
    m = table("french", treaty=True, spaces={"massachusetts": at(F=3, C=3, R=3), "west_indies": at(F=2, R=2)})
    answer(m, "command:battle")
    assert "west_indies" in offered(m)
    answer(m, "massachusetts")
    assert asked(m) == ("french", "battle-with-patriots")
    answer(m, "no")
    rolls = [entry["args"] for entry in m.log() if entry["event"] == "battle-roll"]
    assert rolls[0]["force"] == 3
    assert pieces(m, "massachusetts")["C"] == 3
