"""Several servers on one database: people at one table on different ones, and one winner of every race."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.clients import ServerProcess
from tests.server.members import Member
from tests.server.postgres import Postgres

Start = Callable[..., ServerProcess]
Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers on one database."""
    url = request.getfixturevalue("postgres").url if request.param == "postgres" else ""
    folder = tmp_path_factory.mktemp("shared")
    first, second = (ServerProcess(folder, shared=True, database=url) for _ in range(2))
    first.start()
    second.start()
    yield first, second
    first.stop()
    second.stop()


def test_people_on_different_servers_see_each_others_answers_and_words(pair: Pair) -> None:
    here, there = pair
    made = here.make(options={"rounds": "3"})
    with here.sit(made["table"], made["key"]) as ann, there.sit(made["table"], made["keys"]["bob"]) as bob:
        ann.until("view")
        bob.until("view")
        ann.answer("ann", ann.options("ann")[0])
        assert bob.until("change")["version"] == 1
        assert bob.answer("bob", bob.options("bob")[0])["type"] == "done"
        assert ann.until("change")["version"] == 2
        assert ann.view["moment"] == bob.view["moment"]
        seat = ann.view["asked"][0]["seat"]
        winner, loser = (ann, bob) if seat == "ann" else (bob, ann)
        other = loser.view["seat"]
        winner.answer(seat, "no")
        loser.until("change")
        winner.send("undo", seat=seat, version=winner.version)
        assert loser.until("change")["why"] == "undo"
        assert loser.view["asked"][0]["kind"] == "gamble"
        winner.send("chat", seat=seat, text="oops")
        assert loser.until("chat")["chat"]["text"] == "oops"
        winner.send("rewind", seat=seat, version=winner.version, moment=2)
        assert loser.until("proposal")["proposal"]["missing"] == [other]
        assert loser.send("consent", seat=other, agree=True)["type"] == "done"
        assert winner.until("change")["why"] == "rewind"
        for person, server, key in ((ann, here, made["key"]), (bob, there, made["keys"]["bob"])):
            whole = server.person(made["table"], key).view()
            assert (person.view, person.log) == (whole["view"], whole["log"])


def test_of_answers_that_race_for_one_question_exactly_one_wins(pair: Pair) -> None:
    for _ in range(5):
        made = pair[0].make(seats={"ann": "me", "bob": "me"})
        people = [server.person(made["table"], made["key"]) for server in pair]
        for seat in ("ann", "bob"):
            asked = next(a for a in people[0].view(seat=seat)["view"]["asked"] if a["seat"] == seat)
            people[0].answer(seat, asked["options"][0])
        seat = people[1].view()["view"]["asked"][0]["seat"]
        with ThreadPoolExecutor(8) as racers:
            racing = [
                racers.submit(people[number % 2].answer, seat, ("yes", "no")[number // 2 % 2], 2) for number in range(8)
            ]
            codes = [racer.result().status_code for racer in racing]
        assert sorted(codes) == [200] + [409] * 7
        assert people[0].get().json()["version"] == people[1].get().json()["version"] == 3


def test_what_is_chosen_in_secret_on_one_server_does_not_make_the_choice_on_the_other_late(pair: Pair) -> None:
    here, there = pair
    made = here.make()
    ann, bob = here.person(made["table"], made["key"]), there.person(made["table"], made["keys"]["bob"])
    seen = {"ann": ann.view(), "bob": bob.view()}
    for seat, person in (("ann", ann), ("bob", bob)):
        (asked,) = [asked for asked in seen[seat]["view"]["asked"] if asked["seat"] == seat]
        assert person.answer(seat, asked["options"][0], seen[seat]["version"]).status_code == 200
    assert (seen["bob"]["version"], bob.view()["version"]) == (0, 2)


def test_choices_in_secret_at_the_same_moment_on_two_servers_are_both_taken(pair: Pair) -> None:
    for _ in range(8):
        made = pair[0].make()
        ann = pair[0].person(made["table"], made["key"])
        bob = pair[1].person(made["table"], made["keys"]["bob"])
        choices = []
        for seat, person in (("ann", ann), ("bob", bob)):
            (asked,) = [asked for asked in person.view()["view"]["asked"] if asked["seat"] == seat]
            choices.append((person, seat, asked["options"][0]))
        with ThreadPoolExecutor(2) as racers:
            racing = [racers.submit(person.answer, seat, answer, 0) for person, seat, answer in choices]
            assert [racer.result().status_code for racer in racing] == [200, 200]
        assert ann.get().json()["version"] == bob.get().json()["version"] == 2


def test_a_database_that_is_away_refuses_answers_and_loses_none(postgres: Postgres, start: Start) -> None:
    server = start(database=postgres.url)
    made = server.make(seats={"ann": "me", "bob": "me"})
    person = server.person(made["table"], made["key"])
    seen = person.view(seat="ann")
    answer = seen["view"]["asked"][0]["options"][0]
    postgres.kill()
    refused = person.answer("ann", answer, 0)
    assert (refused.status_code, refused.json()["code"]) == (503, "not-stored")
    assert server.http.get("/healthz").status_code == 503
    postgres.start()
    assert person.view(seat="ann")["view"] == seen["view"]
    assert person.answer("ann", answer, 0).status_code == 200


def test_a_member_is_known_to_all_servers_and_a_seat_taken_on_one_is_taken_on_the_other(pair: Pair) -> None:
    here, there = pair
    ann, bob = Member(here), Member(there)
    elsewhere = Member(there, ann.name, sign_up=False)
    elsewhere.http.cookies.update(ann.http.cookies)
    elsewhere.csrf = ann.csrf
    assert elsewhere.get("/me").json()["name"] == ann.name
    made = ann.make(visibility="open")
    assert there.person(made["table"], made["keys"]["bob"]).get().status_code == 200
    with here.sit(made["table"], made["keys"]["bob"]) as old:
        old.until("view")
        assert bob.post(f"/tables/{made['table']}/join", seat="bob").status_code == 200
        assert here.person(made["table"], made["keys"]["bob"]).get().json()["code"] == "invitation-taken"
    moved = Member(here, bob.name, sign_up=False)
    assert moved.sign_in().status_code == 200
    assert moved.at(made["table"]).get().json()["you"]["seats"] == ["bob"]
    ann.send("DELETE", "/session")
    assert elsewhere.get("/me").status_code == 401
