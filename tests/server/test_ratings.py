"""Ratings and figures."""

from __future__ import annotations

import random
import time

import pytest

from tests.server.clients import HOUR, PATIENCE, UNDISTURBED, HttpPerson, Json, ServerProcess
from tests.server.clubs import club_of
from tests.server.members import Member, finish
from tricorne.games import game_class
from tricorne.server.base.strength import SIDE, Standing, Team, expected, rate, teams_of
from tricorne.server.club.statistics import bins_of, summarise

club = club_of("sqlite", "postgres", constants=UNDISTURBED)


def test_the_winner_gains_what_the_loser_loses_and_both_become_surer() -> None:
    ((winner,), (loser,)) = rate([[Standing()], [Standing()]], [1, 2])
    assert winner.mean > 1500 > loser.mean
    assert winner.mean - 1500 == pytest.approx(1500 - loser.mean)
    assert winner.spread == loser.spread < 500


def test_a_draw_between_equals_moves_nobody_and_an_upset_moves_more() -> None:
    ((one,), (other,)) = rate([[Standing()], [Standing()]], [1, 1])
    assert one.mean == other.mean == 1500
    strong, weak = Standing(1900, 150), Standing(1300, 150)
    ((_,), (upset,)) = rate([[strong], [weak]], [2, 1])
    ((_,), (expected,)) = rate([[weak], [strong]], [2, 1])
    assert upset.mean - weak.mean > 3 * (expected.mean - strong.mean) > 0


def test_partners_share_by_their_uncertainty_and_four_sides_are_placed() -> None:
    ((known, fresh), _) = rate([[Standing(1500, 80), Standing()], [Standing(), Standing()]], [1, 2])
    assert fresh.mean - 1500 > known.mean - 1500 > 0
    four = rate([[Standing()] for _ in range(4)], [1, 2, 2, 2])
    assert four[0][0].mean > 1500 > four[1][0].mean == pytest.approx(four[2][0].mean)


def test_many_games_find_the_order_of_strength() -> None:
    chance = random.Random(1)
    strength = {"weak": 0.2, "middle": 0.5, "strong": 0.8}
    standings = dict.fromkeys(strength, Standing())
    for _ in range(300):
        one, other = chance.sample(list(strength), 2)
        wins = chance.random() < 0.5 + (strength[one] - strength[other]) / 2
        after = rate([[standings[one]], [standings[other]]], [1, 2] if wins else [2, 1])
        standings[one], standings[other] = after[0][0], after[1][0]
    assert standings["weak"].mean < standings["middle"].mean < standings["strong"].mean


def gap_after(games: int, seed: int, *, knows_side: bool) -> float:
    """How far twelve who take the better side nine times of ten stand above twelve who are as strong as they are."""
    chance = random.Random(seed)
    people, sides = [Standing()] * 24, [SIDE, SIDE]
    for _ in range(games):
        pair = sorted(chance.sample(range(24), 2))
        if pair[0] < 12 <= pair[1] and chance.random() > 0.9:
            pair.reverse()
        places = [1, 2] if chance.random() < 0.73 else [2, 1]
        teams = [[people[who], *([side] if knows_side else [])] for who, side in zip(pair, sides, strict=True)]
        after = rate(teams, places)
        for who, team in zip(pair, after, strict=True):
            people[who] = team[0]
        if knows_side:
            sides = [team[1] for team in after]
    if knows_side:
        assert expected([[Standing(), side] for side in sides])[0] == pytest.approx(0.73, abs=0.1)
    return sum(one.mean for one in people[:12]) / 12 - sum(one.mean for one in people[12:]) / 12


def test_nobody_gains_by_always_taking_the_stronger_side() -> None:
    seeds = range(6)
    assert abs(sum(gap_after(2_400, seed, knows_side=True) for seed in seeds) / len(seeds)) < 50
    assert gap_after(2_400, 0, knows_side=False) > 200


def test_two_against_one_who_plays_both_seats_is_an_even_game() -> None:
    two, one = expected([[Standing(), Standing(), SIDE], [Standing(), SIDE]])
    assert two == pytest.approx(one)


def test_who_stands_together() -> None:
    def seats(**players: str) -> dict[str, str]:
        return {seat: f"account:{who}" if len(who) == 1 else who for seat, who in players.items()}

    places = {"british": 2, "indians": 3, "patriots": 1, "french": 4}
    two = seats(british="x", indians="x", patriots="y", french="y")
    assert teams_of("liberty-or-death", two, places) == [
        Team(("x",), "british+indians", 2),
        Team(("y",), "patriots+french", 1),
    ]
    four = seats(british="x", indians="nonplayer", patriots="y", french="z")
    assert [team.place for team in teams_of("liberty-or-death", four, places)] == [2, 1, 4]
    colonies = dict.fromkeys(("american_regulars", "patriot_militia"), 1) | dict.fromkeys(
        ("british_regulars", "loyalist_militia"), 2
    )
    both = dict.fromkeys(game_class("1775-rebellion").seats, "account:x")
    assert len(teams_of("1775-rebellion", both, colonies)) == 1, "whoever sits on both sides plays against nobody"
    assert teams_of("no-such-game", {"a": "account:x", "b": "account:y"}, {"a": 1, "b": 2}) == [
        Team(("x",), "a", 1),
        Team(("y",), "b", 2),
    ]


