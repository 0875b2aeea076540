"""A Skirmish, on the terms of the British (4.2.2), the Patriots (4.3.3) or the French (4.5.2)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from tricorne.core.questions import Reason, Rule
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_REGULAR,
    MILITIA_ACTIVE,
    SPACES,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.choices import choose_space, choose_word
from tricorne.games.liberty_or_death.rules.offers import Spaces, Words
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count, count_all, spaces_of
from tricorne.games.liberty_or_death.rules.s1_6_support import casualties
from tricorne.games.liberty_or_death.rules.s1_10_leaders import CLINTON, leaders_left_alone, leads_at
from tricorne.games.liberty_or_death.rules.special import UNITS_REMOVED, Special, strike_units

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State


class Terms(msgspec.Struct, frozen=True):
    """Who strikes with what at what, and the messages for what may be missing."""

    rule: str
    own: Kind
    no_own: str
    targets: tuple[Kind, ...]
    fort: Kind
    nothing: str


def skirmish_obstacle(state: State, terms: Terms, space: Space) -> Reason | None:
    """Troops can Skirmish where a cube, Active Militia or Fort of the enemy is."""
    struck = count_all(state, space, terms.targets) or count(state, space, terms.fort)
    return None if struck else (terms.nothing, terms.rule)


def mode_obstacle(state: State, terms: Terms, space: Space, mode: str) -> Reason | None:
    """Remove `one`, `two` for one of its own, or, where no unit is left, a `fort` for one of its own."""
    targets = count_all(state, space, terms.targets)
    if mode == "fort":
        if targets:
            return "why-units-before-fort", terms.rule
        return None if count(state, space, terms.fort) else ("why-no-enemy-fort", terms.rule)
    if targets >= UNITS_REMOVED[mode]:
        return None
    return ("why-no-enemy-unit" if mode == "one" else "why-one-enemy-unit"), terms.rule


def skirmish_spaces(terms: Terms, game: Game, special: Special) -> Spaces:
    """Spaces, West Indies included, in which the Faction's troops can Skirmish."""
    state = game.state
    obstacle = partial(skirmish_obstacle, state, terms)
    return Spaces(special.open_among(spaces_of(state, terms.own)), (terms.no_own, terms.rule), obstacle, special)


def skirmish(terms: Terms, game: Game, special: Special) -> Rule[None]:
    """Skirmish in one space, or in as many as an Event grants."""
    while len(special.spaces) < special.limit:
        space = yield from choose_space(
            game,
            special.seat,
            "skirmish-space",
            skirmish_spaces(terms, game, special),
            terms.rule,
            optional=special.optional or bool(special.spaces),
        )
        if space is None:
            break
        special.spaces.append(space)
        yield from strike(game, special.seat, terms, space)
    yield from leaders_left_alone(game)


def strike(game: Game, seat: str, terms: Terms, space: Space) -> Rule[None]:
    """One Skirmish. The seat that decides may be an ally of the troops (3.4.3)."""
    state = game.state
    modes = Words(("one", "two", "fort"), partial(mode_obstacle, state, terms, space))
    mode = yield from choose_word(game, seat, "skirmish-mode", modes, terms.rule, space=SPACES[space])
    assert mode is not None
    if mode == "fort":
        casualties(game, space, terms.fort, 1, terms.rule)
    else:
        yield from strike_units(game, seat, "skirmish-target", space, terms.targets, UNITS_REMOVED[mode], terms.rule)
    if terms.own == BRITISH_REGULAR and leads_at(state, BRITISH, CLINTON, space):
        casualties(game, space, MILITIA_ACTIVE, 1, "1.10")
    if mode != "one":
        casualties(game, space, terms.own, 1, terms.rule)
