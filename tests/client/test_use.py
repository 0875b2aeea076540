"""Nothing in the client stands there for nobody: what is exported is imported, what is styled is drawn."""

from __future__ import annotations

import re
from pathlib import Path

import tricorne

CLIENT = Path(tricorne.__file__).parent / "client"
TESTS = Path(__file__).parent
EXPORT = re.compile(r"^export (?:async )?(?:function\*?|const|let|class) (\w+)", re.MULTILINE)
MADE_UP = ("board-", "tone-", "of-", "v-", "data-")
"""Beginnings of names that the client puts together, or writes as `dataset`."""
NAMES = re.compile(r"[.#]([A-Za-z_][\w-]*)|\[([\w-]+)[\]=^$*~]")
RULE = re.compile(r"([^{}]+)\{")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def scripts() -> dict[Path, str]:
    """Our scripts and their text."""
    return {path: path.read_text("utf-8") for path in sorted((CLIENT / "js").rglob("*.js"))}


def test_what_is_exported_is_used_elsewhere() -> None:
    texts = scripts() | {path: path.read_text("utf-8") for path in TESTS.rglob("*.js")}
    for path, text in scripts().items():
        others = "\n".join(other for at, other in texts.items() if at != path)
        words = set(re.findall(r"\w+", others))
        unused = [name for name in EXPORT.findall(text) if name not in words]
        assert unused == [], path.relative_to(CLIENT)


def test_what_is_styled_is_drawn() -> None:
    drawn = (*CLIENT.glob("*.html"), *CLIENT.glob("boards/*.json"))
    sources = [*scripts().values(), *(path.read_text("utf-8") for path in drawn)]
    words = set(re.findall(r"[\w-]+", "\n".join(sources)))
    for path in sorted((CLIENT / "css").glob("*.css")):
        rules = RULE.findall(COMMENT.sub("", path.read_text("utf-8")))
        names = {a or b for rule in rules if not rule.strip().startswith("@") for a, b in NAMES.findall(rule)}
        unused = sorted(name for name in names - words if not name.startswith(MADE_UP))
        assert unused == [], path.name
