"""5.1 to 5.3 Events in general; the cards themselves are tested one by one."""

from __future__ import annotations

from tests.games.liberty_or_death.cards.table import CARDS, play
from tests.games.liberty_or_death.cards.table import at as on_board
from tests.games.liberty_or_death.cards.table import table as bare_board
from tests.games.liberty_or_death.table import at, level, pieces, table
from tests.games.library import answer, asked, options, seen
from tricorne.games.liberty_or_death.cards import s5_events
from tricorne.games.liberty_or_death.cards.s5_1_event import EFFECTS


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
    assert seen(m)["spaces"]["virginia"]["propaganda"] == 2


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
    assert seen(m)["resources"]["patriots"] == 0
    while asked(m)[1] != "turn":
        answer(m, options(m)[-1])
    answer(m, "pass")
    assert "patriots" in seen(m)["eligible"]
    assert "british" not in seen(m)["eligible"]


def test_5_2_every_text_of_every_event_has_an_effect() -> None:
    expected = {
        (int(number), shaded)
        for number, card in CARDS.items()
        if card["kind"] == "event"
        for shaded in ((False,) if card["single_text"] else (False, True))
    }
    assert set(EFFECTS) == expected
    assert all(s5_events.has_shaded(number) == ((number, True) in expected) for number in range(1, 97))


def test_5_1_1_pieces_without_replacement_are_removed() -> None:
    game = bare_board({"north_carolina": {"tory": 3}, "boston": {"militia_active": 13}})
    play(game, 28, "shaded", by="patriots")
    assert on_board(game, "north_carolina") == {"militia_underground": 2}
