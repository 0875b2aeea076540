"""Ways round what is promised: by a key, a token, a letter, a name, a bot, a copy, or by going alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from tests.server.clients import PATIENCE, Json, ServerProcess
from tests.server.members import PASSWORD, Member, Seated, finish
from tests.server.sinks import MailSink
from tricorne.server.club.moderation import set_moderator
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage

ANOTHER = "another good password"
EVENT: Json = {"game": "toy", "scenario": "short", "clock": {"bank": 9}, "games": 1, "least": 4, "most": 4}
LADDER: Json = {**EVENT, "name": "Ladder", "format": "ladder", "least": 2, "most": 10}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, mail: MailSink) -> Iterator[ServerProcess]:
    acts = "tricorne.server.club.events.acts."
    constants = {acts + "GAMES_TO_HOLD": 0, acts + "MOST_ACTS": 4, acts + "MOST_CHALLENGES": 2}
    folder = tmp_path_factory.mktemp("club")
    server = ServerProcess(folder, smtp=mail.address, notice_delay=9e9, constants=constants).start()
    yield server
    server.stop()


def together(club: ServerProcess, **wish: object) -> tuple[Member, Member, str]:
    """Two members at a table of the toy."""
    ann, bob = Member(club), Member(club)
    made = ann.make(**wish)
    assert bob.post(f"/tables/{made['table']}/claim", key=made["keys"]["bob"]).status_code == 200
    return ann, bob, made["table"]


def first_answer(person: Seated, seat: str) -> int:
    """Answer the first thing offered; gives the version after it."""
    seen = person.view()
    asked = next(one for one in seen["view"]["asked"] if one["seat"] == seat)
    done = person.answer(seat, asked["options"][0], seen["version"])
    assert done.status_code == 200, done.text
    return int(done.json()["version"])


# Accounts


def test_who_is_suspended_does_nothing_with_the_key_of_a_table_either(club: ServerProcess) -> None:
    judge, ann = Member(club), Member(club)
    storage = Storage(f"sqlite:///{club.folder / 'tricorne.sqlite3'}")
    asyncio.run(set_moderator(storage, judge.name, is_one=True))
    storage.close()
    made = ann.make()
    host = club.person(made["table"], made["key"])
    assert judge.post("/orders", name=ann.name, act="suspend", reason="Why.", days=1).status_code == 201
    before = host.view()
    for what, body in (
        ("/answer", {"seat": "ann", "version": before["version"], "answer": before["view"]["asked"][0]["options"][0]}),
        ("/chat", {"seat": "ann", "text": "psst"}),
        ("/leave", {"seat": "ann", "player": "random"}),
        ("/fork", {"seat": "ann"}),
    ):
        assert host.post(what, **body).json()["code"] == "suspended", what
    assert (host.view()["version"], host.view()["chat"]) == (before["version"], [])


def test_a_token_does_not_lead_to_the_account_by_another_mail_address(club: ServerProcess, mail: MailSink) -> None:
    """Else whoever runs somebody's bot could have a link sent by which a new password is set."""
    ann = Member(club)
    sent = len(mail.letters)
    changed = club.http.patch(
        "/api/v1/me", json={"mail": "eve@example.org"}, headers={"authorization": f"Bearer {ann.token()}"}
    )
    assert (changed.status_code, changed.json()["code"]) == (403, "not-with-token")
    assert len(mail.letters) == sent
    assert not ann.get("/me").json()["mail_waiting"]


def test_a_new_password_voids_links_that_somebody_else_has_asked_for(club: ServerProcess, mail: MailSink) -> None:
    ann = Member(club)
    assert ann.send("PATCH", "/me", mail="eve@example.org").status_code == 200
    assert ann.post("/me/password", old=PASSWORD, password=ANOTHER).status_code == 200
    late = club.http.post("/api/v1/mail/confirm", json={"token": mail.letters[-1].secret})
    assert late.json()["code"] == "bad-letter"
    assert ann.get("/me").json()["mail"] is None


