"""Events played by members over the public interface, and checked against a recomputation from their results."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from tests.server.clients import HttpPerson, Json, ServerProcess
from tests.server.members import Member, finish

WAIT = 120.0
TOY: Json = {"game": "toy", "scenario": "short", "clock": {"bank": 100}, "games": 2}


def veteran(server: ServerProcess, name: str = "") -> Member:
    """A member who may hold an event."""
    member = Member(server, name)
    for _ in range(3):
        finish(member.at(member.make(seats={"ann": "me", "bob": "me"})["table"]))
    return member


def play_out(people: Sequence[HttpPerson]) -> None:
    """Play a table to its end, also against a bot: everybody answers the first thing offered."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        answered = False
        for person in people:
            seen = person.view()
            if seen["view"]["result"] is not None:
                return
            answered = answer_first(person, seen) or answered
        if not answered:
            time.sleep(0.02)
    raise AssertionError("the game does not end")


def answer_first(person: HttpPerson, seen: Json) -> bool:
    """Answer the first thing offered; whether there was something to answer."""
    own = seen["table"]["you"]["seats"]
    asked = next((a for a in seen["view"]["asked"] if a.get("options") and a["seat"] in own), None)
    if asked is not None:
        person.answer(asked["seat"], asked["options"][0], seen["version"])
    return asked is not None


class Held:
    """An event, its maker and its people."""

    def __init__(self, maker: Member, people: Sequence[Member], **wish: Any) -> None:
        made = maker.post("/events", **{"name": "An event", **TOY, **wish})
        assert made.status_code == 201, made.text
        self.id: str = made.json()["id"]
        self.maker, self.people = maker, {one.name: one for one in people}
        for one in people:
            joined = self.post(one, "join")
            assert joined.status_code == 200, joined.text

    def post(self, member: Member, act: str, **body: Any) -> Any:
        return member.post(f"/events/{self.id}/{act}", **body)

    def look(self, server: ServerProcess | None = None) -> Json:
        """The event as anybody sees it."""
        got = (server or self.maker.server).http.get(f"/api/v1/events/{self.id}")
        assert got.status_code == 200, got.text
        seen: Json = got.json()
        return seen

    def until(self, reached: Callable[[Json], bool]) -> Json:
        """The event when something has come about."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            seen = self.look()
            if reached(seen):
                return seen
            time.sleep(0.05)
        raise AssertionError(f"it never comes about: {seen['state']}, round {seen['round']}")

    def name_of(self, seen: Json, number: int) -> str | None:
        name: str | None = next(one["name"] for one in seen["standings"] if one["number"] == number)
        return name

    def state_of(self, seen: Json, one: Member) -> str:
        state: str = next(row["state"] for row in seen["standings"] if row["name"] == one.name)
        return state

    def play(self, seen: Json, *, skip: Callable[[Json], bool] = lambda _: False) -> int:
        """Play every game that runs to its end; gives how many."""
        played = 0
        for game in seen["games"]:
            if game["state"] == "running" and not skip(game):
                names = [self.name_of(seen, number) for number in game["players"]]
                people = [self.people[name].at(game["table"]) for name in names if name in self.people]
                if people:
                    play_out(people)
                    played += 1
        return played

    def play_on(self, **how: Any) -> Json:
        """Play until the event is over."""
        end = time.monotonic() + 4 * WAIT
        while time.monotonic() < end:
            seen = self.look()
            if seen["state"] == "over":
                return seen
            if not self.play(seen, **how):
                time.sleep(0.05)
        raise AssertionError(f"the event does not end: round {seen['round']}")


def check_pairs(seen: Json, *, games: int) -> None:
    """No pair twice, nobody twice in a round, sides balanced."""
    met = Counter[frozenset[int]]()
    for group in boards(seen).values():
        players = frozenset(number for game in group for number in game["players"])
        if len(players) == 2:
            met[players] += 1
            assert len(group) == games
            assert games == 1 or group[0]["players"] == group[1]["players"][::-1]
    assert set(met.values()) <= {1}
    for turn in {game["round"] for game in seen["games"]}:
        playing = [
            number for (own, _), group in boards(seen).items() if own == turn for number in set(group[0]["players"])
        ]
        assert len(playing) == len(set(playing))


def boards(seen: Json) -> dict[tuple[int, int], list[Json]]:
    """The games by round and board."""
    found: dict[tuple[int, int], list[Json]] = defaultdict(list)
    for game in seen["games"]:
        found[game["round"], game["board"]].append(game)
    return found


def recomputed(seen: Json) -> dict[int, float]:
    """Everybody's points, counted from the games alone: a pairing is worth 2 or 1 each, being free 1."""
    points = dict.fromkeys((one["number"] for one in seen["standings"]), 0.0)
    for group in boards(seen).values():
        if any(game["scores"] is None for game in group):
            continue
        players = group[0]["players"]
        if len(players) == 1:
            points[players[0]] += 1
            continue
        sums = Counter[int]()
        for game in group:
            for number, score in zip(game["players"], game["scores"], strict=True):
                sums[number] += score
        if seen["rules"]["format"] == "pools":
            for number, score in sums.items():
                points[number] += score
        elif any(sums.values()):
            for one, other in (players, players[::-1]):
                points[one] += 1 + (sums[one] > sums[other]) - (sums[one] < sums[other])
    return points


