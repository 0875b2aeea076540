"""3.2.6 Event cards of the reinforcements and movement phases: when they can be played, and playing them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards import moving, placing
from tricorne.games.rebellion_1775.cards.lasting import put_on_table
from tricorne.games.rebellion_1775.pieces import NOBODY
from tricorne.games.rebellion_1775.printed import (
    MarchExtra,
    MarchFarther,
    PassThrough,
    Place,
    Rearrange,
    Replace,
    SailInstead,
    TurnFled,
)

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

HAS_EFFECT: dict[type, Callable[[Rebellion, Any], bool]] = {
    Place: placing.can_place,
    TurnFled: placing.can_turn_fled,
    MarchFarther: moving.can_help_marching,
    PassThrough: moving.can_help_marching,
    SailInstead: moving.can_help_marching,
    MarchExtra: moving.can_march_extra,
    Replace: moving.can_replace,
    Rearrange: moving.can_rearrange,
}
AT_ONCE: dict[type, Callable[[Rebellion, Any], Rule[None]]] = {
    Place: placing.place_units,
    TurnFled: placing.turn_fled,
    MarchExtra: moving.march_extra,
    Replace: moving.replace,
    Rearrange: moving.rearrange,
}


@rule("3.2.6")
def playable_events(game: Rebellion, phase: str) -> list[str]:
    """The events of a phase in the active faction's hand, also those that would do nothing."""
    state, board = game.state, game.board
    return [
        board.card_names[card]
        for card in state.hands[state.active]
        if board.event_phase[card] == phase and in_time(game, card)
    ]


@rule("5.0")
def in_time(game: Rebellion, card: int) -> bool:
    """British Loyalty comes before the movement card; any other event fits anywhere in its phase."""
    return game.state.movement_card == NOBODY or not isinstance(game.board.cards[card].effect, Rearrange)


def has_effect(game: Rebellion, name: str) -> bool:
    """Whether an event of the reinforcements or movement phase would do something."""
    effect = game.board.cards[game.board.card[name]].effect
    return HAS_EFFECT[type(effect)](game, effect)


@rule("3.2.6", "5.0")
def play_event(game: Rebellion, name: str) -> Rule[None]:
    """The active faction plays an event: it acts at once, lies on the table for the turn, or does nothing."""
    card = game.board.card[name]
    put_on_table(game, card)
    effect = game.board.cards[card].effect
    at_once = AT_ONCE.get(type(effect))
    if at_once is None:
        return
    if has_effect(game, name):
        yield from at_once(game, effect)
    else:
        game.log("no-effect", "3.2.6", card=name)
