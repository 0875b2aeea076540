"""3.1 Reinforcements, fled units, control and allies."""

from __future__ import annotations

from tests.games.library import answer, asked, events, options, reason, seen
from tests.games.rebellion_1775.table import table, turn_of, units
from tricorne.core import Match
from tricorne.core.words import LANGUAGES

BRITISH_MARYLAND = {"annapolis": {"loyalists": 1}, "baltimore": {"loyalists": 1}}


def test_3_1_four_units_go_to_city_areas_of_controlled_colonies() -> None:
    match = turn_of("loyalists", BRITISH_MARYLAND, [1, 2, 3], phase="reinforcements")
    areas = {option.split(":")[0] for option in set(options(match))}
    assert areas == {"annapolis", "baltimore"}
    answer(match, "annapolis:3")
    assert set(options(match)) == {"annapolis:1", "baltimore:1"}
    answer(match, "baltimore:1")
    assert units(match, "annapolis") == {"loyalists": 4}
    assert units(match, "baltimore") == {"loyalists": 2}
    assert seen(match)["stockpiles"]["loyalists"] == 45 - 6


def test_3_1_an_empty_city_of_a_controlled_colony_can_be_reinforced() -> None:
    match = turn_of("loyalists", {"baltimore": {"loyalists": 1}}, [1, 2, 3], phase="reinforcements")
    assert "annapolis:4" in set(options(match))


def test_3_1_a_short_stockpile_gives_what_is_left() -> None:
    match = turn_of(
        "loyalists",
        {"annapolis": {"loyalists": 20}, "baltimore": {"loyalists": 23}},
        [1, 2, 3],
        phase="reinforcements",
    )
    assert match.question is not None
    assert match.question.args["units"] == 2


def test_3_1_without_a_colony_reinforcements_are_lost_and_fled_units_wait() -> None:
    match = turn_of(
        "loyalists",
        {"savannah": {"loyalists": 1}, "augusta": {"patriots": 1}},
        [1, 2, 3],
        phase="reinforcements",
        fled={"loyalists": 2},
    )
    assert asked(match)[1] == "movement-card"
    assert seen(match)["stockpiles"]["loyalists"] == 45 - 3
    assert seen(match)["fled"] == {"loyalists": 2}


def test_3_1_with_one_city_nobody_is_asked() -> None:
    match = turn_of("loyalists", {"dover": {"loyalists": 1}}, [1, 2, 3], phase="reinforcements")
    assert asked(match)[1] == "movement-card"
    assert units(match, "dover") == {"loyalists": 5}


def test_3_1_1_own_fled_units_return_with_the_reinforcements() -> None:
    match = turn_of("loyalists", BRITISH_MARYLAND, [1, 2, 3], phase="reinforcements", fled={"loyalists": 2})
    answer(match, "annapolis:6")
    assert units(match, "annapolis") == {"loyalists": 7}
    assert seen(match)["fled"] == {}
    assert seen(match)["stockpiles"]["loyalists"] == 45 - 8


def test_3_1_1_the_partners_fled_units_wait_for_the_partners_turn() -> None:
    match = turn_of(
        "continentals", {"newport": {"continentals": 1}}, [1, 2, 3], phase="reinforcements", fled={"patriots": 2}
    )
    assert seen(match)["fled"] == {"patriots": 2}


def test_3_1_1_fled_allies_return_on_the_turn_of_either_faction() -> None:
    for faction in ("british_regulars", "loyalists"):
        match = turn_of(faction, {"dover": {faction: 1}}, [1, 2, 3], phase="reinforcements", fled={"hessians": 3})
        assert units(match, "dover") == {faction: 5, "hessians": 3}


def test_3_1_1_fled_natives_return_to_the_side_they_fought_for() -> None:
    match = turn_of(
        "patriots",
        {"newport": {"patriots": 1}, "ny_onondaga": {"patriots": 1}},
        [1, 2, 3],
        phase="reinforcements",
        fled={"natives_american": 2, "natives_british": 1},
    )
    answer(match, "newport:4")
    assert units(match, "newport") == {"patriots": 5, "natives_american": 2}
    assert seen(match)["fled"] == {"natives_british": 1}


