"""The position format: what differs from a scenario, in names. What breaks a rule is refused with its section."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from tricorne.core.errors import BadSetup
from tricorne.games.liberty_or_death.invariants import broken, sequence_problems
from tricorne.games.liberty_or_death.names import (
    AVAILABLE,
    BRITISH_CUBES,
    FACTIONS,
    KIND_COUNT,
    KIND_INDEX,
    KINDS,
    LEVEL_INDEX,
    POOL_NAME,
    POOL_NAMES,
    POOL_OF,
    REBELLION_CUBES,
    SPACE_INDEX,
    SPACES,
    level_name,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces
from tricorne.games.liberty_or_death.rules.s1_6_support import update_totals
from tricorne.games.liberty_or_death.rules.s1_7_control import update_control
from tricorne.games.liberty_or_death.rules.s2_3_strokes import TREATY
from tricorne.games.liberty_or_death.state import CARD, DRAW, WINTER

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

ACTS = ("nothing", "passed", "command", "command_and_special", "event")


class SpacePosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One space: its pieces replace all that the scenario has there."""

    pieces: dict[str, int] | None = None
    level: str | None = None
    propaganda: int | None = None
    raid: int | None = None
    blockades: int | None = None


class LeaderPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A Leader in play and where he is; without a space he is Available."""

    who: str
    space: str | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What differs from the scenario. Available pieces are whatever is left of the pools."""

    spaces: dict[str, SpacePosition] = {}
    empty: bool = False
    """Take all pieces, levels and markers of the scenario off first."""
    unavailable: dict[str, int] | None = None
    casualties: dict[str, int] | None = None
    squadrons: int | None = None
    squadrons_unavailable: int | None = None
    resources: dict[str, int] = {}
    cbc: int | None = None
    crc: int | None = None
    treaty: bool | None = None
    leaders: dict[str, LeaderPosition] = {}
    card: int | None = None
    on_deck: int | None = None
    played: list[int] | None = None
    strokes: list[int] | None = None
    campaign: int | None = None
    """The pile of the deck that is being drawn, from 0."""
    campaign_cards: int | None = None
    """Cards drawn of that pile."""
    campaign_winter: bool | None = None
    winters: int | None = None
    """Winter Quarters Rounds completed."""
    phase: int | None = None
    eligible: list[str] | None = None
    acts: dict[str, str] = {}
    sits_out: list[str] | None = None
    stays_eligible: list[str] | None = None


def position_of(game: Game) -> Position:
    """The whole present position."""
    state = game.state
    return Position(
        spaces={
            name: SpacePosition(
                pieces={KINDS[k]: n for k in range(KIND_COUNT) if (n := state.pieces[space * KIND_COUNT + k])},
                level=level_name(state.level[space]),
                propaganda=state.propaganda[space],
                raid=state.raid[space],
                blockades=state.blockades[space],
            )
            for space, name in enumerate(SPACES)
        },
        unavailable=_boxed(state.unavailable),
        casualties=_boxed(state.casualties),
        squadrons=state.squadrons,
        squadrons_unavailable=state.squadrons_unavailable,
        resources=dict(zip(FACTIONS, state.resources, strict=True)),
        cbc=state.cbc,
        crc=state.crc,
        treaty=state.treaty,
        leaders={
            name: LeaderPosition(
                game.board.leaders[faction][state.leader[faction]],
                None if state.leader_space[faction] == AVAILABLE else SPACES[state.leader_space[faction]],
            )
            for faction, name in enumerate(FACTIONS)
        },
        card=state.card,
        on_deck=state.on_deck,
        played=list(state.played),
        strokes=list(state.strokes),
        campaign=state.pile,
        campaign_cards=state.pile_drawn,
        campaign_winter=state.pile_winter,
        winters=state.winters_done,
        phase=state.winter_phase,
        eligible=_named(state.eligible),
        acts={name: ACTS[state.acted[faction]] for faction, name in enumerate(FACTIONS)},
        sits_out=_named(state.sits_out),
        stays_eligible=_named(state.stays_eligible),
    )


def _boxed(box: list[int]) -> dict[str, int]:
    return {POOL_NAME[kind]: n for kind, n in enumerate(box) if n}


def _named(flags: list[bool]) -> list[str]:
    return [name for name, flag in zip(FACTIONS, flags, strict=True) if flag]


FACTION_INDEX = {name: index for index, name in enumerate(FACTIONS)}


def refuse(rule: str, problem: str) -> BadSetup:
    """A position that breaks the rule of this section."""
    return BadSetup("position-breaks-rule", rule=rule, problem=problem)


