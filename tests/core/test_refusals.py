"""What was refused did not happen: whatever somebody sends as an answer, or writes into a record."""

from __future__ import annotations

import copy
import random
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tricorne
from tricorne.core import BadRecord, Match, Refused
from tricorne.core.errors import TricorneError
from tricorne.core.luck import ASK
from tricorne.core.saved import Record, digest_of
from tricorne.core.state import encode

GAMES = [game["id"] for game in tricorne.games()]
LONG = 150
numbers = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
scalars = st.none() | st.booleans() | numbers | st.text(max_size=20)
json_values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
patient = settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))


@cache
def played(game: str, luck: str | None = None) -> Match:
    """A random game, as far as it has come after a while."""
    match, chance = tricorne.new_match(game, seed=5, luck=luck), random.Random(5)
    while match.moment < LONG and match.question is not None:
        match.answer(chance.choice(list(match.question.options())), match.question.seat)
    return match


def what_it_is(match: Match) -> Any:
    questions = [(question.seat, question.kind, list(question.options())) for question in match.questions]
    return list(match.answers), encode(match.game.state), questions, match.log()


def close_to(option: str) -> list[Any]:
    """What is nearly an answer."""
    return [[option], {option: option}, {"answer": option}, option + " ", " " + option, option + "\0", option[:-1]]


@pytest.mark.parametrize("luck", [None, ASK])
@pytest.mark.parametrize("game", GAMES)
@given(moment=st.integers(0, LONG), values=st.lists(json_values, min_size=8, max_size=8), pick=st.integers(0, 10**6))
@patient
def test_no_value_but_an_offered_name_is_an_answer(
    game: str, luck: str | None, moment: int, values: list[Any], pick: int
) -> None:
    whole = played(game, luck)
    match = whole.at(min(moment, whole.moment))
    before = what_it_is(match)
    for question in match.questions:
        options = list(question.options())
        near = [] if not options else close_to(options[pick % len(options)])
        for value in (None, 2, 0, True, "", *values, *near):
            if isinstance(value, str) and (value in options or value in match.interrupts(question.seat)):
                continue
            for seat in (question.seat, None):
                with pytest.raises(Refused) as refused:
                    match.answer(value, seat)
                assert str(refused.value) != refused.value.code
    assert what_it_is(match) == before


def signed(record: dict[str, Any]) -> dict[str, Any]:
    """A record with a checksum that fits, where it is a record at all."""
    with suppress(msgspec.ValidationError):
        record["digest"] = digest_of(msgspec.convert(record, Record))
    return record


def taken(record: dict[str, Any]) -> Match | TricorneError:
    """The match of a record, or why it is refused."""
    try:
        return tricorne.load_match(signed(record), verify=True)
    except TricorneError as refused:
        return refused


def is_sound(match: Match | TricorneError) -> bool:
    """Whether it is a match at which everybody can look, and that can be kept and go on."""
    if isinstance(match, TricorneError):
        return False
    for seat in (*match.game.seats, "observer"):
        match.view(seat)
        match.log(seat)
    tricorne.load_match(match.record())
    if match.question is not None:
        match.answer(match.question.options()[0], match.question.seat)
    return True


@pytest.mark.parametrize("game", GAMES)
@given(where=st.integers(0, LONG - 1), value=json_values, pick=st.integers(0, 10**6))
@patient
def test_a_record_with_anything_else_for_an_answer_is_refused(game: str, where: int, value: Any, pick: int) -> None:
    record = played(game).record()
    moment = where % len(record["answers"])
    there = record["answers"][moment]
    shapes = [value, [value], [value, value], {"mind": value}, {"seat": value, "player": value}, [None, there]]
    record["answers"] = list(record["answers"])
    record["answers"][moment] = shapes[pick % len(shapes)]
    if record["answers"][moment] == there and type(record["answers"][moment]) is type(there):
        return
    match = taken(record)
    assert isinstance(match, BadRecord) or is_sound(match)


@pytest.mark.parametrize("game", GAMES)
def test_a_null_in_a_record_is_refused_everywhere(game: str) -> None:
    whole = played(game).record()
    for moment in range(0, len(whole["answers"]), 7):
        record = {**whole, "answers": list(whole["answers"])}
        record["answers"][moment] = None
        with pytest.raises(BadRecord):
            tricorne.load_match(signed(record), verify=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [{}, {"nobody": "human"}, None], ids=["none", "unknown", "another's"])
def test_a_record_names_the_same_seats_everywhere(game: str, seats: dict[str, str] | None) -> None:
    record = copy.deepcopy(early(game))
    point = record["checkpoints"][0]
    point["seats"] = dict.fromkeys(point["seats"], "human:somebody-else") if seats is None else seats
    with pytest.raises(BadRecord):
        tricorne.load_match(signed(record), verify=True)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something can be put instead of what is there."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, part in inner for place in places(part, (*path, key)))]


@pytest.mark.parametrize("game", GAMES)
@given(pick=st.integers(0, 10**6), value=json_values)
@patient
def test_a_record_with_anything_anywhere_is_refused_or_sound(game: str, pick: int, value: Any) -> None:
    record = copy.deepcopy(early(game))
    able = [place for place in places(record) if place and place[0] != "digest"]
    *path, last = able[pick % len(able)]
    holder = record
    for key in path:
        holder = holder[key]
    holder[last] = value
    match = taken(record)
    if isinstance(match, TricorneError):
        assert str(match) != match.code
    else:
        assert is_sound(match)


@cache
def early(game: str) -> dict[str, Any]:
    """The record of a game that has just begun: every part of it comes up soon."""
    return played(game).at(12).record()
