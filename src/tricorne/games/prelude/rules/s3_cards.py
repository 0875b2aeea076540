"""3 Playing a card."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core import Ask, Reason, Rule, rule
from tricorne.games.prelude.cards.contests import resolve_event
from tricorne.games.prelude.cards.s12_events import Event, follow
from tricorne.games.prelude.rules.s3_2_requirements import requirement_met, requirement_obstacle
from tricorne.games.prelude.rules.s4_score_die import score_die_of
from tricorne.games.prelude.rules.s7_pool import buy_obstacle, gain_opportunity, put_in_pool, spend_opportunity
from tricorne.games.prelude.rules.s9_activity import spend_activity_points
from tricorne.games.prelude.state import NEUTRAL, SIDES, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.board import Card
    from tricorne.games.prelude.game import Prelude
    from tricorne.games.prelude.rules.action_round import ActionRound

DISCARD, POOL, IN_PLAY = "discard", "pool", "in_play"
USES = ("event", "points", "both", "buy")


@rule("3.1")
def play_options(game: Prelude, side: Side) -> list[str]:
    """Every card and use of it; passing only with an empty hand."""
    state, board, opponent = game.state, game.board, 1 - side
    options = []
    for number in state.hands[side]:
        card = board.card(number)
        if card.faction == side and state.partisan_media[side]:
            options.append(f"both:{card.id}")
            continue
        if card.faction != opponent and requirement_obstacle(game, card) is None:
            options.append(card.as_event)
        options.append(card.as_points)
    for number in state.pool:
        card = board.card(number)
        if card.faction != opponent and buy_obstacle(game, side, card) is None:
            options.append(f"buy:{card.id}")
    if not state.hands[side]:
        options.append("pass")
    return options


def why_not_play(game: Prelude, side: Side, answer: str) -> Reason | None:
    """What is against this use of a card, or against passing."""
    state, board = game.state, game.board
    use, _, name = answer.partition(":")
    if use == "pass":
        return ("why-cards-in-hand", "3.1") if state.hands[side] else None
    if name not in board.number or use not in USES:
        return None
    card = board.card(board.number[name])
    if use == "buy":
        if card.number not in state.pool:
            return "why-not-in-pool", "7.0"
        return ("why-opposing-card", "7.0") if card.faction == 1 - side else buy_obstacle(game, side, card)
    if card.number not in state.hands[side]:
        return ("why-in-the-pool", "7.0") if card.number in state.pool else ("why-not-in-hand", "3.1")
    if card.faction == side and state.partisan_media[side]:
        return None if use == "both" else ("why-partisan-media", "9.5")
    if use == "both":
        return ("why-no-partisan-media", "9.5") if card.faction == side else ("why-not-own-card", "9.5")
    if use == "points":
        return None
    return ("why-opposing-card", "3.1") if card.faction == 1 - side else requirement_obstacle(game, card)


@rule("3.1")
def play_a_card(game: Prelude, now: ActionRound) -> Rule[None]:
    """Play a card from the hand or the pool, roll its score die, and put it away."""
    side = now.side
    options = play_options(game, side)
    answer = options[0]
    if answer != "pass" or len(options) > 1:
        answer = yield Ask(SIDES[side], "play", options, "3.1", partial(why_not_play, game, side))
    else:
        game.forced.append((SIDES[side], "play", answer))
    if answer == "pass":
        game.log("passed", "3.1", side=SIDES[side])
        return
    use, _, name = answer.partition(":")
    card = game.board.card(game.board.number[name])
    take_card(game, side, card, use)
    if use == "buy":
        destination = yield from play_event(game, now, card, from_hand=False)
    elif use == "event":
        destination = yield from play_event(game, now, card, from_hand=True)
    elif card.faction == 1 - side:
        destination = yield from play_opposing_card(game, now, card)
    else:
        destination = yield from play_for_points(game, now, card, use)
    if not now.game_ended:
        yield from score_die_of(game, card)
    put_away(game, card, destination)


@rule("3.0")
def take_card(game: Prelude, side: Side, card: Card, use: str) -> None:
    """The card leaves the hand, or the pool for its price in Opportunity Points (7.0)."""
    state = game.state
    if use == "buy":
        spend_opportunity(game, side, card.points)
        state.pool.remove(card.number)
    else:
        state.hands[side].remove(card.number)
        if card.number in state.known[side]:
            state.known[side].remove(card.number)
    state.playing = card.number
    game.log(f"played-{use}", "3.1", side=SIDES[side], card=card.id)


def put_away(game: Prelude, card: Card, destination: str) -> None:
    """The card is discarded, laid in the pool, or stays in play."""
    state = game.state
    state.playing = 0
    if destination == POOL:
        put_in_pool(game, card.number)
        game.log("to-pool", "7.0", card=card.id)
    else:
        (state.in_play if destination == IN_PLAY else state.discards).append(card.number)


@rule("3.1")
def play_event(game: Prelude, now: ActionRound, card: Card, from_hand: bool) -> Rule[str]:
    """The active player carries out the Event of an own or a neutral card."""
    return (yield from _resolve(game, Event(card, now.side, now, from_hand)))


@rule("3.1")
def play_for_points(game: Prelude, now: ActionRound, card: Card, use: str) -> Rule[str]:
    """An own card is discarded, a neutral one goes to the pool. Under Partisan Media the Event follows (9.5)."""
    yield from spend_activity_points(game, now, now.side, card.points)
    if use == "both":
        game.state.partisan_media[now.side] = 0
        if requirement_met(game, card):
            return (yield from _resolve(game, Event(card, now.side, now, from_hand=True)))
        game.log("event-unmet", "9.5", card=card.id)
    return POOL if card.faction == NEUTRAL else DISCARD


@rule("3.1")
def play_opposing_card(game: Prelude, now: ActionRound, card: Card) -> Rule[str]:
    """Points first; then the opponent must carry out the Event, or is paid if its requirement is not met.

    Le Canadien works on the next card, so one that these points buy waits (9.5).
    """
    ignored = game.state.le_canadien[now.side]
    yield from spend_activity_points(game, now, now.side, card.points)
    if ignored:
        game.state.le_canadien[now.side] = 0
        game.log("event-ignored", "9.5", card=card.id)
        return DISCARD
    event = Event(card, card.faction, now, from_hand=True)
    if requirement_met(game, card):
        return (yield from _resolve(game, event))
    game.log("event-unmet", "3.1", card=card.id)
    gain_opportunity(game, card.faction, card.points // 2, "3.1")
    yield from follow(game, event, card.data.when_unmet)
    return POOL


def _resolve(game: Prelude, event: Event) -> Rule[str]:
    yield from resolve_event(game, event)
    if event.to_pool:
        return POOL
    return IN_PLAY if event.card.data.stays_in_play else DISCARD
