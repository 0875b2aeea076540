"""4.3 Patriot Special Activities: Persuasion (Partisans and Skirmish stand with those like them)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    KIND_COUNT,
    MILITIA_UNDERGROUND,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
)
from tricorne.games.liberty_or_death.rules.choices import choose_space
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate
from tricorne.games.liberty_or_death.rules.s1_6_support import place_markers
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.special import Special

PERSUASION_SPACES = 3


def persuasion_spaces(game: Game, special: Special) -> Iterable[int]:
    """Colonies and Cities under Rebellion Control with Underground Militia."""
    state = game.state
    return (
        space
        for space in POPULATED
        if state.control[space] == REBELLION_CONTROL
        and state.pieces[space * KIND_COUNT + MILITIA_UNDERGROUND]
        and special.may_enter(space)
    )


@rule("4.3.1")
def persuasion(game: Game, special: Special) -> Rule[None]:
    """In up to three spaces a Militia shows itself for one Resource and a Propaganda marker."""
    while len(special.spaces) < PERSUASION_SPACES:
        space = yield from choose_space(
            special.seat,
            "persuasion-space",
            persuasion_spaces(game, special),
            "4.3.1",
            optional=special.optional or bool(special.spaces),
        )
        if space is None:
            return
        special.spaces.append(space)
        activate(game, space, MILITIA_UNDERGROUND, 1, "4.3.1")
        gain(game, PATRIOTS, 1, "4.3.1")
        place_markers(game, space, "propaganda", 1, "4.3.1")
