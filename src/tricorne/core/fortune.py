"""The luck of the dice: what each side's dice brought, and what such dice bring on average, fight by fight."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from tricorne.core.match import Match
    from tricorne.core.words import Words


class Throw(msgspec.Struct, frozen=True):
    """Dice of some seats in a fight: the hits that they brought, and the exact mean of the hits of such dice.

    `moment` and `place` say which fight: when it began and where.
    """

    moment: int
    place: str
    seats: tuple[str, ...]
    hits: int
    expected: float


class Share(msgspec.Struct):
    """The hits of a side, in one fight or in all of them."""

    seats: tuple[str, ...]
    hits: int = 0
    expected: float = 0.0

    def add(self, hits: int, expected: float) -> None:
        """Count further dice."""
        self.hits += hits
        self.expected += expected


class Fight(msgspec.Struct):
    """Where and when it began, and the dice of each side in it."""

    moment: int
    place: str
    sides: list[Share]


class Fortune(msgspec.Struct):
    """All fights of a game in their order, and the sums of each side; nothing where no dice were thrown."""

    sides: list[Share]
    fights: list[Fight]


def fortune_of(match: Match) -> Fortune:
    """The luck of the dice of a match so far: it is played again, because what was kept of its log may be older."""
    again = match.at(0)
    again.feed(match.answers)
    found = summed(again.game.throws(again.game.entries))
    found.sides.sort(key=lambda side: match.game.seats.index(side.seats[0]))
    return found


def summed(throws: Iterable[Throw]) -> Fortune:
    """Throws by fight and by side."""
    found = Fortune([], [])
    for throw in throws:
        if not found.fights or found.fights[-1].moment != throw.moment or found.fights[-1].place != throw.place:
            found.fights.append(Fight(throw.moment, throw.place, []))
        for shares in (found.sides, found.fights[-1].sides):
            _share(shares, throw.seats).add(throw.hits, throw.expected)
    return found


def _share(shares: list[Share], seats: tuple[str, ...]) -> Share:
    known = next((share for share in shares if share.seats == seats), None)
    if known is None:
        known = Share(seats)
        shares.append(known)
    return known


def say_fortune(fortune: Fortune, words: Words) -> list[str]:
    """The sums of each side, in the words of the game."""
    return [
        words.say("dice-brought", {"who": list(side.seats), "hits": side.hits, "expected": round(side.expected, 1)})
        for side in fortune.sides
    ]
