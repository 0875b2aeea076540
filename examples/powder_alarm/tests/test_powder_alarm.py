"""Powder Alarm, by section."""

from __future__ import annotations

from typing import Any

import tricorne
from tricorne.core import Match


def after_cards(crown: int, country: int, musket: tuple[int, ...] = (), /, **position: Any) -> Match:
    """Both hold one card of each value and play these."""
    luck = {"draw": [1, 2, 3] * 2, "musket": list(musket)}
    match = tricorne.new_match("powder-alarm", position=position, luck=luck)
    return played(match, f"card-{crown}", f"card-{country}")


def played(match: Match, *answers: str) -> Match:
    for answer in answers:
        match.answer(answer)
    return match


def table(match: Match, seat: str = "observer") -> Any:
    return match.view(seat)["position"]


def test_1_ten_barrels_lie_around_boston() -> None:
    assert sum(table(after_cards(1, 1))["powder"].values()) == 10


def test_2_1_both_draw_up_to_three_cards() -> None:
    match = tricorne.new_match("powder-alarm")
    assert [len(table(match, seat)["hand"]) for seat in ("crown", "country", "observer")] == [3, 3, 0]


def test_2_2_a_card_that_is_not_held_has_its_reason() -> None:
    match = tricorne.new_match("powder-alarm", luck={"draw": [1, 1, 2, 3, 3, 3]})
    assert match.question.why_not("card-3") == ("why-not-held", "2.2")


def test_2_3_the_country_acts_first_with_equal_cards() -> None:
    assert [after_cards(crown, 2).question.seat for crown in (2, 3)] == ["country", "crown"]


def test_3_1_a_piece_marches_to_a_place_beside() -> None:
    match = played(after_cards(2, 1), "march:boston")
    assert match.question.why_not("salem") == ("why-not-near", "3.1")
    assert table(played(match, "roxbury"))["crown"]["roxbury"] == 1


def test_3_2_the_crown_musters_in_boston_alone() -> None:
    match = after_cards(2, 1)
    assert match.question.why_not("muster:salem") == ("why-boston-only", "3.2")
    assert table(played(match, "muster:boston"))["crown"]["boston"] == 5


def test_3_3_powder_is_seized_where_nobody_guards_it() -> None:
    match = after_cards(2, 1, crown={"salem": 1, "concord": 1}, country={"salem": 0})
    assert match.question.why_not("seize:concord") == ("why-enemy-there", "3.3")
    assert table(played(match, "seize:salem"))["seized"] == 1


def test_3_4_militia_hauls_powder_away() -> None:
    assert table(played(after_cards(1, 2), "haul:concord", "worcester"))["powder"]["worcester"] == 2


def test_4_both_sides_shoot_at_once() -> None:
    match = played(after_cards(2, 1, (5, 6), crown={"salem": 1}), "done")
    assert table(match)["crown"]["salem"] == table(match)["country"]["salem"] == 0


def test_5_the_fifth_barrel_wins_at_once() -> None:
    assert played(after_cards(2, 1, seized=4, crown={"roxbury": 1}), "seize:roxbury").result.winners == ("crown",)
