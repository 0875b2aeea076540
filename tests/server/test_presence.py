"""Who is here is known in the lobby and at the table, in all processes, unless they would rather not be seen."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tests.server.clients import PATIENCE, Json, ServerProcess
from tests.server.members import Member


def until(asked: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not asked():
        assert time.monotonic() < end
        time.sleep(0.05)


def here(member: Member) -> list[str]:
    names: list[str] = member.lobby()["here"]
    return names


def online(table: Json, seat: str) -> bool:
    return bool(next(one["online"] for one in table["seats"] if one["seat"] == seat))


def test_the_lobby_says_who_is_here(server: ServerProcess) -> None:
    ann, bob, eve = Member(server), Member(server), Member(server)
    assert bob.name not in here(ann)
    assert bob.get("/me/waiting").status_code == 200
    for one in (ann, bob, eve):
        assert one.get("/me/waiting", here="true").status_code == 200
    until(lambda: {bob.name, eve.name} <= set(here(ann)) and ann.name in here(eve))
    assert server.http.get("/api/v1/lobby").json()["here"] == []
    assert ann.send("PUT", f"/me/blocks/{eve.name}").status_code == 200
    assert eve.name not in here(ann)
    assert ann.name not in here(eve)
    assert bob.send("PUT", "/me/privacy", hides=["presence"]).status_code == 200
    assert bob.name not in here(ann)


def test_who_sits_at_a_table_is_here_until_they_leave(server: ServerProcess) -> None:
    ann, bob = Member(server), Member(server)
    table = ann.make(seats={"ann": "me"}, invite={"bob": bob.name})["table"]
    assert bob.post(f"/tables/{table}/join", seat="bob").status_code == 200
    with server.sit(table, bob.token()) as socket:
        socket.until("view")
        until(lambda: bob.name in here(ann))
        assert online(ann.at(table).get().json(), "bob")
    until(lambda: bob.name not in here(ann))
    until(lambda: not online(ann.at(table).get().json(), "bob"))


def test_who_would_rather_not_be_seen_is_not_seen_at_the_table(server: ServerProcess) -> None:
    ann, bob = Member(server), Member(server)
    table = ann.make(seats={"ann": "me"}, invite={"bob": bob.name})["table"]
    assert bob.post(f"/tables/{table}/join", seat="bob").status_code == 200
    with server.sit(table, bob.token()) as socket:
        socket.until("view")
        assert online(ann.at(table).get().json(), "bob")
        assert bob.send("PUT", "/me/privacy", hides=["presence"]).status_code == 200
        assert not online(ann.at(table).get().json(), "bob")
        assert online(bob.at(table).get().json(), "bob")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_processes_know_of_each_others_people(
    start: Callable[..., ServerProcess], request: pytest.FixtureRequest, kind: str
) -> None:
    url = request.getfixturevalue("postgres").url if kind == "postgres" else ""
    first = start(shared=True, database=url)
    second = start(first.folder, shared=True, database=url)
    ann, bob = Member(first), Member(second)
    table = ann.make(seats={"ann": "me"}, invite={"bob": bob.name})["table"]
    assert bob.post(f"/tables/{table}/join", seat="bob").status_code == 200
    with first.sit(table, ann.token()) as socket:
        socket.until("view")
        with second.sit(table, bob.token()) as other:
            other.until("view")
            while not online(socket.until("table", PATIENCE)["table"], "bob"):
                pass
        while online(socket.until("table", PATIENCE)["table"], "bob"):
            pass


def test_the_tables_that_wait_come_in_the_order_of_their_waiting(server: ServerProcess) -> None:
    ann, bob = Member(server), Member(server)
    tables = [ann.make(seats={"ann": "me", "bob": "random"})["table"] for _ in range(2)]
    bob.make(seats={"ann": "me"}, invite={"bob": ann.name})
    waiting = ann.get("/me/waiting").json()
    assert waiting == {"tables": tables, "invitations": 1}
    assert server.http.get("/api/v1/me/waiting").status_code == 401
