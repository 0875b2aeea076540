"""2.3.8 and 2.3.9 Brilliant Strokes and the Treaty of Alliance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.exact import CITIES, LEVELS, board, execute, possible, short
from tests.games.liberty_or_death.table import ALL, STROKES, at, card_table, game_of, pieces, stroke_of, table
from tests.games.library import answer, asked, options, reason, seen
from tricorne.core.match import Match
from tricorne.games.liberty_or_death.names import SPACES

AROUND_FLORIDA = ["florida", "georgia", "southwest"]


def stroke_table(**position: Any) -> Match:
    return card_table(
        strokes=STROKES,
        leaders={
            "patriots": {"who": "washington", "space": "massachusetts"},
            "british": {"who": "gage", "space": "boston"},
            "indians": {"who": "brant", "space": "northwest"},
        },
        spaces={
            "massachusetts": at(C=3, M=2),
            "boston": at(R=4, T=1),
            "northwest": at(W=3),
        },
        **position,
    )


def treaty_table(**position: Any) -> Match:
    return card_table(
        **{
            "strokes": STROKES,
            "cbc": 10,
            "squadrons": 1,
            "squadrons_unavailable": 2,
            "unavailable": {"french_regular": 10, "british_regular": 2},
            "spaces": {"massachusetts": at(C=2)},
            **position,
        }
    )


def test_2_3_8_who_passed_cannot_interrupt_the_card_any_more() -> None:
    m = table(
        "patriots",
        eligible=["patriots", "british", "indians"],
        strokes=[105, 108],
        leaders={
            "patriots": {"who": "washington", "space": "massachusetts"},
            "indians": {"who": "brant", "space": "northwest"},
        },
        spaces={"massachusetts": at(C=3), "northwest": at(W=3), "boston": at(R=2)},
    )
    answer(m, "no", "pass")
    assert asked(m) == ("indians", "brilliant-stroke")
    answer(m, "no")
    assert asked(m) == ("british", "turn")


def test_2_3_8_militia_that_regroup_out_of_the_leaders_space_do_not_involve_him() -> None:
    spaces = {"massachusetts": at(PF=1), "new_hampshire": at(MA=2, C=1)}
    m = stroke_of("patriots", 105, "washington", "new_hampshire", spaces=spaces)
    answer(m, "stroke:105", "command:rally", "massachusetts", "regroup", "new_hampshire", "militia_active:2")
    assert asked(m)[1] == "leader-follows"
    answer(m, "no")
    while asked(m)[1] != "stroke":
        answer(m, "done")
    answer(m, "command:rally")
    assert asked(m)[1] != "rally-space" or options(m) == ["new_hampshire"]


def test_2_3_8_the_origin_of_a_march_involves_the_leader() -> None:
    spaces = {"massachusetts": at(M=1), "new_hampshire": at(C=2), "georgia": at(C=1)}
    m = stroke_of("patriots", 105, "washington", "new_hampshire", spaces=spaces)
    answer(m, "stroke:105", "command:march", "massachusetts", "new_hampshire", "continental:1", "no")
    while asked(m)[1] != "stroke":
        answer(m, options(m)[-1])
    answer(m, "command:rally")
    assert "georgia" in options(m)


def test_2_3_8_common_cause_is_the_special_activity_of_the_stroke() -> None:
    spaces = {"virginia": at(R=2, W=2), "georgia": at(R=1, MA=1)}
    m = stroke_of("british", 106, "gage", "virginia", spaces=spaces)
    answer(
        m, "stroke:106", "command:march", "north_carolina", "virginia", "british_regular:1", "war_party_underground:1"
    )
    while asked(m)[1] != "stroke":
        answer(m, "no" if asked(m)[1] == "leader-follows" else "done")
    assert not any(name.startswith("special:") for name in options(m))
    assert pieces(m, "north_carolina") == {"R": 1, "WA": 1}


def test_2_3_8_only_a_province_raided_on_the_card_is_plundered() -> None:
    spaces = {"virginia": at("passive_opposition", W=3), "georgia": at("passive_opposition", W=3)}
    m = stroke_of("indians", 108, "brant", "virginia", spaces=spaces)
    answer(m, "stroke:108")
    assert reason(m, "special:plunder") == ("why-plunder-beside-raid", "4.4.3")
    assert reason(m, "special:trade") == ("why-no-trade", "4.4.1")
    answer(m, "command:raid", "virginia")
    while asked(m)[1] != "stroke":
        answer(m, "done")
    answer(m, "special:plunder", "war_party_active")
    assert (pieces(m, "georgia"), pieces(m, "virginia")) == ({"W": 3}, {"W": 2})


def test_2_3_8_everything_is_free_but_reward_loyalty() -> None:
    m = stroke_of("british", 106, "howe", "boston", resources={"british": 1}, spaces={"boston": at(R=2, T=1)})
    answer(m, "stroke:106", "command:muster", "boston", "1", "boston", "reward:boston")
    assert seen(m)["resources"]["british"] == 0
    assert seen(m)["spaces"]["boston"]["level"] == "passive_support"


@pytest.mark.parametrize(("treaty", "held", "offered_now"), [(False, [107, 109], []), (True, [107], ["stroke:107"])])
def test_2_3_8_the_french_stroke_waits_for_the_treaty(treaty: bool, held: list[int], offered_now: list[str]) -> None:
    spaces = {"boston": at(F=3)} if treaty else {"boston": at(C=1)}
    leaders = {"french": {"who": "rochambeau"} | ({"space": "boston"} if treaty else {})}
    m = table("french", treaty=treaty, strokes=held, leaders=leaders, spaces=spaces)
    assert [name for name in options(m) if name.startswith("stroke")] == offered_now


def test_2_3_8_everybody_eligible_may_interrupt_before_the_first_acts() -> None:
    m = stroke_table()
    seats = []
    while asked(m)[1] == "brilliant-stroke":
        seats.append(asked(m)[0])
        answer(m, "no")
    assert seats == ["british", "indians"]
    assert asked(m) == ("patriots", "turn")
    assert "stroke:105" in options(m)


def test_2_3_8_a_trumped_card_goes_back_to_its_owner() -> None:
    m = stroke_table()
    answer(m, "no", "no", "stroke:105")
    assert asked(m) == ("british", "trump")
    answer(m, "stroke:106")
    assert asked(m) == ("indians", "trump")
    answer(m, "stroke:108")
    assert asked(m) == ("indians", "stroke")
    assert 105 in game_of(m).state.strokes
    assert 106 in game_of(m).state.strokes
    assert 108 not in game_of(m).state.strokes


def test_2_3_8_what_a_stroke_moved_on_the_tracks_is_said_of_its_owner() -> None:
    """The Patriots are 1st Eligible; the Village is the work of the Indians who interrupted them."""
    m = stroke_table()
    answer(m, "no", "stroke:108", "command:gather", "northwest", "village")
    while asked(m)[1] != "turn" and seen(m)["card"] == "card:1":
        answer(m, options(m)[-1])
    moved = [entry["args"] for entry in m.log() if entry["event"] == "tracks"]
    assert [(entry["faction"], entry["villages"]) for entry in moved] == [("indians", 1)]


def test_2_3_8_two_free_limited_commands_and_a_special_activity_then_all_are_eligible() -> None:
    m = stroke_table(resources=dict.fromkeys(ALL, 0))
    answer(m, "stroke:106", "no")
    assert asked(m) == ("british", "stroke")
    answer(m, "special:naval_pressure")
    answer(m, "command:muster", "new_york_city", "6", "done", "done")
    assert asked(m) == ("british", "stroke")
    assert {"command:march", "command:muster"} <= set(options(m))
    answer(m, "command:march")
    assert "new_york_city" in options(m)
    answer(m, "connecticut_rhode_island")
    assert options(m)[0].startswith("british_regular")
    answer(m, "british_regular:4", "done", "yes", "done")
    assert seen(m)["card"] == "card:2"
    assert seen(m)["eligible"] == ALL
    assert "card:106" in seen(m)["played"]
    assert seen(m)["leaders"]["british"]["space"] == "connecticut_rhode_island"


def test_2_3_8_the_question_says_what_is_left_of_a_stroke() -> None:
    there = {"patriots": {"who": "washington", "space": "virginia"}}
    m = table("patriots", strokes=[105], leaders=there, spaces={"virginia": at("neutral", M=2), "georgia": at(M=1)})
    answer(m, "stroke:105")
    assert m.question is not None
    assert m.question.args == {"left": 2, "special": 1, "due": 1}
    answer(m, "command:rabble_rousing", "virginia")
    assert m.question.args == {"left": 1, "special": 1, "due": 0}
    said = m.game.words("en").prompt("stroke", m.question.args)
    assert said == "Brilliant Stroke: a free Limited Command and a Special Activity are left, in any order."


def test_2_3_8_without_his_leader_nobody_can_play_a_stroke() -> None:
    m = card_table(strokes=STROKES, spaces={"boston": at(R=4)})
    assert asked(m) == ("patriots", "turn")


@pytest.mark.parametrize(
    ("seat", "command", "spaces", "leader", "where"),
    [
        ("british", "muster", {"boston": {"R": 1}}, "boston", ["boston"]),
        ("british", "muster", {"quebec": {"R": 1}}, "quebec", []),
        ("british", "garrison", {"virginia": {"R": 1}}, "virginia", CITIES),
        ("british", "garrison", {"boston": {"BF": 1}, "virginia": {"R": 1}}, "boston", ["boston"]),
        ("british", "garrison", {"virginia": {"BF": 1}, "boston": {"R": 1}}, "virginia", []),
        ("british", "march", {"florida": {"R": 1}, "boston": {"R": 1}}, "florida", AROUND_FLORIDA),
        ("british", "battle", {"boston": {"R": 1, "C": 1}, "norfolk": {"R": 1, "C": 1}}, "norfolk", ["norfolk"]),
        ("patriots", "rally", {"boston": {"C": 1}}, "boston", ["boston"]),
        (
            "patriots",
            "march",
            {"florida": {"C": 1}, "boston": {"C": 1}},
            "florida",
            ["florida", "georgia", "southwest"],
        ),
        ("patriots", "march", {"florida": {"PF": 1}, "georgia": {"C": 1}}, "florida", ["florida"]),
        ("patriots", "battle", {"boston": {"T": 1, "C": 1}, "norfolk": {"T": 1, "C": 1}}, "norfolk", ["norfolk"]),
        ("patriots", "rabble_rousing", {"boston": {"C": 1}, "norfolk": {"C": 1}}, "norfolk", ["norfolk"]),
        ("indians", "gather", {"quebec": {"W": 1}}, "quebec", ["quebec"]),
        ("indians", "march", {"florida": {"W": 1}, "quebec": {"W": 1}}, "florida", ["georgia", "southwest"]),
        ("indians", "march", {"florida": {"V": 1}, "georgia": {"W": 1}}, "florida", ["florida"]),
        (
            "indians",
            "scout",
            {"florida": {"W": 1, "R": 1}, "quebec": {"W": 1, "R": 1}},
            "florida",
            ["georgia", "southwest"],
        ),
        ("indians", "scout", {"florida": {"V": 1}, "georgia": {"W": 1, "R": 1}}, "florida", ["florida"]),
        ("indians", "raid", {"southwest": {"W": 1}, "maryland_delaware": {"W": 1}}, "southwest", ["virginia"]),
        ("indians", "raid", {"virginia": {"V": 1}, "southwest": {"W": 1}}, "virginia", ["virginia"]),
        ("indians", "raid", {"virginia": {"W": 1}, "southwest": {"WA": 1}}, "southwest", ["virginia"]),
        ("french", "hortalez", {"boston": {"F": 1}}, "boston", []),
        ("french", "muster", {"boston": {"F": 1}, "norfolk": {"F": 1}}, "boston", ["boston"]),
        (
            "french",
            "march",
            {"florida": {"F": 1}, "georgia": {"M": 1}, "boston": {"F": 1}, "massachusetts": {"M": 1}},
            "florida",
            ["georgia"],
        ),
        ("french", "march", {"florida": {"F": 1, "M": 1}, "georgia": {"F": 1}}, "florida", ["florida"]),
        ("french", "battle", {"boston": {"F": 1, "T": 1}, "norfolk": {"F": 1, "T": 1}}, "norfolk", ["norfolk"]),
    ],
)
def test_2_3_8_a_limited_command_that_involves_the_leader(
    seat: str, command: str, spaces: dict[str, dict[str, int]], leader: str, where: list[str]
) -> None:
    game = board(spaces, levels=LEVELS)
    assert possible(game, seat, command, free=True, limit=1, must_involve=SPACES.index(leader)) == where


@pytest.mark.parametrize(
    ("seat", "command", "destination", "group", "here", "elsewhere"),
    [
        ("british", "garrison", "boston", ["1"], {"R": 2}, "georgia"),
        ("british", "march", "norfolk", ["british_regular:1"], {"R": 2}, "maryland_delaware"),
        ("patriots", "march", "norfolk", ["continental:1"], {"C": 2}, "north_carolina"),
        ("indians", "march", "southwest", ["war_party_underground:1"], {"W": 2}, "georgia"),
        ("indians", "scout", "southwest", ["war_party_underground:1"], {"W": 2, "R": 1}, "georgia"),
    ],
)
def test_2_3_8_the_first_group_comes_from_the_leaders_space(
    seat: str, command: str, destination: str, group: list[str], here: dict[str, int], elsewhere: str
) -> None:
    game = board({"virginia": here, elsewhere: here})
    leader: dict[str, Any] = {"free": True, "limit": 1, "must_involve": SPACES.index("virginia")}
    execute(game, seat, command, destination, *group, **leader)
    assert short(game, elsewhere) == here
    assert sum(short(game, "virginia").values()) < sum(here.values())
