"""Four non-players play whole games: they never need an answer that is not offered, and can always say why."""

import pytest

import tricorne
from tricorne.core.words import words_of
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import FACTIONS
from tricorne.sim.simulate import Batch, play_row, read_players, summarise

NOBODY = dict.fromkeys(FACTIONS, "nonplayer")


@pytest.mark.parametrize(
    ("scenario", "edition", "seed"),
    [("1775", "printed", 1), ("1776", "2016", 2), ("1778", "printed", 3), ("sprint", "2016", 4)],
)
def test_8_0_whole_games_end_with_every_answer_explained(scenario: str, edition: str, seed: int) -> None:
    match = tricorne.new_match(
        "liberty-or-death", scenario=scenario, seed=seed, seats=NOBODY, options={"edition": edition}
    )
    assert match.result is not None
    assert not list(match.game.invariants())
    for language in ("en", "es"):
        words = words_of(LibertyOrDeath.folder(), language)
        texts = {words.say(step.say, step.args) for why in match.reasons.values() for step in why}
        assert len(texts) > 20


def test_8_0_a_record_of_a_game_with_nonplayers_gives_the_same_game() -> None:
    match = tricorne.new_match("liberty-or-death", scenario="1778", seed=5, seats=NOBODY)
    again = tricorne.load_match(match.record())
    assert again.position() == match.position()
    middle = match.moment // 2
    assert match.at(middle).position() == again.at(middle).position()


def test_8_0_a_seat_can_change_between_a_person_and_a_nonplayer() -> None:
    match = tricorne.new_match("liberty-or-death", scenario="1778", seed=6, seats={**NOBODY, "british": "human"})
    while match.question is not None and match.moment < 200:
        match.answer(match.question.options()[-1])
    match.sit("british", "nonplayer")
    assert match.result is not None


def test_8_0_nonplayers_ask_for_their_dice_when_people_roll() -> None:
    match = tricorne.new_match("liberty-or-death", scenario="1778", seed=7, seats=NOBODY, luck="ask")
    words = words_of(LibertyOrDeath.folder(), "en")
    for _ in range(60):
        question = match.question
        assert question is not None
        assert question.seat == "table"
        assert words.has(f"d-{question.kind}")
        match.answer(str(question.options()[0]))


EASILY_LOST = (
    "leader-changed",
    "leader-redeployed",
    "blockaded",
    "blockade-moved",
    "unblockaded",
    "march-by-sea british",
    "march-by-sea french",
    "treaty-landing map",
    "won-day in-place",
    "won-day next-door",
    "trade-gift",
)


def test_8_0_what_is_easily_lost_happens_and_a_batch_counts_it() -> None:
    batch = Batch("liberty-or-death", "1775", read_players("liberty-or-death", "nonplayer"))
    summary = summarise([play_row(batch, seed) for seed in range(5, 15)], 1.0)
    assert summary["failures"] == 0
    assert [name for name in EASILY_LOST if not summary["uses"].get(name)] == []
