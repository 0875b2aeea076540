"""Promised luck at tables: the promise from the start, the seed only at the end, and the proof."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import tricorne
from tests.server.clients import ServerProcess
from tests.server.members import Member
from tests.server.test_look_back import finished
from tricorne.core.record import read
from tricorne.core.saved import digest_of


def test_the_promise_is_there_from_the_start_and_the_seed_at_the_end(server: ServerProcess) -> None:
    made = server.make()
    host = server.person(made["table"], made["key"])
    begun = host.get().json()
    assert len(begun["promise"]) == 64
    assert begun["seed"] is None
    guest = server.person(made["table"], made["keys"]["bob"])
    assert guest.view()["table"]["promise"] == begun["promise"]
    refused = guest.get("/luck")
    assert (refused.status_code, refused.json()["code"]) == (403, "luck-running")
    assert host.post("/concede", seat="ann").status_code == 200
    over = guest.get().json()
    assert over["promise"] == begun["promise"] == sha256(f"toy {over['seed']}".encode()).hexdigest()
    record = guest.get("/record").json()["setup"]
    assert (record["promise"], record["seed"]) == (over["promise"], over["seed"])


def test_the_luck_of_a_finished_game_is_proved_in_both_languages(server: ServerProcess) -> None:
    table, person = finished(server)
    found = person.get("/luck").json()
    record = person.get("/record").json()
    draws = [answer for answer in record["answers"] if isinstance(answer, list) and len(answer) == 1]
    assert found["kept"] is True
    assert found["proof"]["draws"] == len(draws) > 0
    assert found["said"][0].startswith("The promise was kept")
    spanish = server.person(table["table"], None).get("/luck", lang="es").json()
    assert spanish["said"][0].startswith("La promesa se ha cumplido")


def test_nothing_sent_while_a_game_goes_on_holds_the_seed(server: ServerProcess) -> None:
    made = server.make(game="toy", seats={"ann": "me", "bob": "me"})
    person = server.person(made["table"], made["key"])
    sent = [person.get(path).text for path in ("", "/view", "/log", "/people", "/luck", "/record")]
    person.post("/offer", seat="ann", kind="stop")
    seed = person.get().json()["seed"]
    assert seed
    assert not [text for text in sent if seed in text]


def test_every_table_has_luck_of_its_own(server: ServerProcess) -> None:
    _, person = finished(server)
    promise = person.get().json()["promise"]
    again = server.make(game="toy")
    other = server.person(again["table"], again["key"]).get().json()["promise"]
    assert promise
    assert other
    assert promise != other


def test_a_rematch_is_promised_luck_of_its_own(server: ServerProcess) -> None:
    ann = Member(server, "Ann")
    made = ann.post("/tables", game="toy", seats={"ann": "me", "bob": "normal"}).json()
    first = ann.get(f"/tables/{made['table']}").json()["promise"]
    ann.post(f"/tables/{made['table']}/concede", seat="ann")
    table = ann.post(f"/tables/{made['table']}/rematch").json()["table"]
    second = ann.get(f"/tables/{table}").json()
    assert second["seed"] is None
    assert second["promise"] not in (None, first)


def test_copies_and_luck_that_people_enter_promise_nothing(server: ServerProcess) -> None:
    _, person = finished(server)
    copied = person.post("/fork", seat="observer", moment=0).json()
    copy = server.person(copied["table"], copied["key"])
    assert copy.get().json()["promise"] is None
    asked = server.make(game="toy", seats={"ann": "me", "bob": "me"}, luck="ask")
    table = server.person(asked["table"], asked["key"])
    assert table.get().json()["promise"] is None
    table.post("/offer", seat="ann", kind="stop")
    assert table.get().json()["seed"] is None
    reply = table.get("/luck").json()
    assert (reply["kept"], reply["proof"], reply["said"]) == (None, None, [])


def test_a_brought_record_with_a_changed_draw_is_found_out(server: ServerProcess) -> None:
    match = tricorne.new_match("1775-rebellion", "introductory")
    record = match.record()
    moment = next(index for index, answer in enumerate(record["answers"]) if isinstance(answer, list))
    luck = match.at(moment).question
    assert luck is not None
    due = record["answers"][moment][0]
    for other in luck.options():
        if other != due and (table := brought(server, changed(record, moment, other))):
            break
    assert table is not None
    person = server.person(table["table"], table["key"])
    person.post("/offer", seat="british_regulars", kind="stop")
    found = person.get("/luck").json()
    assert found["kept"] is False
    assert (found["proof"]["wrong"]["moment"], found["proof"]["wrong"]["due"]) == (moment, due)
    assert len(found["said"]) == 2


def changed(record: dict[str, Any], moment: int, outcome: str) -> dict[str, Any]:
    """A record that ends right after a draw that somebody has changed."""
    answers = [*record["answers"][:moment], [outcome]]
    short = {**record, "answers": answers, "checkpoints": record["checkpoints"][:1]}
    return {**short, "digest": digest_of(read(json.dumps(short), edited=True))}


def brought(server: ServerProcess, record: dict[str, Any]) -> dict[str, Any] | None:
    reply = server.http.post("/api/v1/tables/import", json={"record": record})
    return dict(reply.json()) if reply.status_code == 201 else None
