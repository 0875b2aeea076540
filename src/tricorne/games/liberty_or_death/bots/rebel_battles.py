"""8.5.1 and 8.6.6: non-player Patriots and French select all spaces for Battle before the first of them is fought."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from tricorne.core.questions import Ask, Luck
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.allies import ally_can_pay, ally_cost
from tricorne.games.liberty_or_death.bots.measures import note_strengths, strengths
from tricorne.games.liberty_or_death.bots.plan import READY, Step, Thinker
from tricorne.games.liberty_or_death.bots.ties import Thought, best_space
from tricorne.games.liberty_or_death.names import ALLY_OF, BRITISH, FRENCH, MAP, SPACES, WEST_INDIES
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces, royalist_pieces, spaces_with

if TYPE_CHECKING:
    from tricorne.core.game import Because
    from tricorne.core.priorities import Priority


class Field(NamedTuple):
    """A space that was selected for Battle, and why."""

    space: int
    why: tuple[Because, ...]


def is_field(me: Thinker, space: int, *, ally_pays: bool) -> bool:
    """Whether the Faction and its enemy are there, who is outmatched with the ally's pieces if the ally pays."""
    return _meets_enemy(me, space) and space in _outmatched(me, (space,), ally_pays=ally_pays)


def _meets_enemy(me: Thinker, space: int) -> bool:
    """The Patriots fight all Royalists, the French where British are."""
    state = me.state
    if not has_pieces(state, space, me.faction):
        return False
    return has_pieces(state, space, BRITISH) if me.faction == FRENCH else royalist_pieces(state, space) > 0


def _outmatched(me: Thinker, spaces: Sequence[int], *, ally_pays: bool) -> dict[int, tuple[int, int]]:
    """The strengths in those of the spaces where the enemy is outmatched."""
    compared = {
        space: strengths(me.game, me.faction, space, ally=ally_pays and _has_ally(me, space), bonus=me.bonus)
        for space in spaces
    }
    return {space: (attack, defence) for space, (attack, defence) in compared.items() if attack > defence}


def _has_ally(me: Thinker, space: int) -> bool:
    return has_pieces(me.state, space, ALLY_OF[me.faction])


@rule("8.1", "8.5.1", "8.6.6")
def select_fields(me: Thinker, *priorities: Priority[int]) -> Thought[list[Field]]:
    """As many spaces as the Faction can pay, by the priorities; each takes its part of what the ally can pay.

    The West Indies are among them only where the Battle is granted.
    """
    open_spaces = (*MAP, WEST_INDIES) if me.granted else MAP
    contested = [s for s in spaces_with(me.state, me.faction) if s in open_spaces and _meets_enemy(me, s)]
    fields: list[Field] = []
    most = 1 if me.granted else me.resources
    spent = 0
    pays = ally_can_pay(me)
    outmatched = _outmatched(me, contested, ally_pays=pays)
    while outmatched and len(fields) < most:
        space = yield from best_space(me, list(outmatched), *priorities)
        if space is None:
            break
        note_strengths(me, space, outmatched.pop(space))
        fields.append(Field(space, me.reasons("w-battle-outmatched")))
        contested.remove(space)
        if pays and _has_ally(me, space):
            spent += ally_cost(me)
            pays = ally_can_pay(me, spent)
            if not pays:
                outmatched = _outmatched(me, contested, ally_pays=False)
    return fields


Opened: TypeAlias = Generator[Luck | Step, Any, tuple[Ask, list[Field]] | None]


def open_battles(me: Thinker, *priorities: Priority[int]) -> Opened:
    """The first question of the Command and the fields, or None when there is no field.

    Where the question does not offer the first of them they are selected anew.
    """
    fields = yield from select_fields(me, *priorities)
    if not fields:
        return None
    ask: Ask = yield READY
    if not ask.offers(SPACES[fields[0].space]):
        fields = yield from select_fields(me, *priorities)
    me.spaces.extend(field.space for field in fields)
    return ask, fields


def fight(me: Thinker, ask: Ask, fields: Sequence[Field]) -> Generator[Step, Any, Ask]:
    """Battle in one field after the other, with the ally wherever he can pay. Returns the question after the last."""
    join = (f"battle-with-{'patriots' if me.faction == FRENCH else 'french'}", "yes")
    for field in fields:
        if ask.offers(SPACES[field.space]):
            ask = yield Step(SPACES[field.space], (join,), field.why)
    return ask
