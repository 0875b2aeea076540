"""Batches of games between bots: who wins, how long they last, how fast they go."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from tricorne.api import new_match
from tricorne.bots import Player, bot_names
from tricorne.core.errors import BadSetup
from tricorne.core.match import Match
from tricorne.core.questions import Ask
from tricorne.games import game_class
from tricorne.sim.pool import spread


class Batch(NamedTuple):
    """What is to be played."""

    game: str
    scenario: str
    players: Mapping[str, str]
    options: Mapping[str, str] = {}
    pack: str | None = None


class GameRow(NamedTuple):
    """One game of a batch."""

    seed: int
    winners: tuple[str, ...]
    reason: str
    answers: int
    failure: str


def read_players(game: str, text: str) -> dict[str, str]:
    """`random` for every seat, or `seat=name,seat=name`."""
    cls = game_class(game)
    if "=" not in text:
        names = dict.fromkeys(cls.seats, text)
    else:
        names = dict(part.partition("=")[::2] for part in text.split(","))
    known = {*bot_names(), *cls.minds}
    for seat, name in names.items():
        if seat not in cls.seats:
            raise BadSetup("unknown-seat", seat=seat, seats=", ".join(cls.seats))
        if name not in known:
            raise BadSetup("unknown-bot", bot=name, bots=", ".join(sorted(known)))
    return {seat: names.get(seat, "random") for seat in cls.seats}


def play_out(match: Match, seed: int) -> None:
    """Let the bots of the seats answer until the game is over."""
    players = {
        seat: Player(name, seed * 31 + index)
        for index, (seat, name) in enumerate(match.seats.items())
        if name not in match.game.minds
    }
    while (question := match.question) is not None:
        assert type(question) is Ask
        players[question.seat].answer(match, question)


def play_row(batch: Batch, seed: int) -> GameRow:
    """Play one game of a batch."""
    try:
        match = new_match(batch.game, batch.scenario, seed, batch.players, batch.options, pack=batch.pack)
        play_out(match, seed)
    except Exception:
        return GameRow(seed, (), "", 0, traceback.format_exc(limit=-3))
    result = match.result
    assert result is not None
    return GameRow(seed, result.winners, result.reason, match.moment, "")


def rows(batch: Batch, games: int, seed: int, jobs: int) -> Iterator[GameRow]:
    """The games with the seeds from `seed` on."""
    return spread(partial(play_row, batch), range(seed, seed + games), jobs)


def summarise(played: list[GameRow], seconds: float) -> dict[str, Any]:
    """Wins, lengths and speed of a batch."""
    wins: Counter[str] = Counter()
    for row in played:
        if not row.failure:
            wins.update(row.winners or ("draw",))
    lengths = sorted(row.answers for row in played if not row.failure)
    return {
        "games": len(played),
        "failures": sum(1 for row in played if row.failure),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(played) / seconds, 2) if seconds else 0.0,
        "wins": dict(sorted(wins.items())),
        "length": {
            "mean": round(sum(lengths) / len(lengths), 1) if lengths else 0,
            "least": lengths[0] if lengths else 0,
            "median": lengths[len(lengths) // 2] if lengths else 0,
            "most": lengths[-1] if lengths else 0,
        },
    }
