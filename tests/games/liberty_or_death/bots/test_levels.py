"""The levels of Liberty or Death: common sense, the non-player, and a search that improves on its advice."""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import Any, TypeVar

import pytest

import tricorne
from tests.games.liberty_or_death.cards.table import table as board
from tricorne.bots import LEVELS, Budget, Look, bots_for, make_bot, seated
from tricorne.bots.improve import Improving
from tricorne.bots.search import estimate
from tricorne.core.policy import Asked
from tricorne.core.questions import Ask, Luck
from tricorne.games.liberty_or_death.bots.advisor import LibertyOrDeathAdvisor
from tricorne.games.liberty_or_death.bots.standing import (
    cards_until_winter,
    chance_to_win,
    deciding_pile,
    outlook,
    worth,
)
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import BRITISH, FACTIONS, FRENCH, INDIANS, PATRIOTS
from tricorne.games.liberty_or_death.rules.s7_victory import end_of_war
from tricorne.sim.arena import Arena, Fixture, play_fixture, sides_of
from tricorne.sim.simulate import read_players

T = TypeVar("T")


def by_chance(thought: Generator[Luck, Any, T], chance: random.Random) -> T:
    """Think to the end, with chance for the ties."""
    value: Any = None
    while True:
        try:
            value = chance.choice(thought.send(value).outcomes)
        except StopIteration as end:
            result: T = end.value
            return result


def test_normal_is_the_nonplayer_of_the_rulebook() -> None:
    assert bots_for(LibertyOrDeath) == list(LEVELS)
    assert seated(LibertyOrDeath, "normal") == "nonplayer"
    assert set(read_players("liberty-or-death", "normal").values()) == {"nonplayer"}
    assert read_players("liberty-or-death", "british=hard,french=normal") == {
        "british": "hard",
        "patriots": "random",
        "indians": "random",
        "french": "nonplayer",
    }


def test_a_pairing_is_one_side_against_the_other() -> None:
    assert sides_of("liberty-or-death") == (("british", "indians"), ("patriots", "french"))
    score = play_fixture(Arena("liberty-or-death", "sprint", 60, 1), Fixture("easy", "normal", 0, 4))
    assert not score.failure
    assert score.points == 0


def test_every_question_of_a_war_can_be_weighed() -> None:
    chance = random.Random(4)
    match = tricorne.new_match("liberty-or-death", "1775", seed=4)
    policy = LibertyOrDeath.policy()
    while (question := match.question) is not None:
        assert type(question) is Ask
        names = tuple(question.options())
        weights = policy.weigh(match.game, Asked(question.seat, question.kind, question.rule, question.args, names))
        assert len(weights) == len(names)
        assert all(weight > 0 for weight in weights)
        assert sum(policy.value(match.game, seat) for seat in FACTIONS) == pytest.approx(1)
        match.answer(chance.choice(names), question.seat)


@pytest.mark.parametrize("seed", range(4))
def test_advice_is_always_offered_also_after_other_answers(seed: int) -> None:
    chance = random.Random(seed)
    match = tricorne.new_match("liberty-or-death", ("1775", "sprint")[seed % 2], seed=seed)
    step, advisors = -1, dict[str, LibertyOrDeathAdvisor]()
    while (question := match.question) is not None:
        assert type(question) is Ask
        if match.checkpoints[-1].moment != step:
            step = match.checkpoints[-1].moment
            advisors = {seat: LibertyOrDeathAdvisor(match.game, FACTIONS.index(seat)) for seat in FACTIONS}  # type: ignore[arg-type]
        advisor = advisors[question.seat]
        advice = by_chance(advisor.decide(question), chance).answer
        assert advice in question.options()
        answer = advice if chance.random() < 0.6 else chance.choice(list(question.options()))
        if answer != advice:
            by_chance(advisor.follow(question, answer), chance)
        match.answer(answer, question.seat)


def test_hard_answers_alike_for_the_same_visits_and_within_its_seconds() -> None:
    seats = dict.fromkeys(FACTIONS, "nonplayer") | {"british": "hard", "indians": "hard"}
    match = tricorne.new_match("liberty-or-death", "sprint", seed=2, seats=seats)
    for _ in range(4):
        ask = match.question
        assert type(ask) is Ask
        looks = [Look(match, ask, random.Random(5)) for _ in range(2)]
        first, again = (Improving(Budget(60, 12)).think(look) if len(ask.options()) > 1 else None for look in looks)
        assert first == again
        assert make_bot("hard", Budget(0.0)).choose(looks[0]) in ask.options()
        match.answer(ask.options()[0] if first is None else first.answer, ask.seat)


def test_hard_is_better_than_the_nonplayers_on_both_sides() -> None:
    arena = Arena("liberty-or-death", "sprint", 60, 12)
    scores = [play_fixture(arena, Fixture("hard", "normal", side, seed)) for seed in (4, 5) for side in (0, 1)]
    assert not any(score.failure for score in scores)
    assert sum(score.points for score in scores) >= 3


def test_the_winning_chances_are_estimated_by_games_between_nonplayers() -> None:
    match = tricorne.new_match("liberty-or-death", "sprint", seed=3)
    ask = match.question
    assert type(ask) is Ask
    chances = estimate(Look(match, ask, random.Random(1)), FACTIONS, 4)
    assert sum(chances.values()) == pytest.approx(1)
    assert all(0 < chance < 1 for chance in chances.values())


