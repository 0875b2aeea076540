"""2.1 Set-up: where every match of a scenario begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    AVAILABLE,
    FACTIONS,
    KIND_COUNT,
    KIND_INDEX,
    LEVEL_INDEX,
    SPACE_INDEX,
    SPACES,
)
from tricorne.games.liberty_or_death.position import Position, set_position
from tricorne.games.liberty_or_death.rules.s1_3_map import unavailable_forces
from tricorne.games.liberty_or_death.rules.s2_3_8_strokes import OWNER_OF
from tricorne.games.liberty_or_death.rules.s2_3_9_treaty import TREATY
from tricorne.games.liberty_or_death.state import DRAW, NOTHING, State

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


@rule("2.1")
def set_up(game: Game) -> None:
    """The pieces, cards and markers of the scenario; the Casualties box is empty and FNI is 0."""
    plan, board = game.plan, game.board
    pieces = [0] * (len(SPACES) * KIND_COUNT)
    level = [0] * len(SPACES)
    for name, there in plan.spaces.items():
        space = SPACE_INDEX[name]
        level[space] = LEVEL_INDEX[there.level]
        for kind, n in there.pieces.items():
            pieces[space * KIND_COUNT + KIND_INDEX[kind]] = n
    leaders = [plan.leaders[name] for name in FACTIONS]
    strokes = [card for card in OWNER_OF if card != TREATY or not plan.treaty] if plan.brilliant_strokes else []
    game.state = State(
        pieces=pieces,
        control=[0] * len(SPACES),
        level=level,
        support=0,
        opposition=0,
        propaganda=[0] * len(SPACES),
        raid=[0] * len(SPACES),
        blockades=[0] * len(SPACES),
        available=[0] * KIND_COUNT,
        unavailable=unavailable_forces(plan),
        casualties=[0] * KIND_COUNT,
        squadrons=plan.squadrons,
        squadrons_unavailable=plan.unavailable.get("squadron", 0),
        resources=[plan.resources[name] for name in FACTIONS],
        cbc=plan.cbc,
        crc=plan.crc,
        leader=[board.leaders[faction].index(start.who) for faction, start in enumerate(leaders)],
        leader_space=[AVAILABLE if start.space is None else SPACE_INDEX[start.space] for start in leaders],
        treaty=plan.treaty,
        event_bag=list(board.events),
        winter_bag=list(board.winters),
        pile=0,
        pile_drawn=0,
        pile_winter=False,
        card=0,
        on_deck=0,
        played=[],
        strokes=strokes,
        step=DRAW,
        winter_phase=0,
        winters_done=0,
        eligible=[True] * 4,
        acted=[NOTHING] * 4,
        sits_out=[False] * 4,
        stays_eligible=[False] * 4,
        ranking=[],
        ending="",
    )
    set_position(game, Position())
