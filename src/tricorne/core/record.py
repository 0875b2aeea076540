"""Saving and loading: a record is how the match was made, its answers, and some checkpoints."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tricorne.core.errors import BadRecord
from tricorne.core.game import Game
from tricorne.core.luck import luck_source
from tricorne.core.match import KEEP_EVERY, Answer, Checkpoint, Match, Setup
from tricorne.core.state import State, encode, from_plain, to_plain

FORMAT = 1
MAX_BYTES = 8_000_000


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


MakeGame = Callable[[Setup], Game[Any]]


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
        match._luck.remaining(),
    )
    record.digest = _digest(record)
    plain: dict[str, Any] = msgspec.to_builtins(record)
    return plain


def read(source: Any) -> Record:
    """A record from a dict, from JSON, or from a file; refused when it is damaged."""
    try:
        if isinstance(source, Path):
            if source.stat().st_size > MAX_BYTES:
                raise BadRecord("record-too-large", limit=MAX_BYTES)
            source = source.read_bytes()
        if isinstance(source, bytes | str):
            record = msgspec.json.decode(source, type=Record)
        else:
            record = msgspec.convert(source, Record)
    except OSError as error:
        raise BadRecord("record-unreadable", problem=error.strerror or "") from None
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("record-damaged", problem=str(error)) from None
    if record.tricorne != FORMAT:
        raise BadRecord("record-format", format=record.tricorne)
    if record.digest != _digest(record):
        raise BadRecord("record-edited")
    if not record.checkpoints or record.checkpoints[0].moment != 0:
        raise BadRecord("record-damaged", problem="checkpoints")
    return record


def load(record: Record, make_game: MakeGame, *, verify: bool, go_on: bool = True) -> Match:
    """The match of a record. With `verify` every answer is played again and every checkpoint compared.

    Without `go_on` it stands where the answers end, even if luck or a non-player is to answer.
    """
    game = make_game(record.setup)
    match = Match(record.setup, game, luck_source(record.luck, record.setup.seed))
    points = _checkpoints(record, game)
    if verify:
        _verify_start(record, game, points[0])
        points = points[:1]
    try:
        match = _resumed(match, record, points)
    except BadRecord:
        raise
    except (AssertionError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord("record-unfit", moment=match.moment) from error
    if verify:
        _verify_checkpoints(match, record)
    if go_on:
        match._go_on()
    return match


def _checkpoints(record: Record, game: Game[Any]) -> list[Checkpoint]:
    """The kept states; the first position alone when they are of another shape, because answers tell everything."""
    try:
        return [
            Checkpoint(p.moment, p.draws, p.entries, p.seats, from_plain(game.state_type, p.state))
            for p in record.checkpoints
        ]
    except msgspec.ValidationError as error:
        if record.setup.rules == game.rules_version:
            raise BadRecord("record-damaged", problem=str(error)) from None
        return [Checkpoint(0, 0, 0, record.checkpoints[0].seats, _first_position(record, game))]


def _first_position(record: Record, game: Game[Any]) -> State:
    game.state = game.setup()
    if record.setup.position is not None:
        game.accept_position(record.setup.position)
    state: State = game.state
    return state


def _resumed(match: Match, record: Record, points: list[Checkpoint]) -> Match:
    """The match after its last checkpoint and the answers since; under other rules perhaps the checkpoint alone."""
    point = points[-1]
    match.checkpoints = points[:-1]
    match.restore(point, record.answers[: point.moment], [])
    tail = record.answers[point.moment :]
    from_the_start = len(points) < len(record.checkpoints)
    if record.setup.rules == match.game.rules_version or from_the_start:
        match.feed(tail, check=True)
        return match
    try:
        match.feed(tail, check=True)
    except BadRecord:
        return _returned_to_checkpoint(match, record, point)
    return match


def _returned_to_checkpoint(match: Match, record: Record, point: Checkpoint) -> Match:
    """Other rules than the record's: what no longer fits is dropped, and the match says so."""
    other = Match(
        match.setup, type(match.game)(match.game.facts, match.game.scenario, match.game.settings), match._luck
    )
    other.checkpoints = [earlier for earlier in match.checkpoints if earlier.moment < point.moment]
    other.restore(point, record.answers[: point.moment], [])
    other.notices.append("returned-to-checkpoint")
    return other


def _verify_start(record: Record, game: Game[Any], first: Checkpoint) -> None:
    if encode(_first_position(record, game)) != encode(first.state) or first.draws or first.entries:
        raise BadRecord("record-unfit", moment=0)


def _verify_checkpoints(match: Match, record: Record) -> None:
    for saved in record.checkpoints:
        there = match.at(saved.moment)
        point = there.checkpoints[-1]
        if point.moment != saved.moment or to_plain(point.state) != saved.state or point.draws != saved.draws:
            raise BadRecord("record-unfit", moment=saved.moment)


def _digest(record: Record) -> str:
    body = msgspec.structs.replace(record, digest="")
    return hashlib.sha256(msgspec.json.encode(body, order="deterministic")).hexdigest()
