"""9.5 Special Actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.library import answer, asked, options, reason, seen
from tests.games.prelude.table import (
    EXTERNAL,
    FILLER,
    LOYAL,
    ORGANIZATIONS,
    PATRIOTE,
    RURAL,
    URBAN,
    change,
    cubes,
    expected,
    measure,
    table,
    track,
)
from tricorne.core import Match


def specials(match: Match) -> list[str]:
    return [option for option in options(match) if option.startswith("special")]


def acting(side: str, hand: list[int], other: list[int | str] | None = None, **position: Any) -> Match:
    """The side plays the first card of the hand for its points."""
    luck = {"score-die": [EXTERNAL, EXTERNAL, EXTERNAL], **position.pop("luck", {})}
    match = table(side, hand, [FILLER] if other is None else other, luck=luck, **position)
    return answer(match, f"points:card-{hand[0]}")


def test_9_5_one_special_action_a_turn() -> None:
    match = acting(PATRIOTE, [23])
    answer(match, "special:le_canadien:2")
    assert specials(match) == []
    assert seen(match)["specials"][PATRIOTE] == {"used": ["le_canadien"], "this_turn": True}
    assert reason(match, "special:our_moment:4") == ("why-special-this-turn", "9.5")


def test_9_5_each_once_a_game_and_another_in_the_next_turn() -> None:
    match = acting(PATRIOTE, [18], turn="late_1834", specials_used={PATRIOTE: ["le_canadien", "our_moment"]})
    assert not [option for option in specials(match) if "le_canadien" in option or "our_moment" in option]
    assert "special:partisan_media:2" in specials(match)


def test_9_5_both_players_have_one_a_turn() -> None:
    match = acting(PATRIOTE, [22], [24], pool=["card-96"])
    answer(match, "special:our_moment:4", "points:card-24")
    assert "special:non_issue:4" in specials(match)


def test_9_5_what_is_offered_for_six_points() -> None:
    patriote = acting(PATRIOTE, [23, 96, 97, 98], pool=["card-99", "card-100", "card-4"])
    assert specials(patriote) == [
        "special:our_moment:4",
        "special:overwhelming_support:4",
        "special:no_matter_the_cost:4",
        "special:various_angles:2",
        "special:various_angles:4",
        "special:le_canadien:2",
        "special:partisan_media:2",
    ]
    loyal = acting(LOYAL, [13], score={RURAL: 1})
    assert specials(loyal) == [
        *(f"special:pulling_the_strings:{number}" for number in range(1, 7)),
        "special:strategic_realignment:2",
        "special:non_issue:4",
        "special:looking_for_trouble:4",
        "special:looking_for_trouble:6",
        "special:le_canadien:2",
        "special:partisan_media:2",
    ]


def test_9_5_1_pulling_the_strings_rolls_and_scores_one_die_after_the_other() -> None:
    match = acting(LOYAL, [24], score={EXTERNAL: 3}, luck={"score-die": [EXTERNAL, ORGANIZATIONS, URBAN]})
    answer(match, "special:pulling_the_strings:2")
    assert (asked(match), options(match)) == ((LOYAL, "pull-string"), [RURAL, ORGANIZATIONS, EXTERNAL, URBAN])
    answer(match, EXTERNAL)
    assert (seen(match)["vp"], track(match, EXTERNAL)[1]) == (2, 0)
    assert asked(match) == (LOYAL, "pull-string")
    answer(match, RURAL)
    assert track(match, ORGANIZATIONS)[1] == 1
    assert match.question is not None
    assert match.question.args["points"] == 2


def test_9_5_1_strategic_realignment_swaps_hands_after_the_round() -> None:
    match = acting(LOYAL, [29, 21, 44], [22, 96])
    answer(match, "special:strategic_realignment:2")
    assert seen(match, PATRIOTE)["hand"] == ["card-21", "card-44"]
    assert seen(match, LOYAL)["hand"] == ["card-22", "card-96"]
    assert seen(match, LOYAL)["known"] == ["card-21", "card-44"]
    assert seen(match)["known"] == []
    assert asked(match) == (PATRIOTE, "play")


def test_9_5_1_realignment_in_the_patriote_round_waits_for_the_loyal_round() -> None:
    match = table(PATRIOTE, [10, 22], [29, 21], luck={"score-die": [EXTERNAL, EXTERNAL]})
    answer(match, "points:card-10", "done", "activity_points", "special:strategic_realignment:2", EXTERNAL)
    assert seen(match, LOYAL)["hand"] == ["card-21", "card-29"]
    assert seen(match)["waiting"][LOYAL] == ["strategic_realignment"]
    answer(match, "event:card-29")
    assert seen(match, LOYAL)["hand"] == ["card-22"]


def test_9_5_1_non_issue_resets_without_scoring() -> None:
    match = acting(LOYAL, [24], score={EXTERNAL: 3, URBAN: 1}, luck={"score-die": [RURAL]})
    before = measure(match)
    answer(match, "special:non_issue:4")
    assert options(match) == [EXTERNAL, URBAN]
    answer(match, EXTERNAL)
    assert track(match, EXTERNAL)[1] == 0
    assert change(before, match) == {}


@pytest.mark.parametrize(("cost", "rise"), [(4, 1), (6, 2)])
def test_9_5_1_looking_for_trouble(cost: int, rise: int) -> None:
    match = acting(LOYAL, [13], spirit=3)
    before = measure(match)
    answer(match, f"special:looking_for_trouble:{cost}")
    assert change(before, match) == {"spirit": rise}


@pytest.mark.parametrize(
    ("side", "card", "opposing"), [(LOYAL, 29, 146), (PATRIOTE, 103, 92), (LOYAL, 29, 147), (PATRIOTE, 103, 20)]
)
def test_9_5_le_canadien_ignores_the_next_opposing_event(side: str, card: int, opposing: int) -> None:
    match = acting(side, [card, opposing], [136, FILLER])
    answer(match, "special:le_canadien:2")
    assert seen(match)["waiting"][side] == ["le_canadien"]
    answer(match, "event:card-136")
    before = measure(match)
    answer(match, f"points:card-{opposing}", "done")
    assert change(before, match) == {}
    assert f"card-{opposing}" in seen(match)["discards"]
    assert seen(match)["waiting"][side] == []


@pytest.mark.parametrize(("side", "opposing", "event"), [(LOYAL, 146, "P st_hyacinthe+3"), (PATRIOTE, 24, "vp L+3")])
def test_9_5_le_canadien_leaves_the_event_of_the_card_that_paid_for_it(side: str, opposing: int, event: str) -> None:
    match = acting(side, [opposing], [136])
    before = measure(match)
    answer(match, "special:le_canadien:2", "done")
    assert change(before, match) == expected(event)
    assert seen(match)["waiting"][side] == ["le_canadien"]


def test_9_5_1_le_canadien_waits_for_a_card_of_the_other_faction_from_hand() -> None:
    match = table(
        LOYAL, [29, 146], [136, 140], pool=["card-142"], waiting={LOYAL: ["le_canadien"]},
        luck={"score-die": [URBAN, URBAN, URBAN]},
    )  # fmt: skip
    answer(match, "buy:card-142", "event:card-136", "event:card-29")
    assert seen(match)["waiting"][LOYAL] == ["le_canadien"]


def test_9_5_2_partisan_media_gives_points_and_then_the_event() -> None:
    match = table(PATRIOTE, [146, 137], waiting={PATRIOTE: ["partisan_media"]}, luck={"score-die": [EXTERNAL]})
    assert [o for o in options(match) if "card-146" in o] == ["both:card-146"]
    answer(match, "both:card-146", "mobilize:nicolet", "done")
    assert (cubes(match, "nicolet"), cubes(match, "st_hyacinthe")) == ((1, 0), (5, 0))
    assert seen(match)["waiting"][PATRIOTE] == []
    assert "card-146" in seen(match)["discards"]


def test_9_5_1_partisan_media_is_wasted_when_the_requirement_is_not_met() -> None:
    match = table(LOYAL, [92], waiting={LOYAL: ["partisan_media"]}, spirit=5, luck={"score-die": [EXTERNAL]})
    before = measure(match)
    answer(match, "both:card-92", "done")
    assert change(before, match) == {}
    assert seen(match)["waiting"][LOYAL] == []
    assert "card-92" in seen(match)["discards"]


def test_9_5_1_partisan_media_costs_two_points_and_waits() -> None:
    match = acting(LOYAL, [29, 24], [136])
    answer(match, "special:partisan_media:2")
    answer(match, "event:card-136", "both:card-24", "done")
    assert seen(match)["vp"] == 3


def test_9_5_2_our_moment() -> None:
    match = acting(PATRIOTE, [22], opportunity={PATRIOTE: 3})
    before = measure(match)
    answer(match, "special:our_moment:4")
    assert change(before, match) == expected("op P+6")


def test_9_5_2_overwhelming_support_counts_full_patriote_counties() -> None:
    full = {"richelieu": {PATRIOTE: 9}, "chambly": {PATRIOTE: 9}, "rouville": {PATRIOTE: 8}, "shefford": {PATRIOTE: 7}}
    match = acting(PATRIOTE, [22], cubes={**full, "montreal": {PATRIOTE: 9}})
    before = measure(match)
    answer(match, "special:overwhelming_support:4")
    assert change(before, match) == expected("vp P+2")


def test_9_5_2_no_matter_the_cost_waits_for_the_next_rural_scoring() -> None:
    match = acting(PATRIOTE, [22], luck={"score-die": [RURAL]}, score={RURAL: 3}, spirit=14)
    before = measure(match)
    answer(match, "special:no_matter_the_cost:4")
    assert change(before, match) == expected("vp P+4")
    assert seen(match)["waiting"][PATRIOTE] == []


def test_9_5_2_various_angles_exchanges_cards_with_the_pool() -> None:
    match = acting(PATRIOTE, [22, 134, 92], pool=["card-123", "card-146", "card-4"], turn="early_1837")
    answer(match, "special:various_angles:4")
    assert options(match) == ["card-92", "card-134"]
    answer(match, "card-92", "card-134")
    assert (asked(match), options(match)) == ((PATRIOTE, "exchange-take"), ["card-123", "card-146"])
    answer(match, "card-146", "card-123")
    assert seen(match, PATRIOTE)["hand"] == ["card-123", "card-146"]
    assert seen(match, LOYAL)["known"] == ["card-123", "card-146"]
    assert seen(match)["pool"] == ["card-4", "card-92", "card-134"]


def test_9_5_2_various_angles_needs_enough_cards_on_both_sides() -> None:
    match = acting(PATRIOTE, [23, 134, 92], pool=["card-123", "card-4"])
    assert [o for o in specials(match) if "various" in o] == ["special:various_angles:2"]
    match = acting(PATRIOTE, [23], pool=["card-123"])
    assert not [o for o in specials(match) if "various" in o]


def test_9_5_why_a_special_action_is_not_used() -> None:
    match = acting(PATRIOTE, [18], turn="late_1834", specials_used={PATRIOTE: ["le_canadien"]})
    assert reason(match, "special:non_issue:4") == ("why-other-board", "9.5")
    assert reason(match, "special:le_canadien:2") == ("why-special-used", "9.5")
    assert reason(match, "special:various_angles:2") == ("why-few-cards-in-hand", "9.5.2")
    answer(match, "mobilize:nicolet", "mobilize:yamaska", "mobilize:beauce")
    assert reason(match, "special:our_moment:4") == ("why-few-points", "9.5")
    angles = acting(PATRIOTE, [23, 22], pool=["card-1"])
    assert reason(angles, "special:various_angles:2") == ("why-few-cards-in-pool", "9.5.2"), "a Key Event stays"
    waiting = acting(PATRIOTE, [22], waiting={PATRIOTE: ["le_canadien"]})
    assert reason(waiting, "special:le_canadien:2") == ("why-effect-waits", "9.5")


def test_9_5_1_why_a_marker_is_not_reset() -> None:
    assert reason(acting(LOYAL, [24]), "special:non_issue:4") == ("why-all-on-start", "9.5.1")
    match = answer(acting(LOYAL, [24], score={RURAL: 1, URBAN: 1}), "special:non_issue:4")
    assert reason(match, ORGANIZATIONS) == ("why-on-start", "9.5.1")


def test_9_5_2_why_a_card_is_not_exchanged() -> None:
    match = acting(PATRIOTE, [23, 22, 27], pool=["card-21", "card-24", "card-1"])
    answer(match, "special:various_angles:4")
    assert reason(match, "card-21") == ("why-not-in-hand", "9.5.2")
    answer(match, "card-22")
    assert reason(match, "card-22") == ("why-chosen", "9.5.2")
    answer(match, "card-27")
    assert reason(match, "card-27") == ("why-not-in-pool", "9.5.2")
    assert reason(match, "card-1") == ("why-key-event", "9.5.2")
    answer(match, "card-21")
    assert reason(match, "card-21") == ("why-chosen", "9.5.2")


def test_9_5_why_partisan_media_decides_how_a_card_is_played() -> None:
    match = table(LOYAL, [24, 22], waiting={LOYAL: ["partisan_media"]})
    assert reason(match, "points:card-24") == ("why-partisan-media", "9.5")
    assert reason(match, "event:card-24") == ("why-partisan-media", "9.5")
    assert reason(match, "both:card-22") == ("why-not-own-card", "9.5")
    assert reason(table(LOYAL, [24]), "both:card-24") == ("why-no-partisan-media", "9.5")
