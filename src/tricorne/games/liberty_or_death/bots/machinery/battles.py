"""Battles of the Rebellion: all spaces are selected before the first of them is fought (8.5.1, 8.6.6)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias

import msgspec

from tricorne.core import Ask, Because, Luck
from tricorne.games.liberty_or_death.bots.machinery.measures import note_strengths, strengths
from tricorne.games.liberty_or_death.bots.machinery.plan import READY, Step, Thinker, Thought
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.bots.s8_1_paying import ally_can_pay, ally_cost
from tricorne.games.liberty_or_death.names import ALLY_OF, MAP, SPACES, WEST_INDIES, Space
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces, spaces_with


class Battles(msgspec.Struct, frozen=True):
    """How a Faction of the Rebellion fights: whom it meets, which spaces come first, and how its ally is asked."""

    meets_enemy: Callable[[Thinker, Space], bool]
    priorities: Priorities
    join: str


class Field(msgspec.Struct, frozen=True):
    """A space that was selected for Battle, and why."""

    space: Space
    why: tuple[Because, ...]


def outmatched(me: Thinker, spaces: Sequence[Space], *, ally_pays: bool) -> dict[Space, tuple[int, int]]:
    """The strengths in those of the spaces where the enemy is outmatched, with the ally's pieces if the ally pays."""
    compared = {
        space: strengths(me.game, me.faction, space, ally=ally_pays and _has_ally(me, space), bonus=me.bonus)
        for space in spaces
    }
    return {space: (attack, defence) for space, (attack, defence) in compared.items() if attack > defence}


def _has_ally(me: Thinker, space: Space) -> bool:
    return has_pieces(me.state, space, ALLY_OF[me.faction])


def select_fields(me: Thinker, battles: Battles) -> Thought[list[Field]]:
    """As many spaces as the Faction can pay, by the priorities; each takes its part of what the ally can pay (8.1).

    The West Indies are among them only where the Battle is granted.
    """
    open_spaces = (*MAP, WEST_INDIES) if me.granted else MAP
    contested = [s for s in spaces_with(me.state, me.faction) if s in open_spaces and battles.meets_enemy(me, s)]
    fields: list[Field] = []
    most = 1 if me.granted else me.resources
    spent = 0
    pays = ally_can_pay(me)
    won = outmatched(me, contested, ally_pays=pays)
    while won and len(fields) < most:
        space = yield from best_space(me, list(won), battles.priorities)
        if space is None:
            break
        note_strengths(me, space, won.pop(space))
        fields.append(Field(space, me.reasons("w-battle-outmatched")))
        contested.remove(space)
        if pays and _has_ally(me, space):
            spent += ally_cost(me)
            pays = ally_can_pay(me, spent)
            if not pays:
                won = outmatched(me, contested, ally_pays=False)
    return fields


Opened: TypeAlias = Generator[Luck | Step, Any, tuple[Ask, list[Field]] | None]


def open_battles(me: Thinker, battles: Battles) -> Opened:
    """The first question of the Command and the fields, or None when there is no field.

    Where the question does not offer the first of them they are selected again.
    """
    fields = yield from select_fields(me, battles)
    if not fields:
        return None
    ask: Ask = yield READY
    if not ask.offers(SPACES[fields[0].space]):
        fields = yield from select_fields(me, battles)
    me.spaces.extend(field.space for field in fields)
    return ask, fields


def fight(battles: Battles, ask: Ask, fields: Sequence[Field]) -> Generator[Step, Any, Ask]:
    """Battle in one field after the other, with the ally wherever he can pay. Returns the question after the last."""
    for field in fields:
        if ask.offers(SPACES[field.space]):
            ask = yield Step(SPACES[field.space], ((battles.join, "yes"),), field.why)
    return ask