def test_3_1_1_fled_natives_return_anywhere_beside_friends_without_a_controlled_city() -> None:
    match = turn_of(
        "patriots",
        {"augusta": {"patriots": 1}, "savannah": {"loyalists": 1}},
        [1, 2, 3],
        phase="reinforcements",
        fled={"natives_american": 2},
    )
    assert units(match, "augusta") == {"patriots": 1, "natives_american": 2}


def test_3_1_1_fled_natives_without_any_friend_go_to_the_supply() -> None:
    match = turn_of(
        "patriots", {"savannah": {"loyalists": 1}}, [1], phase="reinforcements", fled={"natives_american": 2}
    )
    assert seen(match)["stockpiles"]["natives"] == 18
    assert seen(match)["fled"] == {}


def control_of_pennsylvania(**areas: dict[str, int]) -> str | None:
    match = turn_of("patriots", areas, [1, 2, 3], phase="turn")
    flag: str | None = seen(match)["flags"].get("colony:pennsylvania")
    return flag


def test_3_1_2_a_side_alone_in_a_colony_controls_it() -> None:
    assert control_of_pennsylvania(philadelphia={"patriots": 1}) == "american"
    assert control_of_pennsylvania(philadelphia={"french": 1}) == "american"
    assert control_of_pennsylvania(pa_west={"hessians": 1}) == "british"
    assert control_of_pennsylvania(philadelphia={"patriots": 1}, pa_west={"loyalists": 1}) is None
    assert control_of_pennsylvania() is None


def test_3_1_2_natives_alone_in_an_area_deny_control_and_allied_ones_do_not() -> None:
    assert control_of_pennsylvania(philadelphia={"patriots": 1}, pa_west={"natives": 2}) is None
    assert (
        control_of_pennsylvania(philadelphia={"patriots": 1}, pa_west={"patriots": 1, "natives_american": 2})
        == "american"
    )


def test_3_1_2_a_colony_left_empty_is_neutral_at_the_end_of_the_turn() -> None:
    match = turn_of("patriots", {"newport": {"patriots": 1}, "hartford": {"patriots": 1}}, [1])
    answer(match, "newport", "ct_east_of_hartford")
    assert seen(match)["flags"]["colony:rhode_island"] == "american"
    answer(match, "done")
    assert "colony:rhode_island" not in seen(match)["flags"]


def test_3_1_2_walking_into_an_empty_area_ends_the_enemys_control_at_the_end_of_the_turn() -> None:
    match = turn_of("patriots", {"annapolis": {"loyalists": 1}, "philadelphia": {"patriots": 1}}, [1])
    answer(match, "philadelphia", "baltimore")
    answer(match, "done") if match.question and match.question.kind == "march" else None
    assert "colony:maryland" not in seen(match)["flags"]


def test_3_1_3_independent_natives_become_allies_of_who_enters() -> None:
    match = turn_of("loyalists", {"charles_town": {"loyalists": 2}, "sc_west": {"natives": 2}}, [3])
    answer(match, "charles_town", "loyalists:1", "sc_west")
    assert units(match, "sc_west") == {"loyalists": 1, "natives_british": 2}


def test_3_1_3_allied_natives_march_with_their_side() -> None:
    match = turn_of("loyalists", {"sc_northwest": {"loyalists": 1, "natives_british": 2}}, [1])
    answer(match, "sc_northwest", "all", "charles_town")
    assert units(match, "charles_town") == {"loyalists": 1, "natives_british": 2}


def test_3_1_3_natives_left_alone_are_independent_again() -> None:
    match = turn_of("loyalists", {"sc_northwest": {"loyalists": 1, "natives_british": 2}}, [1])
    answer(match, "sc_northwest", "loyalists:1", "charles_town")
    assert units(match, "sc_northwest") == {"natives": 2}


def test_3_1_3_natives_of_both_sides_flee_in_equal_number_before_the_first_throw() -> None:
    match = turn_of(
        "loyalists",
        {
            "sc_northwest": {"loyalists": 2, "natives_british": 3},
            "charles_town": {"patriots": 1, "natives_american": 1},
        },
        [1],
        dice=["hit"],
    )
    answer(match, "sc_northwest", "all", "charles_town")
    assert seen(match)["fled"] == {"natives_british": 1, "natives_american": 1}
    assert units(match, "charles_town") == {"loyalists": 2, "natives_british": 2, "patriots": 1}
    assert asked(match) == ("loyalists", "losses")


