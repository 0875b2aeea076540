"""Undo: a choice is taken back unless luck came after it or somebody has learnt something by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import reduce
from operator import and_

from tricorne.core.errors import Refused
from tricorne.core.replaying import Replaying
from tricorne.core.saved import Answer


class Undoing(Replaying):
    """A match whose choices can be taken back."""

    @property
    def undo_from(self) -> int:
        """The first moment that an undo can go back to: luck lies before it."""
        return next((moment for moment in range(self.moment, 0, -1) if _bars_undo(self.answers[moment - 1])), 0)

    def undo(self, seat: str | None = None, people: Iterable[Iterable[str]] | None = None) -> None:
        """Take back the last choice of a person (this seat's, if named), unless luck came after it or it taught
        somebody something, whoever made it included.

        `people` are the seats that each person looks through, where that is more than they play.
        """
        eyes = [tuple(seats) for seats in people or self._people()]
        later: Undoing = self
        for moment in range(self.moment - 1, -1, -1):
            answer = self.answers[moment]
            if _bars_undo(answer):
                raise Refused("undo-luck")
            earlier = self.at(moment)
            asked = answer[0] if isinstance(answer, list) else earlier._asks()[0].seat
            if later._shows_more_than(earlier, asked, eyes):
                raise Refused("undo-shown")
            if self.is_person(asked):
                if seat is not None and self.seats[seat] != self.seats[asked]:
                    raise Refused("undo-not-yours", seat=asked)
                self._become(earlier)
                return
            later = earlier
        raise Refused("undo-nothing")

    def undo_turn(self, seat: str, people: Iterable[Iterable[str]] | None = None) -> None:
        """Take back all that a person has chosen since anybody else did, as far as each choice can be taken back."""
        eyes = [tuple(seats) for seats in people or self._people()]
        self.undo(seat, eyes)
        with suppress(Refused):
            while self.moment and self._chose(self.moment - 1) == self.seats[seat]:
                self.undo(seat, eyes)

    def rewind(self, moment: int, consent: Iterable[str]) -> None:
        """Go back to any earlier moment, luck and reveals included, when every human seat consents."""
        missing = [seat for seat in self.seats if self.is_person(seat) and seat not in set(consent)]
        if missing:
            raise Refused("rewind-consent", seats=", ".join(missing))
        self.go_back(moment)
        self._go_on()

    def _chose(self, moment: int) -> str | None:
        """Whose choice an answer was; None where it was none."""
        answer = self.answers[moment]
        if isinstance(answer, str):
            return self.seats[self.at(moment)._asks()[0].seat]
        return self.seats[answer[0]] if isinstance(answer, list) and len(answer) == 2 else None

    def _people(self) -> Iterable[Iterable[str]]:
        """The seats of each person, by who plays them."""
        groups: dict[str, list[str]] = {}
        for seat, player in self.seats.items():
            if self.is_person(seat):
                groups.setdefault(player, []).append(seat)
        return groups.values()

    def _shows_more_than(self, earlier: Undoing, asked: str, people: Iterable[Sequence[str]]) -> bool:
        """Whether an answer of the asked seat let somebody know what was hidden from all of their seats before it."""
        opened = {asked, *earlier._secret} if earlier._secret.keys() - self._secret.keys() else set()
        return any(
            not opened.issubset(seats) or earlier._hidden_from(seats) - self._hidden_from(seats) for seats in people
        )

    def _hidden_from(self, seats: Sequence[str]) -> Counter[str]:
        """What a person cannot know through any of these seats."""
        hidden = [Counter(self.game.unknown(seat)) for seat in seats]
        return reduce(and_, hidden) if hidden else Counter()


def _bars_undo(answer: Answer) -> bool:
    """Whether a recorded answer is luck, or a change of the table itself."""
    return not isinstance(answer, str) and (isinstance(answer, dict) or len(answer) == 1)
