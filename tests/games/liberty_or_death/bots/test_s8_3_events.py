"""8.3 Non-player Events: which text, whether it is worth it, who, what and where."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.liberty_or_death.bots.think import answer, conclude, play_event, take_turn, thinker, wants
from tests.games.liberty_or_death.cards.table import at, blockaded, level, resources, set_levels, sits_out, table
from tricorne.games.liberty_or_death.bots.event_answers import event_choice, event_faction
from tricorne.games.liberty_or_death.bots.event_or_command import GrantedBattle, british_wants, effective, try_event
from tricorne.games.liberty_or_death.bots.event_pieces import event_remove
from tricorne.games.liberty_or_death.bots.event_spaces import event_space
from tricorne.games.liberty_or_death.bots.fields import would_battle
from tricorne.games.liberty_or_death.bots.march_to_battle import _find
from tricorne.games.liberty_or_death.bots.marching import Arrivals, MarchLine, plan_marches
from tricorne.games.liberty_or_death.bots.measures import here
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    CONTINENTAL,
    FACTIONS,
    GEORGIA,
    KIND_INDEX,
    PATRIOTS,
    SPACES,
    VIRGINIA,
)
from tricorne.games.liberty_or_death.rules.action import NO_BONUS
from tricorne.games.liberty_or_death.state import PASSED


def test_8_3_3_card_62_the_british_pass_it_by_unless_new_york_is_at_active_opposition() -> None:
    game = table(levels={"new_york": "passive_support"})
    assert wants(game, "british", 62) is None
    game = table(levels={"new_york": "active_opposition"})
    assert wants(game, "british", 62) == "event:unshaded"
    game = table({"new_york": {"tory": 1}}, levels={"new_york": "active_opposition"})
    assert wants(game, "british", 62) is None


def test_8_3_3_card_73_is_ineffective_for_indians_when_only_friends_could_go() -> None:
    game = table({"new_york": {"village": 1}, "northwest": {"village": 2}, "quebec": {"british_fort": 1, "village": 1}})
    me = thinker(game, "indians")
    assert not effective(me, try_event(me, 73, False))
    assert wants(game, "indians", 73) is None
    game = table({"new_york": {"patriot_fort": 1}})
    assert wants(game, "indians", 73) == "event:unshaded"


def test_8_3_5_card_43_places_tories_in_the_active_opposition_space_first() -> None:
    game = table(
        {"north_carolina": {"british_regular": 1}, "boston": {"british_regular": 1}},
        levels={"north_carolina": "active_opposition"},
    )
    assert wants(game, "british", 43) == "event:unshaded"
    answers = take_turn(game, "british", card=43)
    assert answers[:2] == ["event:unshaded", "north_carolina"]
    assert at(game, "north_carolina") == {"british_regular": 1, "tory": 2}


def test_8_1_a_sword_means_the_event_is_ignored() -> None:
    assert wants(table(), "french", 61) == "event:shaded"
    assert wants(table(unavailable={"french_regular": 3}), "british", 71) is None


def test_8_3_2_royalists_use_the_unshaded_text_and_rebels_the_shaded_one() -> None:
    assert wants(table(), "patriots", 56) == "event:shaded"
    assert wants(table(), "french", 65) == "event:shaded"
    game = table(levels={"virginia": "active_opposition"})
    assert wants(game, "british", 15) == "event:unshaded"


@pytest.mark.parametrize(("die", "played"), [(4, None), (5, "event:unshaded")])
def test_8_4_with_five_cities_a_die_of_five_plays_an_effective_event(die: int, played: str | None) -> None:
    cities = ("boston", "norfolk", "savannah", "charles_town", "quebec_city")
    game = table({name: {"tory": 1} for name in cities})
    assert wants(game, "british", 45, (die,)) == played


def test_8_4_an_event_that_shifts_is_played_only_when_behind() -> None:
    game = table(levels={"virginia": "active_opposition"})
    assert wants(game, "british", 10) == "event:unshaded"
    game = table(levels={"virginia": "active_support"})
    assert wants(game, "british", 10) is None


def test_8_5_three_resources_a_fort_or_a_lost_village_make_patriots_play() -> None:
    assert wants(table(), "patriots", 59) == "event:shaded"
    assert wants(table({"quebec": {"village": 1}}), "patriots", 17) == "event:shaded"
    assert wants(table(), "patriots", 10) is None


def test_8_6_french_events_from_unavailable_or_with_resources() -> None:
    assert wants(table(unavailable={"french_regular": 5}), "french", 49) == "event:shaded"
    assert wants(table(), "french", 49) is None
    assert wants(table(), "french", 54) == "event:shaded"


def test_8_7_villages_gathers_and_patriot_forts_make_indians_play() -> None:
    assert wants(table(), "indians", 91) == "event:unshaded"
    assert wants(table(), "indians", 84) == "event:unshaded"
    assert wants(table({"quebec": {"patriot_fort": 1}}), "indians", 17) == "event:unshaded"
    assert wants(table(), "indians", 45) is None


def test_8_3_1_instructions_change_the_text() -> None:
    assert wants(table(), "indians", 4) == "event:shaded"
    game = table({"boston": {"militia_active": 1}, "new_york_city": {"militia_active": 1}})
    assert wants(game, "patriots", 71) == "event:unshaded"


def test_8_3_1_card_29_needs_four_militia_for_the_british() -> None:
    cities = {name: {"tory": 1} for name in ("boston", "norfolk", "savannah", "charles_town", "quebec_city")}
    assert wants(table({**cities, "virginia": {"militia_underground": 6}}), "british", 29) is None
    assert wants(table({**cities, "virginia": {"militia_underground": 8}}), "british", 29, (5,)) == "event:unshaded"


def test_8_3_6_royalists_shift_where_most_support_is_gained_then_most_opposition_lost() -> None:
    game = table(levels={"boston": "passive_opposition"})
    me = thinker(game, "british")
    args: dict[str, Any] = {"card": "card:10", "text": "unshaded"}
    assert answer(event_space, me, ["boston", "new_york_city", "norfolk"], **args) == "new_york_city"
    game = table(
        levels={"boston": "passive_opposition", "norfolk": "passive_opposition", "new_york_city": "passive_opposition"}
    )
    assert answer(event_space, thinker(game, "british"), ["boston", "new_york_city"], **args) == "new_york_city"


def test_8_3_5_harm_goes_to_an_eligible_enemy_player_first() -> None:
    game = table()
    game.players = {"british": "nonplayer", "patriots": "nonplayer", "indians": "nonplayer", "french": "human"}
    args: dict[str, Any] = {"card": "card:18", "text": "unshaded"}
    seats = ["british", "patriots", "indians", "french"]
    assert answer(event_faction, thinker(game, "british"), seats, **args) == "french"
    game.state.eligible[3] = False
    assert answer(event_faction, thinker(game, "british"), seats, **args) == "patriots"


def test_8_3_5_benefits_go_to_itself_then_to_its_friend() -> None:
    args: dict[str, Any] = {"card": "card:74", "text": "unshaded"}
    assert answer(event_faction, thinker(table(), "british"), ["indians", "british"], **args) == "british"
    args = {"card": "card:67", "text": "shaded"}
    assert answer(event_faction, thinker(table(), "french"), ["patriots"], **args) == "patriots"


def test_8_3_5_enemy_pieces_go_before_the_friends_and_the_own() -> None:
    game = table({"pennsylvania": {"tory": 1, "war_party_active": 1, "militia_active": 1}})
    args: dict[str, Any] = {"card": "card:87", "text": "unshaded"}
    options = ["pennsylvania:tory", "pennsylvania:militia_active", "pennsylvania:war_party_active"]
    assert answer(event_remove, thinker(game, "indians"), options, **args) == "pennsylvania:militia_active"
    del options[1]
    assert answer(event_remove, thinker(game, "indians"), options, **args) == "pennsylvania:tory"


def test_8_3_4_the_event_is_carried_out_by_its_own_player() -> None:
    game = table(treaty=True, squadrons=1, levels={"norfolk": "active_support"})
    answers = take_turn(game, "french", card=69)
    assert answers == ["event:shaded", "norfolk"]
    assert blockaded(game) == {"norfolk": 1}
    assert resources(game) == {"french": 13}
    game = table(levels={"virginia": "active_opposition"})
    take_turn(game, "british", card=21)
    assert level(game, "south_carolina") == "active_support"
    assert sits_out(game) == []


def test_8_3_1_card_88_moves_by_the_own_march_or_is_ineffective() -> None:
    game = table(
        {
            "virginia": {"continental": 4, "militia_underground": 2, "tory": 1},
            "maryland_delaware": {"village": 1},
            **{name: {"militia_active": 1} for name in ("norfolk", "north_carolina")},
        },
        levels={"virginia": "active_opposition"},
    )
    game.players = dict.fromkeys(("british", "patriots", "indians", "french"), "nonplayer")
    me = thinker(game, "patriots")
    after = try_event(me, 88, False).after
    assert after.pieces != game.state.pieces
    assert here(after, SPACES.index("maryland_delaware"), CONTINENTAL) > 0
    alone = thinker(table({"virginia": {"continental": 1, "tory": 9}}), "patriots")
    assert not effective(alone, try_event(alone, 88, False))


def test_8_4_4_a_granted_battle_counts_for_the_british_only_if_they_would_choose_it() -> None:
    game = table({"virginia": {"british_regular": 5, "continental": 1}})
    me = thinker(game, "british")
    trial = try_event(me, 51, False)
    assert would_battle(me, VIRGINIA)
    assert british_wants(me, replace(trial, battle=GrantedBattle(BRITISH, VIRGINIA, NO_BONUS))) == "w-event-casualties"
    assert british_wants(me, replace(trial, battle=GrantedBattle(PATRIOTS, VIRGINIA, NO_BONUS))) is None
    weak = table({"virginia": {"british_regular": 1, "continental": 5}})
    me = thinker(weak, "british")
    trial = try_event(me, 51, False)
    assert british_wants(me, replace(trial, battle=GrantedBattle(BRITISH, VIRGINIA, NO_BONUS))) is None


def test_8_4_4_militia_alone_are_no_reason_for_a_granted_battle() -> None:
    assert not would_battle(
        thinker(table({"virginia": {"british_regular": 5, "militia_active": 1}}), "british"), VIRGINIA
    )


def test_8_6_6_a_granted_battle_counts_for_the_french_only_with_french_and_british_there() -> None:
    pieces = {"virginia": {"french_regular": 5, "british_regular": 1}, "georgia": {"continental": 5, "tory": 1}}
    me = thinker(table(pieces, treaty=True), "french")
    assert would_battle(me, VIRGINIA)
    assert not would_battle(me, GEORGIA)
    assert not would_battle(thinker(table(pieces, treaty=True), "indians"), VIRGINIA)


# 8.3.1, card by card


@pytest.mark.parametrize("card", [18, 44])
def test_8_3_1_cards_18_and_44_need_an_enemy_who_still_waits(card: int) -> None:
    cities = {name: {"british_regular": 1} for name in ("boston", "norfolk", "savannah", "charles_town", "quebec_city")}
    game = table(cities)
    assert wants(game, "british", card, (5,)) == "event:unshaded"
    game.state.acted[1] = game.state.acted[3] = PASSED
    assert wants(game, "british", card) is None


def test_8_3_1_card_51_marches_to_where_the_battle_can_be_fought() -> None:
    game = table({"virginia": {"british_regular": 9}, "north_carolina": {"continental": 2}})
    assert wants(game, "british", 51) == "event:unshaded"
    game = table({"virginia": {"british_regular": 2}, "north_carolina": {"continental": 9}})
    assert wants(game, "british", 51) is None


@pytest.mark.parametrize(("continentals", "wanted"), [(5, "event:unshaded"), (7, None)])
def test_8_4_4_card_51_counts_what_the_card_adds_to_the_battle(continentals: int, wanted: str | None) -> None:
    """Four Regulars can go: a strength of five against five, and two less by the card."""
    game = table({"virginia": {"british_regular": 5}, "north_carolina": {"continental": continentals}})
    assert wants(game, "british", 51) == wanted


def test_8_5_1_card_51_counts_what_the_card_adds_to_the_battle() -> None:
    """Five Continentals can go, and two more by the card."""
    game = table({"virginia": {"continental": 6}, "north_carolina": {"tory": 6}, "maryland_delaware": {"tory": 8}})
    assert "north_carolina" in play_event(game, "patriots", 51, "shaded", battle=[1, 1, 1])


@pytest.mark.parametrize(("continentals", "wanted"), [(5, "event:unshaded"), (6, None)])
def test_8_4_4_card_52_counts_what_the_card_adds_to_the_battle(continentals: int, wanted: str | None) -> None:
    """Three Regulars have a strength of four, and of six by the card."""
    game = table({"virginia": {"british_regular": 3, "continental": continentals}})
    assert not would_battle(thinker(game, "british"), VIRGINIA)
    assert wants(game, "british", 52) == wanted


@pytest.mark.parametrize(("regulars", "dice", "wanted"), [(4, (), "event:shaded"), (5, (4,), None)])
def test_8_6_6_card_66_counts_what_the_card_adds_to_the_battle(
    regulars: int, dice: tuple[int, ...], wanted: str | None
) -> None:
    """Three Regulars have a strength of four, and of six by the card, against one more than there are British."""
    pieces = {"florida": {"french_regular": 3, "british_regular": regulars}}
    game = table(pieces, treaty=True, squadrons=3, unavailable={"french_regular": 12})
    assert not would_battle(thinker(game, "french"), SPACES.index("florida"))
    assert wants(game, "french", 66, dice) == wanted


def test_8_3_1_card_51_leaves_the_marchs_own_priorities_aside() -> None:
    game = table(
        {
            "virginia": {"continental": 9},
            "north_carolina": {"tory": 2},
        },
        levels={"virginia": "active_opposition"},
    )
    me = thinker(game, "patriots")
    marches = conclude(plan_marches(me, (MarchLine("march-to-battle", _find, limit=1),), 1))
    assert [SPACES[march.destination] for march in marches] == ["north_carolina"]


def test_8_3_1_card_51_of_equal_groups_one_is_drawn() -> None:
    game = table({"virginia": {"continental": 6}, "south_carolina": {"continental": 6}, "north_carolina": {"tory": 4}})
    for die, origin in ((1, "virginia"), (6, "south_carolina")):
        found = conclude(_find(thinker(game, "patriots"), Arrivals()), [die])
        assert found is not None
        assert (SPACES[found[0]], [SPACES[space] for space in found[1]]) == ("north_carolina", [origin])


def test_8_3_1_card_70_the_british_need_french_in_the_west_indies_or_beside_them() -> None:
    assert wants(table({"virginia": {"french_regular": 2}}, treaty=True), "british", 70) is None
    cities = ("boston", "norfolk", "savannah", "charles_town", "quebec_city")
    game = table({"west_indies": {"french_regular": 2}, **{city: {"tory": 1} for city in cities}}, treaty=True)
    assert wants(game, "british", 70, (5,)) == "event:unshaded"


def test_8_3_1_card_80_the_british_name_a_faction_with_pieces_in_cities() -> None:
    game = table({"virginia": {"militia_active": 3}, "boston": {"french_regular": 2}}, treaty=True)
    game.players = dict.fromkeys(FACTIONS, "nonplayer")
    me = thinker(game, "british")
    options = ["patriots", "french", "indians"]
    assert answer(event_faction, me, options, card="card:80", text="unshaded") == "french"


def test_8_3_1_card_83_indians_use_the_unshaded_text_when_no_village_can_be_placed() -> None:
    standing = {
        name: {"village": 2} for name in ("southwest", "northwest", "florida", "virginia", "georgia", "new_york")
    }
    game = table(standing, levels={"boston": "active_opposition", "quebec_city": "passive_opposition"})
    assert not game.state.available[KIND_INDEX["village"]]
    assert wants(game, "indians", 83) == "event:unshaded"
    assert wants(table(), "indians", 83) == "event:shaded"


def test_8_3_5_card_14_the_indians_choose_by_their_flowchart() -> None:
    game = table({"southwest": {"war_party_active": 2}})
    me = thinker(game, "indians")
    assert answer(event_choice, me, ["scout", "march"], [6, 6], card="card:14", text="unshaded") == "march"
    game = table({"southwest": {"war_party_active": 2, "british_regular": 2}})
    me = thinker(game, "indians")
    game.state.available[KIND_INDEX["war_party_underground"]] = 1
    assert answer(event_choice, me, ["scout", "march"], [6, 6], card="card:14", text="unshaded") == "scout"


def test_8_3_8_a_choice_that_nothing_else_covers_is_drawn() -> None:
    args = {"card": "card:5", "text": "unshaded"}
    for die, taken in ((1, "raise"), (2, "lower"), (3, "keep")):
        assert answer(event_choice, thinker(table(), "french"), ["raise", "lower", "keep"], [die], **args) == taken


def test_8_3_5_what_the_question_asked_for_comes_before_the_shift_unless_the_shift_was_asked_for() -> None:
    levels = {"virginia": "active_support", "georgia": "active_opposition", "boston": "active_opposition"}
    game = table(levels={**levels, "new_york_city": "active_opposition"})
    args = {"card": "card:27", "text": "shaded"}
    me = thinker(game, "patriots")
    assert answer(event_space, me, ["virginia", "north_carolina"], (), **args) == "virginia"
    set_levels(game, dict.fromkeys(("new_york", "massachusetts", "pennsylvania"), "active_support"))
    assert answer(event_space, me, ["virginia", "north_carolina"], (), **args) == "north_carolina"
