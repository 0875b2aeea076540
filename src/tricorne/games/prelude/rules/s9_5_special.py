"""9.5 Special Actions: one a turn for each player, each once a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tricorne.core import Ask, Reason, Rule, rule
from tricorne.games.prelude.board import KEY_EVENTS
from tricorne.games.prelude.rules.s4_score_die import roll_score_die
from tricorne.games.prelude.rules.s5_tracks import ask_marker, reset, score_vp
from tricorne.games.prelude.rules.s6_spirit import raise_spirit
from tricorne.games.prelude.rules.s7_pool import gain_opportunity, put_in_pool
from tricorne.games.prelude.state import PATRIOTE, SIDES, TRACKS, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

OUR_MOMENT_GAIN = 6
POINTS_PER_CARD = 2
TROUBLE = {4: 1, 6: 2}


@rule("9.5")
def special_options(game: Prelude, side: Side, points: int) -> list[str]:
    """The Special Actions that can be paid for and would do something; one a turn, each once a game."""
    state = game.state
    if state.special_turns[side] == state.turn:
        return []
    options = []
    for used, action in zip(state.specials_used[side], game.board.specials[side], strict=True):
        if not used:
            for cost, option in action.offers:
                if cost > points:
                    break
                if idle(game, side, action.id, cost) is None:
                    options.append(option)
    return options


def special_obstacle(game: Prelude, side: Side, target: str, points: int) -> Reason | None:
    """Why a Special Action such as `looking_for_trouble:6` is none of the `special_options`."""
    state, specials = game.state, game.board.specials[side]
    name, _, price = target.partition(":")
    number = next((number for number, action in enumerate(specials) if action.id == name), None)
    if number is None:
        return ("why-other-board", "9.5") if name in ACTIONS else None
    cost = next((cost for cost, _ in specials[number].offers if str(cost) == price), None)
    if cost is None:
        return None
    if state.special_turns[side] == state.turn:
        return "why-special-this-turn", "9.5"
    if state.specials_used[side][number]:
        return "why-special-used", "9.5"
    return idle(game, side, name, cost) or (None if cost <= points else ("why-few-points", "9.5"))


def idle(game: Prelude, side: Side, action: str, cost: int) -> Reason | None:
    """What keeps the action from doing anything."""
    state = game.state
    if action == "various_angles":
        cards = cost // POINTS_PER_CARD
        if cards > len(state.hands[side]):
            return "why-few-cards-in-hand", "9.5.2"
        return None if cards <= len(exchangeable(game)) else ("why-few-cards-in-pool", "9.5.2")
    if action in ("le_canadien", "partisan_media"):
        waits = state.le_canadien if action == "le_canadien" else state.partisan_media
        return ("why-effect-waits", "9.5") if waits[side] else None
    return None if action != "non_issue" or any(state.score) else ("why-all-on-start", "9.5.1")


@rule("9.5")
def special_action(game: Prelude, side: Side, target: str) -> Rule[int]:
    """Carry out a Special Action such as `looking_for_trouble:6`. Returns its cost."""
    name, _, price = target.partition(":")
    cost = int(price)
    state = game.state
    state.special_turns[side] = state.turn
    state.specials_used[side][[action.id for action in game.board.specials[side]].index(name)] = 1
    game.log("special", SECTIONS[side], side=SIDES[side], action=name, cost=cost)
    yield from ACTIONS[name](game, side, cost)
    return cost


SECTIONS = ("9.5.2", "9.5.1")


@rule("9.5.1")
def pulling_the_strings(game: Prelude, side: Side, cost: int) -> Rule[None]:
    """As many score dice as points, each chosen, rolled and resolved before the next."""
    for left in range(cost, 0, -1):
        answer = yield Ask(SIDES[side], "pull-string", TRACKS, "9.5.1", left=left)
        yield from roll_score_die(game, TRACKS.index(answer), "9.5.1")


@rule("9.5.1")
def strategic_realignment(game: Prelude, side: Side, cost: int) -> Rule[None]:
    """The hands will be swapped after the Loyal player's Action Round."""
    del side, cost
    game.state.realignment = True
    yield from ()


@rule("9.5.1")
def swap_hands(game: Prelude) -> None:
    """Strategic Realignment takes place; both players know what they gave away."""
    state = game.state
    state.realignment = False
    state.hands.reverse()
    state.known = [list(hand) for hand in state.hands]
    game.log("hands-swapped", "9.5.1")


@rule("9.5.1")
def non_issue(game: Prelude, side: Side, cost: int) -> Rule[None]:
    """A Score marker returns to Start without scoring."""
    del cost
    answer = yield ask_marker(game, side, "non-issue", "9.5.1")
    reset(game, TRACKS.index(answer))
    game.log("track-reset", "9.5.1", track=answer)


