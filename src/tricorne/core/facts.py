"""What is printed on the components: data files, their confidence marks, and component packs that override them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tricorne.core.errors import BadData

MARKS = ("sourced", "derived", "reconstructed")
MANIFEST = "pack.json"
T = TypeVar("T")


class PackManifest(msgspec.Struct, forbid_unknown_fields=True):
    """The head of a component pack: which game it corrects, and its name."""

    game: str
    name: str
    version: str = "1"
    author: str = ""
    note: str = ""


class PackName(msgspec.Struct, frozen=True):
    """How a record names the pack it was played with."""

    name: str
    version: str
    digest: str


class Facts:
    """The data files of a game, merged with a pack where one is used."""

    def __init__(self, files: Mapping[str, Any], pack: PackName | None = None) -> None:
        self.files = files
        self.pack = pack

    def load(self, name: str, cls: type[T]) -> T:
        """One file as a typed value."""
        try:
            return msgspec.convert(self.files[name], cls)
        except KeyError:
            raise BadData("data-file-missing", file=name) from None
        except msgspec.ValidationError as error:
            raise BadData("data-invalid", file=name, problem=str(error)) from None

    def confidence(self) -> dict[str, int]:
        """How many facts carry each mark, and how many there are."""
        counts = dict.fromkeys(MARKS, 0)
        for plain in self.files.values():
            _count_marks(plain, counts)
        return {"facts": sum(counts.values()), **counts}


def read_facts(folder: Path, game: str, pack: Path | str | None = None) -> Facts:
    """The data of a game, with a pack merged over it."""
    files = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted((folder / "data").glob("*.json"))}
    return Facts(files) if pack is None else _with_pack(files, game, Path(pack))


def _with_pack(files: Mapping[str, Any], game: str, folder: Path) -> Facts:
    if not (folder / MANIFEST).is_file():
        raise BadData("pack-missing", pack=folder.name)
    merged = dict(files)
    digest = hashlib.sha256()
    manifest: PackManifest | None = None
    for path in sorted(folder.glob("*.json")):
        raw = path.read_bytes()
        digest.update(path.name.encode() + b"\0" + raw)
        try:
            patch = json.loads(raw)
            if path.name == MANIFEST:
                manifest = msgspec.convert(patch, PackManifest)
                continue
        except (ValueError, msgspec.ValidationError) as error:
            raise BadData("pack-invalid", pack=folder.name, file=path.name, problem=str(error)) from None
        if path.stem not in files:
            raise BadData("pack-unknown-file", pack=folder.name, file=path.name, files=", ".join(sorted(files)))
        merged[path.stem] = merge_patch(files[path.stem], patch)
    assert manifest is not None
    if manifest.game != game:
        raise BadData("pack-other-game", pack=manifest.name, game=game, other=manifest.game)
    return Facts(merged, PackName(manifest.name, manifest.version, digest.hexdigest()[:16]))


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


def _count_marks(plain: Any, counts: dict[str, int]) -> None:
    if isinstance(plain, dict):
        for key, value in plain.items():
            if key == "confidence":
                marks = [value] if isinstance(value, str) else list(value.values())
                for mark in marks:
                    if mark not in counts:
                        raise BadData("unknown-mark", mark=str(mark), marks=", ".join(MARKS))
                    counts[mark] += 1
            else:
                _count_marks(value, counts)
    elif isinstance(plain, list):
        for value in plain:
            _count_marks(value, counts)
