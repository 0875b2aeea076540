"""8.7 The flowchart of the non-player Indians: its Event box, and which Command comes first."""

import pytest

from tests.games.liberty_or_death.bots.think import play_event, wants
from tests.games.liberty_or_death.cards.table import at, table


def test_8_7_villages_gathers_and_patriot_forts_make_indians_play() -> None:
    assert wants(table(), "indians", 91) == "event:unshaded"
    assert wants(table(), "indians", 84) == "event:unshaded"
    assert wants(table({"quebec": {"patriot_fort": 1}}), "indians", 17) == "event:unshaded"
    assert wants(table(), "indians", 45) is None


def test_8_7_a_village_is_placed_where_there_is_room_and_if_possible_with_war_parties() -> None:
    full = {"village": 1, "british_fort": 1, "war_party_underground": 2}
    game = table({"quebec": full, "northwest": {"war_party_underground": 1}})
    assert wants(game, "indians", 91) == "event:unshaded"
    play_event(game, "indians", 91)
    assert at(game, "northwest") == {"village": 1, "war_party_underground": 3}
    game = table({"new_york": {"village": 2, "war_party_underground": 2}})
    assert wants(game, "indians", 79) == "event:unshaded"
    game = table({"quebec": full, "northwest": {"village": 1}})
    assert wants(game, "indians", 72) == "event:unshaded"


@pytest.mark.parametrize("card", [90, 92])
def test_8_7_a_village_of_one_s_own_choice_rises_with_war_parties(card: int) -> None:
    game = table({"northwest": {"village": 1, "war_party_underground": 2}, "quebec": {"village": 1}})
    play_event(game, "indians", card)
    assert at(game, "northwest")["village"] == 2
