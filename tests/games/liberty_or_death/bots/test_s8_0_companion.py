"""Solitaire on a real table: people roll and draw, a slip is corrected, and a killed process loses nothing."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import tricorne
from tricorne.core.questions import Luck
from tricorne.core.words import words_of
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import FACTIONS

SOLITAIRE = {**dict.fromkeys(FACTIONS, "nonplayer"), "british": "human"}
PROMPT = b"> "


def test_8_0_a_whole_solitaire_game_with_all_cards_and_dice_entered_by_people() -> None:
    match = tricorne.new_match("liberty-or-death", scenario="sprint", seed=1, seats=SOLITAIRE, luck="ask")
    chance = random.Random(3)
    words = words_of(LibertyOrDeath.folder(), "en")
    cards = dice = 0
    corrected = False
    while (question := match.question) is not None:
        if isinstance(question, Luck):
            assert question.seat == "table"
            assert words.say(f"d-{question.kind}", question.args)
            cards += "card" in question.kind
            dice += "card" not in question.kind
        else:
            assert question.seat == "british"
        match.answer(chance.choice(list(question.options())), question.seat)
        if not corrected and match.moment > 150:
            match.edit({"resources": {"british": 9}}, "one Resource was forgotten")
            assert match.game.state.resources[0] == 9
            corrected = True
    assert corrected
    assert match.result is not None
    assert cards >= 15
    assert dice > 50
    assert not list(match.game.invariants())
    for entry in match.log():
        assert words.line(entry)
    again = tricorne.load_match(json.loads(json.dumps(match.record())))
    assert again.position() == match.position()
    notes = [answer["note"] for answer in again.answers if isinstance(answer, dict) and "note" in answer]
    assert notes == ["one Resource was forgotten"]


def test_8_0_a_solitaire_game_can_be_taken_back_to_any_moment_and_goes_on() -> None:
    match, luck = tricorne.new_match("liberty-or-death", "1778", 5, SOLITAIRE), random.Random(2)
    for _ in range(25):
        assert match.question is not None
        match.answer(luck.choice(list(match.question.options())))
    for moment in range(0, match.moment, 3):
        back = match.at(match.moment)
        back.rewind(moment, ["british"])
        assert back.answers == match.answers[: back.moment]
        assert tricorne.load_match(back.record(), verify=True).answers == back.answers


def long_session(file: Path) -> None:
    """A solitaire game of 1775 with four hundred answers behind it, as the terminal keeps it."""
    match = tricorne.new_match("liberty-or-death", scenario="1775", seed=5, seats=SOLITAIRE, luck="ask")
    chance = random.Random(4)
    while match.moment < 400:
        assert match.question is not None
        match.answer(chance.choice(list(match.question.options())))
    file.write_text(json.dumps(match.record()))


def opened(file: Path) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-c", "from tricorne.cli import main; main()", "play", "--file", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "TERM": "dumb"},
    )


def prompted(process: "subprocess.Popen[bytes]") -> bool:
    """Read until the terminal asks again; False when it has ended."""
    assert process.stdout is not None
    shown = b""
    while not shown.endswith(PROMPT):
        piece = os.read(process.stdout.fileno(), 65536)
        if not piece:
            return False
        shown += piece
    return True


def test_8_0_a_killed_terminal_goes_on_with_nothing_lost_but_the_answer_being_typed(tmp_path: Path) -> None:
    file = tmp_path / "solitaire.json"
    long_session(file)
    chance = random.Random(8)
    kept = list(tricorne.load_match(file).answers)
    begun = len(kept)
    for _ in range(6):
        process = opened(file)
        assert process.stdin is not None
        assert process.stdout is not None
        assert prompted(process)
        assert tricorne.load_match(file).answers == kept
        for left in reversed(range(chance.randrange(2, 9))):
            match = tricorne.load_match(file)
            kept = list(match.answers)
            assert match.question is not None
            process.stdin.write(f"{chance.choice(list(match.question.options()))}\n".encode())
            process.stdin.flush()
            if left:
                assert prompted(process)
        time.sleep(chance.random() * 0.15)
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdin.close()
        process.stdout.close()
        after = tricorne.load_match(file).answers
        assert after[: len(kept)] == kept
        kept = list(after)
    assert len(kept) > begun + 20
