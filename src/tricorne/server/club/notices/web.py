"""Requests to addresses that people have given us: only to public hosts, without following anything."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any
from urllib.parse import urlsplit

from tricorne.server.base.errors import Problem
from tricorne.server.club.notices.mail import NotSent

SECONDS = 10.0
"""From looking up a host to the first line of its answer, however it dallies."""
MOST_READ = 1_000
NOT_PUBLIC = [
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "fec0::/10")
]
"""What some versions of Python call public: numbers in which others are wrapped up, and those of one site."""
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
        return not _is_public(host)
    except ValueError:
        named = host == "localhost" or host.endswith((".localhost", ".local", ".internal"))
        return named or _is_number_spelt_otherwise(host)


def _is_public(number: str) -> bool:
    """Whether a number leads to one machine in the net at large, in the same way in all versions of Python."""
    one = ipaddress.ip_address(number.partition("%")[0])
    return one.is_global and not one.is_multicast and not any(one in network for network in NOT_PUBLIC)


def _is_number_spelt_otherwise(host: str) -> bool:
    """Whether the system takes a host for a number that is not written as one: 2130706433, 0x7f.1 and the like."""
    try:
        socket.inet_aton(host)
    except OSError:
        return False
    return True


class Courier:
    """Sends things to addresses of people, each within a stated time, with threads of its own to look up hosts.

    Nothing of what a host sends back is read beyond its status, and no host can hold anything up by being slow.
    """

    def __init__(self, *, local: bool) -> None:
        self._local = local
        self._lookups = ThreadPoolExecutor(2, thread_name_prefix="lookups")

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Send something, or raise NotSent. The host is looked up once, checked, and connected to by its number."""
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._post(address, body, headers)
        except (OSError, ValueError, asyncio.IncompleteReadError, TimeoutError) as error:
            raise NotSent(type(error).__name__) from error
        if status not in range(200, 300):
            raise NotSent(f"status {status}", final=status in GONE)

    async def _post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        parts = urlsplit(address)
        assert parts.hostname is not None
        secure = parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        number = await self._public_number(parts.hostname, port)
        secured: dict[str, Any] = {"ssl": _context(), "server_hostname": parts.hostname} if secure else {}
        reader, writer = await asyncio.open_connection(number, port, limit=MOST_READ, **secured)
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            host = parts.netloc.rpartition("@")[2]
            lines = {"host": host, "content-length": str(len(body)), "connection": "close", **headers}
            head = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in lines.items()), "", ""]
            writer.write("\r\n".join(head).encode("ascii") + body)
            await writer.drain()
            return _status(await reader.readuntil(b"\n"))
        finally:
            writer.transport.abort()

    async def _public_number(self, host: str, port: int) -> str:
        """The first number of a host; numbers inside our own network are refused."""
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        for *_, place in await asyncio.get_running_loop().run_in_executor(self._lookups, look_up):
            number = str(place[0])
            if self._local or _is_public(number):
                return number
        raise NotSent("not a public host", final=True)

    def close(self) -> None:
        """Stop looking things up."""
        self._lookups.shutdown(wait=False, cancel_futures=True)


def _status(line: bytes) -> int:
    """The status in the first line of an answer."""
    found = re.match(rb"HTTP/1\.[01] (\d\d\d)[ \r\n]", line)
    if found is None:
        raise ValueError("no HTTP")
    return int(found[1])


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()
