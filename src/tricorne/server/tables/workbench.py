"""What the workshop has done in worker processes: making and checking packs, reading modules of VASSAL."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from tricorne.core.errors import BadData, TricorneError
from tricorne.core.facts import Pack
from tricorne.core.workshop.draft import Draft
from tricorne.core.workshop.vassal import Suggestions
from tricorne.games import sound_facts
from tricorne.games.workbench import beside, made_pack, todo_of
from tricorne.server.tables.work import OutOfTime, within

SECONDS_TO_CHECK = 10
SECONDS_TO_READ = 10


class Refusal(msgspec.Struct, frozen=True):
    """What is wrong, as an error says it."""

    code: str
    args: dict[str, Any] = {}

    def error(self) -> TricorneError:
        """The error again."""
        return BadData(self.code, **self.args)


class Checked(msgspec.Struct, frozen=True):
    """The pack of a draft, and what does not fit in it."""

    pack: Pack
    problem: Refusal | None = None


class WantedCheck(NamedTuple):
    """A draft of which the pack is wanted."""

    game: str
    draft: Draft


class WantedModule(NamedTuple):
    """The build file of a module, and the game that it is laid beside."""

    game: str
    source: bytes


def check(task: WantedCheck) -> Checked:
    """Make the pack of a draft and see whether it is a complete game."""
    pack = made_pack(task.game, task.draft)
    try:
        with within(SECONDS_TO_CHECK):
            sound_facts(task.game, pack)
    except TricorneError as error:
        return Checked(pack, Refusal(error.code, error.args_))
    except OutOfTime:
        return Checked(pack, Refusal("data-too-long", {"seconds": SECONDS_TO_CHECK}))
    except Exception as error:
        return Checked(pack, Refusal("data-unplayable", {"problem": type(error).__name__}))
    return Checked(pack)


def entry_of(game: str, refusal: Refusal) -> str:
    """The entry of the work list that a refusal is about, or nothing."""
    todo = todo_of(game)
    file = str(refusal.args.get("file", "")).removesuffix(".json")
    steps = [file, *str(refusal.args.get("key", "")).split(".")]
    for length in range(len(steps), 0, -1):
        key = "/".join(steps[:length])
        if key in todo.entries:
            return key
        if key in todo.edges:
            return next(entry.key for entry in todo.entries.values() if key in entry.edges)
    return ""


def read(task: WantedModule) -> Suggestions | Refusal:
    """What a module suggests, or why it is refused."""
    try:
        with within(SECONDS_TO_READ):
            return beside(task.game, task.source)
    except TricorneError as error:
        return Refusal(error.code, error.args_)
    except OutOfTime:
        return Refusal("vassal-too-long", {"seconds": SECONDS_TO_READ})
