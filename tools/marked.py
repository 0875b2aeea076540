"""Pages of the docs in which figures are made again between two marks and the rest is written by hand."""

from __future__ import annotations

from pathlib import Path


def renew(page: Path, maker: str, text: str) -> None:
    """Put a text between the marks of the command that makes it."""
    begin, end = f"<!-- made by {maker} -->", f"<!-- end of {maker} -->"
    old = page.read_text("utf-8")
    before, after = old.split(begin)[0], old.split(end)[1]
    page.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", "utf-8")
