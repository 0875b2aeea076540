"""Puzzles: `python -m tools.puzzles` plays games of bots, looks for positions with one clearly best answer, checks them
with ten times the budget and adds those that hold to `learn/puzzles.json` of each game.

`python -m tools.puzzles liberty` works on one game; with `--check` it looks at the stored ones again and keeps those
that hold, with the reasons for them written again. What was found before an interruption is kept under `build/puzzles`.
"""

from __future__ import annotations

import random
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from tools.puzzling import Lost, Wanted, clearly_best, tried
from tricorne.api import begin_puzzle, new_match, puzzles_of
from tricorne.bots import Player
from tricorne.bots.thinking import chance_of
from tricorne.cli.output import console
from tricorne.core.course import Start
from tricorne.core.errors import TricorneError
from tricorne.core.match import Match
from tricorne.core.policy import Policy
from tricorne.core.puzzles import PUZZLES, Puzzle, Puzzles, Tried
from tricorne.core.questions import Ask
from tricorne.core.words import words_of
from tricorne.games import game_class, game_ids

WORK = Path(__file__).parent.parent / "build" / "puzzles"
WANTED = 20
A_GAME, A_KIND, A_SOLUTION = 2, 10, 3
"""Most puzzles from one game, most for one seat of one kind of question, and most whose answer is said alike."""
PLAYERS = ("easy", "fair", "normal")
"""Who plays the games, in turn: where somebody goes wrong there is something to find."""
SEEDS = 500_001
TURNS = ("turn",)
"""Where advisors play, what a turn is used for is a question; what comes of it tells why."""
SWING, SWINGS = 0.12, 3
"""Where the chance of a seat changes most over a turn, luck or an answer decided. Turns that change less than that are
not looked at, and not more than so many of a game."""


