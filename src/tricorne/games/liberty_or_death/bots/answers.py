"""How non-players answer the questions outside of their plans, by the kind of the question."""

from __future__ import annotations

from tricorne.games.liberty_or_death.bots.asking import Answer
from tricorne.games.liberty_or_death.bots.battle_answers import BATTLE
from tricorne.games.liberty_or_death.bots.command_answers import COMMAND
from tricorne.games.liberty_or_death.bots.event_answers import EVENT
from tricorne.games.liberty_or_death.bots.special_answers import SPECIAL
from tricorne.games.liberty_or_death.bots.winter_answers import WINTER

ANSWERS: dict[str, Answer] = {**COMMAND, **SPECIAL, **BATTLE, **EVENT, **WINTER}
