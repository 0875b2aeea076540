"""`tricorne backup`, `tricorne restore`, `tricorne reports`: for those who run a server."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from tricorne.cli.output import console, language, table

Data = Annotated[Path, typer.Option(help="The folder in which tables are kept.")]
Database = Annotated[str | None, typer.Option(help="Another database, as postgresql://user@host/name.")]
FOLDER = Path("tricorne-data")


def backup(file: Path, data: Data = FOLDER, database: Database = None) -> None:
    """Write everything into one file, while the server runs."""
    from tricorne.server.base.settings import database_in
    from tricorne.server.operate.backup import backup as write
    from tricorne.server.storage.storage import Storage

    storage = Storage(database or database_in(data))
    with _refusing():
        kept = write(storage, file)
    storage.close()
    console.print(f"{file}: {kept.tables} tables, {kept.rows} rows")


def restore(
    file: Path,
    data: Data = FOLDER,
    database: Database = None,
    replace: Annotated[bool, typer.Option(help="Put the backup in place of what is there.")] = False,
    verify: Annotated[bool, typer.Option(help="Play every record again.")] = False,
) -> None:
    """Put a backup into an empty database, or in place of all that is there."""
    from tricorne.server.base.settings import database_in
    from tricorne.server.operate.backup import restore as read
    from tricorne.server.operate.backup import verify as play_again
    from tricorne.server.storage.storage import Storage

    storage = Storage(database or database_in(data))
    with _refusing():
        kept = read(storage, file, replace=replace)
    console.print(f"{kept.tables} tables, {kept.rows} rows")
    wrong = asyncio.run(play_again(storage)) if verify else []
    storage.close()
    for name, problem in wrong:
        console.print(f"{name}: {problem}")
    if wrong:
        raise typer.Exit(1)


def reports(data: Data = FOLDER, database: Database = None) -> None:
    """Show what members have reported."""
    from tricorne.server.base.settings import database_in
    from tricorne.server.club.reports import all_reports
    from tricorne.server.storage.storage import Storage

    storage = Storage(database or database_in(data))
    rows = asyncio.run(all_reports(storage))
    storage.close()
    shown = [[f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}", *(cell or "" for cell in row)] for at, *row in rows]
    table("Reports", ["at", "by", "about", "table", "text"], shown)


@contextmanager
def _refusing() -> Iterator[None]:
    """What the server refuses gives one clear line and exit status 2."""
    from tricorne.server.base.errors import Problem, say

    try:
        yield
    except Problem as error:
        print(f"tricorne: {say(error, language())}", file=sys.stderr)
        raise typer.Exit(2) from None
