"""Games that were played to their end by chance, for pages that look back on them."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Opener
from tools.browser import call, link_to
from tricorne.api import new_match
from tricorne.core import Match
from tricorne.core.questions import Ask
from tricorne.core.record import save

DECIDED = {"1775-rebellion": 3}
"""Seeds of games that somebody wins, where the first one has no winner."""


@cache
def finished(game: str, scenario: str = "") -> dict[str, Any]:
    """The record of a whole game."""
    seed = DECIDED.get(game, 1)
    match: Match = new_match(game, scenario or None, seed=seed)
    luck = random.Random(seed)
    while match.result is None:
        question = match.questions[0]
        assert isinstance(question, Ask)
        match.answer(luck.choice(question.options()), question.seat)
    return save(match)


def open_finished(address: str, open_page: Opener, game: str, scenario: str = "", **how: Any) -> Page:
    """A page at a game that is over."""
    made = call(address, "/tables/import", {"record": finished(game, scenario), "name": ""})
    return open_page(link_to(address, made), **how)
