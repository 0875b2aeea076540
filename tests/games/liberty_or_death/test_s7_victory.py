"""7 Victory: margins, ranking, ties, combined victory."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import LARGE, set_levels, solo
from tests.games.liberty_or_death.cards.table import table as board
from tests.games.liberty_or_death.table import at, game_of, table
from tests.games.library import seen
from tricorne.core.match import Match
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, INDIANS, PATRIOTS
from tricorne.games.liberty_or_death.rules.s7_victory import (
    check_victory,
    counted_margin,
    end_of_war,
    tracks,
    wins_check,
)
from tricorne.games.liberty_or_death.rules.s8_8_one_player import one_player_check

LOYAL = {name: at("active_support") for name in ("new_york", "virginia", "massachusetts")}
REBEL = {name: at("active_opposition") for name in ("new_york", "virginia", "massachusetts")}


def check(spaces: dict[str, Any], **position: Any) -> Match:
    """A victory check with these levels; twelve Population points of lead."""
    return table("british", card=97, on_deck=2, spaces=spaces, **position)


def end(**position: Any) -> Match:
    """The end of the last Support Phase."""
    return table("british", card=97, on_deck=2, phase="support", winters=5, **position)


def test_7_1_the_winner_and_his_side_come_first() -> None:
    m = check(REBEL, treaty=True, scenario="1778", cbc=9, crc=1)
    assert m.result is not None
    assert m.result.winners == ("french",)
    assert m.result.places == {"french": 1, "patriots": 2, "indians": 3, "british": 4}


def test_7_1_the_french_are_last_without_the_treaty() -> None:
    m = check(REBEL, cbc=9, crc=1)
    assert m.result is not None
    assert m.result.places["patriots"] == 1
    assert m.result.places["french"] == 4


def test_7_1_ties_go_to_patriots_british_french_indians() -> None:
    m = end(spaces={"quebec": at(V=2), "northwest": at(V=1)}, treaty=True, cbc=0, crc=0)
    assert m.result is not None
    assert m.result.scores == {"british": 0, "patriots": 0, "indians": 0, "french": 0}
    assert m.result.places == {"patriots": 1, "british": 2, "french": 3, "indians": 4}


TWO_PLAYERS = {"british": "human:a", "patriots": "human:b", "indians": "nonplayer", "french": "nonplayer"}


def test_7_1_a_tie_at_the_end_goes_to_nonplayers_first() -> None:
    game = board({"quebec": {"village": 2}, "northwest": {"village": 1}}, treaty=True)
    game.players = TWO_PLAYERS
    end_of_war(game)
    assert game.state.ranking == [FRENCH, INDIANS, PATRIOTS, BRITISH]


def test_7_1_on_the_losing_side_a_nonplayer_has_no_other_advantage_than_a_tie() -> None:
    rebel = dict.fromkeys(("new_york", "virginia", "massachusetts"), "active_opposition")
    game = board(levels=rebel, treaty=True)
    game.players = TWO_PLAYERS
    assert check_victory(game)
    assert game.state.ranking == [PATRIOTS, FRENCH, BRITISH, INDIANS]
    game = board(levels=rebel, treaty=True)
    game.players = TWO_PLAYERS
    game.state.cbc = 3
    assert check_victory(game)
    assert game.state.ranking == [FRENCH, PATRIOTS, INDIANS, BRITISH]


def test_7_2_both_conditions_must_be_above_zero() -> None:
    assert check(LOYAL, crc=2, cbc=1).result is not None
    assert check(LOYAL, crc=1, cbc=1).result is None
    ten = {"new_york": at("active_support"), "virginia": at("active_support"), "massachusetts": at("passive_support")}
    assert check(ten, crc=2, cbc=1).result is None


def test_7_2_the_french_need_the_treaty() -> None:
    spaces = {**REBEL, "quebec": at(V=2), "northwest": at(V=2)}
    assert check(spaces, cbc=5).result is None
    assert check(spaces, cbc=5, treaty=True).result is not None


def test_7_2_combined_victory_needs_all_four_conditions() -> None:
    spaces = {**REBEL, "quebec": at(V=2), "northwest": at(V=2)}
    alone = check(spaces, treaty=True, scenario="1778", cbc=9, crc=1)
    assert alone.result is not None
    shared = check(spaces, treaty=True, scenario="1778", cbc=9, crc=1, options={"sharing": "rebellion"})
    assert shared.result is None
    assert not wins_check(game_of(shared), tracks(game_of(shared)), FRENCH)


def test_7_2_a_shared_side_wins_together() -> None:
    m = check(REBEL, treaty=True, scenario="1778", cbc=9, crc=1, options={"sharing": "both"})
    assert m.result is not None
    assert set(m.result.winners) == {"patriots", "french"}
    assert m.result.places == {"patriots": 1, "french": 1, "british": 2, "indians": 2}


def test_7_3_no_ten_is_subtracted_at_the_end() -> None:
    m = end(spaces={"new_york": at("passive_support")}, crc=1, cbc=0)
    assert m.result is not None
    assert m.result.scores["british"] == 3
    assert m.result.reason == "final-winter"


def test_7_3_a_player_of_both_factions_counts_the_worse_margin() -> None:
    m = end(spaces={"new_york": at("passive_support")}, crc=5, cbc=0, options={"sharing": "royalists"})
    game = game_of(m)
    assert counted_margin(game, tracks(game), BRITISH) == 2 - 3
    assert counted_margin(game, tracks(game), PATRIOTS) == -2 + 3


def test_7_3_the_margins_are_open_at_any_moment() -> None:
    victory = seen(table(scenario="1778"))["victory"]
    assert victory["tracks"] == {"support": 17, "opposition": 16, "cbc": 10, "crc": 12, "forts": 4, "villages": 6}
    assert victory["margins"]["british"] == {"first": -9, "second": 2, "final": 3, "counted": 3}
    assert victory["spaces"]["new_york_city"] == 4


def test_7_2_the_sprint_has_no_victory_checks() -> None:
    m = table("british", scenario="sprint", card=97, on_deck=2, spaces={**LOYAL, "quebec": at(V=1)}, crc=9, cbc=1)
    assert m.result is None


@pytest.mark.parametrize(("treaty", "together"), [(False, ("patriots",)), (True, ("patriots", "french"))])
def test_7_3_the_french_win_with_the_patriots_of_their_player_only_after_the_treaty(
    treaty: bool, together: tuple[str, ...]
) -> None:
    spaces = {"massachusetts": at("active_opposition", PF=1, C=3), "virginia": at("active_opposition", PF=1)}
    m = end(spaces=spaces, treaty=treaty, cbc=0, crc=3, options={"sharing": "rebellion"})
    assert m.result is not None
    assert m.result.winners == together
    assert m.result.places["french"] == (1 if treaty else 4)


def test_7_1_a_passing_nonplayer_beats_the_player() -> None:
    game = solo()
    set_levels(game, dict.fromkeys(LARGE, "active_opposition"))
    assert one_player_check(game)
    assert game.state.ending == "nonplayer-victory"
