"""Each kind of notice reaches real receivers once, on the channels that its member has chosen."""

from __future__ import annotations

import json
import time
from typing import Any

import httpx
import sqlalchemy as sa

from tests.server.clients import PATIENCE, Json, ServerProcess
from tests.server.clubs import club_of
from tests.server.event_play import Held, veteran
from tests.server.members import Member, finish
from tests.server.sinks import BrowserSink, HttpSink, MailSink
from tricorne.server.base.settings import database_in
from tricorne.server.club.notices.facts import TOLD
from tricorne.server.storage import club_schema

KINDS = ("turn", "invitation", "offer", "chat", "end", "clock", "seat", "round")
_n = club_schema.notices.c


club = club_of(mail=True, notice_delay=0.3, local_addresses=True)


class Reached(Member):
    """A member with mail, webhook and a browser, who wants some kinds on all of them and the others on none."""

    def __init__(
        self, club: ServerProcess, mail: MailSink, hooks: HttpSink, *kinds: str, language: str = "en", **more: Any
    ) -> None:
        super().__init__(club, language=language)
        self._mail, self._hooks, self._browser = mail, hooks, BrowserSink()
        self.address = f"{self.name.replace(' ', '.')}@example.org".lower()
        assert self.send("PATCH", "/me", mail=self.address).status_code == 200
        club.http.post("/api/v1/mail/confirm", json={"token": mail.last_to(self.address).secret})
        here = self.name.replace(" ", "-")
        self._hook, self._push = f"/hook/{here}", f"/push/{here}"
        assert self.send("PATCH", "/me", webhook=hooks.url + self._hook).status_code == 200
        keys = {"p256dh": self._browser.p256dh, "auth": self._browser.auth}
        assert self.post("/me/pushes", endpoint=hooks.url + self._push, **keys).status_code == 201
        self.wish(*kinds, **more)

    def wish(self, *kinds: str, **more: Any) -> None:
        channels = {kind: ["mail", "webhook", "push"] if kind in kinds else [] for kind in KINDS}
        assert self.send("PUT", "/me/notices", channels=channels, **more).status_code == 200

    def posted(self, number: int = 1) -> list[Json]:
        """What the webhook got, when it is so much."""
        return [json.loads(got.body) for got in self._hooks.at(self._hook, number, PATIENCE)]

    def is_sent(self, kind: str, table: str) -> set[str]:
        """The channels on which something at a table is told, when that is decided."""
        mine = (club_schema.accounts.c.name == self.name, _n.kind == kind, _n.table_id == table)
        query = sa.select(_n.channel, _n.state).join(club_schema.accounts).where(*mine)
        engine = sa.create_engine(database_in(self.server.folder))
        end = time.monotonic() + PATIENCE
        while True:
            with engine.connect() as connection:
                found = {str(channel): str(state) for channel, state in connection.execute(query)}
            if found.pop("", "") == TOLD:
                engine.dispose()
                return set(found)
            assert time.monotonic() < end
            time.sleep(0.05)

    def reads(self, subject: str, asked: str, event: str) -> Json:
        """One message on each channel says this; gives the one for programs."""
        letter = self._mail.last_to(self.address, subject, PATIENCE)
        assert asked in letter.text
        assert letter.headers["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert letter.headers["list-unsubscribe"].strip("<>") in letter.text
        pushed = [json.loads(self._browser.read(got.body)) for got in self._hooks.at(self._push, 1, PATIENCE)]
        (said,) = [one for one in self.posted() if one["event"] == event]
        assert asked in said["asked"]
        assert [one for one in pushed if subject in one["title"] and asked in one["body"]]
        assert len([one for one in self._mail.letters if one.to == self.address and subject in one.subject]) == 1
        return said


def two_at_a_table(ann: Member, bob: Member, **wish: Any) -> str:
    table: str = ann.make(invite={"bob": bob.name}, seats={"ann": "me"}, **wish)["table"]
    assert bob.post(f"/tables/{table}/join", seat="bob").status_code == 200
    return table


def test_an_invitation(club: ServerProcess, mail: MailSink, hooks: HttpSink) -> None:
    ann, bob = Member(club), Reached(club, mail, hooks, "invitation")
    made = ann.make(invite={"bob": bob.name}, seats={"ann": "me"}, name="Come along")
    said = bob.reads(
        "Invitation: Toy, Come along", f"A seat is kept for you: Bob. At the table: {ann.name}.", "invitation"
    )
    assert (said["table"], said["seat"], said["url"]) == (made["table"], "bob", "http://club.example/club#lobby")


def test_an_invitation_later_and_in_spanish(club: ServerProcess, mail: MailSink, hooks: HttpSink) -> None:
    ann, bob = Member(club), Reached(club, mail, hooks, "invitation", language="es")
    made = ann.make(visibility="private")
    invited = ann.post(f"/tables/{made['table']}/invitations", seat="bob", name=bob.name)
    assert invited.status_code == 201, invited.text
    bob.reads("Invitación", "Hay un asiento reservado para ti: Bob.", "invitation")


def test_an_offer(club: ServerProcess, mail: MailSink, hooks: HttpSink) -> None:
    ann, bob = Member(club), Reached(club, mail, hooks, "offer")
    table = two_at_a_table(ann, bob)
    assert ann.at(table).post("/offer", seat="ann", kind="draw").status_code == 200
    said = bob.reads("An offer waits", f"{ann.name} offers a draw.", "offer")
    assert said["kind"] == "draw"


def test_chat_while_away_is_told_once_for_each_absence(club: ServerProcess, mail: MailSink, hooks: HttpSink) -> None:
    ann, bob = Member(club), Reached(club, mail, hooks, "chat")
    table = two_at_a_table(ann, bob)
    say = ann.at(table).post
    assert say("/chat", seat="ann", text="Shall we meet at eight?").status_code == 201
    bob.reads("A message for you", f"{ann.name}: Shall we meet at eight?", "chat")
    assert say("/chat", seat="ann", text="Or at nine?").status_code == 201
    with club.sit(table, bob.token()) as socket:
        socket.until("view")
        assert say("/chat", seat="ann", text="Hello there.").status_code == 201
        socket.until("chat")
    end = time.monotonic() + PATIENCE
    while len(bob.posted()) < 2 and time.monotonic() < end:
        assert say("/chat", seat="ann", text="Are you gone?").status_code == 201
        time.sleep(0.2)
    assert len(bob.posted(2)) == 2
    asked = "\n".join(one["asked"] for one in bob.posted())
    assert "Or at nine?" not in asked
    assert "Hello there." not in asked


def test_the_end_of_a_game(club: ServerProcess, mail: MailSink, hooks: HttpSink) -> None:
    ann, bob = Member(club), Reached(club, mail, hooks, "end")
    table = two_at_a_table(ann, bob)
    assert ann.at(table).post("/concede", seat="ann").status_code == 200
    said = bob.reads("The game is over", "The winner: Bob.", "end")
    assert (said["table"], said["kind"]) == (table, "conceded")


def test_the_next_round_of_an_event(club: ServerProcess, mail: MailSink, hooks: HttpSink) -> None:
    bob = Reached(club, mail, hooks, "round")
    event = Held(veteran(club), [bob, Member(club)], format="match", name="The duel", least=2, most=2)
    said = bob.reads("Round 1: The duel", "Round 1 has begun. You play 2 games in it.", "round")
    assert said["url"] == f"http://club.example/club#event/{event.id}"


def test_a_challenge_on_a_ladder(club: ServerProcess, mail: MailSink, hooks: HttpSink) -> None:
    first, ann = Reached(club, mail, hooks, "offer"), Member(club)
    ladder = Held(veteran(club), [first, ann], format="ladder", least=2, most=20, games=1)
    done = ladder.post(ann, "challenges", name=first.name)
    assert done.status_code == 200, done.text
    first.reads("An offer waits", f"{ann.name} challenges you for your place.", "offer")


def test_a_kind_that_is_on_no_channel_is_told_on_none(club: ServerProcess, mail: MailSink, hooks: HttpSink) -> None:
    ann, bob = Member(club), Reached(club, mail, hooks, "end")
    table = two_at_a_table(ann, bob)
    assert bob.is_sent("turn", table) == set()
    finish(ann.at(table), bob.at(table))
    assert bob.is_sent("end", table) == {"mail", "webhook", "push"}
    assert [one["event"] for one in bob.posted()] == ["end"]


def test_what_cannot_be_wished_is_refused(club: ServerProcess) -> None:
    bob = Member(club)
    usual = bob.get("/me/notices").json()
    assert usual["channels"]["turn"] == ["mail", "webhook", "push"]
    assert usual["channels"]["chat"] == ["webhook", "push"]
    assert (usual["zone"], usual["quiet"], usual["digest"]) == ("UTC", None, None)
    for wrong in (
        {"zone": "Mars/Olympus"},
        {"digest": 24},
        {"quiet": {"from": "25:00", "until": "07:00"}},
        {"channels": {"weather": ["mail"]}},
        {"channels": {"turn": ["pigeon"]}},
    ):
        assert bob.send("PUT", "/me/notices", **wrong).status_code in (400, 422), wrong
    assert bob.get("/me/notices").json() == usual
    assert httpx.get(f"{club.url}/api/v1/me/notices").status_code == 401


def test_mails_of_one_kind_end_by_one_click_without_signing_in(
    club: ServerProcess, mail: MailSink, hooks: HttpSink
) -> None:
    ann, bob = Member(club), Reached(club, mail, hooks, "end", "invitation", language="es")
    ann.make(invite={"bob": bob.name}, seats={"ann": "me"}, name="uno")
    letter = mail.last_to(bob.address, "Invitación", PATIENCE)
    link = letter.headers["list-unsubscribe"].strip("<>").replace("http://club.example", club.url)
    page = httpx.get(link)
    assert page.status_code == 200
    assert "¿Dejar de recibir estos correos: invitaciones?" in page.text
    assert "mail" in bob.get("/me/notices").json()["channels"]["invitation"]
    done = httpx.post(link, data={"List-Unsubscribe": "One-Click"})
    assert done.status_code == 200
    assert "Ya no recibirás correos de este tipo." in done.text
    channels = bob.get("/me/notices").json()["channels"]
    assert channels["invitation"] == ["push", "webhook"]
    assert "mail" in channels["end"]
    for wrong in (link[:-1], link.replace(".invitation.", ".end."), f"{club.url}/unsubscribe/x"):
        assert httpx.post(wrong).json()["code"] == "bad-way-out"
    ann.make(invite={"bob": bob.name}, seats={"ann": "me"}, name="dos")
    assert len(bob.posted(2)) == 2
    assert len([one for one in mail.letters if one.to == bob.address and "Invitación" in one.subject]) == 1


def test_who_is_in_the_lobby_sees_an_invitation_by_themselves(
    club: ServerProcess, mail: MailSink, hooks: HttpSink
) -> None:
    ann, bob = Member(club), Reached(club, mail, hooks, "invitation")
    end = time.monotonic() + PATIENCE
    while bob.name not in ann.lobby()["here"]:
        assert time.monotonic() < end
        assert bob.get("/me/waiting", here="true").status_code == 200
    table = ann.make(invite={"bob": bob.name}, seats={"ann": "me"})["table"]
    assert bob.is_sent("invitation", table) == set()
