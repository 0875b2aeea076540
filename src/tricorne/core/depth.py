"""How deep the parts of a JSON text lie within each other, known before anything is decoded.

Decoders go into parts within parts as deep as their interpreter lets them, and each version has another limit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import accumulate

MOST_DEPTH = 60
"""What we send and store is less than ten deep."""
_STRING = rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"'
_STRINGS = re.compile(_STRING, re.DOTALL)
_PIECE = re.compile(rb'[^"]*+(?:' + _STRING + rb'[^"]*+){0,2000}+', re.DOTALL)
_SIGNS = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")
_NO_SIGNS = bytes(set(range(256)) - set(b"[{]}"))


def is_too_deep(text: bytes | str) -> bool:
    """Whether a JSON text has parts within parts beyond the limit. What is no JSON at all is for the decoder to say."""
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if raw.count(b"[") + raw.count(b"{") <= MOST_DEPTH:
        return False
    depth = 0
    for steps in _steps(raw):
        if depth + max(accumulate(steps), default=0) > MOST_DEPTH:
            return True
        depth += sum(steps)
    return False


def _steps(raw: bytes) -> Iterator[memoryview]:
    """A step into a part or out of it for each bracket outside of strings; in pieces, so that other threads get on."""
    start = 0
    while start < len(raw):
        piece = _PIECE.match(raw, start)
        if piece is None or piece.end() == start:
            return
        start = piece.end()
        yield memoryview(_STRINGS.sub(b"", piece.group()).translate(_SIGNS, _NO_SIGNS)).cast("b")
