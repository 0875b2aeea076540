"""The conformance suite finds each kind of unsound game: every check is broken once."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from tests.core.toy_game import Toy, after_a_round, make_toy, toy
from tests.core.unsound import (
    BadDeal,
    Blurting,
    Boastful,
    Contradicting,
    Crowded,
    DeadEnd,
    Doubling,
    Endless,
    Forgetful,
    Fragile,
    Grudging,
    Inarticulate,
    Leaky,
    ListingChanges,
    Loose,
    Lost,
    Mute,
    Numbering,
    Overripe,
    Peeking,
    Picky,
    Prying,
    Repeating,
    Resultless,
    SaysOtherwise,
    Sharing,
    Speechless,
    Talkative,
    Underscored,
    UnderscoredEnd,
    UnderscoredLog,
    UnderscoredView,
    Unexplained,
    Unnamed,
    Unplaced,
    Unwritten,
    ViewingChanges,
    Wandering,
    Wordless,
)
from tricorne.core import Ask, Luck, Match, Rule
from tricorne.core.conformance import moments, play, questions, secrets
from tricorne.core.conformance.broken import Broken
from tricorne.core.errors import Refused
from tricorne.core.record import load, read


def failures(cls: type[Toy], games: int = 12) -> set[str]:
    found = set()
    questions.said.clear()
    questions.offered.clear()
    for seed in range(games):
        played = play.play_checked(
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


@pytest.mark.parametrize(
    ("cls", "check"),
    [
        (Mute, "texts in every language"),
        (Lost, "the present step is one of the steps"),
        (Crowded, "three places at most"),
        (Prying, "how it stands is known from the view alone"),
        (DeadEnd, "no dead end"),
        (Repeating, "option names are unique"),
        (Numbering, "options are names"),
        (Underscored, "names are kebab-case"),
        (UnderscoredEnd, "names are kebab-case"),
        (UnderscoredView, "names are kebab-case"),
        (UnderscoredLog, "names are kebab-case"),
        (SaysOtherwise, "options are the same one by one"),
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
        (Unnamed, "texts in every language"),
        (Inarticulate, "texts in every language"),
        (Unwritten, "texts in every language"),
        (Unexplained, "texts in every language"),
        (Picky, "no error"),
        (Sharing, "a fork is equal"),
        (Wandering, "replay"),
        (Grudging, "a refusal changes nothing"),
        (Resultless, "a finished game has a result"),
        (Unplaced, "every seat has a place, the winners the first"),
        (Loose, "views are plain data"),
        (BadDeal, "re-dealing leaves views equal"),
        (Peeking, "a deal tells nothing of what is hidden"),
    ],
)
def test_each_kind_of_unsound_game_is_found(cls: type[Toy], check: str) -> None:
    assert check in failures(cls)


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_ANSWERS", 200)
    assert "ends" in failures(Endless, games=1)


def test_a_table_that_accepts_anything_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "answer", lambda self, answer, seat=None: None)
    match = toy()
    with pytest.raises(Broken, match="what is not offered is refused"):
        moments.check_refusal(match)


def test_an_option_that_is_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Match, answer: str, seat: str | None = None) -> None:
        raise Refused("game-over")

    match = toy()
    monkeypatch.setattr(Match, "answer", refuse)
    with pytest.raises(Broken, match="every option is accepted"):
        moments.check_every_option(match, random.Random(1))


def test_an_option_that_leads_to_what_may_not_be_is_found() -> None:
    with pytest.raises(Broken, match="invariant: after boast yes"):
        moments.check_every_option(toy(cls=Boastful), random.Random(1))


def test_an_end_that_may_not_be_is_found() -> None:
    played = play.play_checked(partial(toy, seed=3, cls=Overripe), partial(reload_toy, cls=Overripe), 3, often=0)
    assert [failure.check for failure in played.failures] == ["invariant"]


def test_a_deal_of_what_may_not_be_is_found() -> None:
    with pytest.raises(Broken, match="invariant: after re-dealing for ann"):
        secrets.check_redeal(toy(cls=Doubling), "ann", random.Random(1))


def test_an_earlier_moment_that_goes_on_otherwise_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match, other = toy({"draw": [2, 5]}), toy({"draw": [5, 2]})
    monkeypatch.setattr(Match, "at", lambda self, moment: other)
    with pytest.raises(Broken, match="an earlier moment goes on as it did"):
        moments.check_earlier(match, random.Random(1), match.moment)


def test_an_interrupt_that_is_refused_or_lost_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = after_a_round()
    assert match.interrupts("bob")
    moments.check_interrupts(match)
    feed = Match.feed

    def feed_others(self: Match, answers: list[Any], **more: Any) -> None:
        feed(self, [answer for answer in answers if answer != ["bob", "gift"]], **more)

    with monkeypatch.context() as patch:
        patch.setattr(Match, "feed", feed_others)
        with pytest.raises(Broken, match="an interrupt is played again"):
            moments.check_interrupts(match)

    def refuse(self: Match, answer: str, seat: str | None = None) -> None:
        raise Refused("game-over")

    monkeypatch.setattr(Match, "answer", refuse)
    with pytest.raises(Broken, match="every interrupt is accepted"):
        moments.check_interrupts(match)


def test_an_undo_that_goes_astray_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy()
    monkeypatch.setattr(Match, "undo", lambda self, seat=None, people=None: None)
    with pytest.raises(Broken, match="undo"):
        moments.check_undo(match, random.Random(1))


def test_a_turn_back_that_goes_too_far_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undo_turn", lambda self, seat, people=None: self.go_back(0))
    with pytest.raises(Broken, match="a whole turn back"):
        moments.check_undo_turn(toy(), random.Random(1))


def test_a_turn_back_of_what_no_undo_takes_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Match, seat: str | None = None, people: Any = None) -> None:
        raise Refused("undo-luck")

    monkeypatch.setattr(Match, "undo_turn", lambda self, seat, people=None: self.go_back(self.moment - 1))
    monkeypatch.setattr(Match, "undo", refuse)
    with pytest.raises(Broken, match=r"a whole turn back: .* undo-luck"):
        moments.check_undo_turn(toy(), random.Random(1))


def test_an_undo_of_what_was_shown_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last bid opens those of both: whoever could take it back would know the other's."""
    match = toy({"draw": [2, 5]})
    match.answer("2", "ann")
    monkeypatch.setattr(Match, "_shows_more_than", lambda *_: False)
    with pytest.raises(Broken, match=r"undo teaches nothing: .* learnt \['5'\]"):
        moments.check_undo(match, random.Random(1))


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
    with pytest.raises(Broken, match="undo teaches nothing: ann"):
        moments.check_undo(toy({"draw": [2]}, cls=Telling), random.Random(1))


