"""The first phases of a turn, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.games.liberty.rules.s3_cards import begin_actions, choose_cards, supply
from tricorne.games.liberty.rules.s4_weather import roll_weather

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


def begin_play(game: Liberty) -> Rule[None]:
    """Cards, supply, weather; then Player 1 acts."""
    yield from choose_cards(game)
    first = game.state.first
    yield from supply(game, first)
    yield from supply(game, 1 - first)
    yield from roll_weather(game)
    begin_actions(game, first)
