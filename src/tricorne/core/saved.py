"""What a match leaves behind: how it was made, its answers, and some checkpoints."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from tricorne.core.facts import Pack
from tricorne.core.luck import Seed
from tricorne.core.state import State, to_plain

if TYPE_CHECKING:
    from tricorne.core.match import Match

FORMAT = 1
KEEP_EVERY = 256
"""Answers between two checkpoints that are kept for good."""

Answer = Any
"""One thing in a record: a name (a choice), [outcome] (luck), [seat, name] (a choice in secret or out of turn),
{"mind": outcome} (luck drawn by a non-player), {"edit": position, "note": text} (a correction of the position),
{"seat": seat, "player": name} (somebody else sits down), {"end": how, "winners": seats} (people ended the game)."""


class Setup(msgspec.Struct):
    """How a match was made. The seed does not leave the process that plays it before the game is over.

    `promise` is what was told of the seed when the match began; copies, and luck that people enter, have none.
    """

    game: str
    scenario: str
    seats: dict[str, str]
    options: dict[str, str]
    seed: Seed
    rules: int
    pack: Pack | None = None
    position: Any = None
    promise: str | msgspec.UnsetType = msgspec.UNSET


class Checkpoint(msgspec.Struct, frozen=True):
    """The plain state at the start of a step, after `moment` answers, `draws` of them luck."""

    moment: int
    draws: int
    entries: int
    seats: dict[str, str]
    state: State


class SavedCheckpoint(msgspec.Struct):
    """A checkpoint in a record."""

    moment: int
    draws: int
    entries: int
    seats: dict[str, str]
    state: Any


class Record(msgspec.Struct):
    """The JSON form of a match. Whoever holds it knows everything: it stays on the server until the game is over."""

    tricorne: int
    setup: Setup
    answers: list[Answer]
    checkpoints: list[SavedCheckpoint]
    luck: Any = None
    digest: str = ""


def save(match: Match) -> dict[str, Any]:
    """The record of a match, ready for JSON."""
    kept = [
        point
        for index, point in enumerate(match.checkpoints)
        if index in (0, len(match.checkpoints) - 1)
        or point.moment // KEEP_EVERY != match.checkpoints[index - 1].moment // KEEP_EVERY
    ]
    record = Record(
        FORMAT,
        match.setup,
        match.answers,
        [SavedCheckpoint(p.moment, p.draws, p.entries, p.seats, to_plain(p.state)) for p in kept],
        match.luck.remaining(),
    )
    record.digest = digest_of(record)
    plain: dict[str, Any] = msgspec.to_builtins(record)
    return plain


def digest_of(record: Record) -> str:
    body = msgspec.structs.replace(record, digest="")
    return hashlib.sha256(msgspec.json.encode(body, order="deterministic")).hexdigest()
