"""The rules of an event: everything that is stated before somebody joins, and never changes afterwards."""

from __future__ import annotations

from typing import Any

import msgspec

from tricorne.core.game import Game
from tricorne.games import game_class
from tricorne.server.base.errors import Problem
from tricorne.server.club.turns import Clock

MATCH, ROUND_ROBIN, SWISS, CUP, POOLS, LADDER = "match", "round-robin", "swiss", "cup", "pools", "ladder"
SIZES = {MATCH: (2, 2), ROUND_ROBIN: (3, 12), SWISS: (8, 500), CUP: (4, 64), POOLS: (4, 64), LADDER: (2, 500)}
"""How few and how many can play in each format."""
TIE_BREAKS = {
    MATCH: ("games", "margin", "rating"),
    CUP: ("games", "margin", "rating"),
    LADDER: (),
    **dict.fromkeys((ROUND_ROBIN, SWISS, POOLS), ("wins", "direct", "sonneborn", "margin")),
}
MOST_ROUNDS = 20
TWO, FOUR = 2, 4
DAY = 86_400.0


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds from the first to the last game. Times are in seconds; `starts` is when joining ends at the latest."""

    format: str
    game: str
    scenario: str
    options: dict[str, str | bool]
    games: int
    """In a pairing: 2 are both sides, at the same time."""
    rounds: int
    least: int
    most: int
    starts: float
    round_time: float
    clock: Clock
    bots: str = ""
    """The level of those who fill empty places, and to how many."""
    fill_to: int = 0
    out_after: int = 2
    """Games lost by time after which somebody is out."""
    reach: int = 3
    answer_time: float = 3 * DAY


def sides_in(rules: Rules) -> tuple[tuple[str, ...], ...]:
    """The seats of each side as the format plays the game: in pools each seat is a side of its own."""
    cls = game_class(rules.game)
    return tuple((seat,) for seat in cls.seats) if rules.format == POOLS else sides_of(cls)


def sides_of(cls: type[Game[Any]]) -> tuple[tuple[str, ...], ...]:
    """The sides of a game that has some, else its seats."""
    return tuple(cls.sides) or tuple((seat,) for seat in cls.seats)


def allies_in(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Which seats of the game stand together though each wins alone."""
    return allies_of(game_class(rules.game))


def allies_of(cls: type[Game[Any]]) -> tuple[tuple[int, ...], ...]:
    """The same of any game, as places in its list of seats."""
    return tuple(tuple(cls.seats.index(seat) for seat in side) for side in cls.allies)


def check(rules: Rules, now: float) -> None:
    """Refuse rules that cannot be played by."""
    wanted = FOUR if rules.format == POOLS else TWO
    if len(sides_in(rules)) != wanted:
        raise Problem("event-wrong-game", game=rules.game)
    fewest, most = SIZES[rules.format]
    if not fewest <= rules.least <= rules.most <= most:
        raise Problem("event-size", least=fewest, most=most)
    if rules.fill_to > rules.most or (rules.fill_to and not rules.bots):
        raise Problem("event-fill", most=rules.most)
    if rules.format == SWISS and not 1 <= rules.rounds <= min(MOST_ROUNDS, rules.least - 1):
        raise Problem("event-rounds", most=min(MOST_ROUNDS, rules.least - 1))
    if rules.starts < now and rules.format != LADDER:
        raise Problem("event-past")
