"""Requests to addresses that people have given us: only to public hosts, without following anything."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

from tricorne.server.base.errors import Problem
from tricorne.server.club.notices.mail import NotSent

SECONDS = 10.0
GONE = (404, 410)


def checked_address(address: str, *, local: bool) -> str:
    """An address to which something may be sent, as far as can be seen from it."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Problem("bad-address") from None
    printable = address.isascii() and address.isprintable() and " " not in address
    secure = parts.scheme == "https" or (local and parts.scheme == "http")
    if not secure or not parts.hostname or not printable or parts.username or (port not in (None, 443) and not local):
        raise Problem("bad-address")
    if not local and _is_ours(parts.hostname):
        raise Problem("bad-address")
    return address


def _is_ours(host: str) -> bool:
    """Whether a host is by its name or number in our own network. What its name leads to is looked at when we send."""
    try:
        return not ipaddress.ip_address(host).is_global
    except ValueError:
        return host == "localhost" or host.endswith((".localhost", ".local", ".internal"))


async def post(address: str, body: bytes, headers: Mapping[str, str], *, local: bool = False) -> None:
    """Send something, or raise NotSent. The host is looked up once, checked, and connected to by its number."""
    try:
        status = await asyncio.wait_for(asyncio.to_thread(_post, address, body, headers, local), SECONDS * 2)
    except (OSError, http.client.HTTPException, TimeoutError, UnicodeError) as error:
        raise NotSent(type(error).__name__) from error
    if status not in range(200, 300):
        raise NotSent(f"status {status}", final=status in GONE)


def _post(address: str, body: bytes, headers: Mapping[str, str], local: bool) -> int:
    parts = urlsplit(address)
    assert parts.hostname is not None
    port = parts.port or (443 if parts.scheme == "https" else 80)
    number = _public_number(parts.hostname, port, local)
    link = http.client.HTTPConnection(parts.hostname, port, timeout=SECONDS)
    link.sock = socket.create_connection((number, port), SECONDS)
    if parts.scheme == "https":
        link.sock = ssl.create_default_context().wrap_socket(link.sock, server_hostname=parts.hostname)
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        link.request("POST", target, body, dict(headers))
        return link.getresponse().status
    finally:
        link.close()


def _public_number(host: str, port: int, local: bool) -> str:
    """The first number of a host; numbers inside our own network are refused."""
    for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        number = str(place[0])
        if local or ipaddress.ip_address(number.partition("%")[0]).is_global:
            return number
    raise NotSent("not a public host", final=True)
