"""Nothing is lost: a server that is killed goes on exactly where it was."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clients import PATIENCE, ServerProcess, http_client

Start = Callable[..., ServerProcess]


def snapshot(server: ServerProcess, made: dict[str, Any]) -> list[Any]:
    """All that the people at a table see."""
    seen = []
    for key, seat in ((made["key"], "ann"), (made["keys"]["bob"], "bob"), (made["keys"]["observer"], "observer")):
        view = server.person(made["table"], key).view(seat=seat)
        seen.append([view[part] for part in ("version", "view", "log", "chat", "reasons")])
        seen.append(view["table"]["proposal"])
        seen.append(server.person(made["table"], key).get("/notes").json())
    return seen


def test_a_killed_server_goes_on_exactly_where_it_was(start: Start) -> None:
    server = start()
    made = server.make(options={"rounds": "3"})
    ann, bob = (server.person(made["table"], key) for key in (made["key"], made["keys"]["bob"]))
    for person, seat in ((ann, "ann"), (bob, "bob")):
        person.answer(seat, person.view()["view"]["asked"][("ann", "bob").index(seat) and -1]["options"][0])
    ann.post("/chat", seat="ann", text="hello")
    ann.put("/notes", text="remember")
    bob.post("/rewind", seat="bob", version=2, moment=2)
    before = snapshot(server, made)
    server.kill()
    again = server.start()
    assert snapshot(again, made) == before
    winner = before[0][1]["asked"][0]["seat"]
    person = ann if winner == "ann" else bob
    assert person.answer(winner, "no").status_code == 200
    assert person.post("/undo", seat=winner, version=3).status_code == 200
    after = snapshot(again, made)
    server.kill()
    again = server.start()
    assert snapshot(again, made) == after


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 8))])
def test_every_acknowledged_answer_survives_a_kill_at_any_moment(start: Start, seed: int) -> None:
    """Some people answer as fast as they can; the server is killed; what was acknowledged is there."""
    server = start()
    tables = [server.make(game="1775-rebellion", seats={}) for _ in range(4)]
    acknowledged = [0] * len(tables)
    for round_ in range(3):
        stop = threading.Event()
        threads = [
            threading.Thread(target=hammer, args=(server, made, acknowledged, index, stop, seed * 10 + round_))
            for index, made in enumerate(tables)
        ]
        for thread in threads:
            thread.start()
        before = sum(acknowledged)
        while sum(acknowledged) == before:
            time.sleep(0.01)
        time.sleep(random.Random(seed * 10 + round_).uniform(0, 0.5))
        server.kill()
        stop.set()
        for thread in threads:
            thread.join()
        server.start()
        for made, version in zip(tables, acknowledged, strict=True):
            view = server.person(made["table"], made["key"]).view()
            assert view["version"] in (version, version + 1)
            assert view["view"]["asked"] or view["view"]["result"]
    assert sum(acknowledged) > 0


def hammer(
    server: ServerProcess, made: dict[str, Any], acknowledged: list[int], index: int, stop: threading.Event, seed: int
) -> None:
    chance = random.Random(seed)
    with http_client(server.url, headers={"authorization": f"Bearer {made['key']}"}) as http:
        path = f"/api/v1/tables/{made['table']}"
        try:
            while not stop.is_set():
                view = http.get(f"{path}/view").json()
                acknowledged[index] = max(acknowledged[index], view["version"])
                if not view["view"]["asked"]:
                    return
                asked = view["view"]["asked"][0]
                body = {"seat": asked["seat"], "version": view["version"], "answer": chance.choice(asked["options"])}
                done = http.post(f"{path}/answer", json=body)
                assert done.status_code == 200
                acknowledged[index] = done.json()["version"]
        except httpx.TransportError:
            return


def test_a_bot_goes_on_after_a_restart(start: Start) -> None:
    server = start()
    made = server.make(game="1775-rebellion", seats={"continentals": "me"} | dict.fromkeys(others(server), "random"))
    ann = server.person(made["table"], made["key"])
    ann.post("/leave", seat="continentals", player="random")
    ann.view(after=3, wait=20)
    workers = children_of(server.process.pid)
    server.kill()
    deadline = time.monotonic() + PATIENCE
    while any(is_alive(worker) for worker in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert workers
    assert not any(is_alive(worker) for worker in workers)
    server.start()
    version = ann.get().json()["version"]
    deadline = time.monotonic() + PATIENCE
    while ann.view(after=version, wait=10)["version"] == version:
        assert time.monotonic() < deadline


def children_of(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_alive(process: int) -> bool:
    status = Path(f"/proc/{process}/status")
    return status.exists() and "State:\tZ" not in status.read_text()


def others(server: ServerProcess) -> list[str]:
    games = {game["id"]: game for game in server.http.get("/api/v1/games").json()["games"]}
    return [seat["id"] for seat in games["1775-rebellion"]["seats"] if seat["id"] != "continentals"]
