"""What costs much is limited, remembered or refused with its limit, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import tricorne
from tests.server.clients import Json, ServerProcess, http_client
from tests.server.members import Member, finish
from tests.server.process import register_toy
from tests.server.records import long_record
from tricorne.core.errors import BadSetup
from tricorne.server.base.addresses import network_of
from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import MOST_BUCKETS, SIGN_IN, Limits, Rate
from tricorne.server.base.settings import database_in
from tricorne.server.club import statistics
from tricorne.server.club.events import page
from tricorne.server.club.statistics import Figures, Statistics
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.work import MOST_ANSWERS, MOST_SEAT_CHANGES, Bring, OutOfTime, bring, within

Start = Callable[..., ServerProcess]


def test_a_record_of_endless_seat_changes_is_refused_with_the_limit(start: Start) -> None:
    server = start()
    body = b'{"record":' + long_record(100_000) + b"}"
    refused = server.http.post("/api/v1/tables/import", content=body)
    assert (refused.status_code, refused.json()["code"]) == (422, "record-too-long")
    assert refused.json()["args"] == {"answers": 100_002, "limit": MOST_ANSWERS}


def test_a_record_of_many_seat_changes_is_refused_too(start: Start) -> None:
    server = start()
    for changes, code in ((MOST_SEAT_CHANGES, None), (MOST_SEAT_CHANGES + 2, "record-seat-changes")):
        reply = server.http.post("/api/v1/tables/import", content=b'{"record":' + long_record(changes) + b"}")
        assert reply.json().get("code") == code


def test_a_long_record_is_stored_with_checkpoints_and_goes_on_where_it_was() -> None:
    """Whoever reads the table plays little more than a step again."""
    register_toy()
    match = tricorne.new_match("liberty-or-death", seed=3)
    random_play = random.Random(3)
    while match.moment < 800 and match.question is not None:
        match.answer(random_play.choice(list(match.question.options())), match.question.seat)
    assert match.moment > 500
    brought = bring(Bring(msgspec.json.encode(match.record()), frozenset()))
    assert brought.match is not None
    moments = [part.moment for part in brought.match.parts]
    assert moments[0] == 0
    assert max(after - before for before, after in pairwise([*moments, match.moment])) < 300
    answers = [answer for part in brought.match.parts for answer in msgspec.json.decode(part.answers)]
    assert answers[: match.moment] == match.answers


def test_checking_a_record_ends_after_a_stated_time() -> None:
    with pytest.raises(OutOfTime), within(0.05):
        time.sleep(60)
    register_toy()
    with within(20):
        assert bring(Bring(long_record(10), frozenset())).match is not None


def test_what_one_address_brings_waits_for_what_it_has_brought(start: Start) -> None:
    """Of many at once some are refused with the number that may wait."""
    server = start()
    body = b'{"record":' + long_record(MOST_SEAT_CHANGES) + b"}"
    replies: list[Json] = []

    def send() -> None:
        with http_client(server.url) as http:
            replies.append(http.post("/api/v1/tables/import", content=body).json())

    senders = [threading.Thread(target=send) for _ in range(8)]
    for sender in senders:
        sender.start()
    for sender in senders:
        sender.join()
    codes = [reply.get("code") for reply in replies]
    assert "queue-full" in codes
    assert None in codes
    assert {reply["args"]["limit"] for reply in replies if reply.get("code") == "queue-full"} == {2}


def test_figures_are_found_once_for_all_who_ask_in_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register_toy()
    found: list[str] = []

    async def find(storage: Storage, game: str, scenario: str) -> Statistics:
        found.append(scenario)
        return Statistics(game, scenario, 0, 0, 0, [], [], [], 0)

    async def ask() -> None:
        figures = Figures(storage)
        await asyncio.gather(*(figures.of("toy", "") for _ in range(20)))
        await figures.of("toy", "short")
        with pytest.raises(BadSetup):
            await figures.of("toy", "no such scenario")
        monkeypatch.setattr(statistics, "KNOWN_SECONDS", -1.0)
        await figures.of("toy", "")

    storage = Storage(database_in(tmp_path))
    monkeypatch.setattr(statistics, "statistics_of", find)
    asyncio.run(ask())
    storage.close()
    assert found == ["", "short", ""]


def test_a_game_that_has_ended_is_in_the_figures(server: ServerProcess) -> None:
    made = server.make()
    finish(*(server.person(made["table"], key) for key in (made["key"], made["keys"]["bob"])))
    ann = Member(server)
    assert ann.get("/statistics", game="toy").json()["games"] >= 1
    assert ann.get("/statistics", game="toy", scenario="none of ours").status_code == 422


def test_nobody_empties_the_buckets_of_others_by_coming_under_many_names() -> None:
    limits, guess = Limits(True), Rate(3, 0.0001)
    for _ in range(3):
        limits.take(guess, "eve")
    for number in range(MOST_BUCKETS - 1):
        limits.take(SIGN_IN, f"name {number}")
    with pytest.raises(Problem, match="Too many"):
        limits.take(guess, "eve")
    limits.take(guess, "somebody else")
    with pytest.raises(Problem, match="Too many"):
        limits.take(guess, "eve")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_the_newer_protocol_counts_as_one_address(host: str, counted: str) -> None:
    assert network_of(host) == counted


def test_a_page_of_an_event_that_is_dear_is_made_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Swiss of 500 takes a third of a second of a processor, and anybody may ask for it."""
    made: list[str] = []

    def costly(_: object, event: str) -> page.Page:
        made.append(event)
        return page.Page(b"", b"", 30.0 if event == "costly" else 0.0)

    class Reading:
        async def read_aside(self, read: Callable[[object], page.Page]) -> page.Page:
            await asyncio.sleep(0)
            return read(None)

    monkeypatch.setattr(page, "_made", costly)
    pages = page.EventPages(Reading())  # type: ignore[arg-type]

    async def ask() -> None:
        await asyncio.gather(*(pages.of(event) for event in ("costly", "cheap") for _ in range(9)))
        await pages.of("costly", changed=True)

    asyncio.run(ask())
    assert (made.count("costly"), made.count("cheap")) == (2, 9)
