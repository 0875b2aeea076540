"""2 The sequence of play: start of a turn, action rounds, end of a turn, end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, Luck, Rule, rule
from tricorne.games.prelude.board import KEY_EVENTS, ROUNDS
from tricorne.games.prelude.cards.lasting import after_action_round, after_round, end_lasting_of_turn, feast
from tricorne.games.prelude.rules.action_round import ActionRound
from tricorne.games.prelude.rules.s3_cards import play_a_card
from tricorne.games.prelude.rules.s5_tracks import score_track, score_vp
from tricorne.games.prelude.rules.s6_spirit import raise_spirit, rebellion_breaks_out
from tricorne.games.prelude.rules.s7_pool import gain_opportunity, put_in_pool
from tricorne.games.prelude.rules.s9_5_special import swap_hands
from tricorne.games.prelude.rules.s10_sessions import EXTRA_SESSION, end_of_session, session_ends_with_round
from tricorne.games.prelude.state import (
    ACTION,
    DECKS,
    END_OF_TURN,
    FINAL_SCORING,
    GENERIC,
    LOYAL,
    OVER,
    PATRIOTE,
    SIDES,
    START_OF_TURN,
    TRACKS,
    Side,
)

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

HAND_ACTIVE, HAND_GENERIC = 4, 3
SPIRIT_15, TWENTY_VP, WINTER_1837, WARRANTS = "spirit-15", "twenty-vp", "winter-1837", "warrants"


@rule("2.2")
def start_of_turn(game: Prelude) -> Rule[None]:
    """Fill the pool, draw the hands, let the Patriote player name the First Player."""
    state, turn = game.state, game.board.turns[game.state.turn]
    game.log("turn", "2.2", turn=turn.id)
    state.sessions = list(turn.sessions)
    if state.session_next_turn:
        state.session_next_turn = False
        state.sessions[1] = state.sessions[1] or EXTRA_SESSION
    for deck, count in ((turn.deck, turn.data.pool_active), (GENERIC, turn.data.pool_generic)):
        for _ in range(count):
            yield from _deal_to_pool(game, deck)
    for number in turn.data.key_events:
        if number not in state.key_events:
            continue
        state.key_events.remove(number)
        put_in_pool(game, number)
        game.log("pool-card", "2.2", card=game.board.card_ids[number])
    for side in (PATRIOTE, LOYAL):
        yield from draw_hand(game, side, turn.deck)
    answer = yield Ask(SIDES[PATRIOTE], "first-player", SIDES, "2.2", turn=turn.id)
    state.first = state.active = SIDES.index(answer)
    state.round = 1
    state.phase = ACTION
    game.log("first-player", "2.2", side=answer)


@rule("2.2")
def draw_hand(game: Prelude, side: Side, active_deck: int) -> Rule[None]:
    """Draw until the hand has 4 cards of the Active Deck and 3 Generic ones."""
    hand = game.state.hands[side]
    before = len(hand)
    for deck, count in ((active_deck, HAND_ACTIVE), (GENERIC, HAND_GENERIC)):
        for _ in range(count - sum(game.board.card(number).deck == deck for number in hand)):
            yield from _draw(game, side, deck)
    game.log("drawn", "2.2", side=SIDES[side], count=len(hand) - before)


def _deal_to_pool(game: Prelude, deck: int) -> Rule[None]:
    cards = game.state.decks[deck]
    name = yield Luck("pool-card", [game.board.card_ids[number] for number in cards], "2.2", deck=DECKS[deck])
    cards.remove(game.board.number[name])
    put_in_pool(game, game.board.number[name])
    game.log("pool-card", "2.2", card=name)


def _draw(game: Prelude, side: Side, deck: int) -> Rule[None]:
    cards, seat = game.state.decks[deck], SIDES[side]
    names = [game.board.card_ids[number] for number in cards]
    name = yield Luck("draw", names, "2.2", seen_by=(seat,), seat=seat, deck=DECKS[deck])
    cards.remove(game.board.number[name])
    hand = game.state.hands[side]
    hand.append(game.board.number[name])
    hand.sort()
    game.log_for((seat,), None, "drew", "2.2", side=seat, card=name)


@rule("2.0")
def action_round(game: Prelude) -> Rule[None]:
    """One player's Action Round, and the end of the round when both have acted."""
    state = game.state
    now = ActionRound(state.active)
    if state.active == state.first:
        game.log("round", "2.0", count=state.round)
    if state.skips[now.side]:
        state.skips[now.side] -= 1
        game.log("skipped", "12.0", side=SIDES[now.side])
    else:
        if now.side == PATRIOTE:
            yield from feast(game)
        yield from play_a_card(game, now)
    if now.game_ended:
        end_game(game, WARRANTS)
    else:
        end_of_action_round(game, now)


