"""`tricorne serve`: the web table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tricorne.cli.output import console


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    data: Annotated[Path, typer.Option(help="The folder in which tables are kept.")] = Path("tricorne-data"),
    database: Annotated[
        str | None,
        typer.Option(help="Another database, as postgresql://user@host/name; SQLite in the folder if not given."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes serve.")] = 1,
) -> None:
    """Open the web table in a browser at http://host:port/."""
    from tricorne.server.run import serve as run

    console.print(f"Tricorne: [bold]http://{host}:{port}/[/]")
    run(host, port, data, database, workers)
