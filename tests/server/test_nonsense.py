"""Nonsense in every field, query and path of the interface: refused as the sender's fault, on both databases.

Whoever sends it has all rights: a member, a moderator, the host of a table and of an event. So it gets as far as the
storage.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from msgspec import inspect

from tests.server.clients import ServerProcess
from tests.server.event_play import Held, veteran
from tests.server.members import Member
from tricorne.server.base.settings import database_in
from tricorne.server.http import messages
from tricorne.server.http.calls import Endpoint
from tricorne.server.http.endpoints import ENDPOINTS
from tricorne.server.storage import club_schema as club

VALUES: list[Any] = [
    None, True, -1, 2**31, 2**31 - 1, 2**63, 10**400, 0.1, 1e308, "", " ", "x" * 3_000, "a\0b", "\u202e\u200b",
    "²", "nan", "tri_", "../..", [], [[]], ["x"] * 50, {}, {"a": {"b": 1}}, {"ann": None},
]  # fmt: skip
LITERALS = ['"\\ud800"', "1e999", "NaN", "-0.0", '"\\u0000"', '{"a":1,"a":2}']
"""What no JSON encoder writes."""
WORDS = [
    "", "²", "nan", "-inf", "-1", "1.5", "99999999999999999999", "9999-12-31", "0001-01-01", "x" * 3_000,
    "\u202e", "\ud800", "1~", "1e308~x", "~", "true",
]  # fmt: skip


class House(NamedTuple):
    """Somebody with all rights, and the names of what is theirs."""

    server: ServerProcess
    member: Member
    names: dict[str, str]

    def send(self, endpoint: Endpoint, path: str, query: str, body: bytes | None) -> httpx.Response:
        headers = {"x-csrf-token": self.member.csrf}
        return self.member.http.request(endpoint.method, f"{path}?{query}", content=body, headers=headers)

    def path(self, endpoint: Endpoint, **instead: str) -> str:
        def part(found: re.Match[str]) -> str:
            return quote(instead.get(found[1], self.names.get(found[1], "1")), errors="surrogatepass")

        return re.sub(r"{(\w+)(?::\w+)?}", part, endpoint.path)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    url = request.getfixturevalue("postgres").url if request.param == "postgres" else ""
    server = ServerProcess(folder, database=url, notice_delay=9e9).start()
    member = veteran(server)
    engine = sa.create_engine(url or database_in(folder))
    with engine.begin() as connection:
        connection.execute(club.accounts.update().values(moderator=True))
    engine.dispose()
    other = Member(server, "Other")
    event = Held(member, [member, other], format="ladder", least=2, most=9, games=1)
    draft = member.post("/drafts", game="1775-rebellion", draft={"name": "mine"})
    assert draft.status_code == 201, draft.text
    table = member.make(seats={"ann": "me", "bob": "link"}, clock={"bank": 100})["table"]
    names = {"table": table, "event": event.id, "draft": draft.json()["id"], "game": "1775-rebellion"}
    yield House(server, member, {**names, "name": "Other", "language": "en", "list": "open", "seat": "bob"})
    server.stop()


def sample(kind: Any, names: dict[str, str], field: str = "") -> Any:
    """Something that fits a type."""
    match kind:
        case inspect.StructType():
            return {
                one.encode_name: sample(one.type, names, one.name)
                for one in kind.fields
                if one.required or one.name in names
            }
        case inspect.UnionType():
            return sample(next(one for one in kind.types if not isinstance(one, inspect.NoneType)), names, field)
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.BoolType():
            return False
        case inspect.IntType() | inspect.FloatType():
            return max(kind.ge or 0, 2)
        case inspect.ListType():
            return []
        case inspect.DictType():
            return {}
        case inspect.StrType():
            return names.get(field, "xx")
    return {}


def spoiled(endpoint: Endpoint, names: dict[str, str]) -> Iterator[bytes]:
    """Bodies that fit but for one field."""
    info = inspect.type_info(endpoint.body)
    assert isinstance(info, inspect.StructType)
    whole = sample(info, names)
    for field in info.fields:
        marked = json.dumps({**whole, field.encode_name: "MARK"})
        for value in [*map(json.dumps, VALUES), *LITERALS]:
            yield marked.replace('"MARK"', value).encode()
    for value in (*map(json.dumps, VALUES), "[" * 5_000, "", '"\udc80"', "\ufeff{}"):
        yield value.encode("utf-8", "surrogatepass")


def faults(replies: Iterator[tuple[str, httpx.Response]]) -> list[str]:
    """What was answered as if it were the server's fault, or without a word why."""
    found: list[str] = []
    for what, reply in replies:
        refused = reply.status_code >= 400
        said = refused and reply.headers["content-type"] == "application/json" and reply.json()
        if reply.status_code >= 500 or (refused and not (said and {"code", "message"} <= set(said))):
            found.append(f"{what[:300]}: {reply.status_code} {reply.text[:200]}")
    return found


