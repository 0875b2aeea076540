"""12 Cards whose effect is fixed, or depends on a condition or on who plays them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.library import answer, asked, options, seen
from tests.games.prelude.table import (
    EXTERNAL,
    LOYAL,
    ORGANIZATIONS,
    PATRIOTE,
    RURAL,
    URBAN,
    board,
    change,
    expected,
    measure,
    table,
    track,
)
from tricorne.games.prelude.state import FACTIONS

EVERYWHERE = {
    **{name: {PATRIOTE: 2, LOYAL: 2} for name in board().districts},
    "montreal": {PATRIOTE: 5, LOYAL: 4},
    "quebec": {PATRIOTE: 4, LOYAL: 5},
}
"""Cubes of both sides in every district, so that everything can grow and shrink."""

FIXED = {
    20: "vp L+2; spirit+1",
    21: "L stanstead+1 sherbrooke+1 shefford+1; spirit+1",
    22: "EI P+1",
    24: "vp L+3",
    25: "P richelieu+2; vp P+1; spirit+1",
    27: "P richelieu+3 st_hyacinthe+1 yamaska+1",
    29: "EI L+1",
    30: "L quebec+1 megantic+1 beauce+1; op P-1",
    32: "L montreal+2; op L+2",
    38: "EI L+1; op L+2",
    39: "EI P+2",
    41: "L montreal+2; war L+1; spirit+1",
    44: "L montreal+2; spirit+1",
    45: "vp P+2; EI P+1; spirit+1",
    46: "vp P+2; op L-2",
    47: "L missisquoi+3 shefford+1 stanstead+1",
    49: "P montreal+2; op P+2",
    50: "P quebec-1; L quebec+1; vp L+1",
    51: "P stanstead+2 shefford+1 missisquoi+1",
    55: "EI P+1; op P+2",
    63: "P deux_montagnes+3 terrebonne+1 vaudreuil+1",
    64: "op L-3; vp P+1",
    66: "P quebec+2; op P+1",
    72: "vp P+2; O P+1; spirit+1",
    73: "war P+2; P richelieu+1; spirit+1",
    74: "EI P+2",
    75: "O P+2",
    79: "L montreal+2; vp L+1",
    80: "war L+2; EI L+1; spirit+1",
    81: "L missisquoi+1 shefford+1 drummond+1 stanstead+1 sherbrooke+1 megantic+1",
    96: "P montreal+2; op P+1",
    97: "P richelieu+3 vercheres+1",
    98: "P l_acadie+2 laprairie+1 beauharnois+1",
    99: "P deux_montagnes+2 terrebonne+1 vaudreuil+1",
    103: "EI P+1",
    104: "EI P+2; vp P+1",
    105: "P montreal+1; L montreal-1",
    106: "P montreal+2; vp P+1; spirit+1",
    109: "vp P+4",
    110: "vp P+2; EI P+1",
    111: "spirit-1; op P+1",
    114: "L quebec+2; op L+1",
    116: "op L+3; vp L+1",
    119: "vp L+3",
    120: "L quebec+2; P quebec-1",
    124: "L montreal+1; op L+3",
    126: "L drummond+2 megantic+1 nicolet+1",
    128: "EI L+1; L quebec+1",
    132: "EI L+2; vp L+1",
    141: "spirit+2",
    146: "P st_hyacinthe+3",
}
NEUTRAL = {
    89: ("vp P+2; P quebec+1", "vp L+2; P quebec-1"),
    136: ("op P+2", "op L+2"),
    139: ("op L-3", "op P-3"),
    142: ("P montreal+1", "L montreal+2"),
    143: ("EI P+1", "EI L+1"),
    144: ("P quebec+1", "L quebec+2"),
    87: ("L montreal-1 quebec-1; P quebec-1", "P montreal-1 quebec-1; L quebec-1"),
}
CHOICE_OF_87 = {87: ["quebec"]}
TURN_OF = {25: "late_1834"}
MET = {"spirit": 10, "round": 3, "sessions": [[3]], "external_influence": 0}
ORGANIZED = {PATRIOTE: ["montreal", "deux_montagnes"], LOYAL: ["montreal"]}
OTHER_FILLER = {139: ["card-140"]}


def with_everything(side: str, card: int, **position: Any) -> Any:
    """A table on which every requirement is met and every effect possible."""
    settings = {
        "cubes": EVERYWHERE,
        "opportunity": {PATRIOTE: 5, LOYAL: 5},
        "organizations": ORGANIZED,
        "turn": TURN_OF.get(card, "fall_1837"),
        **MET,
        **position,
    }
    return table(side, [card], OTHER_FILLER.get(card, ["card-139"]), luck={"score-die": [ORGANIZATIONS]}, **settings)


@pytest.mark.parametrize("card", FIXED)
def test_12_0_fixed_event(card: int) -> None:
    side = FACTIONS[board().card(card).faction]
    match = with_everything(side, card)
    before = measure(match)
    answer(match, f"event:card-{card}")
    assert asked(match)[1] == "play"
    assert change(before, match) == expected(FIXED[card])
    assert f"card-{card}" in seen(match)["discards"]


@pytest.mark.parametrize("side", [PATRIOTE, LOYAL])
@pytest.mark.parametrize("card", NEUTRAL)
def test_12_0_neutral_event_by_either_side(card: int, side: str) -> None:
    match = with_everything(side, card)
    before = measure(match)
    answer(match, f"event:card-{card}", *CHOICE_OF_87.get(card, []))
    assert asked(match)[1] == "play"
    assert change(before, match) == expected(NEUTRAL[card][side == LOYAL])


@pytest.mark.parametrize(
    ("card", "broken"),
    [
        (25, {"turn": "year_1835"}),
        (41, {"organizations": {PATRIOTE: ["montreal"], LOYAL: ["quebec"]}}),
        (45, {"sessions": []}),
        (46, {"sessions": []}),
        (49, {"cubes": {"montreal": {PATRIOTE: 4, LOYAL: 4}}}),
        (71, {"spirit": 7}),
        (72, {"organizations": {PATRIOTE: ["montreal", "chambly"]}}),
        (73, {"spirit": 9}),
        (75, {"organizations": {PATRIOTE: [], LOYAL: ["montreal"]}}),
        (75, {"cubes": {"quebec": {PATRIOTE: 1}}}),
        (76, {"spirit": 7}),
        (80, {"spirit": 7}),
        (90, {"spirit": 4}),
        (92, {"spirit": 9}),
        (93, {"spirit": 9}),
        (101, {"organizations": {PATRIOTE: [], LOYAL: []}}),
        (102, {"organizations": {PATRIOTE: [], LOYAL: []}}),
        (109, {"sessions": []}),
        (110, {"sessions": []}),
        (111, {"spirit": 0}),
        (117, {"organizations": {PATRIOTE: [], LOYAL: []}}),
        (119, {"sessions": []}),
        (120, {"sessions": []}),
        (135, {"organizations": {PATRIOTE: [], LOYAL: []}}),
        (138, {"sessions": []}),
        (147, {"organizations": {PATRIOTE: ["montreal", "chambly"]}}),
    ],
)
def test_12_0_requirement(card: int, broken: dict[str, Any]) -> None:
    faction = FACTIONS[board().card(card).faction]
    side = PATRIOTE if faction == "neutral" else faction
    met = {"organizations": {PATRIOTE: ["montreal", "chambly", "richelieu"], LOYAL: ["quebec"]}} if card == 147 else {}
    assert f"event:card-{card}" in options(with_everything(side, card, **met))
    assert options(with_everything(side, card, **broken)) == [f"points:card-{card}"]


@pytest.mark.parametrize(
    ("card", "just"),
    [
        (71, {"spirit": 8}),
        (73, {"spirit": 10}),
        (75, {"cubes": {"quebec": {PATRIOTE: 2}}}),
        (76, {"spirit": 8}),
        (80, {"spirit": 8}),
        (90, {"spirit": 5}),
        (92, {"spirit": 10}),
        (93, {"spirit": 10}),
        (111, {"spirit": 1}),
    ],
)
def test_12_0_requirement_just_met(card: int, just: dict[str, Any]) -> None:
    faction = FACTIONS[board().card(card).faction]
    side = PATRIOTE if faction == "neutral" else faction
    assert f"event:card-{card}" in options(with_everything(side, card, **just))


def test_12_0_requirements_stand_on_these_cards_only() -> None:
    required = {card.number for card in board().cards if card is not None and card.data.requirement}
    listed = {4, 8, 25, 41, 45, 46, 49, 71, 72, 73, 75, 76, 80, 90, 92, 93, 101, 102, 109, 110, 111}
    assert required == listed | {117, 119, 120, 135, 138, 147}


def test_12_0_card_75_is_counted_when_the_marker_is_recounted() -> None:
    match = with_everything(PATRIOTE, 75)
    answer(match, "event:card-75")
    assert match.game.state.organization_shift == -2
    assert list(match.game.invariants()) == []


def test_12_0_card_49_pays_twice_when_unmet() -> None:
    even = {"montreal": {PATRIOTE: 4, LOYAL: 4}}
    match = with_everything(LOYAL, 49, cubes=even, opportunity={PATRIOTE: 0, LOYAL: 5})
    before = measure(match)
    answer(match, "points:card-49", "done")
    assert change(before, match) == expected("op P+4")
    assert "card-49" in seen(match)["pool"]


@pytest.mark.parametrize(("loyal_organizations", "boxes"), [(["quebec"], 1), (["montreal", "quebec"], 2)])
def test_12_0_card_52_counts_both_urban_organizations(loyal_organizations: list[str], boxes: int) -> None:
    match = with_everything(LOYAL, 52, organizations={LOYAL: loyal_organizations})
    before = measure(match)
    answer(match, "event:card-52")
    assert change(before, match) == {"EI": boxes}


@pytest.mark.parametrize(("patriote", "text"), [(4, "L quebec+2; vp L+1"), (9, "L quebec+2")])
def test_12_0_card_82_pays_who_controls_quebec(patriote: int, text: str) -> None:
    match = with_everything(LOYAL, 82, cubes={"quebec": {PATRIOTE: patriote, LOYAL: 5}})
    before = measure(match)
    answer(match, "event:card-82")
    assert change(before, match) == expected(text)


@pytest.mark.parametrize(("choice", "text"), [("raise_spirit", "spirit+1"), ("opportunity_points", "op P+2")])
def test_12_0_card_95_offers_a_choice(choice: str, text: str) -> None:
    match = with_everything(PATRIOTE, 95)
    before = measure(match)
    answer(match, "event:card-95")
    assert asked(match)[0] == PATRIOTE
    answer(match, choice)
    assert change(before, match) == expected(text)


def test_12_0_card_90_depends_on_the_player() -> None:
    match = with_everything(LOYAL, 90)
    before = measure(match)
    answer(match, "event:card-90")
    assert change(before, match) == expected("spirit+2")


@pytest.mark.parametrize("card", [*range(9, 14), *range(14, 19), 33, 34, 35, 36, 57, 58, 59, 60])
def test_12_0_activities_pay_half_the_value(card: int) -> None:
    printed = board().card(card)
    side, half = FACTIONS[printed.faction], printed.points // 2
    letter = "P" if side == PATRIOTE else "L"
    assert (side == LOYAL) == (card in (9, 10, 11, 12, 13, 33, 34, 57, 58))
    assert printed.points == {9: 2, 14: 2, 13: 6, 18: 6, 34: 6, 36: 6, 58: 6, 60: 6}.get(card, 4)
    match = with_everything(side, card, cubes={})
    before = measure(match)
    answer(match, f"event:card-{card}")
    assert asked(match) == (side, "choose-one")
    answer(match, "opportunity_points", RURAL)
    assert change(before, match) == {f"op {letter}": half}
    assert f"card-{card}" in seen(match)["pool"]
    match = with_everything(side, card, cubes={})
    answer(match, f"event:card-{card}", "activity_points")
    assert match.question is not None
    assert (asked(match), match.question.args["points"]) == ((side, "action"), half)
    answer(match, "done", URBAN)
    assert f"card-{card}" in seen(match)["discards"]


def test_12_0_card_140_moves_a_score_marker_back() -> None:
    match = table(LOYAL, [140], score={EXTERNAL: 2, URBAN: 1}, luck={"score-die": [RURAL]})
    answer(match, "event:card-140")
    assert options(match) == [EXTERNAL, URBAN]
    answer(match, EXTERNAL)
    assert (track(match, EXTERNAL)[1], track(match, URBAN)[1]) == (1, 1)


def test_12_0_card_48_grants_both_effects() -> None:
    match = with_everything(PATRIOTE, 48)
    answer(match, "event:card-48")
    assert seen(match)["waiting"] == {PATRIOTE: ["le_canadien", "partisan_media"], LOYAL: []}


def test_12_0_card_48_does_not_double_nor_use_up_special_actions() -> None:
    match = with_everything(
        PATRIOTE, 48, specials_used={PATRIOTE: ["le_canadien"]}, waiting={PATRIOTE: ["le_canadien"]}
    )
    answer(match, "event:card-48")
    assert seen(match)["waiting"][PATRIOTE] == ["le_canadien", "partisan_media"]
    assert seen(match)["specials"][PATRIOTE] == {"used": ["le_canadien"], "this_turn": False}
