"""Promised luck: what is told of a seed at the start, and the proof at the end that every draw was its own."""

from __future__ import annotations

import copy
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tricorne
from tricorne.api import verify_luck
from tricorne.bots import Budget
from tricorne.core.promise import say_proof
from tricorne.core.record import Record
from tricorne.core.saved import digest_of
from tricorne.sim.simulate import play_out

GAME, SCENARIO = "1775-rebellion", "introductory"
BOTS = dict.fromkeys(("british_regulars", "loyalists", "continentals", "patriots"), "easy")


def played(**how: Any) -> tricorne.Match:
    match = tricorne.new_match(GAME, SCENARIO, seats=BOTS, **how)
    play_out(match, 1, Budget())
    return match


MATCH = played(seed="0123456789abcdef0123456789abcdef")
RECORD = MATCH.record()
DRAWS = [moment for moment, answer in enumerate(MATCH.answers) if isinstance(answer, list) and len(answer) == 1]
NONPLAYERS = tricorne.new_match(
    "liberty-or-death", seed=7, seats=dict.fromkeys(("british", "indians", "patriots"), "nonplayer")
)


def resealed(record: dict[str, Any]) -> dict[str, Any]:
    """The record with a checksum that fits again, as somebody would make it who wants to deceive."""
    return {**record, "digest": digest_of(msgspec.convert(record, Record))}


def words(language: str = "en") -> Any:
    return MATCH.game.words(language)


def test_a_seed_has_128_random_bits_and_the_promise_is_its_digest() -> None:
    first, second = (tricorne.new_match(GAME).setup for _ in range(2))
    assert first.seed != second.seed
    assert isinstance(first.seed, str)
    assert len(bytes.fromhex(first.seed)) * 8 == 128
    assert first.promise == sha256(f"{GAME} {first.seed}".encode()).hexdigest()


def test_a_sound_record_is_proved() -> None:
    proof = verify_luck(RECORD, noted=str(MATCH.setup.promise))
    assert proof.kept
    assert proof.draws == len(DRAWS)
    assert say_proof(proof, words()) == [
        f"The promise was kept: all {len(DRAWS)} draws are those that the seed gives, "
        "and the promise is the digest of that seed."
    ]


def test_ties_that_non_players_draw_are_proved_too() -> None:
    record = NONPLAYERS.record()
    ties = [moment for moment, answer in enumerate(record["answers"]) if isinstance(answer, dict) and "mind" in answer]
    assert ties, "no non-player has drawn"
    assert verify_luck(record).kept
    record["answers"][ties[0]] = {"mind": 0}
    wrong = verify_luck(resealed(record)).wrong
    assert wrong is not None
    assert wrong.moment == ties[0]


@given(st.sampled_from(DRAWS), st.data())
def test_the_first_changed_draw_is_named(moment: int, data: st.DataObject) -> None:
    luck = MATCH.at(moment).question
    assert luck is not None
    true = MATCH.answers[moment][0]
    others = [outcome for outcome in luck.options() if outcome != str(true)] + ["nonsense", "", "1"]
    record = copy.deepcopy(RECORD)
    record["answers"][moment] = [data.draw(st.sampled_from(others) | st.integers() | st.booleans())]
    proof = verify_luck(resealed(record))
    assert not proof.kept
    assert proof.wrong is not None
    assert (proof.wrong.moment, proof.wrong.kind, proof.wrong.due) == (moment, luck.kind, str(true))
    assert proof.wrong.number == DRAWS.index(moment) + 1
    for language in ("en", "es"):
        assert str(moment) in say_proof(proof, words(language))[1]


