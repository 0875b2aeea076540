"""Attacks on a table of others: what somebody hopes for, how they try, and how it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
import msgspec

from tests.server.clients import Json, ServerProcess, http_client
from tests.server.members import PASSWORD, Member, finish
from tests.server.sinks import BrowserSink
from tricorne.core.saved import Record, digest_of

SCRIPT = "<script>alert(1)</script>"
CUP: Json = {
    "format": "cup",
    "game": "toy",
    "scenario": "short",
    "least": 4,
    "most": 4,
    "clock": {"bank": 9},
    "name": "Cup",
}


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


Attempt = Callable[[Scene], httpx.Response]


def by(scene: Scene, member: Member | None, method: str, path: str, headers: Any = None, **more: Any) -> httpx.Response:
    """A request with all that a member's browser would send."""
    own = {} if member is None else {**scene.cookie(member), "x-csrf-token": member.csrf}
    with http_client(scene.server.url) as http:
        return http.request(method, path, headers={**own, **(headers or {})}, **more)


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def answer(scene: Scene, who: Member, seat: str, value: Any, version: int = 0) -> httpx.Response:
    return by(scene, who, "POST", scene.path + "/answer", json={"seat": seat, "version": version, "answer": value})


def go(scene: Scene, who: Member, where: str, seat: str, **more: int) -> httpx.Response:
    return by(scene, who, "POST", f"{scene.path}/{where}", json={"seat": seat, "version": 0, **more})


def requests_of(who: str) -> Callable[..., Attempt]:
    """Requests of one of them; an address that begins with a dot goes on from that of the table."""

    def attempt(method: str, path: str, headers: Any = None, content: Any = None, **fields: Any) -> Attempt:
        sent = {"content": content} if content else {"json": fields} if fields else {}

        def tried(scene: Scene) -> httpx.Response:
            address = scene.path + path[1:] if path.startswith(".") else path
            return by(scene, getattr(scene, who, None), method, address, headers, **sent)

        return tried

    return attempt


ann, bob, eve, nobody = map(requests_of, ("ann", "bob", "eve", "nobody"))


def webhook(address: str) -> Attempt:
    """Notices of Ann's are to go to an address."""
    return ann("PATCH", "/api/v1/me", webhook=address)


class Attack(NamedTuple):
    """What somebody hoped for, the status by which it is refused, and how they tried."""

    hope: str
    status: int
    attempt: Attempt


def a_push(endpoint: str) -> Json:
    """A browser with sound keys at some address."""
    keys = BrowserSink()
    return {"endpoint": endpoint, "p256dh": keys.p256dh, "auth": keys.auth}


def alone_in_a_rated_game(scene: Scene) -> httpx.Response:
    """Eve answers at an open table of hers to which nobody has come, and wants to answer again."""
    seat = scene.eve.at(scene.eve.make(visibility="open", rated=True)["table"])
    asked = next(one for one in seat.view()["view"]["asked"] if one["seat"] == "ann")
    version = seat.answer("ann", asked["options"][0]).json()["version"]
    return seat.post("/rewind", seat="ann", version=version, moment=0)


