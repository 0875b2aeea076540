"""Whether a position can be: every rule it breaks, with its section, and what does not add up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.liberty_or_death.names import (
    BASES,
    BRITISH_CUBES,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    FACTIONS,
    FRENCH_REGULAR,
    KIND_COUNT,
    MAP,
    POOL_NAME,
    POPULATED,
    SPACES,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
    Space,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import BASE_LIMIT, TURNED
from tricorne.games.liberty_or_death.rules.s1_6_support import opposition_by_levels, support_by_levels
from tricorne.games.liberty_or_death.rules.s1_7_control import control_by_pieces
from tricorne.games.liberty_or_death.rules.s1_8_resources import LIMIT
from tricorne.games.liberty_or_death.rules.s2_1_deck import PILE_CARDS
from tricorne.games.liberty_or_death.rules.s2_3_8_strokes import OWNER_OF
from tricorne.games.liberty_or_death.rules.s2_3_9_treaty import TREATY
from tricorne.games.liberty_or_death.rules.s2_3_sequence import EXECUTED
from tricorne.games.liberty_or_death.rules.s6_winter import PHASES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

EVER_UNAVAILABLE = (*BRITISH_CUBES, FRENCH_REGULAR)
ACTING_ON_A_CARD = 2


def broken(game: Game) -> Iterator[str]:
    """Pools, stacking, Control, the navy, Resources and Leaders, found out again."""
    state = game.state
    yield from (f"{rule}: {problem}" for rule, problem in rules_broken(game))
    for kind, pool in enumerate(game.board.pool):
        total = state.available[kind] + state.unavailable[kind] + state.casualties[kind]
        total += sum(state.pieces[kind::KIND_COUNT])
        if kind in TURNED:
            total += sum(state.pieces[TURNED[kind] :: KIND_COUNT])
        if pool and total != pool:
            yield f"1.4.1: {total} of {pool} {POOL_NAME[kind]}"
    for space, name in enumerate(SPACES):
        if state.control[space] != control_by_pieces(state, space):
            yield f"1.7: Control of {name} is not what its pieces say"
        if abs(state.level[space]) > 2:
            yield f"1.6.1: {name} is beyond an Active level"
    if (state.support, state.opposition) != (support_by_levels(game), opposition_by_levels(game)):
        yield "1.6.2: total Support and Opposition are not what the levels say"


def rules_broken(game: Game) -> list[tuple[str, str]]:
    """Every rule that the position breaks, as its section and a sentence."""
    state, board = game.state, game.board
    found: list[tuple[str, str]] = []
    for kind, pool in enumerate(board.pool):
        if state.available[kind] < 0:
            found.append(("1.4.1", f"more than {pool} {POOL_NAME[kind]} in play"))
    if min(state.pieces) < 0 or min(*state.unavailable, *state.casualties) < 0:
        found.append(("1.4.1", "a number of pieces below zero"))
    if any(n for kind, n in enumerate(state.unavailable) if kind not in EVER_UNAVAILABLE):
        found.append(("1.3.9", "only Regulars, Tories and Squadrons are ever Unavailable"))
    if min(state.cbc, state.crc) < 0:
        found.append(("1.6.4", "Cumulative Casualties below zero"))
    for space, name in enumerate(SPACES):
        here = state.pieces[space * KIND_COUNT : (space + 1) * KIND_COUNT]
        found += _space_problems(game, space, name, here)
    for faction, n in enumerate(state.resources):
        if not 0 <= n <= LIMIT:
            found.append(("1.8", f"{n} Resources of {FACTIONS[faction]}, not between 0 and {LIMIT}"))
    markers = state.squadrons + state.squadrons_unavailable + sum(state.blockades)
    if markers != board.squadron_pool or min(state.squadrons, state.squadrons_unavailable, *state.blockades) < 0:
        found.append(("1.9", f"there are {board.squadron_pool} Squadrons and Blockades, not {markers}"))
    if any(state.blockades) and not state.treaty:
        found.append(("1.9", "a Blockade before the Treaty of Alliance"))
    for marker, pool in (("propaganda", board.propaganda_pool), ("raid", board.raid_pool)):
        placed: list[int] = getattr(state, marker)
        if sum(placed) > pool or min(placed) < 0:
            found.append(("3.3.4" if marker == "propaganda" else "3.4.4", f"more than {pool} {marker} markers"))
    return found


def _space_problems(game: Game, space: Space, name: str, here: list[int]) -> list[tuple[str, str]]:
    state = game.state
    found = []
    if sum(here[kind] for kind in BASES) > BASE_LIMIT:
        found.append(("1.4.2", f"more than two Forts and Villages in {name}"))
    if space in CITIES and any(here[WAR_PARTY_UNDERGROUND:]):
        found.append(("1.4.2", f"Indian pieces in the City {name}"))
    if space == WEST_INDIES and any(
        n for kind, n in enumerate(here) if kind not in (BRITISH_REGULAR, BRITISH_FORT, FRENCH_REGULAR)
    ):
        found.append(("1.4.2", "only Regulars and British Forts may be in the West Indies"))
    if not state.treaty and (here[FRENCH_REGULAR] or (space == WEST_INDIES and any(here))):
        found.append(("2.3.9", f"pieces in {name} that come only after the Treaty of Alliance"))
    if state.level[space] and space not in POPULATED:
        found.append(("1.6.1", f"{name} has no Population and is always Neutral"))
    if state.blockades[space] and (space not in MAP or space not in CITIES):
        found.append(("1.9", f"a Blockade on {name}, which is no City"))
    return found


def sequence_problems(game: Game) -> list[tuple[str, str]]:
    """What is wrong with the cards and with who has acted, between two steps of the sequence of play."""
    state, board = game.state, game.board
    found: list[tuple[str, str]] = []
    lying = {*board.events, *board.winters}
    if not {state.card, state.on_deck} <= {0, *lying}:
        found.append(("2.2", "only Events and Winter Quarters cards are in the deck"))
    cards = [card for card in (state.card, state.on_deck, *state.played, *state.strokes) if card]
    if len(set(cards)) != len(cards):
        twice = ", ".join(str(card) for card in sorted(set(cards)) if cards.count(card) > 1)
        found.append(("2.2", f"card {twice} is in two places"))
    if not set(state.strokes) <= set(OWNER_OF):
        found.append(("2.3.8", "only Brilliant Strokes are held"))
    if state.treaty and TREATY in state.strokes:
        found.append(("2.3.9", "the Treaty of Alliance has been played and cannot be held"))
    if state.on_deck in board.winters and (state.card in board.winters or not game.winter_is_coming):
        found.append(("2.3.7", "a Winter Quarters card just revealed changes places with the Event"))
    campaigns = len(game.plan.campaigns)
    if not (0 <= state.pile < campaigns and 0 <= state.pile_drawn <= PILE_CARDS):
        found.append(("2.1", f"there are {campaigns} piles of {PILE_CARDS} cards"))
    if not (0 <= state.winters_done < campaigns and 0 <= state.winter_phase < len(PHASES)):
        found.append(("6.0", f"there are {campaigns} Winter Quarters Rounds of {len(PHASES)} phases"))
    if sum(done in EXECUTED for done in state.acted) > ACTING_ON_A_CARD:
        found.append(("2.3", "more than two Factions have acted on the card"))
    return found
