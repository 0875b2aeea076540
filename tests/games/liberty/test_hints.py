"""Hints for people who decide."""

from __future__ import annotations

from tests.games.liberty.positions import game_of, say, war
from tricorne import Match
from tricorne.core.questions import Ask


def hint(match: Match, option: str) -> dict[str, object] | None:
    question = match.question
    assert type(question) is Ask
    return game_of(match).hint(question, option)


def test_a_move_tells_what_it_meets_and_how_many_may_still_cross() -> None:
    m = war({"greene": "springfield", "wayne": "springfield", "grey": "boston"})
    say(m, "move:springfield", "greene")
    assert hint(m, "boston") == {"attack": True, "enemies": 1, "may_cross": 4, "stops": False}
    assert hint(m, "albany") == {"attack": False, "enemies": 0, "may_cross": 2, "stops": True}
    say(m, "boston")
    say(m, "wayne")
    assert hint(m, "boston") == {"attack": True, "enemies": 1, "may_cross": 3, "stops": False}


def test_7_31_fire_tells_its_hits_and_7_32_who_is_hit_first() -> None:
    m = war({"greene": ("springfield", 4), "howe": ("boston", 4)})
    say(m, "move:springfield", "boston", "end", "end")
    chances = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16]
    assert hint(m, "fire:howe") == {"dice": 4, "rating": 3, "hits": 2.0, "chances": chances, "first": ["greene"]}
    assert hint(m, "retreat") is None
