"""Fog of war: what a seat cannot know, and positions that would look the same to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tricorne.core.game import Pick
from tricorne.games.liberty.board import SIDES, Block, Place, Side
from tricorne.games.liberty.state import ATTRITION, CARDS, DISBAND, LibertyState

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

EXCHANGES = 3
"""How often a new deal tries to exchange each block with another."""


def hidden_blocks(game: Liberty, side: Side) -> list[int]:
    """The blocks of a side that the other player cannot tell apart, or whose strength he cannot tell."""
    state, board = game.state, game.board
    labels = [state.mixed[b] for b in board.side_blocks[side] if state.at[b] != board.prison]
    return [
        b
        for b in board.side_blocks[side]
        if state.at[b] != board.prison and (state.vague[b] or labels.count(state.mixed[b]) > 1)
    ]


def unseen_sides(seat: str) -> list[int]:
    """The sides whose blocks and cards a seat does not see."""
    return [side for side, name in enumerate(SIDES) if name != seat]


def unknown(game: Liberty, seat: str) -> Sequence[str]:
    """Everything hidden from a seat: enemy blocks, enemy hands, the cards not dealt, and how supply and winter go on.

    Who can be supplied, who suffers Attrition and what is disbanded depends on blocks that the seat cannot see, so it
    learns something when such a part of the turn or of winter ends.
    """
    state, board = game.state, game.board
    tokens = []
    cards = state.bag[:]
    for side in unseen_sides(seat):
        tokens += [f"block:{board.block_names[b]}" for b in hidden_blocks(game, side)]
        cards = [a + b for a, b in zip(cards, state.hands[side], strict=True)]
    for name, count in zip(board.card_names, cards, strict=True):
        tokens += [f"card:{name}"] * count
    if state.phase == CARDS and state.played:
        tokens.append(f"supply:{state.mover}")
    elif state.phase == DISBAND:
        tokens.append(f"disbanding:{state.mover}")
    elif state.phase == ATTRITION:
        tokens.append(f"attrition:{game.moment}")
    return tokens


def redeal(game: Liberty, seat: str, pick: Pick) -> LibertyState:
    """A position that looks the same to a seat: cards dealt again, enemy blocks it cannot tell apart exchanged."""
    state = game.state.copy()
    deal_cards(state, seat, pick)
    for side in unseen_sides(seat):
        hidden = hidden_blocks(game, side)
        for label in dict.fromkeys(state.mixed[block] for block in hidden):
            alike = [block for block in hidden if state.mixed[block] == label]
            vague = is_vague(game, state, alike)
            put_in_order(game, state, alike)
            exchange_some(game, state, alike, pick)
            deal_strengths(game, state, alike, vague, pick)
    return state


def put_in_order(game: Liberty, state: LibertyState, alike: list[int]) -> None:
    """Give the roles of one class of blocks to them in an order that tells nothing of who really has which."""
    roles = sorted(alike, key=lambda block: role_of(game, state, block))
    takes: dict[int, int] = {}

    def find(block: Block, tried: set[int]) -> bool:
        for role in roles:
            if role not in tried and may_take(game, state, block, role):
                tried.add(role)
                if role not in takes or find(takes[role], tried):
                    takes[role] = block
                    return True
        return False

    for block in alike:
        find(block, set())
    for facts in changed_by_exchange(state):
        values = {takes[role]: facts[role] for role in roles}
        for block, value in values.items():
            facts[block] = value
    for noted in noted_blocks(state):
        noted[:] = [takes.get(block, block) for block in noted]


def role_of(game: Liberty, state: LibertyState, block: Block) -> tuple[Any, ...]:
    """What is known of the block behind a back."""
    moved = (game.board.move[block], *kind_of(game, block)) if state.moved[block] else ()
    places = [noted.index(block) if block in noted else -1 for noted in noted_blocks(state)]
    return *(facts[block] for facts in changed_by_exchange(state)), moved, places


def may_take(game: Liberty, state: LibertyState, block: Block, other: int) -> bool:
    """Whether a block could have the role of another one."""
    board = game.board
    if state.moved[other]:
        return board.move[block] == board.move[other] and kind_of(game, block) == kind_of(game, other)
    if state.at[other] == board.french_pool:
        return board.is_french[block]
    return can_stand(game, block, state.at[other])


def exchange_some(game: Liberty, state: LibertyState, alike: list[int], pick: Pick) -> None:
    """Deal the places of one class of blocks again."""
    for _ in range(EXCHANGES * len(alike) if len(alike) > 1 else 0):
        one, two = alike[pick(len(alike))], alike[pick(len(alike))]
        if one != two and interchangeable(game, state, one, two):
            exchange(state, one, two)


def deal_strengths(game: Liberty, state: LibertyState, alike: list[int], vague: bool, pick: Pick) -> None:
    """Strengths for the blocks where they stand, by chance where they are not known."""
    board = game.board
    for block in alike:
        state.vague[block] |= vague
        if state.at[block] >= board.place_count:
            state.strength[block] = 0
        elif vague:
            state.strength[block] = 1 + pick(board.max_strength[block])
        elif not state.strength[block]:
            state.strength[block] = board.max_strength[block]


def is_vague(game: Liberty, state: LibertyState, alike: list[int]) -> bool:
    """Whether strengths are unknown: some are, or a weakened block may be one of those that are off the map."""
    here = [block for block in alike if state.at[block] < game.board.place_count]
    weakened = any(state.strength[block] not in (0, game.board.max_strength[block]) for block in here)
    return any(state.vague[block] for block in alike) or (weakened and len(here) < len(alike))


def deal_cards(state: LibertyState, seat: str, pick: Pick) -> None:
    """The cards a seat has not seen, in other hands."""
    sides = unseen_sides(seat)
    unseen: list[int] = []
    for kind, count in enumerate(state.bag):
        unseen += [kind] * (count + sum(state.hands[side][kind] for side in sides))
    for side in sides:
        size = sum(state.hands[side])
        state.hands[side] = [0] * len(state.bag)
        for _ in range(size):
            state.hands[side][unseen.pop(pick(len(unseen)))] += 1
    state.bag = [unseen.count(kind) for kind in range(len(state.bag))]


def interchangeable(game: Liberty, state: LibertyState, one: int, two: int) -> bool:
    """Whether each of two blocks could stand, and have come, where the other does."""
    if state.moved[one] or state.moved[two]:
        board = game.board
        return board.move[one] == board.move[two] and kind_of(game, one) == kind_of(game, two)
    return fits(game, state, one, two) and fits(game, state, two, one)


def kind_of(game: Liberty, block: Block) -> tuple[bool, ...]:
    """What decides where a block may go."""
    board = game.board
    return (
        board.is_ship[block],
        board.is_indian[block],
        board.goes_by_sea[block],
        board.is_loyalist[block],
        board.is_french[block],
        board.is_militia[block],
    )


def fits(game: Liberty, state: LibertyState, block: Block, other: int) -> bool:
    """Whether a block could stand where another one stands."""
    board = game.board
    place = state.at[other]
    if place == board.french_pool or state.at[block] == board.french_pool:
        return board.is_french[block] == board.is_french[other]
    return can_stand(game, block, place)


def can_stand(game: Liberty, block: Block, place: Place) -> bool:
    """Whether a block can be in a place at all."""
    board = game.board
    if place >= board.place_count:
        return True
    if place == board.atlantic or place in board.west_indies:
        return board.goes_by_sea[block] and not (board.is_loyalist[block] and place != board.atlantic)
    if board.is_ship[block]:
        return board.port[place]
    return board.wilderness[place] or not board.is_indian[block]


def exchange(state: LibertyState, one: int, two: int) -> None:
    """Let two blocks change roles in everything that is noted of them this turn."""
    for facts in changed_by_exchange(state):
        facts[one], facts[two] = facts[two], facts[one]
    for noted in noted_blocks(state):
        noted[:] = [two if block == one else one if block == two else block for block in noted]


def changed_by_exchange(state: LibertyState) -> tuple[list[int], ...]:
    """Where a block is and what it did this turn."""
    return state.at, state.origin, state.entry, state.moved, state.river


def noted_blocks(state: LibertyState) -> list[list[int]]:
    """The lists of blocks that a turn and its battle keep."""
    return [state.marched] if state.battle is None else [state.marched, state.battle.reserves, state.battle.acted]
