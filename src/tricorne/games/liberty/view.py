"""What each seat may see, put together from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tricorne.games.liberty.board import AMERICAN, CLASSES, NOBODY, SIDES, Side
from tricorne.games.liberty.knowledge import certain_blocks
from tricorne.games.liberty.rules.s2_armies import combat_class, fire_rating
from tricorne.games.liberty.rules.s4_weather import STORMS
from tricorne.games.liberty.rules.s8_naval import active
from tricorne.games.liberty.rules.s11_5_prisoners import prisoners_of
from tricorne.games.liberty.rules.s11_winter import supply_points
from tricorne.games.liberty.state import BY_SEA

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty
    from tricorne.games.liberty.state import Battle


def view_of(game: Liberty, seat: str) -> dict[str, Any]:
    """The position as a seat, or an observer, sees it: what lies open, and what only this seat may see."""
    side = SIDES.index(seat) if seat in SIDES else NOBODY
    return {
        **game.table(),
        "hand": named_cards(game, game.state.hands[side]) if side != NOBODY else {},
        "blocks": own_blocks(game, side) if side != NOBODY else {},
        "notebook": notebook(game, side) if side != NOBODY else {},
    }


def on_table(game: Liberty) -> dict[str, Any]:
    """What everybody sees."""
    state, board = game.state, game.board
    return {
        "year": state.year,
        "turn": state.turn,
        "phase": state.phase,
        "mover": SIDES[state.mover] if state.mover != NOBODY else None,
        "first": SIDES[state.first] if state.first != NOBODY else None,
        "actions": state.actions,
        "weather": STORMS.get(state.weather, "fair"),
        "french_entered": state.french_entered,
        "supply_points": supply_points(game),
        "british_win": board.scenario.victory.british_win,
        "british_lose_below": board.scenario.victory.british_lose_below,
        "points": list(state.points),
        "control": {board.place_names[place]: SIDES[who] for place, who in enumerate(state.control) if who != NOBODY},
        "standing": {name: standing(game, index) for index, name in enumerate(SIDES)},
        "pools": pools(game),
        "prisoners": {
            name: [board.block_names[block] for block in prisoners_of(game, index)] for index, name in enumerate(SIDES)
        },
        "played": {name: board.card_names[kind] for name, kind in zip(SIDES, state.played, strict=False)},
        "spent": {name: named_cards(game, counts) for name, counts in zip(SIDES, state.spent, strict=True)},
        "hand_sizes": {name: sum(counts) for name, counts in zip(SIDES, state.hands, strict=True)},
        "battles": [board.place_names[place] for place in state.battles],
        "battle": None if state.battle is None else battle_view(game, state.battle),
    }


def standing(game: Liberty, side: Side) -> dict[str, int]:
    """How many blocks of a side stand where."""
    state, board = game.state, game.board
    counts = state.standing[side]
    places = sorted({state.at[b] for b in board.side_blocks[side] if state.at[b] < board.place_count})
    return {board.place_names[place]: counts[place] for place in places}


def pools(game: Liberty) -> dict[str, int]:
    """How many blocks wait in each pool; which they are, only their owner can work out."""
    at, board = game.state.at, game.board
    counts = {name: sum(at[b] == board.pool for b in board.side_blocks[side]) for side, name in enumerate(SIDES)}
    counts["french"] = sum(at[b] == board.french_pool for b in board.side_blocks[AMERICAN])
    return counts


def named_cards(game: Liberty, counts: list[int]) -> dict[str, int]:
    """Cards by name, those that are there."""
    return {name: count for name, count in zip(game.board.card_names, counts, strict=True) if count}


def own_blocks(game: Liberty, side: Side) -> dict[str, dict[str, Any]]:
    """All blocks of a side as their owner sees them."""
    state, board = game.state, game.board
    return {
        board.block_names[b]: {
            "at": board.place_names[state.at[b]],
            "strength": state.strength[b],
            "moved": bool(state.moved[b]),
            **board.printed[b],
        }
        for b in board.side_blocks[side]
    }


def battle_view(game: Liberty, battle: Battle) -> dict[str, Any]:
    """A battle as everybody sees it: revealed blocks with their strength, the reserves as a number."""
    state, board = game.state, game.board
    reserves = [0, 0]
    for block in battle.reserves:
        if state.at[block] == battle.hex:
            reserves[board.block_side[block]] += 1
    main = None
    if battle.main == BY_SEA:
        main = "sea"
    elif battle.main:
        main = board.place_names[board.side_other_end(battle.main - 1, battle.hex)]
    return {
        "place": board.place_names[battle.hex],
        "attacker": SIDES[battle.attacker],
        "stage": battle.stage,
        "round": battle.round,
        "main": main,
        "afloat": battle.afloat,
        "winner": SIDES[battle.winner] if battle.winner != NOBODY else None,
        "reserves": dict(zip(SIDES, reserves, strict=True)),
        "shown": {
            name: {
                board.block_names[b]: {
                    "at": board.place_names[state.at[b]],
                    "strength": state.strength[b],
                    **board.printed[b],
                }
                for b in battle.shown
                if board.block_side[b] == side
            }
            for side, name in enumerate(SIDES)
        },
        "acted": [board.block_names[b] for b in battle.acted if b in battle.shown],
        "order": order_of_fire(game, battle),
    }


def order_of_fire(game: Liberty, battle: Battle) -> list[dict[str, Any]]:
    """The blocks that fight in this round: A before B before C, in each the defender first."""
    state, board = game.state, game.board
    blocks = [b for side in (1 - battle.attacker, battle.attacker) for b in active(game, battle, side)]
    letters = {b: combat_class(game, battle, b) for b in blocks if b in battle.shown}
    return [
        {
            "block": board.block_names[b],
            "letter": CLASSES[letters[b]],
            "dice": state.strength[b],
            "rating": fire_rating(game, battle, b),
        }
        for b in sorted(letters, key=letters.__getitem__)
    ]


def notebook(game: Liberty, side: Side) -> dict[str, dict[str, Any]]:
    """What a player knows of enemy blocks: where one must be, or where it was seen last, how strong, when."""
    state, board = game.state, game.board
    pages = {}
    placed = certain_blocks(game, 1 - side)
    for b in board.side_blocks[1 - side]:
        certain = b in placed
        if certain or state.seen_at[b] != NOBODY:
            pages[board.block_names[b]] = {
                "at": board.place_names[state.at[b] if certain else state.seen_at[b]],
                "strength": state.strength[b] if certain else state.seen_strength[b],
                "year": state.seen_turn[b] // 10,
                "turn": state.seen_turn[b] % 10,
                "certain": certain,
            }
    return pages