def end_of_action_round(game: Prelude, now: ActionRound) -> None:
    """What follows a player's Action Round, the end of a session included; then the tests for the end."""
    state = game.state
    after_action_round(game, now)
    if now.side == LOYAL and state.realignment:
        swap_hands(game)
    if state.active != state.first:
        if session_ends_with_round(state):
            end_of_session(game)
        after_round(game)
    if not game_ends(game):
        next_action_round(game)


def next_action_round(game: Prelude) -> None:
    """The other player, the next round, or the end of the turn."""
    state = game.state
    if state.active == state.first:
        state.active = 1 - state.first
        return
    state.active = state.first
    if state.round < ROUNDS:
        state.round += 1
    else:
        state.phase = END_OF_TURN


@rule("2.3")
def end_of_turn(game: Prelude) -> Rule[None]:
    """Lasting effects, Key Events, Opportunity Points, Spirit of Rebellion, discards; then the tests for the end."""
    state, turn = game.state, game.board.turns[game.state.turn]
    end_lasting_of_turn(game)
    for number in [number for number in state.pool if game.board.card(number).deck == KEY_EVENTS]:
        state.pool.remove(number)
        state.discards.append(number)
        game.log("discarded", "2.3", card=game.board.card_ids[number])
    for side in (PATRIOTE, LOYAL):
        gain_opportunity(game, side, game.board.opportunity[side].per_turn, "2.3")
    if state.composure:
        state.composure = False
        game.log("composed", "2.3")
    else:
        raise_spirit(game, game.board.tracks.spirit_of_rebellion.end_of_turn, "2.3")
    if turn.data.discards_at_end:
        discard_all(game)
    if not game_ends(game):
        if state.turn + 1 == len(game.board.turns):
            end_game(game, WINTER_1837)
        else:
            state.turn += 1
            state.phase = START_OF_TURN
    yield from ()


@rule("2.3")
def discard_all(game: Prelude) -> None:
    """After the last turn of a deck hands and pool are discarded."""
    state = game.state
    for cards in (*state.hands, state.pool):
        state.discards += cards
        cards.clear()
    state.known = [[], []]
    game.log("deck-over", "2.3")


@rule("2.4")
def game_ends(game: Prelude) -> bool:
    """At the end of an Action Round or turn: rebellion first, then 20 VP."""
    if rebellion_breaks_out(game):
        end_game(game, SPIRIT_15)
    elif abs(game.state.vp) >= game.board.tracks.victory_points.automatic_win:
        end_game(game, TWENTY_VP)
    return bool(game.state.ending)


def end_game(game: Prelude, ending: str) -> None:
    """Only an automatic victory goes without a final scoring."""
    game.state.ending = ending
    game.state.phase = OVER if ending == TWENTY_VP else FINAL_SCORING
    game.log("game-ends", "2.4", ending=ending)


@rule("2.4")
def final_scoring(game: Prelude) -> Rule[None]:
    """Every track is scored; War Readiness is paid when the rebellion broke out."""
    for track in range(len(TRACKS)):
        yield from score_track(game, track)
    if game.state.ending != WINTER_1837:
        pay_war_readiness(game)
    game.state.phase = OVER


@rule("6.1")
def pay_war_readiness(game: Prelude) -> None:
    """Both sides get the VP that lie in the box; only the difference moves the marker."""
    patriote, loyal = game.state.war_readiness
    game.log("war-readiness-paid", "6.1", patriote=patriote, loyal=loyal)
    score_vp(game, LOYAL if loyal > patriote else PATRIOTE, abs(loyal - patriote), "6.1")


@rule("2.4")
def winner(game: Prelude) -> int:
    """Who leads on VP; at 0 the Loyal player."""
    return PATRIOTE if game.state.vp < 0 else LOYAL
