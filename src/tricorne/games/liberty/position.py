"""The position format: what differs from the start of the scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from tricorne.core.errors import BadSetup
from tricorne.core.positions import Names, named
from tricorne.games.liberty.board import NOBODY, SIDES, Block, Place
from tricorne.games.liberty.knowledge import forget_all
from tricorne.games.liberty.rules.s1_map import put
from tricorne.games.liberty.rules.s3_cards import begin_turn, turns_of_year
from tricorne.games.liberty.rules.s5_3_control import renew_control
from tricorne.games.liberty.rules.s9_french import PEACE_STACK
from tricorne.games.liberty.state import CARDS, DEAL, WINTER

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

OFF_MAP = ("pool", "prisoners")

Seat: TypeAlias = Annotated[str, named("seat")]


class BlockPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Where a block stands: a place, `pool` or `prisoners`. Without a strength it is at full strength."""

    at: Annotated[str, named("place")]
    strength: int | None = None


class LibertyPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Year, turn, blocks and cards at the start of a turn, of a year, or of winter.

    `empty` sends every block to its pool first. Hands make it the start of a turn.
    """

    year: int | None = None
    turn: int | None = None
    at: Literal["year", "turn", "winter"] | None = None
    """What begins: the deal of a year, the choice of cards of a turn, or winter."""
    french_entered: bool | None = None
    empty: bool = False
    blocks: dict[Annotated[str, named("block")], BlockPosition] = {}
    hands: dict[Seat, dict[Annotated[str, named("card")], int]] | None = None


def position_names(game: Liberty) -> Names:
    """The names that a position may use: places are hexes, boxes, and towns by their own names."""
    board = game.board
    places = dict.fromkeys((*board.map.towns, *board.place_names, *OFF_MAP))
    return {"seat": SIDES, "place": tuple(places), "block": board.block_names, "card": board.card_names}


def set_position(game: Liberty, position: LibertyPosition) -> None:
    """Change the state to what the position says."""
    state, board = game.state, game.board
    if position.year is not None:
        years = board.scenario.years
        if not years.first <= position.year <= years.last:
            raise broken_rule("11.1", f"the war has no year {position.year}")
        state.year = position.year
    if position.french_entered is not None:
        state.french_entered = position.french_entered
    clear = range(len(state.at)) if position.empty else ()
    for block in clear:
        send_to_pool(game, block)
    for block, french in enumerate(board.is_french):
        if french and state.at[block] in (board.pool, board.french_pool):
            send_to_pool(game, block)
    for name, where in position.blocks.items():
        set_block(game, name, where)
    check_stacks(game)
    forget(game)
    renew_control(game)
    begin_turn(game)
    state.battle, state.battles = None, []
    state.turn = max(state.turn, 1) if position.turn is None else position.turn
    if position.hands is not None:
        set_hands(game, position.hands)
    state.phase = {None: CARDS if position.hands else DEAL, "year": DEAL, "turn": CARDS, "winter": WINTER}[position.at]
    if state.phase == CARDS and not 1 <= state.turn <= turns_of_year(game):
        raise broken_rule("3.0", f"{state.year} has no turn {state.turn}")
    if state.phase == CARDS and not any(state.hands[0]):
        raise broken_rule("3.0", "a turn begins with cards in both hands")


def forget(game: Liberty) -> None:
    """In a position that was set up by hand neither player has seen the other's blocks."""
    state = game.state
    count = len(state.at)
    forget_all(game)
    state.seen_at, state.seen_strength, state.seen_turn = [NOBODY] * count, [0] * count, [0] * count


def send_to_pool(game: Liberty, block: Block) -> None:
    """Off the map, to the pool the block belongs to."""
    board = game.board
    waits = board.is_french[block] and not game.state.french_entered
    put(game, block, board.french_pool if waits else board.pool)
    game.state.strength[block] = 0


