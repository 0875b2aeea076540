"""`tricorne lessons`: what can be learnt, and whether all of it still holds."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from tricorne.cli.output import Json, console, language, print_json, table
from tricorne.core.listing import course_in
from tricorne.core.words import words_of
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
        print_json({each: course_in(game_class(each).folder(), language()) for each in games})
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


def _show(game: str) -> None:
    course = course_in(game_class(game).folder(), language())
    task = words_of(None, language()).say("t-task")
    rows = []
    for chapter in course["chapters"]:
        named = [(item, item["title"]) for item in chapter["lessons"]]
        named += [(item, f"{task}: {item['title']}") for item in chapter["tasks"]]
        for number, (item, title) in enumerate(named):
            first = "" if number else chapter["title"]
            rows.append([first, item["id"], title, item["minutes"], ", ".join(item["rules"])])
    table(f"{course['title']} ({game})", ["chapter", "id", "title", "minutes", "sections"], rows)
