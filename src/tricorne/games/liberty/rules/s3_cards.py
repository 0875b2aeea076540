"""3.0 Cards: the deal, the secret choice, who goes first, and supply."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Luck, Offer, Reason, Rule, Together
from tricorne.core.rules import rule
from tricorne.games.liberty.board import AMERICAN, BRITISH, Block, Side
from tricorne.games.liberty.knowledge import change_unseen
from tricorne.games.liberty.rules.answers import why_not_block
from tricorne.games.liberty.rules.s1_map import blocks_on_map, control_of, is_frozen, log_secretly, seat_of
from tricorne.games.liberty.state import ACTIONS, CARDS, NOT_MOVED, ORDER

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

DONE = "done"


@rule("3.0")
def deal(game: Liberty) -> Rule[None]:
    """All cards are shuffled together and dealt again every year: three each in the first, then five."""
    state, board = game.state, game.board
    state.bag = list(board.card_counts)
    kinds = len(board.card_names)
    state.hands = [[0] * kinds, [0] * kinds]
    state.spent = [[0] * kinds, [0] * kinds]
    size = turns_of_year(game)
    for side in (BRITISH, AMERICAN):
        for _ in range(size):
            names = [name for name, count in zip(board.card_names, state.bag, strict=True) for _ in range(count)]
            name = yield Luck("deal", names, "3.0", seen_by=(seat_of(side),))
            kind = board.card_index[name]
            state.bag[kind] -= 1
            state.hands[side][kind] += 1
    game.log("dealt", "3.0", year=str(state.year), cards=size)
    state.turn = 1
    begin_turn(game)


@rule("3.0")
def turns_of_year(game: Liberty) -> int:
    """How many cards each player is dealt, which are the turns of the year."""
    cards, years = game.board.scenario.cards, game.board.scenario.years
    return cards.first_year if game.state.year == years.first else cards.other_years


def begin_turn(game: Liberty) -> None:
    """Clear what was noted of the last turn's moves."""
    state = game.state
    count = len(state.at)
    state.origin = state.at[:]
    state.entry = [NOT_MOVED] * count
    state.moved = [0] * count
    state.river = [0] * count
    state.crossings, state.attacks, state.sea_attacks, state.land_attacks = [], [], [], []
    state.played = []
    state.phase = CARDS


@rule("3.1")
def choose_cards(game: Liberty) -> Rule[None]:
    """Each player lays a card face down; both are turned over together."""
    state, board = game.state, game.board
    answers = yield Together(*(ask_card(game, side) for side in (AMERICAN, BRITISH)))
    state.played = [board.card_index[answers[seat_of(side)]] for side in (AMERICAN, BRITISH)]
    for side, kind in enumerate(state.played):
        state.hands[side][kind] -= 1
        state.spent[side][kind] += 1
    names = [board.card_names[kind] for kind in state.played]
    game.log("cards", "3.1", american=names[AMERICAN], british=names[BRITISH], turn=state.turn)
    yield from initiative(game)
    game.log("initiative", "3.1", side=seat_of(state.first))


def ask_card(game: Liberty, side: Side) -> Ask:
    """Ask a player for one of the kinds of card that he holds."""
    held = game.state.hands[side]
    offer = Offer(game.board.card_index, lambda kind: None if held[kind] else ("why-no-such-card", "3.1"))
    return Ask(seat_of(side), "card", offer, "3.1", offer)


@rule("3.1")
def initiative(game: Liberty) -> Rule[None]:
    """A supply card goes first, else the higher action card; on equal cards the British choose."""
    state, board = game.state, game.board
    american, british = (board.card_actions[kind] for kind in state.played)
    if american == 0 or british == 0:
        state.first = BRITISH if british == 0 else AMERICAN
    elif american != british:
        state.first = BRITISH if british > american else AMERICAN
    elif game.settings["initiative"] == "british-first":
        state.first = BRITISH
    else:
        answer = yield Ask(seat_of(BRITISH), "initiative", ["first", "second"], "3.1")
        state.first = BRITISH if answer == "first" else AMERICAN


@rule("3.3")
def supply(game: Liberty, side: Side) -> Rule[None]:
    """The steps of a supply card, at most one for each block, before anything else happens."""
    state, board = game.state, game.board
    steps = board.card_steps[state.played[side]]
    if steps:
        state.mover = side
    supplied: list[int] = []
    while steps:
        candidates = [block for block in may_be_supplied(game, side) if block not in supplied]
        if not candidates:
            break

        def obstacle(block: Block) -> Reason | None:
            return ("why-supplied", "3.3") if block in supplied else supply_obstacle(game, side, block)

        names = [board.block_names[block] for block in candidates]
        why_not = partial(why_not_block, game, side, obstacle, "3.3")
        answer = yield Ask(seat_of(side), "supply", [*names, DONE], "3.3", why_not, steps=steps)
        if answer == DONE:
            break
        block = board.block_index[answer]
        change_unseen(game, side, state.at[block])
        state.strength[block] += 1
        supplied.append(block)
        steps -= 1
        place = board.place_names[state.at[block]]
        log_secretly(game, "supplied", "3.3", side, block, at=place)


def may_be_supplied(game: Liberty, side: Side) -> list[Block]:
    """The blocks on the map that a supply card may strengthen."""
    return [block for block in blocks_on_map(game, side) if supply_obstacle(game, side, block) is None]


@rule("3.3")
def supply_obstacle(game: Liberty, side: Side, block: Block) -> Reason | None:
    """Weakened blocks in friendly supply cities, in the Atlantic, and Indians at home."""
    state, board = game.state, game.board
    place = state.at[block]
    if place >= board.place_count:
        return "why-not-on-map", "3.3"
    if is_frozen(game, block):
        return "why-france-neutral", "9.0"
    if board.is_indian[block]:
        if place != board.home[block]:
            return "why-not-in-village", "3.3"
    elif place != board.atlantic and (not board.value[place] or control_of(game, place) != side):
        return "why-no-supply-there", "3.3"
    return ("why-full-strength", "3.3") if state.strength[block] >= board.max_strength[block] else None


@rule("3.2")
def begin_actions(game: Liberty, side: Side) -> None:
    """A player's actions: moves first, then replacements."""
    state, board = game.state, game.board
    state.mover = side
    state.actions = board.card_actions[state.played[side]]
    state.replaced = False
    state.deployed = []
    state.marched = []
    state.phase = ACTIONS


def end_actions(game: Liberty) -> None:
    """After Player 1 comes Player 2, after him the battles."""
    state = game.state
    if state.mover == state.first:
        begin_actions(game, 1 - state.first)
    else:
        state.phase = ORDER
