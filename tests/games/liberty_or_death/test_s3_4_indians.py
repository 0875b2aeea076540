"""3.4 Indian Commands."""

from __future__ import annotations

from tests.games.liberty_or_death.table import answer, asked, at, level, look, offered, pieces, table


def test_3_4_four_indian_commands() -> None:
    m = table("indians", spaces={"new_york": at("passive_opposition", R=1, W=1)})
    names = {name for name in offered(m) if name.startswith("command")}
    assert names == {"command:gather", "command:march", "command:scout", "command:raid"}


def test_3_4_1_the_first_reserve_is_free_in_any_order() -> None:
    m = table("indians", spaces={"virginia": at("active_support"), "georgia": at("active_opposition")})
    answer(m, "command:gather")
    assert not {"virginia", "georgia", "boston"} & set(offered(m))
    answer(m, "new_york", "no", "quebec", "no", "northwest", "no")
    assert look(m)["resources"]["indians"] == 18


def test_3_4_1_a_village_for_two_war_parties_and_more_war_parties_at_villages() -> None:
    m = table("indians", spaces={"quebec": at(W=1, WA=1), "northwest": at(V=1)})
    answer(m, "command:gather", "quebec", "village", "war_party_active", "no")
    assert pieces(m, "quebec") == {"V": 1}
    answer(m, "northwest", "war_parties")
    assert offered(m) == ["1", "2"]


def test_3_4_1_at_a_village_the_other_ways_stay_open() -> None:
    m = table("indians", spaces={"northwest": at(V=1, W=2), "quebec": at(WA=2)})
    answer(m, "command:gather", "northwest")
    assert offered(m) == ["war_parties", "village", "regroup"]
    answer(m, "regroup", "quebec", "war_party_active:2")
    assert pieces(m, "northwest") == {"V": 1, "W": 4}


def test_3_4_2_only_the_first_destination_from_reserves_is_free() -> None:
    m = table("indians", spaces={"northwest": at(W=4), "new_york": at(W=1)})
    answer(m, "command:march", "pennsylvania", "northwest", "war_party_underground:1", "done")
    assert look(m)["resources"]["indians"] == 20
    answer(m, "virginia", "war_party_underground:1", "done")
    assert look(m)["resources"]["indians"] == 19


def test_3_4_2_never_into_a_city() -> None:
    m = table("indians", spaces={"new_york": at(W=1)})
    answer(m, "command:march")
    assert "new_york_city" not in offered(m)


def test_3_4_3_scout_moves_regulars_and_finds_militia() -> None:
    m = table("indians", spaces={"new_york": at(R=2, T=3, W=2), "pennsylvania": at(M=2)})
    answer(m, "command:scout", "pennsylvania", "war_party_underground:1", "british_regular:2")
    assert "tory:2" in offered(m)
    assert "tory:3" not in offered(m)
    answer(m, "tory:1")
    assert pieces(m, "pennsylvania") == {"R": 2, "T": 1, "WA": 1, "MA": 2}
    assert (look(m)["resources"]["indians"], look(m)["resources"]["british"]) == (19, 19)
    assert asked(m) == ("indians", "scout-skirmish")
    answer(m, "yes", "two")
    assert pieces(m, "pennsylvania") == {"R": 1, "T": 1, "WA": 1}


def test_3_4_3_no_scout_when_the_british_cannot_pay() -> None:
    m = table("indians", resources={"british": 0}, spaces={"new_york": at(R=2, W=2)})
    assert "command:scout" not in offered(m)


def test_3_4_4_raid() -> None:
    m = table(
        "indians",
        spaces={
            "virginia": at("active_opposition", W=1),
            "pennsylvania": at("passive_opposition"),
            "georgia": at("active_opposition", WA=1),
            "northwest": at(W=1, WA=1),
        },
    )
    answer(m, "command:raid")
    assert "georgia" not in offered(m)
    answer(m, "pennsylvania", "northwest:war_party_underground")
    assert pieces(m, "pennsylvania") == {"WA": 1}
    assert level(m, "pennsylvania") == "neutral"
    answer(m, "virginia", "northwest:war_party_active")
    assert pieces(m, "virginia") == {"WA": 2}
    assert level(m, "virginia") == "passive_opposition"
    assert look(m)["spaces"]["virginia"]["raid"] == 1
    assert look(m)["resources"]["indians"] == 18
