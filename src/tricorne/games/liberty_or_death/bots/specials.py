"""Which Special Activity a non-player takes: the first of the flowchart's order that is possible by its own rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.plan import Answers, Plan, Step, Thinker
from tricorne.games.liberty_or_death.bots.ties import D6, Thought, roll
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, FRENCH_REGULAR, PATRIOTS
from tricorne.games.liberty_or_death.rules.choices import exists
from tricorne.games.liberty_or_death.rules.s1_9_navy import fni
from tricorne.games.liberty_or_death.rules.s1_10_leaders import HOWE, leads
from tricorne.games.liberty_or_death.rules.s4_2_skirmish import skirmish_spaces
from tricorne.games.liberty_or_death.rules.special import Special

if TYPE_CHECKING:
    from tricorne.core.questions import Ask
    from tricorne.games.liberty_or_death.bots.plan import Closing

RAISES = {"patriots": "persuasion", "indians": "trade"}


def in_order(me: Thinker, order: Sequence[str]) -> Sequence[str]:
    """The order of the flowchart; Patriots and Indians without Resources first raise some."""
    raising = RAISES.get(me.seat)
    return (raising, *order) if raising is not None and not me.resources else order


@rule("8.4.1", "8.6.1", "8.6.3")
def answers_for(me: Thinker, name: str) -> Thought[Answers | None]:
    """The answers that go with the Special Activity, or None when the Faction's own rules do not allow it now.

    A Skirmish before Battles keeps out of the spaces selected for them. French Naval Pressure adds a Blockade.
    """
    state = me.state
    if me.faction == BRITISH and name == "naval_pressure":
        return None if fni(state) and leads(state, BRITISH, HOWE) else ()
    if me.faction == FRENCH and name == "naval_pressure":
        return () if state.squadrons else None
    if name == "skirmish" and me.command == "battle" and not me.granted and me.faction != PATRIOTS:
        apart = Special(me.faction, name, closed=me.spaces)
        return () if exists(skirmish_spaces(me.game, apart)) else None
    if me.faction == FRENCH and name == "preparer_la_guerre":
        unavailable = state.unavailable[FRENCH_REGULAR] + state.squadrons_unavailable
        prepared = "squadron" if state.squadrons_unavailable else "regulars"
        if not state.treaty:
            return (("preparer", prepared),) if unavailable else None
        if unavailable and ((yield from roll(me, "preparer-die", D6, "8.6.3", unavailable=unavailable)) <= unavailable):
            return (("preparer", prepared),)
        return None if me.resources else (("preparer", "resources"),)
    return ()


def special_step(me: Thinker, ask: Ask, order: Sequence[str]) -> Thought[Step | None]:
    """The first Special Activity of the order that the question offers and the rules of the Faction allow."""
    if me.special_used:
        return None
    for name in in_order(me, order):
        if ask.offers(f"special:{name}"):
            then = yield from answers_for(me, name)
            if then is not None:
                return me.special(name, then)
        me.note("w-special-impossible", activity=name)
    return None


def close_with(*order: str, afterwards: bool = False, then: Answers = ()) -> Closing:
    """Execute a Special Activity when the Command is done, after it where the rules ask again.

    `then` are the answers to what the rules still ask at the end of the Command.
    """

    def closing(me: Thinker, ask: Ask) -> Plan:
        if afterwards and ask.kind != "special-after" and ask.offers("done"):
            ask = yield Step("done", then, me.reasons("w-command-over"))
        step = yield from special_step(me, ask, order)
        if step is not None:
            yield step

    return closing
