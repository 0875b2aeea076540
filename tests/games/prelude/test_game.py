"""The game as a whole: position format, secrets, invariants, packs, texts, and that every card has its test."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import tricorne
from tests.games.examples import until
from tests.games.library import answer, options, seen
from tests.games.prelude import test_s12_choices, test_s12_dice, test_s12_fixed, test_s12_lasting
from tests.games.prelude.table import EXTERNAL, FILLER, GAME, LOYAL, PATRIOTE, RURAL, board, game_of, table
from tricorne.core import BadData, BadSetup, Match
from tricorne.core.state import encode
from tricorne.core.words import LANGUAGES, words_of
from tricorne.games.prelude.game import Prelude

OF_CARDS = (test_s12_choices, test_s12_dice, test_s12_fixed, test_s12_lasting)
REPLAY = Prelude.folder() / "replays" / "early_1834.json"


def random_game(seed: int, answers: int = 10_000) -> Match:
    match, chance = tricorne.new_match(GAME, seed=seed), random.Random(seed)
    for _ in range(answers):
        if match.question is None:
            break
        match.answer(chance.choice(list(match.question.options())))
    return match


# Every card has its test


def cards_with_a_test() -> set[int]:
    """The cards in the tables of the card tests, and those that a test names."""
    found = {*test_s12_fixed.FIXED, *test_s12_fixed.NEUTRAL, *test_s12_choices.PICKS}
    found |= {*range(9, 19), 33, 34, 35, 36, 57, 58, 59, 60}
    for name in (name for module in OF_CARDS for name in vars(module)):
        if named := re.match(r"test_12_0_cards?_([0-9_and]*[0-9])", name):
            found |= {int(number) for number in re.findall(r"[0-9]+", named[1])}
    return found


def test_every_card_has_a_test() -> None:
    assert cards_with_a_test() >= set(range(1, 148))


def test_every_card_has_title_and_effect_in_both_languages() -> None:
    for language in LANGUAGES:
        words = words_of(Prelude.folder(), language)
        for number in range(1, 148):
            assert words.say(f"n-card-{number}")
            assert len(words.say(f"card-{number}-text")) > 8
            assert words.has(f"card-{number}-requirement") == bool(board().card(number).data.requirement)


def test_every_special_action_has_name_and_text_in_both_languages() -> None:
    for language in LANGUAGES:
        words = words_of(Prelude.folder(), language)
        for actions in board().specials:
            for action in actions:
                assert words.noun(action.id)
                assert words.say(f"special-{action.id}-text")


def test_both_languages_have_the_same_messages() -> None:
    folder = Prelude.folder() / "words"
    for name in ("", "cards."):
        both = [set(re.findall(r"(?m)^([a-z][\w-]*) =", (folder / f"{name}{x}.ftl").read_text())) for x in LANGUAGES]
        assert both[0] == both[1]


def test_people_who_roll_themselves_are_asked_in_both_languages() -> None:
    chance = random.Random(4)
    kinds = set()
    for seed in range(6):
        match = tricorne.new_match(GAME, seed=seed, luck="ask")
        while (question := match.question) is not None:
            if question.seat == "table":
                kinds.add(question.kind)
                for language in LANGUAGES:
                    words = words_of(Prelude.folder(), language)
                    assert words.say(f"d-{question.kind}", question.args)
            match.answer(chance.choice(list(question.options())))
    assert {"draw", "pool-card", "check-die", "score-die", "reprisal-die", "event-die", "green-die", "red-die"} <= kinds


# Position format


@pytest.mark.parametrize("seed", range(6))
def test_a_position_gives_the_same_table(seed: int) -> None:
    match = random_game(seed, 25 + 15 * seed)
    while match.question is not None and match.question.kind != "play":
        match.answer(match.question.options()[-1])
    if match.question is None:
        pytest.skip("the game is over")
    again = tricorne.new_match(GAME, seed=1, position=match.position())
    for seat in (PATRIOTE, LOYAL, "observer"):
        assert again.view(seat)["position"] == match.view(seat)["position"]
    assert options(again) == options(match)


@pytest.mark.parametrize(
    ("position", "section"),
    [
        ({"cubes": {"chambly": {LOYAL: 8}}}, "1.1"),
        ({"hands": {PATRIOTE: ["card-4"]}}, "2.1"),
        ({"hands": {PATRIOTE: ["card-22"], LOYAL: ["card-22"]}}, "3.0"),
        ({"organizations": {PATRIOTE: ["quebec"]}}, "9.2.1"),
        ({"volunteers": ["drummond"]}, "9.4"),
        ({"organizations": {LOYAL: ["montreal", "montreal"]}}, "9.2"),
        ({"known": {PATRIOTE: ["card-13"]}, "hands": {PATRIOTE: []}}, "3.0"),
        ({"spirit": 16}, "6.0"),
        ({"vp": 21}, "2.4"),
        ({"external_influence": 7}, "5.3"),
        ({"round": 9}, "2.0"),
        ({"opportunity": {PATRIOTE: 13}}, "7.0"),
        ({"score": {RURAL: 4}}, "4.0"),
        ({"lasting": [{"card": "card-22"}]}, "12.0"),
    ],
)
def test_a_position_against_the_rules_is_refused(position: dict[str, Any], section: str) -> None:
    with pytest.raises(BadSetup) as refused:
        tricorne.new_match(GAME, position=position)
    assert refused.value.args_["rule"] == section


# Secrets


def test_a_seat_sees_its_own_hand_only() -> None:
    match = table(PATRIOTE, [22, 96], [24, 97])
    assert seen(match, PATRIOTE)["hand"] == ["card-22", "card-96"]
    assert seen(match, LOYAL)["hand"] == ["card-24", "card-97"]
    assert seen(match)["hand"] == []
    for seat, secret in ((PATRIOTE, "card-24"), (LOYAL, "card-22"), ("observer", "card-97")):
        assert secret not in json.dumps(match.view(seat))


def test_the_draw_is_told_to_the_drawer_only() -> None:
    match = tricorne.new_match(GAME, seed=3)
    drawn = [entry["args"]["card"] for entry in match.log(PATRIOTE) if entry["event"] == "drew"]
    assert sorted(drawn) == sorted(seen(match, PATRIOTE)["hand"])
    assert "drew" not in [entry["event"] for entry in match.log()]


@pytest.mark.parametrize("seat", [PATRIOTE, LOYAL, "observer"])
def test_dealing_anew_keeps_what_the_seat_sees(seat: str) -> None:
    match = table(
        PATRIOTE, [22, 96, 98], [24, 97, 99], known={PATRIOTE: ["card-98"], LOYAL: ["card-99"]}, pool=["card-142"]
    )
    chance = random.Random(2)
    game = game_of(match)
    before, hidden = seen(match, seat), game.unknown(seat)
    hands = set()
    for _ in range(40):
        state = game.redeal(seat, chance.randrange)
        other = Prelude(game.facts, game.scenario, game.settings)
        other.state = state
        assert other.view(seat) == before
        assert other.unknown(seat) == hidden
        assert list(other.invariants()) == []
        hands.add(str(state.hands))
    assert len(hands) > 20
    if seat == PATRIOTE:
        assert all("99" in hand for hand in hands)


def test_what_is_public_is_public() -> None:
    match = table(PATRIOTE, [22], pool=["card-142"], discards=["card-30"], in_play=["card-23"])
    for seat in (PATRIOTE, LOYAL, "observer"):
        shown = seen(match, seat)
        assert (shown["pool"], shown["discards"], shown["in_play"]) == (["card-142"], ["card-30"], ["card-23"])
        assert shown["hands"] == {PATRIOTE: {"deck_1834": 1}, LOYAL: {"deck_generic": 1}}


# Invariants


def test_invariants_find_what_cannot_be() -> None:
    game = game_of(table(PATRIOTE, [22]))
    assert list(game.invariants()) == []
    state = game.state
    state.hands[0].append(24)
    state.cubes[0][0] = 10
    state.organizations[1][3] = 1
    state.volunteers[5] = 1
    state.spirit = 16
    state.opportunity[0] = 13
    state.known[1] = [50]
    state.vp = 21
    sentences = " ".join(game.invariants())
    for piece in ("conserved", "boxes", "without an Urban", "Volunteer", "Spirit", "Opportunity", "knows", "Victory"):
        assert piece in sentences


@pytest.mark.parametrize("seed", range(4))
def test_random_games_end_soundly_and_their_records_are_small(seed: int) -> None:
    match = random_game(seed)
    assert match.result is not None
    assert list(game_of(match).invariants()) == []
    assert len(json.dumps(match.record())) < 200_000


# Component packs


def pack(folder: Path, **files: Any) -> Path:
    (folder / "pack.json").write_text(json.dumps({"game": GAME, "name": "mine"}))
    for name, content in files.items():
        (folder / f"{name}.json").write_text(json.dumps(content))
    return folder


def test_a_pack_can_correct_what_a_card_does(tmp_path: Path) -> None:
    corrected = {"cards": {"22": {"effect": [{"op": "opportunity", "side": "patriote", "n": 2}]}}}
    match = tricorne.new_match(
        GAME,
        pack=pack(tmp_path, cards=corrected),
        seed=1,
        luck={"score-die": [EXTERNAL]},
        position={"phase": "action", "round": 3, "hands": {PATRIOTE: ["card-22"], LOYAL: [FILLER]}, "pool": []},
    )
    answer(match, "event:card-22")
    assert seen(match)["opportunity"][PATRIOTE] == 8
    assert seen(match)["tracks"][EXTERNAL]["advantage"] == 2


@pytest.mark.parametrize(
    ("file", "content", "problem"),
    [
        ("cards", {"cards": {"22": {"effect": [{"op": "vp", "side": "loyal"}]}}}, "cards.22.effect.0: “n” is missing"),
        (
            "cards",
            {"cards": {"22": {"effect": [{"op": "add_cubes", "side": "loyal", "n": 1, "where": "boston"}]}}},
            "cards.22.effect: there is no “boston”",
        ),
        ("cards", {"cards": {"22": {"deck": "deck_1837"}}}, "deck_1834 has 23. Expected 24"),
        ("cards", {"cards": {"22": {"colour": "red"}}}, "cards.22: there is no “colour” here"),
        (
            "districts",
            {"districts": {"chambly": {"start": {"loyal": 8}}}},
            "districts.chambly.start.loyal: 8 is not possible. Expected a number from 0 to 7",
        ),
        (
            "districts",
            {"districts": {"chambly": {"start": {"loyal": 2}}}},
            "tracks.rural_counties.start: the cubes of the districts put the marker at -7",
        ),
        ("districts", {"districts": {"chambly": {"bias": None}}}, "rural districts have a bias"),
        (
            "turns",
            {"turns": {"late_1834": {"key_events": [22]}}},
            "turns.late_1834.key_events: card 22 is no Key Event",
        ),
        (
            "turns",
            {"turns": {"late_1834": {"sessions": [[9]]}}},
            "turns.late_1834.sessions: 9 is not possible. Expected a number from 1 to 8",
        ),
        ("random_county", {"rows": {"1": {"1": "boston"}}}, "rows: there is no “boston”"),
        ("tracks", {"session": {"district": "boston"}}, "session.district: there is no “boston”"),
        ("tracks", {"attrition": {"lost_from": {"many": 4}}}, "expected a whole number, found many"),
        (
            "special_actions",
            {"loyal": {"bribes": {"costs": [2]}}},
            "loyal.bribes: “bribes” cannot stand here. Expected one of: le_canadien",
        ),
    ],
)
def test_a_pack_with_a_mistake_is_refused_with_a_clear_message(
    tmp_path: Path, file: str, content: Any, problem: str
) -> None:
    with pytest.raises(BadData) as refused:
        tricorne.new_match(GAME, pack=pack(tmp_path, **{file: content}), seed=1)
    assert problem in str(refused.value)


# The example of play as a replay


def test_13_0_the_replay_shows_the_example() -> None:
    match = tricorne.load_match(REPLAY, verify=True)
    shown = until(GAME, "early-1834", "end")
    assert match.answers == shown.answers
    assert encode(match.game.state) == encode(shown.game.state)


# Help for those who decide


def test_hints_tell_costs() -> None:
    match = answer(table(PATRIOTE, [22], pool=["card-142"]), "points:card-22")
    question = match.question
    assert question is not None
    game: Any = match.game
    assert game.hint(question, "mobilize:montreal") == {"cost": 2}
    assert game.hint(question, "organize:montreal") == {"value": 3}
    assert game.hint(question, "composure") == {"cost": 2}
    first = table(PATRIOTE, [22], pool=["card-142"])
    question = first.question
    assert question is not None
    assert game.hint(question, "buy:card-142") == {"opportunity": 2}
    assert game.hint(question, "points:card-22") == {"points": 4}
    assert game.hint(question, "pass") is None
