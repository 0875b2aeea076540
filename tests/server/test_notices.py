"""Notices reach real receivers, in both languages, at most once for each turn."""

from __future__ import annotations

import json
import time

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tests.server.clients import HOUR, PATIENCE, ServerProcess
from tests.server.clubs import club_of
from tests.server.members import Member
from tests.server.sinks import BrowserSink, DripSink, HttpSink, MailSink
from tricorne.server.base.errors import Problem
from tricorne.server.club.notices.push import CURVE, decode
from tricorne.server.club.notices.web import checked_address

DELAY = 60.0


club = club_of(
    mail=True,
    notice_delay=DELAY,
    local_addresses=True,
    constants={
        "tricorne.server.club.notices.outbox.LOOK_EVERY": 0.2,
        "tricorne.server.club.notices.outbox.PAUSES": [HOUR],
        "tricorne.server.club.notices.outbox.SECONDS": 9e9,
        "tricorne.server.club.notices.web.SECONDS": 9e9,
    },
)


def ask_bob(club: ServerProcess, bob: Member, name: str) -> tuple[Member, str]:
    """A table at which Bob and Ann are asked to bid, and a while goes by."""
    ann = Member(club)
    made = ann.make(visibility="open", name=name)
    assert bob.post(f"/tables/{made['table']}/join", seat="bob").status_code == 200
    club.let_pass(DELAY)
    return ann, made["table"]


def wait_for_the_next(club: ServerProcess, hooks: HttpSink) -> None:
    """Wait until somebody is told of what was asked later: whatever else was to be told has begun to be sent before."""
    for _ in range(2):
        last = Member(club)
        path = f"/{last.name.replace(' ', '-')}"
        assert last.send("PATCH", "/me", webhook=hooks.url + path).status_code == 200
        ask_bob(club, last, "later")
        hooks.at(path)


@pytest.mark.parametrize(("language", "subject", "asked"), [("en", "Your turn", "Bid a card."), ("es", "Te toca", "")])
def test_mail_says_in_ones_language_which_game_waits_and_what_is_asked(
    club: ServerProcess, mail: MailSink, hooks: HttpSink, language: str, subject: str, asked: str
) -> None:
    address = f"bob-{language}@example.org"
    bob = Member(club, mail=address, language=language)
    club.http.post("/api/v1/mail/confirm", json={"token": mail.last_to(address).secret})
    _, table = ask_bob(club, bob, "Friday evening")
    letter = mail.last_to(address, about=subject)
    assert "Friday evening" in letter.subject
    assert f"http://club.example/t/{table}" in letter.text
    assert asked in letter.text
    wait_for_the_next(club, hooks)
    assert len([one for one in mail.letters if one.to == address and subject in one.subject]) == 1


def test_a_webhook_gets_one_message_for_each_turn(club: ServerProcess, hooks: HttpSink) -> None:
    bob = Member(club)
    for path, kind in (("/plain", "plain"), ("/discord", "discord")):
        assert bob.send("PATCH", "/me", webhook=hooks.url + path, webhook_kind=kind).status_code == 200
        ann, table = ask_bob(club, bob, "by hook @everyone")
        (got,) = hooks.at(path)
        said = json.loads(got.body)
        if kind == "plain":
            assert (said["event"], said["table"], said["game"], said["seat"], said["kind"]) == (
                "your-turn", table, "toy", "bob", "bid",
            )  # fmt: skip
            assert said["asked"] == "Bid a card."
        else:
            assert "Bid a card." in said["content"]
            assert said["allowed_mentions"] == {"parse": []}
        for person, seat in ((bob, "bob"), (ann, "ann")):
            view = person.at(table).view(seat=seat)
            options = next(asked["options"] for asked in view["view"]["asked"] if asked["seat"] == seat)
            person.at(table).answer(seat, options[0], view["version"])
        times = 2 if ann.at(table).view()["view"]["asked"][0]["seat"] == "bob" else 1
        club.let_pass(DELAY)
        hooks.at(path, times)
        wait_for_the_next(club, hooks)
        assert len(hooks.at(path)) == times


def test_nobody_gets_a_notice_before_the_last_seat_is_taken(club: ServerProcess, hooks: HttpSink) -> None:
    """The second table is noticed, so the first one would have been."""
    ann, bob = Member(club), Member(club)
    assert ann.send("PATCH", "/me", webhook=hooks.url + "/early").status_code == 200
    ann.make(visibility="open", name="nobody came")
    ann.make(game="toy", seats={"ann": "me", "bob": "normal"}, visibility="open", name="against a bot")
    club.let_pass(DELAY)
    (got,) = hooks.at("/early")
    assert "against a bot" in json.loads(got.body)["title"]
    alone = ann.make(visibility="open", name="somebody comes")
    assert bob.post(f"/tables/{alone['table']}/join", seat="bob").status_code == 200
    club.let_pass(DELAY)
    assert {json.loads(got.body)["title"].rpartition(", ")[2] for got in hooks.at("/early", 2)} == {
        "against a bot",
        "somebody comes",
    }


