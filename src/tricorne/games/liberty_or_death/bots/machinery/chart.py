"""What a Faction's flowchart consists of."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from tricorne.games.liberty_or_death.bots.machinery.marching import Find
from tricorne.games.liberty_or_death.bots.machinery.plan import Command, Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.specials import Specials
from tricorne.games.liberty_or_death.names import Faction, Kind, Space

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_3_trial import Trial
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State

Question: TypeAlias = "Callable[[State, Space, Collection[Kind], Collection[Kind], bool], int]"
"""About a space, the kinds of pieces that would come to it and go from it, and whether the latter are Casualties.

The higher the earlier the questions of the Event box are that the space matches; 0 when it matches none.
"""


class Chart(msgspec.Struct, frozen=True):
    """A Faction's flowchart: its Event box, the order of its Commands, how each is carried out, and what is beside."""

    wants: Callable[[Thinker, Trial], str | None]
    """The question of the Event box that an Event answers with yes, as a reason."""
    may_roll: Callable[[Thinker], bool]
    """The last question of the box, before its die."""
    matches: Question
    """How far a space matches the questions of the box."""
    order: Callable[[Thinker], Thought[tuple[str, ...]]]
    """The Command to try first, and what to fall back on."""
    commands: Mapping[str, Command]
    specials: Mapping[str, Specials]
    """The Special Activities beside a Command."""
    least_cost: Mapping[str, int]
    """What a Command costs at least, where that is not one Resource."""
    would_battle: Callable[[Thinker, Space], bool]
    """Whether a granted Battle there is one that the Faction would select by its own rules."""
    marches: tuple[Find, ...]
    """The lines of its March that move units to another space."""
    plays_stroke: Callable[[Game, Faction | None, int | None], bool]
    """Whether it plays its Brilliant Stroke against the 1st Eligible Faction, or over a card just played."""
