"""8.1.3: each line of each priority list decides once, and no line is without such a position."""

import re

import pytest

from tests.games.liberty_or_death.bots.lists import check
from tests.games.liberty_or_death.bots.priority_cases import CASES
from tests.games.liberty_or_death.bots.priority_cases_events import EVENTS, INSTRUCTIONS
from tests.games.liberty_or_death.bots.priority_cases_moves import MOVES
from tests.games.liberty_or_death.bots.priority_cases_winter import WINTER
from tricorne.core.words import LANGUAGES
from tricorne.games.liberty_or_death.bots.event_spaces import INSTRUCTED
from tricorne.games.liberty_or_death.game import LibertyOrDeath

ALL = CASES | MOVES | EVENTS | INSTRUCTIONS | WINTER
OF_A_LINE = re.compile(r"(?m)^w-([\w-]+) = [^{\n]*\{ \$spaces \}\.$")


@pytest.mark.parametrize("name", ALL)
def test_8_1_3_each_line_of_a_list_decides(name: str) -> None:
    check(ALL[name])


@pytest.mark.parametrize("language", LANGUAGES)
def test_8_1_3_no_line_is_without_words_or_without_a_position_in_which_it_decides(language: str) -> None:
    words = (LibertyOrDeath.folder() / "words" / f"nonplayer.{language}.ftl").read_text("utf-8")
    assert {*OF_A_LINE.findall(words)} - {"candidates"} == {case.decides for case in ALL.values()}


def test_8_3_1_no_preference_of_an_instruction_is_without_a_position_in_which_it_decides() -> None:
    names = {f"instruction-{prefer.replace('_', '-')}" for prefer in INSTRUCTED}
    assert names == {case.decides for case in ALL.values() if case.decides.startswith("instruction-")}
