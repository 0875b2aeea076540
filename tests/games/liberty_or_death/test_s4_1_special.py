"""4.1 Special Activities beside a Command."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import resources
from tests.games.liberty_or_death.exact import board, execute_special, possible_special, short
from tests.games.liberty_or_death.table import at, pieces, specials, table
from tests.games.library import answer, asked, options, reason, seen
from tricorne.games.liberty_or_death.names import SPACES


@pytest.mark.parametrize(
    ("seat", "activity", "spaces", "where"),
    [
        (
            "british",
            "skirmish",
            {
                "boston": {"R": 1, "C": 1},
                "norfolk": {"T": 1, "C": 1},
                "virginia": {"R": 1, "M": 1},
                "georgia": {"R": 1, "M": 1, "PF": 1},
                "west_indies": {"R": 1, "F": 1},
            },
            ["boston", "georgia", "west_indies"],
        ),
        (
            "patriots",
            "skirmish",
            {
                "boston": {"C": 1, "T": 1},
                "norfolk": {"MA": 1, "T": 1},
                "virginia": {"C": 1, "W": 1},
                "quebec": {"C": 1, "BF": 1},
            },
            ["boston", "quebec"],
        ),
        (
            "french",
            "skirmish",
            {"boston": {"F": 1, "T": 1}, "norfolk": {"C": 1, "T": 1}, "west_indies": {"F": 1, "BF": 1}},
            ["boston", "west_indies"],
        ),
        (
            "patriots",
            "partisans",
            {
                "boston": {"M": 1, "T": 1},
                "norfolk": {"MA": 1, "T": 1},
                "virginia": {"M": 1, "V": 1},
                "georgia": {"M": 2, "V": 1},
                "quebec": {"M": 2, "BF": 1},
                "florida": {"M": 1, "W": 1, "V": 1},
            },
            ["boston", "florida", "georgia"],
        ),
        (
            "indians",
            "war_path",
            {
                "quebec": {"W": 1, "M": 1},
                "northwest": {"WA": 1, "M": 1},
                "southwest": {"W": 1, "PF": 1},
                "florida": {"W": 2, "PF": 1},
                "virginia": {"W": 1, "F": 1},
            },
            ["florida", "quebec", "virginia"],
        ),
        (
            "patriots",
            "persuasion",
            {"boston": {"M": 1}, "norfolk": {"MA": 1}, "virginia": {"M": 1, "T": 1}, "northwest": {"M": 1}},
            ["boston"],
        ),
        (
            "indians",
            "trade",
            {"quebec": {"W": 1, "V": 1}, "northwest": {"WA": 1, "V": 1}, "southwest": {"W": 1}},
            ["quebec"],
        ),
        (
            "indians",
            "plunder",
            {"virginia": {"WA": 2, "M": 1}, "georgia": {"W": 1, "M": 1}, "new_york": {"W": 1, "R": 3, "V": 1}},
            ["new_york", "virginia"],
        ),
    ],
)
def test_4_where_special_activities_are_possible(
    seat: str, activity: str, spaces: dict[str, dict[str, int]], where: list[str]
) -> None:
    game = board(spaces)
    assert possible_special(game, seat, activity) == where
    assert possible_special(game, seat, activity, within=(SPACES.index(where[0]),)) == [where[0]]
    assert possible_special(game, seat, activity, closed=(SPACES.index(where[0]),)) == where[1:]


@pytest.mark.parametrize(
    ("seat", "activity", "before", "answers", "after", "cbc", "crc"),
    [
        ("british", "skirmish", {"R": 3, "C": 3, "MA": 3}, ["one", "continental"], {"R": 3, "C": 2, "MA": 3}, 0, 1),
        (
            "british",
            "skirmish",
            {"R": 3, "C": 3, "MA": 3},
            ["two", "continental", "militia_active"],
            {"R": 2, "C": 2, "MA": 2},
            1,
            1,
        ),
        ("british", "skirmish", {"R": 3, "PF": 2, "M": 1}, [], {"R": 2, "PF": 1, "M": 1}, 1, 1),
        ("patriots", "skirmish", {"C": 3, "R": 2, "T": 2}, ["one", "tory"], {"C": 3, "R": 2, "T": 1}, 1, 0),
        (
            "patriots",
            "skirmish",
            {"C": 3, "R": 2, "T": 2},
            ["two", "tory", "british_regular"],
            {"C": 2, "R": 1, "T": 1},
            2,
            1,
        ),
        ("patriots", "skirmish", {"C": 3, "BF": 2}, [], {"C": 2, "BF": 1}, 1, 1),
        ("french", "skirmish", {"F": 3, "BF": 2}, [], {"F": 2, "BF": 1}, 1, 1),
        ("french", "skirmish", {"F": 3, "T": 3}, ["two"], {"F": 2, "T": 1}, 2, 1),
        ("patriots", "partisans", {"M": 3, "R": 2}, ["one"], {"M": 2, "MA": 1, "R": 1}, 1, 0),
        ("patriots", "partisans", {"M": 3, "R": 3}, ["two"], {"M": 1, "MA": 1, "R": 1}, 2, 0),
        ("patriots", "partisans", {"M": 1, "R": 3}, [], {"MA": 1, "R": 2}, 1, 0),
        ("patriots", "partisans", {"M": 3, "R": 1}, [], {"M": 2, "MA": 1}, 1, 0),
        ("patriots", "partisans", {"M": 3, "W": 2, "V": 1}, ["two"], {"M": 1, "MA": 1, "V": 1}, 0, 0),
        ("patriots", "partisans", {"M": 3, "T": 1, "V": 2}, ["village"], {"M": 1, "MA": 1, "T": 1, "V": 1}, 0, 0),
        ("indians", "war_path", {"W": 3, "C": 2}, ["one"], {"W": 2, "WA": 1, "C": 1}, 0, 1),
        ("indians", "war_path", {"W": 3, "C": 3}, ["two"], {"W": 1, "WA": 1, "C": 1}, 0, 2),
        ("indians", "war_path", {"W": 3, "PF": 2}, [], {"W": 1, "WA": 1, "PF": 1}, 0, 1),
        (
            "indians",
            "war_path",
            {"W": 2, "M": 1, "F": 1},
            ["two"],
            {"WA": 1},
            0,
            1,
        ),
    ],
)
def test_4_what_a_strike_takes_and_costs(
    seat: str, activity: str, before: dict[str, int], answers: list[str], after: dict[str, int], cbc: int, crc: int
) -> None:
    game = board({"virginia": before})
    execute_special(game, seat, activity, *answers)
    assert short(game, "virginia") == after
    assert (game.state.cbc, game.state.crc) == (cbc, crc)


@pytest.mark.parametrize(
    ("spaces", "levels", "patriots", "offers"),
    [
        ({"virginia": {"W": 2}}, {"virginia": "passive_opposition"}, 1, True),
        ({"virginia": {"W": 2}}, {"virginia": "passive_opposition"}, 0, False),
        ({"virginia": {"W": 2}}, {}, 1, False),
        ({"virginia": {"W": 1}}, {"virginia": "passive_opposition"}, 1, False),
        ({"virginia": {"W": 1}, "southwest": {"W": 1}}, {"virginia": "passive_opposition"}, 1, True),
        ({"virginia": {"W": 1, "WA": 1}}, {"virginia": "passive_opposition"}, 1, True),
        ({"virginia": {"W": 2, "M": 2}}, {"virginia": "passive_opposition"}, 1, False),
    ],
)
def test_4_1_plunder_pays_for_the_raid_of_a_province_that_can_still_be_raided(
    spaces: dict[str, dict[str, int]], levels: dict[str, str], patriots: int, offers: bool
) -> None:
    position = {name: at(levels.get(name), **here) for name, here in spaces.items()}
    m = table("indians", resources={"indians": 0, "patriots": patriots}, spaces=position)
    assert ("command:raid" in options(m)) is offers


def test_4_1_when_it_has_to_pay_for_the_command_it_brings_resources() -> None:
    game = board({}, unavailable={"french_regular": 5}, squadrons=1)
    execute_special(game, "french", "preparer_la_guerre", must_raise=True)
    assert resources(game) == {"french": 12}


def test_4_1_before_between_or_after_but_once() -> None:
    m = table("patriots", spaces={"virginia": at(M=3), "georgia": at(M=3)})
    answer(m, "command:rabble_rousing", "virginia")
    assert specials(m) == {"persuasion"}
    answer(m, "special:persuasion", "georgia", "done")
    assert specials(m) == set()
    assert "georgia" in options(m)


def test_4_1_a_special_activity_can_pay_for_the_command() -> None:
    m = table("patriots", resources={"patriots": 0}, spaces={"virginia": at(M=2)})
    answer(m, "command:rally")
    assert options(m) == ["special:persuasion"]
    answer(m, "special:persuasion")
    assert asked(m)[1] == "rally-space"
    answer(m, "georgia", "no")
    assert pieces(m, "georgia") == {"M": 1}
    assert seen(m)["resources"]["patriots"] == 0


def test_4_1_plunder_can_pay_for_the_raid() -> None:
    m = table(
        "indians",
        resources={"indians": 0, "patriots": 3},
        spaces={"virginia": at("active_opposition", W=3), "southwest": at(W=1)},
    )
    answer(m, "command:raid", "special:plunder")
    assert (seen(m)["resources"]["patriots"], seen(m)["resources"]["indians"]) == (1, 2)
    assert [name for name in options(m) if not name.startswith("special")] == ["virginia"]


def test_4_1_a_special_activity_is_offered_after_a_march_only_if_the_march_changed_something() -> None:
    """Done with the March, the British have declined it; only Militia found out would be something new."""
    for hidden, again in ((0, False), (1, True)):
        m = table("british", spaces={"virginia": at(R=3, C=1, M=hidden)})
        answer(m, "command:march", "virginia")
        assert "special:skirmish" in options(m)
        answer(m, "done")
        assert (asked(m)[1] == "special-after") is again


def test_4_1_special_activities_that_are_not_possible() -> None:
    m = table("patriots", spaces={"boston": at(M=1, C=1)})
    answer(m, "command:rally")
    assert reason(m, "special:trade") == ("why-not-your-special", "4.3")
    assert reason(m, "special:skirmish") == ("why-no-patriot-skirmish", "4.3.3")
    answer(m, "special:persuasion")
    assert reason(m, "special:persuasion") == ("why-special-used", "4.1")


@pytest.mark.parametrize(
    ("seat", "command", "spaces", "special", "wanted", "why"),
    [
        (
            "british",
            "garrison",
            {"georgia": at(R=1, C=1), "virginia": at(R=1, C=1), "boston": at(C=1)},
            "skirmish",
            "boston",
            ("why-no-regulars", "4.2.2"),
        ),
        (
            "patriots",
            "rally",
            {"georgia": at(M=1, T=1), "virginia": at(M=1, T=1), "boston": at(M=1)},
            "partisans",
            "boston",
            ("why-no-enemy-unit", "4.3.2"),
        ),
        (
            "indians",
            "gather",
            {"georgia": at(W=1, V=1), "virginia": at(W=1, V=1), "quebec": at(WA=1, V=1)},
            "trade",
            "quebec",
            ("why-no-underground-war-party", "4.4.1"),
        ),
    ],
)
def test_4_1_spaces_that_a_special_activity_cannot_select(
    seat: str, command: str, spaces: Any, special: str, wanted: str, why: tuple[str, str]
) -> None:
    m = table(seat, spaces=spaces)
    answer(m, f"command:{command}", f"special:{special}")
    assert reason(m, wanted) == why


def test_4_1_1_skirmish_keeps_out_of_battle_muster_and_garrison_spaces() -> None:
    spaces = {"boston": at(R=3, MA=2), "norfolk": at(R=2, MA=1)}
    m = table("british", spaces=spaces)
    answer(m, "command:garrison", "special:skirmish", "boston", "one")
    assert "boston" not in options(m)
    march = table("british", spaces=spaces)
    answer(march, "command:march", "boston", "done", "special:skirmish")
    assert options(march) == ["boston", "norfolk"]
    fought = table("british", spaces=spaces)
    answer(fought, "command:battle", "boston")
    while asked(fought)[1] != "battle-space":
        answer(fought, options(fought)[-1])
    answer(fought, "special:skirmish")
    assert pieces(fought, "norfolk") == {"R": 2}
