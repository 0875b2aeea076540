"""Making tables: from a game and its seats, from a record, or as a what-if of another table."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from tricorne.api import new_match
from tricorne.bots import bots_for, seated
from tricorne.core.errors import BadRecord, BadSetup
from tricorne.core.facts import Pack
from tricorne.core.luck import ASK, new_seed
from tricorne.core.match import PERSON, Answer, Match
from tricorne.core.questions import Ask, Luck
from tricorne.core.record import FORMAT, Record, SavedCheckpoint, load
from tricorne.core.state import to_plain
from tricorne.games import game_class
from tricorne.server.base.errors import Problem
from tricorne.server.storage import writes
from tricorne.server.storage.rows import StoredKey, StoredTable
from tricorne.server.storage.storable import StorableMatch, storable
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.held import due
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.people import LINK, ME, Person, digest_of, new_key, new_table_id, player_name
from tricorne.server.tables.positions import game_of
from tricorne.server.tables.revive import MADE
from tricorne.server.tables.work import BY_TABLE

OBSERVER_KEY = "observer"
IMPORTED, FORKED = "import", "fork"


class Origin(NamedTuple):
    """Where a match comes from: for a copy the table, and the seat through whose eyes it was made."""

    why: str
    table: str | None = None
    seat: str | None = None


class Made(NamedTuple):
    """A table that was made: what has to be stored of it, and its keys, which are shown only once."""

    table: str
    version: int
    statements: list[Statement]
    mine: str | None
    others: dict[str, str]


def make_new(
    game: str,
    scenario: str | None,
    options: Mapping[str, str | bool],
    seats: Mapping[str, str],
    luck: str,
    name: str,
    bots: list[str],
    pack: Pack | None = None,
) -> Made:
    """A table with a fresh match."""
    cls = game_class(game)
    if luck not in (BY_TABLE, ASK):
        raise BadSetup("unknown-luck", luck=luck)
    for seat, wish in seats.items():
        if seat not in cls.seats:
            raise BadSetup("unknown-seat", seat=seat, seats=", ".join(cls.seats))
        if wish not in (ME, LINK, *cls.minds, *bots_for(cls)):
            raise BadSetup("unknown-player", game=game, seat=seat, player=wish)
    wishes = {seat: seated(cls, seats.get(seat, ME)) for seat in cls.seats}
    if not set(wishes.values()) & {ME, LINK}:
        raise Problem("no-person")
    players = {seat: player_name(seat, wish) for seat, wish in wishes.items()}
    match = new_match(game, scenario, seats=players, options=options, luck=ASK if luck == ASK else None, pack=pack)
    return _made(storable(match), luck, name, bots, Origin(MADE))


class Seated(NamedTuple):
    """A table at which everybody has a seat already: what has to be stored of it, and who is to answer first."""

    table: str
    statements: list[Statement]
    due: tuple[str, ...]


def check_setup(game: str, scenario: str, options: Mapping[str, str | bool]) -> None:
    """Refuse what no table can be made of."""
    new_match(game, scenario, seats=dict.fromkeys(game_class(game).seats, PERSON), options=options)


def make_seated(
    game: str,
    scenario: str,
    options: Mapping[str, str | bool],
    players: Mapping[str, str],
    name: str,
    bots: list[str],
) -> Seated:
    """A table with a fresh match for players by seat, named as the match names them."""
    cls = game_class(game)
    match = new_match(
        game, scenario, seats={seat: seated(cls, player) for seat, player in players.items()}, options=options
    )
    made = _made(storable(match), BY_TABLE, name, bots, Origin(MADE))
    return Seated(made.table, made.statements, due(match))


def make_brought(match: StorableMatch, luck: str, name: str, bots: list[str]) -> Made:
    """A table that goes on from a record that was found sound. All its people are the one who brought it."""
    return _made(match, luck, name, bots, Origin(IMPORTED))


def make_fork(table: LiveTable, person: Person, seat: str, moment: int, name: str, bots: list[str]) -> Made:
    """A private what-if table. Whoever may not know everything gets what is hidden from the seat dealt again."""
    match = table.match
    if table.finished or set(match.seats) == set(person.eyes):
        fork = match.at(moment).fork(new_seed())
    else:
        person.must_hold(seat)
        fork = _dealt_again(match, seat, moment)
    for other in fork.game.seats:
        if fork.is_person(other) and fork.seats[other] != PERSON:
            fork.sit(other, PERSON)
    origin = Origin(FORKED, table.id, seat)
    return _made(storable(fork), table.stored.luck, name, bots, origin)


def _dealt_again(match: Match, seat: str, moment: int) -> Match:
    """A match from the start of the step of a moment, as the seat can imagine it, followed as far as the seat knows."""
    start = match.at(moment).step_start
    there = match.at(start)
    state = there.game.redeal(seat, secrets.randbelow)
    setup = msgspec.structs.replace(match.setup, seed=new_seed(), position=None, promise=msgspec.UNSET)
    first = SavedCheckpoint(0, 0, 0, dict(there.seats), to_plain(state))
    for answers in (_known_to(there, match.answers[start:moment], seat), []):
        try:
            return load(Record(FORMAT, setup, answers, [first]), game_of, verify=False)
        except BadRecord:
            continue
    raise BadRecord("record-unfit", moment=moment)


def _known_to(match: Match, answers: list[Answer], seat: str) -> list[Answer]:
    """The answers that the seat gave or saw, up to the first one that it did not."""
    known: list[Answer] = []
    for answer in answers:
        question = match.question
        own = type(question) is Ask and question.seat == seat and isinstance(answer, str)
        seen = type(question) is Luck and (question.seen_by is None or seat in question.seen_by)
        if not own and not (seen and isinstance(answer, list) and len(answer) == 1):
            break
        match.feed([answer])
        known.append(answer)
    return known


def _made(match: StorableMatch, luck: str, name: str, bots: list[str], origin: Origin) -> Made:
    """What has to be stored of a match so that it is a table."""
    table = new_table_id()
    now = time.time()
    stored = StoredTable(
        id=table,
        game=match.game,
        name=name,
        setup=match.setup,
        luck=luck,
        fork_of=origin.table,
        created=now,
        finished=now if match.finished else None,
        has_bots=any(player in bots for player in match.seats.values()),
        proposal=None,
        seen=now,
        scenario=match.scenario,
    )
    statements = [writes.table(stored)]
    for version, part in enumerate(match.parts):
        statements += writes.part(table, version, part, origin.why, origin.seat)
    groups: dict[str, list[str]] = {}
    for seat, player in match.seats.items():
        if player.partition(":")[0] == PERSON:
            groups.setdefault(player, []).append(seat)
    tokens: dict[str, str] = {}
    for player, seats in {**groups, OBSERVER_KEY: []}.items():
        tokens[player] = token = new_key()
        taken = None if player.partition(":")[2] else now
        stored_key = StoredKey(digest_of(token), writes.text(seats), player, "", taken=taken)
        statements.append(writes.key(table, stored_key))
    mine = tokens.pop(PERSON, None)
    others = {player.partition(":")[2] or player: token for player, token in tokens.items()}
    return Made(table, len(match.parts) - 1, statements, mine, others)


def links_of(made: Made) -> dict[str, Any]:
    """What its maker gets to know of a table."""
    return {
        "table": made.table,
        "version": made.version,
        "key": made.mine,
        "links": {who: f"/t/{made.table}#{key}" for who, key in made.others.items()},
        "keys": made.others,
    }
