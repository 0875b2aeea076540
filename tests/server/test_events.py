"""Events over the public interface: a small one of each format, drop-outs, time-outs, and what the maker does."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.clients import Json, ServerProcess
from tests.server.clubs import club_of
from tests.server.event_play import Held, all_met, check_pairs, check_results, check_standings, veteran
from tests.server.members import PASSWORD, Member

club = club_of()


@pytest.fixture(scope="module")
def maker(club: ServerProcess) -> Member:
    return veteran(club)


@pytest.fixture(scope="module")
def people(club: ServerProcess) -> list[Member]:
    return [Member(club) for _ in range(8)]


def test_a_cup_of_four_is_played_to_its_winner(club: ServerProcess, maker: Member, people: list[Member]) -> None:
    cup = Held(maker, people[:4], format="cup", least=4, most=4)
    seen = cup.play_on()
    assert (seen["why"], seen["round"], seen["rounds"]) == ("played", 2, 2)
    assert [row["place"] for row in seen["standings"]] == [1, 2, 3, 3]
    check_pairs(seen, games=2)
    check_results(seen, club)
    listed = club.http.get("/api/v1/events", params={"state": "over"}).json()["events"]
    assert cup.id in [one["id"] for one in listed]


def test_a_round_robin_with_a_drop_out(club: ServerProcess, maker: Member, people: list[Member]) -> None:
    event = Held(maker, people[:5], format="round-robin", least=5, most=5)
    first = event.until(lambda seen: seen["round"] == 1 and all(game["table"] for game in seen["games"]))
    event.play(first)
    leaver = people[4]
    assert event.post(leaver, "leave").status_code == 200
    seen = event.play_on()
    assert all_met(seen)
    check_pairs(seen, games=2)
    check_standings(seen)
    row = next(row for row in seen["standings"] if row["name"] == leaver.name)
    assert (row["state"], row["why"]) == ("out", "left")
    left = [game for game in seen["games"] if row["number"] in game["players"] and game["round"] > 1]
    for game in left:
        assert game["how"] in ("dropped", "time")
        assert game["scores"][game["players"].index(row["number"])] == 0
        assert sum(game["scores"]) == 1
    assert event.post(leaver, "join").json()["code"] == "event-over"


def test_a_swiss_of_nine_with_a_bot_and_sides_balanced(
    club: ServerProcess, maker: Member, people: list[Member]
) -> None:
    rules = {"least": 9, "most": 9, "rounds": 3, "games": 1, "bots": "random", "fill_to": 9, "starts_in": 0.001}
    event = Held(maker, people[:8], format="swiss", **rules)
    seen = event.play_on()
    assert (seen["why"], seen["round"], len(seen["standings"])) == ("played", 3, 9)
    assert sum(row["bot"] == "random" for row in seen["standings"]) == 1
    check_pairs(seen, games=1)
    check_standings(seen)
    check_results(seen, club)
    free = [game["players"][0] for game in seen["games"] if len(game["players"]) == 1]
    assert len(free) == len(set(free)) == 3
    for number in range(9):
        sides = [game["players"].index(number) for game in seen["games"] if number in game["players"][:2] != [number]]
        assert abs(sides.count(0) - sides.count(1)) <= 2
        assert len(sides) == 3 - (number in free)


def test_out_of_time_is_lost_and_too_often_is_out(club: ServerProcess, maker: Member, people: list[Member]) -> None:
    event = Held(maker, people[:2], format="match", least=2, most=2, clock={"bank": 2 / 3600}, out_after=1)
    seen = event.until(lambda seen: seen["state"] == "over")
    out = {row["number"] for row in seen["standings"] if row["why"] == "time"}
    lost = {n for game in seen["games"] for n, score in zip(game["players"], game["scores"], strict=True) if not score}
    assert out
    assert out == lost
    # A game in which nobody was out of time when its other player had to leave is dropped.
    assert "time" in {game["how"] for game in seen["games"]} <= {"time", "dropped"}
    assert all(sum(game["scores"]) <= 1 for game in seen["games"])


def test_what_still_runs_when_the_round_ends_goes_by_the_time_used(maker: Member, people: list[Member]) -> None:
    event = Held(maker, people[:2], format="match", least=2, most=2, round_days=3 / 86_400)
    seen = event.until(lambda seen: seen["state"] == "over")
    assert {game["how"] for game in seen["games"]} == {"late"}


def test_the_maker_pauses_extends_replaces_and_ends(club: ServerProcess, maker: Member, people: list[Member]) -> None:
    event = Held(maker, people[:2], format="match", least=2, most=2)
    ann, bob, eve = people[:3]
    seen = event.until(lambda seen: len([game for game in seen["games"] if game["table"]]) == 2)
    assert event.post(ann, "pause").json()["code"] == "not-maker"
    assert event.post(maker, "pause").json()["paused"] is not None
    assert event.post(maker, "pause").json()["code"] == "event-paused"
    resumed = event.post(maker, "resume").json()
    assert resumed["paused"] is None
    assert resumed["round_ends"] >= seen["round_ends"]
    extended = event.post(maker, "extend", days=2).json()
    assert extended["round_ends"] == pytest.approx(resumed["round_ends"] + 2 * 86_400)
    assert event.post(eve, "join").json()["spares"] == [eve.name]
    assert event.post(maker, "replace", name=bob.name, by=ann.name).json()["code"] == "event-not-spare"
    replaced = event.post(maker, "replace", name=bob.name, by=eve.name).json()
    assert {row["name"] for row in replaced["standings"]} == {ann.name, eve.name}
    table = seen["games"][0]["table"]
    assert eve.at(table).get().json()["you"]["seats"]
    assert not bob.at(table).get().json()["you"]["seats"]
    ended = event.post(maker, "end").json()
    assert (ended["state"], ended["why"]) == ("over", "ended")
    assert [act["act"] for act in ended["acts"]] == ["paused", "resumed", "extended", "replaced", "ended"]
    assert event.post(maker, "extend", days=2).json()["code"] == "event-over"


def test_whoever_takes_the_place_of_a_bot_gets_its_games_from_the_next_one_on(
    maker: Member, people: list[Member]
) -> None:
    rules = {"least": 3, "most": 3, "games": 1, "bots": "random", "fill_to": 3, "starts_in": 0.0005}
    event = Held(maker, people[:2], format="round-robin", **rules)
    eve = people[2]
    seen = event.until(lambda seen: any(game["table"] and 2 in game["players"] for game in seen["games"]))
    table = next(game["table"] for game in seen["games"] if 2 in game["players"])
    before = {one["table"] for one in eve.lobby()["mine"]}
    event.post(eve, "join")
    replaced = event.post(maker, "replace", name="random 3", by=eve.name).json()
    assert [act["who"] for act in replaced["acts"]] == [f"random 3 → {eve.name}"]
    assert [(row["name"], row["bot"]) for row in replaced["standings"] if row["number"] == 2] == [(eve.name, "")]
    assert {one["table"] for one in eve.lobby()["mine"]} == before
    assert not eve.at(table).get().json()["you"]["seats"]
    event.people[eve.name] = eve
    seen = event.play_on()
    later = [game["table"] for game in seen["games"] if 2 in game["players"] and game["table"] not in (table, None)]
    assert {one["table"] for one in eve.lobby()["mine"]} - before == set(later)
    assert later


def test_a_ladder_has_no_camping(maker: Member, people: list[Member]) -> None:
    ladder = Held(maker, people[:5], format="ladder", least=2, most=20, reach=2, games=1)
    names = [one.name for one in people[:5]]

    def order(seen: Json) -> list[str]:
        return [row["name"] for row in seen["standings"]]

    def challenge(who: int, whom: int) -> Any:
        return ladder.post(people[who], "challenges", name=names[whom])

    assert order(ladder.look()) == names
    assert challenge(4, 1).json()["code"] == "event-out-of-reach"
    seen = challenge(4, 2).json()
    assert challenge(3, 2).json()["code"] == "event-busy"
    number = seen["challenges"][0]["number"]
    refused = people[2].post(f"/events/{ladder.id}/challenges/{number}", accept=False)
    assert order(refused.json()) == [names[0], names[1], names[4], names[2], names[3]]
    challenge(4, 0)
    cancelled = people[4].send("DELETE", f"/events/{ladder.id}/challenges/{number + 1}")
    assert order(cancelled.json()) == [names[0], names[1], names[2], names[4], names[3]]
    challenge(1, 0)
    people[0].post(f"/events/{ladder.id}/challenges/{number + 2}", accept=True)
    seen = ladder.until(lambda seen: any(game["table"] for game in seen["games"]))
    ladder.play(seen)
    seen = ladder.until(lambda seen: seen["challenges"][-1]["state"] == "over")
    (game,) = seen["games"]
    won = game["scores"][game["players"].index(1)] == 1
    assert order(seen)[:2] == ([names[1], names[0]] if won else names[:2])
    left = ladder.post(people[2], "leave").json()
    assert sorted(row["place"] for row in left["standings"]) == [1, 2, 3, 4]


def test_what_is_stopped_counts_as_drawn_and_holds_up_nobody(maker: Member, people: list[Member]) -> None:
    ann, bob = people[:2]
    event = Held(maker, [ann, bob], format="match", least=2, most=2)
    ladder = Held(maker, [ann, bob], format="ladder", least=2, most=9, games=1)
    ladder.post(bob, "challenges", name=ann.name)
    ann.post(f"/events/{ladder.id}/challenges/1", accept=True)
    for held, over in (
        (event, lambda seen: seen["state"] == "over"),
        (ladder, lambda seen: seen["challenges"][0]["state"] == "over"),
    ):
        seen = held.until(lambda seen: bool(seen["games"]) and all(game["table"] for game in seen["games"]))
        for game in seen["games"]:
            for one in (ann, bob):
                (seat,) = one.at(game["table"]).get().json()["you"]["seats"]
                assert one.at(game["table"]).post("/offer", seat=seat, kind="stop").status_code == 200
        seen = held.until(over)
        assert {game["how"] for game in seen["games"]} == {"stopped"}
        assert all(game["scores"] == [0.5, 0.5] for game in seen["games"])
    assert [row["name"] for row in ladder.look()["standings"]] == [ann.name, bob.name]
    assert ladder.post(bob, "challenges", name=ann.name).status_code == 200
    ladder.post(maker, "end")


def test_a_bot_that_is_taken_out_loses_what_is_left(maker: Member, people: list[Member]) -> None:
    rules = {"least": 3, "most": 3, "bots": "random", "fill_to": 3, "starts_in": 0.0005}
    event = Held(maker, people[:2], format="round-robin", **rules)
    event.until(lambda seen: any(game["table"] and 2 in game["players"] for game in seen["games"]))
    removed = event.post(maker, "remove", name="random 3").json()
    assert next(row for row in removed["standings"] if row["number"] == 2)["state"] == "out"
    seen = event.play_on(skip=lambda game: 2 in game["players"])
    check_standings(seen)
    against = [game for game in seen["games"] if 2 in game["players"] and len(game["players"]) == 2]
    assert len(against) == 4
    assert {game["how"] for game in against} == {"dropped"}
    assert all(game["scores"][game["players"].index(2)] == 0 for game in against)
    assert all(sum(game["scores"]) == 1 for game in against)


def test_who_is_out_by_time_leaves_no_gap_in_a_ladder(maker: Member, people: list[Member]) -> None:
    ladder = Held(
        maker, people[:4], format="ladder", least=2, most=9, games=1, reach=1, out_after=1, clock={"bank": 2 / 3600}
    )
    ann, bob, eve, dan = people[:4]
    ladder.post(eve, "challenges", name=bob.name)
    bob.post(f"/events/{ladder.id}/challenges/1", accept=True)
    seen = ladder.until(lambda seen: len(seen["standings"]) < 4)
    assert [row["place"] for row in seen["standings"]] == list(range(1, len(seen["standings"]) + 1))
    assert [row["name"] for row in seen["standings"]][:: len(seen["standings"]) - 1] == [ann.name, dan.name]
    above = seen["standings"][-2]["name"]
    assert ladder.post(dan, "challenges", name=above).status_code == 200
    ladder.post(maker, "end")


def test_on_a_ladder_that_was_ended_no_challenge_waits(maker: Member, people: list[Member]) -> None:
    ladder = Held(maker, people[:2], format="ladder", least=2, most=9)
    ladder.post(people[1], "challenges", name=people[0].name)
    before = ladder.post(maker, "end").json()
    assert before["challenges"][0]["state"] == "cancelled"
    answer = people[0].post(f"/events/{ladder.id}/challenges/1", accept=False)
    assert answer.json()["code"] == "event-no-challenge"
    assert ladder.look()["standings"] == before["standings"]


def test_who_waits_for_a_place_gets_the_first_that_is_free_before_the_start(
    maker: Member, people: list[Member]
) -> None:
    ann, bob, eve, dan, joe = people[:5]
    event = Held(maker, [ann, bob], format="round-robin", least=3, most=3)
    event.post(maker, "pause")
    for one in (eve, dan, joe):
        assert event.post(one, "join").status_code == 200
    assert event.look()["spares"] == [dan.name, joe.name]
    assert event.post(maker, "replace", name=dan.name, by=joe.name).json()["code"] == "event-not-in"
    seen = event.post(ann, "leave").json()
    assert (seen["spares"], [row["name"] for row in seen["standings"]]) == ([joe.name], [bob.name, eve.name, dan.name])
    event.post(maker, "resume")
    assert event.until(lambda seen: bool(seen["games"]))["state"] == "running"
    event.post(maker, "end")


def test_a_deleted_account_keeps_no_place(club: ServerProcess, maker: Member) -> None:
    def delete(member: Member) -> None:
        assert member.send("DELETE", "/me", password=PASSWORD).status_code == 200

    here = [Member(club) for _ in range(4)]
    ladder = Held(maker, here, format="ladder", least=2, most=20, reach=1, games=1)
    assert ladder.post(here[1], "challenges", name=here[0].name).status_code == 200
    number = ladder.look()["challenges"][0]["number"]
    assert here[0].post(f"/events/{ladder.id}/challenges/{number}", accept=True).status_code == 200
    ladder.until(lambda seen: seen["games"][0]["table"] is not None)
    coming = Held(maker, here[2:], format="round-robin", least=3, most=9)
    delete(here[0])
    seen = ladder.until(lambda seen: seen["challenges"][0]["state"] == "over")
    (game,) = seen["games"]
    assert game["scores"][game["players"].index(1)] == 1
    delete(here[2])
    rows = [(row["place"], row["name"]) for row in ladder.look()["standings"]]
    assert rows == [(1, here[1].name), (2, here[3].name)]
    assert ladder.post(here[3], "challenges", name=here[1].name).status_code == 200
    assert [row["name"] for row in coming.look()["standings"]] == [here[3].name]
    for event in (ladder, coming):
        event.post(maker, "end")


def test_the_place_of_a_former_member_is_given_to_somebody_who_waits(
    club: ServerProcess, maker: Member, people: list[Member]
) -> None:
    gone = Member(club)
    event = Held(maker, [people[0], gone, people[1]], format="round-robin", least=3, most=3)
    event.until(
        lambda seen: bool(seen["games"]) and all(game["table"] for game in seen["games"] if game["scores"] is None)
    )
    assert gone.send("DELETE", "/me", password=PASSWORD).status_code == 200
    assert event.post(people[2], "join").status_code == 200
    replaced = event.post(maker, "replace", name="former 2", by=people[2].name).json()
    assert [row["name"] for row in replaced["standings"] if row["number"] == 1] == [people[2].name]
    assert [act["who"] for act in replaced["acts"]] == [f"former 2 → {people[2].name}"]
    event.post(maker, "end")


def test_an_event_goes_on_whose_maker_has_paused_it_and_gone(club: ServerProcess, people: list[Member]) -> None:
    maker = veteran(club)
    event = Held(maker, people[:2], format="match", least=2, most=2)
    event.until(lambda seen: bool(seen["games"]))
    event.post(maker, "pause")
    assert maker.send("DELETE", "/me", password=PASSWORD).status_code == 200
    assert (event.look()["paused"], event.look()["maker"]) == (None, None)
    assert event.play_on()["why"] == "played"


def test_nobody_is_put_into_a_game_with_whom_they_have_blocked(maker: Member, people: list[Member]) -> None:
    ann, eve = people[:2]
    event = Held(maker, [*people[3:6], ann], format="cup", least=4, most=4)
    event.until(lambda seen: bool(seen["games"]))
    assert event.post(eve, "join").status_code == 200
    seen = event.look()
    number = next(row["number"] for row in seen["standings"] if row["name"] == ann.name)
    other = next(n for game in seen["games"] if number in game["players"] for n in game["players"] if n != number)
    opponent = event.people[str(event.name_of(seen, other))]
    assert opponent.send("PUT", f"/me/blocks/{eve.name}").status_code == 200
    assert event.post(maker, "replace", name=ann.name, by=eve.name).json()["code"] == "event-company"
    opponent.send("DELETE", f"/me/blocks/{eve.name}")
    assert event.post(maker, "replace", name=ann.name, by=eve.name).status_code == 200
    event.post(maker, "end")


def test_a_rating_that_is_private_is_not_shown_in_an_event(maker: Member, people: list[Member]) -> None:
    ann, bob = people[:2]
    assert ann.send("PUT", "/me/privacy", hides=["rating"]).status_code == 200
    event = Held(maker, [ann, bob], format="match", least=2, most=2)
    seen = event.until(lambda seen: bool(seen["games"]))
    ratings = {row["name"]: row["rating"] for row in seen["standings"]}
    assert ratings[ann.name] is None
    assert ratings[bob.name] > 0
    ann.send("PUT", "/me/privacy", hides=[])
    event.post(maker, "end")


def test_who_may_hold_and_what_can_be_held(club: ServerProcess, maker: Member) -> None:
    wish: Json = {
        "name": "x",
        "game": "toy",
        "scenario": "short",
        "clock": {"bank": 1},
        "format": "cup",
        "least": 4,
        "most": 8,
    }

    def refused(who: Member = maker, **more: Any) -> str:
        answer = who.post("/events", **{**wish, **more})
        assert answer.status_code >= 400
        return str(answer.json()["code"])

    assert refused(Member(club)) == "event-too-new"
    assert refused(most=3) == "event-size"
    assert refused(format="swiss", least=8, most=8, rounds=8) == "event-rounds"
    assert refused(fill_to=4) == "event-fill"
    assert refused(bots="nobody", fill_to=4) == "unknown-player"
    assert refused(format="pools") == "event-wrong-game"
    assert refused(game="liberty-or-death", scenario="1775") == "event-wrong-game"
    assert refused(scenario="nowhere") == "unknown-scenario"
    assert club.http.post("/api/v1/events", json=wish).status_code == 401
    assert club.http.get("/api/v1/events/nothing").json()["code"] == "no-such-event"


def test_those_who_have_blocked_each_other_do_not_meet(maker: Member, people: list[Member]) -> None:
    ann, bob = people[:2]
    assert ann.send("PUT", f"/me/blocks/{bob.name}").status_code == 200
    try:
        event = Held(maker, [ann], format="round-robin", least=3, most=3)
        assert event.post(bob, "join").json()["code"] == "event-company"
        event.post(maker, "end")
        cup = Held(maker, people[:4], format="cup", least=4, most=4)
        seen = cup.until(lambda seen: seen["round"] == 1)
        met = {frozenset(cup.name_of(seen, number) for number in game["players"]) for game in seen["games"]}
        assert frozenset((ann.name, bob.name)) not in met
        cup.post(maker, "end")
    finally:
        ann.send("DELETE", f"/me/blocks/{bob.name}")


def test_too_few_are_told_so(maker: Member, people: list[Member]) -> None:
    event = Held(maker, people[:2], format="cup", least=4, most=4, starts_in=0.0001)
    assert event.until(lambda seen: seen["state"] == "over")["why"] == "too-few"


def test_who_waits_for_news_of_a_seat_that_goes_to_another_sees_nothing_more_of_it(
    club: ServerProcess, maker: Member, people: list[Member]
) -> None:
    cup = Held(maker, people[:4], format="cup", least=4, most=4, games=1)
    seen = cup.until(lambda seen: bool(seen["games"]) and all(game["table"] for game in seen["games"]))
    replaced, spare = people[0], people[4]
    assert cup.post(spare, "join").status_code == 200
    table = next(
        game["table"]
        for game in seen["games"]
        if any(cup.name_of(seen, number) == replaced.name for number in game["players"])
    )
    before = replaced.at(table).view()
    assert before["table"]["you"]["seats"]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(replaced.at(table).get, "/view", after=before["version"], wait=6)
        assert cup.post(maker, "replace", name=replaced.name, by=spare.name).status_code == 200
        shown = waiting.result().json()
    assert (shown["seat"], shown["table"]["you"]["seats"]) == ("observer", [])
    cup.post(maker, "end")
