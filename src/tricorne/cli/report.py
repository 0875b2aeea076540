"""`tricorne report`: a page about batches."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tricorne.cli.output import console, must_be_writable
from tricorne.sim.report import write_report


def report(
    results: Annotated[list[Path], typer.Argument(help="Folders of tricorne simulate --out, side by side.")],
    page: Annotated[Path, typer.Option(help="The HTML page to write.")] = Path("report.html"),
) -> None:
    """Write one self-contained HTML page with plots of wins, lengths, tracks and uses."""
    must_be_writable(page)
    write_report(results, page)
    console.print(f"{page}")
