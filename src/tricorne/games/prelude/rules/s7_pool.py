"""7 Opportunity Points and the Opportunity Pool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import rule
from tricorne.games.prelude.rules.s3_2_requirements import requirement_met
from tricorne.games.prelude.state import NEUTRAL, SIDES

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude


@rule("7.0")
def gain_opportunity(game: Prelude, side: int, points: int, section: str) -> None:
    """Gain (or lose) Opportunity Points between 0 and the end of the track."""
    state = game.state
    before = state.opportunity[side]
    state.opportunity[side] = max(0, min(game.board.opportunity[side].most, before + points))
    change = state.opportunity[side] - before
    if change:
        event = "opportunity_gained" if change > 0 else "opportunity_lost"
        game.log(event, section, side=SIDES[side], count=abs(change))


def spend_opportunity(game: Prelude, side: int, points: int) -> None:
    """Pay Opportunity Points that the side has (3.2)."""
    assert game.state.opportunity[side] >= points
    game.state.opportunity[side] -= points


@rule("7.0")
def affordable_cards(game: Prelude, side: int) -> list[int]:
    """Cards of the pool that the side may play: its own or neutral, paid for, requirement met."""
    cards, budget = game.board.cards, game.state.opportunity[side]
    found = []
    for number in game.state.pool:
        card = cards[number]
        assert card is not None
        if card.faction in (side, NEUTRAL) and card.points <= budget and requirement_met(game, card):
            found.append(number)
    return found


def put_in_pool(game: Prelude, number: int) -> None:
    """Lay a card open in the pool."""
    game.state.pool.append(number)
    game.state.pool.sort()
