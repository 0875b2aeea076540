"""A match as it is stored when its table is made: in parts, each with a checkpoint, so that it is soon read again."""

from __future__ import annotations

import msgspec

from tricorne.core.match import Checkpoint, Match
from tricorne.core.state import encode

CHECKPOINT_EVERY = 64


class Part(msgspec.Struct, frozen=True):
    """The answers from a checkpoint on, as JSON, with the checkpoint and the log since the one before."""

    moment: int
    answers: str
    draws: int
    entries: int
    seats: str
    state: str
    log: str


class StorableMatch(msgspec.Struct, frozen=True):
    """A match in plain parts, as it can come from another process."""

    game: str
    scenario: str
    setup: str
    seats: dict[str, str]
    finished: bool
    parts: list[Part]


def storable(match: Match) -> StorableMatch:
    """The parts of a match."""
    match.log()
    points = _far_apart(match.checkpoints)
    ends = [*(point.moment for point in points[1:]), match.moment]
    before = [0, *(point.entries for point in points)]
    parts = [
        Part(
            moment=point.moment,
            answers=_text(match.answers[point.moment : end]),
            draws=point.draws,
            entries=point.entries,
            seats=_text(point.seats),
            state=encode(point.state).decode(),
            log=_text(match.game.entries[logged : point.entries]),
        )
        for point, end, logged in zip(points, ends, before[: len(points)], strict=True)
    ]
    game, over = match.game, match.question is None
    return StorableMatch(game.id, game.scenario, _text(match.setup), dict(match.seats), over, parts)


def _far_apart(points: list[Checkpoint]) -> list[Checkpoint]:
    """The first checkpoint, and of the others those that are far enough from the one before."""
    kept = points[:1]
    for point in points[1:]:
        if point.moment - kept[-1].moment >= CHECKPOINT_EVERY:
            kept.append(point)
    return kept


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
