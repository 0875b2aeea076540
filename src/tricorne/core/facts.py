"""What is printed on the components: data files, their confidence marks, and component packs that override them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec

from tricorne.core.errors import BadData
from tricorne.core.misfits import explained, misfit
from tricorne.core.words import LANGUAGES, words_of

MARKS = ("sourced", "derived", "reconstructed")
MANIFEST = "pack.json"
T = TypeVar("T")
Confidence: TypeAlias = str | dict[str, str]
"""How sure a printed fact is: one mark for all of it, or one by field."""


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component pack: which game it corrects, a merge patch for each data file, and texts for what it changes."""

    game: str
    name: str
    version: str = "1"
    author: str = ""
    note: str = ""
    facts: dict[str, Any] = {}
    words: dict[str, str] = {}

    @property
    def digest(self) -> str:
        """Tells packs of one name apart."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:16]

    def __hash__(self) -> int:
        return hash(self.digest)


class Facts:
    """The data files of a game, merged with a pack where one is used."""

    def __init__(self, ours: Mapping[str, Any], pack: Pack | None = None) -> None:
        self.pack = pack
        patches = {} if pack is None else pack.facts
        self.files = {**ours, **{name: merge_patch(ours[name], patch) for name, patch in patches.items()}}
        self._ours = ours

    def load(self, name: str, cls: type[T]) -> T:
        """One file as a typed value."""
        try:
            return msgspec.convert(self.files[name], cls)
        except KeyError:
            raise BadData("data-file-missing", file=name) from None
        except msgspec.ValidationError as error:
            raise explained(name, self.files[name], cls, error, self._ours[name]) from None

    def confidence(self) -> dict[str, int]:
        """How many facts carry each mark, and how many there are."""
        counts = dict.fromkeys(MARKS, 0)
        for name, plain in self.files.items():
            for key, mark in _marks(plain, ()):
                if mark not in counts:
                    raise misfit(name, key, "choice", value=str(mark), choices=", ".join(MARKS))
                counts[mark] += 1
        return {"facts": sum(counts.values()), **counts}


def read_facts(folder: Path, game: str, pack: Pack | None = None) -> Facts:
    """The data of a game, with a pack merged over it."""
    files = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted((folder / "data").glob("*.json"))}
    if pack is None:
        return Facts(files)
    if pack.game != game:
        raise BadData("pack-other-game", pack=pack.name, game=game, other=pack.game)
    for name in pack.facts:
        if name not in files:
            known = ", ".join(f"{file}.json" for file in files)
            raise BadData("pack-unknown-file", pack=pack.name, file=f"{name}.json", files=known)
    return Facts(files, pack)


def read_pack(folder: Path | str) -> Pack:
    """The pack in a folder: `pack.json`, data files as patches, and `words/en.ftl`."""
    folder = Path(folder)
    manifest = folder / MANIFEST
    if not manifest.is_file():
        raise BadData("pack-missing", pack=folder.name)
    path = manifest
    try:
        pack = msgspec.json.decode(manifest.read_bytes(), type=Pack)
        facts, words = dict(pack.facts), dict(pack.words)
        for path in sorted(folder.glob("*.json")):
            if path != manifest:
                facts[path.stem] = json.loads(path.read_bytes())
        for path in sorted((folder / "words").glob("*.ftl")):
            words[path.stem] = path.read_text("utf-8")
    except (ValueError, msgspec.DecodeError) as error:
        raise BadData("pack-invalid", pack=folder.name, file=path.name, problem=str(error)) from None
    return msgspec.structs.replace(pack, facts=facts, words=words)


def merge_patch(target: Any, patch: Any) -> Any:
    """JSON merge patch: objects are merged, null removes, anything else replaces."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = merge_patch(merged.get(key), value)
    return merged


def _marks(plain: Any, path: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    """Every mark with the key at which it stands."""
    if isinstance(plain, dict):
        for name, value in plain.items():
            if name == "confidence":
                key = ".".join((*path, name))
                yield from (
                    ((f"{key}.{field}", mark) for field, mark in value.items())
                    if isinstance(value, dict)
                    else ((key, value),)
                )
            else:
                yield from _marks(value, (*path, name))


def check_words(folder: Path, pack: Pack) -> None:
    """A pack corrects texts that there are, in languages that there are."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message

    for language, text in pack.words.items():
        file = f"{language}.ftl"
        if language not in LANGUAGES:
            known = ", ".join(f"{name}.ftl" for name in LANGUAGES)
            raise BadData("pack-unknown-file", pack=pack.name, file=file, files=known)
        words = words_of(folder, language)
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Junk):
                problem = str(entry.content).strip().partition("\n")[0]
                raise BadData("pack-invalid", pack=pack.name, file=file, problem=problem)
            if isinstance(entry, Message) and not words.has(entry.id.name):
                raise BadData("pack-unknown-text", pack=pack.name, file=file, text=entry.id.name)
