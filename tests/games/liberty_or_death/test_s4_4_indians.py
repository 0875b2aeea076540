"""4.4 Indian Special Activities."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.cards.table import at as on_board
from tests.games.liberty_or_death.cards.table import resources
from tests.games.liberty_or_death.exact import board, execute_special, possible_special
from tests.games.liberty_or_death.table import at, pieces, specials, table
from tests.games.library import answer, asked, options, reason, seen
from tricorne.games.liberty_or_death.names import SPACES
from tricorne.games.liberty_or_death.rules.s4_1_special import of_raid


def test_4_4_indian_special_activities() -> None:
    m = table("indians", spaces={"virginia": at("active_opposition", W=3, V=1, M=1)})
    answer(m, "command:raid", "virginia")
    assert specials(m) == {"trade", "war_path", "plunder"}


@pytest.mark.parametrize(
    ("edition", "gift", "change"),
    [
        ("printed", "0", {"indians": 11}),
        ("printed", "1", {"indians": 11}),
        ("printed", "2", {"indians": 12, "british": 8}),
        ("printed", "10", {"indians": 20, "british": 0}),
        ("2016", "0", {"indians": 11}),
        ("2016", "1", {"indians": 11, "british": 9}),
    ],
)
def test_4_4_1_trade_costs_one_cover_whatever_is_given(edition: str, gift: str, change: dict[str, int]) -> None:
    game = board({"quebec": {"W": 2, "V": 1}}, edition=edition)
    execute_special(game, "indians", "trade", f"british {gift}")
    assert resources(game) == change
    assert on_board(game, "quebec") == {"war_party_underground": 1, "war_party_active": 1, "village": 1}


def test_4_4_1_without_resources_the_british_are_not_asked() -> None:
    game = board({"quebec": {"W": 1, "V": 1}})
    game.state.resources[0] = 0
    execute_special(game, "indians", "trade")
    assert resources(game) == {"british": 0, "indians": 11}


@pytest.mark.parametrize(
    ("edition", "gift", "british", "indians"),
    [("printed", "1", 20, 21), ("printed", "3", 17, 23), ("2016", "1", 19, 21), ("2016", "0", 20, 21)],
)
def test_4_4_1_trade(edition: str, gift: str, british: int, indians: int) -> None:
    m = table("indians", options={"edition": edition}, spaces={"quebec": at(W=1, V=1)})
    answer(m, "command:gather", "special:trade")
    assert asked(m) == ("british", "trade-gift")
    answer(m, gift)
    assert (seen(m)["resources"]["british"], seen(m)["resources"]["indians"]) == (british, indians)
    assert pieces(m, "quebec") == {"WA": 1, "V": 1}


def test_4_4_2_war_path() -> None:
    m = table("indians", spaces={"virginia": at(W=2, M=1, C=1)})
    answer(m, "command:gather", "special:war_path", "two")
    assert pieces(m, "virginia") == {"WA": 1}
    assert seen(m)["victory"]["tracks"]["crc"] == 1


def test_4_4_2_war_path_on_a_fort_needs_a_space_without_rebel_units() -> None:
    m = table("indians", spaces={"virginia": at(W=2, M=1, PF=1), "georgia": at(W=2, PF=1)})
    answer(m, "command:gather", "special:war_path", "georgia")
    assert pieces(m, "georgia") == {"WA": 1}
    assert seen(m)["victory"]["tracks"]["crc"] == 1


@pytest.mark.parametrize(("wealth", "taken"), [(10, 2), (1, 1), (0, 0)])
def test_4_4_3_plunder_takes_the_population_and_costs_a_war_party(wealth: int, taken: int) -> None:
    game = board({"virginia": {"W": 3, "M": 1}})
    game.state.resources[1] = wealth
    execute_special(game, "indians", "plunder")
    assert (game.state.resources[1], game.state.resources[2]) == (wealth - taken, 10 + taken)
    assert on_board(game, "virginia") == {"war_party_underground": 2, "militia_underground": 1}


def test_4_4_3_only_raided_provinces_are_plundered_and_a_lone_leader_moves_on() -> None:
    game = board({"virginia": {"W": 1}, "georgia": {"W": 1}}, leaders={"indians": "virginia"})
    assert possible_special(game, "indians", "plunder", raided=of_raid((SPACES.index("virginia"),))) == ["virginia"]
    execute_special(game, "indians", "plunder", "indians georgia", raided=of_raid((SPACES.index("virginia"),)))
    assert game.state.leader_space[2] == SPACES.index("georgia")


def test_4_4_3_plunder_takes_what_the_patriots_have() -> None:
    m = table("indians", resources={"patriots": 1}, spaces={"virginia": at("active_opposition", W=2, M=1)})
    answer(m, "command:raid", "virginia", "special:plunder", "war_party_active")
    assert (seen(m)["resources"]["patriots"], seen(m)["resources"]["indians"]) == (0, 20)  # one paid, one taken
    assert pieces(m, "virginia") == {"W": 1, "M": 1}


@pytest.mark.parametrize("wealth", [0, 1])
def test_4_4_3_plunder_before_the_raid_takes_what_there_is(wealth: int) -> None:
    m = table("indians", resources={"patriots": wealth}, spaces={"virginia": at("passive_opposition", W=3)})
    answer(m, "command:raid", "special:plunder")
    assert (seen(m)["resources"]["patriots"], seen(m)["resources"]["indians"]) == (0, 20 + wealth)
    assert [name for name in options(m) if not name.startswith("special")] == ["virginia"]
    assert reason(m, "done") == ("why-raid-the-plundered", "4.4.3")


def test_4_4_3_an_active_war_party_leaves_so_that_the_underground_one_can_raid() -> None:
    m = table("indians", spaces={"virginia": at("active_opposition", W=1, WA=1), "southwest": at(W=0)})
    answer(m, "command:raid", "special:plunder")
    assert pieces(m, "virginia") == {"W": 1}
    answer(m, "virginia")
    assert pieces(m, "virginia") == {"WA": 1}


def test_4_4_3_between_two_raids_a_province_is_plundered_that_is_raided_next() -> None:
    spaces = {"virginia": at("active_opposition", W=2), "georgia": at("active_opposition", W=2)}
    m = table("indians", spaces=spaces)
    answer(m, "command:raid", "virginia", "special:plunder")
    assert set(options(m)) == {"georgia", "virginia"}
    answer(m, "georgia")
    assert (asked(m)[1], options(m)) == ("raid-space", ["georgia"])
    assert reason(m, "done") == ("why-raid-the-plundered", "4.4.3")
    answer(m, "georgia")
    assert pieces(m, "georgia") == {"WA": 1}


def test_4_4_3_a_war_party_that_has_moved_raids_no_second_plundered_province() -> None:
    """The one from Georgia has come to South Carolina to Raid it, and may not go on to North Carolina."""
    m = table(
        "indians",
        spaces={
            "georgia": at(W=1),
            "south_carolina": at("active_opposition", W=1, C=2),
            "north_carolina": at("active_opposition", WA=1),
        },
    )
    answer(m, "command:raid", "south_carolina", "georgia:war_party_underground")
    assert reason(m, "special:plunder") == ("why-no-raider-left", "4.4.3")


@pytest.mark.parametrize(
    ("spaces", "why"),
    [
        ({"virginia": at("active_opposition", W=1)}, "why-no-raider-left"),
        ({"virginia": at("active_opposition", W=2, M=2), "northwest": at(W=3)}, "why-no-plunder"),
    ],
)
def test_4_4_3_what_stands_against_plunder(spaces: dict[str, dict[str, object]], why: str) -> None:
    m = table("indians", spaces=spaces)
    answer(m, "command:raid")
    assert reason(m, "special:plunder") == (why, "4.4.3")
