"""Who comes to sit where: tables made by members, seat links claimed, open seats taken, invitations, rematches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.core.errors import Refused
from tricorne.core.match import PERSON
from tricorne.server.base.errors import Problem
from tricorne.server.club import turns
from tricorne.server.club.accounts import Account
from tricorne.server.club.meetings import meeting_of
from tricorne.server.club.notices import facts
from tricorne.server.club.seeking import Seeking, must_be_wanted
from tricorne.server.club.turns import Clock
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema, writes
from tricorne.server.storage.rows import StoredKey
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.held import due
from tricorne.server.tables.invitations import awaited_at, invite
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.making import Made, make_new
from tricorne.server.tables.people import LINK, ME, OPEN, PRIVATE, digest_of, new_key

_k, _m, _b = schema.keys.c, club.meetings.c, club.blocks.c
_insert_meeting = club.meetings.insert()


class Plan(NamedTuple):
    """How a table of the club is to be: who may come, by which clock, and for whom seats are kept (account by seat)."""

    visibility: str
    clock: Clock | None
    kept_for: Mapping[str, str]
    rated: bool
    seeking: Seeking = Seeking()


def in_club(made: Made, host: Account, plan: Plan, now: float) -> Made:
    """A table that was made, as one of the club: the host's own seats are theirs by account, others are offered."""
    statements: list[Statement] = []
    others = dict(made.others)
    stands_open = False
    for statement, values in made.statements:
        player = values.get("player")
        if player is None:
            statements.append((statement, values))
            continue
        seat = player.partition(":")[2]
        offer = plan.kept_for.get(seat) or (OPEN if plan.visibility == OPEN and seat else "")
        if seat in plan.kept_for or (player == "observer" and plan.visibility == PRIVATE):
            others.pop(seat or player, None)
        account = host.id if player == PERSON else None
        stands_open |= offer == OPEN
        statements.append((statement, {**values, "account": account, "offer": offer}))
        if plan.clock is not None and player != "observer":
            statements.append((_set_bank, {"this": made.table, "who": player, "bank": plan.clock.bank}))
    meeting = {
        "table_id": made.table,
        "host": host.id,
        "visibility": plan.visibility,
        "clock": None if plan.clock is None else writes.text(plan.clock),
        "bank": None if plan.clock is None else plan.clock.bank,
        "seeks": now if stands_open else None,
        "language": plan.seeking.language,
        "least": plan.seeking.level.least,
        "most": plan.seeking.level.most,
        "rated": plan.rated,
        "rematch": None,
        "paused": None,
        "begun": None if any(values.get("player", "").partition(":")[2] for _, values in made.statements) else now,
    }
    invited = [facts.invited(made.table, guest, seat) for seat, guest in plan.kept_for.items()]
    return made._replace(statements=[*statements, (_insert_meeting, meeting), *invited], others=others)


_PLAYER = (_k.table_id == sa.bindparam("this"), _k.player == sa.bindparam("who"))
_set_bank = schema.keys.update().where(*_PLAYER).values(bank=sa.bindparam("bank", type_=sa.Float))


async def begin_turns(storage: Storage, live: LiveTable, now: float) -> None:
    """Note whose turn it is at a table that comes to the club; the table is held."""
    await storage.write(*(turns.beginning(live.id, player, now, now) for player in due(live.match)))


async def claim(storage: Storage, live: LiveTable, account: Account, key: str, now: float) -> None:
    """Take the seats of a key for an account. The key opens nothing from then on: the account does."""
    person = live.person_of(key)
    if person.is_observer:
        raise Problem("only-watching")
    if person.account is not None and person.account != account.id:
        raise Problem("seat-taken", seat=person.seats[0])
    if await is_blocked(storage, account.id, [one.account for one in live.persons.values() if one.account]):
        raise Problem("not-open", seat=person.seats[0])
    await _take(storage, live, account, person.player, now, offers=None)


async def join(storage: Storage, live: LiveTable, account: Account, seat: str, now: float) -> None:
    """Take a seat that is open or kept for this account."""
    key = await _offered(storage, live, seat)
    if key.offer not in (OPEN, account.id):
        raise Problem("not-open", seat=seat)
    others = [person.account for person in live.persons.values() if person.account]
    if await is_blocked(storage, account.id, others):
        raise Problem("not-open", seat=seat)
    if key.offer == OPEN:
        await must_be_wanted(storage, account.id, live.id)
    await _take(storage, live, account, key.player, now, offers=(OPEN, account.id))


async def decline(storage: Storage, live: LiveTable, account: Account, seat: str) -> None:
    """Refuse an invitation: the seat is then open to all at an open table, else to whoever the host asks."""
    key = await _offered(storage, live, seat)
    if key.offer != account.id:
        raise Problem("not-open", seat=seat)
    offer = OPEN if live.company.visibility == OPEN else ""
    await live.change_people(_of(live, key.player).values(offer=offer))


async def _offered(storage: Storage, live: LiveTable, seat: str) -> StoredKey:
    if seat not in live.match.game.seats:
        raise Refused("unknown-seat", seat=seat, seats=", ".join(live.match.game.seats))
    for key in await storage.keys(live.id):
        if seat in msgspec.json.decode(key.seats, type=list[str]):
            return key
    raise Problem("not-open", seat=seat)


def _of(live: LiveTable, player: str) -> sa.Update:
    return schema.keys.update().where(_k.table_id == live.id, _k.player == player)


