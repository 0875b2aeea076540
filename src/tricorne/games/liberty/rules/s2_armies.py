"""2.0 The armies: strength, combat rating and movement of the blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty.board import CLASS_C, Block
from tricorne.games.liberty.knowledge import mix, recognise
from tricorne.games.liberty.rules.s1_map import log_secretly, put, seat_of
from tricorne.games.liberty.state import BY_SEA

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty
    from tricorne.games.liberty.state import Battle

VILLAGE_FIRE = 2
VOLLEY_FIRE = 2
BAYONET_FIRE, GUARDS_BAYONET_FIRE = 3, 5
PURSUIT_ROUND, INDIAN_PURSUIT_FIRE = 4, 3


@rule("2.0", "2.1", "2.11")
def lose_step(game: Liberty, block: Block) -> bool:
    """Turn a block down one step. True when it had only one and is captured."""
    state = game.state
    if state.strength[block] > 1:
        state.strength[block] -= 1
        return False
    capture(game, block, "2.11")
    return True


@rule("11.5")
def capture(game: Liberty, block: Block, section: str) -> None:
    """An eliminated block is a prisoner, face up beside the map."""
    state, board = game.state, game.board
    place = state.at[block]
    recognise(game, block)
    put(game, block, board.prison)
    state.strength[block] = 0
    side, name = seat_of(board.block_side[block]), board.block_names[block]
    game.log("captured", section, side=side, block=name, at=board.place_names[place])


@rule("11.3")
def disband(game: Liberty, block: Block) -> None:
    """Back to the pool, to be drawn again at full strength."""
    state, board = game.state, game.board
    place = board.place_names[state.at[block]]
    mix(game, board.block_side[block], state.at[block])
    put(game, block, board.pool)
    state.strength[block] = state.vague[block] = 0
    log_secretly(game, "disbanded", "11.3", board.block_side[block], block, at=place)


@rule("2.13", "2.23", "2.24")
def allowance(game: Liberty, block: Block) -> int:
    """How many hexes a block moves: one on foot, two for dragoons, rangers, Indians and warships."""
    return game.board.move[block]


@rule("2.21")
def fed_by_leader(game: Liberty, blocks: list[int]) -> int:
    """How many of the blocks in a town one leader among them feeds: his strength, and only those of his nation."""
    board, fed = game.board, 0
    for leader in blocks:
        if board.is_leader[leader]:
            led = sum(board.is_french[b] == board.is_french[leader] for b in blocks)
            fed = max(fed, min(game.state.strength[leader], led))
    return fed


@rule("2.12", "2.2", "2.22")
def combat_class(game: Liberty, battle: Battle, block: Block) -> int:
    """A before B before C; dragoons that have just landed from the sea come with C."""
    board = game.board
    if board.is_dragoon[block] and landed_this_round(game, battle, block):
        return CLASS_C
    return board.combat_class[block]


def landed_this_round(game: Liberty, battle: Battle, block: Block) -> bool:
    """Whether a block of a sea attack fights its first round ashore."""
    return (
        battle.landed == battle.round
        and game.state.entry[block] == BY_SEA
        and game.board.block_side[block] == battle.attacker
    )


@rule("2.12", "2.25")
def fire_rating(game: Liberty, battle: Battle, block: Block) -> int:
    """The highest die that hits, with what the place, the round and the optional rules change."""
    board = game.board
    if board.is_indian[block]:
        if battle.round == PURSUIT_ROUND:
            return INDIAN_PURSUIT_FIRE
        return VILLAGE_FIRE if battle.hex == board.home[block] else board.fire[block]
    kind = board.block_type[block]
    if battle.round == 1 and block in battle.volley:
        return VOLLEY_FIRE
    if battle.round == 2 and block in battle.bayonets:
        return GUARDS_BAYONET_FIRE if kind == "guards" else BAYONET_FIRE
    return board.fire[block]
