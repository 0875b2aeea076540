"""Batches of games between bots: who wins, how long they last, what was used, how fast they go."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from tricorne.api import new_match
from tricorne.bots import Budget, Player, bots_for, seated
from tricorne.core.errors import BadSetup
from tricorne.core.match import Match
from tricorne.core.questions import Ask
from tricorne.games import game_class
from tricorne.sim.cluster import spread_on_ray
from tricorne.sim.pool import spread


class Batch(NamedTuple):
    """What is to be played."""

    game: str
    scenario: str
    players: Mapping[str, str]
    options: Mapping[str, str] = {}
    pack: str | None = None
    seconds: float = 1.0
    visits: int = 100_000

    @property
    def budget(self) -> Budget:
        """How long a searching bot may think about an answer."""
        return Budget(self.seconds, self.visits)


class GameRow(NamedTuple):
    """One game of a batch, with the tracks at each turn and how often each thing was logged."""

    seed: int
    winners: tuple[str, ...]
    reason: str
    scores: dict[str, int]
    answers: int
    turns: list[dict[str, Any]]
    uses: dict[str, int]
    failure: str


def read_players(game: str, text: str) -> dict[str, str]:
    """`random` for every seat, or `seat=name,seat=name`."""
    cls = game_class(game)
    names = (
        dict(part.partition("=")[::2] for part in text.split(",")) if "=" in text else dict.fromkeys(cls.seats, text)
    )
    known = {*bots_for(cls), *cls.minds}
    for seat, name in names.items():
        if seat not in cls.seats:
            raise BadSetup("unknown-seat", seat=seat, seats=", ".join(cls.seats))
        if name not in known:
            raise BadSetup("unknown-bot", bot=name, bots=", ".join(sorted(known)))
    return {seat: seated(cls, names.get(seat, "random")) for seat in cls.seats}


def play_out(match: Match, seed: int, budget: Budget) -> list[dict[str, Any]]:
    """Let the bots of the seats answer until the game is over; the tracks at the end of each turn."""
    players = {
        seat: Player(name, seed * 31 + index, budget)
        for index, (seat, name) in enumerate(match.seats.items())
        if name not in match.game.minds
    }
    turns: dict[int, dict[str, Any]] = {}
    while (question := match.question) is not None:
        assert type(question) is Ask
        turns[match.game.turn()] = match.game.tracks()
        players[question.seat].answer(match, question)
    turns[match.game.turn()] = match.game.tracks()
    return [{"turn": turn, **tracks} for turn, tracks in turns.items()]


def play_row(batch: Batch, seed: int) -> GameRow:
    """Play one game of a batch."""
    try:
        match = new_match(batch.game, batch.scenario, seed, batch.players, batch.options, pack=batch.pack)
        turns = play_out(match, seed, batch.budget)
    except Exception:
        return GameRow(seed, (), "", {}, 0, [], {}, traceback.format_exc(limit=-3))
    result = match.result
    assert result is not None
    return GameRow(seed, result.winners, result.reason, result.scores, match.moment, turns, _uses(match), "")


def _uses(match: Match) -> dict[str, int]:
    """How often each event was logged, with which card or command, what a game counts itself, and reasons given."""
    entries = match.game.entries
    uses = Counter(entry.event for entry in entries)
    for key in ("card", "command", "activity"):
        uses.update(f"{entry.event} {entry.args[key]}" for entry in entries if key in entry.args)
    uses.update(match.game.counts())
    uses.update(f"because {why[0].say}" for why in match.reasons.values() if why)
    return dict(sorted(uses.items()))


def rows(batch: Batch, seeds: list[int], jobs: int, on: str = "processes") -> Iterator[GameRow]:
    """The games with these seeds."""
    if on == "ray":
        return spread_on_ray(partial(play_row, batch), seeds, jobs)
    return spread(partial(play_row, batch), seeds, jobs)


def summarise(played: list[GameRow], seconds: float) -> dict[str, Any]:
    """Wins, lengths, speed and uses of a batch."""
    wins: Counter[str] = Counter()
    uses: Counter[str] = Counter()
    for row in played:
        if not row.failure:
            wins.update(row.winners or ("draw",))
            uses.update(row.uses)
    lengths = sorted(row.answers for row in played if not row.failure)
    return {
        "games": len(played),
        "failures": sum(1 for row in played if row.failure),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(played) / seconds, 2) if seconds else 0.0,
        "wins": dict(sorted(wins.items())),
        "length": {
            "mean": round(sum(lengths) / len(lengths), 1) if lengths else 0,
            "least": lengths[0] if lengths else 0,
            "median": lengths[len(lengths) // 2] if lengths else 0,
            "most": lengths[-1] if lengths else 0,
        },
        "uses": dict(sorted(uses.items())),
    }