def set_position(game: Game, position: Position) -> None:
    """Change the state to what the position says, and refuse what no game could come to."""
    state = game.state
    if position.empty:
        state.pieces[:] = [0] * len(state.pieces)
        for by_space in (state.level, state.propaganda, state.raid, state.blockades):
            by_space[:] = [0] * len(SPACES)
    if position.treaty is not None:
        state.treaty = position.treaty
    for name, there in position.spaces.items():
        _set_space(game, _known(name, SPACE_INDEX, "space"), there)
    if position.unavailable is not None:
        state.unavailable = _box(position.unavailable)
    if position.casualties is not None:
        state.casualties = _box(position.casualties)
        if any(n for kind, n in enumerate(state.casualties) if kind not in (*BRITISH_CUBES, *REBELLION_CUBES)):
            raise refuse("1.6.4", "only cubes stay in the Casualties box")
    _set_numbers(game, position)
    _set_leaders(game, position)
    _set_sequence(game, position)
    _fill_available(game)
    for space in range(len(SPACES)):
        update_control(state, space)
    update_totals(game)
    for problem in (*broken(game), *sequence_problems(game)):
        raise refuse(*problem)


def _known(name: str, known: Mapping[str, int], what: str) -> int:
    if name not in known:
        raise BadSetup("position-invalid", problem=f"unknown {what} {name}")
    return known[name]


def _box(given: Mapping[str, int]) -> list[int]:
    box = [0] * KIND_COUNT
    for name, n in given.items():
        box[_known(name, POOL_NAMES, "piece")] = n
    return box


def _set_space(game: Game, space: int, there: SpacePosition) -> None:
    state = game.state
    if there.pieces is not None:
        cells = [0] * KIND_COUNT
        for name, n in there.pieces.items():
            cells[_known(name, KIND_INDEX, "piece")] = n
        state.pieces[space * KIND_COUNT : (space + 1) * KIND_COUNT] = cells
    if there.level is not None:
        state.level[space] = _known(there.level, LEVEL_INDEX, "level")
    for field in ("propaganda", "raid", "blockades"):
        number = getattr(there, field)
        if number is not None:
            getattr(state, field)[space] = number


def _set_numbers(game: Game, position: Position) -> None:
    state = game.state
    for name, n in position.resources.items():
        state.resources[_known(name, FACTION_INDEX, "Faction")] = n
    for field in ("cbc", "crc", "squadrons", "squadrons_unavailable"):
        number = getattr(position, field)
        if number is not None:
            setattr(state, field, number)


def _set_leaders(game: Game, position: Position) -> None:
    """The Leaders that the position names, each where his Faction has pieces; others without pieces are Available."""
    state = game.state
    for faction, space in enumerate(state.leader_space):
        if space != AVAILABLE and not has_pieces(state, space, faction):
            state.leader_space[faction] = AVAILABLE
    for name, leader in position.leaders.items():
        faction = _known(name, FACTION_INDEX, "Faction")
        names = {who: index for index, who in enumerate(game.board.leaders[faction])}
        state.leader[faction] = _known(leader.who, names, "Leader")
        place = AVAILABLE if leader.space is None else _known(leader.space, SPACE_INDEX, "space")
        state.leader_space[faction] = place
        if place != AVAILABLE and not has_pieces(state, place, faction):
            raise refuse("1.10", f"{leader.who} is in {leader.space} without a piece of his Faction")


def _set_sequence(game: Game, position: Position) -> None:
    state, board = game.state, game.board
    for card in (position.card, position.on_deck, *(position.played or ()), *(position.strokes or ())):
        if card and str(card) not in board.cards:
            raise BadSetup("position-invalid", problem=f"unknown card {card}")
    for field, target in (
        ("card", "card"),
        ("on_deck", "on_deck"),
        ("played", "played"),
        ("strokes", "strokes"),
        ("campaign", "pile"),
        ("campaign_cards", "pile_drawn"),
        ("campaign_winter", "pile_winter"),
        ("winters", "winters_done"),
        ("phase", "winter_phase"),
    ):
        value = getattr(position, field)
        if value is not None:
            setattr(state, target, list(value) if isinstance(value, list) else value)
    if state.treaty and position.strokes is None:
        state.strokes = [card for card in state.strokes if card != TREATY]
    gone = {state.card, state.on_deck, *state.played}
    state.event_bag = [card for card in board.events if card not in gone]
    state.winter_bag = [card for card in board.winters if card not in gone]
    if position.campaign_cards is None and position.card:
        state.pile_drawn = max(state.pile_drawn, 1 + bool(position.on_deck))
    if state.card and state.on_deck:
        state.step = WINTER if state.card in board.winters else CARD
    else:
        state.step = DRAW
    for field, flags in (
        ("eligible", state.eligible),
        ("sits_out", state.sits_out),
        ("stays_eligible", state.stays_eligible),
    ):
        names = getattr(position, field)
        if names is not None:
            named = [_known(name, FACTION_INDEX, "Faction") for name in names]
            flags[:] = [faction in named for faction in range(len(FACTIONS))]
    for name, act in position.acts.items():
        faction = _known(name, FACTION_INDEX, "Faction")
        state.acted[faction] = _known(act, {word: i for i, word in enumerate(ACTS)}, "act")


def _fill_available(game: Game) -> None:
    """Whatever is not elsewhere is Available."""
    state = game.state
    for kind in range(KIND_COUNT):
        if POOL_OF[kind] == kind:
            used = state.unavailable[kind] + state.casualties[kind]
            for which in range(KIND_COUNT):
                if POOL_OF[which] == kind:
                    used += sum(state.pieces[which::KIND_COUNT])
            state.available[kind] = game.board.pool[kind] - used
