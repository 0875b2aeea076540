"""The requests about one's account."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from starlette.responses import Response

from tricorne.core.errors import TricorneError
from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import EXPORT, REGISTER, SIGN_IN, WRITE_LETTER
from tricorne.server.club.accounts import (
    CONFIRM,
    RESET,
    Account,
    checked_mail,
    key_of_name,
    vacation_left,
)
from tricorne.server.club.notices.mail import NotSent
from tricorne.server.club.notices.texts import letter
from tricorne.server.club.notices.web import checked_address
from tricorne.server.club.sessions import Visitor
from tricorne.server.http import club_messages as messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.paths import API, ME
from tricorne.server.storage import club_schema as club


async def register(call: Call) -> Response:
    call.server.limits.take(REGISTER, call.address)
    body: messages.Register = call.body
    if body.mail:
        _must_be_able_to_write(call, checked_mail(body.mail))
    account = await call.club.accounts.register(body.name, body.password, body.language)
    if body.mail:
        try:
            await _ask_to_confirm(call, account, body.mail)
        except TricorneError:
            await call.club.accounts.delete(account)
            raise
    return await _signed_in(call, account, 201)


async def sign_in(call: Call) -> Response:
    body: messages.SignIn = call.body
    call.server.limits.take(SIGN_IN, call.address)
    account = await call.club.accounts.by_name_or_mail(body.name)
    call.server.limits.take(SIGN_IN, f"name {key_of_name(body.name) if account is None else account.name_key}")
    account = await call.club.accounts.must_fit(account, body.password)
    before = await call.visitor()
    if before is not None and before.session:
        await call.club.sessions.end(before.session)
    return await _signed_in(call, account, 200)


async def _signed_in(call: Call, account: Account, status: int) -> Response:
    empty = Response()
    csrf = await call.club.sessions.open(empty, account)
    response = call.reply(await _me(call, account, csrf), status)
    for name, value in empty.raw_headers:
        if name == b"set-cookie":
            response.raw_headers.append((name, value))
    return response


async def sign_out(call: Call) -> Response:
    visitor = await call.member(suspended_too=True)
    await call.club.sessions.end(visitor.session)
    return await _signed_out(call)


async def sign_out_everywhere(call: Call) -> Response:
    visitor = await call.member()
    await call.club.sessions.end_all(visitor.account.id)
    return await _signed_out(call)


async def _signed_out(call: Call) -> Response:
    await call.club.dismiss_ended()
    response = call.reply(messages.Okay())
    call.club.sessions.clear(response)
    return response


async def me(call: Call) -> Response:
    visitor = await call.member()
    return call.reply(await _me(call, visitor.account, visitor.csrf))


async def _me(call: Call, account: Account, csrf: str) -> messages.Me:
    now = time.time()
    until = account.vacation_until if (account.vacation_until or 0) > now else None
    count = sa.select(sa.func.count()).select_from(club.pushes).where(club.pushes.c.account == account.id)
    return messages.Me(
        name=account.name,
        language=account.language,
        csrf=csrf,
        mail=account.mail,
        mail_waiting=await call.club.accounts.waits_for_confirmation(account.id),
        webhook=account.webhook,
        webhook_kind=account.webhook_kind,
        pushes=await call.storage.read(lambda c: c.execute(count).scalar_one()),
        vacation_until=until,
        vacation_days_left=vacation_left(account, now),
        can_mail=call.club.mailer is not None,
        moderator=account.moderator,
        suspended_until=account.suspended_until if (account.suspended_until or 0) > now else None,
        told_at=await call.club.moderation.last_told(account.id),
    )


async def change_me(call: Call) -> Response:
    visitor = await call.member()
    body: messages.ChangeMe = call.body
    account = visitor.account
    if body.mail is not None and not visitor.session:
        raise Problem("not-with-token")
    values: dict[str, Any] = {}
    for name in ("language", "webhook_kind"):
        if getattr(body, name) is not None:
            values[name] = getattr(body, name)
    if body.webhook is not None:
        local = call.server.settings.local_addresses
        values["webhook"] = checked_address(body.webhook, local=local) if body.webhook else None
    if body.mail == "":
        values["mail"] = None
        await call.club.accounts.void_letters(account.id)
    elif body.mail is not None and body.mail != account.mail:
        _must_be_able_to_write(call, checked_mail(body.mail))
        await _ask_to_confirm(call, account, body.mail)
    if values:
        await call.club.accounts.change(account.id, **values)
    return await _again(call, visitor)


async def _again(call: Call, visitor: Visitor) -> Response:
    account = await call.club.accounts.by_id(visitor.account.id)
    assert account is not None
    return call.reply(await _me(call, account, visitor.csrf))


async def change_password(call: Call) -> Response:
    visitor = await call.person_member()
    body: messages.ChangePassword = call.body
    await _must_know_password(call, visitor, body.old)
    account, sessions = visitor.account.id, call.club.sessions
    await call.club.accounts.set_password(account, body.password)
    ended = messages.Ended(
        sessions=0 if body.keep_sessions else await sessions.end_all(account, but=visitor.session),
        tokens=0 if body.keep_tokens else await sessions.end_tokens(account),
    )
    await call.club.dismiss_ended()
    return call.reply(ended)


async def _must_know_password(call: Call, visitor: Visitor, password: str) -> None:
    call.server.limits.take(SIGN_IN, f"name {visitor.account.name_key}")
    if not await call.club.accounts.passwords.fits(visitor.account.password, password):
        raise Problem("wrong-password")


async def export_me(call: Call) -> Response:
    visitor = await call.person_member()
    call.server.limits.take(EXPORT, visitor.account.id)
    headers = {"content-disposition": 'attachment; filename="tricorne.json"'}
    return call.reply(await call.club.accounts.export(visitor.account), headers=headers)


async def delete_me(call: Call) -> Response:
    visitor = await call.person_member(suspended_too=True)
    await _must_know_password(call, visitor, call.body.password)
    await call.club.event_acts.leave_all(visitor.account)
    await call.server.tables.meet_at(await call.club.accounts.delete(visitor.account))
    call.club.events.poke()
    return await _signed_out(call)


# Letters


def _must_be_able_to_write(call: Call, mail: str) -> None:
    """Refuse, before anything is done, who cannot be sent a letter now."""
    if call.club.mailer is None:
        raise Problem("no-mail")
    call.server.limits.take(WRITE_LETTER, call.address)
    call.server.limits.take(WRITE_LETTER, f"mail {mail.casefold()}")


async def _ask_to_confirm(call: Call, account: Account, mail: str) -> None:
    secret = await call.club.accounts.letter(account, CONFIRM, mail)
    await _send_letter(call, account, CONFIRM, mail, secret)


async def _send_letter(call: Call, account: Account, kind: str, mail: str, secret: str) -> None:
    assert call.club.mailer is not None
    link = f"{call.server.settings.public_url}/club#{kind}/{secret}"
    subject, text = letter(account.language, kind, account.name, link)
    try:
        await call.club.mailer.send(mail, subject, text)
    except NotSent:
        raise Problem("mail-failed") from None


async def confirm_mail(call: Call) -> Response:
    call.server.limits.take(SIGN_IN, call.address)
    account, mail = await call.club.accounts.open_letter(CONFIRM, call.body.token)
    await call.club.accounts.change(account, mail=mail)
    await call.club.accounts.void_letters(account)
    return call.reply(messages.Okay())


async def forgotten(call: Call) -> Response:
    """The answer is the same, and as fast, whether or not there is such an account."""
    call.server.limits.take(WRITE_LETTER, call.address)
    call.server.limits.take(WRITE_LETTER, f"name {key_of_name(call.body.name)}")
    if call.club.mailer is None:
        raise Problem("no-mail")
    call.later(_send_reset(call, call.body.name))
    return call.reply(messages.Okay())


async def _send_reset(call: Call, name: str) -> None:
    """Send the letter if there is anybody to send it to; too many to one address are not sent, and nobody learns it."""
    account = await call.club.accounts.by_name_or_mail(name)
    if account is not None and account.mail:
        call.server.limits.take(WRITE_LETTER, f"mail {account.mail.casefold()}")
        secret = await call.club.accounts.letter(account, RESET, account.mail)
        await _send_letter(call, account, RESET, account.mail, secret)


async def reset_password(call: Call) -> Response:
    call.server.limits.take(SIGN_IN, call.address)
    account, _ = await call.club.accounts.open_letter(RESET, call.body.token)
    await call.club.accounts.set_password(account, call.body.password)
    sessions = call.club.sessions
    ended = messages.Ended(sessions=await sessions.end_all(account), tokens=await sessions.end_tokens(account))
    await call.club.dismiss_ended()
    return call.reply(ended)


# Vacation


async def go_on_vacation(call: Call) -> Response:
    visitor = await call.member()
    await call.club.clocks.leave_for(visitor.account, call.body.days)
    return await _again(call, visitor)


async def end_vacation(call: Call) -> Response:
    visitor = await call.member()
    await call.club.clocks.come_back(visitor.account)
    return await _again(call, visitor)


FREE: dict[str, Any] = {"needs_key": False}
ENDPOINTS = [
    Endpoint(
        "POST", API + "/accounts", register, "Make an account", messages.Register, gives=messages.Me, status=201, **FREE
    ),
    Endpoint("POST", API + "/session", sign_in, "Sign in", messages.SignIn, gives=messages.Me, **FREE),
    Endpoint("DELETE", API + "/session", sign_out, "Sign out", gives=messages.Okay),
    Endpoint("DELETE", API + "/sessions", sign_out_everywhere, "Sign out everywhere", gives=messages.Okay),
    Endpoint("GET", ME, me, "One's account", gives=messages.Me),
    Endpoint("PATCH", ME, change_me, "Change one's account", messages.ChangeMe, gives=messages.Me),
    Endpoint(
        "POST", ME + "/password", change_password, "Change the password", messages.ChangePassword, gives=messages.Ended
    ),
    Endpoint("GET", ME + "/export", export_me, "All that is stored of oneself", gives=dict[str, Any]),
    Endpoint("DELETE", ME, delete_me, "Delete one's account", messages.DeleteMe, gives=messages.Okay),
    Endpoint(
        "POST",
        API + "/mail/confirm",
        confirm_mail,
        "Confirm a mail address",
        messages.ConfirmMail,
        gives=messages.Okay,
        **FREE,
    ),
    Endpoint(
        "POST",
        API + "/password/forgotten",
        forgotten,
        "Ask for a link to set a password",
        messages.Forgotten,
        gives=messages.Okay,
        **FREE,
    ),
    Endpoint(
        "POST",
        API + "/password/reset",
        reset_password,
        "Set a password by such a link",
        messages.ResetPassword,
        gives=messages.Ended,
        **FREE,
    ),
    Endpoint(
        "PUT", ME + "/vacation", go_on_vacation, "Stop one's clocks for some days", messages.Vacation, gives=messages.Me
    ),
    Endpoint("DELETE", ME + "/vacation", end_vacation, "Come back early", gives=messages.Me),
]
