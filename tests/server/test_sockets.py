"""Many sockets: what is said to all is said once, and nobody opens more than a stated number."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack

import pytest

from tests.server.clients import PATIENCE, ServerProcess
from tricorne.server.base.limits import LOOK_AGAIN
from tricorne.server.http.visits import FROM_ADDRESS, FROM_ADDRESS_AT_TABLE

Start = Callable[..., ServerProcess]
GATHER_S = 2.0
"""What happens within so many seconds is told of at once."""


def messages(person: object, seconds: float) -> list[str]:
    """The kinds of messages that somebody gets in a while."""
    kinds = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            kinds.append(person.receive(0.1)["type"])  # type: ignore[attr-defined]
        except TimeoutError:
            continue
    return kinds


def test_those_who_come_to_watch_change_nothing_for_the_others(server: ServerProcess) -> None:
    made = server.make()
    observer = made["keys"]["observer"]
    with ExitStack() as crowd:
        first = crowd.enter_context(server.sit(made["table"], observer))
        first.until("view")
        for _ in range(40):
            crowd.enter_context(server.sit(made["table"], observer)).until("view")
        assert messages(first, 1.0).count("table") <= 1


def test_all_who_come_and_go_in_a_moment_are_told_of_in_one_message(start: Start) -> None:
    server = start(constants={"tricorne.server.tables.held.GATHER_SECONDS": GATHER_S})
    made = server.make()
    with server.sit(made["table"], made["key"]) as ann:
        ann.until("view")
        messages(ann, 1.5 * GATHER_S)
        begun = time.monotonic()
        for _ in range(10):
            with server.sit(made["table"], made["keys"]["bob"]) as bob:
                bob.until("view")
        count = messages(ann, 1.5 * GATHER_S).count("table")
        assert count <= 1 + (time.monotonic() - begun) / GATHER_S


def test_whoever_comes_while_others_come_and_go_knows_in_the_end_who_is_here(server: ServerProcess) -> None:
    made = server.make()
    with server.sit(made["table"], made["keys"]["observer"]) as watcher:
        watcher.until("view")
        with server.sit(made["table"], made["keys"]["bob"]) as bob:
            bob.until("view")
            seats = watcher.until("table")["table"]["seats"]
            assert {seat["seat"]: seat["online"] for seat in seats} == {"ann": False, "bob": True}
        seats = watcher.until("table")["table"]["seats"]
        assert {seat["seat"]: seat["online"] for seat in seats} == {"ann": False, "bob": False}


def test_an_address_opens_a_stated_number_of_sockets_at_a_table_and_in_all(start: Start) -> None:
    server = start(limits=True)
    made = [server.make() for _ in range(5)]
    addresses = iter(range(2, 250))

    def visit(table: int, address: str) -> dict[str, object]:
        person = crowd.enter_context(server.sit(made[table]["table"], made[table]["keys"]["observer"], address=address))
        while (message := person.receive())["type"] not in ("view", "error"):
            pass
        return message

    with ExitStack() as crowd:
        for _ in range(FROM_ADDRESS_AT_TABLE):
            assert visit(0, "127.0.0.2")["type"] == "view"
        refused = visit(0, "127.0.0.2")
        assert (refused["status"], refused["code"], refused["args"]) == (
            429,
            "too-many-sockets",
            {"limit": FROM_ADDRESS_AT_TABLE},
        )
        assert visit(0, "127.0.0.3")["type"] == "view"
        for _ in range(FROM_ADDRESS - FROM_ADDRESS_AT_TABLE):
            number = 1 + next(addresses) % 4
            while (seen := visit(number, "127.0.0.2")).get("code") == "too-fast":
                time.sleep(0.5)
            assert seen["type"] == "view"
        while (seen := visit(1, "127.0.0.2")).get("code") == "too-fast":
            time.sleep(0.5)
        assert (seen["code"], seen["args"]) == ("too-many-sockets", {"limit": FROM_ADDRESS})
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with server.sit(made[0]["table"], made[0]["keys"]["observer"], address="127.0.0.2") as again:
            if again.receive()["type"] == "view":
                return
        time.sleep(0.2)
    pytest.fail("those who have gone are still counted")


def test_a_burst_of_syncs_is_slowed_down(start: Start) -> None:
    server = start(limits=True, still=True)
    made = server.make()
    with server.sit(made["table"], made["key"]) as ann:
        ann.until("view")
        for number in range(100):
            ann.socket.send(f'{{"type":"sync","id":{number}}}')
        kinds = [ann.receive() for _ in range(100)]
        assert sum(message["type"] == "view" for message in kinds) == LOOK_AGAIN.burst
        assert kinds[-1]["code"] == "too-fast"
