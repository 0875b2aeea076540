"""What a question offers, and that it looks again when the position has changed."""

from __future__ import annotations

from tricorne.core.questions import Ask, Offer, Reason


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


def test_reasons_come_from_an_object_or_from_a_function() -> None:
    def obstacle(number: int) -> Reason | None:
        return ("why-odd", "1.2") if number % 2 else None

    offer = Offer({"one": 1, "two": 2}, obstacle, "done")
    from_object = Ask("british", "number", offer, "1.1", offer)
    assert from_object.options() == ["two", "done"]
    assert (from_object.offers("two"), from_object.offers("one")) == (True, False)
    from_function = Ask("british", "number", ("two",), "1.1", lambda name: obstacle(len(name)))
    assert from_object.why_not("one") == from_function.why_not("one") == ("why-odd", "1.2")
    assert from_object.why_not("two") is None
    assert Ask("british", "number", ("two",), "1.1").why_not("one") is None
