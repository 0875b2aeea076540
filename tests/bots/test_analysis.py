"""The look back at a game: its turns, luck apart from choice, answers beside the played one, and what they cost."""

from __future__ import annotations

import random

import msgspec
import pytest

import tricorne
from tests.core.toy_game import toy
from tricorne.bots import Player, because
from tricorne.bots.analysis import Analysis, Findings, begin, conclude, jobs, judge, keep, share_done, work_on
from tricorne.bots.compare import compare
from tricorne.bots.look import Look
from tricorne.core import Match
from tricorne.core.questions import Ask
from tricorne.core.words import LANGUAGES


def last_round(answer: str, die: int) -> Match:
    """Ann is four points behind, wins the last bid, and gambles or not; the die shows what is given."""
    match = toy({"draw": [6, 1, 5, 2, 4, 3, 4, 3], "die": [die]})
    for bids in (("6", "1"), ("5", "2")):
        for given, seat in (*zip(bids, ("ann", "bob"), strict=True), ("no", "ann"), ("no", "ann")):
            match.answer(given, seat)
    match.edit({"points": {"ann": 0, "bob": 4}}, "the last round")
    for given, seat in (("4", "ann"), ("3", "bob"), (answer, "ann"), ("yes", "ann")):
        match.answer(given, seat)
    assert match.question is None
    return match


def finish(match: Match, findings: Findings) -> Analysis:
    while todo := jobs(findings):
        keep(findings, [work_on(match, findings.outline, job) for job in todo])
    return conclude(findings)


def played_1775() -> Match:
    match = tricorne.new_match("1775-rebellion", "introductory", seed=4)
    players = {seat: Player("fair", number) for number, seat in enumerate(match.game.seats)}
    while type(ask := match.question) is Ask:
        players[ask.seat].answer(match, ask)
    return match


def test_a_costly_answer_is_found_with_what_was_better_and_by_how_much() -> None:
    match = last_round("no", 1)
    analysis = finish(match, begin(match))
    gamble = next(one for one in analysis.decisions if one.kind == "gamble" and one.moment in analysis.costly)
    assert (gamble.played, gamble.answers[0].option) == ("no", "yes")
    assert gamble.cost == pytest.approx(5 / 12, abs=0.12), "five and six win, four draws; without the die all is lost"
    assert gamble.moment == analysis.costly[0]
    assert gamble.moment in [part.costliest for part in analysis.turns]


@pytest.mark.parametrize(("die", "won"), [(6, 7 / 12), (1, -5 / 12)])
def test_what_the_die_changed_is_luck_and_what_the_answer_changed_is_choice(die: int, won: float) -> None:
    match = last_round("yes", die)
    findings = begin(match)
    analysis = finish(match, findings)
    part = analysis.turns[-1]
    at = {one.moment: one.true[0] for one in analysis.chances}
    thrown = next(run.start for run in reversed(findings.outline.turns[-1].runs) if run.kind == "luck")
    assert at[analysis.last] - at[thrown] == pytest.approx(won, abs=0.15)
    assert all(one.cost < 0.05 for one in analysis.decisions if one.moment == thrown - 1), "it was the right answer"
    assert part.luck[0] == pytest.approx(-part.luck[1], abs=0.02)


def test_a_whole_game_adds_up_and_can_be_interrupted() -> None:
    match = played_1775()
    begun = begin(match, 0)
    outline = begun.outline
    assert outline.turns[0].start == 0
    assert [turn.end for turn in outline.turns[:-1]] == [turn.start for turn in outline.turns[1:]]
    assert outline.turns[-1].end == match.moment
    done = [share_done(begun)]
    while todo := jobs(begun):
        keep(begun, [work_on(match, outline, todo[0])])
        done.append(share_done(begun))
        if len(done) % 9 == 0:
            begun = msgspec.json.decode(msgspec.json.encode(begun), type=Findings)
    assert done == sorted(done)
    analysis = conclude(begun)
    assert analysis.done == 1
    again = finish(match, begin(match, 0))
    assert msgspec.json.encode(analysis) == msgspec.json.encode(again), "the order of the work does not matter"
    for part in analysis.turns:
        for side in range(2):
            change = part.after[side] - part.before[side]
            assert part.luck[side] + part.choice[side] == pytest.approx(change, abs=0.001)
    result = match.result
    assert result is not None
    drawn = 0.5 if not result.winners else None
    for side, seats in enumerate(analysis.sides):
        assert analysis.chances[-1].true[side] == (drawn if drawn is not None else float(seats[0] in result.winners))
    known = [one for one in analysis.chances if one.known]
    assert [one.moment for one in known] == [turn.start for turn in outline.turns]
    assert any(one.known != one.true for one in known), "hands are hidden"
    assert set(analysis.turning) <= {turn.start for turn in outline.turns}
    assert all(
        0 <= one.cost <= 1 and any(answer.option == one.played for answer in one.answers) for one in analysis.decisions
    )


def test_what_was_played_is_told_also_when_it_is_the_last() -> None:
    match = tricorne.new_match("1775-rebellion", "introductory", seed=2)
    ask = match.question
    assert type(ask) is Ask
    assert len(ask.options()) > 6
    ordinary = compare(Look(match, ask, random.Random(1)), 48)
    worst = next(option for option in reversed(ask.options()) if option not in [one.option for one in ordinary])
    found = compare(Look(match, ask, random.Random(1)), 48, worst)
    assert len(ordinary) == 3
    assert worst in [one.option for one in found]
    assert len(found) in (3, 4)
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
    assert len({one.games for one in found}) == 1, "chances that are set beside each other come from as many games"


def test_a_better_answer_of_which_no_advisor_speaks_is_told_by_what_comes_of_it() -> None:
    match, told = tricorne.new_match("liberty-or-death", "sprint", seed=5), 0
    players = {seat: Player("easy", 5) for seat in match.game.seats}
    while type(ask := match.question) is Ask and told < 3:
        if ask.kind == "turn" and "pass" in ask.options():
            best = judge(match, ask.seat, "pass", 48, random.Random(1)).answers[0]
            if best.option != "pass" and not because(match, ask.seat, best.option):
                assert best.why, best.option
                for language in LANGUAGES:
                    assert all(match.game.words(language).say(one.say, one.args) for one in best.why)
                told += 1
        players[ask.seat].answer(match, ask)
    assert told == 3


def test_what_is_said_for_a_better_answer_speaks_for_it() -> None:
    match, told = played_1775(), 0
    for moment in range(0, match.moment, 9):
        there = match.at(moment)
        ask = there.question
        if type(ask) is Ask and len(ask.options()) > 1:
            best, *_, worst = judge(there, ask.seat, None, 24, random.Random(1)).answers
            look = Look(there, ask, random.Random(0))
            against = look.policy.against(look.position(), look.asked, best.option)
            assert not {one.say for one in against} & {one.say for one in best.why}
            told += bool(against)
            assert worst.chance <= best.chance
    assert told, "the heuristic held something against a best answer"