ATTACKS: dict[str, Attack] = {
    # somebody else's table, seat, view, notes
    "table of others": Attack("to read along at a table of others", 401, eve("GET", ".")),
    "table without anything": Attack("to read along without even an account", 401, nobody("GET", ".")),
    "view of others": Attack("to see the hand of a stranger", 401, eve("GET", "./view?seat=bob")),
    "opponent's view": Attack("to see the opponent's hand", 403, ann("GET", "./view?seat=bob")),
    "opponent's earlier view": Attack("to see the hand that the opponent had", 403, ann("GET", "./view?seat=bob&at=0")),
    "opponent's log": Attack("to read what only the opponent was told", 403, ann("GET", "./log?seat=bob")),
    "opponent's hints": Attack(
        "to learn the opponent's options from the advice about them", 403, ann("GET", "./hints?seat=bob&version=0")
    ),
    "notes of others": Attack("to read a stranger's plans", 401, eve("GET", "./notes")),
    "notes of others, written": Attack("to write lies into a stranger's plans", 401, eve("PUT", "./notes", text="x")),
    "chat of others": Attack("to read what others say to each other", 401, eve("GET", "./chat")),
    "record of a running game": Attack(
        "to read the whole game, hidden cards and seed included", 403, ann("GET", "./record")
    ),
    "opponent's answer": Attack(
        "to play the opponent's turn badly", 403, ann("POST", "./answer", seat="bob", version=0, answer="1")
    ),
    "answer of a stranger": Attack(
        "to play a turn at a table of others", 401, eve("POST", "./answer", seat="bob", version=0, answer="1")
    ),
    "undo of a stranger": Attack("to take back a move of others", 401, eve("POST", "./undo", seat="ann", version=0)),
    "opponent's seat left": Attack(
        "to let a weak bot play for the opponent", 403, ann("POST", "./leave", seat="bob", player="random")
    ),
    "consent for the opponent": Attack(
        "to go back in the game without being allowed to", 403, ann("POST", "./consent", seat="bob", agree=True)
    ),
    "chat as the opponent": Attack(
        "to put words into the opponent's mouth", 403, ann("POST", "./chat", seat="bob", text="x")
    ),
    "fork through the opponent's eyes": Attack(
        "to get a copy that knows the opponent's hand", 403, ann("POST", "./fork", seat="bob")
    ),
    "seat taken by joining": Attack("to sit down on a seat that is taken", 403, eve("POST", "./join", seat="bob")),
    "time claimed by a stranger": Attack("to end a game of others", 401, eve("POST", "./claim-time", seat="bob")),
    "rematch by a stranger": Attack(
        "to draw others into another game", 401, lambda s: by(s, s.eve, "POST", s.path + "/rematch", json={})
    ),
    # keys, links, tokens
    "key of another table": Attack(
        "that one key opens all tables", 401, lambda s: by(s, None, "GET", s.path, bearer(s.eves["key"]))
    ),
    "forged key": Attack("that keys can be guessed", 401, nobody("GET", ".", bearer("A" * 24))),
    "claimed link": Attack(
        "to go on using a link whose seat belongs to a member",
        401,
        lambda s: by(s, None, "GET", s.path, bearer(s.made["keys"]["bob"])),
    ),
    "claimed link, claimed again": Attack(
        "to take a seat that a member has taken by the same link",
        401,
        lambda s: by(s, s.eve, "POST", s.path + "/claim", json={"key": s.made["keys"]["bob"]}),
    ),
    "key of the host, claimed": Attack(
        "to take the host's seat by a key that was seen somewhere",
        409,
        lambda s: by(s, s.eve, "POST", s.path + "/claim", json={"key": s.made["key"]}),
    ),
    "forged token": Attack("that tokens can be guessed", 401, nobody("GET", "/api/v1/me", bearer("tri_" + "A" * 32))),
    "token of another at a table": Attack(
        "that any member may look at any table", 401, lambda s: by(s, None, "GET", s.path, bearer(s.eve.token()))
    ),
    "token used to make tokens": Attack(
        "to make a stolen token last",
        403,
        lambda s: by(s, None, "POST", "/api/v1/me/tokens", bearer(s.ann.token()), json={"name": "x"}),
    ),
    "token used to delete the account": Attack(
        "to delete an account with a stolen token",
        403,
        lambda s: by(s, None, "DELETE", "/api/v1/me", bearer(s.ann.token()), json={"password": PASSWORD}),
    ),
    "forged letter": Attack(
        "to set somebody's password",
        422,
        nobody("POST", "/api/v1/password/reset", token="x" * 32, password="new password"),
    ),
    # packs in the making
    "draft of others": Attack("to read a stranger's draft", 404, lambda s: by(s, s.eve, "GET", a_draft(s))),
    "draft of others, changed": Attack(
        "to write into a stranger's draft",
        404,
        lambda s: by(s, s.eve, "PUT", a_draft(s), json={"revision": 0, "draft": {"name": "eve"}}),
    ),
    "draft of others, shared": Attack(
        "to open a stranger's draft for all",
        404,
        lambda s: by(s, s.eve, "PUT", a_draft(s) + "/shared", json={"shared": True}),
    ),
    "draft of others, deleted": Attack("to delete a draft", 404, lambda s: by(s, s.eve, "DELETE", a_draft(s))),
    "draft of others, played": Attack(
        "to get at a pack by playing with it", 404, lambda s: by(s, s.eve, "POST", a_draft(s) + "/table", json={})
    ),
    "forged key of a draft": Attack(
        "that keys of drafts can be guessed", 404, lambda s: by(s, None, "GET", a_draft(s), bearer("A" * 24))
    ),
    "key of a table at a draft": Attack(
        "that one key opens everything", 404, lambda s: by(s, None, "GET", a_draft(s), bearer(s.made["key"]))
    ),
    "draft that changes rules": Attack(
        "to write where nobody asks",
        422,
        eve(
            "POST",
            "/api/v1/drafts",
            game="1775-rebellion",
            draft={"name": "x", "values": {"scenarios/scenarios/campaign": {}}},
        ),
    ),
    "module with entities": Attack(
        "that one entity becomes a billion",
        422,
        eve(
            "POST",
            "/api/v1/games/1775-rebellion/vassal",
            content=b'<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><a name="&d;"/>',
        ),
    ),
    # sessions and forgery
    "forged cookie": Attack(
        "to be signed in by a cookie of one's own making",
        401,
        nobody("GET", "/api/v1/me", {"cookie": "tricorne_session=abc.def"}),
    ),
    "cookie signed for another session": Attack(
        "that a signature fits any session",
        401,
        lambda s: by(
            s,
            None,
            "GET",
            "/api/v1/me",
            {"cookie": f"tricorne_session=abc.{s.cookie(s.ann)['cookie'].split('.')[1].split(';')[0]}"},
        ),
    ),
    "no word against forgery": Attack(
        "that another site can use the cookie",
        403,
        lambda s: by(s, None, "PATCH", "/api/v1/me", s.cookie(s.ann), json={"language": "es"}),
    ),
    "wrong word against forgery": Attack(
        "that the word of one's own session fits another",
        403,
        lambda s: by(
            s, None, "PATCH", "/api/v1/me", {**s.cookie(s.ann), "x-csrf-token": s.eve.csrf}, json={"language": "es"}
        ),
    ),
    "answer without the word": Attack(
        "that another site can make somebody play",
        403,
        lambda s: by(
            s, None, "POST", s.path + "/answer", s.cookie(s.ann), json={"seat": "ann", "version": 0, "answer": "1"}
        ),
    ),
    "sign-out without the word": Attack(
        "that another site can sign somebody out",
        403,
        lambda s: by(s, None, "DELETE", "/api/v1/session", s.cookie(s.ann)),
    ),
    "another site": Attack(
        "that another site may talk to us in a member's name",
        403,
        ann("PATCH", "/api/v1/me", {"origin": "https://evil.example"}, language="es"),
    ),
    "a page without origin": Attack(
        "that a page from nowhere may do so", 403, ann("PATCH", "/api/v1/me", {"origin": "null"}, language="es")
    ),
    "wrong password to delete": Attack(
        "to delete an account at a browser that was left open", 401, ann("DELETE", "/api/v1/me", password="guess guess")
    ),
    "name of another in other letters": Attack(
        "to look like another member", 409, nobody("POST", "/api/v1/accounts", name="ＡＮＮ", password=PASSWORD)
    ),
    # sizes, forms, paths, scripts
    "huge body": Attack("to fill the memory", 413, ann("PATCH", "/api/v1/me", content=b"x" * 100_000)),
    "deep body": Attack("to exhaust the stack", 400, ann("PATCH", "/api/v1/me", content=b"[" * 50_000)),
    "the character 0 in a line of the chat": Attack(
        "to let what others store in the same moment fail with it", 400, ann("POST", "./chat", seat="ann", text="a\0b")
    ),
    "the character 0 in a name": Attack(
        "to make the database fail", 400, nobody("POST", "/api/v1/session", name="\0", password=PASSWORD)
    ),
    "the character 0 in a path": Attack("to make the database fail", 404, eve("GET", "/api/v1/players/%00")),
    "the character 0 in a query": Attack(
        "to make the database fail", 400, eve("GET", "/api/v1/ratings?game=toy&scenario=%00")
    ),
    "unknown fields": Attack("to set what is not meant to be set", 400, ann("PATCH", "/api/v1/me", is_admin=True)),
    "mail with a second header": Attack(
        "to send mail to others through us", 422, ann("PATCH", "/api/v1/me", mail="a@b.cc\nBcc: x@y.zz")
    ),
    "webhook into our network": Attack(
        "to read the secrets of the machine's host", 422, webhook("http://169.254.169.254/latest")
    ),
    "webhook to ourselves": Attack("to read the figures of the server", 422, webhook("https://127.0.0.1/metrics")),
    "webhook to ourselves by the newer protocol": Attack(
        "that the loopback has a name we do not know", 422, webhook("https://[::ffff:127.0.0.1]/metrics")
    ),
    "webhook through a translator": Attack(
        "to reach the server's own network through a gateway that unwraps numbers",
        422,
        webhook("https://[64:ff9b::7f00:1]/metrics"),
    ),
    "webhook through a tunnel": Attack(
        "to reach the server itself at the end of a tunnel", 422, webhook("https://[2002:7f00:1::]/metrics")
    ),
    "webhook within the site": Attack("to reach a machine of the same site", 422, webhook("https://[fec0::1]/metrics")),
    "webhook to everybody nearby": Attack(
        "to have all machines nearby answer at once", 422, webhook("https://224.0.0.1/metrics")
    ),
    "webhook to a neighbour": Attack("to talk to the router", 422, webhook("https://192.168.1.1/")),
    "webhook to the name of ourselves": Attack("that only numbers are checked", 422, webhook("https://localhost/")),
    "webhook with a password": Attack(
        "to hide the true host behind a name", 422, webhook("https://user:word@example.org/")
    ),
    "webhook to another door": Attack(
        "to talk to services that speak no HTTP", 422, webhook("https://example.org:22/")
    ),
    "push into our network": Attack(
        "to reach our network by way of notices",
        422,
        ann("POST", "/api/v1/me/pushes", **a_push("https://10.0.0.1/push")),
    ),
    "push with keys that are none": Attack(
        "to make the encryption of notices fail",
        422,
        ann("POST", "/api/v1/me/pushes", **a_push("https://push.example/1") | {"p256dh": "QUJD"}),
    ),
    "webhook to a file": Attack("to read files of the server", 422, webhook("file:///etc/passwd")),
    "script as a name": Attack(
        "to run a script in the pages of others",
        422,
        nobody("POST", "/api/v1/accounts", name=SCRIPT, password=PASSWORD),
    ),
    "path out of the client": Attack(
        "to read the code of the server", 404, nobody("GET", "/client/..%2f..%2fserver%2fapp.py")
    ),
    "path out of the data": Attack(
        "to read the database", 404, nobody("GET", "/client/%2e%2e/%2e%2e/tricorne.sqlite3")
    ),
    "path with an end in it": Attack(
        "that a path is cut off where the system ends it", 404, nobody("GET", "/client/js%00.html")
    ),
    "path from the root": Attack("to read any file", 404, nobody("GET", "/client//etc/passwd")),
    "path by the other stroke": Attack(
        "that another system's paths are not checked", 404, nobody("GET", "/client/..%5c..%5cserver%5capp.py")
    ),
    "redirection by a foreign host": Attack(
        "to lead somebody to another site by our address",
        404,
        nobody("GET", "/api/v1/lobby/", {"host": "evil.example"}),
    ),
    "redirection by two strokes": Attack(
        "the same by a path that looks like a host", 404, nobody("GET", "//evil.example/club/")
    ),
    "deep record": Attack(
        "to exhaust the stack of the worker",
        400,
        eve("POST", "/api/v1/tables/import", content=b'{"record":' + b"[" * 9_000 + b"]" * 9_000 + b"}"),
    ),
    "deep part of a record": Attack(
        "to exhaust it by what is only stored",
        400,
        eve(
            "POST",
            "/api/v1/tables/import",
            content=b'{"record":{"format":1,"setup":{"position":' + b'{"a":' * 9_000 + b"1" + b"}" * 9_000 + b"}}}",
        ),
    ),
    "statement in a name": Attack(
        "to ask the database a question of one's own", 404, ann("GET", "/api/v1/players/x'%20OR%201=1--")
    ),
    "statement in a table": Attack(
        "the same by the name of a table", 404, ann("GET", "/api/v1/tables/x'%20OR%201=1--")
    ),
    "statement in a game": Attack("the same by the name of a game", 404, ann("GET", "/api/v1/statistics?game=x'--")),
    "figures from a proxy": Attack(
        "to read the figures through the proxy", 403, nobody("GET", "/metrics", {"x-forwarded-for": "203.0.113.5"})
    ),
    "record that lies": Attack(
        "to get points that were never won",
        422,
        lambda s: by(s, s.eve, "POST", "/api/v1/tables/import", json={"record": lying(s)}),
    ),
    "record with an answer that was not offered": Attack(
        "to play what the rules forbid",
        422,
        lambda s: by(s, s.eve, "POST", "/api/v1/tables/import", json={"record": lying(s, answer="99")}),
    ),
    # members against members
    "report without an account": Attack(
        "to accuse somebody without a name", 401, nobody("POST", "/api/v1/reports", name="Ann", text="x")
    ),
    "decline for another": Attack(
        "to refuse an invitation of somebody else", 403, eve("POST", "./decline", seat="bob")
    ),
    "block without the word": Attack(
        "that another site can make members block each other",
        403,
        lambda s: by(s, None, "PUT", "/api/v1/me/blocks/Bob", s.cookie(s.ann)),
    ),
    "token used to export": Attack(
        "to read everything of a member with a stolen token",
        403,
        lambda s: by(s, None, "GET", "/api/v1/me/export", bearer(s.ann.token())),
    ),
    # what is no answer, what is not now
    "null for an answer": Attack("a move that nobody chose", 400, lambda s: answer(s, s.ann, "ann", None)),
    "number for an answer": Attack("that a number slips past the names", 400, lambda s: answer(s, s.ann, "ann", 1)),
    "list for an answer": Attack("several moves at once", 400, lambda s: answer(s, s.ann, "ann", ["1", "2"])),
    "answer that was not offered": Attack("a better die", 422, lambda s: answer(s, s.ann, "ann", "99")),
    "answer to what is to come": Attack(
        "to answer before anything is asked", 409, lambda s: answer(s, s.ann, "ann", "1", version=999)
    ),
    "answer to what has been": Attack(
        "to answer again what was answered", 400, lambda s: answer(s, s.ann, "ann", "1", version=-1)
    ),
    "answer for the table": Attack("to say what the dice show", 403, lambda s: answer(s, s.ann, "table", "6")),
    "answer for a watcher": Attack("that watchers may play", 403, lambda s: answer(s, s.ann, "observer", "1")),
    "view of what is to come": Attack("to see the next card", 404, ann("GET", "./view?at=99")),
    "view of a moment below zero": Attack("to see what was before the deal", 400, ann("GET", "./view?at=-1")),
    "view of a moment beyond numbers": Attack("that a number overflows", 400, ann("GET", "./view?at=" + "9" * 30)),
    "log of what is to come": Attack("to read ahead", 404, ann("GET", "./log?at=99")),
    "seat given twice": Attack(
        "that one seat is checked and the other one shown", 400, ann("GET", "./view?seat=ann&seat=bob")
    ),
    "hints for a version to come": Attack(
        "advice about what is not asked yet", 409, ann("GET", "./hints?seat=ann&version=99")
    ),
    "undo for the opponent": Attack("to take back the opponent's choice", 403, lambda s: go(s, s.ann, "undo", "bob")),
    "rewind for the opponent": Attack(
        "to go back in the opponent's name", 403, lambda s: go(s, s.ann, "rewind", "bob", moment=0)
    ),
    "rewind to what is to come": Attack(
        "to go where nobody has been", 404, lambda s: go(s, s.ann, "rewind", "ann", moment=99)
    ),
    "chances between people": Attack("to let the server judge the position", 403, ann("GET", "./chances")),
    "a look back between people": Attack(
        "to let the server judge a game that goes on", 403, ann("POST", "./look-back")
    ),
    "the best answer between people": Attack("to be told what to answer", 403, ann("GET", "./answers?at=0")),
    "a branch of others shared": Attack(
        "to open what somebody tries out", 404, ann("PUT", "./branches/abcdefghijk", key="")
    ),
    # tables of others, once more
    "a look back at a game of others": Attack("to learn how a game of others stands", 401, eve("GET", "./look-back")),
    "branches of others": Attack("to see what others try out", 401, eve("GET", "./branches")),
    "reasons of others": Attack("why bots of others did what they did", 401, eve("GET", "./reasons")),
    "people of others": Attack("to learn who plays whom", 401, eve("GET", "./people")),
    "pack of others": Attack("to read a private pack", 401, eve("GET", "./pack")),
    "chances of others": Attack("to learn how a game of others stands", 401, eve("GET", "./chances")),
    "copy of others": Attack("to look around in a copy", 401, eve("POST", "./fork", seat="bob")),
    "seat of others left": Attack(
        "to put bots on seats of others", 401, eve("POST", "./leave", seat="bob", player="random")
    ),
    "opponent's seat taken": Attack("to sit on both sides", 403, ann("POST", "./sit", seat="bob")),
    "seat left to another person": Attack(
        "to play as somebody else", 422, ann("POST", "./leave", seat="ann", player="human:bob")
    ),
    # invitations
    "invitation by a guest": Attack("to give the host's seat away", 403, bob("POST", "./invitations", seat="ann")),
    "invitation by a stranger": Attack("to get a key to a seat", 401, eve("POST", "./invitations", seat="bob")),
    "invitation to a taken seat": Attack(
        "to take back a seat from a guest who plays well", 409, ann("POST", "./invitations", seat="bob")
    ),
    "invitation withdrawn by a guest": Attack("to keep others out", 403, bob("DELETE", "./invitations/bob")),
    "link taken twice": Attack(
        "a second key to the guest's seat",
        401,
        lambda s: by(s, None, "POST", s.path + "/take", json={"key": s.made["keys"]["bob"]}),
    ),
    "hand of a guest who has not come yet": Attack(
        "to see with the guest's link which cards they will find",
        403,
        lambda s: with_link(s, "GET", "/view?seat=bob"),
    ),
    "answer before the guest comes": Attack(
        "to play the guest's first turn badly with their link",
        403,
        lambda s: with_link(s, "POST", "/answer", json={"seat": "bob", "version": 0, "answer": "1"}),
    ),
    "forged link taken": Attack("that links can be guessed", 401, nobody("POST", "./take", key="guess")),
    # accounts
    "token used to list tokens": Attack(
        "to learn of other tokens", 403, lambda s: by(s, None, "GET", "/api/v1/me/tokens", bearer(s.ann.token()))
    ),
    "token used to change the password": Attack(
        "to lock the owner out with a stolen token",
        403,
        lambda s: by(
            s, None, "POST", "/api/v1/me/password", bearer(s.ann.token()), json={"old": PASSWORD, "password": "x" * 12}
        ),
    ),
    "token used to change the mail": Attack(
        "to have the link for a new password sent to oneself, with a stolen token",
        403,
        lambda s: by(s, None, "PATCH", "/api/v1/me", bearer(s.ann.token()), json={"mail": "eve@example.org"}),
    ),
    "password changed without the old one": Attack(
        "to lock the owner out at a browser that was left open",
        401,
        ann("POST", "/api/v1/me/password", old="guess guess", password="x" * 12),
    ),
    "password of a book": Attack(
        "to keep the processor busy with a hash",
        400,
        nobody("POST", "/api/v1/accounts", name="Long", password="x" * 50_000),
    ),
    "password of a letter": Attack(
        "an account that is easily taken, to blame somebody for it",
        400,
        nobody("POST", "/api/v1/accounts", name="Short", password="x"),
    ),
    "name that turns the line round": Attack(
        "to look like another member", 422, nobody("POST", "/api/v1/accounts", name="\u202enna", password=PASSWORD)
    ),
    "name with a letter that nobody sees": Attack(
        "to be taken for Ann by those who read her name",
        422,
        nobody("POST", "/api/v1/accounts", name="Ann\u3164", password=PASSWORD),
    ),
    "name in letters of two alphabets": Attack(
        "to be taken for Ann by a letter that looks like hers",
        422,
        nobody("POST", "/api/v1/accounts", name="\u0410nn", password=PASSWORD),
    ),
    "name of nothing": Attack(
        "to look like nobody", 422, nobody("POST", "/api/v1/accounts", name="\u2003 \u2003", password=PASSWORD)
    ),
    "mail that is a script": Attack(
        "to run a script where mails are shown", 422, ann("PATCH", "/api/v1/me", mail="<script>@b.cc")
    ),
    "webhook by a number": Attack("that the loopback has another spelling", 422, webhook("https://2130706433/")),
    "webhook to the link": Attack("to talk to machines beside us", 422, webhook("https://[fe80::1]/")),
    "vacation of years": Attack("a clock that never runs", 400, ann("PUT", "/api/v1/me/vacation", days=10_000)),
    "vacation of less than nothing": Attack("days that come back", 400, ann("PUT", "/api/v1/me/vacation", days=-5)),
    "block of oneself": Attack("a knot in the books", 404, ann("PUT", "/api/v1/me/blocks/Ann")),
    "report of a book": Attack(
        "to fill the disk of the operator", 413, eve("POST", "/api/v1/reports", name="Ann", text="x" * 70_000)
    ),
    # making tables
    "game that is a module": Attack(
        "to load code by its name", 404, eve("POST", "/api/v1/tables", game="os", seats={})
    ),
    "pack from elsewhere": Attack(
        "to read files as a pack", 422, eve("POST", "/api/v1/tables", game="toy", seats={}, pack="../../etc")
    ),
    "pack of a table of others": Attack(
        "to play with a private pack",
        401,
        lambda s: by(s, s.eve, "POST", "/api/v1/tables", json={"game": "toy", "like": s.made["table"]}),
    ),
    "seat for somebody by name": Attack(
        "to be the opponent's person too", 422, eve("POST", "/api/v1/tables", game="toy", seats={"ann": "human:bob"})
    ),
    "record without end": Attack(
        "to fill the memory by a file",
        413,
        eve("POST", "/api/v1/tables/import", content=b'{"record":"' + b"x" * 8_100_000 + b'"}'),
    ),
    "record with a null": Attack(
        "a table that fails for ever",
        422,
        lambda s: by(s, s.eve, "POST", "/api/v1/tables/import", json={"record": lying(s, answer=None)}),
    ),
    # words
    "origin in no alphabet": Attack(
        "to make the server stumble before it asks where a request comes from",
        403,
        ann("POST", "./chat", {"origin": b"\xff"}, seat="ann", text="x"),
    ),
    "origin that is half an address": Attack(
        "that what cannot be read counts as our own page",
        403,
        ann("POST", "./chat", {"origin": "http://["}, seat="ann", text="x"),
    ),
    "origin without a scheme": Attack(
        "that the name of our host is enough to pass for our page",
        403,
        lambda s: by(
            s,
            s.ann,
            "POST",
            f"{s.path}/chat",
            {"origin": s.server.url.removeprefix("http:")},
            json={"seat": "ann", "text": "x"},
        ),
    ),
    "body in no alphabet": Attack(
        "that a text is taken as bytes", 400, ann("PATCH", "/api/v1/me", content=b'{"mail":"\xff\xfe"}')
    ),
    "another method": Attack("a way round the checks", 405, ann("PUT", "./answer", seat="bob")),
    "table by a path": Attack("to reach what is beside it", 404, ann("GET", "/api/v1/tables/..%2fme")),
    # luck, comments, moderators, events, members' pages, notices
    "luck of a running game": Attack(
        "to learn the dice that are to come from the proof of those that fell", 403, ann("GET", "./luck")
    ),
    "coach between people": Attack(
        "to be advised against somebody who is not", 403, ann("GET", "./coach?seat=ann&version=0")
    ),
    "comments on a running game": Attack(
        "to read what is said about moments that are not over", 403, ann("GET", "./comments")
    ),
    "comment on a running game": Attack(
        "to whisper about the game where no chat shows it",
        403,
        ann("POST", "./comments", moment=0, seat="ann", text="psst"),
    ),
    "comment by a raised number": Attack(
        "to make the server stumble over a number that is none", 404, ann("DELETE", "./comments/%C2%B2")
    ),
    "game of others hidden": Attack("to let a defeat of somebody else vanish", 403, eve("PUT", "./hidden")),
    "reports read": Attack("to read who has complained about whom", 403, eve("GET", "/api/v1/reports")),
    "order by a member": Attack(
        "to have an opponent suspended",
        403,
        lambda s: by(
            s, s.eve, "POST", "/api/v1/orders", json={"name": s.bob.name, "act": "suspend", "reason": "x", "days": 9}
        ),
    ),
    "order of others answered": Attack(
        "to answer a moderator in the name of another", 409, eve("POST", "/api/v1/me/orders/x/answer", text="Gladly.")
    ),
    "event by a newcomer": Attack(
        "to fill the list of events with nonsense",
        403,
        lambda s: by(s, Member(s.server), "POST", "/api/v1/events", json=CUP),
    ),
    "event ended by another": Attack(
        "to end an event without being its maker", 404, lambda s: by(s, s.eve, "POST", "/api/v1/events/x/end", json={})
    ),
    "seat given away in an event": Attack(
        "to put a friend into a seat of others",
        404,
        lambda s: by(s, s.eve, "POST", "/api/v1/events/x/replace", json={"name": s.bob.name, "by": s.eve.name}),
    ),
    "way back alone in a rated game": Attack(
        "to play the first turns again and again until luck is kind, before an opponent comes",
        409,
        alone_in_a_rated_game,
    ),
    "oneself followed": Attack(
        "to be told of oneself without end", 404, lambda s: by(s, s.eve, "PUT", f"/api/v1/me/follows/{s.eve.name}")
    ),
    "forged way out": Attack("to end the mails of another", 422, nobody("POST", "/unsubscribe/account.turn.forged")),
    "archive beyond the calendar": Attack(
        "to make the server stumble over a day that never comes", 400, eve("GET", "/api/v1/archive?until=10000-01-01")
    ),
    "notices in no place": Attack(
        "to make the server stumble over a time zone", 422, eve("PUT", "/api/v1/me/notices", zone="../../etc/passwd")
    ),
}


def a_draft(scene: Scene) -> str:
    """The address of a draft of Ann's."""
    made = scene.ann.post("/drafts", game="1775-rebellion", draft={"name": "box"}).json()
    return f"/api/v1/drafts/{made['id']}"


def with_link(scene: Scene, method: str, what: str, **more: Any) -> httpx.Response:
    """Eve has a table with a seat for a guest, whose link nobody has followed, and uses it herself."""
    made = scene.eve.make()
    return by(scene, None, method, f"/api/v1/tables/{made['table']}{what}", bearer(made["keys"]["bob"]), **more)


def lying(scene: Scene, answer: str | None = "") -> Json:
    """The record of a finished game in which the points, or an answer, were changed afterwards."""
    made = scene.eve.make()
    finish(scene.eve.at(made["table"]), scene.server.guest(made))
    record: Json = scene.eve.at(made["table"]).get("/record").json()
    if answer != "":
        record["answers"] = [[given[0], answer] if len(given) == 2 else given for given in record["answers"]]
        record["digest"] = digest_of(msgspec.convert(record, Record))
    else:
        record["checkpoints"][-1]["state"]["points"] = [99, 0]
    return record
