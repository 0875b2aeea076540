"""11.5 The exchange of prisoners, at any time and at any price both agree to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import AMERICAN, BRITISH, Block, Side
from tricorne.games.liberty.rules.s1_map import put, seat_of

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

OFFER, WITHDRAW = "offer", "withdraw"
ACCEPT, REFUSE, COUNTER = "accept", "refuse", "counter"


def prisoners_of(game: Liberty, side: Side) -> list[Block]:
    """The blocks a side has lost to the other."""
    at, prison = game.state.at, game.board.prison
    return [block for block in game.board.side_blocks[side] if at[block] == prison]


def prisoners_by_side(game: Liberty) -> dict[str, int]:
    """How many blocks each side has lost, by the name of the figure."""
    return {f"{seat_of(side)}_prisoners": len(prisoners_of(game, side)) for side in (AMERICAN, BRITISH)}


def can_negotiate(game: Liberty) -> bool:
    """Whether there are prisoners to talk about."""
    return game.board.prison in game.state.at


@rule("11.5")
def winter_exchange(game: Liberty) -> Rule[None]:
    """In winter each player is asked whether he has an offer to make."""
    for side in (BRITISH, AMERICAN):
        if can_negotiate(game) and (yield Ask(seat_of(side), "negotiate", ["yes", "no"], "11.5")) == "yes":
            yield from negotiate(game, side)


@rule("11.5")
def negotiate(game: Liberty, side: Side) -> Rule[None]:
    """An offer; the other accepts, refuses, or makes a counter-offer."""
    board = game.board
    while True:
        chosen = yield from compose(game, side)
        if not chosen:
            return
        back = [board.block_names[b] for b in chosen if board.block_side[b] == side]
        given = [board.block_names[b] for b in chosen if board.block_side[b] != side]
        other = 1 - side
        game.log("offered", "11.5", side=seat_of(side), given=given or ["nothing"], back=back or ["nothing"])
        replies = [ACCEPT, REFUSE, COUNTER]
        answer = yield Ask(seat_of(other), "exchange-reply", replies, "11.5", given=given, back=back)
        game.log(f"offer-{answer}", "11.5", side=seat_of(other))
        if answer == ACCEPT:
            release(game, chosen)
        if answer != COUNTER:
            return
        side = other


def compose(game: Liberty, side: Side) -> Rule[list[Block]]:
    """Put an offer together, block by block: own blocks to get back, enemy blocks to give."""
    board = game.board
    chosen: list[Block] = []
    while True:
        options = [f"back:{board.block_names[b]}" for b in prisoners_of(game, side) if b not in chosen]
        options += [f"give:{board.block_names[b]}" for b in prisoners_of(game, 1 - side) if b not in chosen]
        if chosen:
            options.append(OFFER)
        why_not = partial(why_not_offered, game, side, chosen)
        answer = yield Ask(seat_of(side), "exchange", [*options, WITHDRAW], "11.5", why_not)
        if answer == WITHDRAW:
            return []
        if answer == OFFER:
            return chosen
        chosen.append(board.block_index[answer.partition(":")[2]])


def why_not_offered(game: Liberty, side: Side, chosen: list[Block], answer: str) -> Reason | None:
    """What is against a block in an offer, or against making it."""
    if answer == OFFER:
        return None if chosen else ("why-nothing-chosen", "11.5")
    word, _, name = answer.partition(":")
    block = game.board.block_index.get(name)
    if block is None or word not in ("back", "give"):
        return None
    if (game.board.block_side[block] == side) != (word == "back"):
        return ("why-not-your-block" if word == "back" else "why-your-own-block"), "11.5"
    if game.state.at[block] != game.board.prison:
        return "why-no-prisoner", "11.5"
    return ("why-chosen", "11.5") if block in chosen else None


def release(game: Liberty, blocks: list[Block]) -> None:
    """Exchanged blocks go to their owners' pools."""
    state, board = game.state, game.board
    for block in blocks:
        if state.at[block] == board.prison:
            put(game, block, board.pool)
