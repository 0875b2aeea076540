"""Nobody gets in: attempts at what is somebody else's. All are refused and explained, and nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.attacks import ATTACKS, SCRIPT, Scene, bearer, by
from tests.server.clients import Json, ServerProcess, http_client
from tests.server.members import PASSWORD, Member, finish
from tests.server.sinks import MailSink


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    server = ServerProcess(tmp_path_factory.mktemp("club"), notice_delay=9e9).start()
    ann, bob, eve = Member(server, "Ann"), Member(server, "Bob"), Member(server, "Eve")
    made = ann.make(visibility="private", rated=False)
    assert bob.post(f"/tables/{made['table']}/claim", key=made["keys"]["bob"]).status_code == 200
    bob.at(made["table"]).put("/notes", text="bob's secret plan")
    yield Scene(server, ann, bob, eve, made, eve.make())
    server.stop()


@pytest.mark.parametrize("name", list(ATTACKS))
def test_an_attempt_is_refused_and_explained_and_changes_nothing(scene: Scene, name: str) -> None:
    _, status, attempt = ATTACKS[name]
    before = scene.state()
    refused = attempt(scene)
    after = scene.state()
    for state in (before, after):
        state[6] = state[6] if name.startswith("token") is False else None
    assert refused.status_code == status, refused.text
    reply = refused.json()
    assert set(reply) == {"code", "message", "args"}
    assert reply["message"] != reply["code"]
    for secret in ("bob's secret plan", "argon2", "Traceback"):
        assert secret not in refused.text
    assert after == before


OF_A_TABLE = [
    *(
        ("GET", one)
        for one in ("", "/view", "/log", "/reasons", "/standing", "/chances", "/people", "/pack", "/record")
    ),
    *(("GET", one) for one in ("/look-back", "/answers", "/luck", "/branches", "/comments", "/chat", "/notes")),
    ("POST", "/look-back"),
    ("POST", "/fork"),
]


@pytest.mark.parametrize("who", ["a member", "nobody"])
def test_nothing_of_a_private_table_that_is_over_is_told_to_others(scene: Scene, who: str) -> None:
    made = scene.ann.make(visibility="private", rated=False)
    path = f"/api/v1/tables/{made['table']}"
    assert scene.bob.post(f"/tables/{made['table']}/claim", key=made["keys"]["bob"]).status_code == 200
    finish(scene.ann.at(made["table"]), scene.bob.at(made["table"]))
    assert by(scene, scene.bob, "GET", f"{path}/record").status_code == 200
    other = scene.eve if who == "a member" else None
    for method, what in OF_A_TABLE:
        body: Json = {"json": {}} if what == "/fork" else {}
        assert by(scene, other, method, path + what, **body).status_code == 401, what
    like = by(scene, other, "POST", "/api/v1/tables", json={"game": "toy", "like": made["table"]})
    assert like.status_code == 401


def test_there_are_a_hundred_attacks_each_with_what_was_hoped_for() -> None:
    assert len(ATTACKS) >= 100
    assert len({attack.hope for attack in ATTACKS.values()}) > 90


def test_a_cookie_opens_nothing_after_sign_out_and_cannot_be_replayed(scene: Scene) -> None:
    once = Member(scene.server)
    kept = scene.cookie(once)
    made = once.make()
    once.send("DELETE", "/session")
    for path in ("/api/v1/me", f"/api/v1/tables/{made['table']}", "/api/v1/me/export"):
        assert by(scene, None, "GET", path, kept).status_code == 401
    changed = by(scene, None, "PATCH", "/api/v1/me", {**kept, "x-csrf-token": once.csrf}, json={"language": "es"})
    assert changed.status_code == 401


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example"])
def test_a_socket_from_another_site_is_refused_even_with_the_cookie(scene: Scene, origin: str) -> None:
    address = f"ws://127.0.0.1:{scene.server.port}{scene.path}/socket"
    with (
        pytest.raises(InvalidStatus),
        connect(address, origin=Origin(origin), additional_headers=scene.cookie(scene.ann)),
    ):
        pass


@pytest.mark.parametrize("hello", [{}, {"key": "guess"}, {"key": "tri_" + "x" * 30}, {"seat": "bob"}])
def test_a_socket_of_a_stranger_gets_nothing(scene: Scene, hello: Json) -> None:
    address = f"ws://127.0.0.1:{scene.server.port}{scene.path}/socket"
    with connect(address, additional_headers=scene.cookie(scene.eve)) as socket:
        socket.send(json.dumps({"type": "hello", **hello}))
        assert json.loads(socket.recv(10))["type"] == "error"
        with pytest.raises(ConnectionClosed):
            socket.recv(10)


def test_text_of_people_is_sent_as_text_and_no_page_runs_it(scene: Scene) -> None:
    made = scene.ann.make(name=SCRIPT)
    seat = scene.ann.at(made["table"])
    assert seat.post("/chat", seat="ann", text=SCRIPT).json()["text"] == SCRIPT
    reply = seat.get()
    assert reply.headers["content-type"] == "application/json"
    assert reply.headers["x-content-type-options"] == "nosniff"
    page = scene.server.http.get(f"/t/{made['table']}")
    assert SCRIPT not in page.text
    assert "script-src 'self'" in page.headers["content-security-policy"]


def test_a_token_of_another_cannot_be_taken_away(scene: Scene) -> None:
    token = scene.ann.token()
    (kept,) = [kept["id"] for kept in scene.ann.get("/me/tokens").json()["tokens"]][-1:]
    scene.eve.send("DELETE", f"/me/tokens/{kept}")
    assert by(scene, None, "GET", "/api/v1/me", bearer(token)).status_code == 200


def test_a_session_that_was_slipped_in_before_is_not_the_one_after_signing_in(scene: Scene) -> None:
    with http_client(scene.server.url) as http:
        thief = Member(scene.server)
        slipped = thief.http.cookies["tricorne_session"]
        body = {"name": scene.ann.name, "password": PASSWORD}
        signed_in = http.post("/api/v1/session", json=body, headers={"cookie": f"tricorne_session={slipped}"})
        assert signed_in.status_code == 200
        assert http.cookies["tricorne_session"] != slipped
    assert thief.get("/me").status_code == 401


def test_a_flood_of_frames_is_slowed_down_and_one_of_nonsense_is_cut_off(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    server = ServerProcess(tmp_path_factory.mktemp("flood"), limits=True, still=True).start()
    try:
        made = server.make()
        with server.sit(made["table"], made["key"]) as ann:
            ann.until("view")
            for number in range(400):
                ann.socket.send(json.dumps({"type": "sync", "id": number}))
            codes = [ann.receive().get("code") for _ in range(400)]
            assert "too-fast" in codes
        with server.sit(made["table"], made["key"]) as ann:
            ann.until("view")
            for _ in range(60):
                ann.socket.send('{"type":"sync","more":' + "[" * 7_000 + "]" * 7_000 + "}")
            with pytest.raises(ConnectionClosed):
                ann.until("never")
        assert server.http.get("/healthz").status_code == 200
    finally:
        server.stop()


def test_guessing_passwords_is_slowed_down_by_name_and_by_address(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    server = ServerProcess(tmp_path_factory.mktemp("limits"), limits=True, still=True).start()
    try:
        ann = Member(server, "Ann")
        codes = [ann.sign_in(f"guess number {n}").json()["code"] for n in range(25)]
        assert codes[0] == "wrong-password"
        assert codes[-1] == "too-fast"
        assert ann.sign_in().status_code == 429
        letters = [server.http.post("/api/v1/password/forgotten", json={"name": "Ann"}).status_code for _ in range(12)]
        assert letters[-1] in (422, 429)
        made = [
            server.http.post("/api/v1/accounts", json={"name": f"Crowd {n}", "password": PASSWORD}) for n in range(15)
        ]
        assert made[-1].status_code == 429
    finally:
        server.stop()


def from_address(server: ServerProcess, number: int) -> httpx.Client:
    """A visitor of another address of the loopback."""
    return http_client(server.url, f"127.0.0.{number}")


def test_wrong_passwords_are_counted_by_the_account_however_its_name_is_written(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Each guess comes from an address of its own, under a name that leads to the same account."""
    server = ServerProcess(tmp_path_factory.mktemp("names"), limits=True, still=True).start()
    try:
        Member(server, "Ann Finch")
        names = [f"{first}{rest}" for first in "AaＡａ𝐀𝓐𝔞ᴬ" for rest in ("nn Finch", "NN ﬁnch", "ｎn FINCH")]
        codes = []
        for number, name in enumerate(names, 2):
            with from_address(server, number) as http:
                body = {"name": name, "password": f"guess {number}"}
                codes.append(http.post("/api/v1/session", json=body).json()["code"])
        assert codes[0] == "wrong-password"
        assert codes[-1] == "too-fast"
        assert codes.count("wrong-password") == 15
    finally:
        server.stop()


