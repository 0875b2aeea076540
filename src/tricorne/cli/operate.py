"""`tricorne backup`, `restore`, `reports` and `moderator`: for those who run a server."""

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
    from tricorne.server.operate.backup import backup as write
    from tricorne.server.operate.opening import opened

    with refusing(), opened(data, database) as storage:
        kept = write(storage, file)
    console.print(f"{file}: {kept.tables} tables, {kept.rows} rows")


def restore(
    file: Path,
    data: Data = FOLDER,
    database: Database = None,
    replace: Annotated[bool, typer.Option(help="Put the backup in place of what is there.")] = False,
    verify: Annotated[bool, typer.Option(help="Play every record again.")] = False,
) -> None:
    """Put a backup into an empty database, or in place of all that is there."""
    from tricorne.server.operate.backup import check
    from tricorne.server.operate.backup import restore as read
    from tricorne.server.operate.backup import verify as play_again
    from tricorne.server.operate.opening import opened

    with refusing():
        check(file)
        with opened(data, database, new=True) as storage:
            kept = read(storage, file, replace=replace)
            console.print(f"{kept.tables} tables, {kept.rows} rows")
            wrong = asyncio.run(play_again(storage)) if verify else []
    for name, problem in wrong:
        console.print(f"{name}: {problem}")
    if wrong:
        raise typer.Exit(1)


def reports(data: Data = FOLDER, database: Database = None) -> None:
    """Show what members have reported."""
    from tricorne.server.club.reports import all_reports
    from tricorne.server.operate.opening import opened

    with refusing(), opened(data, database) as storage:
        rows = asyncio.run(all_reports(storage))
    shown = [[f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}", *(cell or "" for cell in row)] for at, *row in rows]
    table("Reports", ["at", "by", "about", "table", "text"], shown)


moderator = typer.Typer(no_args_is_help=True, help="Who may act on reports: add, remove, list.")


@moderator.command("add")
def add_moderator(name: str, data: Data = FOLDER, database: Database = None) -> None:
    """Give a member the right of a moderator."""
    _set_moderator(name, data, database, is_one=True)


@moderator.command("remove")
def remove_moderator(name: str, data: Data = FOLDER, database: Database = None) -> None:
    """Take the right of a moderator away."""
    _set_moderator(name, data, database, is_one=False)


def _set_moderator(name: str, data: Path, database: str | None, *, is_one: bool) -> None:
    from tricorne.server.club.moderation import moderators, set_moderator
    from tricorne.server.operate.opening import opened

    async def act() -> list[str]:
        await storage.enter_epoch()
        await set_moderator(storage, name, is_one=is_one)
        return await moderators(storage)

    with refusing(), opened(data, database) as storage:
        console.print(", ".join(asyncio.run(act())))


@moderator.command("list")
def list_moderators(data: Data = FOLDER, database: Database = None) -> None:
    """Show who is a moderator."""
    from tricorne.server.club.moderation import moderators
    from tricorne.server.operate.opening import opened

    with refusing(), opened(data, database) as storage:
        console.print(", ".join(asyncio.run(moderators(storage))))


@contextmanager
def refusing() -> Iterator[None]:
    """What the server refuses gives one clear line and exit status 2."""
    from tricorne.server.base.errors import Problem, say

    try:
        yield
    except Problem as error:
        print(f"tricorne: {say(error, language())}", file=sys.stderr)
        raise typer.Exit(2) from None
