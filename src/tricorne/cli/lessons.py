"""`tricorne lessons`: what can be learnt, and whether all of it still holds."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from tricorne.api import course_of
from tricorne.cli.output import Json, console, language, print_json, table
from tricorne.core.course import Chapter, Lesson, Task
from tricorne.core.words import learn_words
from tricorne.games import game_class, game_ids
from tricorne.sim.lessons import check_lessons


def lessons(
    game: Annotated[str, typer.Argument(help="The game; all games if not given.")] = "",
    check: Annotated[bool, typer.Option("--check", help="Play everything through and check every claim.")] = False,
    as_json: Json = False,
) -> None:
    """List the lessons and tasks, or play all of them through with their worked examples."""
    games = [game] if game else game_ids()
    if check:
        _check(games, as_json)
    elif as_json:
        print_json({each: [_chapter(each, chapter) for chapter in course_of(each).chapters] for each in games})
    else:
        for each in games:
            _show(each)


def _check(games: list[str], as_json: bool) -> None:
    reports = [check_lessons(each) for each in games]
    if as_json:
        print_json([report._asdict() for report in reports])
    else:
        columns = ["game", "lessons", "tasks", "examples", "steps", "claims and answers", "longest step", "wrong"]
        table("Lessons", columns, [_row(report._asdict()) for report in reports])
        for report in reports:
            for problem in report.problems:
                console.print(f"{report.game}: {problem}", highlight=False, markup=False)
    if any(report.problems for report in reports):
        raise typer.Exit(1)


def _row(report: dict[str, Any]) -> list[Any]:
    longest = ", ".join(f"{name} {most['words']} words" for name, most in report["longest"].items())
    numbers = [report[name] for name in ("game", "lessons", "tasks", "examples", "steps", "held")]
    return [*numbers, longest, len(report["problems"])]


def _chapter(game: str, chapter: Chapter) -> dict[str, Any]:
    words = learn_words(game_class(game).folder(), language())
    return {
        "id": chapter.id,
        "title": words.say(f"chapter-{chapter.id}"),
        "lessons": [_item(game, lesson) for lesson in chapter.lessons],
        "tasks": [_item(game, task) for task in chapter.tasks],
    }


def _item(game: str, item: Lesson | Task) -> dict[str, Any]:
    words = learn_words(game_class(game).folder(), language())
    part = "idea" if isinstance(item, Lesson) else "ask"
    return {
        "id": item.id,
        "title": words.say(item.message),
        "about": words.say(item.message, {}, part),
        "seat": item.seat,
        "minutes": item.minutes,
        "rules": item.rules,
    }


def _show(game: str) -> None:
    words = learn_words(game_class(game).folder(), language())
    rows = []
    for chapter in course_of(game).chapters:
        title = words.say(f"chapter-{chapter.id}")
        for item in chapter.items:
            name = words.say(item.message)
            shown = name if isinstance(item, Lesson) else f"{words.say('t-task')}: {name}"
            rows.append([title, item.id, shown, item.minutes, ", ".join(item.rules)])
            title = ""
    table(f"{words.say('course')} ({game})", ["chapter", "id", "title", "minutes", "sections"], rows)
