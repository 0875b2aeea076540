"""What can be learnt of a game, in a language and ready for JSON: for pages that list lessons and examples."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tricorne.core.course import Lesson, Task, read_course, read_examples
from tricorne.core.words import Words, learn_words


def course_in(folder: Path, language: str) -> dict[str, Any]:
    """The lessons and tasks by chapter, the lessons of each seat, and the first real game."""
    words, course = learn_words(folder, language), read_course(folder)
    return {
        "title": words.say("course"),
        "about": words.say("course", {}, "about"),
        "minutes": sum(item.minutes for item in course.items),
        "chapters": [
            {
                "id": chapter.id,
                "title": words.say(f"chapter-{chapter.id}"),
                "lessons": [_listed(lesson, words) for lesson in chapter.lessons],
                "tasks": [_listed(task, words) for task in chapter.tasks],
            }
            for chapter in course.chapters
        ],
        "paths": course.paths,
        "first_game": {
            "title": words.say("first-game"),
            "about": words.say("first-game", {}, "about"),
            "minutes": course.first.minutes,
            "seats": course.first.seats,
            "start": msgspec.to_builtins(course.first.start),
        },
    }


def _listed(item: Lesson | Task, words: Words) -> dict[str, Any]:
    return {
        "id": item.id,
        "title": words.say(item.message),
        "about": words.say(item.message, {}, "idea" if isinstance(item, Lesson) else "ask"),
        "seat": item.seat,
        "minutes": item.minutes,
        "rules": item.rules,
    }


def examples_in(folder: Path, language: str) -> list[dict[str, str]]:
    """The worked examples, each with the section of the help under which it stands."""
    words = learn_words(folder, language)
    return [
        {
            "id": example.id,
            "section": example.section,
            "title": words.say(example.message),
            "scene": words.say(example.message, {}, "scene"),
        }
        for example in read_examples(folder).examples
    ]
