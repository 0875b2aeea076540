"""7 Opportunity Points and the Opportunity Pool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Reason, rule
from tricorne.games.prelude.rules.s3_2_requirements import requirement_obstacle
from tricorne.games.prelude.state import SIDES, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.board import Card
    from tricorne.games.prelude.game import Prelude


@rule("7.0")
def gain_opportunity(game: Prelude, side: Side, points: int, section: str) -> None:
    """Gain (or lose) Opportunity Points between 0 and the end of the track."""
    state = game.state
    before = state.opportunity[side]
    state.opportunity[side] = max(0, min(game.board.opportunity[side].most, before + points))
    change = state.opportunity[side] - before
    if change:
        event = "opportunity-gained" if change > 0 else "opportunity-lost"
        game.log(event, section, side=SIDES[side], count=abs(change))


def spend_opportunity(game: Prelude, side: Side, points: int) -> None:
    """Pay Opportunity Points that the side has (3.2)."""
    assert game.state.opportunity[side] >= points
    game.state.opportunity[side] -= points


@rule("7.0")
def buy_obstacle(game: Prelude, side: Side, card: Card) -> Reason | None:
    """An own or neutral card of the pool can be played if its requirement is met and it can be paid."""
    if (unmet := requirement_obstacle(game, card)) is not None:
        return unmet
    return None if card.points <= game.state.opportunity[side] else ("why-few-opportunity-points", "7.0")


def put_in_pool(game: Prelude, number: int) -> None:
    """Lay a card open in the pool."""
    game.state.pool.append(number)
    game.state.pool.sort()
