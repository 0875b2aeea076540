"""Where requests come from, as limits count it."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from starlette.requests import HTTPConnection

HOME_BITS = 64
"""Whoever has one address of the newer protocol has as many as there are in such a network."""


def address_of(connection: HTTPConnection) -> str:
    """The address of a request or socket."""
    return network_of(connection.client.host) if connection.client else ""


@lru_cache(maxsize=4_096)
def network_of(host: str) -> str:
    """An address, or the network of one of the newer protocol."""
    try:
        number = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, HOME_BITS), strict=False))