def test_a_forgotten_password_tells_nobody_who_has_an_account(tmp_path_factory: pytest.TempPathFactory) -> None:
    with MailSink() as mail:
        server = ServerProcess(tmp_path_factory.mktemp("forgotten"), limits=True, still=True, smtp=mail.address).start()
        try:
            Member(server, "Ann", mail="ann@example.org")
            server.http.post("/api/v1/mail/confirm", json={"token": mail.last_to("ann@example.org").secret})
            heard: dict[str, list[tuple[int, str]]] = {}
            for name in ("ann@example.org", "nobody@example.org"):
                for number in range(10, 22):
                    with from_address(server, number) as http:
                        got = http.post("/api/v1/password/forgotten", json={"name": name})
                        heard.setdefault(name, []).append((got.status_code, got.json().get("code", "")))
            known, unknown = heard.values()
            assert known == unknown
            assert (200, "") in known
            assert "new password" in mail.last_to("ann@example.org", about="password").text
        finally:
            server.stop()


def test_an_unknown_name_takes_as_much_work_as_a_wrong_password(scene: Scene) -> None:
    """The time of the processor: it is the same whatever else the machine does."""

    def work(name: str) -> int:
        before = ticks_of(scene.server.process.pid)
        for _ in range(10):
            scene.server.http.post("/api/v1/session", json={"name": name, "password": "wrong password"})
        return ticks_of(scene.server.process.pid) - before

    known, unknown = work("Ann"), work("Nobody Atall")
    assert 0.4 < known / unknown < 2.5


def ticks_of(process: int) -> int:
    """The time of the processor that a process has used."""
    figures = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(figures[11]) + int(figures[12])