Pair = tuple[int, int]
Ties = dict[int, tuple[float, float, float, float]]


def recomputed_ties(seen: Json, points: dict[int, float]) -> Ties:
    """From the games alone: games won, points from equals where all of them have met, points of those beaten (half of
    those drawn with), and margin.
    """
    wins: dict[int, float] = defaultdict(float)
    worth: dict[Pair, float] = {}
    berger: dict[int, float] = defaultdict(float)
    margin = Counter[int]()
    for group in boards(seen).values():
        players = group[0]["players"]
        sums: dict[int, float] = defaultdict(float)
        for game in group:
            for number, score, by in zip(game["players"], game["scores"] or (), game["margins"], strict=False):
                sums[number] += score
                margin[number] += by
        if len(players) == 2:
            for number, score in sums.items():
                wins[number] += score
            if any(sums.values()) and all(game["scores"] is not None for game in group):
                for one, other in (players, players[::-1]):
                    worth[one, other] = (1 + (sums[one] > sums[other]) - (sums[one] < sums[other])) / 2
                    berger[one] += points[other] * worth[one, other]

    def direct(one: int) -> float:
        equals = [other for other in points if (points[other], wins[other]) == (points[one], wins[one])]
        if not all((a, b) in worth for a in equals for b in equals if a != b):
            return 0.0
        return sum(worth[one, other] for other in equals if other != one)

    return {number: (wins[number], direct(number), berger[number], margin[number]) for number in points}


def check_results(seen: Json, server: ServerProcess) -> None:
    """Every game that was played counts as its table says: the winner there has the point here."""
    for game in seen["games"]:
        if game["how"] == "played" and game["table"]:
            view = server.http.get(f"/api/v1/tables/{game['table']}/view").json()["view"]
            result = view["result"]
            if seen["rules"]["format"] == "pools":
                assert game["scores"] == pool_points([result["places"][seat] for (seat,) in seen["sides"]])
                continue
            sides = [set(seats) & set(result["winners"]) for seats in seen["sides"]]
            expected = [0.5, 0.5] if all(map(bool, sides)) == any(map(bool, sides)) else [float(bool(s)) for s in sides]
            assert game["scores"] == expected


def pool_points(places: Sequence[int]) -> list[float]:
    """10, 6, 3 and 1 for the places of a game; who shares a place shares the points of the places it takes up."""
    order = sorted(places)
    given = dict(zip(range(1, 5), (10, 6, 3, 1), strict=True))
    return [
        sum(given[order.index(place) + 1 + step] for step in range(order.count(place))) / order.count(place)
        for place in places
    ]


def check_cup(seen: Json) -> None:
    """Winners of neighbouring pairings meet, losers are out, and the place is how far somebody came."""
    rounds: dict[int, list[list[Json]]] = defaultdict(list)
    for (turn, _), group in sorted(boards(seen).items()):
        rounds[turn].append(group)
    came: dict[int, int] = {}
    winners: list[int] = []
    for turn, pairings in sorted(rounds.items()):
        met = [frozenset(group[0]["players"]) for group in pairings]
        if winners:
            assert met == [frozenset(two) for two in zip(winners[::2], winners[1::2], strict=True)]
        winners = [won_by(seen, group) for group in pairings]
        came |= {number: turn for players in met for number in players}
        came |= dict.fromkeys(winners, turn + 1)
    assert len(winners) == 1
    places = {row["number"]: row["place"] for row in seen["standings"]}
    assert places == {number: 1 + sum(far > came[number] for far in came.values()) for number in places}


def won_by(seen: Json, group: Sequence[Json]) -> int:
    """Who goes on: by points of both games, by margin, by rating, by having joined first."""
    ratings = {row["number"]: row["rating"] for row in seen["standings"]}
    sums, margins = Counter[int](), Counter[int]()
    for game in group:
        for place, number in enumerate(game["players"]):
            sums[number] += game["scores"][place]
            margins[number] += game["margins"][place] if game["margins"] else 0
    return max(sums, key=lambda one: (sums[one], margins[one], ratings[one], -one))


def check_standings(seen: Json) -> None:
    """The standings are those of the games, in their order."""
    points = recomputed(seen)
    rows = seen["standings"]
    assert {row["number"]: row["points"] for row in rows} == points
    ties = {row["number"]: (row["wins"], row["direct"], row["sonneborn"], row["margin"]) for row in rows}
    assert ties == recomputed_ties(seen, points)
    keys = [(-row["points"], -row["wins"], -row["direct"], -row["sonneborn"], -row["margin"]) for row in rows]
    assert keys == sorted(keys)
    for (above, one), (below, other) in zip(enumerate(rows), list(enumerate(rows))[1:], strict=False):
        assert (one["place"] == other["place"]) == (keys[above] == keys[below])


def all_met(seen: Json) -> bool:
    """Whether everybody has met everybody."""
    met = {frozenset(game["players"]) for game in seen["games"]}
    return all(frozenset(pair) in met for pair in combinations([one["number"] for one in seen["standings"]], 2))
