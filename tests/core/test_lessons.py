"""Lessons and tasks: what stands, what an answer is, what the script does, going back and taking up."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.core.toy_course import LESSON, lesson, make, step_of, task
from tests.core.toy_game import toy
from tricorne.core.claims import Claim, failures
from tricorne.core.course import COURSE, read_course
from tricorne.core.errors import BadData, BadRecord, BadSetup, Refused
from tricorne.core.lessons import ELSE, MISSED, Run, Say, Try
from tricorne.core.match import Answer
from tricorne.core.questions import Ask


def run(answers: list[Answer] | None = None) -> Run:
    plan = lesson()
    return Run(plan, partial(make, plan.start, plan.seat), answers or [])


def attempt(**changes: Any) -> Try:
    plan = task(**changes)
    return Try(plan, partial(make, plan.start, plan.seat))


# A lesson


def test_the_first_sentence_stands_and_points_at_the_expected_answer() -> None:
    assert run().stand() == ("bid", 1, 6, Say("lesson-bid-bid"), ["5"], False, False)


def test_where_it_stands_is_plain_data() -> None:
    played = run()
    assert played.shown(played.answer("6")) == {
        "id": "bid",
        "step": 1,
        "of": 6,
        "say": {"message": "lesson-bid-bid", "part": None},
        "point": ["5"],
        "waits": False,
        "over": False,
        "reply": {"is": "refused", "say": {"message": "lesson-bid-bid", "part": "missing"}},
    }
    assert msgspec.json.encode(attempt().shown())


def test_the_expected_answer_is_played_and_the_script_follows_as_far_as_it_is_silent() -> None:
    played = run()
    assert played.answer("5") == ("go", None)
    assert step_of(played.step) == "gamble"
    assert played.match.answers[-2:] == [["ann", "5"], ["bob", "4"]]


def test_a_legal_answer_beside_the_point_is_told_and_not_played() -> None:
    played = run()
    played.answer("5")
    before = list(played.match.answers)
    assert played.answer("no") == ("again", Say("lesson-bid-gamble", "no"))
    assert played.match.answers == before


def test_an_answer_that_is_as_good_is_played_with_its_reply() -> None:
    played = run()
    for name in ("5", "yes"):
        played.answer(name)
    assert played.answer("yes") == ("fine", Say("lesson-bid-boast", "yes"))
    assert step_of(played.step) == "low"


def test_what_the_rules_forbid_is_refused_in_the_words_of_the_lesson_where_it_has_some() -> None:
    played = run()
    assert played.answer("6") == ("refused", Say("lesson-bid-bid", "missing"))
    with pytest.raises(Refused) as refused:
        played.answer("3")
    assert refused.value.args_["reason"] == "why-not-in-hand", "the reason of the rules themselves"
    assert played.stand().step == 1


def test_other_legal_answers_have_a_reply_of_the_step_or_the_common_one() -> None:
    steps = json.loads(json.dumps(LESSON["steps"]))
    del steps[2]["again"]
    plan = lesson(steps=steps)
    assert after_the_bid(Run(plan, partial(make, plan.start, "ann"))).judge("no") == ("again", ELSE)
    steps[2]["other"] = True
    plan = lesson(steps=steps)
    said = after_the_bid(Run(plan, partial(make, plan.start, "ann"))).judge("no")
    assert said == ("again", Say("lesson-bid-gamble", "other"))


def test_what_may_be_done_beside_the_questions_is_not_played() -> None:
    played = run()
    for name in ("5", "yes"):
        played.answer(name)
    assert "gift" in played.match.interrupts("ann")
    assert played.answer("gift") == ("again", ELSE)
    assert step_of(played.step) == "boast"
    tried = attempt()
    for name in ("5", "yes"):
        tried.answer(name)
    with pytest.raises(Refused, match="no answer that lesson three accepts"):
        tried.answer("gift")


def test_the_learner_does_not_answer_for_others() -> None:
    played = run()
    for name in ("5", "yes", "no", "2"):
        played.answer(name)
    with pytest.raises(Refused, match="ann is not asked"):
        played.answer("3")


def after_the_bid(played: Run) -> Run:
    played.answer("5")
    return played


def test_a_step_of_the_script_with_a_sentence_waits_until_the_learner_goes_on() -> None:
    played = run()
    for name in ("5", "yes", "no", "2"):
        played.answer(name)
    assert (played.stand().waits, played.stand().say) == (True, Say("lesson-bid-bob"))
    played.go_on()
    assert played.stand().say == Say("lesson-bid-bobs")
    played.go_on()
    assert played.stand() == ("bid", 6, 6, Say("lesson-bid", "done"), (), False, True)
    with pytest.raises(Refused, match="over"):
        played.answer("yes")


def test_to_go_on_plays_nothing_for_the_learner() -> None:
    played = run()
    played.go_on()
    assert played.stand().step == 1


def test_show_me_leaves_the_table_as_it_is() -> None:
    played = run()
    before = played.match.view("ann")
    assert played.after_expected().moment > played.match.moment
    assert played.match.view("ann") == before


def test_back_goes_from_sentence_to_sentence_and_brings_the_same_dice_again() -> None:
    played = run()
    for name in ("5", "yes", "no", "2"):
        played.answer(name)
    for expected in ("low", "boast", "gamble", "bid", "bid"):
        played.back()
        assert step_of(played.step) == expected
    played.answer("5")
    played.answer("yes")
    assert played.match.view("ann")["position"]["points"] == [6, 0], "the scripted die, not the next one"


def test_again_begins_anew() -> None:
    played = run()
    played.answer("5")
    played.again()
    assert played.stand().step == 1


def test_a_lesson_is_taken_up_from_the_answers_of_its_record() -> None:
    played = run()
    for name in ("5", "yes"):
        played.answer(name)
    taken_up = run(json.loads(json.dumps(played.match.record()["answers"])))
    assert taken_up.stand() == played.stand()
    assert taken_up.match.view("ann") == played.match.view("ann")


@pytest.mark.parametrize("answers", [[[5], [4], ["ann", "6"]], [[5], [4], ["ann", "5"], ["bob", "4"], "no"], [[9]]])
def test_answers_that_do_not_fit_are_no_record_of_the_lesson(answers: list[Answer]) -> None:
    with pytest.raises(BadRecord):
        run(answers)


# A task


def test_in_a_task_every_legal_answer_is_played_until_the_goal_is_reached() -> None:
    tried = attempt()
    assert tried.stand().say == Say("task-three", "ask")
    for name in ("5", "no", "yes"):
        assert not tried.is_over
        tried.answer(name)
    assert tried.is_over
    assert tried.is_reached
    assert tried.stand().say == Say("task-three", "done")


def test_a_miss_is_told_by_its_own_claims_or_in_general() -> None:
    tried = attempt()
    for name in ("5", "yes", "no"):
        tried.answer(name)
    assert tried.stand().say == Say("task-three", "gambled")
    tried = attempt(misses=[])
    for name in ("5", "yes", "no"):
        tried.answer(name)
    assert tried.stand().say == MISSED


def test_a_record_of_a_task_goes_no_further_than_the_task() -> None:
    """Else whoever sends answers along could have whole games played for each request."""
    tried = attempt()
    for name in ("5", "yes", "no"):
        tried.answer(name)
    assert tried.is_over
    match, plan = tried.match, task()
    while match.question is not None and match.moment < 30:
        ask = match.question
        assert isinstance(ask, Ask)
        match.answer(ask.options()[0], ask.seat)
    with pytest.raises(BadRecord):
        Try(plan, partial(make, plan.start, "ann"), match.answers)


def test_a_task_is_taken_up_and_goes_back() -> None:
    tried = attempt()
    tried.answer("5")
    tried.answer("no")
    plan = task()
    taken_up = Try(plan, partial(make, plan.start, "ann"), tried.match.answers)
    assert taken_up.stand() == tried.stand()
    tried.back()
    assert tried.match.question_for("ann") is not None
    assert [question.kind for question in tried.match.questions] == ["gamble"]
    tried.back()
    assert tried.stand().step == 0


# Claims


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ({"at": "points", "is": [0, 0]}, True),
        ({"at": "points/0", "least": 1}, False),
        ({"at": "points/0", "most": 0}, True),
        ({"at": "points/7", "nothing": True}, True),
        ({"at": "table", "nothing": True}, True),
        ({"at": "hand", "nothing": True}, False),
        ({"at": "hand", "seat": "observer", "nothing": True}, True),
        ({"at": "round", "has": 0}, True),
        ({"log": "drew", "args": {"seat": "ann", "card": "5"}}, True),
        ({"log": "drew", "times": 1}, False),
        ({"log": "won-bid"}, False),
        ({"asked": ["ann", "bid"]}, True),
        ({"asked": ["ann", "gamble"]}, False),
        ({"offered": ["5"]}, True),
        ({"not_offered": ["5"]}, False),
        ({"only": ["5"]}, True),
        ({"only": ["5", "6"]}, False),
        ({"hint": "5", "is": {}}, False),
        ({"why": "coin"}, False),
        ({"result": {"reason": "points"}}, False),
        ({}, False),
    ],
)
def test_a_claim_holds_or_says_what_is_otherwise(claim: dict[str, Any], holds: bool) -> None:
    match = toy({"draw": [5, 4]})
    assert (failures(match, [msgspec.convert(claim, Claim)], "ann") == []) == holds


# Files


def write(folder: Path, plain: Any) -> Path:
    (folder / "learn").mkdir()
    (folder / "learn" / COURSE).write_text(json.dumps(plain))
    return folder


COURSE_FILE = {"chapters": [{"id": "one", "lessons": [LESSON]}], "first": {"seats": {"ann": "human"}, "minutes": 5}}


def test_a_start_is_told_by_what_differs_from_the_base(tmp_path: Path) -> None:
    base = {"seed": 9, "luck": {"coin": ["high"], "draw": [1]}}
    course = read_course(write(tmp_path, {**COURSE_FILE, "base": base}))
    start = course.find("bid").start
    assert (start.seed, start.luck) == (9, {"coin": ["high"], "draw": [5, 4, 2, 3], "die": [6, 1, 1]})


def test_an_unknown_key_is_refused_with_file_and_place(tmp_path: Path) -> None:
    wrong = json.loads(json.dumps(COURSE_FILE))
    wrong["chapters"][0]["lessons"][0]["steps"][1]["anwser"] = "5"
    with pytest.raises(BadData) as refused:
        read_course(write(tmp_path, wrong))
    assert "learn/lessons.json" in str(refused.value)
    assert "anwser" in str(refused.value)
    assert "chapters[0].lessons[0].steps[1]" in str(refused.value)


def test_a_missing_file_and_a_missing_lesson_are_told(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"learn/lessons\.json is missing"):
        read_course(tmp_path)
    with pytest.raises(BadSetup, match="There is no lesson"):
        read_course(write(tmp_path, COURSE_FILE)).find("nothing")