def test_3_1_3_if_only_natives_are_left_they_go_over_to_the_other_side() -> None:
    match = turn_of(
        "loyalists",
        {"sc_northwest": {"loyalists": 2}, "charles_town": {"patriots": 1, "natives_american": 2}},
        [1],
        dice=["command", "command", "command", "hit", "command"],
    )
    answer(match, "sc_northwest", "loyalists:2", "charles_town", "stay", "stay")
    assert asked(match) == ("patriots", "losses")
    answer(match, "patriots:1")
    assert units(match, "charles_town") == {"loyalists": 2, "natives_british": 2}
    assert "battle-won" in events(match)


def test_3_1_3_natives_stepping_out_alone_become_independent() -> None:
    match = turn_of(
        "loyalists",
        {"sc_northwest": {"loyalists": 2}, "charles_town": {"patriots": 1, "natives_american": 1}},
        [1],
        dice=["hit", "command", "hit"],
    )
    answer(match, "sc_northwest", "loyalists:2", "charles_town")
    assert asked(match) == ("patriots", "command-decision")
    answer(match, "wilmington:1")
    assert units(match, "wilmington") == {"natives": 1}


def test_3_1_3_hessians_cannot_march_without_the_active_faction() -> None:
    match = turn_of("loyalists", {"boston": {"hessians": 3}, "dover": {"loyalists": 1}}, [1])
    assert set(options(match)) == {"dover", "done"}


def test_3_1_reinforcement_events_can_be_played_while_placing() -> None:
    match = table(active="loyalists", hands={"loyalists": ["card:loyalists_12", "card:loyalists_01"]})
    assert "card:loyalists_12" in set(options(match))
    answer(match, "card:loyalists_12", "dover")
    assert units(match, "dover") == {"british_regulars": 1, "loyalists": 1, "hessians": 6}
    assert asked(match) == ("loyalists", "reinforce")


def where_found(match: Match) -> str:
    """The reason below the question, which both languages can say."""
    assert match.question is not None
    where: str = match.question.args["where"]
    for language in LANGUAGES:
        words = match.game.words(language)
        assert words.say("q-reinforce", match.question.args, "why") == words.noun(where)
    return where


def test_3_1_why_reinforcements_do_not_go_elsewhere() -> None:
    match = table(active="patriots")
    assert where_found(match) == "where:controlled-colonies"
    assert reason(match, "ct_east_of_hartford:1") == ("why-no-city", "3.1")
    assert reason(match, "boston:1") == ("why-not-controlled", "3.1.2")
    assert reason(match, "newport:9") == ("why-fewer-to-place", "3.1")


def test_3_1_why_a_card_is_not_played_while_placing() -> None:
    there = {"newport": {"patriots": 1}, "hartford": {"patriots": 1}}
    match = turn_of("patriots", there, [1, 12], phase="reinforcements")
    assert reason(match, "card:patriots_09") == ("why-not-in-hand", "3.2.6")
    assert reason(match, "card:loyalists_01") == ("why-card-of-others", "3.2.6")
    assert reason(match, "card:patriots_01") == ("why-movement-phase", "3.2"), "none has been played this turn"
    assert reason(match, "card:patriots_12") == ("why-other-phase", "3.2.6")


def test_3_1_1_why_fled_natives_do_not_return_elsewhere() -> None:
    there = {"newport": {"patriots": 1}, "hartford": {"patriots": 1}, "ct_east_of_hartford": {"patriots": 1}}
    match = turn_of("patriots", there, [1, 2], phase="reinforcements", fled={"natives_american": 1})
    answer(match, "newport:4")
    assert where_found(match) == "where:beside-friends"
    assert reason(match, "boston:1") == ("why-no-friends", "3.1.1")
    assert reason(match, "ct_east_of_hartford:1") == ("why-natives-to-cities", "3.1.1")
    assert reason(match, "newport:2") == ("why-fewer-to-place", "3.1")