def test_a_webhook_that_fails_is_tried_again_later_and_never_blocks_the_others(
    club: ServerProcess, hooks: HttpSink
) -> None:
    bob, eve = Member(club), Member(club)
    bob.send("PATCH", "/me", webhook=hooks.url + "/broken/500")
    eve.send("PATCH", "/me", webhook=hooks.url + "/fine")
    ask_bob(club, bob, "broken")
    ask_bob(club, eve, "fine")
    hooks.at("/fine")
    wait_for_the_next(club, hooks)
    assert len(hooks.at("/broken/500")) == 1
    club.let_pass(HOUR)
    assert len(hooks.at("/broken/500", 2)) == 2


def test_a_host_that_answers_for_ever_holds_up_nobody(club: ServerProcess, hooks: HttpSink) -> None:
    """Neither hints at other tables nor notices to others, and it has few connections at a time. Nobody cuts it off."""
    with DripSink() as drip:
        eve, ann, bob = Member(club), Member(club), Member(club)
        assert eve.send("PATCH", "/me", webhook=drip.url).status_code == 200
        for number in range(20):
            eve.make(seats={"ann": "me", "bob": "random"}, visibility="link", name=f"drip {number}")
        club.let_pass(DELAY)
        while not drip.taken:
            time.sleep(0.05)
        made = ann.make(game="1775-rebellion", seats={}, visibility="link")
        seat = ann.at(made["table"])
        asked = seat.view()["view"]["asked"][0]["seat"]
        for _ in range(5):
            assert seat.get("/hints", seat=asked, version=seat.get().json()["version"]).status_code == 200
        assert bob.send("PATCH", "/me", webhook=hooks.url + "/not-held-up").status_code == 200
        ask_bob(club, bob, "beside the drip")
        assert hooks.at("/not-held-up")
        assert drip.taken <= 4


def test_browser_push_is_encrypted_for_the_browser_and_signed_by_the_server(
    club: ServerProcess, hooks: HttpSink
) -> None:
    bob, browser = Member(club), BrowserSink()
    added = bob.post("/me/pushes", endpoint=hooks.url + "/push", p256dh=browser.p256dh, auth=browser.auth)
    assert added.status_code == 201, added.text
    _, table = ask_bob(club, bob, "pushed")
    (got,) = hooks.at("/push")
    said = json.loads(browser.read(got.body))
    assert said["url"] == f"http://club.example/t/{table}"
    assert said["body"] == "Bid a card."
    token, key = got.headers["authorization"].removeprefix("vapid t=").split(", k=")
    assert key == bob.get("/push-key").json()["key"]
    head, claims, signature = token.split(".")
    raw = decode(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    public.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(decode(claims))["aud"] == hooks.url


def test_a_browser_that_is_gone_is_forgotten(club: ServerProcess, hooks: HttpSink) -> None:
    bob, browser = Member(club), BrowserSink()
    bob.post("/me/pushes", endpoint=hooks.url + "/gone/410", p256dh=browser.p256dh, auth=browser.auth)
    ask_bob(club, bob, "gone")
    hooks.at("/gone/410")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and bob.get("/me").json()["pushes"]:
        time.sleep(0.1)
    assert bob.get("/me").json()["pushes"] == 0


def test_who_sits_at_the_table_needs_no_notice(club: ServerProcess, hooks: HttpSink) -> None:
    bob = Member(club)
    bob.send("PATCH", "/me", webhook=hooks.url + "/here")
    ann = Member(club)
    made = ann.make(seats={"ann": "me"}, invite={"bob": bob.name})
    token = bob.token()
    bob.post(f"/tables/{made['table']}/join", seat="bob")
    with club.sit(made["table"], token) as socket:
        socket.until("view")
        wait_for_the_next(club, hooks)
    assert not [got for got in hooks.got if got.path == "/here"]


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/x",
        "https://user:pw@example.org/",
        "https://example.org:8443/",
        "file:///etc/passwd",
        "https:///x",
        "https://exa mple.org/",
        "ftp://example.org",
        "https://[::1",
        "https://[::1]/",
        "https://127.0.0.1/",
        "https://10.1.2.3/",
        "https://localhost/",
        "https://printer.local/",
    ],
)
def test_addresses_to_which_nothing_is_sent(address: str) -> None:
    with pytest.raises(Problem):
        checked_address(address, local=False)
