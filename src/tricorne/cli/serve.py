"""`tricorne serve`: the web table."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from tricorne.cli.output import console
from tricorne.core.errors import BadSetup

USUAL_PORT = 8000
PORTS_TO_TRY = 20
BROWSER_PATIENCE = 20.0


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="The port; 8000 or the next free one if not given.")] = None,
    data: Annotated[Path, typer.Option(help="The folder in which tables are kept.")] = Path("tricorne-data"),
    database: Annotated[
        str | None,
        typer.Option(help="Another database, as postgresql://user@host/name; SQLite in the folder if not given."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes serve.")] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser, if there is one.")] = False,
) -> None:
    """Serve the web table: play in the browser at the address that is printed. Ctrl+C stops it; nothing is lost."""
    from tricorne.server.http.run import serve as run

    chosen = _free_port(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{chosen}/"
    console.print(f"Tricorne: [bold]{address}[/]  (Ctrl+C stops it; your tables stay in {data})", highlight=False)
    if open_browser and _has_screen():
        threading.Thread(target=_open_when_ready, args=(address, chosen), daemon=True).start()
    run(host, chosen, data, database, workers)


def _free_port(host: str, wished: int | None) -> int:
    """The wished port if it is free; without a wish the usual one or the next that is."""
    ports = [wished] if wished is not None else list(range(USUAL_PORT, USUAL_PORT + PORTS_TO_TRY))
    for port in ports:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise BadSetup("port-taken", port=ports[0], host=host)


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_ready(address: str, port: int) -> None:
    end = time.monotonic() + BROWSER_PATIENCE
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                webbrowser.open(address)
                return
        time.sleep(0.1)
