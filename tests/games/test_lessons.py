"""All lessons, tasks and worked examples are played through, and what would break them is noticed."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tricorne.api import begin_lesson, course_of, examples_of, load_match, new_match
from tricorne.core import Ask, Match
from tricorne.core.course import Start
from tricorne.core.facts import Pack
from tricorne.core.lesson_checks import (
    check_first_game,
    check_form,
    check_lesson,
    check_task,
    check_texts,
    longest_step,
)
from tricorne.core.lessons import SCRIPT
from tricorne.core.listing import course_in, examples_in
from tricorne.core.words import LANGUAGES
from tricorne.games import game_class, game_ids

LESSONS = [(game, lesson) for game in game_ids() for lesson in course_of(game).lessons]
TASKS = [(game, task) for game in game_ids() for task in course_of(game).tasks]
EXAMPLES = [(game, example) for game in game_ids() for example in examples_of(game).examples]


def name(value: Any) -> str:
    return value if isinstance(value, str) else str(value.id)


@pytest.mark.parametrize(("game", "lesson"), [*LESSONS, *EXAMPLES], ids=name)
def test_a_lesson_is_played_through_and_every_answer_has_its_reply(game: str, lesson: Any) -> None:
    checked = check_lesson(lesson, partial(begin_lesson, game), load_match)
    assert checked.problems == []
    assert checked.held > len(lesson.steps)


@pytest.mark.parametrize(("game", "task"), TASKS, ids=name)
def test_a_task_is_solved_and_missed(game: str, task: Any) -> None:
    assert check_task(task, partial(begin_lesson, game)).problems == []


@pytest.mark.parametrize("game", game_ids())
def test_everything_that_is_said_is_written_in_both_languages_and_short(game: str) -> None:
    cls = game_class(game)
    assert check_form(course_of(game), examples_of(game), cls.folder(), cls.seats) == []
    assert check_texts(course_of(game), examples_of(game), cls.folder()) == []
    for language in LANGUAGES:
        words, characters = longest_step(course_of(game), cls.folder(), language)
        assert words <= 35
        assert characters <= 240


@pytest.mark.parametrize("game", game_ids())
def test_the_first_game_can_be_played(game: str) -> None:
    assert check_first_game(course_of(game), partial(begin_lesson, game)).problems == []


def test_the_plans_are_whole() -> None:
    lessons = {game: len(course_of(game).lessons) for game in game_ids()}
    assert lessons == {"1775-rebellion": 7, "liberty-or-death": 16, "liberty": 8, "prelude-to-rebellion": 10}
    assert len(TASKS) == 9


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_and_examples_are_listed_in_a_language(game: str, language: str) -> None:
    folder = game_class(game).folder()
    course = course_in(folder, language)
    assert sum(len(chapter["lessons"]) for chapter in course["chapters"]) == len(course_of(game).lessons)
    assert course["minutes"] == sum(item.minutes for item in course_of(game).items)
    assert [listed["section"] for listed in examples_in(folder, language)] == [
        example.section for example in examples_of(game).examples
    ]
    assert all(listed["title"] for listed in examples_in(folder, language))


# What breaks a lesson


def broken(game: str, make: Callable[[Start, str], Match] | None = None) -> list[str]:
    """What does not hold in the lessons of a game."""
    made = make or partial(begin_lesson, game)
    return [
        problem for lesson in course_of(game).lessons for problem in check_lesson(lesson, made, load_match).problems
    ]


RENAMED = {
    "1775-rebellion": "army",
    "liberty-or-death": "rally-space",
    "liberty": "combat",
    "prelude-to-rebellion": "play",
}


@pytest.mark.parametrize("game", game_ids())
def test_another_name_of_a_question_breaks_a_lesson(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    original = Ask.__init__

    def renamed(self: Ask, seat: str, kind: str, *more: Any, **args: Any) -> None:
        original(self, seat, f"other-{kind}" if kind == RENAMED[game] else kind, *more, **args)

    monkeypatch.setattr(Ask, "__init__", renamed)
    assert any(f"should be asked {RENAMED[game]!r}; asked is" in problem for problem in broken(game))


OPTIONS = {
    "1775-rebellion": "newport",
    "liberty-or-death": "virginia",
    "liberty": "fire:greene",
    "prelude-to-rebellion": "mobilize:nicolet",
}


@pytest.mark.parametrize("game", game_ids())
def test_another_name_of_an_option_breaks_a_lesson(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    original, option = Ask.options, OPTIONS[game]

    def renamed(self: Ask) -> Sequence[str]:
        return [f"{name}-then" if name == option else name for name in original(self)]

    monkeypatch.setattr(Ask, "options", renamed)
    assert any(f"{option} is not offered; offered are" in problem for problem in broken(game))


FACTS: dict[str, tuple[dict[str, Any], str]] = {
    "1775-rebellion": (
        {"pieces": {"forces": {"patriots": {"dice": 1}}}},
        "lesson-battle: step 5 stay: newport:2 is not offered",
    ),
    "liberty-or-death": (
        {"map": {"spaces": {"virginia": {"population": 1}}}},
        "lesson-rabble: step 2 virginia: after victory/tracks/opposition is 3",
    ),
    "liberty": (
        {"map": {"towns": {"wilmington": {"value": 2}}}},
        "lesson-march: step 5 to: before supply_points is 15",
    ),
    "prelude-to-rebellion": (
        {"cards": {"cards": {"22": {"points": 2}}}},
        "lesson-points: step 4 berthier: patriote should be asked 'action'; asked is loyal 'play'",
    ),
}


@pytest.mark.parametrize("game", game_ids())
def test_another_fact_breaks_a_lesson(game: str) -> None:
    facts, shown = FACTS[game]

    def make(start: Start, seat: str) -> Match:
        seats = {other: "human" if other == seat else SCRIPT for other in game_class(game).seats} | start.seats
        pack = Pack(game, "other facts", facts=facts)
        return new_match(game, start.scenario, start.seed, seats, start.options, start.position, start.luck, pack)

    assert any(problem.startswith(shown) for problem in broken(game, make))


RULES: dict[str, tuple[str, Any, str]] = {
    "1775-rebellion": ("rebellion_1775.rules.s4_end.has_called_truce", lambda *_: False, "lesson-truce: at the end"),
    "liberty-or-death": (
        "liberty_or_death.rules.s2_3_8_strokes.PREPARATIONS_NEEDED",
        16,
        "lesson-treaty: step 1 treaty",
    ),
    "liberty": ("liberty.rules.s5_movement.LOSS_UP_TO", 5, "lesson-roads: at the end blocks/ward/strength is 2"),
    "prelude-to-rebellion": (
        "prelude.rules.s9_4_volunteers.STIRS_SPIRIT_FROM",
        2,
        "lesson-volunteers: at the end spirit",
    ),
}


@pytest.mark.parametrize("game", game_ids())
def test_another_rule_breaks_a_lesson(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rule, otherwise, shown = RULES[game]
    module, _, attribute = rule.rpartition(".")
    monkeypatch.setattr(import_module(f"tricorne.games.{module}"), attribute, otherwise)
    assert any(problem.startswith(shown) for problem in broken(game))


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_text_is_found(game: str, language: str, tmp_path: Path) -> None:
    folder = tmp_path / game
    shutil.copytree(game_class(game).folder() / "learn", folder / "learn")
    path = folder / "learn" / f"lessons.{language}.ftl"
    lines = path.read_text("utf-8").splitlines()
    lost = next(number for number, line in enumerate(lines) if line.startswith("    .other ="))
    path.write_text("\n".join(lines[:lost] + lines[lost + 1 :]), "utf-8")
    problems = check_texts(course_of(game), examples_of(game), folder)
    assert len(problems) == 1
    assert problems[0].startswith(f"{language}: lesson-")
    assert problems[0].endswith(".other is missing")
