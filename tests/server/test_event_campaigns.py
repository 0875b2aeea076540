"""Whole events of members and bots over the public interface: small ones in every run, large ones in `make soak`.

Some drop out, some run out of time, the server is killed while it pairs, two processes share a database.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from tests.server.clients import HOUR, UNDISTURBED, Json, ServerProcess
from tests.server.event_play import (
    Held,
    all_met,
    answer_first,
    check_cup,
    check_pairs,
    check_results,
    check_standings,
    play_out,
    recomputed,
    veteran,
)
from tests.server.members import Member

Start = Callable[..., ServerProcess]
large = pytest.mark.slow


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=large)])
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers on one database, both of which let events go on."""
    url = request.getfixturevalue("postgres").url if request.param == "postgres" else ""
    folder = tmp_path_factory.mktemp("shared")
    first, second = (ServerProcess(folder, shared=True, database=url, notice_delay=9e9) for _ in range(2))
    first.start()
    second.start()
    yield first, second
    first.stop()
    second.stop()


def crowd(server: ServerProcess, count: int) -> list[Member]:
    return [Member(server) for _ in range(count)]


def nobody_without_a_game(seen: Json) -> None:
    """In each round everybody who was still in plays, or is the one who is free, and nobody is free twice."""
    free = Counter(game["players"][0] for game in seen["games"] if len(game["players"]) == 1)
    assert all(times == 1 for times in free.values())
    stayed = {row["number"] for row in seen["standings"] if row["state"] == "in"}
    for turn in range(1, seen["round"] + 1):
        games = [game for game in seen["games"] if game["round"] == turn]
        assert stayed <= {number for game in games for number in game["players"]}
        assert sum(len(game["players"]) == 1 for game in games) <= 1


