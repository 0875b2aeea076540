"""Lessons, tasks and worked examples as data: the form of the files in a game's folder `learn`.

A lesson is a start and steps: who is asked what, the answer that leads on, and what is said to other answers. What is
said are messages in the same folder: `lesson-<id>` with its parts `scene`, `idea` and `done`, and for each step
`lesson-<id>-<step>` with a part for each reply. An example of the rulebook is a lesson that nobody has to answer; a
task is a start and a goal, without steps.

Beside the folder, `rare.json` has positions of the same form that nobody is shown: `tricorne check` plays on from them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from tricorne.core.claims import Claim
from tricorne.core.errors import BadData, BadSetup
from tricorne.core.facts import merge_patch

COURSE, EXAMPLES, RARE = "lessons.json", "examples.json", "rare.json"
LOG = "log"
"""What a step points at that speaks of the log."""
T = TypeVar("T")
Named = TypeVar("Named", bound="Item")


class Form(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a file of lessons may say; anything else in it is refused."""


class Start(Form):
    """How the table is made: as for a new match. Luck is given by kind; what is not given comes from the seed.

    At a kind that is null the table stops: so it stands still when the lesson is over.
    """

    scenario: str | None = None
    seed: int = 1
    seats: dict[str, str] = {}
    options: dict[str, str] = {}
    position: dict[str, Any] = {}
    luck: dict[str, list[str | int] | None] = {}


class Step(Form):
    """One answer. A step that says something has an id, the name of its sentence; without one the script plays it."""

    asks: str
    """The kind of question."""
    answer: str
    id: str = ""
    by: str = ""
    """The seat that is asked, where it is not the learner's or the script plays for the learner."""
    fine: dict[str, list[str]] = {}
    """Answers that are played as well; the lesson goes on as written. By the name of the reply."""
    again: dict[str, list[str]] = {}
    """Answers that would be legal: explained, not played."""
    refused: dict[str, list[str]] = {}
    """Answers against the rules whose reason teaches more in the words of the lesson."""
    other: bool = False
    """Whether there is a reply `other` to all other legal answers."""
    point: list[str] = []
    """What the sentence speaks of: options, paths in the view, or the log. The expected answer unless it is named."""
    before: list[Claim] = []
    after: list[Claim] = []


class Item(Form, kw_only=True):
    """Something with a table of its own. Its title is the message `<prefix>-<id>`."""

    prefix: ClassVar[str]

    id: str
    start: Start = msgspec.field(default_factory=Start)

    @property
    def message(self) -> str:
        """The message of its title."""
        return f"{self.prefix}-{self.id}"


class Guided(Item, kw_only=True):
    """A start, steps, and what is so at the end."""

    steps: list[Step]
    end: list[Claim]
    seat: str = ""
    """The learner's; an example has none."""


class Lesson(Guided, kw_only=True):
    """What a learner plays, with a sentence at each step."""

    prefix: ClassVar[str] = "lesson"

    minutes: int
    rules: list[str]


class Example(Guided, kw_only=True):
    """A worked example of the rulebook under its section: every step is shown and explained."""

    prefix: ClassVar[str] = "example"

    section: str


class Rare(Guided, kw_only=True):
    """A made-up position, played up to a rule that chance hardly ever brings."""

    prefix: ClassVar[str] = "rare"

    reaches: list[str]
    """What is exercised on the way, as `tricorne check --reach` names it."""


class Miss(Form):
    """A way to miss a goal: a try that shows it, and by which claims it is known."""

    id: str
    answers: list[str]
    when: list[Claim]


class Task(Item, kw_only=True):
    """A goal without help. It is over where others are asked what the script does not answer, or by `until`."""

    prefix: ClassVar[str] = "task"

    seat: str
    minutes: int
    rules: list[str]
    goal: list[Claim]
    solution: list[str]
    misses: list[Miss]
    until: list[str] = []
    """Kinds of question with which the learner's next turn begins."""
    opponent: dict[str, str] = {}
    """What the script answers, by kind of question."""


class Chapter(Form):
    """Lessons for one evening; tasks without help at their end."""

    id: str
    lessons: list[Lesson]
    tasks: list[Task] = []

    @property
    def items(self) -> list[Lesson | Task]:
        """Everything in the order in which it is learnt."""
        return [*self.lessons, *self.tasks]


class FirstGame(Form):
    """The first real game: how it is set up, and where it may end early, if anywhere."""

    seats: dict[str, str]
    minutes: int
    start: Start = msgspec.field(default_factory=Start)
    until: list[Claim] = []


class Course(Form):
    """All lessons of a game. Each start says what differs from `base`."""

    chapters: list[Chapter]
    first: FirstGame
    base: dict[str, Any] = {}
    paths: dict[str, list[str]] = {}
    """By seat, the lessons that are enough to play it."""

    @property
    def lessons(self) -> list[Lesson]:
        return [lesson for chapter in self.chapters for lesson in chapter.lessons]

    @property
    def tasks(self) -> list[Task]:
        return [task for chapter in self.chapters for task in chapter.tasks]

    @property
    def items(self) -> list[Lesson | Task]:
        return [item for chapter in self.chapters for item in chapter.items]

    def find(self, name: str) -> Lesson | Task:
        """The lesson or task of that id."""
        return found("lesson", self.items, name)


class Examples(Form):
    """The worked examples of a rulebook in the order of its sections."""

    examples: list[Example]
    base: dict[str, Any] = {}

    def find(self, name: str) -> Example:
        """The example of that id."""
        return found("example", self.examples, name)


class RarePositions(Form):
    """The positions from which a game is checked beside its worked examples."""

    positions: list[Rare]
    base: dict[str, Any] = {}


def found(what: str, things: Iterable[Named], name: str) -> Named:
    """The one of that id; what is not there is refused with all that is."""
    known = {thing.id: thing for thing in things}
    if name not in known:
        raise BadSetup(f"unknown-{what}", **{what: name, f"{what}s": ", ".join(known)})
    return known[name]


# Reading


def read_course(folder: Path) -> Course:
    """The lessons of the game in a folder."""
    return _read(folder / "learn" / COURSE, Course)


def read_examples(folder: Path) -> Examples:
    """The worked examples of the game in a folder; none where it has no such file."""
    path = folder / "learn" / EXAMPLES
    return _read(path, Examples) if path.is_file() else Examples(examples=[])


def read_rare(folder: Path) -> list[Rare]:
    """The made-up positions of the game in a folder; none where it has no such file."""
    path = folder / RARE
    return _read(path, RarePositions).positions if path.is_file() else []


def _read(path: Path, form: type[T]) -> T:
    def with_starts(plain: Any) -> Any:
        for item in _items(plain):
            item["start"] = merge_patch(plain.get("base", {}), item.get("start", {}))
        return plain

    return read_form(path, form, with_starts)


def read_form(path: Path, form: type[T], prepare: Callable[[Any], Any] = lambda plain: plain) -> T:
    """A file of a game's folder `learn`, checked; what it may not say is refused with its place in the file."""
    file = f"{path.parent.name}/{path.name}"
    try:
        return msgspec.convert(prepare(msgspec.json.decode(path.read_bytes())), form)
    except OSError:
        raise BadData("data-file-missing", file=file) from None
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadData("data-invalid", file=file, problem=str(error)) from None


def _items(plain: Any) -> Iterator[dict[str, Any]]:
    """Everything with a start of its own in the plain form of a file."""
    for chapter in plain.get("chapters", ()):
        yield from (*chapter.get("lessons", ()), *chapter.get("tasks", ()))
    yield from (*plain.get("examples", ()), *plain.get("positions", ()))
