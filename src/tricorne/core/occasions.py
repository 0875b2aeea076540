"""When something first comes up in a game, a coach says what it is and which lesson shows it.

`learn/occasions.json` lists them, `learn/occasions.<language>.ftl` says each in one sentence, `occasion-<id>`.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from tricorne.core.course import Form, read_course, read_form
from tricorne.core.match import Match
from tricorne.core.words import learn_words

OCCASIONS = "occasions.json"


class Occasion(Form):
    """Something that comes up: a line of the log, or a question of a kind; and the lesson that shows it."""

    id: str
    lesson: str
    log: str = ""
    asks: str = ""

    @property
    def message(self) -> str:
        return f"occasion-{self.id}"


class Occasions(Form):
    """All occasions of a game; of several that come up together, the first is told first."""

    occasions: list[Occasion]


@lru_cache(maxsize=16)
def read_occasions(folder: Path) -> tuple[Occasion, ...]:
    """The occasions of the game in a folder; none where it has no such file."""
    path = folder / "learn" / OCCASIONS
    return tuple(read_form(path, Occasions).occasions) if path.is_file() else ()


def come_up(match: Match, seat: str) -> dict[str, int]:
    """What has come up so far for a seat, each with the moment when it first did: what it has read or is asked."""
    first: dict[str, int] = {}
    for entry in match.log(seat):
        first.setdefault(entry["event"], entry["moment"])
    asked = match.question_for(seat)
    found = {}
    for occasion in read_occasions(match.game.folder()):
        if occasion.log in first:
            found[occasion.id] = first[occasion.log]
        elif asked is not None and asked.kind == occasion.asks:
            found[occasion.id] = match.moment
    return found


def occasions_in(folder: Path, language: str) -> dict[str, dict[str, Any]]:
    """The occasions in a language, ready for JSON: by id the sentence, the lesson and its minutes."""
    minutes = {item.id: item.minutes for item in read_course(folder).items}
    words = learn_words(folder, language)
    return {
        occasion.id: {
            "say": words.say(occasion.message),
            "lesson": occasion.lesson,
            "minutes": minutes[occasion.lesson],
        }
        for occasion in read_occasions(folder)
    }
