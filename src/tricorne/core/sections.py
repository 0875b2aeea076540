"""Traceability: each numbered section of a rulebook has code, a test and help, or a written reason why not."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NamedTuple

from tricorne.core.game import Game
from tricorne.core.rules import sections_with_code
from tricorne.core.words import LANGUAGES

_HEADING = re.compile(r"^## (\S+)\s+(.+)$", re.MULTILINE)
_TEST_NAME = re.compile(r"test_((?:[a-z]_)?[a-z]?\d+(?:_\d+)*)(?:_|$)")


class Section(NamedTuple):
    """One section and what it has."""

    number: str
    title: str
    code: tuple[str, ...]
    tests: tuple[str, ...]
    help: bool
    exempt: str

    @property
    def missing(self) -> list[str]:
        """What the section lacks. An exempt one needs help only."""
        lacks = [] if self.help else ["help"]
        if not self.exempt:
            lacks += [name for name, has in (("code", self.code), ("test", self.tests)) if not has]
        return lacks


def trace(game: type[Game[Any]]) -> list[Section]:
    """The sections of a game, with their code, tests and help."""
    folder = game.folder()
    package = folder.name
    import_all(game.package(), folder)
    listed: dict[str, Any] = tomllib.loads((folder / "data" / "sections.toml").read_text("utf-8"))["sections"]
    code = sections_with_code(package)
    tests = tests_by_section(tests_of(folder))
    help_texts = {language: read_help(folder, language) for language in LANGUAGES}
    unknown = sorted(set(code) - set(listed))
    if unknown:
        raise ValueError(f"{package}: code cites sections that sections.toml does not list: {', '.join(unknown)}")
    return [
        Section(
            number=number,
            title=help_texts["en"].get(number, ("", ""))[0],
            code=tuple(
                f"{f.__module__.removeprefix('tricorne.games.')}.{f.__qualname__}" for f in code.get(number, ())
            ),
            tests=tuple(tests.get(number, ())),
            help=all(number in texts for texts in help_texts.values()),
            exempt=about.get("exempt", ""),
        )
        for number, about in listed.items()
    ]


def import_all(package: str, folder: Path) -> None:
    """Import every module of a package, so that all its rules are registered."""
    for module in walk_packages([str(folder)], f"{package}."):
        import_module(module.name)


def read_help(folder: Path, language: str) -> dict[str, tuple[str, str]]:
    """Title and text of each section of a help file."""
    path = folder / "help" / f"{language}.md"
    if not path.is_file():
        return {}
    text = path.read_text("utf-8")
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return {
        heading[1]: (heading[2].strip(), text[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    }


def tests_of(folder: Path) -> list[Path]:
    """The test files of a game, in a checkout; an installed package has none.

    A game of our own has a folder in `tests/games`, a package of somebody else's has `tests` beside it.
    """
    roots = (folder.parents[3] / "tests" / "games" / folder.name, folder.parent / "tests")
    return sorted(path for root in roots for path in root.rglob("test_*.py"))


def tests_by_section(files: Iterable[Path]) -> dict[str, list[str]]:
    """The names of the tests of each section: `test_3_2_1_an_army_stops` tests 3.2.1."""
    tests: dict[str, list[str]] = {}
    for path in files:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (named := _TEST_NAME.match(node.name)):
                tests.setdefault(section_of(named[1]), []).append(f"{path.stem}.{node.name}")
    return tests


def section_of(text: str) -> str:
    """`3_2_1` is 3.2.1, `s_1` is S.1 and `s1` is S1."""
    return ".".join(part.upper() for part in text.split("_"))
