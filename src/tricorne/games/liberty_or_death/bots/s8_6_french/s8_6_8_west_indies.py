"""8.6.8 The West Indies in winter, for the non-player French."""

from __future__ import annotations

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker
from tricorne.games.liberty_or_death.bots.machinery.questions import most_of


@rule("8.6.8")
def keep(_me: Thinker, ask: Ask) -> str:
    """All Regulars stay whenever they can be paid."""
    return most_of(ask)
