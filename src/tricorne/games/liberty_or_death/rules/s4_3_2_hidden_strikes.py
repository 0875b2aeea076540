"""4.3.2 Partisans and 4.4.2 War Path: limited strikes of Underground units in one space."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    INDIANS,
    KIND_COUNT,
    MILITIA,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOTS,
    REBELLION_UNITS,
    ROYALIST_UNITS,
    SPACES,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.choices import choose_kind, choose_space, choose_word
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate, casualties, count_all, remove, spaces_of
from tricorne.games.liberty_or_death.rules.s1_10_leaders import BRANT, leaders_left_alone, leads_at

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.special import Special
    from tricorne.games.liberty_or_death.state import State

UNITS_REMOVED = {"one": 1, "two": 2}


class Terms(NamedTuple):
    """Who strikes out of hiding at what."""

    rule: str
    name: str
    hidden: int
    targets: tuple[int, ...]
    base: int
    base_name: str
    guards: tuple[int, ...]
    """Units that keep the base safe while they are in the space."""


STRIKES = {
    PATRIOTS: Terms("4.3.2", "partisans", MILITIA_UNDERGROUND, ROYALIST_UNITS, VILLAGE, "village", WAR_PARTIES),
    INDIANS: Terms("4.4.2", "war-path", WAR_PARTY_UNDERGROUND, REBELLION_UNITS, PATRIOT_FORT, "fort", REBELLION_UNITS),
}


def strike_modes(state: State, terms: Terms, space: int) -> list[str]:
    """What could be removed there: `one` unit, `two` for one of its own, or a base for one of its own."""
    at = space * KIND_COUNT
    hidden = state.pieces[at + terms.hidden]
    if not hidden:
        return []
    units = count_all(state, space, terms.targets)
    modes = ["one"] if units else []
    if hidden > 1:
        if units > 1:
            modes.append("two")
        if state.pieces[at + terms.base] and not count_all(state, space, terms.guards):
            modes.append(terms.base_name)
    return modes


@rule("4.3.2", "4.4.2")
def strike_spaces(game: Game, special: Special) -> Iterable[int]:
    """Spaces with Underground units of the Faction and something they could remove."""
    state, terms = game.state, STRIKES[special.faction]
    return (s for s in spaces_of(state, terms.hidden) if special.may_enter(s) and strike_modes(state, terms, s))


@rule("4.3.2", "4.4.2", "1.10")
def hidden_strike(game: Game, special: Special) -> Rule[None]:
    """Underground units show themselves and strike; cubes and Forts they remove are Casualties.

    Brant takes one more Militia, of either end up.
    """
    state, seat, terms = game.state, special.seat, STRIKES[special.faction]
    space = yield from choose_space(
        seat, f"{terms.name}-space", strike_spaces(game, special), terms.rule, optional=special.optional
    )
    if space is None:
        return
    special.spaces.append(space)
    modes = strike_modes(state, terms, space)
    mode = yield from choose_word(seat, f"{terms.name}-mode", modes, terms.rule, space=SPACES[space])
    if mode == terms.base_name:
        casualties(game, space, terms.base, 1, terms.rule)
    for _ in range(UNITS_REMOVED.get(mode, 0)):
        target = yield from choose_kind(game, seat, f"{terms.name}-target", space, terms.targets, terms.rule)
        assert target is not None
        casualties(game, space, target, 1, terms.rule)
    if special.faction == INDIANS and leads_at(state, INDIANS, BRANT, space):
        target = yield from choose_kind(game, seat, f"{terms.name}-target", space, MILITIA, "1.10")
        if target is not None:
            casualties(game, space, target, 1, "1.10")
    if mode != "one":
        remove(game, space, terms.hidden, 1, terms.rule)
    activate(game, space, terms.hidden, 1, terms.rule)
    yield from leaders_left_alone(game)
