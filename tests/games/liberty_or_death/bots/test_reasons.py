"""What is said to a player of Commands, Special Activities and texts, beside the plan of the priorities."""

from __future__ import annotations

import pytest

from tricorne.api import new_match
from tricorne.core.words import LANGUAGES
from tricorne.games.liberty_or_death.bots.told import PREFIX
from tricorne.games.liberty_or_death.bots.told import SAID as STEPS
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.rules.s3_1_commands import COMMANDS
from tricorne.games.liberty_or_death.rules.s4_1_special import ACTIVITIES

SAID = [f"w-turn-{name}" for commands in COMMANDS.values() for name in commands] + [
    f"w-activity-{name}" for activities in ACTIVITIES.values() for name in activities
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_activity_has_its_sentence(language: str) -> None:
    words = new_match("liberty-or-death").game.words(language)
    assert all(words.say(name, {}) for name in SAID)


def test_every_step_that_is_told_has_its_sentence_in_both_languages_and_no_sentence_is_left_over() -> None:
    folder = LibertyOrDeath.folder() / "words"
    for language in LANGUAGES:
        lines = (folder / f"told.{language}.ftl").read_text("utf-8").splitlines()
        names = {line.partition(" ")[0] for line in lines if line.startswith(PREFIX)}
        assert names == {PREFIX + name for name in STEPS}
