"""Accounts: signing up and in, sessions that end, tokens, letters, one's data."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.clients import ServerProcess
from tests.server.clubs import club_of
from tests.server.members import PASSWORD, Member
from tests.server.sinks import MailSink

Start = Callable[..., ServerProcess]


def closing_code(socket: ClientConnection) -> int:
    """With which code the server closes."""
    try:
        while True:
            socket.recv(10)
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


club = club_of(mail=True)


def test_a_session_lives_in_signed_cookies_that_scripts_cannot_read_and_ends_at_sign_out(club: ServerProcess) -> None:
    ann = Member(club)
    cookie = next(c for c in ann.http.cookies.jar if c.name == "tricorne_session")
    kept = cookie.value
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "lax"
    assert ann.http.get("/api/v1/me", headers={"cookie": f"tricorne_session={kept}"}).json()["name"] == ann.name
    assert ann.send("DELETE", "/session").status_code == 200
    again = club.http.get("/api/v1/me", headers={"cookie": f"tricorne_session={kept}"})
    assert (again.status_code, again.json()["code"]) == (401, "not-signed-in")


@pytest.mark.parametrize("name", ["x", "<b>bold</b>", "a\nb", "  ", "x" * 41, "-dash", "zero\u200bwidth"])
def test_names_that_would_not_do_are_refused(club: ServerProcess, name: str) -> None:
    refused = club.http.post("/api/v1/accounts", json={"name": name, "password": PASSWORD})
    assert refused.status_code in (400, 422)
    assert club.http.get(f"/api/v1/players/{quote(name)}").status_code == 404


def test_a_name_is_taken_in_whatever_case_or_form(club: ServerProcess) -> None:
    Member(club, "Zoë Straße")
    for name in ("zoë strasse", "ZOË STRASSE", "Zoe\u0308 Straße"):
        refused = club.http.post("/api/v1/accounts", json={"name": name, "password": PASSWORD})
        assert (refused.status_code, refused.json()["code"]) == (409, "name-taken")


def test_passwords_are_stored_as_argon2id_only(club: ServerProcess) -> None:
    Member(club)
    stored = b"".join(path.read_bytes() for path in Path(club.folder).glob("tricorne.sqlite3*"))
    assert b"$argon2id$" in stored
    assert PASSWORD.encode() not in stored


def test_a_changed_password_ends_all_other_sessions(club: ServerProcess) -> None:
    ann = Member(club)
    other = Member(club, ann.name, sign_up=False)
    assert other.sign_in().status_code == 200
    assert ann.post("/me/password", old="wrong password", password="another one").json()["code"] == "wrong-password"
    assert ann.post("/me/password", old=PASSWORD, password="another one").status_code == 200
    assert ann.get("/me").status_code == 200
    assert other.get("/me").status_code == 401
    assert other.sign_in().status_code == 401
    assert other.sign_in("another one").status_code == 200


@pytest.mark.parametrize(("language", "word"), [("en", "confirms"), ("es", "confirma")])
def test_a_mail_address_counts_when_its_link_was_followed(
    club: ServerProcess, mail: MailSink, language: str, word: str
) -> None:
    ann = Member(club, mail=f"ann-{language}@example.org", language=language)
    letter = mail.last_to(f"ann-{language}@example.org")
    assert word in letter.text
    assert ann.get("/me").json()["mail"] is None
    assert ann.get("/me").json()["mail_waiting"]
    assert club.http.post("/api/v1/mail/confirm", json={"token": "forged"}).json()["code"] == "bad-letter"
    assert club.http.post("/api/v1/mail/confirm", json={"token": letter.secret}).status_code == 200
    assert ann.get("/me").json()["mail"] == f"ann-{language}@example.org"
    assert club.http.post("/api/v1/mail/confirm", json={"token": letter.secret}).json()["code"] == "bad-letter"


def test_a_forgotten_password_is_set_by_a_link_that_works_once(club: ServerProcess, mail: MailSink) -> None:
    ann = Member(club, mail="forgot@example.org")
    club.http.post("/api/v1/mail/confirm", json={"token": mail.last_to("forgot@example.org").secret})
    answers = [club.http.post("/api/v1/password/forgotten", json={"name": name}) for name in ("nobody", ann.name)]
    assert answers[0].content == answers[1].content
    letter = mail.last_to("forgot@example.org", about="password")
    body = {"token": letter.secret, "password": "brand new secret"}
    assert club.http.post("/api/v1/password/reset", json=body).status_code == 200
    assert ann.get("/me").status_code == 401
    assert ann.sign_in("brand new secret").status_code == 200
    assert club.http.post("/api/v1/password/reset", json=body).json()["code"] == "bad-letter"


def test_a_token_opens_what_its_owner_holds_until_it_is_removed(club: ServerProcess) -> None:
    ann = Member(club)
    token = ann.token()
    made = ann.make()
    bot = club.person(made["table"], token)
    assert bot.get().json()["you"]["seats"] == ["ann"]
    headers = {"authorization": f"Bearer {token}"}
    assert (
        club.http.post("/api/v1/me/tokens", json={"name": "more"}, headers=headers).json()["code"] == "not-with-token"
    )
    (known,) = ann.get("/me/tokens").json()["tokens"]
    assert token not in str(known)
    ann.send("DELETE", f"/me/tokens/{known['id']}")
    assert bot.get().json()["code"] == "token-unknown"


def test_one_can_take_ones_data_and_go(club: ServerProcess) -> None:
    ann, eve = Member(club), Member(club)
    made = ann.make()
    seat = ann.at(made["table"])
    seat.post("/chat", seat="ann", text="my secret words")
    seat.put("/notes", text="my private notes")
    reply = ann.get("/me/export").json()
    assert reply["account"]["name"] == ann.name
    assert reply["chat"][0]["text"] == "my secret words"
    assert reply["seats"][0]["notes"] == "my private notes"
    assert "argon2" not in str(reply)
    assert ann.name not in str(eve.get("/me/export").json())
    assert ann.send("DELETE", "/me", password="wrong password").json()["code"] == "wrong-password"
    assert ann.send("DELETE", "/me", password=PASSWORD).status_code == 200
    assert ann.sign_in().status_code == 401
    assert seat.get().status_code == 401
    assert club.person(made["table"], made["key"]).get().status_code == 401
    assert club.person(made["table"], made["keys"]["bob"]).get().status_code == 401
    chat = club.person(made["table"], made["keys"]["observer"]).get("/chat").json()["chat"]
    assert chat == []


def test_a_seat_link_that_is_claimed_opens_nothing_any_more(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    made = club.make()
    assert bob.post(f"/tables/{made['table']}/claim", key="guess").json()["code"] == "key-unknown"
    assert bob.post(f"/tables/{made['table']}/claim", key=made["keys"]["observer"]).json()["code"] == "only-watching"
    with club.sit(made["table"], made["keys"]["bob"]) as socket:
        socket.until("view")
        assert bob.post(f"/tables/{made['table']}/claim", key=made["keys"]["bob"]).status_code == 200
        assert closing_code(socket.socket) == 1013
    assert bob.at(made["table"]).get().json()["you"]["seats"] == ["bob"]
    assert club.person(made["table"], made["keys"]["bob"]).get().json()["code"] == "invitation-taken"
    assert ann.post(f"/tables/{made['table']}/claim", key=made["keys"]["bob"]).json()["code"] == "invitation-taken"
    assert (
        bob.at(made["table"]).answer("bob", bob.at(made["table"]).view()["view"]["asked"][1]["options"][0]).status_code
        == 200
    )


def test_a_socket_of_a_session_closes_when_the_session_ends(club: ServerProcess) -> None:
    ann = Member(club)
    made = ann.make()
    cookie = next(c.value for c in ann.http.cookies.jar if c.name == "tricorne_session")
    address = f"ws://127.0.0.1:{club.port}/api/v1/tables/{made['table']}/socket"
    with connect(address, additional_headers={"cookie": f"tricorne_session={cookie}"}) as socket:
        socket.send('{"type": "hello"}')
        assert '"seats":["ann"]' in str(socket.recv(10))
        ann.send("DELETE", "/session")
        assert closing_code(socket) == 1013


def test_cookies_are_secure_where_the_club_is_reached_over_https(start: Start) -> None:
    server = start(public_url="https://club.example")
    done = server.http.post("/api/v1/accounts", json={"name": "Ann", "password": PASSWORD})
    assert all("Secure" in cookie for cookie in done.headers.get_list("set-cookie"))
