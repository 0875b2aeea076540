"""8.8 One-player victory."""

import pytest

from tests.games.liberty_or_death.cards.table import LARGE, ROYALIST_PLAYER, set_levels, solo
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import FACTIONS
from tricorne.games.liberty_or_death.rules.s7_victory import final_margin, tracks, winners
from tricorne.games.liberty_or_death.rules.s8_8_one_player import is_lone_player, one_player_check, one_player_end


def example() -> LibertyOrDeath:
    """Support 27, Opposition 24, CBC 10, CRC 14, seven Villages and five Patriot Forts."""
    game = solo(
        quebec={"village": 2},
        northwest={"village": 2},
        southwest={"village": 2},
        florida={"village": 1},
        boston={"patriot_fort": 2},
        georgia={"patriot_fort": 2},
        virginia={"patriot_fort": 1},
    )
    support = (
        "new_york_city",
        "massachusetts",
        "connecticut_rhode_island",
        "new_york",
        "pennsylvania",
        "quebec_city",
        "charles_town",
        "savannah",
    )
    opposition = (
        "maryland_delaware",
        "virginia",
        "north_carolina",
        "south_carolina",
        "philadelphia",
        "norfolk",
        "georgia",
        "new_jersey",
    )
    set_levels(game, dict.fromkeys(support, "active_support") | {"new_hampshire": "passive_support"})
    set_levels(game, dict.fromkeys(opposition, "active_opposition"))
    game.state.cbc, game.state.crc = 10, 14
    return game


def test_8_8_the_example_is_a_stalemate() -> None:
    game = example()
    at = tracks(game)
    assert (at.support, at.opposition, at.villages, at.forts) == (27, 24, 7, 5)
    assert [final_margin(at, faction) for faction in (0, 2, 1, 3)] == [7, 2, -2, -7]
    one_player_end(game)
    assert (game.state.ending, winners(game)) == ("stalemate", [])


@pytest.mark.parametrize(
    ("players", "lone"),
    [
        (ROYALIST_PLAYER, True),
        ({"british": "human", "indians": "nonplayer", "patriots": "nonplayer", "french": "nonplayer"}, True),
        ({"british": "human:a", "indians": "human:b", "patriots": "nonplayer", "french": "nonplayer"}, False),
        ({"british": "human", "indians": "nonplayer", "patriots": "human", "french": "nonplayer"}, False),
        (dict.fromkeys(("british", "indians", "patriots", "french"), "nonplayer"), False),
    ],
)
def test_8_8_who_is_a_lone_player(players: dict[str, str], lone: bool) -> None:
    assert is_lone_player(solo(players)) is lone


def test_8_8_a_lead_of_six_is_a_victory_and_none_a_defeat() -> None:
    game = example()
    game.state.crc, game.state.cbc = 20, 10
    set_levels(game, {"georgia": "active_support"})
    one_player_end(game)
    assert game.state.ending == "player-victory"
    game = example()
    set_levels(game, {"new_york": "active_opposition"})
    one_player_end(game)
    assert game.state.ending == "nonplayer-victory"
    assert winners(game) == [1]


def test_8_8_a_lone_player_never_wins_at_a_check() -> None:
    game = solo()
    set_levels(game, dict.fromkeys(LARGE, "active_support"))
    game.state.crc = 5
    assert not one_player_check(game)


def test_8_8_with_the_difficulty_option_the_player_may_not_fall_behind_from_the_second_winter() -> None:
    game = solo()
    game.difficult = True
    assert not one_player_check(game)
    game.state.winters_done = 1
    assert one_player_check(game)
    game.difficult = False
    game.state.ending = ""
    assert not one_player_check(game)


@pytest.mark.parametrize(("treaty", "ending"), [(False, "nonplayer-victory"), (True, "player-victory")])
def test_8_8_a_player_of_the_french_cannot_win_without_the_treaty(treaty: bool, ending: str) -> None:
    game = solo()
    game.players = dict.fromkeys(FACTIONS, "nonplayer") | {"french": "human"}
    game.state.treaty = treaty
    game.state.cbc = 20
    set_levels(game, dict.fromkeys(LARGE, "active_opposition"))
    one_player_end(game)
    assert game.state.ending == ending
