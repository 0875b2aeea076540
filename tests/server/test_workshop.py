"""The workshop on the server: drafts that last, packs side by side, limits, and modules of VASSAL."""

from __future__ import annotations

import io
import json
import sqlite3
import time
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.core.modules import BUILD
from tests.server.clients import Json, ServerProcess
from tests.server.members import Member
from tricorne.core.facts import read_pack
from tricorne.games import sound_facts
from tricorne.server.club.drafts import MOST_OF_ACCOUNT

Start = Callable[..., ServerProcess]
GAME = "1775-rebellion"
DRAFTS = "/api/v1/drafts"
FRANKLIN = "cards/cards/continentals_09"
FRENCH = {"op": "place", "force": "french", "units": 6, "where": "one_city", "water": "atlantic"}


def said(units: int = 6, **more: Any) -> Json:
    return {"name": "my box", "values": {f"{FRANKLIN}/effect": {**FRENCH, "units": units}}, **more}


def begin(server: ServerProcess, draft: Json | None = None) -> Json:
    made = server.http.post(DRAFTS, json={"game": GAME, "draft": draft or said()})
    assert made.status_code == 201, made.text
    reply: Json = made.json()
    return reply


def with_key(made: Json) -> dict[str, str]:
    return {"authorization": f"Bearer {made['key']}"}


def test_the_work_list_is_served_with_what_may_stand_there(server: ServerProcess) -> None:
    todo = server.http.get(f"/api/v1/games/{GAME}/workshop.json").json()
    assert todo["entries"][FRANKLIN]["marks"] == {"phase": "reconstructed", "effect": "reconstructed"}
    assert todo["forms"]["cards/cards"]["effect"]["is"] == "kind"
    assert server.http.get("/api/v1/games/chess/workshop.json").status_code == 404


def test_a_draft_survives_a_restart_and_is_nobody_elses(start: Start) -> None:
    server = start()
    made = begin(server)
    place = f"{DRAFTS}/{made['id']}"
    body = {"revision": 0, "draft": said(7, settled=[f"{FRANKLIN}/phase"])}
    assert server.http.put(place, json=body, headers=with_key(made)).json()["revision"] == 1
    server.kill()
    again = start()
    found = again.http.get(place, headers=with_key(made)).json()
    assert found["draft"]["settled"] == [f"{FRANKLIN}/phase"]
    assert found["pack"]["facts"]["cards"]["cards"]["continentals_09"]["effect"] == {"units": 7}
    assert again.http.get(place).status_code == 404
    assert again.http.put(place, json=body).status_code == 404
    stale = again.http.put(place, json=body, headers=with_key(made))
    assert (stale.status_code, stale.json()["code"]) == (409, "draft-stale")


def test_a_pack_that_does_not_fit_says_so_in_both_languages_and_is_kept(server: ServerProcess) -> None:
    made = begin(server, {"name": "my box", "values": {"pieces/forces/french/hit": 4}})
    assert made["problem"]["entry"] == "pieces/forces/french"
    assert made["problem"]["message"].startswith("pieces.json, forces.french: ")
    place = f"{DRAFTS}/{made['id']}"
    spanish = server.http.get(f"{place}?lang=es", headers=with_key(made)).json()["problem"]["message"]
    assert "las caras del dado suman" in spanish
    for what in ("pack.zip", "data.patch"):
        refused = server.http.get(f"{place}/{what}", headers=with_key(made))
        assert (refused.status_code, refused.json()["code"]) == (422, "data-die-sides")
    assert server.http.post(f"{place}/table", json={}, headers=with_key(made)).status_code == 422