def test_a_link_to_an_address_that_was_given_up_sets_no_password(club: ServerProcess, mail: MailSink) -> None:
    ann = Member(club)
    ann.send("PATCH", "/me", mail="old@example.org")
    assert club.http.post("/api/v1/mail/confirm", json={"token": mail.letters[-1].secret}).status_code == 200
    sent = len(mail.letters)
    club.http.post("/api/v1/password/forgotten", json={"name": ann.name})
    end = time.monotonic() + PATIENCE
    while len(mail.letters) == sent and time.monotonic() < end:
        time.sleep(0.02)
    assert ann.send("PATCH", "/me", mail="").status_code == 200
    late = club.http.post("/api/v1/password/reset", json={"token": mail.letters[-1].secret, "password": ANOTHER})
    assert late.json()["code"] == "bad-letter"
    assert ann.sign_in().status_code == 200


@pytest.mark.parametrize("name", ["Ann\u3164", "\u3164\u3164", "\uffa0\uffa0", "\u115fAnn", "\u0410nn", "Ann\u03bf"])
def test_no_name_passes_for_another_by_letters_that_look_alike_or_like_nothing(club: ServerProcess, name: str) -> None:
    refused = club.http.post("/api/v1/accounts", json={"name": name, "password": PASSWORD})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-name")


@pytest.mark.parametrize("name", ["José Ñandú", "Αριάδνη", "Ольга 2", "山田 たろう", "김철수"])
def test_names_of_one_alphabet_are_names(club: ServerProcess, name: str) -> None:
    Member(club, name)


def test_everything_of_a_person_is_exported(club: ServerProcess) -> None:
    """Whatever is stored by account: a table that comes later fails this until it is told, or named here."""
    told_otherwise = {"letters", "keys"}
    by_account = {table.name for table in schema.metadata.tables.values() if "account" in table.c} - told_otherwise
    assert by_account <= set(Member(club).get("/me/export").json())


def test_a_deleted_account_leaves_neither_words_nor_its_name(club: ServerProcess) -> None:
    ann, bob, table = together(club, rated=False)
    finish(ann.at(table), bob.at(table))
    assert ann.at(table).post("/comments", moment=0, seat="ann", text="words of mine").status_code == 201
    event = bob.post("/events", **EVENT, name="Cup", format="cup").json()["id"]
    assert ann.post(f"/events/{event}/join").status_code == 200
    assert bob.post(f"/events/{event}/remove", name=ann.name).status_code == 200
    assert ann.send("DELETE", "/me", password=PASSWORD).status_code == 200
    assert bob.at(table).get("/comments").json() == {"comments": []}
    assert [act["who"] for act in bob.get(f"/events/{event}").json()["acts"]] == ["…"]


# Games that count


def test_nobody_goes_back_alone_in_a_rated_game(club: ServerProcess) -> None:
    """Else the host of an open table would play the first turns until luck is kind, before anybody comes."""
    ann = Member(club)
    table = ann.make(visibility="open", rated=True)["table"]
    version = first_answer(ann.at(table), "ann")
    refused = ann.at(table).post("/rewind", seat="ann", version=version, moment=0)
    assert (refused.status_code, refused.json()["code"]) == (409, "nobody-to-agree")
    assert ann.at(table).view()["version"] == version


def test_a_game_of_an_event_against_a_bot_counts_like_one_against_people(club: ServerProcess) -> None:
    """Else standings would go to who asks a coach, goes back until they win, or lets a stronger bot play."""
    maker, ann, spare = Member(club), Member(club), Member(club)
    wish = {**EVENT, "name": "Cup", "format": "cup", "bots": "random", "fill_to": 4, "starts_in": 0.0001}
    event = maker.post("/events", **wish).json()["id"]
    assert ann.post(f"/events/{event}/join").status_code == 200
    end = time.monotonic() + PATIENCE
    while not (games := maker.get(f"/events/{event}").json()["games"]) or not all(one["table"] for one in games):
        assert time.monotonic() < end
        time.sleep(0.05)
    game = next(one for one in games if 0 in one["players"])
    person = ann.at(game["table"])
    seen = person.view()
    (seat,) = seen["table"]["you"]["seats"]
    asked = {"seat": seat, "version": seen["version"]}
    assert seen["table"]["rated"]
    for refused in (
        person.get("/hints", **asked),
        person.get("/coach", **asked),
        person.get("/chances", seat=seat),
        person.post("/fork", seat=seat),
    ):
        assert (refused.status_code, refused.json()["code"]) == (403, "rated-running")
    assert person.post("/leave", seat=seat, player="normal").json()["code"] == "leave-rated"
    version = first_answer(person, seat)
    assert person.post("/rewind", seat=seat, version=version, moment=0).json()["code"] in ("nobody-to-agree", "stale")

    bot = next(one for one in game["players"] if one)
    assert spare.post(f"/events/{event}/join").status_code == 200
    assert maker.post(f"/events/{event}/replace", name=f"random {bot + 1}", by=spare.name).status_code == 200
    assert person.get("/people").status_code == 200
    assert spare.at(game["table"]).view()["table"]["you"] == {"seats": [], "observer": True}
    assert spare.get("/me/export").json()["seats"] == []


