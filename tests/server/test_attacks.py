"""Nobody gets in: attempts at what is somebody else's. All are refused and explained, and nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.clients import Json, ServerProcess
from tests.server.members import PASSWORD, Member, finish
from tests.server.sinks import BrowserSink, MailSink

SCRIPT = "<script>alert(1)</script>"


class Scene(NamedTuple):
    """A table of Ann and Bob, and Eve, who has an account and a table of her own."""

    server: ServerProcess
    ann: Member
    bob: Member
    eve: Member
    made: Json
    eves: Json

    @property
    def path(self) -> str:
        return f"/api/v1/tables/{self.made['table']}"

    def cookie(self, member: Member) -> dict[str, str]:
        return {"cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in member.http.cookies.jar)}

    def state(self) -> list[Any]:
        """Everything that an attack could change."""
        seen: list[Any] = []
        for member in (self.ann, self.bob):
            seat = member.at(self.made["table"])
            view = seat.view()
            seen += [
                view["version"],
                view["view"],
                view["chat"],
                seat.get("/notes").json(),
                seat.get("/people").json()["rematch"],
            ]
            me = member.get("/me").json()
            seen += [{key: me[key] for key in ("name", "mail", "webhook", "language", "pushes", "vacation_until")}]
            seen += [member.get("/me/tokens").json(), member.get("/me/blocks").json()]
        return seen


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    server = ServerProcess(tmp_path_factory.mktemp("club"), notice_delay=9e9).start()
    ann, bob, eve = Member(server, "Ann"), Member(server, "Bob"), Member(server, "Eve")
    made = ann.make(visibility="private")
    assert bob.post(f"/tables/{made['table']}/claim", key=made["keys"]["bob"]).status_code == 200
    bob.at(made["table"]).put("/notes", text="bob's secret plan")
    yield Scene(server, ann, bob, eve, made, eve.make())
    server.stop()


def by(scene: Scene, member: Member | None, method: str, path: str, headers: Any = None, **more: Any) -> httpx.Response:
    """A request with all that a member's browser would send."""
    own = {} if member is None else {**scene.cookie(member), "x-csrf-token": member.csrf}
    with httpx.Client(base_url=scene.server.url, timeout=30) as http:
        return http.request(method, path, headers={**own, **(headers or {})}, **more)


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