def test_figures_of_results() -> None:
    rows = [
        (10, '["ann"]', '{"ann":"account:x","bob":"random"}', "played"),
        (20, '["bob"]', '{"ann":"guest","bob":"random"}', "played"),
        (15, "[]", '{"ann":"guest","bob":"account:y"}', "played"),
        (2, '["ann"]', '{"ann":"account:x","bob":"account:y"}', "claimed"),
    ]
    found = summarise("toy", "", ["ann", "bob"], rows)
    assert (found.games, found.draws, found.forfeits, found.median_length) == (4, 1, 1, 15)
    assert {(seat.seat, seat.won) for seat in found.seats} == {("ann", 2), ("bob", 1)}
    players = {player.player: (player.games, player.won) for player in found.players}
    assert players == {"member": (4, 2), "guest": (2, 0), "random": (2, 1)}
    assert sum(bin_.games for bin_ in bins_of([10, 20, 15])) == 3


def wait_for_standing(member: Member, game: str) -> Json:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        standings: list[Json] = member.get("/ratings", game=game).json()["standings"]
        for standing in standings:
            if standing["name"] == member.name:
                return standing
        time.sleep(0.2)
    raise AssertionError("not rated")


def wait_until_counted(club: ServerProcess) -> None:
    """Wait until all games that have ended are counted: they are in the order of their ends."""
    last, other = Member(club), Member(club)
    table = last.make(visibility="open")["table"]
    assert other.post(f"/tables/{table}/join", seat="bob").status_code == 200
    assert last.at(table).post("/concede", seat="ann").status_code == 200
    wait_for_standing(last, "toy")


def test_a_finished_game_between_members_is_rated_once(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    made = ann.make(visibility="open")
    bob.post(f"/tables/{made['table']}/join", seat="bob")
    finish(ann.at(made["table"]), bob.at(made["table"]))
    winners = ann.at(made["table"]).view()["view"]["result"]["winners"]
    first, second = wait_for_standing(ann, "toy"), wait_for_standing(bob, "toy")
    assert (first["played"], second["played"]) == (1, 1)
    if winners == ["ann"]:
        assert first["rating"] > 1500 > second["rating"]
    course = ann.get(f"/players/{ann.name}").json()
    assert [step["table"] for step in course["course"]] == [made["table"]]
    assert {standing["scenario"] for standing in course["standings"]} == {"", "short"}
    figures = ann.get("/statistics", game="toy").json()
    assert figures["games"] >= 1
    sides = ann.get("/ratings", game="toy").json()["sides"]
    assert {side["side"] for side in sides} == {"ann", "bob"}
    assert sum(side["points"] for side in sides) == pytest.approx(0, abs=2)
    assert ann.get("/ratings", game="chess").status_code == 404


def test_an_unrated_game_and_one_against_guests_move_no_rating(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    made = ann.make(visibility="open", rated=False)
    bob.post(f"/tables/{made['table']}/join", seat="bob")
    finish(ann.at(made["table"]), bob.at(made["table"]))
    guest = ann.make()
    finish(ann.at(guest["table"]), club.guest(guest))
    wait_until_counted(club)
    assert ann.name not in str(ann.get("/ratings", game="toy").json())


def games(member: Member) -> int:
    return int(member.get("/statistics", game="toy").json()["games"])


def test_what_was_brought_from_elsewhere_counts_neither_for_ratings_nor_for_figures(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    made = ann.make(visibility="open")
    bob.post(f"/tables/{made['table']}/join", seat="bob")
    finish(ann.at(made["table"]), bob.at(made["table"]))
    counted = games(ann)
    record = ann.at(made["table"]).get("/record").json()
    brought = ann.post("/tables/import", record=record).json()
    tried = ann.at(made["table"]).post("/fork", moment=0).json()
    assert brought["table"] != tried["table"]
    finish(club.person(tried["table"], tried["key"]))
    wait_for_standing(ann, "toy")
    assert games(ann) == counted
    assert wait_for_standing(ann, "toy")["played"] == 1


def test_games_alone_and_with_luck_that_people_enter_are_not_rated(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    alone = ann.make(seats={"ann": "me", "bob": "me"})
    finish(ann.at(alone["table"]))
    made = ann.make(visibility="open", luck="ask")
    bob.post(f"/tables/{made['table']}/join", seat="bob")
    enter_everything(ann.at(made["table"]), bob.at(made["table"]))
    wait_until_counted(club)
    assert ann.name not in str(ann.get("/ratings", game="toy").json())


def enter_everything(*people: HttpPerson) -> None:
    """Play a table to its end at which people say what was rolled and drawn."""
    for _ in range(400):
        for person in people:
            seen = person.view()
            if seen["view"]["result"] is not None:
                return
            for asked in seen["view"]["asked"]:
                seats = seen["table"]["you"]["seats"]
                if asked.get("options") and asked["seat"] in (*seats, "table"):
                    person.answer(seats[0], asked["options"][0], seen["version"])
                    break
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("rated", [True, False])
def test_nobody_goes_back_in_a_rated_game_once_a_bot_has_played_in_it(club: ServerProcess, rated: bool) -> None:
    ann, bob = Member(club), Member(club)
    made = ann.make(visibility="open", rated=rated, clock={"bank": 1.0, "player": "random"})
    assert bob.post(f"/tables/{made['table']}/join", seat="bob").status_code == 200
    seat = ann.at(made["table"])
    assert bob.at(made["table"]).post("/gift", seat="ann", hours=1).status_code == 200
    club.let_pass(1.5 * HOUR)
    end = time.monotonic() + PATIENCE
    while not seat.get().json()["seats"][1]["lost"] and time.monotonic() < end:
        time.sleep(0.1)
    asked = seat.post("/rewind", seat="ann", version=seat.get().json()["version"], moment=2)
    while asked.json().get("code") == "stale":
        asked = seat.post("/rewind", seat="ann", version=asked.json()["args"]["version"], moment=2)
    if rated:
        assert (asked.status_code, asked.json()["code"]) == (409, "rewind-rated")
    else:
        assert asked.json()["proposal"] is None
