"""Odds of battles, given before they are fought."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.library import answer, asked, options, seen
from tests.games.rebellion_1775.table import turn_of
from tricorne.core import Match
from tricorne.core.questions import Ask, Luck

SAMPLES = 500


def hint(match: Match, option: str) -> dict[str, Any] | None:
    question = match.question
    assert type(question) is Ask
    return match.game.hint(question, option)


def test_an_event_that_would_do_nothing_says_so() -> None:
    match = turn_of("british_regulars", {"dover": {"british_regulars": 1}}, [11, 1])
    assert hint(match, "card:british_regulars_11") == {"effect": False}
    match = turn_of("british_regulars", {"dover": {"british_regulars": 1}, "boston": {"continentals": 1}}, [11, 1])
    assert hint(match, "card:british_regulars_11") is None


def before_battle(attackers: dict[str, int], defenders: dict[str, int]) -> Match:
    """The Loyalists have picked an army in Newport and may march to Boston."""
    match = turn_of("loyalists", {"newport": attackers, "boston": defenders}, [1])
    answer(match, "newport")
    if "boston" not in set(options(match)):
        answer(match, "all" if "all" in set(options(match)) else f"loyalists:{attackers['loyalists']}")
    return match


def test_a_battle_of_one_against_one_by_hand() -> None:
    """A die of either shows a hit, a flight or a blank with a chance of a third each."""
    match = before_battle({"loyalists": 1}, {"patriots": 1})
    shown = hint(match, "boston")
    assert shown is not None
    # Whoever throws wins by a hit, loses by fleeing, and hands the dice over otherwise: even for both.
    assert shown["attacker"]["wins"] == pytest.approx(0.5, abs=0.001)
    assert shown["defender"]["wins"] == pytest.approx(0.5, abs=0.001)


def test_no_battle_no_odds() -> None:
    match = before_battle({"loyalists": 2}, {"patriots": 1})
    quiet = [option for option in set(options(match)) if option not in ("boston",) and ":" not in option]
    assert quiet
    assert all("attacker" not in (hint(match, option) or {}) for option in quiet)


def test_more_units_have_better_odds_and_lose_fewer() -> None:
    few = hint(before_battle({"loyalists": 2}, {"patriots": 4}), "boston")
    many = hint(before_battle({"loyalists": 6}, {"patriots": 4}), "boston")
    assert few is not None
    assert many is not None
    assert few["attacker"]["wins"] < 0.3 < 0.7 < many["attacker"]["wins"]
    assert few["defender"]["expected_losses"] < many["defender"]["expected_losses"]


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        ({"loyalists": 3}, {"patriots": 3}),
        ({"loyalists": 2, "british_regulars": 2}, {"patriots": 2, "continentals": 1}),
        ({"loyalists": 3, "natives_british": 2}, {"patriots": 2, "natives_american": 1}),
    ],
)
def test_the_odds_are_those_of_the_rules(attackers: dict[str, int], defenders: dict[str, int]) -> None:
    """The same battle fought many times at the table, everybody staying, gives what the hint says."""
    shown = hint(before_battle(attackers, defenders), "boston")
    assert shown is not None
    chance = random.Random(3)
    won = sum(attackers_hold(before_battle(attackers, defenders), chance) for _ in range(SAMPLES))
    assert won / SAMPLES == pytest.approx(shown["attacker"]["wins"], abs=0.07)


def attackers_hold(match: Match, chance: random.Random) -> bool:
    """Fight it out by the rules with dice thrown by hand."""
    answer(match, "boston")
    while match.question is not None:
        ended = [entry for entry in match.log() if entry["event"] in ("battle-won", "battle-empty")]
        if ended:
            return bool(ended[0]["args"].get("side") == "british")
        kind = asked(match)[1]
        luck = match.question
        offered = list(map(str, luck.outcomes)) if type(luck) is Luck else sorted(luck.options())
        if kind == "losses":
            offered = sorted(offered, key=lambda option: (not option.startswith(("loyal", "patriots")), option))[:1]
        match.answer("stay" if "stay" in offered else chance.choice(offered))
    raise AssertionError("no battle was fought")


def test_staying_and_stepping_out_have_odds_of_their_own() -> None:
    match = turn_of(
        "loyalists",
        {"newport": {"loyalists": 3}, "boston": {"patriots": 3}},
        [1],
        dice=["command", "command", "command"],
    )
    answer(match, "newport", "loyalists:3", "boston")
    assert asked(match) == ("patriots", "command-decision")
    stay = hint(match, "stay")
    away = next(odds for option in sorted(options(match)) if option.endswith(":2") and (odds := hint(match, option)))
    assert stay is not None
    assert stay["defender"]["wins"] > away["defender"]["wins"]
    assert all(wins(match, option) == 0 for option in set(options(match)) if option.endswith(":3"))


def wins(match: Match, option: str) -> float:
    """The chance of the defenders."""
    shown = hint(match, option)
    assert shown is not None
    return float(shown["defender"]["wins"])


def test_every_way_to_take_hits_has_odds_and_is_asked_as_it_says() -> None:
    """Two hits on Continentals and Patriots; one of the three who threw flees."""
    match = turn_of(
        "loyalists",
        {"newport": {"loyalists": 4}, "boston": {"patriots": 3, "continentals": 2}},
        [1],
        dice=["command", "command", "command", "command", "command", "hit", "hit", "flee"],
    )
    answer(match, "newport", "loyalists:4", "boston")
    while asked(match)[1] == "command-decision":
        answer(match, "stay")
    assert asked(match)[1] == "losses"
    question = match.question
    assert type(question) is Ask
    assert question.args["fleeing"] == {"loyalist": 1}
    whole = match.game.whole_answers(question)
    assert [answers.takes for answers in whole] == [
        {"patriots": 2},
        {"continentals": 1, "patriots": 1},
        {"continentals": 2},
    ]
    assert [answers.answers for answers in whole] == [
        ("patriots:2",),
        ("continentals:1", "patriots:1"),
        ("continentals:2",),
    ]
    assert all(0 < wins(match, answers.name) < 1 for answers in whole)
    assert hint(match, "patriots:1") is None
    answer(match, *whole[1].answers)
    left = match.view("patriots")["position"]["units"]["boston"]
    assert (left["continentals"], left["patriots"]) == (1, 2)


def test_stepping_out_that_leaves_natives_alone_loses_the_battle() -> None:
    """The natives go over to the enemy, so the battle is over; with a friend beside them it goes on."""
    alone = commanding({"patriots": 1, "natives_american": 2}, ["command", "command", "command"])
    assert wins(alone, "stay") > 0
    assert wins(alone, "portsmouth:1") == 0
    beside = commanding({"patriots": 2, "natives_american": 2}, ["command", "hit", "command", "command"])
    assert wins(beside, "portsmouth:1") > 0


def commanding(defenders: dict[str, int], dice: list[str]) -> Match:
    """The Loyalists have marched from Newport to Boston, and the Patriots there may step out."""
    match = turn_of("loyalists", {"newport": {"loyalists": 3}, "boston": defenders}, [1], dice=dice)
    answer(match, "newport", "loyalists:3", "boston")
    assert asked(match) == ("patriots", "command-decision")
    return match


def test_a_march_says_which_flag_it_would_change() -> None:
    """New Jersey has two areas: who holds one of them while the other is free or friendly has the colony."""
    units = {"dover": {"loyalists": 2}, "trenton": {"patriots": 1}, "philadelphia": {"loyalists": 3}}
    match = answer(turn_of("loyalists", units, [1]), "philadelphia", "loyalists:2")
    assert seen(match)["in_the_way"]["colony:new_jersey"] == {"british": ["trenton"], "american": []}
    found = hint(match, "trenton")
    assert found is not None
    assert found["held"] == {"flag": "british", "points": {"british": 3, "american": 0}}
    units["prince_town"] = {"natives": 1}
    match = answer(turn_of("loyalists", units, [1]), "philadelphia", "loyalists:2")
    found = hint(match, "trenton")
    assert found is not None
    assert "held" not in found
