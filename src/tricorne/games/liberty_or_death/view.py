"""What anybody may see: everything on the table is open in this game."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Any

from tricorne.games.liberty_or_death.names import (
    AVAILABLE,
    CARD_NAMES,
    CITIES,
    CONTROL_NAMES,
    FACTIONS,
    KINDS,
    LEVEL_NAME,
    POOL_NAME,
    SPACES,
    Faction,
    Space,
)
from tricorne.games.liberty_or_death.position import ACTS, PHASE_NAMES
from tricorne.games.liberty_or_death.rules.s1_9_navy import fni, french_preparations
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_name
from tricorne.games.liberty_or_death.rules.s2_1_deck import PILE_CARDS
from tricorne.games.liberty_or_death.rules.s7_victory import Tracks, counted_margin, final_margin, margins, tracks

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

PLACES = tuple((space, kind) for space in range(len(SPACES)) for kind in KINDS)
"""What each number of the pieces counts."""
REDCOATS = ("british_regular", "tory", "british_fort")
ROYALISTS = (*REDCOATS, "war_party_underground", "war_party_active", "village")
REBELS = ("continental", "militia_underground", "militia_active", "patriot_fort", "french_regular")


def view_of(game: Game) -> dict[str, Any]:
    """The whole table, by id."""
    state = game.state
    leaders = [leader_name(game, faction) for faction in range(4)]
    piles = len(game.plan.campaigns)
    return {
        "spaces": _spaces(game, leaders),
        "available": _box(state.available),
        "unavailable": _box(state.unavailable),
        "casualties": _box(state.casualties),
        "squadrons": state.squadrons,
        "squadrons_unavailable": state.squadrons_unavailable,
        "fni": fni(state),
        "resources": dict(zip(FACTIONS, state.resources, strict=True)),
        "treaty": state.treaty,
        "preparations": french_preparations(state),
        "leaders": {
            name: {"who": who, "space": _place(space)}
            for name, who, space in zip(FACTIONS, leaders, state.leader_space, strict=True)
        },
        "card": CARD_NAMES[state.card] if state.card else None,
        "on_deck": CARD_NAMES[state.on_deck] if state.on_deck else None,
        "faction_order": [FACTIONS[f] for f in game.board.faction_order.get(state.card, ())],
        "campaign": game.plan.campaigns[min(state.winters_done, piles - 1)],
        "deck": (piles - state.pile) * PILE_CARDS - state.pile_drawn,
        "played": [CARD_NAMES[card] for card in state.played],
        "strokes": [CARD_NAMES[card] for card in state.strokes],
        "winters": state.winters_done,
        "winter_phase": PHASE_NAMES[state.winter_phase],
        "eligible": [name for name, may in zip(FACTIONS, state.eligible, strict=True) if may],
        "acts": {name: ACTS[done] for name, done in zip(FACTIONS, state.acted, strict=True)},
        "victory": victory_view(game),
    }


def victory_view(game: Game) -> dict[str, Any]:
    """The tracks, what each space adds to Support or Opposition, and each Faction's margins at this moment."""
    at = tracks(game)
    state, population = game.state, game.board.population
    return {
        "tracks": at._asdict(),
        "spaces": {
            SPACES[space]: level * population[space]
            for space, level in enumerate(state.level)
            if level and not (level > 0 and space in CITIES and state.blockades[space])
        },
        "margins": {name: _margins_view(game, at, faction) for faction, name in enumerate(FACTIONS)},
    }


def _margins_view(game: Game, at: Tracks, faction: Faction) -> dict[str, int]:
    first, second = margins(at, faction)
    return {
        "first": first,
        "second": second,
        "final": final_margin(at, faction),
        "counted": counted_margin(game, at, faction),
    }


def _spaces(game: Game, leaders: list[str]) -> dict[str, dict[str, Any]]:
    state = game.state
    pieces: list[dict[str, int]] = [{} for _ in SPACES]
    for (space, kind), n in compress(zip(PLACES, state.pieces, strict=True), state.pieces):
        pieces[space][kind] = n
    led: list[list[str]] = [[] for _ in SPACES]
    for who, space in zip(leaders, state.leader_space, strict=True):
        if space != AVAILABLE:
            led[space].append(who)
    return {
        name: {
            "pieces": pieces[space],
            "control": CONTROL_NAMES[state.control[space]],
            "needed": _needed(pieces[space]),
            "level": LEVEL_NAME[state.level[space]],
            "propaganda": state.propaganda[space],
            "raid": state.raid[space],
            "blockades": state.blockades[space],
            "leaders": led[space],
        }
        for space, name in enumerate(SPACES)
    }


def _needed(pieces: dict[str, int]) -> dict[str, int]:
    """How many more pieces would give each side Control of a space (1.7): the British need one of their own."""
    sides = (REBELS, REDCOATS, ROYALISTS)
    rebellion, british, royalist = (sum(pieces.get(kind, 0) for kind in kinds) for kinds in sides)
    return {
        "british": max(rebellion - royalist + 1, 0 if british else 1, 0),
        "rebellion": max(royalist - rebellion + 1, 0),
    }


def _box(box: list[int]) -> dict[str, int]:
    return {name: box[kind] for kind, name in POOL_NAME.items()}


def _place(space: Space) -> str:
    return "available" if space == AVAILABLE else SPACES[space]
