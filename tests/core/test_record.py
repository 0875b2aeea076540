"""Records: saving, loading, refusing what is damaged."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.core.toy_game import make_toy, toy
from tricorne.core import BadRecord, Match
from tricorne.core.record import Record, load, read
from tricorne.core.saved import digest_of
from tricorne.core.state import encode


def played(answers: int = 20, bob: str = "human:bob") -> Match:
    match, chance = toy(seed=4, bob=bob), random.Random(4)
    for _ in range(answers):
        if match.question is None:
            break
        match.answer(chance.choice(list(match.question.options())))
    return match


def sign(record: dict[str, Any]) -> None:
    record["digest"] = digest_of(msgspec.convert(record, Record))


def loaded(record: Any, *, verify: bool = False) -> Match:
    return load(read(record), make_toy, verify=verify)


@pytest.mark.parametrize("answers", range(13))
@pytest.mark.parametrize("bob", ["human:bob", "clockwork"])
def test_a_loaded_match_is_the_same_match(answers: int, bob: str) -> None:
    match = played(answers, bob)
    text = json.dumps(match.record())
    for verify in (False, True):
        again = loaded(text, verify=verify)
        assert encode(again.game.state) == encode(match.game.state)
        assert again.record() == match.record()
        assert again.log("ann") == match.log("ann")
        assert again.view("bob") == match.view("bob")


@pytest.mark.parametrize("answers", range(13))
def test_corrections_in_a_record_begin_at_the_start_of_their_step(answers: int) -> None:
    match = played(answers)
    at_start = match.at(match.step_start).position()
    for points in (7, 9):
        match.edit({"points": {"ann": points}}, "counted again")
        assert match.position() == {**at_start, "points": {**at_start["points"], "ann": points}}
    for verify in (False, True):
        assert loaded(match.record(), verify=verify).record() == match.record()


@pytest.mark.parametrize("cut", [1, 50, 400])
def test_a_truncated_record_is_refused(cut: int) -> None:
    text = json.dumps(played().record())
    with pytest.raises(BadRecord):
        loaded(text[:-cut])


def test_an_edited_record_is_refused() -> None:
    record = played().record()
    record["answers"][0] = [6]
    with pytest.raises(BadRecord) as refused:
        loaded(record)
    assert refused.value.code == "record-edited"


def test_a_record_that_lies_is_found_by_playing_it_again() -> None:
    record = played().record()
    record["checkpoints"][-1]["state"]["points"][0] += 50
    sign(record)
    with pytest.raises(BadRecord) as refused:
        loaded(record, verify=True)
    assert refused.value.code == "record-unfit"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        read(tmp_path / "nothing.json")


def test_other_rules_return_to_the_checkpoint_and_say_so() -> None:
    match = played(answers=2)
    record = match.record()
    record["setup"]["rules"] = 0
    record["answers"][-1] = "no longer offered"
    sign(record)
    again = loaded(record)
    assert again.notices == ["returned-to-checkpoint"]
    assert again.question is not None
    assert [question.seat for question in again.questions] == ["ann", "bob"]


def of_another_shape(rules: int) -> dict[str, Any]:
    """A record whose states lack a field, made by these rules."""
    record = played().record()
    for point in record["checkpoints"]:
        del point["state"]["points"]
    record["setup"]["rules"] = rules
    sign(record)
    return record


def test_a_record_with_states_of_another_shape_is_played_again_from_the_start() -> None:
    again, match = loaded(of_another_shape(rules=0)), played()
    assert encode(again.game.state) == encode(match.game.state)
    assert (again.answers, again.log(), again.notices) == (match.answers, match.log(), [])


def test_states_of_another_shape_under_the_same_rules_are_damage() -> None:
    with pytest.raises(BadRecord) as refused:
        loaded(of_another_shape(rules=make_toy(played().setup).rules_version))
    assert refused.value.code == "record-damaged"


def test_answers_that_other_rules_refuse_are_not_dropped_for_want_of_a_checkpoint() -> None:
    record = of_another_shape(rules=0)
    record["answers"][-1] = "no longer offered"
    sign(record)
    with pytest.raises(BadRecord) as refused:
        loaded(record)
    assert refused.value.code == "record-unfit"
