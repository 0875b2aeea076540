"""The signs by which the chance to win is judged, as the British see them, and the chance by the fitted weights."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tricorne.core.outlook import read_outlooks
from tricorne.games.rebellion_1775.board import Board
from tricorne.games.rebellion_1775.bots.standing import flag_worth, flags
from tricorne.games.rebellion_1775.names import (
    AMERICAN,
    BRITISH,
    FACTIONS,
    INDEPENDENT,
    KINDS_IN_AREA,
    NOBODY,
    SHOWN_KINDS,
    SIDE_OF_FACTION,
)
from tricorne.games.rebellion_1775.printed import March
from tricorne.games.rebellion_1775.rules.s3_1_2_control import controllers

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

CAMPAIGN_ROUNDS = 4
"""How long a game without a last round lasts, roughly."""
A_SIDE = ("british", "american")
NAMES = (
    *("lead now", "lead at the end of the turn", "lead late", "lead with turns to come", "lead with rounds played"),
    *(f"turns to come, {side}" for side in A_SIDE),
    *("more turns late", "whose turn", "round"),
    *("contested", "mixed", "natives alone"),
    *(f"{what}, {side}" for side in A_SIDE for what in ("threatened", "in reach", "garrisons", "strongest", "areas")),
    *("share of units", "more units"),
    *(f"units of {kind}" for kind in SHOWN_KINDS[:8]),
    *(f"fled {kind}" for kind in SHOWN_KINDS[:8]),
    *(f"{what} of {faction}" for faction in FACTIONS for what in ("truce in hand", "best march", "events", "truce")),
    *(f"lead with truces, {side}" for side in A_SIDE),
)


def signs(game: Rebellion) -> list[float]:
    """What tells how the war stands."""
    ahead = lead_to_come(game)
    return [
        *of_time(game, ahead),
        *of_places(game),
        *of_units(game),
        *of_cards(game),
        *of_truces(game, ahead),
    ]


def lead_to_come(game: Rebellion) -> float:
    """How many flags the British are ahead as the turn would end now."""
    if game.board.scenario.control == "colonies":
        held = controllers(game)
        return float(held.count(BRITISH) - held.count(AMERICAN))
    state, areas = game.state, game.areas
    ahead = 0.0
    for city in game.board.cities:
        holder = state.city_flags[city]
        british, american = state.present[city], state.present[areas + city]
        if holder == NOBODY:
            holder = BRITISH if british and not american else AMERICAN if american and not british else NOBODY
        ahead += flag_worth(game.board, city) * ((holder == BRITISH) - (holder == AMERICAN))
    return ahead


def of_time(game: Rebellion, ahead: float) -> list[float]:
    """The lead, and who has turns to come."""
    state, last = game.state, game.board.scenario.end.last_round
    rounds = max(0, (CAMPAIGN_ROUNDS if last is None else last) - state.round)
    british = 2 * rounds + sum(faction < 2 for faction in state.bag)
    american = 2 * rounds + sum(faction >= 2 for faction in state.bag)
    turn = 0 if state.active == NOBODY else 1 if SIDE_OF_FACTION[state.active] == BRITISH else -1
    left = british + american + abs(turn)
    now = flags(game, BRITISH) - flags(game, AMERICAN)
    return [
        now,
        ahead,
        ahead / (1 + left),
        ahead * left,
        ahead * state.round,
        british,
        american,
        (british - american) / (1 + left),
        turn,
        state.round,
    ]


def of_places(game: Rebellion) -> list[float]:
    """What is fought over, what could be attacked from next door, and how it is held."""
    state, board, areas = game.state, game.board, game.areas
    present = state.present
    british, american = present[:areas], present[areas:]
    contested = 0.0
    mixed = 0
    threatened, in_reach, garrisons = [0.0, 0.0], [0, 0], [0, 0]
    for inside, outside, worth in grounds(board):
        own = theirs = 0
        for area in inside:
            own += british[area]
            theirs += american[area]
        if own and theirs:
            contested += worth * (own - theirs) / (own + theirs)
            mixed += 1
            continue
        if not own and not theirs:
            continue
        side, holding, enemies = (BRITISH, own, american) if own else (AMERICAN, theirs, british)
        near = 0
        for area in outside:
            near += enemies[area]
        garrisons[side] += holding if holding < 6 else 6
        if near:
            in_reach[side] += worth
            threatened[side] += worth * near / (near + holding)
    alone = areas - state.units[INDEPENDENT::KINDS_IN_AREA].count(0)
    found: list[float] = [contested, mixed, alone]
    for side, standing in ((BRITISH, british), (AMERICAN, american)):
        held = areas - standing.count(0)
        found += [threatened[side], in_reach[side], garrisons[side], max(standing), held]
    return found


@lru_cache(maxsize=16)
def grounds(board: Board) -> tuple[tuple[tuple[int, ...], tuple[int, ...], int], ...]:
    """What flags stand for, colonies or cities: the areas inside, those next to them, and the flags."""
    if board.scenario.control == "cities":
        return tuple(((city,), board.neighbours[city], flag_worth(board, city)) for city in board.cities)
    return tuple(
        (inside, tuple({near for area in inside for near in board.neighbours[area]} - set(inside)), 1)
        for inside in board.areas_of_colony
    )


def of_units(game: Rebellion) -> list[float]:
    """How many units each side has, of which kinds, and who has fled."""
    state, areas = game.state, game.areas
    british, american = sum(state.present[:areas]), sum(state.present[areas:])
    return [
        (british - american) / (british + american + 1),
        british - american,
        *(sum(state.units[kind::KINDS_IN_AREA]) for kind in range(8)),
        *state.fled[:8],
    ]


@lru_cache(maxsize=16)
def marks_of_cards(board: Board) -> tuple[tuple[bool, float, bool], ...]:
    """For each card: whether it is a truce, how far it moves armies, whether it is an event."""
    marks = []
    for card in board.cards:
        march = card.effect.armies * (0.6 + card.effect.distance) if isinstance(card.effect, March) else 3.0
        marks.append((card.kind == "truce", 0.0 if card.kind == "event" else march, card.kind == "event"))
    return tuple(marks)


def of_cards(game: Rebellion) -> list[float]:
    """What is in the hands."""
    marks = marks_of_cards(game.board)
    found: list[float] = []
    for faction, hand in enumerate(game.state.hands):
        truces = events = 0
        march = 0.0
        for card in hand:
            truce, far, event = marks[card]
            truces += truce
            events += event
            if far > march:
                march = far
        found += [truces, march, events, game.state.truces[faction]]
    return found


def of_truces(game: Rebellion, ahead: float) -> list[float]:
    """Who is ahead when the truces of a side can end the war."""
    british, loyalists, continentals, patriots = game.state.truces
    return [ahead * (british + loyalists), ahead * (continentals + patriots)]


OUTLOOKS = read_outlooks(__file__, NAMES)


def winning_chance(game: Rebellion, seat: str) -> float:
    """The chance of the seat's side."""
    british = OUTLOOKS[game.scenario].chance(signs(game))
    return british if SIDE_OF_FACTION[FACTIONS.index(seat)] == BRITISH else 1 - british


def turn(game: Rebellion) -> int:
    """The number of the faction's turn, counted from the beginning of the game."""
    state = game.state
    return 4 * (state.round - 1) + len(state.order) if state.phase not in ("extra-units", "deal") else 0
