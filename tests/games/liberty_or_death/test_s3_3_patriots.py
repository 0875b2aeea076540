"""3.3 Patriot Commands."""

from __future__ import annotations

from tests.games.liberty_or_death.table import answer, asked, at, level, look, offered, pieces, table


def test_3_3_four_patriot_commands() -> None:
    m = table("patriots", spaces={"boston": at(R=1, M=1)})
    names = {name for name in offered(m) if name.startswith("command")}
    assert names == {"command:rally", "command:march", "command:battle", "command:rabble_rousing"}


def test_3_3_1_one_militia_without_a_fort_and_not_at_active_support() -> None:
    m = table("patriots", spaces={"virginia": at("active_support")})
    answer(m, "command:rally")
    assert "virginia" not in offered(m)
    answer(m, "georgia", "no")
    assert pieces(m, "georgia") == {"M": 1}
    assert look(m)["resources"]["patriots"] == 19


def test_3_3_1_at_a_fort_as_many_as_forts_and_population() -> None:
    m = table("patriots", spaces={"massachusetts": at(PF=1)})
    answer(m, "command:rally", "massachusetts", "militia")
    assert offered(m) == ["1", "2", "3"]


def test_3_3_1_a_fort_for_two_units() -> None:
    m = table("patriots", spaces={"georgia": at(M=1, C=1)})
    answer(m, "command:rally", "georgia", "fort", "continental")
    assert pieces(m, "georgia") == {"PF": 1}


def test_3_3_1_no_militia_in_a_reserve_but_a_fort() -> None:
    m = table("patriots", spaces={"quebec": at(M=2)})
    answer(m, "command:rally", "quebec")
    assert pieces(m, "quebec") == {"PF": 1}


def test_3_3_1_regroup_at_a_fort_and_raise_continentals() -> None:
    m = table("patriots", spaces={"massachusetts": at(PF=1, MA=1), "new_york": at(MA=2), "boston": at(M=1)})
    answer(m, "command:rally", "massachusetts", "regroup", "new_york", "militia_active:2", "done", "done")
    assert pieces(m, "massachusetts") == {"PF": 1, "M": 3}
    assert asked(m)[1] == "rally-continentals-space"
    answer(m, "massachusetts", "militia_underground:2")
    assert pieces(m, "massachusetts") == {"PF": 1, "M": 1, "C": 2}


def test_3_3_1_continentals_are_raised_between_two_spaces_and_once() -> None:
    m = table("patriots", spaces={"massachusetts": at(PF=1, MA=2), "virginia": at(PF=1, MA=2)})
    answer(m, "command:rally")
    assert not [option for option in offered(m) if option.startswith("continentals")]
    answer(m, "massachusetts", "militia", "1", "no")
    assert "continentals" in offered(m)
    answer(m, "continentals", "militia_active:2", "done", "no")
    assert pieces(m, "massachusetts") == {"PF": 1, "M": 1, "C": 2}
    answer(m, "virginia", "militia", "1", "no")
    assert asked(m)[1] == "rally-space"
    assert not [option for option in offered(m) if option.startswith("continentals")]
    answer(m, "done")
    assert asked(m)[1] != "rally-continentals-space"


def test_3_3_1_militia_that_moved_in_become_continentals_first_and_the_others_may_still_move() -> None:
    spaces = {"massachusetts": at(PF=1, M=2), "new_york": at(MA=3), "connecticut_rhode_island": at(PF=1)}
    m = table("patriots", spaces=spaces)
    answer(m, "command:rally", "massachusetts", "regroup", "new_york", "militia_active:3")
    answer(m, "continentals", "militia_underground:4", "no")
    answer(m, "connecticut_rhode_island", "regroup")
    assert offered(m) == ["massachusetts", "done"]
    answer(m, "massachusetts")
    assert pieces(m, "connecticut_rhode_island") == {"PF": 1, "M": 1}


def test_3_3_1_continentals_only_at_a_fort() -> None:
    m = table("patriots", spaces={"virginia": at(M=1)})
    answer(m, "command:rally", "virginia", "no", "done")
    assert asked(m)[1] != "rally-continentals-space"


