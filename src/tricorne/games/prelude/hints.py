"""What would come of an option, and why an answer is not offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tricorne.games.prelude.cards.lasting import mobilization_terms
from tricorne.games.prelude.rules.s1_map import free_boxes
from tricorne.games.prelude.rules.s3_2_requirements import requirement_met
from tricorne.games.prelude.rules.s9_1_mobilization import cost_of
from tricorne.games.prelude.state import NEUTRAL, SIDES

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


def why_not_offered(game: Prelude, ask: Ask, answer: str) -> tuple[str, str] | None:
    """The rule that stands against a play or an action, where it is a plain one."""
    word, _, target = answer.partition(":")
    side = SIDES.index(ask.seat) if ask.seat in SIDES else 0
    if ask.kind == "play" and target in game.board.number:
        return _why_not_play(game, side, word, game.board.number[target])
    if ask.kind == "play" and word == "pass":
        return "w-hand-not-empty", "3.1"
    if ask.kind == "action" and word == "mobilize" and target in game.board.index:
        return _why_not_mobilize(game, side, game.board.index[target])
    if ask.kind == "action" and word == "composure":
        return ("w-already-composed", "9.3") if game.state.composure else ("w-too-expensive", "9.3")
    if ask.kind == "action" and word == "special" and game.state.special_turns[side] == game.state.turn:
        return "w-special-this-turn", "9.5"
    return None


def _why_not_mobilize(game: Prelude, side: int, district: int) -> tuple[str, str]:
    if free_boxes(game, side, district) <= 0:
        return "w-no-free-box", "9.1"
    if cost_of(game, side, district, mobilization_terms(game, side)) is None:
        return "w-limited", "12.0"
    return "w-too-expensive", "9.1"


def _why_not_play(game: Prelude, side: int, word: str, number: int) -> tuple[str, str] | None:
    card = game.board.card(number)
    if word == "buy":
        if number not in game.state.pool:
            return "w-not-in-pool", "7.0"
        if card.faction not in (side, NEUTRAL):
            return "w-opposing-card", "7.0"
        if card.points > game.state.opportunity[side]:
            return "w-too-expensive", "7.0"
        return "w-requirement", "7.0"
    if number not in game.state.hands[side]:
        return "w-not-in-hand", "3.1"
    if word == "event" and card.faction not in (side, NEUTRAL):
        return "w-opposing-card", "3.1"
    if word == "event" and not requirement_met(game, card):
        return "w-requirement", "3.1"
    return None