async def _take(
    storage: Storage, live: LiveTable, account: Account, player: str, now: float, offers: tuple[str, ...] | None
) -> None:
    held = await storage.key_of(live.id, account.id)
    if held is not None and held.player != player:
        await _take_also(live, held, player)
        return
    taken = _of(live, player).where(sa.or_(_k.account.is_(None), _k.account == account.id))
    if offers is not None:
        taken = taken.where(_k.offer.in_(offers))
    values: dict[str, Any] = {"account": account.id, "offer": "", "digest": digest_of(new_key()), "taken": now}
    if not await live.change_people(_meeting_at(live), taken.values(invitation=_k.digest, **values), arrived=player):
        raise Problem("seat-taken", seat=player.partition(":")[2])
    await begin_turns(storage, live, now)


async def _take_also(live: LiveTable, held: StoredKey, player: str) -> None:
    """Take further seats for somebody who sits at the table already: they play them as the same person."""
    seats = [seat for seat, who in live.match.seats.items() if who == player]
    for seat in seats:
        await live.seat_also(seat, held.player)
    own = msgspec.json.decode(held.seats, type=list[str])
    both = [seat for seat in live.match.game.seats if seat in own or seat in seats]
    away = schema.keys.delete().where(_k.table_id == live.id, _k.player == player)
    more = _of(live, held.player).values(seats=msgspec.json.encode(both).decode())
    await live.change_people(away, more, arrived=player)


def _meeting_at(live: LiveTable) -> sa.Insert:
    """A table at which a member sits is one of the club from then on."""
    values = {"table_id": live.id, "host": None, "visibility": LINK, "clock": None, "rated": False}
    row = sa.select(*(sa.literal(value, _m[name].type) for name, value in values.items()))
    return club.meetings.insert().from_select(list(values), row.where(~sa.exists().where(_m.table_id == live.id)))


async def must_be_invitable(storage: Storage, host: Account, guest: Account) -> None:
    """Refuse to invite oneself, or whom one has blocked, or who has blocked one."""
    if guest.id == host.id:
        raise Problem("already-seated")
    if await is_blocked(storage, host.id, [guest.id]):
        raise Problem("no-such-person", name=guest.name)


async def invite_member(storage: Storage, live: LiveTable, guest: Account, seat: str) -> None:
    """Keep a seat that nobody has taken for a member, who is told unless it is kept for them already."""
    awaited_at(live, seat)
    is_kept = (await _offered(storage, live, seat)).offer == guest.id
    await invite(live, seat, guest.id, [] if is_kept else [facts.invited(live.id, guest.id, seat, live.people)])


def hosts(live: LiveTable, account: Account | None) -> bool:
    """Whether a member made this table."""
    meeting = meeting_of(live)
    return meeting is not None and account is not None and account.id == meeting.host


async def is_blocked(storage: Storage, account: str, others: list[str]) -> bool:
    """Whether one of these has blocked the account, or the other way round."""
    if not others:
        return False
    query = sa.select(_b.account).where(
        sa.or_(
            sa.and_(_b.account == account, _b.blocked.in_(others)),
            sa.and_(_b.account.in_(others), _b.blocked == account),
        )
    )
    return await storage.read(lambda c: c.execute(query).first()) is not None


# Playing again


def rotated(seats: Mapping[str, str]) -> dict[str, str]:
    """Who plays which seat the next time: everybody moves on to the seats of the next one, bots included."""
    groups: dict[str, list[str]] = {}
    for seat, player in seats.items():
        groups.setdefault(player, []).append(seat)
    players = list(groups)
    moved = dict(zip(players, players[1:] + players[:1], strict=True))
    return {seat: mover for mover, place in moved.items() for seat in groups[place]}


def make_rematch(live: LiveTable, account: Account, bots: list[str], now: float) -> Made:
    """The same game again with the seats swapped; the others are invited, guests get links."""
    owners = {person.player: person.account for person in live.persons.values() if person.seats}
    by_seat = {seat: person.player for person in live.persons.values() for seat in person.seats}
    seats = rotated({seat: by_seat.get(seat, player) for seat, player in live.match.seats.items()})
    wishes: dict[str, str] = {}
    kept: dict[str, str] = {}
    for seat, player in seats.items():
        if player not in owners:
            wishes[seat] = player
        elif owners[player] == account.id:
            wishes[seat] = ME
        else:
            wishes[seat] = LINK
            if owners[player]:
                kept[seat] = owners[player] or ""
    match = live.match
    made = make_new(
        match.game.id,
        match.game.scenario,
        dict(match.game.settings),
        wishes,
        live.stored.luck,
        live.stored.name,
        bots,
        match.setup.pack,
    )
    meeting = meeting_of(live)
    assert meeting is not None
    return in_club(made, account, Plan(meeting.visibility, meeting.clock, kept, meeting.rated), now)


async def note_rematch(storage: Storage, live: LiveTable, table: str) -> bool:
    """Remember that they play again, once."""
    statement = club.meetings.update().where(_m.table_id == live.id, _m.rematch.is_(None)).values(rematch=table)
    return await storage.transact(lambda c: c.execute(statement).rowcount == 1)


async def rematch_of(storage: Storage, table: str) -> str | None:
    """The table at which they play again."""
    found = await storage.read(lambda c: c.execute(sa.select(_m.rematch).where(_m.table_id == table)).scalar())
    return None if found is None else str(found)