@pytest.mark.parametrize(("count", "rounds"), [(8, 2), pytest.param(64, 6, marks=large)])
def test_swiss_on_two_processes(pair: tuple[ServerProcess, ServerProcess], count: int, rounds: int) -> None:
    here, there = pair
    people = [*crowd(here, count // 2), *crowd(there, count - count // 2)]
    event = Held(
        veteran(here), people, format="swiss", least=count, most=count, rounds=rounds, games=2 if count > 8 else 1
    )
    leavers = people[:3] if count > 8 else []
    luck, killed = random.Random(count), 2
    end = time.monotonic() + 1_800
    while (seen := event.look())["state"] != "over":
        assert time.monotonic() < end
        if seen["round"] == 2:
            for leaver in [one for one in leavers if event.state_of(seen, one) == "in"]:
                assert event.post(leaver, "leave").status_code == 200
        event.play(seen)
        if leavers and seen["round"] > killed:
            killed = seen["round"]
            time.sleep(luck.random() * 0.6)
            for server in (there, here) if killed % 2 else (there,):
                server.kill()
            for server in (there, here) if killed % 2 else (there,):
                server.start()
        time.sleep(0.05)
    assert (seen["why"], seen["round"]) == ("played", rounds)
    for leaver in leavers:
        (row,) = (row for row in seen["standings"] if row["name"] == leaver.name)
        theirs = [game for game in seen["games"] if row["number"] in game["players"] and game["round"] > 1]
        assert (row["state"], row["why"]) == ("out", "left")
        assert {game["round"] for game in theirs} == {2}
        assert all(
            sum(game["scores"]) == 1 - game["scores"][game["players"].index(row["number"])] == 1 for game in theirs
        )
    assert event.look(there) == event.look(here)
    check_pairs(seen, games=seen["rules"]["games"])
    check_standings(seen)
    check_results(seen, here)
    nobody_without_a_game(seen)


@large
@pytest.mark.parametrize("count", [16])
def test_a_large_cup_with_somebody_out_of_time(start: Start, count: int) -> None:
    server = start(notice_delay=9e9, constants=UNDISTURBED)
    people = crowd(server, count)
    event = Held(veteran(server), people, format="cup", least=count, most=count, clock={"bank": 100}, out_after=1)
    idle = people[3].name

    def is_idle(game: Json) -> bool:
        return any(event.name_of(seen, number) == idle for number in game["players"])

    seen = event.until(lambda seen: len([game for game in seen["games"] if game["table"]]) == count)
    event.play(seen, skip=is_idle)
    for game in filter(is_idle, seen["games"]):
        (opponent,) = (name for number in game["players"] if (name := event.name_of(seen, number)) != idle)
        person = event.people[opponent or ""].at(game["table"])
        while answer_first(person, person.view()):
            pass
    server.let_pass(101 * HOUR)
    del event.people[idle]
    seen = event.play_on()
    assert seen["rounds"] == seen["round"] == count.bit_length() - 1
    assert [row["place"] for row in seen["standings"]][:4] == [1, 2, 3, 3]
    check_pairs(seen, games=2)
    check_cup(seen)
    check_results(seen, server)
    (out,) = (row for row in seen["standings"] if row["name"] == idle)
    theirs = [game for game in seen["games"] if out["number"] in game["players"]]
    assert (out["state"], out["why"]) == ("out", "time")
    assert {game["round"] for game in theirs} == {1}
    assert "time" in {game["how"] for game in theirs} <= {"time", "dropped"}
    assert all(
        game["scores"][game["players"].index(out["number"])] == 0 and sum(game["scores"]) == 1 for game in theirs
    )
    others = [game for game in seen["games"] if game not in theirs]
    assert {game["how"] for game in others} == {"played"}


@pytest.mark.parametrize("count", [4, pytest.param(8, marks=large)])
def test_a_server_killed_while_it_pairs_loses_nothing_and_pairs_nobody_twice(start: Start, count: int) -> None:
    server = start(notice_delay=9e9)
    people = crowd(server, count)
    event = Held(veteran(server), people, format="round-robin", least=count, most=count, games=1)
    luck = random.Random(count)
    known: dict[str, list[float] | None] = {}
    for _ in range(count):
        time.sleep(luck.random() * 0.4)
        server.kill()
        server.start()
        seen = event.look()
        assert {game["table"]: game["scores"] for game in seen["games"] if game["table"] in known} == known
        for game in seen["games"]:
            if game["state"] == "running":
                names = [event.name_of(seen, number) for number in game["players"]]
                play_out([event.people[name].at(game["table"]) for name in names if name])
        known = {game["table"]: game["scores"] for game in event.look()["games"] if game["scores"] and game["table"]}
    seen = event.play_on()
    assert all_met(seen)
    check_pairs(seen, games=1)
    check_standings(seen)
    check_results(seen, server)
    tables = [game["table"] for game in seen["games"]]
    assert len(tables) == len(set(tables)) == count * (count - 1) // 2
    for number in range(count):
        sides = [game["players"].index(number) for game in seen["games"] if number in game["players"]]
        assert abs(sides.count(0) - sides.count(1)) <= 1
    mine = [table["table"] for table in people[0].lobby()["mine"]]
    assert len(mine) == len(set(mine)) == count - 1


LOD: Json = {"format": "pools", "game": "liberty-or-death", "scenario": "sprint", "clock": {"bank": 100}}


def test_a_pool_of_five_seats_everybody_at_each_faction_once(start: Start) -> None:
    server = start(notice_delay=9e9)
    people = crowd(server, 5)
    event = Held(veteran(server), people, **LOD, least=5, most=5)
    seen = event.until(lambda seen: len([game for game in seen["games"] if game["table"]]) == 5)
    assert seen["balance"] == {"players": 5, "least": 3, "most": 3, "allied": 1}
    assert seen["sides"] == [["british"], ["patriots"], ["indians"], ["french"]]
    for seat in range(4):
        assert sorted(game["players"][seat] for game in seen["games"]) == list(range(5))
    for game in seen["games"]:
        for number, (seat,) in zip(game["players"], seen["sides"], strict=True):
            name = event.name_of(seen, number) or ""
            assert event.people[name].at(game["table"]).get().json()["you"]["seats"] == [seat]
    event.post(event.maker, "end")


@large
def test_a_pool_of_thirteen_with_bots_and_a_drop_out(start: Start) -> None:
    server = start(notice_delay=9e9)
    people = crowd(server, 2)
    event = Held(
        veteran(server), people, **{**LOD, "clock": {"bank": 5 / 3600}}, least=13, most=13, bots="random",
        fill_to=13, starts_in=0.002, out_after=9,
    )  # fmt: skip
    seen = event.until(lambda seen: len([game for game in seen["games"] if game["table"]]) == 13)
    assert event.post(people[0], "leave").status_code == 200
    end = time.monotonic() + 3_000
    while (seen := event.look())["state"] != "over":
        assert time.monotonic() < end
        time.sleep(1)
    met = Counter(frozenset(two) for game in seen["games"] for two in combinations(game["players"], 2))
    assert set(met.values()) == {1}
    points = {row["number"]: row["points"] for row in seen["standings"]}
    assert points == recomputed(seen)
    for seat in range(4):
        assert sorted(game["players"][seat] for game in seen["games"]) == list(range(13))
    check_results(seen, server)
    left, idle = (next(row for row in seen["standings"] if row["name"] == one.name) for one in people)
    assert (left["why"], left["points"], left["played"]) == ("left", 0, 4)
    assert (idle["points"], idle["played"]) == (0, 4)
    assert {game["how"] for game in seen["games"] if idle["number"] in game["players"]} <= {"time", "dropped"}
    assert {game["how"] for game in seen["games"] if not {0, 1} & set(game["players"])} == {"played"}


@pytest.mark.parametrize(("count", "games"), [(4, 5), pytest.param(20, 200, marks=large)])
def test_a_ladder_keeps_every_place_once(start: Start, count: int, games: int) -> None:
    server = start(notice_delay=9e9, constants=UNDISTURBED)
    people = crowd(server, count)
    wait = HOUR / 4
    answer = {"reach": 3, "answer_days": wait / 24 / HOUR}
    ladder = Held(veteran(server), people, format="ladder", least=2, most=100, games=1, **answer)
    luck = random.Random(games)
    number_of = {row["name"]: row["number"] for row in ladder.look()["standings"]}
    expected = [one.name for one in people]
    for _ in range(games):
        low = luck.randrange(1, count)
        high = max(0, low - luck.randint(1, 3))
        challenger, other = expected[low], expected[high]
        sent = ladder.post(ladder.people[challenger], "challenges", name=other)
        assert sent.status_code == 200, sent.text
        path = f"/events/{ladder.id}/challenges/{sent.json()['challenges'][-1]['number']}"
        does = luck.random()
        if does < 0.1:
            assert ladder.people[other].post(path, accept=False).status_code == 200
            expected.insert(high, expected.pop(low))
        elif does < 0.15:
            assert ladder.people[challenger].send("DELETE", path).status_code == 200
            expected[low : low + 2] = expected[low : low + 2][::-1]
        elif does < 0.2:
            server.let_pass(wait + 1)
            ladder.until(lambda seen: seen["challenges"][-1]["state"] == "late")
            expected.insert(high, expected.pop(low))
        else:
            assert ladder.people[other].post(path, accept=True).status_code == 200
            seen = ladder.until(lambda seen: seen["games"][-1]["table"] is not None)
            ladder.play(seen)
            seen = ladder.until(lambda seen: seen["challenges"][-1]["state"] == "over")
            game = seen["games"][-1]
            if game["scores"][game["players"].index(number_of[challenger])] == 1:
                expected.insert(high, expected.pop(low))
        assert [row["name"] for row in ladder.look()["standings"]] == expected
    seen = ladder.look()
    check_results(seen, server)
    ends = Counter(challenge["state"] for challenge in seen["challenges"])
    assert ends.total() == games
    assert ends["over"] == len(seen["games"])
    assert games < 100 or set(ends) == {"over", "refused", "cancelled", "late"}
