"""Which Special Activity a non-player takes: the first of the flowchart's order that is possible by its own rules."""

from __future__ import annotations

from collections.abc import Callable
from types import GeneratorType
from typing import TypeAlias

import msgspec

from tricorne.core import Ask
from tricorne.games.liberty_or_death.bots.machinery.plan import Answers, Closing, Plan, Step, Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import spaces_of
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.names import SPACES, WEST_INDIES
from tricorne.games.liberty_or_death.rules.s4_1_special import ACTIVITIES, activity_obstacle
from tricorne.games.liberty_or_death.rules.special import Special

Prepared: TypeAlias = Answers | None
"""The answers that go with a Special Activity, or None when the Faction's own rules do not allow it now."""


def whenever_offered(_me: Thinker) -> Prepared:
    """The rules of the game are enough."""
    return ()


class Activity(msgspec.Struct, frozen=True):
    """A Special Activity, and what the Faction's own rules add to those of the game."""

    name: str
    prepare: Callable[[Thinker], Prepared | Thought[Prepared]] = whenever_offered


class Specials(msgspec.Struct, frozen=True):
    """The Special Activities beside a Command in the order of the flowchart."""

    order: tuple[Activity, ...]
    when_poor: Activity | None = None
    """What comes before all of them when there are no Resources, to raise some."""


def special_step(me: Thinker, ask: Ask, specials: Specials) -> Thought[Step | None]:
    """The first Special Activity of the order that the question offers and the rules of the Faction allow."""
    if me.special_used:
        return None
    first = (specials.when_poor,) if specials.when_poor is not None and not me.resources else ()
    for activity in (*first, *specials.order):
        if ask.offers(f"special:{activity.name}"):
            then = activity.prepare(me)
            if isinstance(then, GeneratorType):
                then = yield from then
            if then is not None:
                return me.special(activity.name, then)
        me.note("w-special-impossible", activity=activity.name)
    return None


def is_possible(me: Thinker, activity: Activity) -> bool:
    """Whether a Special Activity could be executed now, by the rules of the game and by those of the Faction."""
    return (
        not me.special_used
        and activity_obstacle(me.game, Special(me.faction, activity.name), exactly=False) is None
        and activity.prepare(me) is not None
    )


def close_with(
    specials: Specials, *, afterwards: Callable[[Thinker], bool] | None = None, then: Answers = ()
) -> Closing:
    """Execute a Special Activity when the Command is done, after it where the rules will ask `afterwards`.

    `then` are the answers to what the rules still ask at the end of the Command.
    """

    def closing(me: Thinker, ask: Ask) -> Plan:
        if afterwards is not None and afterwards(me) and ask.kind != "special-after" and ask.offers("done"):
            ask = yield Step("done", then, me.reasons("w-command-over"))
        step = yield from special_step(me, ask, specials)
        if step is not None:
            yield step

    return closing


# The Skirmish of several Factions, which keeps apart from Battles except in a Brilliant Stroke (8.3.7)


def skirmish_apart(me: Thinker) -> Prepared:
    """Before Battles there has to be a space for it that is not selected for them."""
    if me.command != "battle" or me.granted:
        return ()
    apart = Special(me.faction, "skirmish", closed=me.spaces)
    return () if ACTIVITIES[me.faction]["skirmish"].spaces(me.game, apart).any() else None


def skirmish_where(me: Thinker, ask: Ask, priorities: Priorities) -> Thought[str]:
    """The West Indies, then by the Faction's own order."""
    spaces = spaces_of(ask)
    if me.command == "battle" and not me.granted:
        spaces = [space for space in spaces if space not in me.spaces] or spaces
    if WEST_INDIES in spaces:
        return SPACES[WEST_INDIES]
    space = yield from best_space(me, spaces, priorities)
    return "done" if space is None else SPACES[space]
