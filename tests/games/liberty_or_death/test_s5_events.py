"""5.1 to 5.3 Events in general; the cards themselves are tested one by one."""

from __future__ import annotations

from tests.games.liberty_or_death.table import answer, asked, at, level, look, offered, pieces, table


def test_5_1_the_executing_faction_chooses_unless_another_is_named() -> None:
    m = table("patriots", card=2, spaces={})
    answer(m, "event:unshaded")
    assert asked(m)[0] == "british"
    shaded = table("british", card=2, spaces={"boston": at("neutral")})
    answer(shaded, "event:shaded")
    assert asked(shaded)[0] == "british"


def test_5_1_3_what_can_be_done_is_done() -> None:
    m = table("british", card=1, spaces={"virginia": at("neutral", T=1, C=1)})
    answer(m, "event:unshaded")
    assert pieces(m, "virginia") == {"T": 1}
    assert level(m, "virginia") == "passive_support"
    assert look(m)["spaces"]["virginia"]["propaganda"] == 2


def test_5_1_4_a_brilliant_stroke_goes_before_the_order_of_the_card() -> None:
    m = table(
        "indians",
        eligible=["patriots", "indians"],
        strokes=[108],
        leaders={"indians": {"who": "brant", "space": "quebec"}},
        spaces={"quebec": at(W=2)},
    )
    assert asked(m) == ("indians", "brilliant-stroke")
    answer(m, "stroke:108")
    assert asked(m) == ("indians", "stroke")


def test_5_3_free_commands_leave_others_eligible() -> None:
    m = table(
        "british",
        card=1,
        eligible=["british", "patriots", "indians"],
        acts={"patriots": "passed"},
        resources={"patriots": 0},
        spaces={"virginia": at(C=2), "norfolk": at(T=1)},
    )
    answer(m, "event:shaded")
    assert asked(m)[0] == "patriots"
    answer(m, "norfolk", "virginia", "continental:2")
    assert pieces(m, "norfolk") == {"T": 1, "C": 2} or "C" in pieces(m, "norfolk")
    assert look(m)["resources"]["patriots"] == 0
    while asked(m)[1] != "turn":
        answer(m, offered(m)[-1])
    answer(m, "pass")
    assert "patriots" in look(m)["eligible"]
    assert "british" not in look(m)["eligible"]
