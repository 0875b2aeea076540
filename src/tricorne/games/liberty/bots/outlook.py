"""The signs by which the chance to win is judged, as the Americans see them, and the chance by the fitted weights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.outlook import read_outlooks
from tricorne.games.liberty.board import AMERICAN, BRITISH, NOBODY, SIDES, Place, Side

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

ALMOST_WON, ALMOST_LOST = 22, 18
"""British supply points above which every one brings them nearer to victory, and below which nearer to defeat."""
NAMES = (
    *("points", "points to victory", "points to defeat", "points with years", "points late in the year"),
    *("years left", "cards left", "france is in"),
    *(
        f"{what}, {side}"
        for side in SIDES
        for what in (
            *("blocks in the field", "power in the field", "steps missing", "ships", "leaders", "blocks at sea"),
            *("blocks in the pool", "prisoners", "french in the field"),
            *("value held", "value empty", "value exposed", "value in reach of the enemy", "hungry blocks"),
            *("actions in hand", "steps in hand"),
        )
    ),
)


def signs(game: Liberty) -> list[float]:
    """What tells how the war stands."""
    found = of_points(game)
    power = powers(game)
    for side in (AMERICAN, BRITISH):
        found += [*of_blocks(game, side), *of_towns(game, side, power), *of_cards(game, side)]
    return found


def of_points(game: Liberty) -> list[float]:
    """The supply points of the British, and how long they have to reach what they need."""
    state, board = game.state, game.board
    points = 0
    for place in board.supply_cities:
        if holder(game, place) == BRITISH:
            points += board.value[place]
    years = board.scenario.years.last - state.year
    cards = sum(state.hands[BRITISH])
    return [
        points,
        max(0, points - ALMOST_WON),
        max(0, ALMOST_LOST - points),
        points * years,
        points / (1 + cards),
        years,
        cards,
        state.french_entered,
    ]


def holder(game: Liberty, place: Place) -> int:
    """Who would control a place if the turn ended now."""
    state = game.state
    american, british = state.standing[AMERICAN][place], state.standing[BRITISH][place]
    if american and british:
        return state.control[place]
    return AMERICAN if american else BRITISH if british else game.board.town_owner[place]


def powers(game: Liberty) -> tuple[list[float], list[float]]:
    """What each side has in each place."""
    state, board = game.state, game.board
    found = ([0.0] * board.place_count, [0.0] * board.place_count)
    for side in (AMERICAN, BRITISH):
        row = found[side]
        for block in board.side_blocks[side]:
            place = state.at[block]
            if place < board.place_count:
                row[place] += state.strength[block] * (0.6 + 0.4 * board.fire[block])
    return found


def of_blocks(game: Liberty, side: Side) -> list[float]:
    """The blocks of a side: where they are and how strong."""
    state, board = game.state, game.board
    field = missing = ships = leaders = sea = pool = prisoners = french = 0
    power = 0.0
    for block in board.side_blocks[side]:
        place = state.at[block]
        if place < board.place_count:
            field += 1
            power += state.strength[block] * (0.6 + 0.4 * board.fire[block])
            missing += board.max_strength[block] - state.strength[block]
            ships += board.is_ship[block]
            leaders += board.is_leader[block]
            sea += place == board.atlantic
            french += board.is_french[block]
        elif place == board.prison:
            prisoners += 1
        elif place == board.pool:
            pool += 1
    return [field, power, missing, ships, leaders, sea, pool, prisoners, french]


def of_towns(game: Liberty, side: Side, power: tuple[list[float], list[float]]) -> list[float]:
    """The supply cities of a side: held, empty, next to enemies, and how easily they could be lost."""
    board, standing = game.board, game.state.standing[side]
    held = empty = exposed = hungry = 0
    in_reach = 0.0
    own, enemy = power[side], power[1 - side]
    for place in board.supply_cities:
        if holder(game, place) != side:
            continue
        value = board.value[place]
        if standing[place]:
            held += value
            hungry += max(0, standing[place] - value)
        else:
            empty += value
        if place < board.hex_count:
            near = 0.0
            for way in board.crossings[place]:
                near += enemy[way.to]
            if near:
                exposed += value
                in_reach += value * near / (near + own[place] + 0.5)
    return [held, empty, exposed, in_reach, hungry]


def of_cards(game: Liberty, side: Side) -> list[float]:
    """What is in the hand of a side."""
    board, hand = game.board, game.state.hands[side]
    actions = sum(count * each for count, each in zip(hand, board.card_actions, strict=True))
    steps = sum(count * each for count, each in zip(hand, board.card_steps, strict=True))
    return [actions, steps]


OUTLOOKS = read_outlooks(__file__, NAMES)


def winning_chance(game: Liberty, side: Side) -> float:
    """The chance of a side."""
    if game.state.winner != NOBODY:
        return float(game.state.winner == side)
    american = OUTLOOKS[game.scenario].chance(signs(game))
    return american if side == AMERICAN else 1 - american
