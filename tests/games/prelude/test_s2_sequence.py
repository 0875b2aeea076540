"""2 Sequence of play."""

from __future__ import annotations

from typing import Any

import pytest

import tricorne
from tests.games.library import answer, asked, options, seen
from tests.games.prelude.table import (
    EXTERNAL,
    FILLER,
    GAME,
    LOYAL,
    ORGANIZATIONS,
    PATRIOTE,
    RURAL,
    URBAN,
    board,
    cubes,
    table,
    track,
)
from tricorne.core import Match

UC = {"score-die": ["urban_counties"] * 4}


def start(**settings: Any) -> Match:
    return tricorne.new_match(GAME, seed=5, **settings)


def test_2_0_the_first_player_acts_before_the_other_in_each_of_8_rounds() -> None:
    match = table(LOYAL, [136], [22], luck={"score-die": [EXTERNAL, EXTERNAL]})
    assert asked(match) == (LOYAL, "play")
    answer(match, "event:card-136")
    assert (asked(match), seen(match)["round"]) == ((PATRIOTE, "play"), 3)
    answer(match, "event:card-22")
    assert seen(match)["round"] > 3


def test_2_0_the_seven_turns_and_their_decks() -> None:
    turns = [(turn.id, turn.data.deck) for turn in board().turns]
    assert turns == [
        ("early_1834", "deck_1834"),
        ("late_1834", "deck_1834"),
        ("year_1835", "deck_1835_36"),
        ("year_1836", "deck_1835_36"),
        ("early_1837", "deck_1837"),
        ("fall_1837", "deck_1837"),
        ("winter_1837", "deck_1837"),
    ]


def test_2_1_markers_start_in_their_boxes() -> None:
    match = start()
    shown = seen(match)
    assert (shown["vp"], shown["spirit"]) == (0, 0)
    assert [track(match, name) for name in (RURAL, ORGANIZATIONS, EXTERNAL, URBAN)] == [(-8, 0), (0, 0), (2, 0), (0, 0)]
    assert shown["tracks"][RURAL]["value"] == 4
    assert shown["opportunity"] == {PATRIOTE: 6, LOYAL: 8}
    assert shown["war_readiness"] == {PATRIOTE: 0, LOYAL: 4}
    assert (cubes(match, "montreal"), cubes(match, "quebec")) == ((3, 2), (1, 4))
    assert all(side["used"] == [] for side in shown["specials"].values())


@pytest.mark.parametrize(
    ("turn", "active", "generic", "key"),
    [
        ("early_1834", 2, 2, []),
        ("late_1834", 1, 1, [1]),
        ("year_1835", 2, 2, [2]),
        ("year_1836", 1, 1, [3]),
        ("early_1837", 2, 2, [4, 5]),
        ("fall_1837", 1, 1, [6, 7, 8]),
        ("winter_1837", 1, 1, []),
    ],
)
def test_2_2_the_pool_at_the_start_of_each_turn(turn: str, active: int, generic: int, key: list[int]) -> None:
    match = start(position={"turn": turn})
    printed, pool = board(), seen(match)["pool"]
    decks = [printed.card(printed.number[name]).data.deck for name in pool]
    deck = next(data.data.deck for data in printed.turns if data.id == turn)
    assert decks.count(deck) == active
    assert decks.count("deck_generic") == generic
    assert [name for name, of in zip(pool, decks, strict=True) if of == "key_events"] == [f"card-{n}" for n in key]


def test_2_2_hands_of_four_and_three() -> None:
    match = start()
    assert seen(match)["hands"] == {side: {"deck_1834": 4, "deck_generic": 3} for side in (PATRIOTE, LOYAL)}
    assert len(seen(match, LOYAL)["hand"]) == 7


def test_2_2_kept_cards_count() -> None:
    match = start(position={"turn": "late_1834", "hands": {LOYAL: ["card-15", "card-28"], PATRIOTE: ["card-96"]}})
    assert seen(match)["hands"][LOYAL] == {"deck_1834": 4, "deck_generic": 3}
    assert {"card-15", "card-28"} < set(seen(match, LOYAL)["hand"])
    drawn = [entry["args"]["count"] for entry in match.log() if entry["event"] == "drawn"]
    assert drawn == [6, 5]


def test_2_2_the_patriote_player_names_the_first_player() -> None:
    match = start()
    assert asked(match) == (PATRIOTE, "first-player")
    answer(match, LOYAL)
    assert asked(match) == (LOYAL, "play")
    assert seen(match)["first"] == LOYAL


def last_round(**position: Any) -> Match:
    """The second player's last Action Round of a turn, with a card that does nothing of note."""
    match = table(
        PATRIOTE,
        ["card-136"],
        luck={"score-die": [EXTERNAL]},
        **{"round": 8, "first": LOYAL, "opportunity": {PATRIOTE: 3, LOYAL: 3}, **position},
    )
    return answer(match, "event:card-136")


