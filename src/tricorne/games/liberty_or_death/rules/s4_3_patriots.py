"""4.3 Patriot Special Activities: Persuasion and Partisans (Skirmish stands with the others)."""

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
    ROYALIST_UNITS,
    SPACES,
    VILLAGE,
    WAR_PARTIES,
)
from tricorne.games.liberty_or_death.rules.choices import choose_kind, choose_space, choose_word
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate, casualties, count_all, remove, spaces_of
from tricorne.games.liberty_or_death.rules.s1_6_support import place_markers
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leaders_left_alone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.special import Special
    from tricorne.games.liberty_or_death.state import State

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


def partisan_modes(state: State, space: int) -> list[str]:
    """What Partisans could do there: remove `one` unit, `two` for a Militia, or a `village` for a Militia."""
    at = space * KIND_COUNT
    hidden = state.pieces[at + MILITIA_UNDERGROUND]
    if not hidden:
        return []
    units = count_all(state, space, ROYALIST_UNITS)
    modes = []
    if units:
        modes.append("one")
    if hidden > 1:
        if units > 1:
            modes.append("two")
        if state.pieces[at + VILLAGE] and not count_all(state, space, WAR_PARTIES):
            modes.append("village")
    return modes


def partisan_spaces(game: Game, special: Special) -> Iterable[int]:
    """Spaces with Underground Militia and something they could remove."""
    return (
        s for s in spaces_of(game.state, MILITIA_UNDERGROUND) if special.may_enter(s) and partisan_modes(game.state, s)
    )


@rule("4.3.2")
def partisans(game: Game, special: Special) -> Rule[None]:
    """Underground Militia strike in one space; cubes they remove are Casualties."""
    space = yield from choose_space(
        special.seat, "partisans-space", partisan_spaces(game, special), "4.3.2", optional=special.optional
    )
    if space is None:
        return
    special.spaces.append(space)
    modes = partisan_modes(game.state, space)
    mode = yield from choose_word(special.seat, "partisans-mode", modes, "4.3.2", space=SPACES[space])
    if mode == "one":
        activate(game, space, MILITIA_UNDERGROUND, 1, "4.3.2")
    else:
        remove(game, space, MILITIA_UNDERGROUND, 1, "4.3.2")
        activate(game, space, MILITIA_UNDERGROUND, 1, "4.3.2")
    if mode == "village":
        remove(game, space, VILLAGE, 1, "4.3.2")
    for _ in range({"village": 0, "one": 1, "two": 2}[mode]):
        target = yield from choose_kind(game, special.seat, "partisans-target", space, ROYALIST_UNITS, "4.3.2")
        assert target is not None
        casualties(game, space, target, 1, "4.3.2")
    yield from leaders_left_alone(game)
