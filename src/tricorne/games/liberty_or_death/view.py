"""What anybody may see: everything on the table is open in this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tricorne.games.liberty_or_death.names import (
    AVAILABLE,
    CITIES,
    CONTROL_NAMES,
    FACTIONS,
    KIND_COUNT,
    KINDS,
    POOL_NAME,
    SPACES,
    level_name,
)
from tricorne.games.liberty_or_death.position import ACTS
from tricorne.games.liberty_or_death.rules.s1_9_navy import fni, french_preparations
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_name
from tricorne.games.liberty_or_death.rules.s2_1_deck import PILE_CARDS
from tricorne.games.liberty_or_death.rules.s7_victory import counted_margin, final_margin, margins, tracks

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


def view_of(game: Game) -> dict[str, Any]:
    """The whole table, by id."""
    state = game.state
    leaders = {faction: leader_name(game, faction) for faction in range(4)}
    piles = len(game.plan.campaigns)
    return {
        "spaces": {name: _space(game, space, leaders) for space, name in enumerate(SPACES)},
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
            FACTIONS[faction]: {"who": who, "space": _place(state.leader_space[faction])}
            for faction, who in leaders.items()
        },
        "card": f"card:{state.card}" if state.card else None,
        "on_deck": f"card:{state.on_deck}" if state.on_deck else None,
        "faction_order": [FACTIONS[f] for f in game.board.faction_order.get(state.card, ())],
        "campaign": game.plan.campaigns[min(state.winters_done, piles - 1)],
        "deck": (piles - state.pile) * PILE_CARDS - state.pile_drawn,
        "played": [f"card:{card}" for card in state.played],
        "strokes": [f"card:{card}" for card in state.strokes],
        "winters": state.winters_done,
        "winter_phase": state.winter_phase,
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
        "margins": {
            name: {
                "first": margins(at, faction)[0],
                "second": margins(at, faction)[1],
                "final": final_margin(at, faction),
                "counted": counted_margin(game, at, faction),
            }
            for faction, name in enumerate(FACTIONS)
        },
    }


def _space(game: Game, space: int, leaders: dict[int, str]) -> dict[str, Any]:
    state = game.state
    at = space * KIND_COUNT
    return {
        "pieces": {KINDS[kind]: n for kind in range(KIND_COUNT) if (n := state.pieces[at + kind])},
        "control": CONTROL_NAMES[state.control[space]],
        "level": level_name(state.level[space]),
        "propaganda": state.propaganda[space],
        "raid": state.raid[space],
        "blockades": state.blockades[space],
        "leaders": [who for faction, who in leaders.items() if state.leader_space[faction] == space],
    }


def _box(box: list[int]) -> dict[str, int]:
    return {POOL_NAME[kind]: n for kind, n in enumerate(box) if kind in POOL_NAME}


def _place(space: int) -> str:
    return "available" if space == AVAILABLE else SPACES[space]
