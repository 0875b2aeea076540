"""Records that somebody brings, for tests."""

from __future__ import annotations

import msgspec

from tests.core.toy_game import toy
from tricorne.core.saved import Record, digest_of


def long_record(changes: int) -> bytes:
    """The record of a game in which people only ever sat down."""
    match = toy()
    record = msgspec.convert(match.record(), Record)
    record.answers += [{"seat": "ann", "player": "human"}, {"seat": "ann", "player": "human:ann"}] * (changes // 2)
    record.digest = digest_of(record)
    return msgspec.json.encode(record)
