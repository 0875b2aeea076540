"""What a VASSAL module that an owner has says of a game: names of cards, pieces and at-start stacks.

A module is a zip with a build file in XML. It comes from outside: nothing is unpacked to the disk, the build file is
read up to a limit whatever its header says, and XML with entities of its own, without end or too deep is refused.
"""

from __future__ import annotations

import re
import unicodedata
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from pathlib import Path
from xml.parsers import expat

import msgspec

from tricorne.core.errors import BadData

BUILD_FILES = ("buildFile.xml", "buildFile")
MOST_BYTES = 8_000_000
MOST_MODULE = 1_000_000_000
MOST_MEMBERS = 20_000
MOST_DEPTH = 60
MOST_ELEMENTS = 200_000
MOST_NAMES = 1_000
LONGEST = 120
ALIKE = 0.72
MOST_SHOWN = 3
CARD, PIECE, DECK, STACK, MODULE = "CardSlot", "PieceSlot", "DrawPile", "SetupStack", "GameModule"


class Stack(msgspec.Struct, frozen=True):
    """Pieces that stand together at the start."""

    name: str
    pieces: dict[str, int]


class Module(msgspec.Struct, frozen=True):
    """What was found in a module: cards by deck, pieces, stacks."""

    name: str
    version: str
    cards: dict[str, tuple[str, ...]]
    pieces: tuple[str, ...]
    stacks: tuple[Stack, ...]


class Suggestion(msgspec.Struct, frozen=True):
    """A name of the module that may be one of ours."""

    name: str
    where: str = ""
    pieces: dict[str, int] = {}


class Suggestions(msgspec.Struct, frozen=True):
    """A module beside a game: by entry what may be the same, and the cards that are like none of ours."""

    name: str
    version: str
    cards: int
    pieces: int
    stacks: int
    entries: dict[str, tuple[Suggestion, ...]]
    others: tuple[Suggestion, ...]


def build_file(path: Path) -> bytes:
    """The build file of a module, read no further than it may be large."""
    if path.stat().st_size > MOST_MODULE:
        raise BadData("vassal-too-large", limit=MOST_MODULE, of="module")
    try:
        with zipfile.ZipFile(path) as archive:
            members = archive.infolist()
            if len(members) > MOST_MEMBERS:
                raise BadData("vassal-too-large", limit=MOST_MEMBERS, of="files")
            name = next((name for name in BUILD_FILES if any(one.filename == name for one in members)), None)
            if name is None:
                raise BadData("vassal-no-build-file")
            with archive.open(name) as stream:
                found = stream.read(MOST_BYTES + 1)
    except (OSError, zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError, EOFError, ValueError):
        raise BadData("vassal-no-module") from None
    if len(found) > MOST_BYTES:
        raise BadData("vassal-too-large", limit=MOST_BYTES, of="build-file")
    return found


class _Reader:
    """Collects names while the build file goes by."""

    def __init__(self) -> None:
        self.open: list[tuple[str, str]] = []
        self.elements = 0
        self.module = ("", "")
        self.cards: dict[str, dict[str, None]] = {}
        self.pieces: dict[str, None] = {}
        self.stacks: list[tuple[str, Counter[str]]] = []
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self._begin
        self.parser.EndElementHandler = lambda _: self.open.pop()
        self.parser.EntityDeclHandler = self._refuse
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)

    @staticmethod
    def _refuse(*_: object) -> None:
        raise BadData("vassal-entities")

    def _begin(self, tag: str, attributes: Mapping[str, str]) -> None:
        self.elements += 1
        if len(self.open) >= MOST_DEPTH or self.elements > MOST_ELEMENTS:
            raise BadData("vassal-too-deep")
        kind = tag.rpartition(".")[2]
        name = _cleaned(attributes.get("entryName") or attributes.get("name") or "")
        if kind == MODULE and not self.module[0]:
            self.module = (name, _cleaned(attributes.get("version", "")))
        elif kind == STACK:
            self.stacks.append((name, Counter()))
        elif kind == CARD and name:
            self.cards.setdefault(self._within(DECK), {})[name] = None
        elif kind == PIECE and name:
            self.pieces[name] = None
            if self._is_within(STACK):
                self.stacks[-1][1][name] += 1
        self.open.append((kind, name))

    def _is_within(self, kind: str) -> bool:
        return any(outer == kind for outer, _ in self.open)

    def _within(self, kind: str) -> str:
        return next((name for outer, name in reversed(self.open) if outer == kind), "")


def _cleaned(name: str) -> str:
    """A name on one line and of sensible length."""
    return " ".join("".join(sign for sign in name if sign.isprintable() or sign == " ").split())[:LONGEST]


def read_module(source: bytes) -> Module:
    """The names in a build file."""
    if len(source) > MOST_BYTES:
        raise BadData("vassal-too-large", limit=MOST_BYTES, of="build-file")
    reader = _Reader()
    try:
        reader.parser.Parse(source, True)
    except (expat.ExpatError, ValueError, LookupError):
        raise BadData("vassal-no-xml") from None
    if not reader.module[0] and not reader.cards and not reader.pieces:
        raise BadData("vassal-nothing")
    cards = {deck: tuple(names)[:MOST_NAMES] for deck, names in reader.cards.items()}
    stacks = tuple(Stack(name, dict(pieces)) for name, pieces in reader.stacks if name and pieces)[:MOST_NAMES]
    return Module(*reader.module, cards, tuple(reader.pieces)[:MOST_NAMES], stacks)


def suggested(module: Module, ours: Mapping[str, Iterable[str]], cards: frozenset[str]) -> Suggestions:
    """The names of a module next to ours. `ours` are the names of each entry in all languages."""
    card_names = [Suggestion(name, deck) for deck, names in module.cards.items() for name in names]
    other_names = [Suggestion(name) for name in module.pieces]
    other_names += [Suggestion(stack.name, pieces=stack.pieces) for stack in module.stacks]
    simple = {one.name: simplified(one.name) for one in (*card_names, *other_names)}
    entries: dict[str, tuple[Suggestion, ...]] = {}
    for key, names in ours.items():
        among = card_names if key in cards else other_names
        near = _nearest({simplified(name) for name in names}, {simple[one.name] for one in among})
        best = sorted((one for one in among if simple[one.name] in near), key=lambda one: -near[simple[one.name]])
        if best:
            entries[key] = tuple(best[:MOST_SHOWN])
    used = {one.name for found in entries.values() for one in found}
    others = tuple(one for one in card_names if one.name not in used)
    counts = (len(card_names), len(module.pieces), len(module.stacks))
    return Suggestions(module.name, module.version, *counts, entries, others)


def simplified(name: str) -> str:
    """A name without case, accents, signs and articles."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(sign))
    words = re.findall(r"[a-z0-9]+", bare)
    return " ".join(word for word in words if word not in ("the", "a", "of", "el", "la", "los", "las", "de", "del"))


def _nearest(wanted: Iterable[str], names: Iterable[str]) -> dict[str, float]:
    """Those of some names that are like one of the wanted, with how much."""
    found: dict[str, float] = {}
    for name in filter(None, wanted):
        matcher: SequenceMatcher[str] = SequenceMatcher(None, "", name, autojunk=False)
        for other in filter(None, names):
            matcher.set_seq1(other)
            if matcher.real_quick_ratio() >= ALIKE and matcher.quick_ratio() >= ALIKE and matcher.ratio() >= ALIKE:
                found[other] = max(found.get(other, 0.0), matcher.ratio())
    return found
