"""Playing at a table: links, answers, refusals, undo, rewind, forks, bots."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from tests.server.clients import HttpPerson, ServerProcess, SocketPerson
from tricorne.core.saved import Record, digest_of

Made = dict[str, Any]


def two(server: ServerProcess, **wish: Any) -> tuple[Made, SocketPerson, SocketPerson]:
    made = server.make(**wish)
    ann, bob = server.sit(made["table"], made["key"]), server.sit(made["table"], made["keys"]["bob"])
    ann.until("view")
    bob.until("view")
    return made, ann, bob


def play_to_gamble(ann: SocketPerson, bob: SocketPerson) -> str:
    """Both bid; gives the seat that is asked whether to gamble."""
    for person, seat in ((ann, "ann"), (bob, "bob")):
        assert person.answer(seat, person.options(seat)[0])["type"] == "done"
    while [asked["kind"] for asked in ann.view["asked"]] != ["gamble"]:
        ann.receive()
    while bob.version < ann.version:
        bob.receive()
    return str(ann.view["asked"][0]["seat"])


def play_out(person: HttpPerson, seats: tuple[str, ...] = ("ann", "bob")) -> int:
    """Answer at random until the game is over; gives the number of answers."""
    chance, count = random.Random(5), 0
    while True:
        view = person.view()
        if view["view"]["result"] is not None:
            return count
        for seat in seats:
            asked = [a for a in person.view(seat=seat)["view"]["asked"] if a["seat"] == seat]
            if asked:
                assert person.answer(seat, chance.choice(asked[0]["options"])).status_code == 200
                count += 1
                break


def test_a_table_is_made_and_each_seat_sees_its_own_view(server: ServerProcess) -> None:
    made, ann, bob = two(server, name="Friday")
    with ann, bob, server.sit(made["table"], made["keys"]["observer"]) as eve:
        eve.until("view")
        assert (ann.view["seat"], bob.view["seat"], eve.view["seat"]) == ("ann", "bob", "observer")
        assert len(ann.view["position"]["hand"]) == 1
        assert eve.view["position"]["hand"] == []
        assert ann.options("ann")
        assert not ann.options("bob")
        assert not eve.options("ann")


def test_an_answer_reaches_everybody_as_what_differs(server: ServerProcess) -> None:
    made, ann, bob = two(server)
    with ann, bob:
        play_to_gamble(ann, bob)
        for person, key, seat in ((ann, made["key"], "ann"), (bob, made["keys"]["bob"], "bob")):
            whole = server.person(made["table"], key).view(seat=seat)
            assert person.view == whole["view"]
            assert person.log == whole["log"]
            assert person.version == whole["version"]


def test_an_answer_in_secret_does_not_make_the_other_one_stale(server: ServerProcess) -> None:
    _, ann, bob = two(server)
    with ann, bob:
        seen_by_bob = bob.version
        assert ann.answer("ann", ann.options("ann")[0])["type"] == "done"
        assert bob.answer("bob", bob.options("bob")[0], seen_by_bob)["type"] == "done"


def test_late_repeated_foreign_and_impossible_answers_are_refused_and_explained(server: ServerProcess) -> None:
    made, ann, bob = two(server)
    with ann, bob:
        option = ann.options("ann")[0]
        version = ann.version
        foreign = ann.answer("bob", "3")
        assert (foreign["status"], foreign["code"]) == (403, "not-your-seat")
        impossible = ann.answer("ann", "99")
        assert (impossible["status"], impossible["code"]) == (422, "not-offered")
        assert "Offered" in impossible["message"]
        assert ann.answer("ann", option)["type"] == "done"
        repeated = ann.answer("ann", option, version)
        assert (repeated["status"], repeated["code"], repeated["args"]) == (409, "stale", {"version": version + 1})
        ahead = ann.answer("ann", option, version + 7)
        assert ahead["code"] == "stale"
        out_of_turn = ann.answer("ann", option)
        assert (out_of_turn["status"], out_of_turn["code"]) == (422, "not-your-turn")
        assert server.person(made["table"], made["key"]).get().json()["version"] == version + 1


def test_errors_speak_the_language_of_the_reader(server: ServerProcess) -> None:
    made = server.make()
    person = server.person(made["table"], made["key"])
    refused = person.post("/answer?lang=es", seat="bob", version=0, answer="1")
    assert refused.status_code == 403
    assert refused.json() == {
        "code": "not-your-seat",
        "message": "El asiento «bob» no es tuyo.",
        "args": {"seat": "bob"},
    }


def test_observers_only_watch(server: ServerProcess) -> None:
    made = server.make()
    eve = server.person(made["table"], made["keys"]["observer"])
    for what, body in (
        ("/answer", {"seat": "ann", "version": 0, "answer": "1"}),
        ("/undo", {"seat": "ann", "version": 0}),
        ("/rewind", {"seat": "ann", "version": 0, "moment": 0}),
        ("/leave", {"seat": "ann", "player": "random"}),
        ("/sit", {"seat": "ann"}),
        ("/chat", {"seat": "ann", "text": "psst"}),
        ("/fork", {"seat": "ann"}),
    ):
        refused = eve.post(what, **body)
        assert (refused.status_code, refused.json()["code"]) == (403, "only-watching"), what
    assert eve.get("/view", seat="ann").json()["code"] == "not-your-seat"
    assert eve.get("/record").json()["code"] == "record-running"


def test_undo_takes_back_a_choice_and_stops_at_luck(server: ServerProcess) -> None:
    _, ann, bob = two(server)
    with ann, bob:
        seat = play_to_gamble(ann, bob)
        winner, loser = (ann, bob) if seat == "ann" else (bob, ann)
        before = dict(winner.view), list(winner.log)
        assert winner.answer(seat, "no")["type"] == "done"
        assert loser.send("undo", seat=loser.view["seat"], version=winner.version)["code"] == "undo-not-yours"
        assert winner.send("undo", seat=seat, version=winner.version)["type"] == "done"
        assert (winner.view, winner.log) == before
        assert winner.answer(seat, "yes")["type"] == "done"
        refused = winner.send("undo", seat=seat, version=winner.version)
        assert (refused["status"], refused["code"]) == (422, "undo-luck")


def test_an_answer_to_a_question_before_an_undo_is_stale_although_the_moment_is_the_same(server: ServerProcess) -> None:
    _, ann, bob = two(server)
    with ann, bob:
        seat = play_to_gamble(ann, bob)
        winner = ann if seat == "ann" else bob
        version = winner.version
        winner.answer(seat, "no")
        winner.send("undo", seat=seat, version=winner.version)
        assert winner.answer(seat, "no", version)["code"] == "stale"


def test_rewind_needs_the_consent_of_the_other_person(server: ServerProcess) -> None:
    _, ann, bob = two(server)
    with ann, bob:
        seat = play_to_gamble(ann, bob)
        winner, loser = (ann, bob) if seat == "ann" else (bob, ann)
        other = "bob" if seat == "ann" else "ann"
        winner.answer(seat, "yes")
        assert winner.send("rewind", seat=seat, version=winner.version, moment=2)["type"] == "done"
        proposal = loser.until("proposal")["proposal"]
        asked = {"moment": 2, "by": seat, "agreed": [seat], "missing": [other]}
        assert proposal == {**asked, "kind": "rewind", "until": None}
        assert loser.send("consent", seat=other, agree=False)["type"] == "done"
        assert winner.until("proposal")["proposal"] is None
        assert loser.send("consent", seat=other, agree=True)["code"] == "no-proposal"
        winner.send("rewind", seat=seat, version=winner.version, moment=2)
        loser.until("proposal")
        assert loser.send("consent", seat=other, agree=True)["type"] == "done"
        assert loser.view["moment"] == 2
        assert winner.until("change")["why"] == "rewind"
        assert [asked["kind"] for asked in winner.view["asked"]] == ["bid", "bid"]


def test_rewind_asks_the_owner_of_a_seat_also_while_a_bot_plays_it(server: ServerProcess) -> None:
    """Else whoever let a bot play for an hour would find the game elsewhere."""
    made, ann, bob = two(server)
    with ann, bob:
        seat = play_to_gamble(ann, bob)
        winner, loser = (ann, bob) if seat == "ann" else (bob, ann)
        other = "bob" if seat == "ann" else "ann"
        owner = server.person(made["table"], made["key"] if other == "ann" else made["keys"]["bob"])
        assert owner.post("/leave", seat=other, player="random").status_code == 200
        winner.until("change")
        assert winner.send("rewind", seat=seat, version=winner.version, moment=2)["type"] == "done"
        assert loser.until("proposal")["proposal"]["missing"] == [other]
        assert winner.view["moment"] > 2
        assert loser.send("consent", seat=other, agree=True)["type"] == "done"
        assert loser.view["moment"] == 2


def test_a_seat_that_nobody_has_taken_has_nobody_to_ask(server: ServerProcess) -> None:
    made = server.make(waits=True)
    ann = server.person(made["table"], made["key"])
    asked = next(asked for asked in ann.view()["view"]["asked"] if asked["seat"] == "ann")
    assert ann.answer("ann", asked["options"][0]).status_code == 200
    assert ann.post("/rewind", seat="ann", version=1, moment=2).json()["proposal"] is None
    assert ann.get().json()["moment"] == 2


def test_one_person_on_one_screen_rewinds_at_once_and_looks_from_each_seat(server: ServerProcess) -> None:
    made = server.make(seats={"ann": "me", "bob": "me"})
    with server.sit(made["table"], made["key"]) as host:
        host.until("view")
        for seat in ("ann", "bob"):
            assert host.send("look", seat=seat)["view"]["seat"] == seat
            assert host.answer(seat, host.options(seat)[0])["type"] == "done"
        assert host.send("rewind", seat="ann", version=host.version, moment=2)["type"] == "done"
        assert host.view["moment"] == 2


def test_a_bot_plays_and_a_seat_can_be_left_to_it_and_taken_again(server: ServerProcess) -> None:
    made = server.make(seats={"ann": "me", "bob": "random"})
    with server.sit(made["table"], made["key"]) as ann:
        ann.until("view")
        while any(asked["seat"] == "bob" for asked in ann.view["asked"]):
            ann.receive(30)
        left = server.person(made["table"], made["key"]).post("/leave", seat="ann", player="easy")
        assert left.status_code == 200
        refused = ann.answer("ann", "1", left.json()["version"])
        assert refused["code"] in ("seat-left", "stale", "game-over")
    other = server.make()
    person = server.person(other["table"], other["key"])
    assert person.post("/leave", seat="ann", player="nobody").json()["code"] == "unknown-player"
    assert person.post("/sit", seat="ann").json()["code"] == "seat-yours"


def test_a_game_of_bots_alone_is_played_to_its_end(server: ServerProcess) -> None:
    made = server.make(seats={"ann": "me", "bob": "normal"})
    person = server.person(made["table"], made["key"])
    person.post("/leave", seat="ann", player="random")
    version = 0
    while not (seen := person.view(after=version, wait=5))["table"]["finished"]:
        assert seen["version"] > version
        version = seen["version"]
    assert seen["view"]["result"]["reason"] == "points"


def test_a_non_player_answers_at_once_and_its_secret_reason_is_told_at_the_end(server: ServerProcess) -> None:
    made = server.make(seats={"ann": "me", "bob": "clockwork"})
    person = server.person(made["table"], made["key"])
    assert [asked["seat"] for asked in person.view()["view"]["asked"]] == ["ann"]
    assert person.view()["reasons"] == []
    play_out(person, ("ann",))
    secret = [reason for reason in person.get("/reasons").json()["reasons"] if reason["answer"] not in ("yes", "no")]
    assert len(secret) == 2


def test_a_finished_table_is_open_to_all_and_its_record_can_be_imported(server: ServerProcess) -> None:
    made = server.make(seats={"ann": "me", "bob": "me"})
    person = server.person(made["table"], made["key"])
    stranger = server.person(made["table"], None)
    assert stranger.get().json()["code"] == "key-missing"
    assert person.get("/record").status_code == 403
    play_out(person)
    assert person.answer("ann", "1").json()["code"] == "game-over"
    assert stranger.view(seat="bob", at=2)["view"]["position"]["hand"]
    assert stranger.get("/notes").status_code == 401
    assert stranger.get("/chat").status_code == 401
    record = stranger.get("/record").json()
    again = server.http.post("/api/v1/tables/import", json={"record": record})
    assert again.status_code == 201
    imported = server.person(again.json()["table"], again.json()["key"])
    assert imported.view()["view"]["position"] == person.view()["view"]["position"]
    record["checkpoints"][0]["state"]["points"][0] += 50
    lie = server.http.post("/api/v1/tables/import", json={"record": record})
    assert (lie.status_code, lie.json()["code"]) == (422, "record-edited")


@pytest.mark.parametrize(
    ("path", "lie"),
    [
        (("answers", 0), [6, 6]),
        (("answers", 0), {"seat": "eve", "player": "human"}),
        (("answers", 0), {"seat": "ann", "player": 7}),
        (("answers", 0), {"edit": {"points": {"ann": 90}}}),
        (("answers", 3), "no such answer"),
        (("answers",), []),
        (("setup", "seats"), {"eve": "human"}),
        (("setup", "options"), {"rounds": "99"}),
        (("setup", "scenario"), "../../secret"),
        (("setup", "game"), "chess"),
        (("luck",), {"draw": ["6"]}),
        (("checkpoints", 0, "state", "points"), [50, 0]),
        (("checkpoints", 0, "state"), {}),
        (("checkpoints",), []),
        (("tricorne",), 99),
    ],
)
def test_a_record_that_lies_becomes_no_table(server: ServerProcess, path: tuple[Any, ...], lie: Any) -> None:
    made = server.make(seats={"ann": "me", "bob": "me"})
    person = server.person(made["table"], made["key"])
    play_out(person)
    record = person.get("/record").json()
    holder = record
    for name in path[:-1]:
        holder = holder[name]
    holder[path[-1]] = lie
    with suppress(msgspec.ValidationError):
        record["digest"] = digest_of(msgspec.convert(record, Record))
    refused = server.http.post("/api/v1/tables/import", json={"record": record})
    assert refused.status_code in (404, 422), refused.text
    assert set(refused.json()) == {"code", "message", "args"}


def test_earlier_moments_are_seen_within_ones_own_view(server: ServerProcess) -> None:
    made, ann, bob = two(server)
    with ann, bob:
        hand = ann.view["position"]["hand"]
        play_to_gamble(ann, bob)
    person = server.person(made["table"], made["key"])
    then = person.view(seat="ann", at=2)
    assert then["view"]["position"]["hand"] == hand
    assert then["view"]["moment"] == 2
    assert len(then["log"]) == 2
    assert person.get("/view", seat="bob", at=2).status_code == 403
    assert person.get("/view", at=999).json()["code"] == "no-such-moment"


def test_a_what_if_of_a_running_table_deals_anew_what_the_seat_cannot_know(server: ServerProcess) -> None:
    made, ann, bob = two(server)
    with ann, bob:
        hand, theirs = ann.view["position"]["hand"], bob.view["position"]["hand"]
        person = server.person(made["table"], made["key"])
        dealt = set()
        for _ in range(12):
            fork = person.post("/fork", seat="ann").json()
            what_if = server.person(fork["table"], fork["key"])
            assert what_if.view(seat="ann")["view"]["position"]["hand"] == hand
            assert what_if.get().json()["fork_of"] == made["table"]
            dealt.add(tuple(what_if.view(seat="bob")["view"]["position"]["hand"]))
        assert dealt - {tuple(theirs)}
        assert person.post("/fork", seat="bob").json()["code"] == "not-your-seat"


def test_a_what_if_by_the_holder_of_all_seats_is_that_very_moment(server: ServerProcess) -> None:
    made = server.make(seats={"ann": "me", "bob": "me"})
    person = server.person(made["table"], made["key"])
    for seat in ("ann", "bob"):
        person.answer(seat, person.view(seat=seat)["view"]["asked"][0]["options"][0])
    fork = person.post("/fork", seat="ann", moment=3).json()
    what_if = server.person(fork["table"], fork["key"])
    assert what_if.view(seat="bob")["view"]["position"] == person.view(seat="bob", at=3)["view"]["position"]
    assert what_if.view(seat="bob")["log"] == person.view(seat="bob", at=3)["log"]


def test_chat_and_private_notes(server: ServerProcess) -> None:
    made, ann, bob = two(server)
    with ann, bob:
        assert ann.send("chat", seat="ann", text="Good luck <b>")["type"] == "done"
        heard = bob.until("chat")["chat"]
        assert (heard["id"], heard["seat"], heard["text"]) == (1, "ann", "Good luck <b>")
    host, friend = (server.person(made["table"], key) for key in (made["key"], made["keys"]["bob"]))
    assert host.put("/notes", text="bob bids low").json() == {"text": "bob bids low"}
    assert host.get("/notes").json() == {"text": "bob bids low"}
    assert friend.get("/notes").json() == {"text": ""}
    assert [line["text"] for line in friend.get("/chat").json()["chat"]] == ["Good luck <b>"]
    assert host.put("/notes", text="x" * 20_001).status_code == 400


def test_interrupts_are_offered_and_taken_out_of_turn(server: ServerProcess) -> None:
    made = server.make(seats={"ann": "me", "bob": "me"})
    person = server.person(made["table"], made["key"])
    for seat in ("ann", "bob"):
        person.answer(seat, person.view(seat=seat)["view"]["asked"][0]["options"][0])
    winner = person.view()["view"]["asked"][0]["seat"]
    other = "bob" if winner == "ann" else "ann"
    person.answer(winner, "no")
    person.answer(winner, "yes")
    assert person.view(seat=winner)["view"]["interrupts"] == ["gift"]
    bids = next(asked for asked in person.view(seat=winner)["view"]["asked"] if asked["seat"] == winner)
    person.answer(winner, bids["options"][0])
    assert person.answer(winner, "gift").status_code == 200
    assert person.view(seat=other)["view"]["asked"][0]["kind"] == "take-gift"


def test_interrupts_are_taken_from_a_seat_that_is_asked_and_a_bot_plays_on(server: ServerProcess) -> None:
    given = False
    while not given:
        made = server.make(seats={"ann": "me", "bob": "random"})
        person = server.person(made["table"], made["key"])
        seen = person.view()
        while seen["view"]["result"] is None:
            asked = next((asked for asked in seen["view"]["asked"] if asked["seat"] == "ann"), None)
            if asked is None:
                seen = person.view(after=seen["version"], wait=5)
                continue
            gift = not given and asked["kind"] == "bid" and "gift" in seen["view"]["interrupts"]
            given = given or gift
            assert person.answer("ann", "gift" if gift else asked["options"][0]).status_code == 200
            seen = person.view()


def test_people_enter_their_own_luck(server: ServerProcess) -> None:
    made = server.make(seats={"ann": "me", "bob": "link"}, luck="ask")
    ann, bob = (server.person(made["table"], key) for key in (made["key"], made["keys"]["bob"]))
    assert ann.view()["view"]["asked"][0]["options"] == ["1", "2", "3", "4", "5", "6"]
    assert "options" not in bob.view()["view"]["asked"][0]
    assert bob.answer("bob", "2").json()["code"] == "not-your-turn"
    assert ann.answer("ann", "2").status_code == 200
    assert bob.answer("bob", "5").status_code == 200
    assert ann.view()["view"]["position"]["hand"] == [2]


def test_waiting_for_a_change_over_http(server: ServerProcess) -> None:
    made = server.make()
    ann = server.person(made["table"], made["key"])
    first = ann.get("/view")
    assert ann.view(after=0, wait=0.2)["version"] == 0
    known = server.http.get(
        f"/api/v1/tables/{made['table']}/view",
        headers={"authorization": f"Bearer {made['key']}", "if-none-match": first.headers["etag"]},
    )
    assert known.status_code == 304
