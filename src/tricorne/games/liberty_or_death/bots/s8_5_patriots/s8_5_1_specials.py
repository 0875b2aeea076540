"""8.5.1 Partisans, Skirmish and Persuasion of the non-player Patriots."""

from __future__ import annotations

from typing import TypeAlias

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import control_with, here, war_parties
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.specials import Activity, Specials, skirmish_where
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_offered
from tricorne.games.liberty_or_death.names import (
    BRITISH_CONTROL,
    BRITISH_FORT,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    REBELLION_CONTROL,
    VILLAGE,
    Space,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import british_cubes

PERSUASION = Activity("persuasion")
SPECIALS = Specials((Activity("partisans"), Activity("skirmish"), PERSUASION), when_poor=PERSUASION)

Losses: TypeAlias = dict[str, int]
"""How many pieces more, or fewer, each side has after a strike."""


def adds_control(me: Thinker, space: Space, losses: Losses) -> int:
    """The weight of Rebellion Control added by such losses."""
    before, after = me.state.control[space], control_with(me.state, space, **losses)
    return 1 + me.game.board.population[space] if after == REBELLION_CONTROL != before else 0


def ends_control(me: Thinker, space: Space, losses: Losses) -> int:
    """The weight of British Control ended by such losses."""
    before, after = me.state.control[space], control_with(me.state, space, **losses)
    return 1 + me.game.board.population[space] if before == BRITISH_CONTROL != after else 0


# Partisans


def strength(me: Thinker, space: Space) -> int:
    """How many pieces Partisans remove."""
    return 2 if here(me.state, space, MILITIA_UNDERGROUND) > 1 else 1


def village(me: Thinker, space: Space) -> bool:
    """Whether they remove a Village."""
    return bool(here(me.state, space, VILLAGE) and strength(me, space) > 1 and not war_parties(me.state, space))


def parties(me: Thinker, space: Space) -> int:
    """War Parties that they remove."""
    return min(war_parties(me.state, space), strength(me, space))


def british(me: Thinker, space: Space) -> int:
    """British cubes that they remove besides."""
    return min(british_cubes(me.state, space), strength(me, space) - parties(me, space))


def partisans_losses(me: Thinker, space: Space) -> Losses:
    """What is lost there, the Militia that makes way for a second piece or a Village included."""
    if village(me, space):
        return {"indians": -1, "rebels": -1}
    indians, cubes = parties(me, space), british(me, space)
    return {"british": -cubes, "indians": -indians, "rebels": -(indians + cubes > 1)}


PARTISANS: Priorities = (
    Priority("village", village),
    Priority("war-parties", parties),
    Priority("british", british),
    Priority("adds-rebellion-control", lambda me, s: adds_control(me, s, partisans_losses(me, s)), tier=1),
    Priority("ends-british-control", lambda me, s: ends_control(me, s, partisans_losses(me, s)), tier=1),
)


@rule("8.5.1")
def partisans_space(me: Thinker, ask: Ask) -> Thought[str]:
    """To remove a Village, then most War Parties, then most British; within each by Control."""
    return best_offered(me, ask, PARTISANS)


# Skirmish


def skirmish_losses(me: Thinker, space: Space) -> Losses:
    """Two cubes or a Fort at the price of an own cube, or one cube for nothing."""
    cubes = min(2, british_cubes(me.state, space))
    return {"british": -max(1, cubes), "rebels": -(cubes != 1)}


SKIRMISHED: Priorities = (
    Priority("british-fort", lambda me, s: here(me.state, s, BRITISH_FORT) > 0 and not british_cubes(me.state, s)),
    Priority("adds-rebellion-control", lambda me, s: adds_control(me, s, skirmish_losses(me, s)), tier=1),
    Priority("ends-british-control", lambda me, s: ends_control(me, s, skirmish_losses(me, s)), tier=1),
)


@rule("8.5.1")
def skirmish_space(me: Thinker, ask: Ask) -> Thought[str]:
    """To remove a British Fort, within that by Control."""
    return skirmish_where(me, ask, SKIRMISHED)


# Persuasion

PERSUADED: Priorities = (Priority("patriot-fort", lambda me, s: here(me.state, s, PATRIOT_FORT) > 0),)


@rule("8.5.1")
def persuasion_space(me: Thinker, ask: Ask) -> Thought[str]:
    """Spaces with Patriot Forts first."""
    return best_offered(me, ask, PERSUADED)


def persuade_when_poor(me: Thinker, ask: Ask) -> str | None:
    """In the middle of a Rally or Rabble-Rousing, at once when the Resources are gone."""
    poor = not me.resources and not me.special_used
    return PERSUASION.name if poor and ask.offers(f"special:{PERSUASION.name}") else None
