"""An answer that is not offered is refused with the reason and the section of the rules."""

from __future__ import annotations

from random import Random

from tests.games.liberty_or_death.table import table
from tests.games.library import answer
from tricorne.core.words import words_of
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import SPACES
from tricorne.games.liberty_or_death.rules.s3_1_commands import COMMANDS
from tricorne.games.liberty_or_death.rules.s4_1_special import ACTIVITIES


def test_both_languages_have_the_same_reasons() -> None:
    folder = LibertyOrDeath.folder() / "words"
    english, spanish = (
        {line.partition(" =")[0] for line in (folder / f"why.{language}.ftl").read_text().splitlines() if " = " in line}
        for language in ("en", "es")
    )
    assert english == spanish


# A turn


# The spaces of a Command


# Special Activities and winter


def test_any_answer_that_is_not_offered_is_refused_in_both_languages() -> None:
    """Through a game of chance answers, whatever else anybody could ask for."""
    spaces, words = list(SPACES), ("pay", "shift", "fort", "village", "regroup", "militia", "war_parties", "nonsense")
    commands = [f"command:{name}" for group in COMMANDS.values() for name in group]
    specials = [f"special:{name}" for group in ACTIVITIES.values() for name in group]
    others = [*commands, *specials, "event:shaded", "stroke:106", "stroke:x", "tory:9", "fort:boston", "reward:georgia"]
    m, dice = table(scenario="sprint", seed=5), Random(5)
    said = {language: words_of(LibertyOrDeath.folder(), language) for language in ("en", "es")}
    for _ in range(250):
        if m.question is None:
            break
        offered_now = list(m.question.options())
        for wrong in (*dice.sample(spaces, 4), *dice.sample([*others, *words], 6)):
            if wrong in offered_now:
                continue
            found = m.question.why_not(wrong)  # type: ignore[union-attr]
            assert found is None or all(language.say(found[0]) for language in said.values())
        answer(m, dice.choice(offered_now))
