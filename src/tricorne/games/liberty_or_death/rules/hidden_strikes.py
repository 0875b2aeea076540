"""Limited strikes of Underground units in one space: Partisans (4.3.2) and War Path (4.4.2)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    INDIANS,
    MILITIA,
    SPACES,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.choices import choose_kind, choose_space, choose_word
from tricorne.games.liberty_or_death.rules.offers import Spaces, Words
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate, count, count_all, remove, spaces_of
from tricorne.games.liberty_or_death.rules.s1_6_support import casualties
from tricorne.games.liberty_or_death.rules.s1_10_leaders import BRANT, leaders_left_alone, leads_at
from tricorne.games.liberty_or_death.rules.special import UNITS_REMOVED, Special, strike_units

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State


class Terms(msgspec.Struct, frozen=True):
    """Who strikes out of hiding at what, and the messages for what may be missing."""

    rule: str
    name: str
    hidden: Kind
    no_hidden: str
    targets: tuple[Kind, ...]
    base: Kind
    base_name: str
    no_base: str
    guards: tuple[Kind, ...]
    """Units that keep the base safe while they are in the space."""
    guarded: str


def mode_obstacle(state: State, terms: Terms, space: Space, mode: str) -> Reason | None:
    """What could be removed there: `one` unit, `two` for one of its own, or a base for one of its own."""
    if mode == terms.base_name:
        if not count(state, space, terms.base):
            return terms.no_base, terms.rule
        if count_all(state, space, terms.guards):
            return terms.guarded, terms.rule
    elif count_all(state, space, terms.targets) < UNITS_REMOVED[mode]:
        return ("why-no-enemy-unit" if mode == "one" else "why-one-enemy-unit"), terms.rule
    return ("why-two-underground", terms.rule) if mode != "one" and count(state, space, terms.hidden) < 2 else None


def strike_spaces(terms: Terms, game: Game, special: Special) -> Spaces:
    """Spaces with Underground units of the Faction and something they could remove."""
    state = game.state

    def obstacle(space: Space) -> Reason | None:
        if (no_unit := mode_obstacle(state, terms, space, "one")) is None:
            return None
        no_base = mode_obstacle(state, terms, space, terms.base_name)
        return no_unit if no_base and not count(state, space, terms.base) else no_base

    return Spaces(special.open_among(spaces_of(state, terms.hidden)), (terms.no_hidden, terms.rule), obstacle, special)


@rule("1.10")
def hidden_strike(terms: Terms, game: Game, special: Special) -> Rule[None]:
    """Underground units show themselves and strike; cubes and Forts they remove are Casualties.

    Brant takes one more Militia, of either end up.
    """
    state, seat = game.state, special.seat
    space = yield from choose_space(
        game, seat, f"{terms.name}-space", strike_spaces(terms, game, special), terms.rule, optional=special.optional
    )
    if space is None:
        return
    special.spaces.append(space)
    modes = Words(("one", "two", terms.base_name), partial(mode_obstacle, state, terms, space))
    mode = yield from choose_word(game, seat, f"{terms.name}-mode", modes, terms.rule, space=SPACES[space])
    assert mode is not None
    if mode == terms.base_name:
        casualties(game, space, terms.base, 1, terms.rule)
    else:
        number = UNITS_REMOVED[mode]
        yield from strike_units(game, seat, f"{terms.name}-target", space, terms.targets, number, terms.rule)
    if special.faction == INDIANS and leads_at(state, INDIANS, BRANT, space):
        target = yield from choose_kind(game, seat, f"{terms.name}-target", space, MILITIA, "1.10")
        if target is not None:
            casualties(game, space, target, 1, "1.10")
    if mode != "one":
        remove(game, space, terms.hidden, 1, terms.rule)
    activate(game, space, terms.hidden, 1, terms.rule)
    yield from leaders_left_alone(game)
