"""5.0 Event cards of the reinforcements and movement phases: when they can be played, and playing them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards import moving, placing, rearranging
from tricorne.games.rebellion_1775.cards.lasting import put_on_table
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
    Rearrange: rearranging.can_rearrange,
}
AT_ONCE: dict[type, Callable[[Rebellion, Any], Rule[None]]] = {
    Place: placing.place_units,
    TurnFled: placing.turn_fled,
    MarchExtra: moving.march_extra,
    Replace: moving.replace,
    Rearrange: rearranging.rearrange,
}


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
