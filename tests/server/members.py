"""Members of the club, for tests."""

from __future__ import annotations

import itertools
from typing import Any

import httpx

from tests.server.clients import HttpPerson, Json, ServerProcess, http_client

PASSWORD = "correct horse battery"
_numbers = itertools.count(1)


class Member:
    """Somebody who has signed in with a browser of their own."""

    def __init__(self, server: ServerProcess, name: str = "", *, sign_up: bool = True, **more: Any) -> None:
        self.server = server
        self.http = http_client(server.url)
        self.name = name or f"Member {next(_numbers)}"
        self.csrf = ""
        if sign_up:
            done = self.http.post("/api/v1/accounts", json={"name": self.name, "password": PASSWORD, **more})
            assert done.status_code == 201, done.text
            self.csrf = done.json()["csrf"]

    def sign_in(self, password: str = PASSWORD) -> httpx.Response:
        done = self.http.post("/api/v1/session", json={"name": self.name, "password": password})
        if done.status_code == 200:
            self.csrf = done.json()["csrf"]
        return done

    def send(self, method: str, path: str, **body: Any) -> httpx.Response:
        sent: dict[str, Any] = {"json": body} if body or method in ("POST", "PATCH") else {}
        return self.http.request(method, f"/api/v1{path}", headers={"x-csrf-token": self.csrf}, **sent)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(f"/api/v1{path}", params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.send("POST", path, **body)

    def make(self, **wish: Any) -> Json:
        """Make a table; by default of the toy, for oneself and a friend."""
        made = self.post("/tables", **{"game": "toy", "seats": {"ann": "me", "bob": "link"}, **wish})
        assert made.status_code == 201, made.text
        reply: Json = made.json()
        return reply

    def token(self) -> str:
        return str(self.post("/me/tokens", name="bot").json()["token"])

    def at(self, table: str) -> Seated:
        """This member at a table, without a key."""
        return Seated(self, table)

    def lobby(self) -> Json:
        reply: Json = self.get("/lobby").json()
        return reply


class Seated(HttpPerson):
    """A member at a table, known by the cookie."""

    def __init__(self, member: Member, table: str) -> None:
        super().__init__(member.http, table, None)
        self._headers = {"x-csrf-token": member.csrf}


def finish(*people: HttpPerson) -> None:
    """Play a table of the toy to its end: everybody answers the first thing offered."""
    for _ in range(200):
        for person in people:
            seen = person.view()
            if seen["view"]["result"] is not None:
                return
            asked = next(
                (a for a in seen["view"]["asked"] if a.get("options") and a["seat"] in seen["table"]["you"]["seats"]),
                None,
            )
            if asked is not None:
                assert person.answer(asked["seat"], asked["options"][0], seen["version"]).status_code == 200
    raise AssertionError("the game does not end")
