"""2.4 Winter Quarters among the cards."""

from __future__ import annotations

from tests.games.liberty_or_death.table import at, card_table
from tests.games.library import options
from tricorne.core.match import Match


def play_out(match: Match, choose: int = -1) -> None:
    """Answer with the last option until the game is over."""
    while match.question is not None:
        match.answer(options(match)[choose])


def test_2_4_winter_quarters_is_a_round_of_phases() -> None:
    m = card_table(card=97, on_deck=2, spaces={"boston": at(R=1)})
    phases = [entry["args"]["phase"] for entry in m.log() if entry["event"] == "phase"]
    assert phases[0] == "victory-check"


def test_2_4_1_the_last_winter_ends_the_game_after_its_support_phase() -> None:
    m = card_table(card=97, on_deck=2, winters=5, spaces={"boston": at(R=1)})
    play_out(m)
    assert m.result is not None
    assert m.result.reason == "final-winter"
    assert "redeployment" not in [entry["args"]["phase"] for entry in m.log() if entry["event"] == "phase"]
