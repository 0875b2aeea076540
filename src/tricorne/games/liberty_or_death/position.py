"""The position format: what differs from a scenario, in names. What breaks a rule is refused with its section."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec

from tricorne.core.errors import BadSetup, kebab
from tricorne.core.positions import Names, named, unknown_name
from tricorne.games.liberty_or_death.invariants import rules_broken, sequence_problems
from tricorne.games.liberty_or_death.names import (
    AVAILABLE,
    BRITISH_CUBES,
    FACTIONS,
    KIND_COUNT,
    KIND_INDEX,
    KINDS,
    LEVEL_INDEX,
    LEVELS,
    POOL_NAME,
    POOL_NAMES,
    POOL_OF,
    REBELLION_CUBES,
    SPACE_INDEX,
    SPACES,
    Space,
    level_name,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces
from tricorne.games.liberty_or_death.rules.s1_6_support import update_totals
from tricorne.games.liberty_or_death.rules.s1_7_control import update_control
from tricorne.games.liberty_or_death.rules.s2_3_9_treaty import TREATY
from tricorne.games.liberty_or_death.rules.s6_winter import PHASES
from tricorne.games.liberty_or_death.state import CARD, DRAW, WINTER

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

ACTS = ("nothing", "passed", "command", "command-and-special", "event")
PHASE_NAMES = tuple(name for name, _ in PHASES)

SpaceName: TypeAlias = Annotated[str, named("space")]
FactionName: TypeAlias = Annotated[str, named("faction")]
Pieces: TypeAlias = dict[Annotated[str, named("piece")], int]
"""Militia and War Parties by the end that is up."""
Box: TypeAlias = dict[Annotated[str, named("piece-in-a-box")], int]
Card: TypeAlias = Annotated[int, named("card")]


class SpacePosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One space: its pieces replace all that the scenario has there."""

    pieces: Pieces | None = None
    level: Annotated[str, named("level")] | None = None
    propaganda: int | None = None
    raid: int | None = None
    blockades: int | None = None


class LeaderPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A Leader in play and where he is; without a space he is Available."""

    who: Annotated[str, named("leader")]
    space: SpaceName | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What differs from the scenario. Available pieces are whatever is left of the pools."""

    spaces: dict[SpaceName, SpacePosition] = {}
    empty: bool = False
    """Take all pieces, levels and markers of the scenario off first."""
    unavailable: Box | None = None
    casualties: Box | None = None
    squadrons: int | None = None
    squadrons_unavailable: int | None = None
    resources: dict[FactionName, int] = {}
    cbc: int | None = None
    crc: int | None = None
    treaty: bool | None = None
    leaders: dict[FactionName, LeaderPosition] = {}
    card: Card | None = None
    """The card in play. A Winter Quarters card, with a card on the deck, begins a Winter Quarters Round."""
    on_deck: Card | None = None
    played: list[Card] | None = None
    strokes: list[Card] | None = None
    campaign: int | None = None
    """The pile of the deck that is being drawn, from 0."""
    campaign_cards: int | None = None
    """Cards drawn of that pile."""
    campaign_winter: bool | None = None
    winters: int | None = None
    """Winter Quarters Rounds completed."""
    phase: Annotated[str, named("phase")] | None = None
    """The phase of the Winter Quarters Round that begins, with a Winter Quarters card in play."""
    eligible: list[FactionName] | None = None
    acts: dict[FactionName, Annotated[str, named("act")]] = {}
    """What each Faction has done on the card in play; the first that may still act is asked."""
    sits_out: list[FactionName] | None = None
    stays_eligible: list[FactionName] | None = None


def position_names(game: Game) -> Names:
    """The names that a position may use."""
    board = game.board
    return {
        "space": SPACES,
        "faction": FACTIONS,
        "piece": KINDS,
        "piece-in-a-box": tuple(POOL_NAMES),
        "level": LEVELS,
        "leader": tuple(who for leaders in board.leaders for who in leaders),
        "card": (0, *sorted(map(int, board.cards))),
        "phase": PHASE_NAMES,
        "act": ACTS,
    }


def renewed(plain: Any) -> Any:
    """Older records number the phases and write acts with underscores."""
    if not isinstance(plain, dict):
        return plain
    phase, acts = plain.get("phase"), plain.get("acts")
    if type(phase) is int and 0 <= phase < len(PHASE_NAMES):
        plain = {**plain, "phase": PHASE_NAMES[phase]}
    if isinstance(acts, dict):
        plain = {**plain, "acts": {name: kebab(act) if type(act) is str else act for name, act in acts.items()}}
    return plain


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
        phase=PHASE_NAMES[state.winter_phase],
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
        _set_space(game, SPACE_INDEX[name], there)
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
    for problem in (*rules_broken(game), *sequence_problems(game)):
        raise refuse(*problem)


def _box(given: Mapping[str, int]) -> list[int]:
    box = [0] * KIND_COUNT
    for name, n in given.items():
        box[POOL_NAMES[name]] = n
    return box


def _set_space(game: Game, space: Space, there: SpacePosition) -> None:
    state = game.state
    if there.pieces is not None:
        cells = [0] * KIND_COUNT
        for name, n in there.pieces.items():
            cells[KIND_INDEX[name]] = n
        state.pieces[space * KIND_COUNT : (space + 1) * KIND_COUNT] = cells
    if there.level is not None:
        state.level[space] = LEVEL_INDEX[there.level]
    for field in ("propaganda", "raid", "blockades"):
        number = getattr(there, field)
        if number is not None:
            getattr(state, field)[space] = number


def _set_numbers(game: Game, position: Position) -> None:
    state = game.state
    for name, n in position.resources.items():
        state.resources[FACTION_INDEX[name]] = n
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
        faction = FACTION_INDEX[name]
        names = game.board.leaders[faction]
        if leader.who not in names:
            raise unknown_name("leader", leader.who, names, f"leaders.{name}.who")
        state.leader[faction] = names.index(leader.who)
        place = AVAILABLE if leader.space is None else SPACE_INDEX[leader.space]
        state.leader_space[faction] = place
        if place != AVAILABLE and not has_pieces(state, place, faction):
            raise refuse("1.10", f"{leader.who} is in {leader.space} without a piece of his Faction")


def _set_sequence(game: Game, position: Position) -> None:
    state, board = game.state, game.board
    for field, target in (
        ("card", "card"),
        ("on_deck", "on_deck"),
        ("played", "played"),
        ("strokes", "strokes"),
        ("campaign", "pile"),
        ("campaign_cards", "pile_drawn"),
        ("campaign_winter", "pile_winter"),
        ("winters", "winters_done"),
    ):
        value = getattr(position, field)
        if value is not None:
            setattr(state, target, list(value) if isinstance(value, list) else value)
    if position.phase is not None:
        state.winter_phase = PHASE_NAMES.index(position.phase)
    if state.treaty and position.strokes is None:
        state.strokes = [card for card in state.strokes if card != TREATY]
    gone = {state.card, state.on_deck, *state.played}
    state.event_bag = [card for card in board.events if card not in gone]
    state.winter_bag = [card for card in board.winters if card not in gone]
    if position.campaign_cards is None and position.card:
        state.pile_drawn = max(state.pile_drawn, 1 + bool(position.on_deck))
    if position.phase not in (None, PHASE_NAMES[0]) and state.card not in board.winters:
        raise refuse("6.0", f"{position.phase} belongs to a Winter Quarters card in play")
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
            flags[:] = [faction in names for faction in FACTIONS]
    for name, act in position.acts.items():
        state.acted[FACTION_INDEX[name]] = ACTS.index(act)


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