def set_block(game: Liberty, name: str, where: BlockPosition) -> None:
    """Stand one block where the position says."""
    state, board = game.state, game.board
    block = board.block_index[name]
    if where.at == "pool":
        send_to_pool(game, block)
        return
    if where.at in OFF_MAP:
        put(game, block, board.prison)
        state.strength[block] = 0
        return
    strength = board.max_strength[block] if where.strength is None else where.strength
    if not 1 <= strength <= board.max_strength[block]:
        raise broken_rule("2.11", f"{name} cannot have strength {strength}")
    place = board.town(where.at)
    check_place(game, block, place)
    put(game, block, place)
    state.strength[block] = strength


def check_place(game: Liberty, block: Block, place: Place) -> None:
    """Refuse a place where a block cannot be."""
    board = game.board
    name, where = board.block_names[block], board.place_names[place]
    if board.is_indian[block] and not (place < board.hex_count and board.wilderness[place]):
        raise broken_rule("10.0", f"{name} cannot leave the wilderness for {where}")
    if board.is_ship[block] and place != board.atlantic and not board.port[place]:
        raise broken_rule("8.1", f"{name} cannot lie outside a port at {where}")
    if place < board.hex_count and board.map.hexes[where].kind == "sea":
        raise broken_rule("1.1", f"{name} cannot stand at sea in {where}")
    if place >= board.hex_count and not board.goes_by_sea[block]:
        raise broken_rule("5.7", f"{name} cannot be at {where}")
    if place in board.west_indies and board.is_loyalist[block]:
        raise broken_rule("9.1", f"{name} cannot be at {where}")
    if board.is_french[block] and not game.state.french_entered and place not in board.west_indies:
        raise broken_rule("9.0", f"{name} cannot be at {where} before France has entered")


def check_stacks(game: Liberty) -> None:
    """No hex with both sides, and peace in the West Indies before France enters."""
    state, board = game.state, game.board
    american, british = state.standing
    for place in range(board.place_count):
        if american[place] and british[place] and place != board.atlantic:
            raise broken_rule("7.0", f"both sides stand at {board.place_names[place]}")
        if place in board.west_indies and not state.french_entered and american[place] + british[place] > PEACE_STACK:
            raise broken_rule("9.1", f"more than two blocks at {board.place_names[place]}")


def set_hands(game: Liberty, hands: dict[Seat, dict[str, int]]) -> None:
    """Give both players their cards; all others are in the bag."""
    state, board = game.state, game.board
    kinds = len(board.card_names)
    state.hands, state.spent = [[0] * kinds, [0] * kinds], [[0] * kinds, [0] * kinds]
    state.bag = list(board.card_counts)
    for seat, cards in hands.items():
        for name, count in cards.items():
            kind = board.card_index[name]
            if not 0 <= count <= state.bag[kind]:
                raise broken_rule("3.0", f"there are not {count} cards {name}")
            state.hands[SIDES.index(seat)][kind] += count
            state.bag[kind] -= count
    if sum(state.hands[0]) != sum(state.hands[1]):
        raise broken_rule("3.0", "the hands differ in size")


def broken_rule(section: str, problem: str) -> BadSetup:
    """The refusal of a position."""
    return BadSetup("position-breaks-rule", rule=section, problem=problem)


def position_of(game: Liberty) -> LibertyPosition:
    """The position at hand, as far as the format tells it."""
    state, board = game.state, game.board
    blocks = {}
    for block, place in enumerate(state.at):
        name = board.place_names[place] if place != board.french_pool else "pool"
        blocks[board.block_names[block]] = BlockPosition(name, state.strength[block] or None)
    hands = {
        seat: {name: count for name, count in zip(board.card_names, counts, strict=True) if count}
        for seat, counts in zip(SIDES, state.hands, strict=True)
    }
    at: Literal["year", "turn", "winter"] = "year"
    if any(state.hands[0]):
        at = "turn"
    elif state.phase != DEAL:
        at = "winter"
    return LibertyPosition(state.year, state.turn, at, state.french_entered, False, blocks, hands)
