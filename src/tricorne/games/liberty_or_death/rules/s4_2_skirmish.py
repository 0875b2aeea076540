"""4.2.2, 4.3.3 and 4.5.2: the Skirmishes of the British, the Patriots and the French."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_CUBES,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    KIND_COUNT,
    MILITIA_ACTIVE,
    PATRIOT_FORT,
    PATRIOTS,
    SPACES,
)
from tricorne.games.liberty_or_death.rules.choices import choose_kind, choose_space, choose_word
from tricorne.games.liberty_or_death.rules.s1_4_pieces import casualties, count_all, spaces_of
from tricorne.games.liberty_or_death.rules.s1_10_leaders import CLINTON, leaders_left_alone, leads_at

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.special import Special
    from tricorne.games.liberty_or_death.state import State


class Terms(NamedTuple):
    """Who strikes with what at what."""

    rule: str
    own: int
    targets: tuple[int, ...]
    fort: int


SKIRMISH = {
    BRITISH: Terms("4.2.2", BRITISH_REGULAR, (CONTINENTAL, FRENCH_REGULAR, MILITIA_ACTIVE), PATRIOT_FORT),
    PATRIOTS: Terms("4.3.3", CONTINENTAL, BRITISH_CUBES, BRITISH_FORT),
    FRENCH: Terms("4.5.2", FRENCH_REGULAR, BRITISH_CUBES, BRITISH_FORT),
}


def skirmish_modes(state: State, terms: Terms, space: int) -> list[str]:
    """What a Skirmish could do there: remove `one`, remove `two` for one of its own, or a `fort` for one of its own."""
    at = space * KIND_COUNT
    if not state.pieces[at + terms.own]:
        return []
    targets = count_all(state, space, terms.targets)
    if targets > 1:
        return ["one", "two"]
    if targets:
        return ["one"]
    return ["fort"] if state.pieces[at + terms.fort] else []


@rule("4.2.2", "4.3.3", "4.5.2")
def skirmish_spaces(game: Game, special: Special) -> Iterable[int]:
    """Spaces, West Indies included, in which the Faction's troops can Skirmish."""
    state = game.state
    if special.faction == FRENCH and not state.treaty:
        return ()
    terms = SKIRMISH[special.faction]
    return (s for s in spaces_of(state, terms.own) if special.may_enter(s) and skirmish_modes(state, terms, s))


@rule("4.2.2", "4.3.3", "4.5.2")
def skirmish(game: Game, special: Special) -> Rule[None]:
    """Skirmish in one space, or in as many as an Event grants."""
    terms = SKIRMISH[special.faction]
    while len(special.spaces) < special.limit:
        space = yield from choose_space(
            special.seat,
            "skirmish-space",
            skirmish_spaces(game, special),
            terms.rule,
            optional=special.optional or bool(special.spaces),
        )
        if space is None:
            break
        special.spaces.append(space)
        yield from strike(game, special.seat, terms, space)
    yield from leaders_left_alone(game)


def strike(game: Game, seat: str, terms: Terms, space: int) -> Rule[None]:
    """One Skirmish. The seat that decides may be an ally of the troops (3.4.3)."""
    state = game.state
    mode = yield from choose_word(
        seat, "skirmish-mode", skirmish_modes(state, terms, space), terms.rule, space=SPACES[space]
    )
    if mode == "fort":
        casualties(game, space, terms.fort, 1, terms.rule)
    for _ in range({"fort": 0, "one": 1, "two": 2}[mode]):
        target = yield from choose_kind(game, seat, "skirmish-target", space, terms.targets, terms.rule)
        assert target is not None
        casualties(game, space, target, 1, terms.rule)
    if terms.own == BRITISH_REGULAR and leads_at(state, BRITISH, CLINTON, space):
        casualties(game, space, MILITIA_ACTIVE, 1, "1.10")
    if mode != "one":
        casualties(game, space, terms.own, 1, terms.rule)