def test_two_owners_packs_are_played_side_by_side(server: ServerProcess) -> None:
    seats = {"british_regulars": "me", "loyalists": "easy", "continentals": "easy", "patriots": "easy"}
    seen = []
    for units in (4, 6):
        made = begin(server, said(units, titles={FRANKLIN: {"en": f"Franklin {units}"}}))
        body = {"scenario": "introductory", "seats": seats}
        table = server.http.post(f"{DRAFTS}/{made['id']}/table", json=body, headers=with_key(made)).json()
        key = {"authorization": f"Bearer {table['key']}"}
        pack = server.http.get(f"/api/v1/tables/{table['table']}/pack", headers=key).json()
        seen.append(pack["facts"]["cards"]["cards"]["continentals_09"]["effect"]["units"])
        assert f"Franklin {units}" in pack["words"]["es"]
        assert server.http.get(f"/api/v1/tables/{table['table']}", headers=key).json()["pack"] == "my box"
    assert seen == [4, 6]


def test_who_has_played_with_a_draft_plays_again_with_its_pack(server: ServerProcess) -> None:
    """A guest by the key of the seat, a member by the account; nobody else, and nothing else."""
    made, bob, eve = begin(server), Member(server), Member(server)
    seats = {"british_regulars": "me", "loyalists": "easy", "continentals": "link", "patriots": "easy"}
    body = {"scenario": "introductory", "seats": seats}
    first = server.http.post(f"{DRAFTS}/{made['id']}/table", json=body, headers=with_key(made)).json()
    table = first["table"]
    own, watching = with_key(first), {"authorization": f"Bearer {first['keys']['observer']}"}
    assert bob.post(f"/tables/{table}/claim", key=first["keys"]["continentals"]).status_code == 200
    again = {"game": GAME, **body, "like": table}

    def post(wish: Json, **how: Any) -> tuple[int, Json]:
        reply = server.http.post("/api/v1/tables", json=wish, **how)
        return reply.status_code, reply.json()

    def refused(wish: Json, **how: Any) -> tuple[int, str]:
        status, reply = post(wish, **how)
        return status, reply["code"]

    assert refused(again, headers=own) == (409, "not-over")
    assert refused(again) == (401, "key-missing")
    assert server.http.post(
        f"/api/v1/tables/{table}/concede", json={"seat": "british_regulars"}, headers=own
    ).is_success
    assert refused(again) == refused(again, headers=watching) == (403, "only-watching")
    assert refused({**again, "like": "nowhere"}, headers=own) == (404, "no-such-table")
    assert refused({**again, "pack": "x"}, headers=own) == (400, "bad-request")
    other = {"game": "toy", "like": table}
    assert refused(other, headers=own) == (422, "not-like-this")
    assert post(other, headers=own, params={"lang": "es"})[1]["message"] == "En esa mesa se jugó a otro juego."
    assert eve.post("/tables", **again).json()["code"] == "only-watching"
    status, guests = post(again, headers=own)
    members = bob.post("/tables", **again)
    assert (status, members.status_code) == (201, 201)
    packs = [
        server.http.get(f"/api/v1/tables/{guests['table']}/pack", headers=with_key(guests)).json(),
        bob.at(members.json()["table"]).get("/pack").json(),
    ]
    assert [pack["facts"] for pack in packs] == [made["pack"]["facts"]] * 2
    assert not bob.at(members.json()["table"]).get().json()["rated"]


def test_a_pack_comes_as_a_folder_and_as_a_patch(server: ServerProcess, tmp_path: Path) -> None:
    made = begin(server, said(remarks={FRANKLIN: "there is\na second one"}))
    place = f"{DRAFTS}/{made['id']}"
    packed = server.http.get(f"{place}/pack.zip", headers=with_key(made))
    zipfile.ZipFile(io.BytesIO(packed.content)).extractall(tmp_path)
    pack = read_pack(tmp_path / "my-pack")
    sound_facts(GAME, pack)
    assert pack.words["en"] == made["pack"]["words"]["en"]
    patch = server.http.get(f"{place}/data.patch", headers=with_key(made)).text
    assert patch.startswith(f"# {FRANKLIN}: there is a second one\n--- a/src/tricorne/games/rebellion_1775/data/")