def test_2_3_opportunity_points_are_gained_up_to_their_maximum() -> None:
    assert seen(last_round())["opportunity"] == {PATRIOTE: 11, LOYAL: 11}
    assert seen(last_round(opportunity={PATRIOTE: 5, LOYAL: 9}))["opportunity"] == {PATRIOTE: 12, LOYAL: 16}


def test_2_3_the_spirit_rises_unless_composure_was_called_for() -> None:
    assert seen(last_round(spirit=4))["spirit"] == 5
    match = last_round(spirit=4, composure=True)
    assert (seen(match)["spirit"], seen(match)["composure"]) == (4, False)


def test_2_3_key_events_leave_the_pool_and_other_cards_stay() -> None:
    match = last_round(turn="early_1837", pool=["card-4", "card-5", "card-61"])
    assert "card-61" in seen(match)["pool"]
    assert {"card-4", "card-5"} <= set(seen(match)["discards"])


def test_2_3_after_late_1834_and_1836_everything_is_discarded() -> None:
    for turn in ("late_1834", "year_1836"):
        match = last_round(turn=turn, pool=["card-120"])
        assert {"card-120", FILLER} <= set(seen(match)["discards"])
        assert "card-120" not in seen(match)["pool"]
    kept = last_round(turn="year_1835", pool=["card-120"])
    assert "card-120" in seen(kept)["pool"]
    assert FILLER in seen(kept, LOYAL)["hand"]


def test_2_4_spirit_15_scores_every_track_and_pays_war_readiness() -> None:
    match = last_round(spirit=14, no_matter_the_cost=True, war_readiness={PATRIOTE: 1, LOYAL: 6}, vp=0)
    # Rural -8 pays 4 to the Patriotes, External 2 to the Loyals; attrition leaves Québec to the Loyals alone.
    assert match.result is not None
    assert match.result.reason == "spirit-15"
    assert seen(match)["vp"] == -4 + 2 + 2 + (6 - 1)
    assert match.result.winners == (LOYAL,)


def test_2_4_twenty_points_win_at_the_end_of_an_action_round() -> None:
    match = table(LOYAL, [24], luck={"score-die": [ORGANIZATIONS]}, vp=17)
    answer(match, "event:card-24")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((LOYAL,), "twenty-vp")
    assert match.result.scores == {PATRIOTE: 0, LOYAL: 20}


def test_2_4_vp_beyond_20_are_not_counted() -> None:
    match = table(PATRIOTE, [23], luck=UC, vp=-19, first=LOYAL, round=2, sessions=[[1, 2]])
    answer(match, "event:card-23")
    assert match.result is not None
    assert match.result.scores[PATRIOTE] == 20


def test_2_4_example_2_rebellion_at_the_end_of_winter_1837_pays_war_readiness() -> None:
    match = last_round(turn="winter_1837", spirit=14, no_matter_the_cost=True, war_readiness={LOYAL: 9})
    assert match.result is not None
    assert match.result.reason == "spirit-15"
    assert seen(match)["vp"] == -4 + 2 + 2 + 9


def test_2_4_after_winter_1837_tracks_are_scored_without_war_readiness() -> None:
    match = last_round(turn="winter_1837", spirit=5, no_matter_the_cost=True, war_readiness={LOYAL: 9})
    assert match.result is not None
    assert match.result.reason == "winter-1837"
    assert seen(match)["vp"] == -4 + 2 + 2


def test_2_4_twenty_points_come_before_the_end_of_winter_1837() -> None:
    match = last_round(turn="winter_1837", spirit=5, vp=-20)
    assert match.result is not None
    assert match.result.reason == "twenty-vp"


def test_2_4_at_zero_the_loyal_player_wins() -> None:
    match = last_round(turn="winter_1837", spirit=5, no_matter_the_cost=True, vp=0, external_influence=2)
    assert seen(match)["vp"] == 0
    assert match.result is not None
    assert match.result.winners == (LOYAL,)


def test_2_4_the_final_scoring_rolls_for_reprisal() -> None:
    match = table(
        PATRIOTE, ["card-136"], first=LOYAL, round=8, turn="winter_1837", spirit=4,
        luck={"score-die": [EXTERNAL], "reprisal-die": [3]},
    )  # fmt: skip
    answer(match, "event:card-136")
    assert asked(match) == (LOYAL, "reprisal")
    answer(match, "richelieu", "rouville")
    assert match.result is not None
    assert "reprisal" in [entry["event"] for entry in match.log()]
    assert cubes(match, "richelieu") == (0, 0)


def test_2_4_the_marker_is_tested_after_the_session_bonus() -> None:
    match = table(LOYAL, [29], first=PATRIOTE, round=2, vp=-18, luck={"score-die": [EXTERNAL]}, sessions=[[1, 2]])
    answer(match, "event:card-29")
    assert match.result is not None
    assert match.result.winners == (PATRIOTE,)


def test_2_3_options_of_the_next_turn_follow() -> None:
    match = last_round()
    assert asked(match) == (PATRIOTE, "first-player")
    assert options(match) == [PATRIOTE, LOYAL]
    assert seen(match)["turn"] == "late_1834"
