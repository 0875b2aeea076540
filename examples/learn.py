"""Train a small agent by policy gradient, and let it play the bots.

    .venv/bin/python examples/learn.py --minutes 4

The agent is a softmax over a linear score of each option. Its features are hashed names: the option, and what the
view says about everything that the option names (the units in an area, the flag of a colony), so that what it learns
about one area serves in another. It sees its seat's view and nothing else.
"""

from __future__ import annotations

import argparse
import time
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

import tricorne
from tricorne.bots import Player
from tricorne.core.questions import Ask
from tricorne.sim.arena import sides_of

SIZE = 1 << 15
Features = tuple[NDArray[np.int64], NDArray[np.float32]]
Trace = list[tuple[list[Features], NDArray[np.float32], int]]


def features(view: dict[str, object], seat: str, kind: str, option: str) -> Features:
    """Hashed places and values of one option."""
    head = f"{seat}/{kind}"
    found: dict[int, float] = {}

    def note(name: str, value: float) -> None:
        place = crc32(f"{head}/{name}".encode()) % SIZE
        found[place] = found.get(place, 0.0) + value

    words = option.split(":")
    note(f"={option}", 1.0)
    note(f"#{len(words)}", 1.0)
    for word in words:
        if word.isdigit():
            note("number", int(word) / 4)
        else:
            _look_up(view["position"], word, "", note)
    return np.fromiter(found, np.int64), np.fromiter(found.values(), np.float32)


def _look_up(value: object, word: str, path: str, note: object) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == word:
                _leaves(inner, f"{path}/*", note)
            else:
                _look_up(inner, word, f"{path}/{key}" if isinstance(inner, dict) and path == "" else path, note)


def _leaves(value: object, path: str, note: object) -> None:
    assert callable(note)
    if isinstance(value, dict):
        for key, inner in value.items():
            _leaves(inner, f"{path}/{key}", note)
    elif isinstance(value, int | float):
        note(path, float(np.log1p(value)))
        note(f"{path}?{min(int(value), 4)}", 1.0)
    elif isinstance(value, str):
        note(f"{path}={value}", 1.0)


class Agent:
    """A linear softmax policy."""

    def __init__(self, seed: int) -> None:
        self.weights = np.zeros(SIZE, np.float32)
        self.settled = np.zeros(SIZE, np.float32)
        self.chance = np.random.default_rng(seed)

    def choose(self, match: tricorne.Match, ask: Ask, trace: Trace | None) -> str:
        """Draw an option in training; in earnest take the best one by the weights of late, without their jitter."""
        options = list(ask.options())
        if len(options) == 1:
            return options[0]
        view = match.view(ask.seat)
        listed = [features(view, ask.seat, ask.kind, option) for option in options]
        weights = self.settled if trace is None else self.weights
        scores = np.array([weights[places] @ values for places, values in listed])
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        if trace is None:
            return options[int(chances.argmax())]
        taken = int(self.chance.choice(len(options), p=chances))
        trace.append((listed, chances.astype(np.float32), taken))
        return options[taken]

    def learn(self, trace: Trace, advantage: float, rate: float) -> None:
        """Make what was done likelier if it went better than usual."""
        step = rate * advantage
        for listed, chances, taken in trace:
            for index, ((places, values), chance) in enumerate(zip(listed, chances, strict=True)):
                self.weights[places] += step * ((index == taken) - chance) * values
        self.settled += 0.005 * (self.weights - self.settled)


def play(agent: Agent, game: str, scenario: str, seed: int, side: int, rival: str, trace: Trace | None) -> float:
    """One game of the agent on one side against a bot: 1 for a win, 0.5 for a draw."""
    match = tricorne.new_match(game, scenario, seed)
    mine = sides_of(game)[side]
    rivals = {seat: Player(rival, seed * 7 + len(seat)) for seat in match.game.seats if seat not in mine}
    while (ask := match.question) is not None:
        assert type(ask) is Ask
        if ask.seat in mine:
            match.answer(agent.choose(match, ask, trace), ask.seat)
        else:
            rivals[ask.seat].answer(match, ask)
    result = match.result
    assert result is not None
    return 0.5 if not result.winners else float(any(seat in mine for seat in result.winners))


def train(agent: Agent, game: str, scenario: str, minutes: float, rival: str) -> int:
    """Play against a bot for some minutes of processor time and learn after each game."""
    end, games = time.process_time() + 60 * minutes, 0
    usual = [0.5, 0.5]
    while time.process_time() < end:
        side, trace = games % 2, Trace()
        points = play(agent, game, scenario, 1_000_000 + games, side, rival, trace)
        agent.learn(trace, points - usual[side], 0.05)
        usual[side] += 0.02 * (points - usual[side])
        games += 1
        if games % 200 == 0:
            print(f"{games} games, about {sum(usual) / 2:.0%} of them won lately", flush=True)  # noqa: T201
    return games


def measure(agent: Agent, game: str, scenario: str, games: int, rival: str) -> float:
    """The share of games that the agent wins in earnest, on both sides of each seed."""
    return sum(play(agent, game, scenario, seed // 2, seed % 2, rival, None) for seed in range(games)) / games


def main() -> None:
    """Train, then measure."""
    parser = argparse.ArgumentParser(description="Train a small agent and let it play the bots.")
    parser.add_argument("--game", default="1775-rebellion")
    parser.add_argument("--scenario", default="introductory")
    parser.add_argument("--minutes", type=float, default=4, help="minutes of processor time to learn")
    parser.add_argument("--rival", default="easy")
    parser.add_argument("--games", type=int, default=200, help="games to measure")
    given = parser.parse_args()
    agent = Agent(1)
    games = train(agent, given.game, given.scenario, given.minutes, given.rival)
    share = measure(agent, given.game, given.scenario, given.games, given.rival)
    reach = 1.96 * (share * (1 - share) / given.games) ** 0.5
    print(f"after {games} games: {share:.1%} ± {reach:.1%} against {given.rival}")  # noqa: T201


if __name__ == "__main__":
    main()
