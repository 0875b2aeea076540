"""What teaching adds to a table that is no lesson: little, and nothing of the lessons themselves."""

from __future__ import annotations

import json
import re
from pathlib import Path

import tricorne
from tricorne.api import key_of
from tricorne.core.words import LANGUAGES
from tricorne.games import OWN, game_class

CLIENT = Path(tricorne.__file__).parent / "client"
LEARN = CLIENT / "js" / "learn"
IMPORT = re.compile(r'^(?:import|export) [^;]*?from "(\.[^"]+)"', re.MULTILINE)
ONLY_IN_LESSONS = {"page.js", "lesson.js", "lesson_link.js", "bubble.js", "pointing.js"}
MOST_BYTES = 60_000


def loaded_with(entry: Path) -> set[Path]:
    """A module and all that it needs before it runs."""
    found: set[Path] = set()
    waiting = [entry]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [(path.parent / name).resolve() for name in IMPORT.findall(path.read_text("utf-8"))]
    return found


def test_a_table_loads_no_lesson_and_little_else_that_teaches() -> None:
    modules = {path for path in loaded_with(CLIENT / "js" / "app" / "table.js") if path.parent == LEARN}
    assert modules
    assert not {path.name for path in modules} & ONLY_IN_LESSONS
    page = sum(
        path.stat().st_size for path in (*modules, *(CLIENT / "css" / name for name in ("coach.css", "key.css")))
    )
    for game in OWN:
        for language in LANGUAGES:
            words = game_class(game).folder() / "words" / f"standing.{language}.ftl"
            key = json.dumps(key_of(game, language), ensure_ascii=False).encode()
            assert page + words.stat().st_size + len(key) <= MOST_BYTES, (game, language)
