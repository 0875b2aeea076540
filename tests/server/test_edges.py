"""The edges: files, headers, sizes, origins, keys, nonsense. Everything refused is explained in one shape."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.clients import ServerProcess
from tricorne.core.words import LANGUAGES, TABLE_WORDS, word_files
from tricorne.server.base.errors import SERVER_WORDS, STATUS, server_words
from tricorne.server.base.limits import MAKE
from tricorne.server.http.endpoints import ENDPOINTS
from tricorne.server.http.openapi import describe


def is_explained(body: Any) -> bool:
    return set(body) == {"code", "message", "args"} and body["message"] != body["code"]


def test_games_are_listed_with_texts_in_both_languages(server: ServerProcess) -> None:
    listing = server.http.get("/api/v1/games").json()
    assert listing["languages"] == ["en", "es"]
    assert "random" in listing["bots"]
    for game in listing["games"]:
        for texts in (game["title"], *(seat["name"] for seat in game["seats"])):
            assert set(texts) == {"en", "es"}
        for address in (*game["words"].values(), *game["help"].values(), *game["facts"].values()):
            file = server.http.get(address)
            assert file.status_code == 200
            assert "immutable" in file.headers["cache-control"]
            again = server.http.get(address, headers={"if-none-match": file.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


def test_the_page_of_a_table_opens_with_any_permalink(server: ServerProcess) -> None:
    status = {server.http.get(path).status_code for path in ("/", "/?x=1", "/t/abc", "/t/abc?m=12&seat=ann&y=2")}
    assert status <= {200, 404}
    assert len(status) == 1


def test_one_section_of_the_help(server: ServerProcess) -> None:
    game = next(game for game in server.http.get("/api/v1/games").json()["games"] if game["sections"])
    section = game["sections"][0]
    reply = server.http.get(f"/api/v1/games/{game['id']}/help/es/{section}").json()
    assert reply["section"] == section
    assert reply["text"]
    missing = server.http.get(f"/api/v1/games/{game['id']}/help/es/99.99")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-section")


def test_every_answer_carries_the_headers_of_the_guard(server: ServerProcess) -> None:
    for path in ("/api/v1/games", "/no/such/page", "/healthz", "/openapi.json"):
        headers = server.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize(("language", "reply"), [("en", "There is no such page."), ("es", "No existe esa página.")])
def test_somebody_who_goes_astray_is_shown_a_page(server: ServerProcess, language: str, reply: str) -> None:
    visit = {"accept": "text/html,application/xhtml+xml", "accept-language": language}
    shown = server.http.get("/no/<b>such</b>/page", headers=visit)
    assert shown.status_code == 404
    assert shown.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in shown.text
    assert reply in shown.text
    assert "such</b>" not in shown.text
    assert server.http.get("/api/v1/tables/nothing", headers=visit).json()["code"] == "no-such-table"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/nothing", b"", 404, "no-such-page"),
        ("GET", "/client/../server/app.py", b"", 404, "no-such-page"),
        ("GET", "/client/%2e%2e/server/app.py", b"", 404, "no-such-page"),
        ("GET", "/client/..%2fserver%2fapp.py", b"", 404, "no-such-page"),
        ("GET", "/client//etc/passwd", b"", 404, "no-such-page"),
        ("GET", "/client/%00", b"", 404, "no-such-page"),
        ("GET", "/games/toy/client/../../../../toy_game.py", b"", 404, "no-such-page"),
        ("GET", "/games/nothing/client/x.js", b"", 404, "unknown-game"),
        ("GET", "/api/v1/words/xx.ftl", b"", 404, "no-such-page"),
        ("GET", "/api/v1/games/toy/facts/..%2f..%2fx.json", b"", 404, "no-such-page"),
        ("DELETE", "/api/v1/tables", b"", 405, "wrong-method"),
        ("GET", "/api/v1/tables/nothing", b"", 404, "no-such-table"),
        ("GET", "/api/v1/tables/" + "x" * 500, b"", 404, "no-such-table"),
        ("GET", "/api/v1/tables/x%00y", b"", 404, "no-such-page"),
        ("GET", "/api/v1/games?v=1&v=2", b"", 400, "bad-request"),
        ("GET", "/api/v1/games?colour=red", b"", 400, "bad-request"),
        ("POST", "/api/v1/tables", b"", 400, "bad-request"),
        ("POST", "/api/v1/tables", b"{", 400, "bad-request"),
        ("POST", "/api/v1/tables", b"[]", 400, "bad-request"),
        ("POST", "/api/v1/tables", b'{"game": 3}', 400, "bad-request"),
        ("POST", "/api/v1/tables", b'{"game": "toy", "colour": "red"}', 400, "bad-request"),
        ("POST", "/api/v1/tables", b'{"game": "toy\xff"}', 400, "bad-request"),
        ("POST", "/api/v1/tables", b"[" * 60_000, 400, "bad-request"),
        ("POST", "/api/v1/tables", b" " * 70_000, 413, "too-large"),
        ("POST", "/api/v1/tables", b'{"game": "chess"}', 404, "unknown-game"),
        ("POST", "/api/v1/tables", b'{"game": "toy", "scenario": "long"}', 422, "unknown-scenario"),
        ("POST", "/api/v1/tables", b'{"game": "toy", "options": {"rounds": "9"}}', 422, "unknown-choice"),
        ("POST", "/api/v1/tables", b'{"game": "toy", "options": {"speed": "9"}}', 422, "unknown-option"),
        ("POST", "/api/v1/tables", b'{"game": "toy", "seats": {"eve": "me"}}', 422, "unknown-seat"),
        ("POST", "/api/v1/tables", b'{"game": "toy", "seats": {"ann": "deep"}}', 422, "unknown-player"),
        ("POST", "/api/v1/tables", b'{"game": "toy", "luck": "loaded"}', 422, "unknown-luck"),
        ("POST", "/api/v1/tables", b'{"game": "toy", "seats": {"ann": "random", "bob": "easy"}}', 422, "no-person"),
        ("POST", "/api/v1/tables/import", b'{"record": {}}', 422, "record-damaged"),
        ("POST", "/api/v1/tables/import", b'{"record": "x"}', 422, "record-damaged"),
        ("POST", "/api/v1/tables/import", b" " * 8_100_000, 413, "too-large"),
    ],
)
def test_nonsense_is_refused_and_explained(
    server: ServerProcess, method: str, path: str, body: bytes, status: int, code: str
) -> None:
    refused = server.http.request(method, path, content=body)
    assert (refused.status_code, refused.json()["code"]) == (status, code), refused.text
    assert is_explained(refused.json())


def test_keys_of_other_tables_and_none_open_nothing(server: ServerProcess) -> None:
    made, other = server.make(), server.make()
    for key, code in ((None, "key-missing"), ("guess", "key-unknown"), (other["key"], "key-unknown")):
        person = server.person(made["table"], key)
        for refused in (
            person.get(),
            person.get("/view"),
            person.get("/log"),
            person.get("/notes"),
            person.get("/chat"),
            person.get("/record"),
            person.get("/reasons"),
            person.answer("ann", "1", 0),
            person.post("/fork", seat="ann"),
            person.put("/notes", text="x"),
        ):
            assert (refused.status_code, refused.json()["code"]) == (401, code)
            assert is_explained(refused.json())


def test_another_site_can_neither_post_nor_open_a_socket(server: ServerProcess) -> None:
    made = server.make()
    refused = server.http.post("/api/v1/tables", json={"game": "toy"}, headers={"origin": "https://evil.example"})
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")
    address = f"ws://127.0.0.1:{server.port}/api/v1/tables/{made['table']}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    with connect(address, origin=Origin(server.url)) as socket:
        socket.send(json.dumps({"type": "hello", "key": made["key"]}))
        assert json.loads(socket.recv(10))["type"] == "view"


@pytest.mark.parametrize(
    ("hello", "close"),
    [
        ("{", 4408),
        ('{"type": "answer"}', 4408),
        ('{"type": "hello", "key": "guess"}', 4401),
        ('{"type": "hello"}', 4401),
    ],
)
def test_a_socket_that_does_not_greet_properly_is_closed(server: ServerProcess, hello: str, close: int) -> None:
    made = server.make()
    with connect(f"ws://127.0.0.1:{server.port}/api/v1/tables/{made['table']}/socket") as socket:
        socket.send(hello)
        reply = json.loads(socket.recv(10))
        assert reply["type"] == "error"
        assert reply["message"] != reply["code"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == close


def test_bad_frames_are_refused_and_too_large_ones_close(server: ServerProcess) -> None:
    made = server.make()
    with server.sit(made["table"], made["key"]) as ann:
        ann.until("view")
        for bad in ("nonsense", "[]", '{"type": "fly"}', '{"type": "answer", "seat": "ann"}'):
            ann.socket.send(bad)
            assert ann.until("error")["code"] == "bad-request"
        assert ann.answer("ann", ann.options("ann")[0])["type"] == "done"
        ann.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            ann.until("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_who_is_too_fast_has_to_wait(start: Callable[..., ServerProcess]) -> None:
    server = start(limits=True, still=True)
    codes = [server.http.post("/api/v1/tables", json={"game": "toy"}).status_code for _ in range(int(MAKE.burst))]
    assert set(codes) == {201}
    refused = server.http.post("/api/v1/tables", json={"game": "toy"})
    assert refused.json()["code"] == "too-fast"
    assert int(refused.headers["retry-after"]) >= 1


def test_the_description_names_every_endpoint_and_resolves_every_reference() -> None:
    description = describe(ENDPOINTS)
    text = json.dumps(description)
    for reference in {part.split('"')[0] for part in text.split('"$ref": "')[1:]}:
        assert reference.removeprefix("#/components/schemas/") in description["components"]["schemas"]
    operations = [operation["operationId"] for path in description["paths"].values() for operation in path.values()]
    assert len(operations) == len(set(operations)) == len(ENDPOINTS)


def test_every_refusal_has_words_in_both_languages() -> None:
    for language in LANGUAGES:
        missing = [code for code in STATUS if not server_words(language).has(f"e-{code}")]
        assert not missing


def test_the_words_of_the_server_are_the_same_messages_in_both_languages() -> None:
    names = []
    for language in LANGUAGES:
        lines = [line for path in word_files(SERVER_WORDS, language) for line in path.read_text("utf-8").splitlines()]
        names.append({line.split(" = ")[0] for line in lines if " = " in line})
    assert names[0] == names[1]
    assert word_files(TABLE_WORDS, "en")
