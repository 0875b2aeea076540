"""The requests about notices: what reaches a member when and how, and the way out of mails without signing in."""

from __future__ import annotations

import time
from functools import cache
from html import escape
from string import Template
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.responses import HTMLResponse, Response

from tricorne.server.base.errors import Problem, server_words
from tricorne.server.base.settings import CLIENT
from tricorne.server.club.accounts import Account
from tricorne.server.club.notices.wishes import KINDS, Wishes, checked_zone, keep_wishes, wishes_of
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.messages import Incoming
from tricorne.server.http.paths import ME

Kind = Literal["turn", "invitation", "offer", "chat", "end", "clock", "seat", "round"]
Channel = Literal["mail", "webhook", "push"]
TimeOfDay = Annotated[str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]


class Quiet(Incoming):
    """From and until which time of the day, as on a clock on the wall: `22:30`."""

    begin: TimeOfDay = msgspec.field(name="from")
    until: TimeOfDay


class NoticeWishes(Incoming):
    """By kind the channels on which it is told; kinds that are left out are told as usual."""

    channels: dict[Kind, Annotated[list[Channel], Meta(max_length=3)]] = msgspec.field(default_factory=dict)
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    quiet: Quiet | None = None
    clock_wakes: bool = False
    digest: Annotated[int, Meta(ge=0, le=23)] | None = None


async def wishes(call: Call) -> Response:
    visitor = await call.member()
    return call.reply(_shown(await wishes_of(call.storage, visitor.account.id)))


async def set_wishes(call: Call) -> Response:
    visitor = await call.member()
    body: NoticeWishes = call.body
    channels: dict[str, list[str]] = {kind: sorted(set(chosen)) for kind, chosen in body.channels.items()}
    quiet = None if body.quiet is None else (_minute(body.quiet.begin), _minute(body.quiet.until))
    wanted = Wishes(channels, checked_zone(body.zone), quiet, body.clock_wakes, body.digest)
    await keep_wishes(call.storage, visitor.account.id, wanted, time.time())
    return call.reply(_shown(wanted))


def _minute(text: str) -> int:
    hours, _, minutes = text.partition(":")
    return int(hours) * 60 + int(minutes)


def _shown(known: Wishes) -> NoticeWishes:
    begin, until = (f"{minute // 60:02}:{minute % 60:02}" for minute in known.quiet or (0, 0))
    channels: dict[Any, Any] = {kind: list(known.on(kind)) for kind in KINDS}
    quiet = None if known.quiet is None else Quiet(begin, until)
    return NoticeWishes(channels, known.zone, quiet, known.clock_wakes, known.digest)


# The way out


async def ask_to_leave(call: Call) -> Response:
    """Looking changes nothing: programs look at the links of mails."""
    account, kind = await _who_goes(call)
    own = server_words(account.language)
    button, hint = own.say_plain("way-out-do", {}), own.say_plain("way-out-hint", {"name": account.name})
    which = own.say_plain(f"club-kind-{kind}", {})
    do_it = f'<button class="firm" type="submit">{escape(button)}</button>'
    form = f'<form class="club-form" method="post"><p>{escape(hint)}</p><p>{do_it}</p></form>'
    return _page(account, own.say_plain("way-out-ask", {"which": which}), form)


async def end_mails(call: Call) -> Response:
    """One click, of the person or of their mail program (RFC 8058)."""
    account, kind = await _who_goes(call)
    known = await wishes_of(call.storage, account.id)
    await keep_wishes(call.storage, account.id, known.without_mail(kind), time.time())
    return _page(account, server_words(account.language).say_plain("way-out-done", {}))


async def _who_goes(call: Call) -> tuple[Account, str]:
    try:
        account, kind = call.club.channels.who_goes(call.path("word"))
    except Problem:
        call.guessing()
        raise
    found = await call.club.accounts.by_id(account)
    if found is None:
        raise Problem("bad-way-out")
    return found, kind


def _page(account: Account, message: str, rest: str = "") -> Response:
    settings = server_words(account.language).say_plain("way-out-settings", {})
    said = {"language": account.language, "message": escape(message), "settings": escape(settings), "rest": rest}
    return HTMLResponse(_template().substitute(said), headers={"cache-control": "no-store"})


@cache
def _template() -> Template:
    return Template(CLIENT.joinpath("unsubscribe.html").read_text("utf-8"))


PAGE: dict[str, Any] = {"media_type": "text/html", "query": None, "needs_key": False}
WAY_OUT = "/unsubscribe/{word}"
ENDPOINTS = [
    Endpoint("GET", ME + "/notices", wishes, "What reaches one on which channel", gives=NoticeWishes),
    Endpoint("PUT", ME + "/notices", set_wishes, "Choose what reaches one", NoticeWishes, gives=NoticeWishes),
    Endpoint("GET", WAY_OUT, ask_to_leave, "The page that ends mails of a kind", **PAGE),
    Endpoint("POST", WAY_OUT, end_mails, "End mails of a kind without signing in", bytes, **PAGE),
]
