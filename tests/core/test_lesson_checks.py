"""The checks of lessons find each kind of unsound lesson: every one is broken once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.core.test_conformance import reload_toy
from tests.core.toy_course import LESSON, TASK, changed_step, lesson, make, task
from tests.core.toy_game import SEATS, Toy
from tricorne.core import Ask, Rule
from tricorne.core.course import Course, Examples, Guided
from tricorne.core.lesson_checks import check_first_game, check_form, check_lesson, check_task, check_texts, sentences
from tricorne.core.questions import Luck

reload = partial(reload_toy, verify=False)


def problems(plan: Guided, cls: type[Toy] = Toy) -> str:
    return "; ".join(check_lesson(plan, partial(make, cls=cls), partial(reload, cls=cls)).problems)


def test_a_sound_lesson_and_a_sound_task_pass() -> None:
    # Eight answers, a claim after one and two at the end; from the other boast on five more answers and a claim.
    main, other_path = 8 + 1 + 2, 5
    assert check_lesson(lesson(), make, reload) == (main + other_path + 1, [])
    assert check_task(task(), make) == (1 + 1 + 1 + 1, []), "a goal, a claim of the miss, and two tries"


@pytest.mark.parametrize(
    ("plan", "shown"),
    [
        (changed_step(0, asks="offer"), "step 1 bid: ann should be asked 'offer'; asked is ann 'bid'"),
        (changed_step(0, answer="4"), "4 is not offered; offered are ['5']"),
        (changed_step(0, refused={"missing": ["5"]}, answer="5"), "5 is offered"),
        (changed_step(2, again={"no": ["maybe"]}), "maybe is not offered"),
        (changed_step(2, again={"no": ["no"]}, fine={"also": ["no"]}), "an answer has two replies"),
        (changed_step(2, other=True), "a reply to other answers, and there are none"),
        (changed_step(2, id=None), "nothing is said to the learner"),
        (changed_step(2, point=["moon"]), "points at moon"),
        (changed_step(2, before=[{"at": "points/0", "is": 1}]), "before points/0 is 0"),
        (changed_step(2, after=[{"at": "points/0", "is": 1}]), "after points/0 is 6"),
        (lesson(end=[]), "nothing is claimed at the end"),
        (lesson(end=[{"at": "points", "is": [0, 0]}]), "at the end points is [6, 1]"),
        (changed_step(3, fine={"yes": ["perhaps"]}), "perhaps is not offered"),
        (lesson(start={"luck": {"draw": [5, 6]}}), "4 is not offered"),
        (lesson(start={"luck": {"draw": [7]}}), "The script says “7”"),
    ],
)
def test_an_unsound_lesson_is_found(plan: Guided, shown: str) -> None:
    assert shown in problems(plan)


def test_what_is_claimed_always_holds_on_every_accepted_path() -> None:
    steps = json.loads(json.dumps(LESSON["steps"]))
    steps[2] = {"id": "gamble", "asks": "gamble", "answer": "yes", "fine": {"no": ["no"]}}
    sound = {"at": "points", "is": [6, 1]}
    assert problems(lesson(steps=steps, end=[sound])) == ""
    assert "at the end points is [3, 6]" in problems(lesson(steps=steps, end=[{**sound, "always": True}]))


class Renamed(Toy):
    """The same game with another name for a question."""

    def step(self) -> Rule[None] | None:
        return renamed(self)


def renamed(game: Toy) -> Rule[None]:
    for index in range(len(SEATS)):
        card = yield Luck("draw", game.state.deck, "1.1")
        game.state.deck.remove(card)
        game.state.hands[index].append(card)
    yield Ask("ann", "offer", [str(card) for card in game.state.hands[0]], "1.2")


def test_a_question_with_another_name_is_told() -> None:
    assert "ann should be asked 'bid'; asked is ann 'offer'" in problems(lesson(), Renamed)


class Wordless(Toy):
    def step(self) -> Rule[None] | None:
        return wordless()


def wordless() -> Rule[None]:
    yield Ask("ann", "bid", ("5", "pirouette"), "1.2")


def test_an_option_without_a_text_is_told() -> None:
    assert "texts in every language: en: n-pirouette" in problems(lesson(), Wordless)


class Forgetful(Toy):
    """Sees something else each time somebody looks."""

    looks = 0

    def view(self, seat: str) -> dict[str, Any]:
        type(self).looks += 1
        return {**super().view(seat), "looks": self.looks}


def test_a_lesson_that_stands_elsewhere_when_taken_up_is_found() -> None:
    assert "taken up, it stands elsewhere" in problems(lesson(), Forgetful)


@pytest.mark.parametrize(
    ("changes", "shown"),
    [
        ({"goal": []}, "a task has a goal and a miss"),
        ({"misses": []}, "a task has a goal and a miss"),
        ({"solution": ["5", "no"]}, "the learner is still asked"),
        ({"solution": ["5", "yes", "no"]}, "is said Say(message='task-three', part='gambled')"),
        ({"solution": ["5", "no", "no", "2"]}, "over before 2"),
        ({"goal": [{"at": "points/0", "is": 4}]}, "points/0 is 3"),
        ({"misses": [{"id": "none", "answers": ["5", "no", "no"], "when": [{"at": "round", "is": 1}]}]}, "not Say"),
    ],
)
def test_an_unsound_task_is_found(changes: dict[str, Any], shown: str) -> None:
    assert shown in "; ".join(check_task(task(**changes), make).problems)


# Form and texts

FIRST = {"seats": {"ann": "human", "bob": "script"}, "minutes": 5}


def course(lessons: Sequence[Any] = (LESSON,), tasks: Sequence[Any] = (TASK,), **more: Any) -> Course:
    plain = {"chapters": [{"id": "one", "lessons": lessons, "tasks": tasks}], "first": FIRST, **more}
    return msgspec.convert(plain, Course)


NO_EXAMPLES = Examples([])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game's folder with help and texts for the toy course."""
    (tmp_path / "help").mkdir()
    (tmp_path / "learn").mkdir()
    (tmp_path / "words").mkdir()
    for language in ("en", "es"):
        (tmp_path / "help" / f"{language}.md").write_text("## 1.2 Bids\nHigh.\n\n## 1.3 Gambles\nMaybe.\n")
        (tmp_path / "learn" / f"lessons.{language}.ftl").write_text(TEXTS)
    return tmp_path