def test_a_load_that_goes_astray_is_found() -> None:
    match, other = toy(seed=1), toy(seed=2)
    with pytest.raises(Broken, match="save and load"):
        moments.check_save(match, lambda record, *, verify: other)


def test_a_load_that_tells_another_story_is_found() -> None:
    def reload(record: Any, *, verify: bool) -> Match:
        loaded = reload_toy(record, verify=verify)
        loaded.log()
        loaded.game.log("won-bid", "1.2", seat="ann")
        return loaded

    with pytest.raises(Broken, match="save and load: the log"):
        moments.check_save(toy(), reload)


def test_a_fork_that_shares_its_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy()
    monkeypatch.setattr(Match, "fork", lambda self, seed=None: self)
    with pytest.raises(Broken, match="never affects its origin"):
        moments.check_fork(match, random.Random(1))


def test_options_of_others_in_a_view_are_found() -> None:
    match = toy()
    view = match.view("ann")
    view["asked"][1]["options"] = ["1"]
    with pytest.raises(Broken, match="views hide options"):
        questions.check_view(view, match.game, "ann")


def test_a_failure_leaves_a_record_that_opens_where_it_happened() -> None:
    played = play.play_checked(partial(toy, seed=3, cls=Forgetful), reload_toy, 3, often=0)
    failure = played.failures[0]
    assert failure.record is not None
    opened = load(read(failure.record), make_toy, verify=True)
    assert opened.moment == failure.moment
    assert opened.game.state.round == 1
