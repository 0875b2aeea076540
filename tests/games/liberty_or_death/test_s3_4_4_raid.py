"""3.4.4 Raid."""

from __future__ import annotations

from tests.games.liberty_or_death.cards.table import level as level_on_board
from tests.games.liberty_or_death.cards.table import markers, resources
from tests.games.liberty_or_death.exact import board, execute, possible, short
from tests.games.liberty_or_death.table import at, level, pieces, table
from tests.games.library import answer, options, reason, seen


def test_3_4_4_three_provinces_at_most() -> None:
    raided = ("new_hampshire", "pennsylvania", "north_carolina", "georgia")
    m = table("indians", spaces={name: at("active_opposition", W=1) for name in raided})
    answer(m, "command:raid", *raided[:3])
    assert "georgia" not in options(m)


def test_3_4_4_raiders_come_from_adjacent_provinces() -> None:
    spaces = {"virginia": at("passive_opposition", W=1), "southwest": at(WA=1), "florida": at(WA=1)}
    m = table("indians", spaces=spaces)
    answer(m, "command:raid", "virginia")
    assert options(m) == ["southwest:war_party_active", "done"]


def test_3_4_4_a_raid_turns_one_war_party_and_moves_a_level_toward_neutral() -> None:
    game = board(
        {"virginia": {"W": 2}, "southwest": {"W": 2}},
        levels={"virginia": "active_opposition", "north_carolina": "passive_opposition", "georgia": "passive_support"},
    )
    assert possible(game, "indians", "raid") == ["north_carolina", "virginia"]
    execute(game, "indians", "raid", "virginia", "done", "north_carolina", "southwest:war_party_underground")
    assert (level_on_board(game, "virginia"), level_on_board(game, "north_carolina")) == (
        "passive_opposition",
        "neutral",
    )
    assert (markers(game, "virginia"), markers(game, "north_carolina")) == ((0, 1), (0, 1))
    assert short(game, "virginia") == {"W": 1, "WA": 1}
    assert (short(game, "north_carolina"), short(game, "southwest")) == ({"WA": 1}, {"W": 1})
    assert resources(game) == {"indians": 8}


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
    assert "georgia" not in options(m)
    answer(m, "pennsylvania", "northwest:war_party_underground")
    assert pieces(m, "pennsylvania") == {"WA": 1}
    assert level(m, "pennsylvania") == "neutral"
    answer(m, "virginia", "northwest:war_party_active")
    assert pieces(m, "virginia") == {"WA": 2}
    assert level(m, "virginia") == "passive_opposition"
    assert seen(m)["spaces"]["virginia"]["raid"] == 1
    assert seen(m)["resources"]["indians"] == 18


def test_3_4_4_a_raid_within_reach_of_dragging_canoe_lacks_only_resources() -> None:
    m = table(
        "indians",
        resources={"indians": 1},
        leaders={"indians": {"who": "dragging_canoe", "space": "southwest"}},
        spaces={"southwest": at(W=2), "virginia": at("passive_opposition"), "georgia": at("passive_opposition")},
    )
    answer(m, "command:raid", "virginia")
    assert reason(m, "done") == ("why-raider-needed", "3.4.4")
    answer(m, "southwest:war_party_underground", "no")
    assert reason(m, "georgia") == ("why-cannot-pay", "3.4.4")


def test_3_4_4_what_stands_against_raiders_and_provinces() -> None:
    spaces = {
        "southwest": at(W=1),
        "virginia": at("passive_opposition", W=1),
        "north_carolina": at("passive_opposition", W=1),
        "pennsylvania": at("passive_opposition"),
    }
    m = table("indians", spaces=spaces)
    answer(m, "command:raid", "north_carolina")
    assert reason(m, "north_carolina:war_party_underground") == ("why-destination", "3.4.4")
    assert reason(m, "pennsylvania:war_party_underground") == ("why-too-far", "3.4.4")
    answer(m, "virginia:war_party_underground")
    assert reason(m, "pennsylvania") == ("why-no-raider", "3.4.4")
