"""How much and how fast: sizes of what comes in, and buckets that empty with each request and fill with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from math import ceil
from typing import NamedTuple

from tricorne.server.base.errors import Problem

HEADER_BYTES = 32_000
BODY_BYTES = 64_000
RECORD_BYTES = 8_000_000
FRAME_BYTES = 16_000
MOST_BUCKETS = 50_000


class Rate(NamedTuple):
    """So many at once, so many per second in the long run."""

    burst: float
    per_second: float


MAKE = Rate(40, 0.5)
"""Tables made, imported or forked, by address."""
GUESS = Rate(20, 0.2)
"""Keys that do not open, by address."""
ACT = Rate(120, 40)
"""Answers and all other requests at a table, by key."""
LOOK_BACK = Rate(200, 60)
"""Earlier moments and hints, by address."""
LOOK_AGAIN = Rate(30, 2)
"""Whole views asked for over a socket, by key."""
COME = Rate(60, 5)
"""Sockets that say hello, by address."""
ESTIMATE = Rate(30, 1)
"""Chances to win, by address."""
ANALYSE = Rate(10, 0.05)
"""Looks back that are begun, by address."""

ASK = Rate(1_000, 100)
"""All requests, by address."""
SEATS = Rate(30, 0.05)
"""Seats left to bots and taken again, by key."""
GO_BACK = Rate(40, 2)
"""Choices taken back and proposals to go back, by key."""
EXPORT = Rate(4, 0.01)
"""Everything of oneself, by account."""

REGISTER = Rate(10, 0.01)
"""Accounts made, by address."""
SIGN_IN = Rate(15, 0.05)
"""Passwords and secrets of letters tried, by address and by name."""
WRITE_LETTER = Rate(6, 0.01)
"""Letters and reports, by address, by who gets them, by who writes them."""


class Bucket:
    """Something that may be done as long as there is some of it left."""

    __slots__ = ("_filled", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._filled = time.monotonic()

    def take(self) -> None:
        """Use one, or refuse and say when there will be one."""
        now, rate = time.monotonic(), self._rate
        self._left = min(rate.burst, self._left + (now - self._filled) * rate.per_second)
        self._filled = now
        if self._left < 1:
            raise Problem("too-fast", seconds=ceil((1 - self._left) / rate.per_second))
        self._left -= 1


class Limits:
    """The buckets of everybody; where there are too many, that of whoever has been away the longest is forgotten."""

    def __init__(self, enforced: bool) -> None:
        self._enforced = enforced
        self._buckets: OrderedDict[tuple[Rate, str], Bucket] = OrderedDict()

    def take(self, rate: Rate, who: str) -> None:
        """Count one request of somebody."""
        if not self._enforced:
            return
        buckets, key = self._buckets, (rate, who)
        bucket = buckets.get(key)
        if bucket is None:
            if len(buckets) >= MOST_BUCKETS:
                buckets.popitem(last=False)
            bucket = buckets[key] = Bucket(rate)
        else:
            buckets.move_to_end(key)
        bucket.take()
