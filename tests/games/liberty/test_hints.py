"""Hints for people who decide."""

from __future__ import annotations

from tests.games.liberty.table import game_of, war
from tests.games.library import answer
from tricorne import Match
from tricorne.core.questions import Ask


def hint(match: Match, option: str) -> dict[str, object] | None:
    question = match.question
    assert type(question) is Ask
    return game_of(match).hint(question, option)


def test_a_move_tells_what_it_meets_and_how_many_may_still_cross() -> None:
    m = war({"greene": "springfield", "wayne": "springfield", "grey": "boston"})
    answer(m, "move:springfield", "greene")
    assert hint(m, "boston") == {"attack": True, "enemies": 1, "may_cross": 4, "stops": False}
    assert hint(m, "albany") == {"attack": False, "enemies": 0, "may_cross": 2, "stops": True}
    answer(m, "boston")
    answer(m, "wayne")
    assert hint(m, "boston") == {"attack": True, "enemies": 1, "may_cross": 3, "stops": False}


def test_fire_tells_its_hits_and_who_is_hit_first() -> None:
    m = war({"greene": ("springfield", 4), "howe": ("boston", 4)})
    answer(m, "move:springfield", "boston", "end", "end")
    chances = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16]
    shown = hint(m, "fire:howe")
    assert shown is not None
    fire = {"dice": 4, "rating": 3, "hits": 2.0, "chances": chances, "first": ["greene"]}
    assert {name: shown[name] for name in fire} == fire
    assert hint(m, "retreat") is None


def test_every_way_to_take_hits_is_asked_as_it_says_and_has_its_odds() -> None:
    """Howe hits twice; Greene and Wayne are equally strong: the second hit falls on the other one."""
    m = war({"greene": ("springfield", 3), "wayne": ("springfield", 3), "howe": ("boston", 2)}, luck={"fire": [1, 1]})
    answer(m, "move:springfield", "greene", "boston", "wayne", "boston", "end", "end")
    answer(m, "fire:howe")
    ask = m.question
    assert type(ask) is Ask
    assert (ask.kind, ask.args["hits"], ask.args["by"]) == ("hit", 2, "howe")
    whole = game_of(m).whole_answers(ask)
    assert [(answers.answers, answers.takes) for answers in whole] == [(("greene",), {"greene": 1, "wayne": 1})]
    shown = hint(m, "greene")
    assert shown is not None
    assert shown["attacker"]["wins"] + shown["defender"]["wins"] == 1  # type: ignore[index]


def test_the_odds_are_those_of_battles_that_are_played_out() -> None:
    """One step with C1 against four of C3: the weak side hardly ever holds."""
    m = war({"greene": ("springfield", 4), "wayne": ("springfield", 4), "grey": ("boston", 1)})
    answer(m, "move:springfield", "greene", "boston", "wayne", "boston", "end", "end")
    shown = hint(m, "fire:grey")
    assert shown is not None
    assert shown["attacker"]["wins"] > 0.8  # type: ignore[index]
