"""Making tables from records and from other tables: what docs/api.md describes."""

from __future__ import annotations

from starlette.responses import Response

from tricorne.core.errors import BadRecord, Refused
from tricorne.server.base.limits import MAKE, RECORD_BYTES
from tricorne.server.http import messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.paths import API, TABLE
from tricorne.server.tables.aside import branch_made, maker_of, root_of
from tricorne.server.tables.making import Made, links_of, make_brought, make_fork
from tricorne.server.tables.work import Bring


async def import_table(call: Call) -> Response:
    players, packs = call.server.tables.players, call.server.packs
    brought = await players.bring(Bring(bytes(call.body.record), frozenset(packs.offered)), call.share())
    if brought.match is None:
        raise BadRecord(brought.code, **brought.args)
    return await _made(call, make_brought(brought.match, brought.luck, call.body.name, players.names()))


async def fork_table(call: Call) -> Response:
    call.server.limits.take(MAKE, call.address)
    wish: messages.Fork = call.body
    async with await call.table() as live:
        person = call.person(live)
        live.must_not_count()
        last = live.match.moment - (live.match.ended is not None)
        moment = last if wish.moment is None else wish.moment
        if moment > live.match.moment:
            raise Refused("no-such-moment", moment=moment, last=live.match.moment)
        made = make_fork(live, person, wish.seat, moment, wish.name, call.server.tables.players.names())
        is_over = live.finished
    root = await root_of(call.storage, live.id)
    if is_over or root != live.id:
        maker = person.digest if root == live.id or person.is_observer else await maker_of(call.storage, live.id)
        made.statements.append(branch_made(root, live.id, made.table, moment, maker))
    return await _made(call, made)


async def _made(call: Call, made: Made) -> Response:
    await call.server.tables.add(made)
    return call.reply(links_of(made), 201)


ENDPOINTS = [
    Endpoint(
        "POST",
        API + "/tables/import",
        import_table,
        "Make a table from a record",
        messages.ImportTable,
        gives=messages.Links,
        status=201,
        most_bytes=RECORD_BYTES + 1_000,
        needs_key=False,
        rate=MAKE,
    ),
    Endpoint(
        "POST",
        TABLE + "/fork",
        fork_table,
        "Make a private what-if table",
        messages.Fork,
        gives=messages.Links,
        status=201,
    ),
]
