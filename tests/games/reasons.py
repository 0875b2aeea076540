"""Why an answer is not offered, for the tests of all games."""

from __future__ import annotations

import pytest

from tricorne.core import Match, Refused
from tricorne.core.words import LANGUAGES


def reason(match: Match, name: str, seat: str | None = None) -> tuple[str, str]:
    """The message that refuses an answer, which every language can say, and the section of the rules."""
    with pytest.raises(Refused) as refused:
        match.answer(name, seat)
    args = refused.value.args_
    assert refused.value.code == "not-offered-because", f"{name} is refused without a reason"
    for language in LANGUAGES:
        assert match.game.words(language).say(args["reason"])
    return args["reason"], args["rule"]
