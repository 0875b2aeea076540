"""What the heuristic prefers."""

from __future__ import annotations

import random

import pytest

import tricorne
from tests.games.library import answer
from tests.games.rebellion_1775.table import turn_of
from tricorne.core import Match
from tricorne.core.policy import Asked, Terms
from tricorne.core.questions import Ask
from tricorne.games.rebellion_1775.bots.marching import whole_group
from tricorne.games.rebellion_1775.bots.prospects import Prospects
from tricorne.games.rebellion_1775.game import Rebellion
from tricorne.games.rebellion_1775.names import FACTIONS, SIDE_OF_FACTION


def weights(match: Match) -> dict[str, float]:
    """The weight of each option of the question asked."""
    question = match.question
    assert question is not None
    names = list(question.options())
    asked = Asked(question.seat, question.kind, question.rule, question.args, names)
    return dict(zip(names, match.game.policy().weigh(match.game, asked), strict=True))


BESIDE_A_CONTINENTAL = {"albany": {"british_regulars": 1}, "hartford": {"continentals": 1}}
WITHOUT_ONE = {"albany": {"british_regulars": 1}, "hartford": {"patriots": 1}}


def test_an_event_is_played_where_it_does_something() -> None:
    arnold = "card:british_regulars_11"
    useful = weights(turn_of("british_regulars", BESIDE_A_CONTINENTAL, [11, 1]))
    idle = weights(turn_of("british_regulars", WITHOUT_ONE, [11, 1]))
    assert max(useful, key=useful.__getitem__) == arnold
    assert idle[arnold] < 0.02 * idle["card:british_regulars_01"]
    marching = answer(turn_of("british_regulars", WITHOUT_ONE, [11, 1]), "card:british_regulars_01")
    assert weights(marching)[arnold] < 0.1 * weights(marching)["done"]


def test_an_event_of_the_reinforcements_phase_is_not_wasted() -> None:
    there = {"newport": {"patriots": 1}, "hartford": {"patriots": 1}, "new_york": {"patriots": 1}}
    shown = weights(turn_of("patriots", there, [11, 1], phase="reinforcements"))
    assert shown.pop("card:patriots_11") < 0.1 * max(shown.values())


def test_an_event_is_assigned_where_it_matters() -> None:
    match = turn_of("patriots", {"newport": {"patriots": 2}, "boston": {"loyalists": 2}}, [12, 1])
    shown = weights(answer(match, "newport", "patriots:2", "boston"))
    assert shown["card:patriots_12"] > shown["fight"]


def test_up_to_four_means_all_that_can_be_had() -> None:
    there = {"newport": {"patriots": 1}, "boston": {"loyalists": 1}}
    match = turn_of("patriots", there, [11, 1], phase="reinforcements", fled={"loyalists": 3})
    shown = weights(answer(match, "card:patriots_11"))
    assert sorted(shown, key=shown.__getitem__) == ["done", "newport:1", "newport:2", "newport:3"]


def test_reasons_name_what_a_march_gains() -> None:
    there = {"newport": {"patriots": 3}, "hartford": {"loyalists": 1}, "boston": {"patriots": 1}}
    match = answer(turn_of("patriots", there, [1]), "newport", "patriots:3")
    question = match.question
    assert question is not None
    asked = Asked(question.seat, question.kind, question.rule, question.args, list(question.options()))
    shown = [because.say for because in match.game.policy().because(match.game, asked, "ct_east_of_hartford")]
    assert shown[0] in ("w-toward-flag", "w-flag-falls")


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


def test_a_reason_gives_the_chance_that_its_button_shows() -> None:
    compared = dict.fromkeys(("army", "command-decision"), 0)
    for seed in range(4):
        match, chance = tricorne.new_match("1775-rebellion", "introductory", seed=seed), random.Random(seed)
        while type(ask := match.question) is Ask:
            if ask.kind in compared:
                asked = Asked(ask.seat, ask.kind, ask.rule, ask.args, list(ask.options()))
                for option in asked.options:
                    said = {
                        because.args["chance"]
                        for because in match.game.policy().because(match.game, asked, option)
                        if because.say == "w-battle-stands" or because.args.get("area") == option
                        if "chance" in because.args
                    }
                    shown = match.hint(option)
                    if said and shown:
                        assert said <= {int(100 * shown[role]["wins"] + 0.5) for role in ("attacker", "defender")}
                        compared[ask.kind] += 1
            match.answer(chance.choice(list(ask.options())), ask.seat)
    assert min(compared.values()) > 10


@pytest.mark.parametrize("scenario", Rebellion.scenarios)
def test_positions_after_the_last_round_have_a_value(scenario: str) -> None:
    match = tricorne.new_match("1775-rebellion", scenario, seed=1)
    state, policy = match.game.state, match.game.policy()
    for state.round in range(1, 12):
        for count in range(len(FACTIONS) + 1):
            state.bag = list(range(count))
            assert 0 <= policy.value(match.game, "patriots") <= 1


def test_what_speaks_against_a_card_is_counted_against_it() -> None:
    match = turn_of("british_regulars", WITHOUT_ONE, [11, 8, 1])
    question, policy = match.question, match.game.policy()
    assert question is not None
    asked = Asked(question.seat, question.kind, question.rule, question.args, question.options())
    weights: dict[str, float] = {}
    for card in ("card:british_regulars_11", "card:british_regulars_08"):
        terms = Terms()
        policy.reasons[question.kind](match.game, asked, card, policy.side(question.seat), terms)
        weights |= {because.say: worth for worth, because in terms.found}
    assert weights["w-event-idle"] < 0
    assert weights["w-truce-early"] < 0
