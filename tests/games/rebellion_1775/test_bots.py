"""What the heuristic prefers."""

from __future__ import annotations

import random

import pytest

import tricorne
from tests.games.rebellion_1775.table import answer, turn_of
from tricorne.core import Match
from tricorne.core.policy import Asked, Terms
from tricorne.core.questions import Ask
from tricorne.games.rebellion_1775.bots.marching import whole_group
from tricorne.games.rebellion_1775.bots.prospects import Prospects
from tricorne.games.rebellion_1775.game import Rebellion
from tricorne.games.rebellion_1775.pieces import FACTIONS, SIDE_OF_FACTION


def weights(match: Match) -> dict[str, float]:
    """The weight of each option of the question asked."""
    question = match.question
    assert question is not None
    names = list(question.options())
    asked = Asked(question.seat, question.kind, question.rule, question.args, names)
    return dict(zip(names, match.game.policy().weigh(match.game, asked), strict=True))


BESIDE_A_CONTINENTAL = {"albany": {"british_regulars": 1}, "hartford": {"continentals": 1}}
WITHOUT_ONE = {"albany": {"british_regulars": 1}, "hartford": {"patriots": 1}}


def test_3_2_6_an_event_is_played_where_it_does_something() -> None:
    arnold = "card:british_regulars_11"
    useful = weights(turn_of("british_regulars", BESIDE_A_CONTINENTAL, [11, 1]))
    idle = weights(turn_of("british_regulars", WITHOUT_ONE, [11, 1]))
    assert max(useful, key=useful.__getitem__) == arnold
    assert idle[arnold] < 0.02 * idle["card:british_regulars_01"]
    marching = answer(turn_of("british_regulars", WITHOUT_ONE, [11, 1]), "card:british_regulars_01")
    assert weights(marching)[arnold] < 0.1 * weights(marching)["done"]


def test_3_2_6_an_event_of_the_reinforcements_phase_is_not_wasted() -> None:
    there = {"newport": {"patriots": 1}, "hartford": {"patriots": 1}, "new_york": {"patriots": 1}}
    told = weights(turn_of("patriots", there, [11, 1], phase="reinforcements"))
    assert told.pop("card:patriots_11") < 0.1 * max(told.values())


def test_3_2_6_an_event_is_assigned_where_it_matters() -> None:
    match = turn_of("patriots", {"newport": {"patriots": 2}, "boston": {"loyalists": 2}}, [12, 1])
    told = weights(answer(match, "newport", "patriots:2", "boston"))
    assert told["card:patriots_12"] > told["fight"]


def test_5_0_up_to_four_means_all_that_can_be_had() -> None:
    there = {"newport": {"patriots": 1}, "boston": {"loyalists": 1}}
    match = turn_of("patriots", there, [11, 1], phase="reinforcements", fled={"loyalists": 3})
    told = weights(answer(match, "card:patriots_11"))
    assert sorted(told, key=told.__getitem__) == ["done", "newport:1", "newport:2", "newport:3"]


def test_reasons_name_what_a_march_gains() -> None:
    there = {"newport": {"patriots": 3}, "hartford": {"loyalists": 1}, "boston": {"patriots": 1}}
    match = answer(turn_of("patriots", there, [1]), "newport", "patriots:3")
    question = match.question
    assert question is not None
    asked = Asked(question.seat, question.kind, question.rule, question.args, list(question.options()))
    told = [because.say for because in match.game.policy().because(match.game, asked, "ct_east_of_hartford")]
    assert told[0] in ("w-toward-flag", "w-flag-falls")


def test_the_terms_of_a_march_add_up_to_its_gain() -> None:
    match, chance, compared = tricorne.new_match("1775-rebellion", "campaign", seed=2), random.Random(2), 0
    while type(ask := match.question) is Ask:
        if ask.kind == "march":
            game, side = match.game, SIDE_OF_FACTION[FACTIONS.index(ask.seat)]
            assert isinstance(game, Rebellion)
            prospects = Prospects(game, side)
            for start in [game.board.area[name] for name in ask.options() if name in game.board.area]:
                for target in game.board.neighbours[start]:
                    if not game.state.present[side * game.areas + target]:
                        group, why = whole_group(game, side, start), Terms()
                        prospects.explain(group, target, why)
                        assert sum(worth for worth, _ in why.found) == pytest.approx(prospects.gain(group, target))
                        compared += 1
        match.answer(chance.choice(list(ask.options())), ask.seat)
    assert compared > 100
