"""Where luck comes from: a seeded generator, a script, or the people at a real table."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from copy import copy
from hashlib import blake2b
from typing import Any, Protocol

from tricorne.core.errors import BadSetup
from tricorne.core.questions import Luck

ASK = "ask"
Seed = int | str
"""What all luck of a match comes from: random digits that the table makes, or a whole number that somebody gives."""
RANDOM_SEED = re.compile("[0-9a-f]{32}")
LuckSetting = None | str | Sequence[Any] | Mapping[str, Sequence[Any] | None]


def new_seed() -> str:
    """128 random bits as text, which no language rounds: too many for anybody to find them by trying."""
    return secrets.token_hex(16)


def is_seed(value: object) -> bool:
    """Whether luck can come from it."""
    return type(value) is int or (isinstance(value, str) and RANDOM_SEED.fullmatch(value) is not None)


class LuckSource(Protocol):
    """Answers luck, or leaves it to the people at the table."""

    def draw(self, luck: Luck, count: int) -> str | int | None:
        """The outcome of the luck after `count` earlier ones, or None when people enter it."""

    def remaining(self) -> Any:
        """What a record must hold to go on from here."""

    def left(self) -> Mapping[str, Sequence[Any]] | Sequence[Any]:
        """What a script still holds; nothing where there is none."""

    def copy(self) -> LuckSource:
        """An independent source with the same luck to come."""


class Seeded:
    """A keyed hash of the number of the draw: nothing to store but the seed, nothing to foretell from what was seen."""

    def __init__(self, seed: Seed) -> None:
        self._keyed = blake2b(key=blake2b(str(seed).encode(), digest_size=32).digest(), digest_size=8)

    def draw(self, luck: Luck, count: int) -> str | int:
        keyed = self._keyed.copy()
        keyed.update(count.to_bytes(8, "little"))
        outcomes = luck.outcomes
        return outcomes[int.from_bytes(keyed.digest(), "little") * len(outcomes) >> 64]

    def remaining(self) -> Any:
        return None

    def left(self) -> Sequence[Any]:
        return ()

    def copy(self) -> Seeded:
        return self


class SeededByKind(Seeded):
    """Each kind of luck has a sequence of its own: in games that differ in an answer the same cards still come up."""

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self._counts: dict[str, int] = {}

    def draw(self, luck: Luck, count: int) -> str | int:  # noqa: ARG002
        number = self._counts[luck.kind] = self._counts.get(luck.kind, 0) + 1
        keyed = self._keyed.copy()
        keyed.update(f"{luck.kind} {number}".encode())
        outcomes = luck.outcomes
        return outcomes[int.from_bytes(keyed.digest(), "little") * len(outcomes) >> 64]

    def copy(self) -> SeededByKind:
        other = copy(self)
        other._counts = dict(self._counts)
        return other


class Asked:
    """People roll and draw themselves and enter what came up."""

    def draw(self, luck: Luck, count: int) -> str | int | None:  # noqa: ARG002
        return None

    def remaining(self) -> Any:
        return ASK

    def left(self) -> Sequence[Any]:
        return ()

    def copy(self) -> Asked:
        return self


class Scripted:
    """A list of outcomes in their order; after its end the people at the table are asked, or it is refused."""

    def __init__(self, script: Sequence[Any], *, strict: bool = False) -> None:
        self._script = list(script)
        self._strict = strict

    def draw(self, luck: Luck, count: int) -> str | int | None:  # noqa: ARG002
        if self._strict and not self._script:
            raise BadSetup("script-ran-out", luck=luck.kind)
        return _next(self._script, luck) if self._script else None

    def remaining(self) -> Any:
        return list(self._script)

    def left(self) -> Sequence[Any]:
        return list(self._script)

    def copy(self) -> Scripted:
        return Scripted(self._script, strict=self._strict)


class ScriptedByKind:
    """Outcomes in their order for some kinds of luck; the seeded generator gives the others, or nobody does.

    A kind with None instead of outcomes is left to the people at the table.
    """

    def __init__(self, scripts: Mapping[str, Sequence[Any] | None], seeded: Seeded, *, strict: bool = False) -> None:
        self._scripts = {kind: None if script is None else list(script) for kind, script in scripts.items()}
        self._seeded = seeded
        self._strict = strict

    def draw(self, luck: Luck, count: int) -> str | int | None:
        script = self._scripts.get(luck.kind, [])
        if script is None:
            return None
        if self._strict and not script:
            raise BadSetup("script-ran-out", luck=luck.kind)
        return _next(script, luck) if script else self._seeded.draw(luck, count)

    def remaining(self) -> Any:
        return {kind: None if script is None else list(script) for kind, script in self._scripts.items()}

    def left(self) -> Mapping[str, Sequence[Any]]:
        return {kind: list(script) for kind, script in self._scripts.items() if script}

    def copy(self) -> ScriptedByKind:
        return ScriptedByKind(self._scripts, self._seeded, strict=self._strict)


def _next(script: list[Any], luck: Luck) -> str | int:
    try:
        outcome = luck.named(script[0])
    except ValueError:
        possible = ", ".join(luck.options())
        raise BadSetup("script-impossible", outcome=str(script[0]), luck=luck.kind, possible=possible) from None
    del script[0]
    return outcome


def luck_source(setting: LuckSetting, seed: Seed, *, strict: bool = False) -> LuckSource:
    """The source that a setting of `new_match(luck=...)` describes. A strict script has to hold every draw."""
    if strict and (setting is None or setting == ASK):
        raise BadSetup("strict-without-script")
    if setting is None:
        return Seeded(seed)
    if setting == ASK:
        return Asked()
    if isinstance(setting, Mapping):
        for kind, script in setting.items():
            if script is not None and (isinstance(script, str) or not isinstance(script, Sequence)):
                raise BadSetup("script-no-list", luck=kind, script=str(script))
        return ScriptedByKind(setting, Seeded(seed), strict=strict)
    if isinstance(setting, Sequence) and not isinstance(setting, str):
        return Scripted(setting, strict=strict)
    raise BadSetup("unknown-luck", luck=str(setting))
