"""Real receivers on the loopback interface: of mail, of requests, of browser push."""

from __future__ import annotations

import email
import email.policy
import socket
import threading
import time
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, Self

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from tests.server.clients import PATIENCE
from tools.ports import free_port
from tricorne.server.club.notices.push import CURVE, _derive, _point, encode


class Letter(NamedTuple):
    to: str
    subject: str
    text: str
    headers: dict[str, str]

    @property
    def secret(self) -> str:
        """What stands at the end of the link."""
        return next(word.rpartition("/")[2] for word in self.text.split() if "/club#" in word)


class MailSink:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        port = free_port()
        self.address = f"smtp://127.0.0.1:{port}?from=club@example.org"
        self._server = Controller(self, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)

    def __enter__(self) -> Self:
        self._server.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.stop()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        message = email.message_from_bytes(content, policy=email.policy.default)
        body = message.get_body()
        assert body is not None
        headers = {name.lower(): str(value) for name, value in message.items()}
        self.letters.append(Letter(envelope.rcpt_tos[0], str(message["Subject"]), body.get_content(), headers))
        return "250 OK"

    def last_to(self, address: str, about: str = "", seconds: float = PATIENCE) -> Letter:
        """The last letter to somebody, when it has come."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = [letter for letter in self.letters if letter.to == address and about in letter.subject]
            if found:
                return found[-1]
            time.sleep(0.05)
        raise AssertionError(f"no letter to {address}")


class Got(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class HttpSink:
    """A web server that keeps what is posted to it, and answers with the status that stands in the path."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        sink = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                sink.got.append(Got(self.path, headers, body))
                last = self.path.rpartition("/")[2]
                self.send_response(int(last) if last.isdigit() else 201)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def at(self, path: str, count: int = 1, seconds: float = PATIENCE) -> list[Got]:
        """What was posted to a path, when there is so much of it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = [got for got in self.got if got.path == path]
            if len(found) >= count:
                return found
            time.sleep(0.05)
        raise AssertionError(f"not {count} requests to {path}")


class DripSink:
    """A web server that takes what is posted and answers for ever, a letter at a time."""

    def __init__(self, pause: float = 0.3) -> None:
        self.taken = 0
        self._pause = pause
        self._stopped = threading.Event()
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=200)
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}/drip"

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                link, _ = self._listening.accept()
                self.taken += 1
                threading.Thread(target=self._drip, args=(link,), daemon=True).start()

    def _drip(self, link: socket.socket) -> None:
        with link, suppress(OSError):
            link.recv(65_536)
            link.sendall(b"HTTP/1.1 200 O")
            while not self._stopped.wait(self._pause):
                link.sendall(b"K")


class BrowserSink:
    """A browser's keys, and how it reads what comes."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = b"0123456789abcdef"
        self.p256dh, self.auth = encode(_point(self._key.public_key())), encode(self._auth)

    def read(self, body: bytes) -> str:
        salt, length = body[:16], body[20]
        theirs_raw, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs_raw)
        both = b"WebPush: info\x00" + _point(self._key.public_key()) + theirs_raw
        shared = _derive(self._auth, self._key.exchange(ec.ECDH(), theirs), both, 32)
        key = _derive(salt, shared, b"Content-Encoding: aes128gcm\x00", 16)
        plain = AESGCM(key).decrypt(_derive(salt, shared, b"Content-Encoding: nonce\x00", 12), sealed, None)
        assert plain[-1] == 2
        return plain[:-1].decode()
