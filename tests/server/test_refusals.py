"""What was refused did not happen, and what has ended opens nothing: answers, accounts, tokens, people."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.core.test_refusals import close_to, json_values
from tests.server.clients import Json, ServerProcess
from tests.server.members import PASSWORD, Member
from tests.server.sinks import MailSink

Start = Callable[..., ServerProcess]
OTHER = "another long password"


# Answers


@pytest.fixture(scope="module")
def tables(server: ServerProcess) -> list[tuple[str, Json]]:
    """A table of each game, all of whose seats are one person's."""
    games = server.http.get("/api/v1/games").json()["games"]
    return [(game["id"], server.make(game=game["id"], seats={})) for game in games]


@given(values=st.lists(json_values, min_size=20, max_size=20), pick=st.integers(0, 1_000))
@settings(max_examples=5, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
def test_no_value_but_an_offered_name_is_an_answer_on_the_wire(
    server: ServerProcess, tables: list[tuple[str, Json]], values: list[Any], pick: int
) -> None:
    """In every game, over HTTP and over a socket; then the table goes on with an answer that is offered."""
    for game, made in tables:
        person = server.person(made["table"], made["key"])
        before = person.view()
        if before["view"]["result"] is not None:
            continue
        asked = next(asked for asked in before["view"]["asked"] if asked.get("options"))
        option = asked["options"][pick % len(asked["options"])]
        wrong = [value for value in (None, 2, *values, *close_to(option)) if value not in asked["options"]]
        with server.sit(made["table"], made["key"]) as socket:
            socket.until("view")
            for value in wrong:
                body = {"seat": asked["seat"], "version": before["version"], "answer": value}
                refused = person.post("/answer", **body)
                assert refused.status_code in (400, 422), (game, value, refused.text)
                socket.socket.send(json.dumps({"type": "answer", "id": 1, **body}))
                assert socket.until("error")["status"] in (400, 422), (game, value)
        after = person.view()
        for one in (before, after):
            one["table"] = None
        assert after == before
        assert person.answer(asked["seat"], option, before["version"]).status_code == 200


# Registrations


def is_known(server: ServerProcess, name: str) -> bool:
    return server.http.post("/api/v1/session", json={"name": name, "password": PASSWORD}).status_code == 200


def test_a_registration_without_a_mail_server_leaves_no_account(server: ServerProcess) -> None:
    wish = {"name": "Wants Mail", "password": PASSWORD, "mail": "wants@example.org"}
    refused = server.http.post("/api/v1/accounts", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (422, "no-mail")
    assert not is_known(server, "Wants Mail")
    assert server.http.post("/api/v1/accounts", json={**wish, "mail": ""}).status_code == 201


def test_a_registration_over_the_limit_leaves_no_account(start: Start) -> None:
    with MailSink() as mail:
        server = start(limits=True, still=True, smtp=mail.address)
        replies = [
            server.http.post(
                "/api/v1/accounts", json={"name": f"Many {n}", "password": PASSWORD, "mail": "many@example.org"}
            ).status_code
            for n in range(9)
        ]
        made, refused = replies.count(201), replies.count(429)
        assert (made, refused) == (6, 3)
        assert [is_known(server, f"Many {n}") for n in range(9)] == [True] * made + [False] * refused


def test_a_registration_whose_letter_cannot_be_sent_leaves_no_account(start: Start) -> None:
    with MailSink() as mail:
        address = mail.address
    server = start(smtp=address)
    wish = {"name": "Unlucky", "password": PASSWORD, "mail": "unlucky@example.org"}
    assert server.http.post("/api/v1/accounts", json=wish).json()["code"] == "mail-failed"
    assert not is_known(server, "Unlucky")


# Tokens and passwords


def test_a_deleted_token_closes_its_socket(server: ServerProcess) -> None:
    ann = Member(server)
    made, token = ann.make(), ann.token()
    with server.sit(made["table"], token) as bot:
        bot.until("view")
        (kept,) = ann.get("/me/tokens").json()["tokens"]
        assert ann.send("DELETE", f"/me/tokens/{kept['id']}").status_code == 200
        with pytest.raises(ConnectionClosed):
            bot.until("never")
    with server.sit(made["table"], token) as bot:
        assert bot.receive()["code"] == "token-unknown"


@pytest.mark.parametrize("keep", [False, True])
def test_a_changed_password_ends_sessions_and_tokens_unless_they_are_kept(server: ServerProcess, keep: bool) -> None:
    ann = Member(server)
    elsewhere = Member(server, ann.name, sign_up=False)
    elsewhere.sign_in()
    made, token = ann.make(), ann.token()
    more = {"keep_sessions": True, "keep_tokens": True} if keep else {}
    with server.sit(made["table"], token) as bot:
        bot.until("view")
        done = ann.post("/me/password", old=PASSWORD, password=OTHER, **more)
        assert done.json() == ({"sessions": 0, "tokens": 0} if keep else {"sessions": 1, "tokens": 1})
        if not keep:
            with pytest.raises(ConnectionClosed):
                bot.until("never")
    expected = 200 if keep else 401
    assert ann.get("/me").status_code == 200
    assert elsewhere.get("/me").status_code == expected
    by_token = server.http.get("/api/v1/me", headers={"authorization": f"Bearer {token}"})
    assert by_token.status_code == expected


def test_a_forgotten_password_ends_sessions_and_tokens_too(start: Start) -> None:
    with MailSink() as mail:
        server = start(smtp=mail.address)
        ann = Member(server, mail="ann@example.org")
        token = ann.token()
        server.http.post("/api/v1/mail/confirm", json={"token": mail.last_to("ann@example.org").secret})
        server.http.post("/api/v1/password/forgotten", json={"name": ann.name})
        secret = mail.last_to("ann@example.org", about="password").secret
        done = server.http.post("/api/v1/password/reset", json={"token": secret, "password": OTHER})
        assert done.json() == {"sessions": 1, "tokens": 1}
        assert ann.get("/me").status_code == 401
        by_token = server.http.get("/api/v1/me", headers={"authorization": f"Bearer {token}"})
        assert by_token.status_code == 401


# Former members


def seats_of(member: Member, table: str) -> dict[str, Json]:
    return {seat["seat"]: seat for seat in member.at(table).get().json()["seats"]}


def leave_the_club(member: Member) -> None:
    assert member.send("DELETE", "/me", password=PASSWORD).status_code == 200


def test_the_seat_of_a_deleted_account_is_that_of_a_former_member_and_a_bot_may_take_it(server: ServerProcess) -> None:
    ann, bob, eve = Member(server), Member(server), Member(server)
    made = ann.make()
    bob.post(f"/tables/{made['table']}/claim", key=made["keys"]["bob"])
    assert ann.at(made["table"]).post("/leave", seat="bob", player="random").status_code == 403
    with server.sit(made["table"], made["keys"]["observer"]) as watching:
        watching.until("view")
        leave_the_club(bob)
        seen = watching.until("table")["table"]
        assert [seat["former"] for seat in seen["seats"]] == [False, True]
    seats = seats_of(ann, made["table"])
    assert (seats["bob"]["former"], seats["bob"]["name"]) == (True, None)
    assert not seats["ann"]["former"]
    observer = server.person(made["table"], made["keys"]["observer"])
    assert observer.post("/leave", seat="bob", player="random").status_code == 403
    assert eve.at(made["table"]).post("/leave", seat="bob", player="random").status_code == 401
    assert ann.at(made["table"]).post("/leave", seat="bob", player="random").status_code == 200
    assert seats_of(ann, made["table"])["bob"]["player"] == "random"


def test_nobody_has_to_ask_a_former_member_for_consent(server: ServerProcess) -> None:
    ann, bob = Member(server), Member(server)
    made = ann.make()
    bob.post(f"/tables/{made['table']}/claim", key=made["keys"]["bob"])
    seat = ann.at(made["table"])
    answered = next(asked for asked in seat.view()["view"]["asked"] if asked["seat"] == "ann")["options"][0]
    assert seat.answer("ann", answered).status_code == 200
    leave_the_club(bob)
    version = seat.get().json()["version"]
    assert seat.post("/rewind", seat="ann", version=version, moment=0).json()["proposal"] is None
    assert seat.get().json()["version"] == version + 1


def test_invitations_end_with_the_account_that_gave_them(server: ServerProcess) -> None:
    ann, bob = Member(server), Member(server)
    open_to_all, by_link = ann.make(visibility="open"), ann.make()
    assert any(table["table"] == open_to_all["table"] for table in bob.lobby()["open"])
    leave_the_club(ann)
    assert not any(table["table"] == open_to_all["table"] for table in bob.lobby()["open"])
    assert bob.post(f"/tables/{open_to_all['table']}/join", seat="bob").status_code == 403
    path = f"/api/v1/tables/{by_link['table']}/take"
    assert server.http.post(path, json={"key": by_link["keys"]["bob"]}).status_code == 401


def test_invitations_to_a_deleted_account_are_open_again_or_end(server: ServerProcess) -> None:
    ann, bob, eve = Member(server), Member(server), Member(server)
    private = ann.make(visibility="private", invite={"bob": bob.name})
    public = ann.make(visibility="open", invite={"bob": bob.name})
    assert eve.post(f"/tables/{public['table']}/join", seat="bob").status_code == 403
    leave_the_club(bob)
    assert eve.post(f"/tables/{private['table']}/join", seat="bob").status_code == 403
    assert eve.post(f"/tables/{public['table']}/join", seat="bob").status_code == 200