def test_whoever_has_the_link_of_a_shared_draft_may_look_and_play_and_not_change(server: ServerProcess) -> None:
    made = begin(server)
    place = f"{DRAFTS}/{made['id']}"
    assert server.http.put(f"{place}/shared", json={"shared": True}).status_code == 404
    server.http.put(f"{place}/shared", json={"shared": True}, headers=with_key(made))
    found = server.http.get(place).json()
    assert (found["yours"], found["shared"], found["key"]) == (False, True, None)
    assert server.http.post(f"{place}/table", json={"scenario": "introductory"}).status_code == 201
    for method, path, body in (
        ("PUT", place, {"revision": 0, "draft": said()}),
        ("PUT", f"{place}/shared", {"shared": False}),
        ("DELETE", place, None),
    ):
        assert server.http.request(method, path, json=body).json()["code"] == "not-your-draft"
    server.http.put(f"{place}/shared", json={"shared": False}, headers=with_key(made))
    assert server.http.get(place).status_code == 404


def test_a_members_drafts_are_with_the_account(server: ServerProcess) -> None:
    ann, eve = Member(server), Member(server)
    made = ann.post("/drafts", game=GAME, draft=said()).json()
    assert [one["id"] for one in ann.get("/drafts").json()["drafts"]] == [made["id"]]
    assert ann.get(f"/drafts/{made['id']}").json()["yours"] is True
    assert eve.get(f"/drafts/{made['id']}").status_code == 404
    assert eve.get("/drafts").json() == {"drafts": []}
    assert ann.get("/me/export").json()["drafts"][0]["id"] == made["id"]
    for _ in range(MOST_OF_ACCOUNT - 1):
        ann.post("/drafts", game=GAME, draft=said())
    refused = ann.post("/drafts", game=GAME, draft=said())
    assert (refused.status_code, refused.json()["code"]) == (409, "too-many-drafts")
    assert ann.send("DELETE", f"/drafts/{made['id']}").status_code == 200
    assert ann.post("/drafts", game=GAME, draft=said()).status_code == 201


def test_abandoned_drafts_expire_like_tables(start: Start, tmp_path: Path) -> None:
    server = start()
    begin(server)
    kept = Member(server).post("/drafts", game=GAME, draft=said()).json()
    server.stop()
    start(keep_days=1e-5)
    while len(rows := stored(tmp_path)) > 1:
        time.sleep(0.05)
    assert rows == [kept["id"]]


def stored(folder: Path) -> list[str]:
    """The drafts in the database of a server."""
    with closing(sqlite3.connect(next(folder.glob("*.sqlite3")))) as database:
        return [row[0] for row in database.execute("SELECT id FROM drafts")]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": GAME, "draft": {"name": ""}}, 400),
        ({"game": GAME, "draft": {"name": "x", "values": {"map/areas/boston": {}}}}, 422),
        ({"game": GAME, "draft": {"name": "x", "values": {f"{FRANKLIN}/effect": {"units": 10**9}}}}, 422),
        ({"game": GAME, "draft": {"name": "x", "remarks": {FRANKLIN: "x" * 301}}}, 400),
        ({"game": "chess", "draft": {"name": "x"}}, 404),
        ({"game": GAME, "draft": {"name": "x" * 500_000}}, 413),
    ],
)
def test_what_cannot_be_is_refused(server: ServerProcess, body: Json, status: int) -> None:
    assert server.http.post(DRAFTS, json=body).status_code == status


def test_a_module_of_vassal_is_read_or_refused(server: ServerProcess) -> None:
    place = f"/api/v1/games/{GAME}/vassal"
    found = server.http.post(place, content=BUILD).json()
    assert found["entries"][FRANKLIN][0]["name"] == "Benjamin Franklyn"
    hostile = {
        b'<!DOCTYPE a [<!ENTITY b "c">]><a/>': "vassal-entities",
        b"<a>" * 100: "vassal-too-deep",
        json.dumps({"no": "xml"}).encode(): "vassal-no-xml",
        b"": "vassal-no-xml",
    }
    for source, code in hostile.items():
        refused = server.http.post(f"{place}?lang=es", content=source)
        assert (refused.status_code, refused.json()["code"]) == (422, code)
    assert server.http.post(place, content=b" " * 8_000_001).status_code == 413
