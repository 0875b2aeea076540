"""3.0 The turn."""

from __future__ import annotations

from tests.games.library import asked, seen
from tests.games.rebellion_1775.table import cards, turn_of


def test_3_0_the_phases_follow_each_other() -> None:
    match = turn_of(
        "loyalists",
        {"boston": {"loyalists": 1}, "dover": {"loyalists": 1}, "newport": {"patriots": 1}},
        [1],
        phase="reinforcements",
    )
    assert asked(match) == ("loyalists", "reinforce")
    match.answer("boston:4")
    assert asked(match) == ("loyalists", "march")
    for name in ("boston", "loyalists:5", "newport", "done", "hit", "hit", "command", "command"):
        match.answer(name)
    kinds = [entry["event"] for entry in match.log() if entry["event"] in ("placed", "moved", "battle", "drew")]
    assert kinds == ["placed", "moved", "battle"]
    assert asked(match) == ("table", "turn-marker")


def test_3_0_the_turn_ends_with_drawing_cards() -> None:
    left = cards("loyalists", *range(2, 13))
    match = turn_of("loyalists", {"boston": {"loyalists": 1}}, [1], discards={}, decks={"loyalists": left})
    for name in ("done", *cards("loyalists", 4, 9, 10)):
        match.answer(name)
    assert seen(match, "british_regulars")["hands"]["loyalists"] == cards("loyalists", 4, 9, 10)
    assert asked(match) == ("table", "turn-marker")
    assert cards("loyalists", 1)[0] in seen(match)["discards"]["loyalists"]
