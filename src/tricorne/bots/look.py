"""What a bot is handed: a question, its seat's view, and positions dealt again. Never the true position."""

from __future__ import annotations

import random
from typing import Any

from tricorne.core.game import Game, Pick
from tricorne.core.match import Match, Setup, Watch
from tricorne.core.policy import Asked
from tricorne.core.questions import Ask
from tricorne.core.record import FORMAT, Record, SavedCheckpoint, load
from tricorne.core.state import to_plain


class Look:
    """One seat's look at a table. Two tables that look alike to the seat give the same look for the same chance."""

    def __init__(self, match: Match, ask: Ask, chance: random.Random) -> None:
        self._match = match
        self.asked = Asked(ask.seat, ask.kind, ask.rule, ask.args, tuple(ask.options()))
        self.chance = chance

    @property
    def policy(self) -> Any:
        """The heuristic of the game."""
        return type(self._match.game).policy()

    @property
    def has_advisor(self) -> bool:
        """Whether the game can tell a sensible answer for the seat."""
        return self._match.game.advisor(self.asked.seat) is not None

    @property
    def step(self) -> int:
        """The moment at which the present step of the game began."""
        return self._match.step_start

    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self._match.view(self.asked.seat)

    def position(self) -> Game[Any]:
        """A position in which what the seat cannot know is dealt again. It cannot be played on."""
        true = self._match.game
        imagined = type(true)(true.facts, true.scenario, true.settings)
        imagined.players = true.players
        imagined.state = true.redeal(self.asked.seat, _picker(self.chance))
        return imagined

    def imagine(self, deal: int, watch: Watch | None = None) -> Match:
        """A match in such a position, to be played on with luck of its own. Equal numbers give equal deals and luck.

        `watch` is told what was answered since some moment before the present step.
        """
        chance = random.Random(deal)
        return self._match.imagine(self.asked.seat, _picker(chance), chance.getrandbits(63), watch)


class LookFromStep(Look):
    """The look of a seat that is not asked. What others have begun is not known to it: their step begins again."""

    def __init__(self, match: Match, seat: str, chance: random.Random) -> None:
        super().__init__(match, nothing_asked(seat), chance)
        self._game = type(match.game)(match.game.facts, match.game.scenario, match.game.settings)
        self._game.players = match.seats
        self._game.state = match.step_state()

    @property
    def has_advisor(self) -> bool:
        """An advisor would have to know what was done in the step."""
        return False

    def imagine(self, deal: int, watch: Watch | None = None) -> Match:
        """A match from the start of the step, in which what the seat cannot know is dealt again."""
        del watch
        chance = random.Random(deal)
        state = self._game.redeal(self.asked.seat, _picker(chance))
        saved = SavedCheckpoint(0, 0, 0, dict(self._match.seats), to_plain(state))
        begun = load(Record(FORMAT, self._match.setup, [], [saved]), self._new_game, verify=False)
        return begun.luck_from(chance.getrandbits(63))

    def _new_game(self, setup: Setup) -> Game[Any]:
        return type(self._game)(self._game.facts, setup.scenario, setup.options)


class OpenLook(Look):
    """A look at everything as it truly stands, for games that are over: only the luck to come is not known."""

    def imagine(self, deal: int, watch: Watch | None = None) -> Match:
        """A match in the true position, with luck of its own. Equal numbers give equal luck."""
        return self._match.luck_from(deal, watch)


def nothing_asked(seat: str) -> Ask:
    """The question of a seat that only looks."""
    return Ask(seat, "look", (), "")


def _picker(chance: random.Random) -> Pick:
    return lambda n: int(chance.random() * n)