def standing(*, cbc: int = 0, crc: int = 0, treaty: bool = True, players: tuple[str, ...] = FACTIONS) -> LibertyOrDeath:
    """An empty board with these Casualties, the other Factions being non-players."""
    game = board(treaty=treaty)
    game.state.cbc, game.state.crc = cbc, crc
    game.players = {name: "human" if name in players else "nonplayer" for name in FACTIONS}
    return game


def test_a_higher_margin_is_a_better_chance() -> None:
    even, ahead = standing(), standing(crc=6)
    assert chance_to_win(ahead, BRITISH) > chance_to_win(even, BRITISH)
    assert chance_to_win(ahead, FRENCH) < chance_to_win(even, FRENCH)
    without, treaty = (standing(cbc=9, treaty=treaty) for treaty in (False, True))
    assert chance_to_win(without, FRENCH) < chance_to_win(treaty, FRENCH)


def test_allies_of_one_player_win_together_and_others_each_alone() -> None:
    game = standing(crc=20)
    game.players = dict(zip(FACTIONS, ("hard", "nonplayer", "hard", "nonplayer"), strict=True))
    both = chance_to_win(game, BRITISH) + chance_to_win(game, INDIANS)
    assert worth(game, INDIANS) == worth(game, BRITISH) == pytest.approx(both)
    game.players = game.players | {"british": "easy"}
    assert worth(game, INDIANS) == chance_to_win(game, INDIANS) < both


def test_a_war_that_is_over_is_worth_what_it_brought() -> None:
    game = standing(crc=20)
    game.players = dict(zip(FACTIONS, ("hard", "easy", "hard", "normal"), strict=True))
    end_of_war(game)
    assert [worth(game, faction) for faction in (BRITISH, PATRIOTS, INDIANS, FRENCH)] == [1, 0, 1, 0]
    game.state.ending = "stalemate"
    assert worth(game, BRITISH) == 0.5


def test_the_advisor_knows_what_a_position_is_worth_to_its_player() -> None:
    seats = dict.fromkeys(FACTIONS, "nonplayer") | {"british": "hard", "indians": "hard", "patriots": "easy"}
    match = tricorne.new_match("liberty-or-death", "sprint", seed=2, seats=seats)
    game = match.game
    assert isinstance(game, LibertyOrDeath)
    advisors = [LibertyOrDeathAdvisor(game, faction) for faction in range(4)]
    assert advisors[BRITISH].worth() == advisors[INDIANS].worth() > chance_to_win(game, BRITISH)
    assert advisors[PATRIOTS].worth() == chance_to_win(game, PATRIOTS)


def drawn(scenario: str, pile: int, cards: int, *, winter: bool) -> LibertyOrDeath:
    """A war in which so many cards of a pile have come up."""
    game = tricorne.new_match("liberty-or-death", scenario, seed=1).game
    assert isinstance(game, LibertyOrDeath)
    game.state.pile, game.state.pile_drawn, game.state.pile_winter = pile, cards, winter
    return game


def test_the_cards_until_a_winter_are_counted_on_average() -> None:
    assert cards_until_winter(drawn("sprint", 0, 2, winter=False), 1) == 11 + 9 - 2
    assert cards_until_winter(drawn("sprint", 0, 11, winter=True), 1) == 9
    assert [cards_until_winter(drawn("sprint", 1, n, winter=False), 1) for n in (0, 6, 10)] == [9, 3, 1]
    assert cards_until_winter(drawn("sprint", 1, 8, winter=True), 1) == 0


def test_the_next_winter_may_end_a_war_in_which_victory_is_checked() -> None:
    assert deciding_pile(drawn("sprint", 0, 2, winter=False)) == 1
    assert deciding_pile(drawn("1775", 0, 2, winter=False)) == 0
    assert deciding_pile(drawn("1775", 0, 9, winter=True)) == 1
    assert deciding_pile(drawn("1778", 2, 9, winter=True)) == 2


def test_what_winter_may_bring_is_foreseen() -> None:
    garrison = {"british_regular": 2, "tory": 1}
    without, loyal = (board({"boston": pieces}, treaty=True) for pieces in ({"british_regular": 3}, garrison))
    rebels = board({"boston": {"continental": 2}}, treaty=True)
    british = [outlook(game).margins[BRITISH] for game in (rebels, without, loyal)]
    assert british == sorted(set(british))


def test_a_lone_player_is_judged_by_the_lead_over_the_best_nonplayer() -> None:
    few, many = (standing(crc=crc, players=("british",)) for crc in (0, 12))
    assert chance_to_win(few, BRITISH) < chance_to_win(many, BRITISH)
    assert sum(chance_to_win(few, faction) for faction in range(4)) == pytest.approx(1)
    both = standing(crc=12, players=("british", "indians"))
    assert chance_to_win(both, INDIANS) == chance_to_win(both, BRITISH) < chance_to_win(many, BRITISH)
    assert chance_to_win(both, PATRIOTS) > chance_to_win(both, FRENCH)
