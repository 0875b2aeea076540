"""A match from what is stored: the last sound checkpoint and the answers since."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

import msgspec

from tricorne.core.log import Entry
from tricorne.core.luck import ASK
from tricorne.core.match import Answer, Match, Setup
from tricorne.core.record import FORMAT, Record, SavedCheckpoint, load
from tricorne.server.storage.rows import StoredChange, StoredCheckpoint, StoredTable
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.positions import game_of

MADE = "made"


class Saved(NamedTuple):
    """A stored checkpoint: its moment, and how many entries the log had there."""

    moment: int
    entries: int


class Revived(NamedTuple):
    """A match with its version, and the one since which it asks what it asks.

    `unfit_from` is the moment from which other rules could not follow what is stored; `began_here` says that nobody has
    brought a part of it from elsewhere.
    """

    match: Match
    version: int
    asked_since: int
    saved: list[Saved]
    unfit_from: int | None
    began_here: bool
    changed_at: float


async def revive(storage: Storage, stored: StoredTable) -> Revived:
    """The match of a stored table."""
    changes = await storage.changes(stored.id)
    points = sound_checkpoints(await storage.checkpoints(stored.id), changes)
    answers = answers_of(changes)
    record = Record(
        FORMAT,
        msgspec.json.decode(stored.setup, type=Setup),
        list(answers),
        [_saved(point) for point in points],
        ASK if stored.luck == ASK else None,
    )
    match = load(record, game_of, verify=False)
    match.recall([entry for point in points for entry in msgspec.json.decode(point.log, type=list[Entry])])
    unfit = None if match.answers == answers else common_start(match.answers, answers)
    saved = [Saved(point.moment, point.entries) for point in points]
    last, began_here = changes[-1], changes[0].why == MADE
    return Revived(match, last.version, asked_since(match, changes), saved, unfit, began_here, last.at)


def asked_since(match: Match, changes: list[StoredChange]) -> int:
    """The first version at which was asked what is asked now."""
    since = changes[-1].version
    for change in reversed(changes[1:]):
        if change.keep < match.asked_at:
            break
        since = change.version - 1
    return since


def answers_of(changes: list[StoredChange]) -> list[Answer]:
    """The answers that stand after all changes."""
    answers: list[Answer] = []
    for change in changes:
        del answers[change.keep :]
        answers += msgspec.json.decode(change.answers)
    return answers


def sound_checkpoints(points: list[StoredCheckpoint], changes: list[StoredChange]) -> list[StoredCheckpoint]:
    """The checkpoints that no later undo has gone behind, by their moment."""
    lowest: dict[int, float] = {}
    least = inf
    for change in reversed(changes):
        lowest[change.version] = least
        least = min(least, change.keep)
    sound = {point.moment: point for point in points if lowest[point.version] >= point.moment}
    return [sound[moment] for moment in sorted(sound)]


def _saved(point: StoredCheckpoint) -> SavedCheckpoint:
    seats = msgspec.json.decode(point.seats, type=dict[str, str])
    return SavedCheckpoint(point.moment, point.draws, point.entries, seats, msgspec.json.decode(point.state))


def common_start(ours: list[Answer], theirs: list[Answer]) -> int:
    """How many answers two lists have in common at their start."""
    for moment, (our, their) in enumerate(zip(ours, theirs, strict=False)):
        if our != their:
            return moment
    return min(len(ours), len(theirs))
