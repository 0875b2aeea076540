"""4 Special Activities."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.table import answer, asked, at, look, offered, pieces, table


def specials(match: object) -> set[str]:
    return {name.partition(":")[2] for name in offered(match) if name.startswith("special")}  # type: ignore[arg-type]


def test_4_1_before_between_or_after_but_once() -> None:
    m = table("patriots", spaces={"virginia": at(M=3), "georgia": at(M=3)})
    answer(m, "command:rabble_rousing", "virginia")
    assert specials(m) == {"persuasion"}
    answer(m, "special:persuasion", "georgia", "done")
    assert specials(m) == set()
    assert "georgia" in offered(m)


def test_4_1_a_special_activity_can_pay_for_the_command() -> None:
    m = table("patriots", resources={"patriots": 0}, spaces={"virginia": at(M=2)})
    answer(m, "command:rally")
    assert offered(m) == ["special:persuasion"]
    answer(m, "special:persuasion")
    assert asked(m)[1] == "rally-space"
    answer(m, "georgia", "no")
    assert pieces(m, "georgia") == {"M": 1}
    assert look(m)["resources"]["patriots"] == 0


def test_4_1_plunder_can_pay_for_the_raid() -> None:
    m = table(
        "indians",
        resources={"indians": 0, "patriots": 3},
        spaces={"virginia": at("active_opposition", W=3), "southwest": at(W=1)},
    )
    answer(m, "command:raid", "special:plunder")
    assert (look(m)["resources"]["patriots"], look(m)["resources"]["indians"]) == (1, 2)
    assert [name for name in offered(m) if not name.startswith("special")] == ["virginia"]


def test_4_1_1_skirmish_keeps_out_of_battle_muster_and_garrison_spaces() -> None:
    spaces = {"boston": at(R=3, MA=2), "norfolk": at(R=2, MA=1)}
    m = table("british", spaces=spaces)
    answer(m, "command:garrison", "special:skirmish", "boston", "one")
    assert "boston" not in offered(m)
    march = table("british", spaces=spaces)
    answer(march, "command:march", "boston", "done", "special:skirmish")
    assert offered(march) == ["boston", "norfolk"]
    fought = table("british", spaces=spaces)
    answer(fought, "command:battle", "boston")
    while asked(fought)[1] != "battle-space":
        answer(fought, offered(fought)[-1])
    answer(fought, "special:skirmish")
    assert pieces(fought, "norfolk") == {"R": 2}


def test_4_2_british_special_activities() -> None:
    m = table("british", spaces={"boston": at(R=2, MA=1)})
    answer(m, "command:march")
    assert specials(m) == {"skirmish", "naval_pressure"}


def test_4_2_1_common_cause_marches_war_parties_as_tories() -> None:
    m = table("british", spaces={"new_york": at(R=3, T=1, W=1, WA=2), "boston": at(R=1)})
    answer(m, "command:march", "pennsylvania", "new_york", "british_regular:3")
    assert "war_party_underground:1" in offered(m)
    answer(m, "tory:1", "war_party_active:1", "war_party_underground:1")
    assert pieces(m, "pennsylvania") == {"R": 3, "T": 1, "WA": 2}
    assert specials(m) == set()


def test_4_2_1_never_into_a_city() -> None:
    m = table("british", spaces={"new_york": at(R=3, W=3)})
    answer(m, "command:march", "new_york_city", "new_york", "british_regular:3")
    assert asked(m)[1] != "march-group"


def test_4_2_1_common_cause_counts_like_tories_in_battle() -> None:
    m = table("british", luck={"battle-die": [1, 1]}, spaces={"virginia": at(R=3, W=3, C=1)})
    answer(m, "command:battle", "virginia", "3")
    rolls = [entry["args"] for entry in m.log() if entry["event"] == "battle-roll"]
    assert rolls[0]["force"] == 6


@pytest.mark.parametrize(
    ("there", "modes"),
    [
        ({"R": 1, "C": 1}, ["one"]),
        ({"R": 1, "C": 1, "MA": 1}, ["one", "two"]),
        ({"R": 1, "M": 1, "PF": 1}, ["fort"]),
    ],
)
def test_4_2_2_british_skirmish(there: dict[str, int], modes: list[str]) -> None:
    m = table("british", spaces={"virginia": at(None, **there), "georgia": at(R=1, C=2)})
    answer(m, "command:march", "special:skirmish", "virginia")
    if len(modes) > 1:
        assert offered(m) == modes
        answer(m, "two")
        assert pieces(m, "virginia") == {}
        assert look(m)["casualties"]["british_regular"] == 1
    elif modes == ["fort"]:
        assert pieces(m, "virginia") == {"M": 1}
        assert look(m)["available"]["patriot_fort"] == 6
        assert look(m)["victory"]["tracks"]["crc"] == 1
    else:
        assert pieces(m, "virginia") == {"R": 1}


def test_4_2_2_nobody_is_asked_for_targets_where_exactly_as_many_are_there() -> None:
    m = table("british", spaces={"virginia": at(R=2, C=1, F=1), "georgia": at(R=2, C=1, F=1, MA=1)}, treaty=True)
    answer(m, "command:march", "special:skirmish", "virginia", "two")
    assert asked(m)[1] == "march-space"
    assert pieces(m, "virginia") == {"R": 1}
    m = table("british", spaces={"virginia": at(R=2, C=1, F=1), "georgia": at(R=2, C=1, F=1, MA=1)}, treaty=True)
    answer(m, "command:march", "special:skirmish", "georgia", "two")
    assert asked(m)[1] == "skirmish-target"


def test_4_1_a_special_activity_is_offered_after_a_march_only_if_the_march_changed_something() -> None:
    """Done with the March, the British have declined it; only Militia found out would be something new."""
    for hidden, again in ((0, False), (1, True)):
        m = table("british", spaces={"virginia": at(R=3, C=1, M=hidden)})
        answer(m, "command:march", "virginia")
        assert "special:skirmish" in offered(m)
        answer(m, "done")
        assert (asked(m)[1] == "special-after") is again


def test_4_2_3_naval_pressure_before_the_treaty_brings_a_d3() -> None:
    m = table("british", luck={"naval-pressure-die": [2]}, spaces={"boston": at(R=1)})
    answer(m, "command:march", "special:naval_pressure")
    assert look(m)["resources"]["british"] == 22


def test_4_2_3_naval_pressure_lifts_a_blockade() -> None:
    m = table("british", treaty=True, spaces={"boston": at(R=1, blockades=1), "norfolk": at(blockades=1)})
    answer(m, "command:march", "special:naval_pressure")
    assert asked(m) == ("british", "lift-blockade")
    answer(m, "norfolk")
    assert (look(m)["fni"], look(m)["squadrons"]) == (1, 2)


def test_4_3_patriot_special_activities() -> None:
    m = table("patriots", spaces={"virginia": at(M=4, C=1, T=1)})
    answer(m, "command:march")
    assert specials(m) == {"persuasion", "partisans", "skirmish"}


def test_4_3_1_persuasion_in_up_to_three_spaces() -> None:
    held = {name: at(M=1) for name in ("virginia", "georgia", "boston", "norfolk")}
    m = table("patriots", spaces={**held, "quebec": at(M=1), "savannah": at(MA=1)})
    answer(m, "command:rally", "special:persuasion")
    assert set(offered(m)) == set(held)
    answer(m, "virginia", "georgia", "boston")
    assert look(m)["resources"]["patriots"] == 23
    assert pieces(m, "boston") == {"MA": 1}
    assert look(m)["spaces"]["boston"]["propaganda"] == 1


def test_4_3_2_partisans() -> None:
    m = table("patriots", spaces={"virginia": at(M=2, T=1, W=1, V=1)})
    answer(m, "command:march", "special:partisans")
    assert offered(m) == ["one", "two"]
    answer(m, "two")
    assert pieces(m, "virginia") == {"MA": 1, "V": 1}
    assert (look(m)["casualties"]["tory"], look(m)["victory"]["tracks"]["cbc"]) == (1, 1)


def test_4_3_2_partisans_burn_a_village_without_war_parties() -> None:
    m = table("patriots", spaces={"virginia": at(M=2, V=1)})
    answer(m, "command:march", "special:partisans")
    assert pieces(m, "virginia") == {"MA": 1}


def test_4_3_3_patriot_skirmish() -> None:
    m = table("patriots", spaces={"virginia": at(C=2, BF=1, W=1)})
    answer(m, "command:march", "special:skirmish")
    assert pieces(m, "virginia") == {"C": 1, "W": 1}
    assert (look(m)["victory"]["tracks"]["cbc"], look(m)["victory"]["tracks"]["crc"]) == (1, 1)


def test_4_4_indian_special_activities() -> None:
    m = table("indians", spaces={"virginia": at("active_opposition", W=3, V=1, M=1)})
    answer(m, "command:raid", "virginia")
    assert specials(m) == {"trade", "war_path", "plunder"}


@pytest.mark.parametrize(
    ("edition", "gift", "british", "indians"),
    [("printed", "1", 20, 21), ("printed", "3", 17, 23), ("2016", "1", 19, 21), ("2016", "0", 20, 21)],
)
def test_4_4_1_trade(edition: str, gift: str, british: int, indians: int) -> None:
    m = table("indians", options={"edition": edition}, spaces={"quebec": at(W=1, V=1)})
    answer(m, "command:gather", "special:trade")
    assert asked(m) == ("british", "trade-gift")
    answer(m, gift)
    assert (look(m)["resources"]["british"], look(m)["resources"]["indians"]) == (british, indians)
    assert pieces(m, "quebec") == {"WA": 1, "V": 1}


def test_4_4_2_war_path() -> None:
    m = table("indians", spaces={"virginia": at(W=2, M=1, C=1)})
    answer(m, "command:gather", "special:war_path", "two")
    assert pieces(m, "virginia") == {"WA": 1}
    assert look(m)["victory"]["tracks"]["crc"] == 1


def test_4_4_2_war_path_on_a_fort_needs_a_space_without_rebel_units() -> None:
    m = table("indians", spaces={"virginia": at(W=2, M=1, PF=1), "georgia": at(W=2, PF=1)})
    answer(m, "command:gather", "special:war_path", "georgia")
    assert pieces(m, "georgia") == {"WA": 1}
    assert look(m)["victory"]["tracks"]["crc"] == 1


def test_4_4_3_plunder_takes_what_the_patriots_have() -> None:
    m = table("indians", resources={"patriots": 1}, spaces={"virginia": at("active_opposition", W=2, M=1)})
    answer(m, "command:raid", "virginia", "special:plunder", "war_party_active")
    assert (look(m)["resources"]["patriots"], look(m)["resources"]["indians"]) == (0, 20)  # one paid, one taken
    assert pieces(m, "virginia") == {"W": 1, "M": 1}


def test_4_5_french_special_activities() -> None:
    before = table("french", spaces={})
    answer(before, "command:hortalez")
    assert specials(before) == {"preparer_la_guerre"}
    after = table("french", treaty=True, spaces={"virginia": at(F=1, T=1)})
    answer(after, "command:hortalez")
    assert specials(after) == {"preparer_la_guerre", "skirmish", "naval_pressure"}


@pytest.mark.parametrize(("choice", "preparations"), [("squadron", 1), ("regulars", 3), ("resources", 0)])
def test_4_5_1_preparer_la_guerre(choice: str, preparations: int) -> None:
    m = table("french", spaces={})
    answer(m, "command:hortalez", "special:preparer_la_guerre", choice)
    assert look(m)["preparations"] == preparations
    assert look(m)["resources"]["french"] == (22 if choice == "resources" else 20)


def test_4_5_2_french_skirmish() -> None:
    m = table("french", treaty=True, spaces={"west_indies": at(F=2, R=2)})
    answer(m, "command:hortalez", "special:skirmish", "two")
    assert pieces(m, "west_indies") == {"F": 1}


def test_4_5_3_french_naval_pressure_rearranges_without_squadrons() -> None:
    m = table("french", treaty=True, spaces={"boston": at(blockades=2), "norfolk": at(blockades=1)})
    answer(m, "command:hortalez", "special:naval_pressure", "move:boston:savannah", "done")
    assert look(m)["spaces"]["savannah"]["blockades"] == 1
    assert look(m)["fni"] == 3