TEXTS = """
course = Learn
    .about = Everything.
first-game = A game
    .about = Short.
chapter-one = One
lesson-bid = Bid
    .idea = High wins.
    .scene = You hold a 5.
    .done = Won and lost.
lesson-bid-bid = Bid your 5.
    .missing = It is not in your hand.
lesson-bid-gamble = Gamble.
    .no = Gamble this time.
lesson-bid-boast = Stay silent.
    .yes = If you like.
lesson-bid-low = Now the 2.
lesson-bid-bob = Bob bids 3.
lesson-bid-bobs = And gambles.
task-three = Three points
    .ask = Have three.
    .hint = Dice are dangerous.
    .done = Three.
    .gambled = You gambled.
"""


def test_a_sound_course_passes(folder: Path) -> None:
    assert check_form(course(), NO_EXAMPLES, folder, SEATS) == []
    assert check_texts(course(), NO_EXAMPLES, folder) == []
    assert check_first_game(course(), make).problems == []


@pytest.mark.parametrize(
    ("wrong", "shown"),
    [
        (course([{**LESSON, "seat": "eve"}]), "lesson-bid: no seat eve"),
        (course([{**LESSON, "rules": ["9.9"]}]), "lesson-bid: no section 9.9"),
        (course([LESSON, LESSON]), "bid is there twice"),
        (course([{**LESSON, "steps": [LESSON["steps"][0], LESSON["steps"][0]]}]), "step bid is there twice"),
        (course(paths={"ann": ["bidding"]}), "path ann: no lesson bidding"),
        (course([{**LESSON, "steps": LESSON["steps"][1:]}]), "the first step is not the learner's"),
    ],
)
def test_an_unsound_form_is_found(folder: Path, wrong: Course, shown: str) -> None:
    assert shown in "; ".join(check_form(wrong, NO_EXAMPLES, folder, SEATS))


@pytest.mark.parametrize(
    ("text", "instead", "shown"),
    [
        ("    .no = Gamble this time.\n", "", "es: lesson-bid-gamble.no is missing"),
        ("lesson-bid-low = Now the 2.\n", "", "es: lesson-bid-low is missing"),
        (
            "    .idea = High wins.\n",
            "    .idea = High wins.\n    .more = Really.\n",
            "lesson-bid.more belongs to no step",
        ),
        ("Gamble.\n", f"Gamble {'and gamble ' * 30}.\n", "es: lesson-bid-gamble is too long"),
        ("Gamble.\n", "One. Two. Three.\n", "lesson-bid-gamble is too long, 16 characters, 3 sentences"),
        ("Gamble.\n", f"{'a ' * 36}b.\n", "37 words"),
        ("Bid your 5.\n", f"{'a ' * 34}.\n", "words before the first action"),
    ],
)
def test_a_text_that_is_missing_superfluous_or_long_is_found(folder: Path, text: str, instead: str, shown: str) -> None:
    path = folder / "learn" / "lessons.es.ftl"
    assert text in TEXTS
    path.write_text(TEXTS.replace(text, instead))
    if "first action" in shown:
        path.write_text(TEXTS.replace(text, instead).replace("= Bid\n", "= Bid one two three four five six\n"))
    assert shown in "; ".join(check_texts(course(), NO_EXAMPLES, folder))


def test_sentences_are_counted() -> None:
    assert sentences("A title") == 1
    assert sentences("One: two, three; four.") == 1
    assert sentences("Which one? That one!") == 2
    assert sentences("«¿Qué?» Nada.") == 2
    assert sentences("Two. And a rest") == 2


def test_a_first_game_in_which_nobody_is_asked_or_that_is_over_at_once_is_found() -> None:
    nobody = {**FIRST, "seats": {"ann": "human", "bob": "script"}, "until": [{"at": "round", "is": 0}]}
    assert "over before it begins" in "; ".join(check_first_game(course(first=nobody), make).problems)
