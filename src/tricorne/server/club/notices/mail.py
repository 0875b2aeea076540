"""Letters by SMTP."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

SECONDS = 20.0


class NotSent(Exception):
    """It could not be sent. `final` says that trying again is useless."""

    def __init__(self, why: str, *, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


class Mailer:
    """A mail server: `smtp://user:password@host:587?from=club@example.org`, or `smtps://…` for TLS at once."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._direct = parts.scheme == "smtps"
        self._host = parts.hostname or "localhost"
        self._port = parts.port or (465 if self._direct else 25)
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self._sender = parse_qs(parts.query).get("from", [f"tricorne@{self._host}"])[0]
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="mail")

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
        """Send a letter, or raise NotSent."""
        letter = EmailMessage()
        for name, value in (headers or {}).items():
            letter[name] = value
        letter["From"], letter["To"], letter["Subject"] = self._sender, to, " ".join(subject.split())
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self._sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._deliver, letter)
        except smtplib.SMTPRecipientsRefused as error:
            raise NotSent("refused", final=True) from error
        except (OSError, smtplib.SMTPException) as error:
            raise NotSent(type(error).__name__) from error

    def _deliver(self, letter: EmailMessage) -> None:
        context = ssl.create_default_context()
        server: smtplib.SMTP
        if self._direct:
            server = smtplib.SMTP_SSL(self._host, self._port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=SECONDS)
        with server:
            if not self._direct and self._user:
                server.starttls(context=context)
            if self._user:
                server.login(self._user, self._password)
            server.send_message(letter)

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(cancel_futures=True)
