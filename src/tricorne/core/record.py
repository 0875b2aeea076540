"""Loading: a match is made again from its record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tricorne.core.depth import MOST_DEPTH, is_too_deep
from tricorne.core.errors import STUMBLES, BadRecord
from tricorne.core.game import Game
from tricorne.core.luck import luck_source
from tricorne.core.match import Checkpoint, Match, Setup
from tricorne.core.replaying import WatchLuck
from tricorne.core.saved import FORMAT, Record, SavedCheckpoint, digest_of, save
from tricorne.core.state import State, encode, from_plain, to_plain

__all__ = ["FORMAT", "Record", "SavedCheckpoint", "load", "read", "save"]

MAX_BYTES = 8_000_000


MakeGame = Callable[[Setup], Game[Any]]


def read(source: Any, *, edited: bool = False) -> Record:
    """A record from a dict, from JSON, or from a file; refused when it is damaged, unless it may be `edited`."""
    try:
        if isinstance(source, Path):
            if source.stat().st_size > MAX_BYTES:
                raise BadRecord("record-too-large", limit=MAX_BYTES)
            source = source.read_bytes()
        if isinstance(source, bytes | str):
            if is_too_deep(source):
                raise BadRecord("record-too-deep", limit=MOST_DEPTH)
            record = msgspec.json.decode(source, type=Record)
        else:
            record = msgspec.convert(source, Record)
    except OSError as error:
        raise BadRecord("record-unreadable", problem=error.strerror or "") from None
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("record-damaged", problem=str(error)) from None
    if record.tricorne != FORMAT:
        raise BadRecord("record-format", format=record.tricorne)
    if not edited and record.digest != digest_of(record):
        raise BadRecord("record-edited")
    if not record.checkpoints or record.checkpoints[0].moment != 0:
        raise BadRecord("record-damaged", problem="checkpoints")
    return record


def load(
    record: Record,
    make_game: MakeGame,
    *,
    verify: bool,
    go_on: bool = True,
    stops: bool = False,
    watch_luck: WatchLuck | None = None,
) -> Match:
    """The match of a record. With `verify` every answer is played again and every checkpoint compared.

    Without `go_on` it stands where the answers end, even if luck or a non-player is to answer; with `stops` it stops at
    each question of a non-player.
    """
    game = make_game(record.setup)
    match = Match(record.setup, game, luck_source(record.luck, record.setup.seed))
    match.watch_luck = watch_luck
    for kept in record.checkpoints:
        kept.state = game.renewed_state(kept.state)
    points = _checkpoints(record, game)
    if verify:
        _verify_start(record, game, points[0])
        points = points[:1]
    try:
        match = _resumed(match, record, points)
        if verify:
            _verify_checkpoints(match, record)
        match.stops = stops
        if go_on:
            match._go_on()
    except STUMBLES as error:
        raise BadRecord("record-unfit", moment=match.moment) from error
    return match


def _checkpoints(record: Record, game: Game[Any]) -> list[Checkpoint]:
    """The kept states; the first position alone when they are of another shape, because answers tell everything."""
    if any(p.seats.keys() != record.setup.seats.keys() for p in record.checkpoints):
        raise BadRecord("record-damaged", problem="seats")
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
    other = Match(match.setup, type(match.game)(match.game.facts, match.game.scenario, match.game.settings), match.luck)
    other.checkpoints = [earlier for earlier in match.checkpoints if earlier.moment < point.moment]
    other.restore(point, record.answers[: point.moment], [])
    other.notices.append("returned-to-checkpoint")
    return other


def _verify_start(record: Record, game: Game[Any], first: Checkpoint) -> None:
    begun = encode(_first_position(record, game)) == encode(first.state) and first.seats == record.setup.seats
    if not begun or first.draws or first.entries:
        raise BadRecord("record-unfit", moment=0)


def _verify_checkpoints(match: Match, record: Record) -> None:
    for saved in record.checkpoints:
        if saved.moment > match.moment:
            raise BadRecord("record-unfit", moment=match.moment)
        there = match.at(saved.moment)
        point = there.checkpoints[-1]
        kept = (saved.moment, saved.draws, saved.seats, saved.state)
        if (point.moment, point.draws, point.seats, to_plain(point.state)) != kept:
            raise BadRecord("record-unfit", moment=saved.moment)
