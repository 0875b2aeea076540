"""What is sent to those who look at a table: a whole view once, then only what differs."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from tricorne.core.log import Entry
from tricorne.core.match import Match
from tricorne.server.tables.people import Person

RECENT_ENTRIES = 200
RECENT_REASONS = 100

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode
Path = tuple[str, ...]
Parts = dict[Path, bytes]
Step = tuple[Any, ...]
"""A path whose value goes, or a path and its value."""


class Looker(Protocol):
    """Somebody connected; `session` is the digest of the session or token by which they came, empty with a key."""

    person: Person
    session: str

    def send(self, text: str) -> None:
        """Queue a message for them."""

    def dismiss(self) -> None:
        """Send them away; they may come again."""


def text_of(message: Mapping[str, Any]) -> str:
    """A message as the text of a frame."""
    return _encode(message).decode()


class Turn(NamedTuple):
    """What all channels get to know of a change."""

    before: int
    version: int
    why: str
    moments: tuple[int, int]
    kept_entries: int
    asked: list[str]
    proposal: msgspec.Struct | None


class Differences:
    """What leads from one view to the next, found once for all seats that see the same."""

    def __init__(self) -> None:
        self._found: dict[tuple[Path, bytes, bytes], list[Step]] = {}
        self._plain: dict[Path, tuple[bytes, dict[str, Any]]] = {}

    def begin(self) -> None:
        """Forget what was found at the change before."""
        self._found.clear()

    def between(self, before: Parts, after: Parts) -> list[Step]:
        """The steps from one view to another."""
        patch: list[Step] = []
        if before.keys() != after.keys():
            patch += [(path,) for path in before if path not in after]
        for path, raw in after.items():
            old = before.get(path, b"")
            if old != raw:
                steps = self._found.get((path, old, raw))
                if steps is None:
                    steps = self._found[path, old, raw] = self._steps(path, old, raw)
                patch += steps
        return patch

    def _steps(self, path: Path, old: bytes, raw: bytes) -> list[Step]:
        if not old[:1] == raw[:1] == b"{":
            return [(path, msgspec.Raw(raw))]
        known, plain = self._plain.get(path, (b"", {}))
        before, after = plain if known == old else _decode(old), _decode(raw)
        self._plain[path] = (raw, after)
        steps: list[Step] = []
        _compare(path, before, after, steps)
        return steps


class Channel:
    """The lookers of one seat, with what was last sent to them."""

    def __init__(self, seat: str, match: Match) -> None:
        self.seat = seat
        self.lookers: set[Looker] = set()
        self._parts = _parts_of(match.view(seat))
        self._readable: list[int] = []
        self._known = 0
        self._ahead: tuple[Parts, list[Step]] | None = None
        self._read(match.game.entries, 0)

    def whole(self, match: Match) -> dict[str, Any]:
        """Everything that a looker needs at first."""
        start = max(0, len(self._readable) - RECENT_ENTRIES)
        entries = match.game.entries
        return {
            "view": _joined(self._parts),
            "log": [entries[index].for_seat(self.seat) for index in self._readable[start:]],
            "log_start": start,
            "reasons": last_reasons(match),
            "notices": list(match.notices),
        }

    def prepare(self, match: Match, differences: Differences) -> None:
        """Find what is different, to be sent when it is stored."""
        parts = _parts_of(match.view(self.seat))
        self._ahead = parts, differences.between(self._parts, parts)

    def forget(self) -> None:
        """What was prepared is not sent."""
        self._ahead = None

    def change(self, match: Match, turn: Turn, differences: Differences) -> dict[str, Any]:
        """What is different since the last message."""
        if self._ahead is None:
            self.prepare(match, differences)
        assert self._ahead is not None
        self._parts, patch = self._ahead
        self._ahead = None
        keep, add = self._read(match.game.entries, turn.kept_entries)
        return {
            "type": "change",
            "from": turn.before,
            "version": turn.version,
            "why": turn.why,
            "moments": turn.moments,
            "patch": patch,
            "log": {"keep": keep, "add": add},
            "reasons": reasons_between(match, turn.moments[0], turn.moments[1]),
            "asked": turn.asked,
            "proposal": turn.proposal,
        }

    def _read(self, entries: Sequence[Entry], kept: int) -> tuple[int, list[dict[str, Any]]]:
        """Note which entries this seat may read: how many of those noted before stay, and the further ones."""
        readable, kept = self._readable, min(kept, self._known)
        self._known = len(entries)
        del readable[bisect_left(readable, kept) :]
        stay, add = len(readable), []
        for index in range(kept, len(entries)):
            shown = entries[index].for_seat(self.seat)
            if shown is not None:
                readable.append(index)
                add.append(shown)
        return stay, add


def last_reasons(match: Match) -> list[dict[str, Any]]:
    """Why non-players answered what they did, for the last of their choices."""
    recent = sorted(match.reasons)[-RECENT_REASONS:]
    return [shown for moment in recent if (shown := _reason(match, moment)) is not None]


def reasons_between(match: Match, start: int, end: int) -> list[dict[str, Any]]:
    """The reasons of the choices of some moments."""
    moments = range(max(0, start), min(end, match.moment)) if match.reasons else range(0)
    return [shown for moment in moments if (shown := _reason(match, moment)) is not None]


def readable_until(match: Match, seat: str, moment: int) -> list[dict[str, Any]]:
    """What a seat could read at an earlier moment."""
    entries = match.game.entries
    end = bisect_right(entries, moment, key=lambda entry: entry.moment)
    return [shown for entry in entries[:end] if (shown := entry.for_seat(seat)) is not None]


def log_until(match: Match, seat: str, moment: int) -> dict[str, Any]:
    """The last part of what a seat could read at an earlier moment, and the reasons that were known then."""
    readable = readable_until(match, seat, moment)
    start = max(0, len(readable) - RECENT_ENTRIES)
    recent = sorted(known for known in match.reasons if known < moment)[-RECENT_REASONS:]
    reasons = [shown for known in recent if (shown := _reason(match, known)) is not None]
    return {"log": readable[start:], "log_start": start, "reasons": reasons}


def _reason(match: Match, moment: int) -> dict[str, Any] | None:
    """A reason, unless its choice was made in secret and the game goes on."""
    why = match.reasons.get(moment)
    if why is None:
        return None
    answer = match.answers[moment]
    if not isinstance(answer, str):
        if match.question is not None:
            return None
        answer = answer[1]
    return {"moment": moment, "answer": answer, "why": why}


def kept_entries(before: Sequence[Entry], after: Sequence[Entry]) -> int:
    """How many entries at the start of two logs are the same."""
    for index, (old, fresh) in enumerate(zip(before, after, strict=False)):
        if old is not fresh and old != fresh:
            return index
    return min(len(before), len(after))


def _parts_of(view: Mapping[str, Any]) -> Parts:
    """A view in encoded parts: bytes do not change behind our back, and equal bytes need no further look."""
    parts: Parts = {(key,): _encode(value) for key, value in view.items() if key != "position"}
    for key, value in view["position"].items():
        parts["position", key] = _encode(value)
    return parts


def _joined(parts: Parts) -> dict[str, Any]:
    view: dict[str, Any] = {"position": {}}
    for path, raw in parts.items():
        holder = view if len(path) == 1 else view["position"]
        holder[path[-1]] = msgspec.Raw(raw)
    return view


def _compare(path: Path, before: dict[str, Any], after: dict[str, Any], patch: list[Step]) -> None:
    """Add what leads from one object to the other; lists and plain values are replaced whole."""
    if before.keys() != after.keys():
        patch += [((*path, key),) for key in before if key not in after]
    for key, value in after.items():
        old = before.get(key)
        if old == value and type(old) is type(value) and (value is not None or key in before):
            continue
        if isinstance(old, dict) and isinstance(value, dict):
            _compare((*path, key), old, value, patch)
        else:
            patch.append(((*path, key), value))
