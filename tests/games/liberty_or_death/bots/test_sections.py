"""Each section of chapter 8 is found by its number, in the source and in the tests."""

import re
from pathlib import Path

import pytest

from tricorne.core.sections import trace
from tricorne.games.liberty_or_death import bots
from tricorne.games.liberty_or_death.game import LibertyOrDeath

SOURCE = sorted(Path(bots.__file__).parent.rglob("s8_*.py"))
TESTS = sorted(Path(__file__).parent.glob("test_s8_*.py"))
SECTIONS = {
    section.number: section
    for section in trace(LibertyOrDeath)
    if section.number.startswith("8") and section.number != "8.8" and not section.exempt
}


def of_section(files: list[Path], number: str) -> list[Path]:
    """The files that carry the number in their names."""
    carries = re.compile(rf"(test_)?s{number.replace('.', '_')}_[a-z]")
    return [file for file in files if carries.match(file.name)]


@pytest.mark.parametrize("number", SECTIONS)
def test_a_section_has_its_code_where_its_number_is(number: str) -> None:
    stems = [file.stem for file in of_section(SOURCE, number)]
    assert any(f".{stem}." in code for stem in stems for code in SECTIONS[number].code)


@pytest.mark.parametrize("number", SECTIONS)
def test_a_section_has_its_tests_where_its_number_is(number: str) -> None:
    stems = {file.stem for file in of_section(TESTS, number)}
    assert {test.partition(".")[0] for test in SECTIONS[number].tests} - stems == set()
    assert stems
