"""Toys that are unsound in one way each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import msgspec

from tests.core.toy_game import Toy, ToyState
from tricorne.core import Ask, Luck, Pick, Reason, Result, Rule
from tricorne.core.standing import Line, Place, Standing


class Endless(Toy):
    def step(self) -> Rule[None] | None:
        return asked_again(self)


def asked_again(game: Toy) -> Rule[None]:
    yield Ask("ann", "boast", ("yes",), "1")


class DeadEnd(Toy):
    def step(self) -> Rule[None] | None:
        return dead_end()


def dead_end() -> Rule[None]:
    yield Ask("ann", "boast", (), "1")


class Underscored(Toy):
    def step(self) -> Rule[None] | None:
        return underscored()


def underscored() -> Rule[None]:
    yield Ask("ann", "boast_loudly", ("yes", "no"), "1")


class UnderscoredEnd(Toy):
    def result(self) -> Result | None:
        ended = super().result()
        return ended and msgspec.structs.replace(ended, reason="most_tricks")


class UnderscoredView(Toy):
    def view(self, seat: str) -> dict[str, Any]:
        return {**super().view(seat), "phase": "last_trick"}


class UnderscoredLog(Toy):
    def log(self, event: str, rule: str, /, **args: Any) -> None:
        super().log(event, rule, **args, why="hidden_card")


class Repeating(Toy):
    def step(self) -> Rule[None] | None:
        return repeating()


def repeating() -> Rule[None]:
    yield Ask("ann", "boast", ("yes", "yes"), "1")


class Numbering(Toy):
    def step(self) -> Rule[None] | None:
        return numbering()


def numbering() -> Rule[None]:
    yield Ask("ann", "boast", cast(Sequence[str], (1, 2)), "1")


class SaysOtherwise(Toy):
    def step(self) -> Rule[None] | None:
        return saying_otherwise()


class OnlyYes:
    def __call__(self) -> Sequence[str]:
        return ("yes", "no")

    def __contains__(self, answer: object) -> bool:
        return answer == "yes"


def saying_otherwise() -> Rule[None]:
    yield Ask("ann", "boast", OnlyYes(), "1")


class Contradicting(Toy):
    """Has something against what it offers."""

    def step(self) -> Rule[None] | None:
        return contradicting()


class AgainstAll:
    def why_not(self, answer: str, /) -> Reason | None:
        return "why-not-in-hand", "1"


def contradicting() -> Rule[None]:
    yield Ask("ann", "boast", ("yes", "no"), "1", AgainstAll())


class Speechless(Toy):
    """Takes back what it offered, and cannot say why."""

    def step(self) -> Rule[None] | None:
        return speechless(self) if self.state.round < 2 else None


def speechless(game: Toy) -> Rule[None]:
    yield Ask("ann", "boast", ("yes", "no")[game.state.round :], "1")
    game.state.round += 1


class ListingChanges(Toy):
    def step(self) -> Rule[None] | None:
        return changing(self) if self.state.round < 2 else None


def changing(game: Toy) -> Rule[None]:
    def options() -> Sequence[str]:
        game.state.gifts += 1
        return ("yes", "no")

    yield Ask("ann", "boast", options, "1")
    game.state.round += 1


class ViewingChanges(Toy):
    def view(self, seat: str) -> dict[str, Any]:
        self.state.gifts += 1
        return super().view(seat)


class Forgetful(Toy):
    def invariants(self) -> Iterable[str]:
        if self.state.round == 1:
            yield "round one cannot be"


class Overripe(Toy):
    """Is as it may not be when it is over."""

    def invariants(self) -> Iterable[str]:
        if self.state.round == 3:
            yield "round three cannot be"


class Boastful(Toy):
    """One of the options leads where the game may not be."""

    def step(self) -> Rule[None] | None:
        return boastful(self) if self.state.round < 2 else None

    def invariants(self) -> Iterable[str]:
        if self.state.gifts:
            yield "somebody has boasted"


def boastful(game: Toy) -> Rule[None]:
    game.state.gifts += (yield Ask("ann", "boast", ("yes", "no"), "1")) == "yes"
    yield Ask("bob", "boast", ("yes", "no"), "1")
    game.state.round += 1


class Leaky(Toy):
    def view(self, seat: str) -> dict[str, Any]:
        return {**super().view(seat), "all": [list(hand) for hand in self.state.hands]}


class Talkative(Toy):
    def step(self) -> Rule[None] | None:
        return talkative(self) if self.state.round < 2 else None


def talkative(game: Toy) -> Rule[None]:
    state = game.state
    card = yield Luck("draw", state.deck, "1", seen_by=("ann",))
    state.deck.remove(card)
    state.hands[0].append(card)
    game.log("drew", "1", seat="ann", card=str(card))
    yield Ask("ann", "boast", ("yes", "no"), "1")
    state.round += 1


class Wordless(Toy):
    def step(self) -> Rule[None] | None:
        return wordless(self) if self.state.round < 2 else None


def wordless(game: Toy) -> Rule[None]:
    yield Ask("ann", "no-such-prompt", ("yes", "no"), "1")
    game.state.round += 1


class Unnamed(Toy):
    """Offers something that no language has a word for."""

    def step(self) -> Rule[None] | None:
        return unnamed(self) if self.state.round < 2 else None


def unnamed(game: Toy) -> Rule[None]:
    yield Ask("ann", "boast", ("yes", "shrug"), "1")
    game.state.round += 1


class Inarticulate(Toy):
    """Has a reason that no language can say."""

    def step(self) -> Rule[None] | None:
        return inarticulate(self) if self.state.round < 2 else None


def inarticulate(game: Toy) -> Rule[None]:
    yield Ask("ann", "boast", ("yes", "no")[game.state.round :], "1", lambda name: no_words(game, name))
    game.state.round += 1


def no_words(game: Toy, name: str) -> Reason | None:
    return ("why-nobody-knows", "1") if game.state.round and name == "yes" else None


class Unwritten(Toy):
    """Logs what no language can tell."""

    def step(self) -> Rule[None] | None:
        return unwritten(self) if self.state.round < 2 else None


def unwritten(game: Toy) -> Rule[None]:
    game.log("no-such-event", "1")
    yield Ask("ann", "boast", ("yes", "no"), "1")
    game.state.round += 1


class Picky(Toy):
    """Offers an option that its rule then rejects."""

    def step(self) -> Rule[None] | None:
        return picky(self) if self.state.round < 2 else None


def picky(game: Toy) -> Rule[None]:
    if (yield Ask("ann", "boast", ("yes", "no"), "1")) == "no":
        raise ValueError("no was offered")
    game.state.round += 1


class Sharing(Toy):
    """Keeps something outside of the state, which a replay cannot know."""

    seen = 0

    def step(self) -> Rule[None] | None:
        return sharing(self) if self.state.round < 3 else None


def sharing(game: Toy) -> Rule[None]:
    Sharing.seen += 1
    game.state.gifts = Sharing.seen
    yield Ask("ann", "boast", ("yes", "no"), "1")
    yield Ask("bob", "boast", ("yes", "no"), "1")
    game.state.round += 1


class Wandering(Toy):
    """Begins each game elsewhere, which only a replay from the start finds out."""

    games = 0

    def setup(self) -> ToyState:
        Wandering.games += 1
        state = super().setup()
        state.gifts = Wandering.games
        return state


class Grudging(Toy):
    """Changes the position when it explains why something is not offered."""

    def why_not(self, ask: Ask, answer: str) -> tuple[str, str] | None:
        self.state.gifts += 1
        return super().why_not(ask, answer)


class Blurting(Toy):
    """Tells by its reason whether the other player holds a card."""

    def step(self) -> Rule[None] | None:
        return blurting(self) if self.state.round < 2 else None


class WhoHolds:
    def __init__(self, game: Toy) -> None:
        self.game = game

    def why_not(self, answer: str, /) -> Reason | None:
        if answer == str(self.game.state.round):
            return None
        return "why-not-in-hand", "1" if self.game.state.hands[1] > [3] else "2"


def blurting(game: Toy) -> Rule[None]:
    card = yield Luck("draw", game.state.deck, "1.1", seen_by=("bob",))
    game.state.deck.remove(card)
    game.state.hands[1] = [card]
    yield Ask("ann", "bid", (str(game.state.round),), "1", WhoHolds(game))
    game.state.hands[1] = []
    game.state.table.append(card)
    game.state.round += 1


class Fragile(Toy):
    """Trusts that every answer has a number after its colon."""

    def step(self) -> Rule[None] | None:
        return fragile(self) if self.state.round < 2 else None


class Numbers:
    def why_not(self, answer: str, /) -> Reason | None:
        _, colon, number = answer.partition(":")
        return ("why-not-in-hand", "1") if colon and int(number) > 1 else None


def fragile(game: Toy) -> Rule[None]:
    yield Ask("ann", "bid", ("1",), "1", Numbers())
    game.state.round += 1


class Resultless(Toy):
    def result(self) -> Result | None:
        return None


class Unexplained(Toy):
    """Ends for a reason that no language can say."""

    def result(self) -> Result | None:
        result = super().result()
        return None if result is None else msgspec.structs.replace(result, reason="nobody-knows")


class Unplaced(Toy):
    """A result that forgets who came second."""

    def result(self) -> Result | None:
        result = super().result()
        return None if result is None else msgspec.structs.replace(result, places=dict.fromkeys(result.winners, 1))


class Loose(Toy):
    """A view that is not plain data."""

    def view(self, seat: str) -> dict[str, Any]:
        return {"hands": object()}


class BadDeal(Toy):
    def redeal(self, seat: str, pick: Pick) -> ToyState:
        state = super().redeal(seat, pick)
        if state.deck:
            state.deck.pop()
        return state


class Doubling(Toy):
    """Deals one hidden card in the place of all others."""

    def redeal(self, seat: str, pick: Pick) -> ToyState:
        state = super().redeal(seat, pick)
        state.deck = state.deck[:1] * len(state.deck)
        return state


class Peeking(Toy):
    """Deals what is hidden in the order in which it really lies."""

    def unknown(self, seat: str) -> Sequence[str]:
        hidden = [
            card for other, hand in zip(self.seats, self.state.hands, strict=True) if other != seat for card in hand
        ]
        return [str(card) for card in [*hidden, *self.state.deck]]


class Mute(Toy):
    def standing(self, seat: str, shown: Mapping[str, Any]) -> Standing:
        return Standing((Line("win-nobody-knows"),))


class Lost(Toy):
    def standing(self, seat: str, shown: Mapping[str, Any]) -> Standing:
        return Standing(stage="nowhere")


class Crowded(Toy):
    def standing(self, seat: str, shown: Mapping[str, Any]) -> Standing:
        return Standing(places=(Place("1", "title"),) * 4)


class Prying(Toy):
    """Tells how it stands from what lies hidden."""

    def standing(self, seat: str, shown: Mapping[str, Any]) -> Standing:
        return Standing((Line("title", {"next": self.state.hands[0][:1], "then": self.state.hands[1][:1]}),))
