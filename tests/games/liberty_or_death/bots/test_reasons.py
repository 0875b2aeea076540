"""What is said to a player of Commands, Special Activities and texts, beside the plan of the priorities."""

from __future__ import annotations

import pytest

from tricorne.api import new_match
from tricorne.core.words import LANGUAGES
from tricorne.games.liberty_or_death.bots.reasons import ASIDES
from tricorne.games.liberty_or_death.rules.s3_1_commands import COMMANDS
from tricorne.games.liberty_or_death.rules.s4_1_special import ACTIVITIES

SAID = [f"w-turn-{name}" for commands in COMMANDS.values() for name in commands] + [
    f"w-activity-{name}" for activities in ACTIVITIES.values() for name in activities
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_activity_has_its_sentence(language: str) -> None:
    words = new_match("liberty-or-death").game.words(language)
    assert all(words.say(name, {}) for name in SAID)
    assert not [name for name in SAID if name.startswith(ASIDES)]