def main() -> None:
    """Find puzzles, or check those that are stored."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help="games to work on; all if none is named")
    parser.add_argument("--check", action="store_true", help="look at the stored puzzles again")
    parser.add_argument("--seconds", type=float, default=36_000, help="stop after so much processor time")
    asked = parser.parse_args()
    hunts = [Hunt(game) for game in asked.games or game_ids()]
    if asked.check:
        for hunt in hunts:
            hunt.check(asked.seconds)
    while not asked.check and (hunting := [hunt for hunt in hunts if len(hunt.found) < WANTED]):
        for hunt in hunting:
            hunt.play(asked.seconds)
        if time.process_time() >= asked.seconds:
            break
    for hunt in hunts:
        hunt.keep()


def report(*parts: str) -> None:
    """One line about one puzzle."""
    console.print(*parts, soft_wrap=True)


def said(found: Sequence[Tried]) -> str:
    """Answers with their chances."""
    return ", ".join(f"{one.option} {one.chance:.0%}" for one in found)


class Found(Puzzles):
    """What was found so far, up to which seed, and what became of the questions that were looked at."""

    seed: int = SEEDS
    lost: dict[str, int] = msgspec.field(default_factory=dict)


class Hunt:
    """The search for puzzles of one game, game by game, beginning with what was found before."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.file = WORK / f"{game}.json"
        self.words = words_of(game_class(game).folder(), "en")
        stored = puzzles_of(game).puzzles
        known = Found(stored, max((puzzle.start.seed for puzzle in stored), default=SEEDS))
        if self.file.exists():
            known = msgspec.json.decode(self.file.read_bytes(), type=Found)
        self.found, self.seed, self.lost = known.puzzles, known.seed, Counter(known.lost)

    def play(self, seconds: float) -> None:
        """Play one game and keep what is in it."""
        self.seed += 1
        for puzzle in candidates(self.game, self.seed, self.is_wanted, self.lost):
            if puzzle is not None:
                self.found.append(replace(puzzle, id=self.next_id()))
                self.save()
                report(self.game, self.found[-1].id, puzzle.asks, said(puzzle.best))
            if len(self.found) >= WANTED or time.process_time() >= seconds:
                break
        self.save()
        report(self.game, str(self.seed), str(dict(self.lost)))

    def check(self, seconds: float) -> None:
        """Look at each puzzle again, and drop what does not hold."""
        looked_at, self.found = self.found, []
        for puzzle in looked_at:
            if time.process_time() >= seconds:
                self.found.append(puzzle)
                continue
            match = begin_puzzle(self.game, puzzle)
            ask = match.question_for(puzzle.seat)
            assert type(ask) is Ask
            try:
                again = as_puzzle(match, ask, puzzle.start.seed, self.is_wanted, screens=())
            except Lost as why:
                report(self.game, puzzle.id, "FAILS", str(why), said(puzzle.best))
            else:
                report(self.game, puzzle.id, "holds", said(again.best))
                same = replace(again, id=puzzle.id, start=puzzle.start, answers=puzzle.answers)
                self.found.append(same)
        self.save()

    def next_id(self) -> str:
        """A number that no puzzle has."""
        used = {puzzle.id for puzzle in self.found}
        return next(str(number) for number in range(1, WANTED + 1) if str(number) not in used)

    def is_wanted(self, ask: Ask, solution: str) -> bool:
        """Whether there are few puzzles of the kind, and few with an answer that is said alike."""
        alike = sum((other.seat, other.asks) == (ask.seat, ask.kind) for other in self.found)
        text = self.words.option(ask.kind, solution)
        same = sum(self.words.option(other.asks, other.solution) == text for other in self.found)
        return alike < A_KIND and same < A_SOLUTION

    def save(self) -> None:
        """So that nothing is lost by an interruption."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_bytes(msgspec.json.encode(Found(self.found, self.seed, self.lost)))

    def keep(self) -> None:
        """Put what was found beside the lessons of the game."""
        self.found.sort(key=lambda puzzle: int(puzzle.id))
        lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in self.found)
        file = game_class(self.game).folder() / "learn" / PUZZLES
        if self.found:
            file.write_text(f'{{"puzzles": [\n{lines}\n]}}\n', "utf-8")


def candidates(game: str, seed: int, wanted: Wanted, lost: Counter[str]) -> Iterator[Puzzle | None]:
    """The puzzles in one game of bots, and nothing wherever a question is none."""
    policy = game_class(game).policy()
    turns = decisive_turns(played(game, seed), policy)
    count, step = 0, None
    for match, ask in played(game, seed) if turns else ():
        if count == A_GAME:
            return
        if ask is None or match.step_start == step or not is_thought_about(match, ask):
            continue
        if policy.turn(match.game) not in turns:
            continue
        try:
            puzzle = as_puzzle(match, ask, seed, wanted)
        except Lost as why:
            lost[str(why)] += 1
            yield None
        else:
            count += 1
            step = match.step_start
            yield puzzle


def played(game: str, seed: int) -> Iterator[tuple[Match, Ask | None]]:
    """A game of bots, question by question, and its end."""
    cls = game_class(game)
    chance = random.Random(seed)
    scenario = cls.scenarios[seed // len(PLAYERS) % len(cls.scenarios)]
    match = new_match(game, scenario, seed=seed)
    players = {seat: Player(PLAYERS[seed % len(PLAYERS)], chance.getrandbits(62)) for seat in cls.seats}
    while type(ask := match.question) is Ask:
        yield match, ask
        players[ask.seat].answer(match, ask)
    yield match, None


def decisive_turns(moments: Iterator[tuple[Match, Ask | None]], policy: Policy) -> set[int]:
    """The turns of a game in which the chance of some seat changed most.

    A game is played in a fraction of a second, its questions are looked at for a minute.
    """
    swings: dict[int, float] = {}
    turn, before = 0, None
    for match, ask in moments:
        now = policy.turn(match.game)
        if before is None or ask is None or now != turn:
            chances = [chance_of(match, seat, policy) for seat in match.game.seats]
            if before is not None:
                swings[turn] = max(abs(one - other) for one, other in zip(before, chances, strict=True))
            turn, before = now, chances
    return {turn for turn in sorted(swings, key=swings.__getitem__)[-SWINGS:] if swings[turn] >= SWING}


def is_thought_about(match: Match, ask: Ask) -> bool:
    """Whether a question is one for whose answers reasons can be told."""
    kinds = type(match.game).policy().reasons or TURNS
    return ask.kind in kinds and len(ask.options()) > 1


def as_puzzle(match: Match, ask: Ask, seed: int, wanted: Wanted, **looks: Any) -> Puzzle:
    """The question as a puzzle, if it is one."""
    best, beginner = clearly_best(match, ask, wanted, **looks)
    puzzle = Puzzle(
        id="new",
        start=Start(match.game.scenario, seed, {}, {}, step_position(match)),
        seat=ask.seat,
        asks=ask.kind,
        answers=match.answers[match.step_start :],
        best=[tried(match, ask, one, best[place == 0]) for place, one in enumerate(best)],
        beginner=tried(match, ask, beginner, best[0]),
        games=best[0].games,
    )
    if not puzzle.best[0].why:
        raise Lost("nothing speaks for it")
    from_the_start = replace(puzzle, start=Start(match.game.scenario, seed), answers=list(match.answers))
    for made in (puzzle, from_the_start):
        if is_sound(match, made):
            return made
    raise Lost("not given by a position")


def step_position(match: Match) -> dict[str, Any]:
    """The position at the start of the step."""
    game = type(match.game)(match.game.facts, match.game.scenario, match.game.settings)
    game.players = match.seats
    game.state = match.step_state()
    plain: dict[str, Any] = msgspec.to_builtins(game.position())
    return plain


def is_sound(match: Match, puzzle: Puzzle) -> bool:
    """Whether the table of the puzzle is the table at which it was found, for all who look."""
    try:
        made = begin_puzzle(match.game.id, puzzle)
    except TricorneError:
        return False
    return all(
        made.view(seat)["position"] == match.view(seat)["position"]
        and made.view(seat)["asked"] == match.view(seat)["asked"]
        for seat in match.game.seats
    )


if __name__ == "__main__":
    main()
