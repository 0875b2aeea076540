"""What would come of an option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tricorne.games.prelude.cards.lasting import mobilization_terms
from tricorne.games.prelude.rules.s9_1_mobilization import cost_of
from tricorne.games.prelude.state import SIDES

if TYPE_CHECKING:
    from tricorne.core import Ask
    from tricorne.games.prelude.game import Prelude


def hint_for(game: Prelude, ask: Ask, option: str) -> dict[str, Any] | None:
    """The cost of an action, the value of a card, the target number that an attempt starts from."""
    word, _, target = option.partition(":")
    side = SIDES.index(ask.seat) if ask.seat in SIDES else 0
    if ask.kind == "action" and word == "mobilize":
        return {"cost": cost_of(game, side, game.board.index[target], mobilization_terms(game, side))}
    if ask.kind == "action" and word in ("organize", "recruit"):
        return {"value": game.state.cubes[side][game.board.index[target]]}
    if ask.kind == "action" and word == "composure":
        return {"cost": game.board.turns[game.state.turn].data.composure_cost}
    if ask.kind == "play" and target:
        card = game.board.card(game.board.number[target])
        return {"opportunity": card.points} if word == "buy" else {"points": card.points}
    return None
