"""A section of a rulebook is found by its number alone: in rules, cards and non-players, and in the tests.

`s3_2_1_muster.py` carries 3.2.1. Where no file carries the number of a section, the section stands with the one that
holds it: 3.2.2 in `s3_2_british.py`, 4.0 in `s4_end.py`. Liberty writes 7.31 for a part of 7.3.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tricorne.core import sections
from tricorne.core.sections import Section, trace
from tricorne.games import OWN, game_class

TRACED = {game: [section for section in trace(game_class(game)) if not section.exempt] for game in OWN}
SECTIONS = [(game, section) for game, traced in TRACED.items() for section in traced]
IN_SEVERAL_FILES = {("1775-rebellion", "5.0"), ("prelude-to-rebellion", "12.0"), ("liberty-or-death", "8.3.5")}
"""The cards, and what non-players choose in Events: too much for one file."""


def holders(game: str, number: str) -> Iterator[str]:
    """The number of a section, then those of the sections that hold it, from within."""
    number = number.removesuffix(".0")
    while number:
        yield number
        inner = game == "liberty" and re.fullmatch(r"\d+\.\d\d", number)
        number = number[:-1] if inner else number.rpartition(".")[0]


def carrying(files: Sequence[Path], number: str) -> list[str]:
    """The files that carry a number in their names. The scenario sheets are S: `s_3_siege.py` is S.3."""
    start = number.lower().replace(".", "_").removeprefix("s")
    return [file.stem for file in files if re.match(rf"(test_)?s{start}_[a-z]", file.name)]


def found(game: str, files: Sequence[Path], number: str) -> list[str]:
    """Where somebody looks for a section who sees nothing but names."""
    return next(filter(None, (carrying(files, holder) for holder in holders(game, number))), [])


def label(value: str | Section) -> str:
    return value if isinstance(value, str) else value.number


@pytest.mark.parametrize(("game", "section"), SECTIONS, ids=label)
def test_a_section_has_its_code_where_its_number_is(game: str, section: Section) -> None:
    """A section that lists its parts is found with them."""
    stems = found(game, sorted(game_class(game).folder().rglob("s*.py")), section.number)
    parts = [part for part in TRACED[game] if part.number.startswith(f"{section.number}.")]
    code = [function for part in (section, *parts) for function in part.code]
    assert any(f".{stem}." in function for stem in stems for function in code)


@pytest.mark.parametrize(("game", "section"), SECTIONS, ids=label)
def test_a_section_has_its_tests_where_its_number_is(game: str, section: Section) -> None:
    stems = found(game, sections.tests_of(game_class(game).folder()), section.number)
    tested = {test.partition(".")[0] for test in section.tests}
    assert tested
    assert tested - set(stems) == set()
    assert len(tested) == 1 or (game, section.number) in IN_SEVERAL_FILES
