"""Matches on the way to a worker process and back."""

from __future__ import annotations

from typing import Any

import msgspec

from tricorne.core.game import Game
from tricorne.core.luck import ASK
from tricorne.core.match import Match, Setup
from tricorne.core.record import FORMAT, Record, SavedCheckpoint, load
from tricorne.core.state import to_plain
from tricorne.games import facts_of, game_class


def game_of(setup: Setup) -> Game[Any]:
    """The rules of a stored match."""
    return game_class(setup.game)(facts_of(setup.game, setup.pack), setup.scenario, setup.options)


def position_of(match: Match, luck: str | None, moment: int | None = None) -> bytes:
    """A match at this or an earlier moment as a worker needs it: the last checkpoint before it, and the answers."""
    moment = match.moment if moment is None else moment
    point = next(point for point in reversed(match.checkpoints) if point.moment <= moment)
    saved = SavedCheckpoint(point.moment, point.draws, point.entries, point.seats, to_plain(point.state))
    answers = match.answers[:moment]
    return msgspec.json.encode(Record(FORMAT, match.setup, answers, [saved], ASK if luck == ASK else None))


def match_at(position: bytes, *, go_on: bool = True) -> Match:
    """The match of a position, with the same luck to come; without `go_on` at that very moment."""
    return load(msgspec.json.decode(position, type=Record), game_of, verify=False, go_on=go_on)
