"""The mail of the day: what waits for a member, and what has come to an end since yesterday."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.server.base.errors import server_words
from tricorne.server.club.accounts import Account
from tricorne.server.club.events.stored import RUNNING, WAITING
from tricorne.server.club.lobby import LobbyTable, invitations_of, own_tables
from tricorne.server.club.notices.facts import Fact, noting
from tricorne.server.club.notices.texts import Notice, title_of
from tricorne.server.club.notices.wishes import DIGEST, wishes_of
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import event_schema, schema
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.offers import Proposal

DAY = 86_400.0
LATEST = DAY / 2
"""A digest that the server has missed for longer is left out."""
MOST_AT_ONCE = 100
_w, _k, _t = club.notice_wishes.c, schema.keys.c, schema.tables.c
_e, _n, _c = event_schema.events.c, event_schema.entrants.c, event_schema.challenges.c


async def note_digests(storage: Storage, now: float) -> None:
    """Note the digests that are due, each by one process, and when the next ones are."""
    query = sa.select(_w.account, _w.digest_next).where(_w.digest_next <= now).limit(MOST_AT_ONCE)
    for account, due in await storage.read_aside(lambda c: c.execute(query).all()):
        following = (await wishes_of(storage, account)).next_digest(now)
        mine = club.notice_wishes.update().where(_w.account == account, _w.digest_next == due)
        fact = Fact(account, DIGEST, f"{due:.0f}", None, None, due)
        await storage.transact(partial(_note, mine.values(digest_next=following), fact, due > now - LATEST))


def _note(mine: sa.Update, fact: Fact, is_worth_it: bool, connection: sa.Connection) -> None:
    if connection.execute(mine).rowcount == 1 and is_worth_it:
        connection.execute(*noting(fact))


class Line(NamedTuple):
    """One thing in a digest, and where it is found."""

    text: str
    url: str


async def digest_of(storage: Storage, account: Account, url: str, now: float) -> Notice | None:
    """The digest of a member; None if there is nothing to say."""
    own = server_words(account.language)

    def at_table(table: LobbyTable) -> Line:
        return Line(_named(table.game, table.name, account.language), f"{url}/t/{table.table}")

    invited = (await invitations_of(storage, account.id)).tables
    mine = (await own_tables(storage, account.id)).tables
    parts = {
        "turns": [at_table(table) for table in mine if table.your_turn],
        "invitations": [at_table(table)._replace(url=f"{url}/club#lobby") for table in invited],
        "offers": await _offers(storage, account, url, now),
        "ended": [at_table(table) for table in mine if table.finished and table.at > now - DAY],
        "events": await _events(storage, account.id, url),
    }
    said = {name: lines for name, lines in parts.items() if lines}
    if not set(said) - {"events"}:
        return None
    text = "\n\n".join(_part(own.say_plain(f"club-digest-{name}", {}), lines) for name, lines in said.items())
    counts = {name: len(lines) for name, lines in parts.items()}
    title = own.say_plain("club-digest-title", counts)
    return Notice(DIGEST, "", "", "", "", title, title, f"{text}\n\n{url}/club", f"{url}/club")


def _part(head: str, lines: Sequence[Line]) -> str:
    return "\n".join([head, *(f"- {line.text}\n  {line.url}" for line in lines)])


def _named(game: str, table: str, language: str) -> str:
    title = title_of(game, language)
    return f"{title}, {table}" if table and table != title else title


async def _offers(storage: Storage, account: Account, url: str, now: float) -> list[Line]:
    """Offers at tables that wait for the member's answer, and challenges."""
    query = (
        sa.select(_t.id, _t.game, _t.name, _t.proposal, _k.seats)
        .join(schema.keys, _k.table_id == _t.id)
        .where(_k.account == account.id, _t.proposal.is_not(None), _t.finished.is_(None))
    )
    found = []
    for row in await storage.read_aside(lambda c: c.execute(query).all()):
        offer = msgspec.json.decode(row.proposal, type=Proposal)
        waits = set(offer.missing) & set(msgspec.json.decode(row.seats, type=list[str]))
        if waits and (offer.until is None or offer.until > now):
            found.append(Line(_named(row.game, row.name, account.language), f"{url}/t/{row.id}"))
    challenged = _own_events(account.id).join(
        event_schema.challenges, sa.and_(_c.event_id == _e.id, _c.other == _n.number, _c.state == WAITING)
    )
    return found + await _event_lines(storage, challenged, url)


async def _events(storage: Storage, account: str, url: str) -> list[Line]:
    """The events that a member plays in."""
    return await _event_lines(storage, _own_events(account), url)


def _own_events(account: str) -> sa.Select[Any]:
    return (
        sa.select(_e.id, _e.name)
        .join(event_schema.entrants, _n.event_id == _e.id)
        .where(_n.account == account, _n.state == "in", _e.state == RUNNING)
        .order_by(_e.created)
    )


async def _event_lines(storage: Storage, query: sa.Select[Any], url: str) -> list[Line]:
    rows = await storage.read_aside(lambda c: c.execute(query).all())
    return [Line(str(name), f"{url}/club#event/{event}") for event, name in rows]
