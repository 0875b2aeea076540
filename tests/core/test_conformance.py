"""The conformance suite finds each kind of unsound game: every check is broken once."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, cast

import pytest

from tests.core.toy_game import Toy, ToyState, after_a_round, make_toy, toy
from tricorne.core import Ask, Luck, Match, Pick, Reason, Result, Rule
from tricorne.core import conformance as suite
from tricorne.core.errors import Refused
from tricorne.core.record import load, read
from tricorne.core.standing import Line, Place, Standing


def failures(cls: type[Toy], games: int = 12) -> set[str]:
    found = set()
    suite._said.clear()
    suite._offered.clear()
    for seed in range(games):
        played = suite.play_checked(
            partial(toy, seed=seed, cls=cls),
            partial(reload_toy, cls=cls),
            seed,
            often=0.5,
        )
        found |= {failure.check for failure in played.failures}
    return found


def reload_toy(record: Any, *, verify: bool, cls: type[Toy] = Toy) -> Match:
    return load(read(record), partial(make_toy, cls=cls), verify=verify)


def test_a_sound_game_passes() -> None:
    assert failures(Toy, games=40) == set()


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


@pytest.mark.parametrize(
    ("cls", "check"),
    [
        (Mute, "texts in every language"),
        (Lost, "the present step is one of the steps"),
        (Crowded, "three places at most"),
        (Prying, "how it stands is told from the view alone"),
        (DeadEnd, "no dead end"),
        (Repeating, "option names are unique"),
        (Numbering, "options are names"),
        (SaysOtherwise, "options are told alike"),
        (Contradicting, "offered without a reason against it"),
        (Speechless, "not offered with a reason"),
        (Blurting, "reasons keep secrets"),
        (Fragile, "no error"),
        (ListingChanges, "looking changes nothing"),
        (ViewingChanges, "looking changes nothing"),
        (Forgetful, "invariant"),
        (Leaky, "re-dealing leaves views equal"),
        (Talkative, "the log keeps secrets"),
        (Wordless, "texts in every language"),
        (Picky, "no error"),
        (Sharing, "a fork is equal"),
        (Wandering, "replay"),
        (Grudging, "a refusal changes nothing"),
        (Resultless, "a finished game has a result"),
        (Loose, "views are plain data"),
        (BadDeal, "re-dealing leaves views equal"),
        (Peeking, "a deal tells nothing of what is hidden"),
    ],
)
def test_each_kind_of_unsound_game_is_found(cls: type[Toy], check: str) -> None:
    assert check in failures(cls)


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "MOST_ANSWERS", 200)
    assert "ends" in failures(Endless, games=1)


def test_a_table_that_accepts_anything_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "answer", lambda self, answer, seat=None: None)
    match = toy()
    with pytest.raises(suite.Broken, match="what is not offered is refused"):
        suite.check_refusal(match)


def test_an_option_that_is_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Match, answer: str, seat: str | None = None) -> None:
        raise Refused("game-over")

    match = toy()
    monkeypatch.setattr(Match, "answer", refuse)
    with pytest.raises(suite.Broken, match="every option is accepted"):
        suite.check_every_option(match, random.Random(1))


def test_an_interrupt_that_is_refused_or_lost_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = after_a_round()
    assert match.interrupts("bob")
    suite.check_interrupts(match)
    feed = Match.feed

    def feed_others(self: Match, answers: list[Any], **more: Any) -> None:
        feed(self, [answer for answer in answers if answer != ["bob", "gift"]], **more)

    with monkeypatch.context() as patch:
        patch.setattr(Match, "feed", feed_others)
        with pytest.raises(suite.Broken, match="an interrupt is played again"):
            suite.check_interrupts(match)

    def refuse(self: Match, answer: str, seat: str | None = None) -> None:
        raise Refused("game-over")

    monkeypatch.setattr(Match, "answer", refuse)
    with pytest.raises(suite.Broken, match="every interrupt is accepted"):
        suite.check_interrupts(match)


def test_an_undo_that_goes_astray_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy()
    monkeypatch.setattr(Match, "undo", lambda self, seat=None, people=None: None)
    with pytest.raises(suite.Broken, match="undo"):
        suite.check_undo(match, random.Random(1))


def test_an_undo_of_what_was_shown_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last bid opens those of both: whoever could take it back would know the other's."""
    match = toy({"draw": [2, 5]})
    match.answer("2", "ann")
    monkeypatch.setattr(Match, "_shows_more_than", lambda *_: False)
    with pytest.raises(suite.Broken, match=r"undo teaches nothing: .* learnt \['5'\]"):
        suite.check_undo(match, random.Random(1))


class Telling(Toy):
    """Says in passing what the other holds, and still counts it as hidden."""

    def step(self) -> Rule[None] | None:
        return telling(self)

    def view(self, seat: str) -> dict[str, Any]:
        return super().view(seat) | {"gifts": self.state.gifts}


def telling(game: Toy) -> Rule[None]:
    state = game.state
    card = yield Luck("draw", state.deck, "1.1", seen_by=("bob",))
    state.deck.remove(card)
    state.hands[1] = [card]
    yield Ask("ann", "boast", ("yes", "no"), "1.4")
    state.gifts = state.hands[1][0]
    yield Ask("ann", "gamble", ("yes", "no"), "1.3")


def test_an_undo_of_what_the_chooser_could_not_foresee_is_found() -> None:
    with pytest.raises(suite.Broken, match="undo teaches nothing: ann"):
        suite.check_undo(toy({"draw": [2]}, cls=Telling), random.Random(1))


def test_a_load_that_goes_astray_is_found() -> None:
    match, other = toy(seed=1), toy(seed=2)
    with pytest.raises(suite.Broken, match="save and load"):
        suite.check_save(match, lambda record, *, verify: other)


def test_a_fork_that_shares_its_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy()
    monkeypatch.setattr(Match, "fork", lambda self, seed=None: self)
    with pytest.raises(suite.Broken, match="never affects its origin"):
        suite.check_fork(match, random.Random(1))


def test_options_of_others_in_a_view_are_found() -> None:
    match = toy()
    view = match.view("ann")
    view["asked"][1]["options"] = ["1"]
    with pytest.raises(suite.Broken, match="views hide options"):
        suite.check_view(view, match.game, "ann")


def test_a_failure_leaves_a_record_that_opens_where_it_happened() -> None:
    played = suite.play_checked(partial(toy, seed=3, cls=Forgetful), reload_toy, 3, often=0)
    failure = played.failures[0]
    assert failure.record is not None
    opened = load(read(failure.record), make_toy, verify=True)
    assert opened.moment == failure.moment
    assert opened.game.state.round == 1
