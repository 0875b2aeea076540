"""Position files: what breaks a rule is refused with its section; and taking back what was answered."""

from __future__ import annotations

from typing import Any

import pytest

import tricorne
from tests.games.liberty_or_death.table import at, pieces, table
from tests.games.library import answer, asked, options, seen
from tricorne.core import BadSetup, Refused


@pytest.mark.parametrize(
    ("rule", "position"),
    [
        ("1.4.2", {"spaces": {"quebec": at(V=2, BF=1)}}),
        ("1.4.2", {"spaces": {"boston": at(PF=3)}}),
        ("1.4.2", {"spaces": {"boston": at(W=1)}}),
        ("1.4.2", {"spaces": {"boston": at(V=1)}}),
        ("1.4.2", {"treaty": True, "spaces": {"west_indies": at(T=1)}}),
        ("1.4.2", {"treaty": True, "spaces": {"west_indies": at(PF=1)}}),
        ("1.4.1", {"spaces": {"boston": at(R=26)}}),
        ("1.4.1", {"spaces": {"boston": at(M=10), "norfolk": at(MA=6)}, "empty": True}),
        ("1.4.1", {"spaces": {"boston": at(T=-1)}}),
        ("1.4.1", {"unavailable": {"british_regular": 25}}),
        ("1.3.9", {"unavailable": {"militia": 1}}),
        ("2.3.9", {"spaces": {"virginia": at(F=1)}, "unavailable": {}}),
        ("2.3.9", {"spaces": {"west_indies": at(R=1)}}),
        ("2.3.9", {"treaty": True, "strokes": [109]}),
        ("1.9", {"spaces": {"boston": at(blockades=1)}}),
        ("1.9", {"spaces": {"boston": at(blockades=1)}, "squadrons": 0, "squadrons_unavailable": 2}),
        ("1.9", {"treaty": True, "spaces": {"boston": at(blockades=4)}, "squadrons_unavailable": 0}),
        ("1.9", {"treaty": True, "spaces": {"virginia": at(blockades=1)}, "squadrons_unavailable": 2}),
        ("1.9", {"treaty": True, "spaces": {"boston": at(blockades=-1)}, "squadrons_unavailable": 4}),
        ("1.9", {"squadrons": 2}),
        ("1.8", {"resources": {"british": 51}}),
        ("1.8", {"resources": {"indians": -1}}),
        ("1.6.1", {"spaces": {"quebec": at("passive_support")}}),
        ("1.6.4", {"casualties": {"militia": 1}}),
        ("1.6.4", {"cbc": -1}),
        ("1.10", {"leaders": {"british": {"who": "gage", "space": "florida"}}, "empty": True}),
        ("1.10", {"leaders": {"french": {"who": "rochambeau", "space": "boston"}}}),
        ("3.3.4", {"spaces": {"boston": at(propaganda=13)}}),
        ("3.4.4", {"spaces": {"virginia": at(raid=13)}}),
        ("2.1", {"campaign": 6}),
        ("2.1", {"campaign_cards": 12}),
        ("2.2", {"card": 105}),
        ("2.2", {"card": 4, "on_deck": 4}),
        ("2.2", {"card": 4, "on_deck": 5, "played": [4]}),
        ("2.3", {"acts": {"british": "event", "indians": "command", "french": "command"}, "card": 4, "on_deck": 5}),
        ("2.3.7", {"card": 4, "on_deck": 97}),
        ("2.3.8", {"strokes": [4]}),
        ("6.0", {"winters": 6}),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused_with_its_section(rule: str, position: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as refused:
        table(**position)
    assert refused.value.code == "position-breaks-rule"
    assert refused.value.args_["rule"] == rule


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"eligible": ["dutch"]}, "faction “dutch”"),
        ({"sits_out": ["dutch"]}, "faction “dutch”"),
        ({"strokes": [999]}, "card “999”"),
        ({"spaces": {"maine": {}}}, "space “maine”"),
        ({"phase": "spring"}, "phase “spring”"),
        ({"phase": 11}, "phase"),
        ({"leaders": {"british": {"who": "washington"}}}, "Possible: gage, howe, clinton"),
        ({"fni": 2}, "field “fni”"),
    ],
)
def test_a_position_of_unknown_things_is_refused(position: dict[str, object], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        tricorne.new_match("liberty-or-death", "1775", seed=1, position=position)


# Taking back


def test_undo_goes_back_answer_by_answer_to_the_start_of_the_turn() -> None:
    m = table("patriots", spaces={"boston": at(M=2)})
    answer(m, "command:rally", "georgia", "no", "boston", "fort", "no", "done")
    before = [(asked(m), pieces(m, "boston"))]
    for _ in range(6):
        m.undo("patriots")
        before.append((asked(m), pieces(m, "boston")))
    assert before[1][1] == {"PF": 1}
    assert before[-2][1] == {"M": 2}
    assert pieces(m, "georgia") == {}
    assert seen(m)["resources"]["patriots"] == 20
    assert asked(m) == ("patriots", "rally-space")
    m.undo("patriots")
    assert asked(m) == ("patriots", "turn")


def test_undo_stops_at_the_last_die() -> None:
    m = table("british", spaces={"boston": at(R=4, C=3), "norfolk": at(R=4, C=3)})
    answer(m, "command:battle", "boston")
    while asked(m)[1] != "battle-space":
        answer(m, options(m)[-1])
    with pytest.raises(Refused) as refused:
        m.undo("british")
    assert refused.value.code == "undo-luck"


def test_undo_stops_at_a_card_that_was_revealed() -> None:
    m = table("british")
    answer(m, "pass")
    assert seen(m)["card"] == "card:2"
    with pytest.raises(Refused) as refused:
        m.undo("british")
    assert refused.value.code == "undo-luck"
