"""Files that the documents name are there, under the whole path or the end of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")]
FILES = [file for part in ("src", "tests", "tools", "docs", "examples", "deploy") for file in (ROOT / part).rglob("*")]
NAMED = re.compile(r"`([\w][\w./-]*\.(?:py|js|css|md|html|toml)|[\w][\w.-]*(?:/[\w.-]+)*/)`")
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")
ENDS = {end for file in FILES for end in ("/".join(file.parts[at:]) for at in range(-8, 0))}


@pytest.mark.parametrize("doc", DOCS, ids=lambda doc: doc.relative_to(ROOT).as_posix())
def test_what_a_document_names_is_there(doc: Path) -> None:
    text = doc.read_text("utf-8")
    missing = [name for name in NAMED.findall(text) if name.rstrip("/") not in ENDS and not (ROOT / name).exists()]
    assert missing == []
    assert [link for link in LINK.findall(text) if not (doc.parent / link).exists()] == []
