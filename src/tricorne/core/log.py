"""What happened at a table, as data. Text in a language is made at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


# Entries and reasons are many and have no part in a cycle: the collector need not look at them.
class Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One thing that happened. `secret` is shown only to the seats in `seen_by`; a None there means everybody.

    With `seen_by` and without `secret` the whole entry is only for those seats.
    """

    moment: int
    event: str
    rule: str
    args: Mapping[str, Any]
    seen_by: tuple[str, ...] | None
    secret: Mapping[str, Any] | None

    def for_seat(self, seat: str) -> dict[str, Any] | None:
        """What that seat may read of it, put together from nothing."""
        may_see = self.seen_by is None or seat in self.seen_by
        if not may_see and self.secret is None:
            return None
        args = dict(self.args)
        if may_see and self.secret is not None:
            args.update(self.secret)
        return {"moment": self.moment, "event": self.event, "rule": self.rule, "args": args}