Attempt = Callable[[Scene], httpx.Response]
ATTEMPTS: dict[str, tuple[int, Attempt]] = {
    # somebody else's table, seat, view, notes
    "table of others": (401, lambda s: by(s, s.eve, "GET", s.path)),
    "table without anything": (401, lambda s: by(s, None, "GET", s.path)),
    "view of others": (401, lambda s: by(s, s.eve, "GET", s.path + "/view?seat=bob")),
    "opponent's view": (403, lambda s: by(s, s.ann, "GET", s.path + "/view?seat=bob")),
    "opponent's earlier view": (403, lambda s: by(s, s.ann, "GET", s.path + "/view?seat=bob&at=0")),
    "opponent's log": (403, lambda s: by(s, s.ann, "GET", s.path + "/log?seat=bob")),
    "opponent's hints": (403, lambda s: by(s, s.ann, "GET", s.path + "/hints?seat=bob&version=0")),
    "notes of others": (401, lambda s: by(s, s.eve, "GET", s.path + "/notes")),
    "notes of others, written": (401, lambda s: by(s, s.eve, "PUT", s.path + "/notes", json={"text": "x"})),
    "chat of others": (401, lambda s: by(s, s.eve, "GET", s.path + "/chat")),
    "record of a running game": (403, lambda s: by(s, s.ann, "GET", s.path + "/record")),
    "opponent's answer": (
        403,
        lambda s: by(s, s.ann, "POST", s.path + "/answer", json={"seat": "bob", "version": 0, "answer": "1"}),
    ),
    "answer of a stranger": (
        401,
        lambda s: by(s, s.eve, "POST", s.path + "/answer", json={"seat": "bob", "version": 0, "answer": "1"}),
    ),
    "undo of a stranger": (401, lambda s: by(s, s.eve, "POST", s.path + "/undo", json={"seat": "ann", "version": 0})),
    "opponent's seat left": (
        403,
        lambda s: by(s, s.ann, "POST", s.path + "/leave", json={"seat": "bob", "player": "random"}),
    ),
    "consent for the opponent": (
        403,
        lambda s: by(s, s.ann, "POST", s.path + "/consent", json={"seat": "bob", "agree": True}),
    ),
    "chat as the opponent": (403, lambda s: by(s, s.ann, "POST", s.path + "/chat", json={"seat": "bob", "text": "x"})),
    "fork through the opponent's eyes": (403, lambda s: by(s, s.ann, "POST", s.path + "/fork", json={"seat": "bob"})),
    "seat taken by joining": (403, lambda s: by(s, s.eve, "POST", s.path + "/join", json={"seat": "bob"})),
    "time claimed by a stranger": (401, lambda s: by(s, s.eve, "POST", s.path + "/claim-time", json={"seat": "bob"})),
    "rematch by a stranger": (401, lambda s: by(s, s.eve, "POST", s.path + "/rematch", json={})),
    # keys, links, tokens
    "key of another table": (401, lambda s: by(s, None, "GET", s.path, bearer(s.eves["key"]))),
    "forged key": (401, lambda s: by(s, None, "GET", s.path, bearer("A" * 24))),
    "claimed link": (401, lambda s: by(s, None, "GET", s.path, bearer(s.made["keys"]["bob"]))),
    "claimed link, claimed again": (
        401,
        lambda s: by(s, s.eve, "POST", s.path + "/claim", json={"key": s.made["keys"]["bob"]}),
    ),
    "key of the host, claimed": (409, lambda s: by(s, s.eve, "POST", s.path + "/claim", json={"key": s.made["key"]})),
    "forged token": (401, lambda s: by(s, None, "GET", "/api/v1/me", bearer("tri_" + "A" * 32))),
    "token of another at a table": (401, lambda s: by(s, None, "GET", s.path, bearer(s.eve.token()))),
    "token used to make tokens": (
        403,
        lambda s: by(s, None, "POST", "/api/v1/me/tokens", bearer(s.ann.token()), json={"name": "x"}),
    ),
    "token used to delete the account": (
        403,
        lambda s: by(s, None, "DELETE", "/api/v1/me", bearer(s.ann.token()), json={"password": PASSWORD}),
    ),
    "forged letter": (
        422,
        lambda s: by(s, None, "POST", "/api/v1/password/reset", json={"token": "x" * 32, "password": "new password"}),
    ),
    # sessions and forgery
    "forged cookie": (401, lambda s: by(s, None, "GET", "/api/v1/me", {"cookie": "tricorne_session=abc.def"})),
    "cookie signed for another session": (
        401,
        lambda s: by(
            s,
            None,
            "GET",
            "/api/v1/me",
            {"cookie": f"tricorne_session=abc.{s.cookie(s.ann)['cookie'].split('.')[1].split(';')[0]}"},
        ),
    ),
    "no word against forgery": (
        403,
        lambda s: by(s, None, "PATCH", "/api/v1/me", s.cookie(s.ann), json={"language": "es"}),
    ),
    "wrong word against forgery": (
        403,
        lambda s: by(
            s, None, "PATCH", "/api/v1/me", {**s.cookie(s.ann), "x-csrf-token": s.eve.csrf}, json={"language": "es"}
        ),
    ),
    "answer without the word": (
        403,
        lambda s: by(
            s, None, "POST", s.path + "/answer", s.cookie(s.ann), json={"seat": "ann", "version": 0, "answer": "1"}
        ),
    ),
    "sign-out without the word": (403, lambda s: by(s, None, "DELETE", "/api/v1/session", s.cookie(s.ann))),
    "another site": (
        403,
        lambda s: by(s, s.ann, "PATCH", "/api/v1/me", {"origin": "https://evil.example"}, json={"language": "es"}),
    ),
    "a page without origin": (
        403,
        lambda s: by(s, s.ann, "PATCH", "/api/v1/me", {"origin": "null"}, json={"language": "es"}),
    ),
    "wrong password to delete": (401, lambda s: by(s, s.ann, "DELETE", "/api/v1/me", json={"password": "guess guess"})),
    "name of another in other letters": (
        409,
        lambda s: by(s, None, "POST", "/api/v1/accounts", json={"name": "ＡＮＮ", "password": PASSWORD}),
    ),
    # sizes, forms, paths, scripts
    "huge body": (413, lambda s: by(s, s.ann, "PATCH", "/api/v1/me", content=b"x" * 100_000)),
    "deep body": (400, lambda s: by(s, s.ann, "PATCH", "/api/v1/me", content=b"[" * 50_000)),
    "unknown fields": (400, lambda s: by(s, s.ann, "PATCH", "/api/v1/me", json={"is_admin": True})),
    "mail with a second header": (
        422,
        lambda s: by(s, s.ann, "PATCH", "/api/v1/me", json={"mail": "a@b.cc\nBcc: x@y.zz"}),
    ),
    "webhook into our network": (
        422,
        lambda s: by(s, s.ann, "PATCH", "/api/v1/me", json={"webhook": "http://169.254.169.254/latest"}),
    ),
    "webhook to ourselves": (
        422,
        lambda s: by(s, s.ann, "PATCH", "/api/v1/me", json={"webhook": "https://127.0.0.1/metrics"}),
    ),
    "webhook to ourselves by the newer protocol": (
        422,
        lambda s: by(s, s.ann, "PATCH", "/api/v1/me", json={"webhook": "https://[::ffff:127.0.0.1]/metrics"}),
    ),
    "webhook to a neighbour": (
        422,
        lambda s: by(s, s.ann, "PATCH", "/api/v1/me", json={"webhook": "https://192.168.1.1/"}),
    ),
    "webhook to the name of ourselves": (
        422,
        lambda s: by(s, s.ann, "PATCH", "/api/v1/me", json={"webhook": "https://localhost/"}),
    ),
    "webhook with a password": (
        422,
        lambda s: by(s, s.ann, "PATCH", "/api/v1/me", json={"webhook": "https://user:word@example.org/"}),
    ),
    "webhook to another door": (
        422,
        lambda s: by(s, s.ann, "PATCH", "/api/v1/me", json={"webhook": "https://example.org:22/"}),
    ),
    "push into our network": (
        422,
        lambda s: by(s, s.ann, "POST", "/api/v1/me/pushes", json=a_push("https://10.0.0.1/push")),
    ),
    "push with keys that are none": (
        422,
        lambda s: by(
            s, s.ann, "POST", "/api/v1/me/pushes", json={**a_push("https://push.example/1"), "p256dh": "QUJD"}
        ),
    ),
    "webhook to a file": (422, lambda s: by(s, s.ann, "PATCH", "/api/v1/me", json={"webhook": "file:///etc/passwd"})),
    "script as a name": (
        422,
        lambda s: by(s, None, "POST", "/api/v1/accounts", json={"name": SCRIPT, "password": PASSWORD}),
    ),
    "path out of the client": (404, lambda s: by(s, None, "GET", "/client/..%2f..%2fserver%2fapp.py")),
    "path out of the data": (404, lambda s: by(s, None, "GET", "/client/%2e%2e/%2e%2e/tricorne.sqlite3")),
    "path with an end in it": (404, lambda s: by(s, None, "GET", "/client/js%00.html")),
    "path from the root": (404, lambda s: by(s, None, "GET", "/client//etc/passwd")),
    "path by the other stroke": (404, lambda s: by(s, None, "GET", "/client/..%5c..%5cserver%5capp.py")),
    "redirection by a foreign host": (404, lambda s: by(s, None, "GET", "/api/v1/lobby/", {"host": "evil.example"})),
    "redirection by two strokes": (404, lambda s: by(s, None, "GET", "//evil.example/club/")),
    "deep record": (
        400,
        lambda s: by(
            s, s.eve, "POST", "/api/v1/tables/import", content=b'{"record":' + b"[" * 9_000 + b"]" * 9_000 + b"}"
        ),
    ),
    "deep part of a record": (
        400,
        lambda s: by(
            s,
            s.eve,
            "POST",
            "/api/v1/tables/import",
            content=b'{"record":{"format":1,"setup":{"position":' + b'{"a":' * 9_000 + b"1" + b"}" * 9_000 + b"}}}",
        ),
    ),
    "statement in a name": (404, lambda s: by(s, s.ann, "GET", "/api/v1/players/x'%20OR%201=1--")),
    "statement in a table": (404, lambda s: by(s, s.ann, "GET", "/api/v1/tables/x'%20OR%201=1--")),
    "statement in a game": (404, lambda s: by(s, s.ann, "GET", "/api/v1/statistics?game=x'--")),
    "figures from a proxy": (403, lambda s: by(s, None, "GET", "/metrics", {"x-forwarded-for": "203.0.113.5"})),
    "record that lies": (422, lambda s: by(s, s.eve, "POST", "/api/v1/tables/import", json={"record": lying(s)})),
    "record with an answer that was not offered": (
        422,
        lambda s: by(s, s.eve, "POST", "/api/v1/tables/import", json={"record": lying(s, answer="99")}),
    ),
    # members against members
    "report without an account": (
        401,
        lambda s: by(s, None, "POST", "/api/v1/reports", json={"name": "Ann", "text": "x"}),
    ),
    "decline for another": (403, lambda s: by(s, s.eve, "POST", s.path + "/decline", json={"seat": "bob"})),
    "block without the word": (
        403,
        lambda s: by(s, None, "PUT", "/api/v1/me/blocks/Bob", s.cookie(s.ann)),
    ),
    "token used to export": (403, lambda s: by(s, None, "GET", "/api/v1/me/export", bearer(s.ann.token()))),
}


