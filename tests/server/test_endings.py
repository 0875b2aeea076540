"""Games that people end before their rules do: conceded, drawn, stopped; offers, and what survives a restart."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tests.server.clients import HOUR, PATIENCE, HttpPerson, Json, ServerProcess
from tests.server.clubs import club_of
from tests.server.members import Member, Seated
from tricorne.api import new_match
from tricorne.server.tables.offers import OFFER_SECONDS, active_seats, winners_without
from tricorne.server.tables.people import Person

LOD = "liberty-or-death"
club = club_of("sqlite", "postgres")


def two(club: ServerProcess, **wish: object) -> tuple[str, Seated, Seated]:
    """Two members at a table of the toy."""
    ann, bob = Member(club), Member(club)
    table = ann.make(visibility="open", **wish)["table"]
    assert bob.post(f"/tables/{table}/join", seat="bob").status_code == 200
    return table, ann.at(table), bob.at(table)


def table_of(person: HttpPerson) -> Json:
    table: Json = person.get().json()
    return table


def test_who_concedes_loses_at_once_and_the_table_is_over(club: ServerProcess) -> None:
    table, ann, bob = two(club)
    with club.sit(table, None) as watching:
        watching.until("view")
        assert ann.post("/concede", seat="bob").json()["code"] == "not-your-seat"
        assert ann.post("/concede", seat="ann").status_code == 200
        change = watching.until("change")
        assert change["why"] == "end"
    seen = bob.view()
    assert seen["view"]["result"]["winners"] == ["bob"]
    assert seen["view"]["result"]["reason"] == "conceded"
    assert seen["view"]["asked"] == []
    assert seen["table"]["finished"] is True
    assert (seen["table"]["ended"]["how"], seen["table"]["ended"]["winners"]) == ("conceded", ["bob"])
    assert bob.post("/concede", seat="bob").json()["code"] == "game-over"
    assert bob.answer("bob", "1", seen["version"]).status_code == 409
    record = club.http.get(f"/api/v1/tables/{table}/record").json()
    assert record["answers"][-1] == {"end": "conceded", "winners": ["bob"]}
    brought = club.http.post("/api/v1/tables/import", json={"record": record}).json()
    again = HttpPerson(club.http, brought["table"], brought["key"]).view()
    assert again["view"]["result"]["reason"] == "conceded"


def test_a_copy_of_a_conceded_game_goes_on_where_it_was_given_up(club: ServerProcess) -> None:
    table, ann, _ = two(club)
    ann.post("/concede", seat="ann")
    copy = ann.post("/fork", seat="ann").json()
    assert HttpPerson(club.http, copy["table"], copy["key"]).view()["view"]["asked"]
    assert table_of(ann)["finished"] is True
    assert table


def test_a_draw_needs_both_and_leaves_both_where_they_were(club: ServerProcess) -> None:
    table, ann, bob = two(club)
    offered = ann.post("/offer", seat="ann", kind="draw").json()["proposal"]
    assert (offered["kind"], offered["by"], offered["missing"]) == ("draw", "ann", ["bob"])
    assert 0 < offered["until"] - time.time() <= OFFER_SECONDS
    assert bob.post("/offer", seat="bob", kind="stop").json()["code"] == "proposal-waits"
    assert ann.post("/consent", seat="bob", agree=True).json()["code"] == "not-your-seat"
    assert bob.post("/consent", seat="bob", agree=True).status_code == 200
    seen = table_of(bob)
    assert (seen["finished"], seen["ended"]["how"], seen["ended"]["winners"]) == (True, "drawn", [])
    assert seen["proposal"] is None
    assert table


@pytest.mark.parametrize("ends", ["ann", "bob"])
def test_an_offer_is_withdrawn_or_refused(club: ServerProcess, ends: str) -> None:
    table, ann, bob = two(club)
    people = {"ann": ann, "bob": bob}
    ann.post("/offer", seat="ann", kind="draw")
    with club.sit(table, None) as watching:
        watching.until("view")
        assert people[ends].post("/consent", seat=ends, agree=False).json()["proposal"] is None
        assert watching.until("proposal")["proposal"] is None
    assert bob.post("/consent", seat="bob", agree=True).json()["code"] == "no-proposal"
    assert table_of(ann)["finished"] is False


@pytest.mark.parametrize(("kind", "how"), [("draw", "drawn"), ("stop", "stopped")])
def test_two_who_offer_the_same_at_once_agree(club: ServerProcess, kind: str, how: str) -> None:
    _, ann, bob = two(club)
    assert ann.post("/offer", seat="ann", kind=kind).json()["proposal"]["missing"] == ["bob"]
    assert bob.post("/offer", seat="bob", kind=kind).json()["proposal"] is None
    assert table_of(ann)["ended"]["how"] == how


def test_two_who_want_to_go_back_to_the_same_moment_agree(club: ServerProcess) -> None:
    _, ann, bob = two(club)
    view = ann.view()
    asked = next(one for one in view["view"]["asked"] if one["seat"] == "ann")
    assert ann.answer("ann", asked["options"][0], view["version"]).status_code == 200
    back = {"version": ann.view()["version"], "moment": view["view"]["moment"]}
    assert ann.post("/rewind", seat="ann", **back).json()["proposal"]["moment"] == back["moment"]
    assert bob.post("/rewind", seat="bob", **back).json()["proposal"] is None
    assert ann.view()["view"]["moment"] == back["moment"]


def test_an_offer_whose_time_is_over_binds_nobody(start: Callable[..., ServerProcess]) -> None:
    club = start(notice_delay=9e9)
    _, ann, bob = two(club)
    assert ann.post("/offer", seat="ann", kind="draw").status_code == 200
    club.let_pass(OFFER_SECONDS + 1)
    assert table_of(bob)["proposal"] is None
    assert bob.post("/consent", seat="bob", agree=True).json()["code"] == "no-proposal"
    assert bob.post("/offer", seat="bob", kind="draw").json()["proposal"]["by"] == "bob"
    assert ann.post("/concede", seat="ann").status_code == 200
    assert (table_of(bob)["ended"]["winners"], table_of(bob)["proposal"]) == (["bob"], None)


def test_an_offer_outlives_answers_and_another_one_of_ones_own_replaces_it(club: ServerProcess) -> None:
    _, ann, bob = two(club)
    ann.post("/offer", seat="ann", kind="draw")
    view = ann.view()
    asked = next(one for one in view["view"]["asked"] if one["seat"] == "ann")
    assert ann.answer("ann", asked["options"][0], view["version"]).status_code == 200
    assert table_of(bob)["proposal"]["kind"] == "draw"
    assert ann.post("/offer", seat="ann", kind="stop").json()["proposal"]["kind"] == "stop"
    assert bob.post("/consent", seat="bob", agree=True).status_code == 200
    assert table_of(bob)["ended"]["how"] == "stopped"


def test_an_offer_and_an_end_survive_a_kill(club: ServerProcess) -> None:
    _, ann, bob = two(club)
    _, eve, dan = two(club)
    ann.post("/offer", seat="ann", kind="draw")
    eve.post("/concede", seat="ann")
    club.kill()
    club.start()
    assert table_of(bob)["proposal"]["missing"] == ["bob"]
    assert table_of(dan)["ended"]["how"] == "conceded"
    assert dan.view()["view"]["asked"] == []
    assert bob.post("/consent", seat="bob", agree=True).status_code == 200
    assert table_of(bob)["ended"]["how"] == "drawn"


def counted(member: Member, seconds: float = PATIENCE) -> dict[str, Json]:
    end = time.monotonic() + seconds
    standings: dict[str, Json] = {}
    while time.monotonic() < end and member.name not in standings:
        standings = {one["name"]: one for one in member.get("/ratings", game="toy").json()["standings"]}
        time.sleep(0.1)
    return standings


def test_a_concession_is_rated_and_what_was_stopped_leaves_no_result(club: ServerProcess) -> None:
    ann, bob, eve = Member(club), Member(club), Member(club)
    tables = [ann.make(visibility="open")["table"] for _ in range(2)]
    for other, table in zip((eve, bob), tables, strict=True):
        other.post(f"/tables/{table}/join", seat="bob")
    assert ann.at(tables[0]).post("/offer", seat="ann", kind="stop").status_code == 200
    assert eve.at(tables[0]).post("/consent", seat="bob", agree=True).status_code == 200
    assert ann.at(tables[1]).post("/concede", seat="ann").status_code == 200
    standings = counted(bob)
    assert standings[bob.name]["rating"] > 1500 > standings[ann.name]["rating"]
    assert eve.name not in standings


def test_alone_one_stops_or_concedes_but_agrees_with_nobody(club: ServerProcess) -> None:
    alone = Member(club)
    table = alone.make(seats={"ann": "me", "bob": "random"})["table"]
    assert alone.at(table).post("/offer", seat="ann", kind="draw").json()["code"] == "nobody-to-agree"
    assert alone.at(table).post("/offer", seat="ann", kind="stop").json()["proposal"] is None
    assert table_of(alone.at(table))["ended"]["how"] == "stopped"
    other = alone.make(seats={"ann": "me", "bob": "me"})["table"]
    assert alone.at(other).post("/concede", seat="bob").status_code == 200
    assert table_of(alone.at(other))["ended"]["winners"] == ["ann"]


FACTIONS = ["british", "patriots", "indians", "french"]


def four(club: ServerProcess) -> list[Seated]:
    """Four members at a table of Liberty or Death, in the order of the Factions."""
    people = [Member(club) for _ in FACTIONS]
    wish = dict.fromkeys(FACTIONS[1:], "link")
    table = people[0].make(game=LOD, seats={"british": "me", **wish}, visibility="open")["table"]
    for member, seat in zip(people[1:], FACTIONS[1:], strict=True):
        assert member.post(f"/tables/{table}/join", seat=seat).status_code == 200
    return [member.at(table) for member in people]


def test_who_has_conceded_offers_and_hinders_nothing_any_more(club: ServerProcess) -> None:
    british, patriots, indians, french = four(club)
    assert indians.post("/offer", seat="indians", kind="draw").status_code == 200
    assert indians.post("/concede", seat="indians").status_code == 200
    assert table_of(british)["proposal"] is None
    assert indians.post("/offer", seat="indians", kind="draw").json()["code"] == "seat-lost"
    assert indians.post("/concede", seat="indians").json()["code"] == "seat-lost"
    offered = british.post("/offer", seat="british", kind="stop").json()["proposal"]
    assert offered["missing"] == ["patriots", "french"]
    assert indians.post("/consent", seat="indians", agree=False).json()["code"] == "seat-lost"
    assert patriots.post("/consent", seat="patriots", agree=True).json()["proposal"]["missing"] == ["french"]
    assert french.post("/concede", seat="french").status_code == 200
    assert (table_of(british)["finished"], table_of(british)["ended"]["how"]) == (True, "stopped")


def test_among_four_a_bot_takes_the_seat_for_good_and_the_others_play_on(club: ServerProcess) -> None:
    people = four(club)
    for one, seat in zip(people[:3], FACTIONS[:3], strict=True):
        assert one.post("/concede", seat=seat).status_code == 200
        state = table_of(one)
        if seat != FACTIONS[2]:
            assert state["finished"] is False
            by_seat = {info["seat"]: info for info in state["seats"]}
            assert by_seat[seat]["lost"] is True
            assert by_seat[seat]["player"] == "nonplayer"
            assert one.post("/sit", seat=seat).json()["code"] == "seat-lost"
    assert state["ended"]["winners"] == ["french"]


def person(player: str, *seats: str, **more: object) -> Person:
    return Person("x", seats, player, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "others", "winners"),
    [
        ({"continentals"}, [person("p", "patriots"), person("b", "british_regulars", "loyalists")], None),
        (
            {"continentals", "patriots"},
            [person("b", "british_regulars", "loyalists")],
            ["british_regulars", "loyalists"],
        ),
        ({"continentals"}, [person("b", "british_regulars")], ["british_regulars", "loyalists"]),
        ({"continentals"}, [], ["british_regulars", "loyalists"]),
    ],
)
def test_a_side_is_given_up_when_nobody_plays_it_any_more(
    given: set[str], others: list[Person], winners: list[str] | None
) -> None:
    match = new_match("1775-rebellion", None, 1)
    found = winners_without(match, given, active_seats(others, given))
    assert (None if found is None else sorted(found)) == winners


def test_two_people_of_two_factions_end_the_game_by_conceding() -> None:
    match = new_match(LOD, None, 1)
    rest = [person("b", "french", "patriots")]
    assert winners_without(match, {"british", "indians"}, active_seats(rest, set())) == ["patriots", "french"]
    bots = [person("b", "french")]
    assert winners_without(match, {"british"}, active_seats(bots, set())) is None


def test_a_rated_game_gives_no_help_and_lends_no_seat(club: ServerProcess) -> None:
    _, ann, bob = two(club)
    version = ann.view()["version"]
    asked = {"seat": "ann", "version": version}
    assert ann.get("/hints", **asked).json()["code"] == "rated-running"
    assert ann.get("/hint", option="1", **asked).json()["code"] == "rated-running"
    assert ann.get("/chances").json()["code"] == "chances-running"
    assert ann.get("/coach", **asked).json()["code"] == "coach-running"
    assert ann.get("/coach/turn", **asked).json()["code"] == "coach-running"
    assert ann.post("/fork", seat="ann").json()["code"] == "rated-running"
    assert bob.post("/leave", seat="bob", player="random").json()["code"] == "leave-rated"
    assert table_of(ann)["rated"] is True


def test_before_the_opponent_has_come_a_rated_table_gives_no_copies_either(club: ServerProcess) -> None:
    ann = Member(club)
    table = ann.make(visibility="open")["table"]
    assert ann.at(table).post("/fork", seat="ann").json()["code"] == "rated-running"


def test_an_unrated_game_lends_seats_and_gives_copies(club: ServerProcess) -> None:
    _, ann, _ = two(club, rated=False)
    assert ann.post("/fork", seat="ann").status_code == 201
    assert ann.post("/leave", seat="ann", player="random").status_code == 200
    assert ann.post("/sit", seat="ann").status_code == 200


@pytest.fixture
def workers(start: Callable[..., ServerProcess]) -> tuple[ServerProcess, ServerProcess]:
    one = start(shared=True)
    return one, start(one.folder, shared=True)


def test_another_process_shows_offers_and_ends(workers: tuple[ServerProcess, ServerProcess]) -> None:
    one, two_ = workers
    made = one.make()
    ann = one.person(made["table"], made["key"])
    bob = two_.person(made["table"], made["keys"]["bob"])
    assert bob.answer("bob", bob.view(seat="bob")["view"]["asked"][-1]["options"][0]).status_code == 200
    with two_.sit(made["table"], made["keys"]["bob"]) as watching:
        watching.until("view")
        ann.post("/offer", seat="ann", kind="draw")
        assert watching.until("proposal")["proposal"]["kind"] == "draw"
        assert bob.post("/consent", seat="bob", agree=True).status_code == 200
        assert watching.until("change")["why"] == "end"
    assert ann.view()["view"]["result"]["reason"] == "drawn"


def test_who_does_not_come_any_more_is_replaced_by_a_bot_or_a_successor(start: Callable[..., ServerProcess]) -> None:
    club = start(absent_days=1, notice_delay=9e9)
    table, ann, bob = two(club, rated=False)
    view = ann.view()
    ann.answer("ann", view["view"]["asked"][0]["options"][0], view["version"])
    assert ann.post("/leave", seat="bob", player="random").json()["code"] == "not-your-seat"
    assert ann.post("/offer", seat="ann", kind="draw").status_code == 200
    club.let_pass(25 * HOUR)
    absent = {one["seats"][0]: one["absent"] for one in ann.get("/people").json()["people"]}
    assert absent == {"ann": False, "bob": True}
    eve = Member(club)
    assert eve.at(table).post("/invitations", seat="bob").status_code == 403
    link = ann.post("/invitations", seat="bob").json()["link"]
    assert eve.post(f"/tables/{table}/claim", key=link.partition("#")[2]).status_code == 200
    assert eve.at(table).view()["table"]["you"]["seats"] == ["bob"]
    assert bob.view()["table"]["you"]["observer"] is True
    club.let_pass(25 * HOUR)
    assert ann.post("/leave", seat="bob", player="random").status_code == 200
    assert eve.at(table).post("/sit", seat="bob").status_code == 200


def test_who_does_not_come_any_more_need_not_agree_to_stop(start: Callable[..., ServerProcess]) -> None:
    club = start(absent_days=1, notice_delay=9e9)
    _, ann, _ = two(club, rated=False)
    view = ann.view()
    ann.answer("ann", view["view"]["asked"][0]["options"][0], view["version"])
    club.let_pass(25 * HOUR)
    assert ann.post("/offer", seat="ann", kind="stop").json()["proposal"] is None
    assert table_of(ann)["ended"]["how"] == "stopped"