@given(st.text("0123456789abcdef", min_size=32, max_size=32) | st.integers())
def test_another_seed_is_found_even_with_its_own_promise(seed: int | str) -> None:
    setup = {**RECORD["setup"], "seed": seed}
    proof = verify_luck(resealed({**RECORD, "setup": setup}))
    assert (proof.promise_fits, proof.kept) == (False, False)
    own = sha256(f"{GAME} {seed}".encode()).hexdigest()
    proof = verify_luck(resealed({**RECORD, "setup": {**setup, "promise": own}}), noted=str(MATCH.setup.promise))
    assert (proof.promise_fits, proof.as_noted, proof.kept) == (True, False, False)
    assert proof.wrong is not None


def test_a_whole_game_with_another_seed_is_betrayed_by_the_noted_promise_only() -> None:
    other = played(seed="ff" * 16).record()
    assert verify_luck(other).kept
    proof = verify_luck(other, noted=str(MATCH.setup.promise))
    assert not proof.kept
    assert say_proof(proof, words())[-1] == "The promise is not the one that was noted at the start."


@given(st.text("0123456789abcdef", min_size=64, max_size=64))
def test_another_promise_is_found(promise: str) -> None:
    record = {**RECORD, "setup": {**RECORD["setup"], "promise": promise}}
    proof = verify_luck(resealed(record))
    assert (proof.promise_fits, proof.kept, proof.wrong) == (False, False, None)


def test_an_edited_record_is_told_and_its_first_wrong_draw_named() -> None:
    record = copy.deepcopy(RECORD)
    record["answers"][DRAWS[3]] = ["nonsense"]
    proof = verify_luck(record)
    assert proof.edited
    assert proof.wrong is not None
    assert proof.wrong.came == "nonsense"


def test_a_left_out_draw_does_not_fit() -> None:
    record = copy.deepcopy(RECORD)
    del record["answers"][DRAWS[10]]
    proof = verify_luck(resealed(record))
    assert not proof.kept
    assert proof.wrong is not None or proof.unfit is not None


def test_where_answers_were_cut_off_the_record_does_not_fit() -> None:
    last = max(point["moment"] for point in RECORD["checkpoints"])
    assert last > 0
    proof = verify_luck(resealed({**RECORD, "answers": RECORD["answers"][: last - 1]}))
    assert (proof.kept, proof.unfit) == (False, last - 1)


def test_records_that_the_rules_have_left_behind_are_not_called_proved() -> None:
    setup = {**RECORD["setup"], "rules": 0}
    record = {
        **RECORD,
        "setup": setup,
        "checkpoints": RECORD["checkpoints"][:1],
        "answers": ["nothing", *RECORD["answers"]],
    }
    proof = verify_luck(resealed(record))
    assert (proof.kept, proof.unfit) == (False, 0)


@pytest.mark.parametrize("luck", ["ask", [], {"battle-die": []}])
def test_luck_from_elsewhere_promises_nothing(luck: Any) -> None:
    match = tricorne.new_match(GAME, SCENARIO, luck=luck)
    assert match.setup.promise is msgspec.UNSET
    with pytest.raises(tricorne.BadRecord) as refused:
        verify_luck(match.record())
    assert refused.value.code == "no-promise"


def test_a_copy_promises_nothing_and_a_way_back_keeps_the_promise() -> None:
    fork = MATCH.at(DRAWS[5]).fork("ab" * 16)
    assert fork.setup.promise is msgspec.UNSET
    rewound = tricorne.load_match(RECORD)
    rewound.go_back(DRAWS[5])
    rewound.rewind(DRAWS[5], ())
    assert verify_luck(rewound.record()).kept


def test_records_from_before_promises_are_as_they_were() -> None:
    setup = {key: value for key, value in RECORD["setup"].items() if key != "promise"}
    old = resealed({**RECORD, "setup": {**setup, "seed": 2**63 - 1}})
    again = tricorne.load_match(old, verify=True)
    assert again.record() == old
    with pytest.raises(tricorne.BadRecord):
        verify_luck(old)


@pytest.mark.parametrize("seed", ["", "7", "g" * 32, "A" * 32, "0" * 33, True, 1.0])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(tricorne.BadSetup):
        tricorne.new_match(GAME, seed=seed)