def a_push(endpoint: str) -> Json:
    """A browser with sound keys at some address."""
    keys = BrowserSink()
    return {"endpoint": endpoint, "p256dh": keys.p256dh, "auth": keys.auth}


def lying(scene: Scene, answer: str = "") -> Json:
    """The record of a finished game in which the points, or an answer, were changed afterwards."""
    made = scene.eve.make()
    finish(scene.eve.at(made["table"]), scene.server.person(made["table"], made["keys"]["bob"]))
    record: Json = scene.eve.at(made["table"]).get("/record").json()
    if answer:
        record["answers"] = [[given[0], answer] if len(given) == 2 else given for given in record["answers"]]
    else:
        record["checkpoints"][-1]["state"]["points"] = [99, 0]
    return record


@pytest.mark.parametrize("name", list(ATTEMPTS))
def test_an_attempt_is_refused_and_explained_and_changes_nothing(scene: Scene, name: str) -> None:
    status, attempt = ATTEMPTS[name]
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


def test_there_are_at_least_forty_attempts() -> None:
    assert len(ATTEMPTS) >= 40


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
    with httpx.Client(base_url=scene.server.url, timeout=30) as http:
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
    server = ServerProcess(tmp_path_factory.mktemp("flood"), limits=True).start()
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
    server = ServerProcess(tmp_path_factory.mktemp("limits"), limits=True).start()
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
    return httpx.Client(
        base_url=server.url, timeout=30, transport=httpx.HTTPTransport(local_address=f"127.0.0.{number}")
    )


def test_wrong_passwords_are_counted_by_the_account_however_its_name_is_written(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Each guess comes from an address of its own, under a name that leads to the same account."""
    server = ServerProcess(tmp_path_factory.mktemp("names"), limits=True).start()
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
        server = ServerProcess(tmp_path_factory.mktemp("forgotten"), limits=True, smtp=mail.address).start()
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


def test_an_unknown_name_takes_as_long_as_a_wrong_password(scene: Scene) -> None:
    import time

    def seconds(name: str) -> float:
        took = []
        for _ in range(5):
            start = time.perf_counter()
            scene.server.http.post("/api/v1/session", json={"name": name, "password": "wrong password"})
            took.append(time.perf_counter() - start)
        return min(took)

    known, unknown = seconds("Ann"), seconds("Nobody Atall")
    assert 0.4 < known / unknown < 2.5
