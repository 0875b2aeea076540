"""8.1.3 Selecting spaces: by the lines of a Command in order, within each by its priorities, at last by chance."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.games.liberty_or_death.bots.lists import Case, all_lines, lines_decided
from tests.games.liberty_or_death.bots.think import take_turn
from tests.games.liberty_or_death.cards.table import table
from tricorne.core.words import LANGUAGES
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import SPACES

OF_A_LINE = re.compile(r"(?m)^w-([\w-]+) = [^{\n]*\{ \$spaces \}\.$")
"""The message of a line says what the line left over, and nothing else."""


def all_cases() -> list[Case]:
    """The cases of all sections."""
    files = Path(__file__).parent.glob("test_s8_*.py")
    modules = [import_module(f"{__package__}.{file.stem}") for file in files]
    return [case for module in modules for case in getattr(module, "LINES", ())]


def test_8_1_3_one_line_is_exhausted_before_the_next_up_to_the_limit_of_spaces() -> None:
    forts = {name: {"patriot_fort": 1} for name in ("georgia", "virginia", "new_york")}
    game = table({**forts, "boston": {"militia_active": 4}})
    answers = take_turn(game, "patriots", card=48)
    chosen = [name for name in answers if name in SPACES][:4]
    assert chosen[0] == "boston"
    assert sorted(chosen[1:]) == ["georgia", "new_york", "virginia"]


def test_8_1_3_every_line_of_every_list_decides_in_some_position() -> None:
    decided = {line for case in all_cases() for line in lines_decided(case)}
    assert {name for one, name in all_lines() if (one, name) not in decided} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_8_1_3_every_line_has_words_and_no_words_are_without_a_line(language: str) -> None:
    words = (LibertyOrDeath.folder() / "words" / f"nonplayer.{language}.ftl").read_text("utf-8")
    assert {*OF_A_LINE.findall(words)} - {"candidates"} == {name for _, name in all_lines()}
