"""What a question offers, and that it looks again when the position has changed."""

from __future__ import annotations

from tricorne.core.questions import Ask


def test_an_answer_is_accepted_only_while_it_is_offered() -> None:
    offered = ["boston", "new_york"]
    ask = Ask("british", "space", lambda: tuple(offered), "1.1")
    assert ask.offers("boston")
    assert not ask.offers("quebec")
    offered.remove("boston")
    assert ask.offers("boston")
    ask.forget()
    assert not ask.offers("boston")
    assert ask.offers("new_york")


def test_an_offer_that_can_tell_of_one_answer_is_not_listed() -> None:
    class Even:
        def __call__(self) -> list[str]:
            raise AssertionError("listed")

        def __contains__(self, answer: object) -> bool:
            return int(str(answer)) % 2 == 0

    ask = Ask("british", "number", Even(), "1.1")
    assert ask.offers("4")
    assert ask.offers("4")
    assert not ask.offers("5")
