"""8.3.5 What an Event grants or allows, where no line of the Faction's own instructions applies to it."""

from __future__ import annotations

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.charts import CHARTS
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import space_of, spaces_of
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import best_of, best_offered
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_1_instructions import instruction_for, preferred
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_choice import EventChoice, card_of
from tricorne.games.liberty_or_death.names import INDIANS, MILITIA_UNDERGROUND, SPACES, WAR_PARTY_UNDERGROUND

SUPPORTS_OUT = 23


# Commands


@rule("8.3.5", "8.1.2")
def placing_way(me: Thinker, ask: Ask) -> str:
    """A Fort or Village, then units that are Available, then those next door."""
    available = me.state.available[WAR_PARTY_UNDERGROUND if me.faction == INDIANS else MILITIA_UNDERGROUND]
    units: tuple[str, ...] = ("war_parties", "militia") if available else ()
    order = ("village", "fort", *units, "regroup", "war_parties", "militia")
    return next(way for way in order if ask.offers(way))


@rule("8.3.5")
def any_origin(me: Thinker, ask: Ask) -> str | Thought[str]:
    """No unit has to move; if one must, the table picks the space that it comes from."""
    return "done" if "done" in ask.options() else best_offered(me, ask)


# Moves


@rule("8.3.5")
def stay_put(me: Thinker, ask: Ask) -> Thought[str]:
    """Moves that are only allowed are left alone; one that has to be made goes by the instructions, or by chance."""
    if "done" in ask.options():
        return "done"
    prefer = instruction_for(me.game, card_of(ask), me.faction).prefer
    if card_of(ask) == SUPPORTS_OUT and prefer and ask.kind == "event-move-to":
        prefer = "not_support"
    space = yield from best_of(me, EventChoice(me, ask), spaces_of(ask), preferred(prefer))
    assert space is not None
    return SPACES[space]


# Battles


@rule("8.3.5")
def event_battle(me: Thinker, ask: Ask) -> str:
    """A Battle that is only allowed is fought where the Faction's own Battle would be."""
    return "yes" if CHARTS[me.faction].would_battle(me, space_of(ask)) else "no"
