"""`tricorne lessons` and `tricorne learn`, as somebody at a terminal uses them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import json_of, run
from tricorne.api import course_of

GAME = "1775-rebellion"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "learn.json"


def learn(file: Path, *typed: str, words: tuple[str, ...] = (GAME,), language: str = "en") -> str:
    lines = "".join(f"{line}\n" for line in typed)
    done = run("learn", *words, "--file", str(file), typed=lines, TRICORNE_LANGUAGE=language)
    assert done.returncode == 0, done.stderr
    return " ".join((done.stdout + done.stderr).split())


def progress(file: Path, game: str = GAME) -> dict[str, object]:
    kept: dict[str, object] = json.loads(file.read_text())[game]
    return kept


def test_lessons_are_listed_by_chapter() -> None:
    listed = json_of("lessons", GAME)[GAME]["chapters"]
    assert [chapter["id"] for chapter in listed] == ["flags", "war", "peace"]
    first = listed[0]["lessons"][0]
    assert (first["id"], first["title"], first["minutes"]) == ("march", "March and raise a flag", 2)
    assert "four-flags" in run("lessons", GAME).stdout


def test_lessons_are_checked() -> None:
    (report,) = json_of("lessons", GAME, "--check")
    assert report["problems"] == []
    assert (report["lessons"], report["tasks"]) == (7, 2)
    assert report["held"] > 100
    assert set(report["longest"]) == {"en", "es"}


def test_a_lesson_is_played_left_and_taken_up(file: Path) -> None:
    first = learn(file, "1", "2", "q")
    assert "You lead the white Patriots" in first
    assert "3/4 Now where to?" in first
    assert progress(file)["lesson"] == "march"
    second = learn(file, "newport", "done", "q")
    assert second.index("3/4 Now where to?") < second.index("Two colonies are yours.")
    assert progress(file) == {"done": ["march"], "lesson": "", "answers": []}
    assert "1/6 Four new Patriots arrive" in learn(file, "q")


def test_other_answers_are_explained_and_refused_ones_have_their_reason(file: Path) -> None:
    shown = learn(file, "done", "boston", "albany", "q")
    assert "That would end your movement with nothing done." in shown
    assert "Only British units are in Boston." in shown
    assert "“albany” is not possible: an army needs a unit of the active faction (rule 3.2.1)" in shown
    assert progress(file)["answers"] == []


def test_back_again_show_hint_terms_and_position(file: Path) -> None:
    shown = learn(file, "1", "s", "h", "k", "?", "b", "1", "1", "a", "q")
    assert "→ 2 Patriots" in shown
    assert shown.count("How many of the three go?") == 3, "asked, as a hint, and after going back"
    assert "Colony: One or more areas with one flag" not in shown
    assert "Flag: A side stands alone in this colony" in shown
    assert "Most colonies win: Americans 1, British 1. Even." in shown
    assert shown.count("1/4 You lead the white Patriots") == 3
    assert progress(file)["answers"] == []


def test_a_lesson_can_be_skipped(file: Path) -> None:
    shown = learn(file, "n", "q")
    assert "Four new Patriots arrive" in shown
    assert progress(file)["done"] == ["march"]


def test_a_task_is_missed_shown_and_solved(file: Path) -> None:
    solution = course_of(GAME).tasks[0].solution
    shown = learn(file, "h", "done", "s", *solution, "q", words=(GAME, "four-flags"))
    assert "Each army should leave somebody behind" in shown
    assert "No colony was added." in shown
    assert (
        shown.index("No colony was added.") < shown.index("→ Hartford") < shown.index("Four flags with four Patriots")
    )
    assert progress(file)["done"] == ["four-flags"]


def test_lessons_of_one_seat_follow_its_path(file: Path) -> None:
    words = ("liberty-or-death", "--seat", "french")
    assert "You lead the French." in learn(file, "q", words=words)
    refused = run("learn", "liberty-or-death", "--seat", "pirates", "--file", str(file), typed="")
    assert refused.returncode == 2
    assert "There is no seat “pirates”" in refused.stderr


def test_an_unknown_lesson_is_refused_with_the_list(file: Path) -> None:
    refused = run("learn", GAME, "dancing", "--file", str(file), typed="")
    assert refused.returncode == 2
    assert "There is no lesson “dancing”. Lessons: march" in refused.stderr


def test_answers_of_other_rules_begin_the_lesson_again(file: Path) -> None:
    file.write_text(json.dumps({GAME: {"done": [], "lesson": "march", "answers": ["newport", "newport"]}}))
    assert "1/4 You lead the white Patriots" in learn(file, "q")


def test_learning_speaks_spanish(file: Path) -> None:
    assert "Llevas a los Patriotas" in learn(file, "q", language="es")


def test_after_the_last_lesson_comes_a_real_game(file: Path) -> None:
    done = [item.id for item in course_of(GAME).items]
    file.write_text(json.dumps({GAME: {"done": done}}))
    shown = learn(file, "", "q")
    assert "Two rounds, about fifteen minutes" in shown
    assert "Round 1: turn of" in shown