def test_3_3_1_continentals_are_recalled_from_elsewhere_when_none_is_available() -> None:
    m = table(
        "patriots",
        casualties={"continental": 17},
        spaces={"boston": at(C=3), "virginia": at(PF=1, M=2)},
    )
    answer(m, "command:rally", "virginia", "militia", "1", "no", "done")
    assert asked(m)[1] == "rally-continentals-space"
    answer(m, "virginia", "militia_underground:2")
    assert asked(m) == ("patriots", "recall")
    answer(m, "boston:continental", "boston:continental")
    assert pieces(m, "virginia") == {"PF": 1, "M": 1, "C": 2}
    assert pieces(m, "boston") == {"C": 1}


def test_3_3_2_continentals_find_out_war_parties() -> None:
    m = table("patriots", spaces={"new_york": at(C=4), "northwest": at(W=3)})
    answer(m, "command:march", "northwest", "new_york", "continental:4")
    assert pieces(m, "northwest") == {"C": 4, "W": 1, "WA": 2}


def test_3_3_2_french_only_beside_continentals_and_for_a_resource() -> None:
    m = table(
        "patriots",
        scenario="1778",
        treaty=True,
        resources={"french": 0},
        leaders={"french": {"who": "lauzun"}},
        spaces={"massachusetts": at(C=2, F=2)},
    )
    answer(m, "command:march", "boston", "massachusetts", "continental:2")
    assert asked(m)[1] != "march-group"


def test_3_3_3_the_french_join_a_battle_if_asked_and_paid() -> None:
    m = table(
        "patriots",
        scenario="1778",
        treaty=True,
        luck={"battle-die": [1, 1, 1, 1, 1, 1]},
        leaders={"french": {"who": "lauzun"}},
        spaces={"massachusetts": at(C=3, F=3, R=3)},
    )
    answer(m, "command:battle", "massachusetts")
    assert asked(m) == ("patriots", "battle-with-french")
    answer(m, "yes")
    rolls = [entry["args"] for entry in m.log() if entry["event"] == "battle-roll"]
    assert (rolls[0]["force"], look(m)["resources"]["french"]) == (6, 19)


def test_3_3_3_french_beyond_the_continentals_add_nothing() -> None:
    m = table("patriots", scenario="1778", treaty=True, spaces={"massachusetts": at(C=2, F=5, R=3)})
    answer(m, "command:battle", "massachusetts", "yes")
    rolls = [entry["args"] for entry in m.log() if entry["event"] == "battle-roll"]
    assert rolls[0]["force"] == 4


def test_3_3_4_rabble_rousing() -> None:
    m = table("patriots", spaces={"virginia": at(M=1, T=2), "georgia": at(C=1, M=1), "boston": at(T=1, MA=1)})
    answer(m, "command:rabble_rousing")
    assert "boston" not in offered(m)
    answer(m, "virginia", "georgia")
    assert pieces(m, "virginia") == {"T": 2, "MA": 1}
    assert pieces(m, "georgia") == {"C": 1, "M": 1}
    assert level(m, "georgia") == level(m, "virginia") == "passive_opposition"
    assert look(m)["spaces"]["virginia"]["propaganda"] == 1


def test_3_3_1_a_rally_without_effect_is_marked() -> None:
    reserves = {"northwest": at(), "southwest": at(C=2), "quebec": at(MA=1), "florida": at(PF=1)}
    m = table("patriots", spaces={**reserves, "virginia": at()})
    answer(m, "command:rally")
    idle = [name for name in offered(m) if m.hint(name) == {"effect": False}]
    assert idle == [name for name in offered(m) if name in ("northwest", "quebec", "florida")]


def test_3_3_4_rabble_rousing_without_effect_is_marked() -> None:
    m = table("patriots", spaces={"northwest": at(M=1), "virginia": at(M=1)})
    answer(m, "command:rabble_rousing")
    assert {name: m.hint(name) for name in offered(m) if ":" not in name} == {
        "virginia": None,
        "northwest": {"effect": False},
    }