def shown(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


def with_body() -> list[Endpoint]:
    """Those that end what others need come last."""
    found = [one for one in ENDPOINTS if one.body is not None and issubclass(one.body, msgspec.Struct)]
    return sorted(found, key=lambda one: one.path.endswith(("/leave", "/concede", "/end")))


@pytest.mark.parametrize("endpoint", with_body(), ids=shown)
def test_nonsense_in_a_body_is_refused(house: House, endpoint: Endpoint) -> None:
    def replies() -> Iterator[tuple[str, httpx.Response]]:
        for body in spoiled(endpoint, house.names):
            yield repr(body), house.send(endpoint, house.path(endpoint), "", body)

    assert faults(replies()) == []


def test_nonsense_in_a_query_is_refused(house: House) -> None:
    def replies() -> Iterator[tuple[str, httpx.Response]]:
        for endpoint in ENDPOINTS:
            if endpoint.method != "GET" or endpoint.query is None:
                continue
            info = inspect.type_info(endpoint.query)
            assert isinstance(info, inspect.StructType)
            needed = {
                one.encode_name: str(sample(one.type, house.names, one.name)) for one in info.fields if one.required
            }
            for field in info.fields:
                for word in WORDS:
                    pairs = {**needed, field.encode_name: word}
                    query = "&".join(f"{name}={quote(value, errors='surrogatepass')}" for name, value in pairs.items())
                    yield f"{shown(endpoint)} {query}", house.send(endpoint, house.path(endpoint), query, None)

    assert faults(replies()) == []


def test_nonsense_in_a_path_is_refused(house: House) -> None:
    def replies() -> Iterator[tuple[str, httpx.Response]]:
        for endpoint in ENDPOINTS:
            body = None
            if endpoint.body is not None and issubclass(endpoint.body, msgspec.Struct):
                body = json.dumps(sample(inspect.type_info(endpoint.body), house.names)).encode()
            for name in re.findall(r"{(\w+)", endpoint.path):
                for word in (*WORDS, "a\0b", "..", "a/b"):
                    path = house.path(endpoint, **{name: word})
                    yield f"{endpoint.method} {path}", house.send(endpoint, path, "", body)

    assert faults(replies()) == []


def test_nonsense_in_a_frame_is_refused(house: House) -> None:
    """Each field of each frame, after a hello; then the socket still answers, and the table is as it was."""
    made = house.server.make()
    before = house.server.person(made["table"], made["key"]).view()["version"]
    kinds = inspect.type_info(messages.Frame)
    assert isinstance(kinds, inspect.UnionType)
    for frame in kinds.types:
        assert isinstance(frame, inspect.StructType)
        whole = {**sample(frame, {"seat": "bob"}), "type": frame.tag}
        for field in frame.fields:
            with house.server.sit(made["table"], made["key"]) as ann:
                ann.until("view")
                marked = json.dumps({**whole, field.encode_name: "MARK"})
                sent = [marked.replace('"MARK"', value) for value in (*map(json.dumps, VALUES), *LITERALS)]
                for text in sent:
                    ann.socket.send(text)
                    while (heard := ann.receive(60))["type"] not in ("error", "done", "view"):
                        pass
                    assert heard["type"] != "error" or heard["status"] < 500, (text[:300], heard)
    assert house.server.person(made["table"], made["key"]).view()["version"] == before


def test_none_of_it_was_an_incident_and_its_sender_is_who_they_were(house: House) -> None:
    assert house.member.get("/me").json()["name"] == house.member.name
    figures = house.server.http.get("/metrics").text
    assert "tricorne_incidents_total" not in figures or "tricorne_incidents_total 0" in figures