@rule("9.5.1")
def looking_for_trouble(game: Prelude, side: Side, cost: int) -> Rule[None]:
    """Spirit of Rebellion +1 or +2."""
    del side
    raise_spirit(game, TROUBLE[cost], "9.5.1")
    yield from ()


@rule("9.5.1", "9.5.2")
def le_canadien(game: Prelude, side: Side, cost: int) -> Rule[None]:
    """The Event of the next opposing card from hand will be ignored (3.1)."""
    del cost
    game.state.le_canadien[side] = 1
    yield from ()


@rule("9.5.1", "9.5.2")
def partisan_media(game: Prelude, side: Side, cost: int) -> Rule[None]:
    """The next own card from hand will give its points and its Event (3.1)."""
    del cost
    game.state.partisan_media[side] = 1
    yield from ()


@rule("9.5.2")
def our_moment(game: Prelude, side: Side, cost: int) -> Rule[None]:
    """Gain 6 Opportunity Points."""
    del cost
    gain_opportunity(game, side, OUR_MOMENT_GAIN, "9.5.2")
    yield from ()


@rule("9.5.2")
def overwhelming_support(game: Prelude, side: Side, cost: int) -> Rule[None]:
    """1 VP for each Patriote-bias county with a Patriote cube in every box."""
    del cost
    board, cubes = game.board, game.state.cubes[PATRIOTE]
    full = sum(board.bias[d] == PATRIOTE and cubes[d] == board.boxes[PATRIOTE][d] for d in board.rural)
    score_vp(game, side, full, "9.5.2")
    yield from ()


@rule("9.5.2")
def no_matter_the_cost(game: Prelude, side: Side, cost: int) -> Rule[None]:
    """No Fear of Reprisal roll at the next scoring of Rural Counties."""
    del side, cost
    game.state.no_matter_the_cost = True
    yield from ()


def exchangeable(game: Prelude) -> list[int]:
    """The cards of the pool that are not Key Events."""
    return [number for number in game.state.pool if game.board.card(number).deck != KEY_EVENTS]


@rule("9.5.2")
def various_angles(game: Prelude, side: Side, cost: int) -> Rule[None]:
    """Exchange a card for every two points: first what is given, then what is taken."""
    state, board, seat = game.state, game.board, SIDES[side]
    offered = exchangeable(game)
    given: list[int] = []
    taken: list[int] = []
    for _ in range(cost // POINTS_PER_CARD):
        options = [board.card_ids[number] for number in state.hands[side] if number not in given]
        why_not = partial(why_not_given, game, side, given)
        given.append(board.number[(yield Ask(seat, "exchange-give", options, "9.5.2", why_not))])
    for _ in given:
        options = [board.card_ids[number] for number in offered if number not in taken]
        why_not = partial(why_not_taken, game, taken)
        taken.append(board.number[(yield Ask(seat, "exchange-take", options, "9.5.2", why_not))])
    for out, back in zip(given, taken, strict=True):
        state.hands[side].remove(out)
        state.pool.remove(back)
        state.hands[side].append(back)
        put_in_pool(game, out)
        game.log("exchanged", "9.5.2", side=seat, given=board.card_ids[out], taken=board.card_ids[back])
    state.hands[side].sort()
    state.known[side] = [number for number in state.known[side] if number not in given] + taken


def why_not_given(game: Prelude, side: Side, given: list[int], answer: str) -> Reason | None:
    """Cards of the hand are given, each once."""
    number = game.board.number.get(answer)
    if number is None:
        return None
    if number not in game.state.hands[side]:
        return "why-not-in-hand", "9.5.2"
    return ("why-chosen", "9.5.2") if number in given else None


def why_not_taken(game: Prelude, taken: list[int], answer: str) -> Reason | None:
    """Cards of the pool that are not Key Events are taken, each once."""
    number = game.board.number.get(answer)
    if number is None:
        return None
    if number not in game.state.pool:
        return "why-not-in-pool", "9.5.2"
    if number not in exchangeable(game):
        return "why-key-event", "9.5.2"
    return ("why-chosen", "9.5.2") if number in taken else None


ACTIONS: dict[str, Callable[[Prelude, Side, int], Rule[None]]] = {
    "pulling_the_strings": pulling_the_strings,
    "strategic_realignment": strategic_realignment,
    "non_issue": non_issue,
    "looking_for_trouble": looking_for_trouble,
    "le_canadien": le_canadien,
    "partisan_media": partisan_media,
    "our_moment": our_moment,
    "overwhelming_support": overwhelming_support,
    "no_matter_the_cost": no_matter_the_cost,
    "various_angles": various_angles,
}
