"""What comes next in an event: the boards of its next round, or why there is none. Computed beside the loop."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tricorne.server.club.events.pairing import (
    Apart,
    NoPairing,
    Pair,
    first_round,
    less_of_first,
    next_round,
    round_robin,
)
from tricorne.server.club.events.pools import pool
from tricorne.server.club.events.rules import CUP, POOLS, ROUND_ROBIN, SWISS, Rules, allies_in
from tricorne.server.club.events.standings import Game, matches_of, standings, winner_of
from tricorne.server.club.events.swiss import Contender, Field, swiss_round

Board = list[tuple[int, ...]]
"""One game, or both of a pairing."""
BOTH = 2


class Situation(NamedTuple):
    """An event between two rounds: everybody's rating by number, who still plays, all games so far."""

    rules: Rules
    round: int
    ratings: Mapping[int, float]
    playing: frozenset[int]
    games: Sequence[Game]
    apart: Apart


class Next(NamedTuple):
    """The boards of the next round; without any the event is over, and `why` says the reason."""

    boards: list[Board]
    why: str = ""


def next_boards(now: Situation) -> Next:
    """What comes next."""
    try:
        boards = _boards(now)
    except NoPairing as refused:
        return Next([], refused.reason)
    return Next(boards, "" if boards else "played")


def _boards(now: Situation) -> list[Board]:
    rules, numbers = now.rules, sorted(now.ratings)
    if rules.format == SWISS:
        return _swiss(now) if now.round < rules.rounds else []
    if rules.format == CUP:
        return _cup(now)
    if rules.format == POOLS:
        return [[game] for game in pool(numbers, allies_in(rules), now.apart)] if now.round == 0 else []
    schedule = round_robin(numbers) if rules.format == ROUND_ROBIN else [[(numbers[0], numbers[1])]]
    return [_pairing(rules, pair) for pair in schedule[now.round]] if now.round < len(schedule) else []


def _pairing(rules: Rules, pair: Pair) -> Board:
    first, second = pair
    return [(first, second), (second, first)] if rules.games == BOTH else [(first, second)]


def _balance(games: Sequence[Game]) -> Counter[int]:
    """How much more often everybody has had the first side."""
    balance = Counter[int]()
    for game in games:
        if not game.is_free:
            balance[game.sides[0]] += 1
            balance[game.sides[1]] -= 1
    return balance


def _cup(now: Situation) -> list[Board]:
    balance = _balance(now.games)
    if now.round == 0:
        seeded = sorted(now.ratings, key=lambda one: (-now.ratings[one], one))
        pairs = first_round(seeded, now.apart)
    else:
        last = [game for game in now.games if game.round == now.round]
        winners = [winner_of(match, now.ratings) for match in matches_of(last)]
        if len(winners) == 1:
            return []
        pairs = list(next_round(winners))
    return [
        [(first,)] if second is None else _pairing(now.rules, less_of_first((first, second), balance))
        for first, second in pairs
    ]


def _swiss(now: Situation) -> list[Board]:
    points = {row.player: row.points for row in standings(SWISS, now.ratings, now.games)}
    met: dict[int, set[int]] = {one: set() for one in now.ratings}
    free = {game.sides[0] for game in now.games if game.is_free}
    for game in now.games:
        for one in game.sides:
            met[one] |= set(game.sides) - {one}
    balance = _balance(now.games)
    contenders = [
        Contender(one, points[one], now.ratings[one], frozenset(met[one]), one in free, balance[one])
        for one in sorted(now.playing)
    ]
    paired = swiss_round(Field(contenders, now.apart, now.rules.games == BOTH))
    boards = [_pairing(now.rules, pair) for pair in paired.pairs]
    return boards if paired.free is None else [*boards, [(paired.free,)]]