def test_what_is_done_about_an_event_has_an_end(club: ServerProcess) -> None:
    """All of it is read by everybody who looks at the event."""
    maker = Member(club)
    event = maker.post("/events", **EVENT, name="Cup", format="cup").json()["id"]
    for _ in range(2):
        assert maker.post(f"/events/{event}/pause").status_code == 200
        assert maker.post(f"/events/{event}/resume").status_code == 200
    assert maker.post(f"/events/{event}/pause").json()["code"] == "too-many"
    assert maker.post(f"/events/{event}/end").status_code == 200


def test_somebody_above_is_not_challenged_without_end(club: ServerProcess) -> None:
    """Whoever is last loses no place by taking a challenge back, so it would cost them nothing."""
    above, last = Member(club), Member(club)
    event = above.post("/events", **LADDER).json()["id"]
    for member in (above, last):
        assert member.post(f"/events/{event}/join").status_code == 200
    for number in (1, 2):
        assert last.post(f"/events/{event}/challenges", name=above.name).status_code == 200
        assert last.send("DELETE", f"/events/{event}/challenges/{number}").status_code == 200
    assert last.post(f"/events/{event}/challenges", name=above.name).json()["code"] == "too-many"
    club.let_pass(86_500.0)
    assert last.post(f"/events/{event}/challenges", name=above.name).status_code == 200


# Copies, invitations


def test_what_a_stranger_tries_out_from_a_shared_branch_is_not_laid_before_its_maker(club: ServerProcess) -> None:
    """Neither does the stranger want that, nor the maker, whose list would be full of it."""
    ann, bob, table = together(club, rated=False)
    finish(ann.at(table), bob.at(table))
    own = ann.at(table).post("/fork", seat="ann", moment=0, name="mine").json()
    finish(club.person(own["table"], own["key"]))
    assert ann.at(table).put(f"/branches/{own['table']}", key=own["keys"]["observer"]).status_code == 200
    with_link = club.person(own["table"], own["keys"]["observer"])
    for stranger in (club.person(own["table"], None), with_link):
        assert stranger.post("/fork", seat="ann", moment=0, name="theirs").status_code == 201
    again = club.person(own["table"], own["key"]).post("/fork", seat="ann", moment=0, name="mine too")
    assert again.status_code == 201
    listed = ann.at(table).get("/branches").json()["branches"]
    assert [(one["name"], one["mine"]) for one in listed] == [("mine", True), ("mine too", True)]


def test_a_successor_who_cannot_be_invited_costs_nobody_their_seat(club: ServerProcess) -> None:
    ann, bob, table = together(club, rated=False)
    first_answer(ann.at(table), "ann")
    club.let_pass(86_400.0 * 8)
    assert [one["absent"] for one in ann.at(table).get("/people").json()["people"]] == [False, True]
    for name, code in (("Nobody At All", "no-such-person"), (ann.name, "already-seated")):
        refused = ann.at(table).post("/invitations", seat="bob", name=name)
        assert refused.json()["code"] == code
    assert bob.at(table).view()["table"]["you"]["seats"] == ["bob"]
    assert not any(one["awaited"] for one in ann.at(table).get().json()["seats"])
