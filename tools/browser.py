"""A real server and a real Chromium, for the browser tests and the screenshots."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import uvicorn
from playwright.sync_api import Browser, Playwright

from tools.ports import free_port
from tricorne.api import new_match
from tricorne.core.questions import Ask
from tricorne.core.record import save
from tricorne.server.base.settings import Settings, database_in
from tricorne.server.http.app import make_app
from tricorne.server.http.run import config_of
from tricorne.server.storage.storage import Storage

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--force-color-profile=srgb"]
START_S = 120
MOST_FURTHER = 400
"""A question of a kind is waited for so many moments."""
LUCK = int(os.environ.get("TABLE_LUCK", "1"))
"""The luck of every table that the tests make, so that a run can be repeated."""


def has_chromium() -> bool:
    """Whether Debian's Chromium is installed; `make browser` installs it."""
    return shutil.which(CHROMIUM) is not None


def launch(playwright: Playwright) -> Browser:
    """Chromium without a window and without requests of its own."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)


@contextlib.contextmanager
def running_server(folder: Path, port: int = 0, environment: dict[str, str] | None = None) -> Iterator[str]:
    """A server of its own with its data in a folder; gives its address."""
    port = port or free_port()
    process = subprocess.Popen([sys.executable, "-m", "tools.browser", str(port), str(folder)], env=environment)
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(START_S)


def _wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START_S
    while time.monotonic() < end and process.poll() is None:
        try:
            call(address, "/games")
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError(f"the server at {address} did not start")


def call(address: str, path: str, body: Any = None, key: str = "") -> Any:
    """A request to the interface of the server."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}/api/v1{path}", data, headers)
    with urllib.request.urlopen(request, timeout=START_S) as answer:
        return json.load(answer)


def make_table(address: str, game: str, scenario: str, **seats: str) -> dict[str, Any]:
    """A table with everybody on one screen unless told otherwise."""
    table: dict[str, Any] = call(address, "/tables", {"game": game, "scenario": scenario or None, "seats": seats})
    return table


def take_seats(address: str, table: dict[str, Any]) -> None:
    """Exchange all links of a table for keys, as those do who follow them."""
    path = f"/tables/{table['table']}/take"
    table["keys"] = {seat: call(address, path, {"key": key})["key"] for seat, key in table["keys"].items()}


def link_to(address: str, table: dict[str, Any], key: str = "") -> str:
    """The address of a table for its maker, or for whoever has another key."""
    return f"{address}/t/{table['table']}#{key or table['key']}"


def table_at(
    address: str, game: str, scenario: str, until: int, seed: int = 1, stop_at: tuple[str, ...] = ()
) -> dict[str, Any]:
    """A table with everybody on one screen, as `play_on` would leave it; `asked` is the kind of its question."""
    record, asked = _played(game, scenario, until, seed, stop_at)
    made: dict[str, Any] = call(address, "/tables/import", {"record": record, "name": ""})
    return made | {"asked": asked}


@cache
def _played(game: str, scenario: str, until: int, seed: int, stop_at: tuple[str, ...]) -> tuple[dict[str, Any], str]:
    """The record of a game that was played by chance until a moment and a question of a kind, and that kind."""
    match, luck = new_match(game, scenario or None, seed=LUCK), random.Random(seed)
    while match.result is None and match.moment <= until + MOST_FURTHER:
        question = match.questions[0]
        assert type(question) is Ask
        if match.moment >= until and (not stop_at or question.kind in stop_at):
            return save(match), question.kind
        match.answer(luck.choice(question.options()), question.seat)
    return save(match), ""


def play_on(address: str, table: dict[str, Any], until: int, seed: int = 1, stop_at: tuple[str, ...] = ()) -> str:
    """Answer for every person by chance until a moment and a question of a kind. Gives that kind."""
    luck = random.Random(seed)
    path = f"/tables/{table['table']}"
    take_seats(address, table)
    keys = [table["key"], *(key for seat, key in table["keys"].items() if seat != "observer")]
    while True:
        seen, asked, key = _look(address, path, keys)
        view = seen["view"]
        if view["result"] is not None or (
            view["moment"] >= until and asked and (not stop_at or asked["kind"] in stop_at)
        ):
            return asked["kind"] if asked else ""
        if view["moment"] > until + MOST_FURTHER:
            return ""
        if asked is None:
            time.sleep(0.05)
            continue
        body = {"seat": asked["seat"], "version": seen["version"], "answer": luck.choice(asked["options"])}
        with contextlib.suppress(urllib.error.HTTPError):
            call(address, f"{path}/answer", body, key)


def _look(address: str, path: str, keys: list[str]) -> tuple[dict[str, Any], dict[str, Any] | None, str]:
    """The table as one who is asked sees it, the question, and the key of this person."""
    seen: dict[str, Any] = {}
    for key in keys:
        seen = call(address, f"{path}/view", key=key)
        own = (*seen["table"]["you"]["seats"], "table")
        asked = next((q for q in seen["view"]["asked"] if q.get("options") and q["seat"] in own), None)
        if asked:
            return seen, asked, key
    return seen, None, ""


def _serve(port: int, folder: Path) -> None:
    """Serve without limits on how much one person may ask, as a test asks more than people do, and with known luck."""
    effort = float(os.environ.get("TRICORNE_LOOK_BACK", "0"))
    settings = Settings(database=database_in(folder), limits=False, packs=folder / "packs", look_back=effort)
    storage = Storage(settings.database)
    storage.migrate()
    storage.close()
    with ExitStack() as known:
        for seed in ("secrets.randbits", "tricorne.api.new_seed", "tricorne.server.tables.making.new_seed"):
            known.enter_context(patch(seed, return_value=LUCK))
        uvicorn.Server(config_of(make_app(settings), "127.0.0.1", port)).run()


if __name__ == "__main__":
    _serve(int(sys.argv[1]), Path(sys.argv[2]))
