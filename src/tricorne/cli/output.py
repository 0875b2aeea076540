"""How commands print: JSON for programs, tables and progress for people."""

from __future__ import annotations

import errno
import json
import locale
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tricorne.core.cores import cores
from tricorne.core.errors import BadSetup, TricorneError
from tricorne.core.words import LANGUAGES, say_error

console = Console()
T = TypeVar("T")
MOST_JOBS = 1_000
MOST_GAMES = 10_000_000
MOST_SECONDS = 3_600.0

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def language() -> str:
    """The user's language, if we speak it."""
    named = os.environ.get("TRICORNE_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    code = (named or locale.getlocale()[0] or "en")[:2].lower()
    return code if code in LANGUAGES else "en"


def complain(error: TricorneError) -> None:
    """One clear line."""
    print(f"tricorne: {say_error(error, language())}", file=sys.stderr)


def print_json(value: Any) -> None:
    """JSON on standard output."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def table(title: str, columns: list[str], rows: Iterable[list[Any]]) -> None:
    """A table for people."""
    made = Table(title=title, title_justify="left", header_style="bold")
    for column in columns:
        made.add_column(column, overflow="fold")
    for row in rows:
        made.add_row(*(str(cell) for cell in row))
    console.print(made)


def watched(items: Iterable[T], total: int, label: str, *, quiet: bool) -> Iterator[T]:
    """The items as they come, with a bar, the rate and the time that remains."""
    if quiet or not sys.stderr.isatty():
        yield from items
        return
    columns = (
        TextColumn(label), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total, rate="")
        start = time.monotonic()
        for done, item in enumerate(items, 1):
            rate = done / max(time.monotonic() - start, 1e-6)
            progress.update(task, advance=1, rate=f"{rate:.1f}/s")
            yield item


@contextmanager
def progress_bar(label: str, *, quiet: bool) -> Iterator[Callable[[float], None]]:
    """A bar for work of which only the share that is done is known, from 0 to 1."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (TextColumn(label), BarColumn(), TextColumn("{task.percentage:.0f} %"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=1.0)
        yield lambda share: progress.update(task, completed=share)


def at_least(name: str, value: int, least: int) -> int:
    """A number from the command line, refused when it makes no sense."""
    if value < least:
        raise BadSetup("bad-number", name=name, value=value, least=least)
    return value


def between(name: str, value: float, least: float, most: float) -> None:
    """Refuse a number from the command line that is no number, or beyond what a machine can do."""
    if not least <= value <= most:
        raise BadSetup("out-of-range", name=name, value=f"{value:g}", least=f"{least:g}", most=f"{most:,.0f}")


def processes(jobs: int) -> int:
    """How many processes work, as the command line says."""
    at_least("--jobs", jobs, 0)
    between("--jobs", jobs, 0, MOST_JOBS)
    return jobs or cores()


def check_budget(seconds: float, visits: int) -> None:
    """Refuse a time or a number of visits with which no search can think."""
    between("--budget", seconds, 0, MOST_SECONDS)
    at_least("--visits", visits, 1)


def must_be_writable(file: Path | None) -> None:
    """Refuse, before hours are spent on it, a file that cannot be written."""
    if file is not None and (file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK)):
        raise BadSetup("file-failed", file=str(file), problem=os.strerror(errno.EACCES))


def one_of(name: str, value: str, choices: tuple[str, ...]) -> str:
    """A word from the command line, refused when it is not one of these."""
    if value not in choices:
        raise BadSetup("not-one-of", name=name, value=value, choices=", ".join(choices))
    return value
