"""1.4 Pieces: boxes, stacking, placing, removing, moving and turning them; 1.7 Control follows every change."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BASES,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CELL_INDEX,
    CELL_NAMES,
    CITIES,
    FACTION_OF,
    FACTIONS,
    FRENCH_REGULAR,
    KIND_COUNT,
    KINDS,
    MAP,
    MAP_CELLS,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PIECE_NAME,
    PIECES_OF,
    POOL_OF,
    SPACES,
    VILLAGE,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
    Faction,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.lesser import lesser
from tricorne.games.liberty_or_death.rules.offers import PiecesThere, Spaces
from tricorne.games.liberty_or_death.rules.s1_3_map import west_indies_obstacle
from tricorne.games.liberty_or_death.rules.s1_7_control import control_by_pieces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State

ALL_SPACES = tuple(range(len(SPACES)))
BASE_LIMIT = 2
NO_LIMIT = 99
NONE_AVAILABLE = "why-none-available", "1.4.1"
# By Faction and space, the cells of its pieces.
CELLS_OF = tuple(
    tuple(tuple(space * KIND_COUNT + kind for kind in kinds) for space in ALL_SPACES) for kinds in PIECES_OF
)
NEVER_RECALLED = (BRITISH_REGULAR, FRENCH_REGULAR)
# The kind with the other end up.
TURNED = {
    MILITIA_UNDERGROUND: MILITIA_ACTIVE,
    MILITIA_ACTIVE: MILITIA_UNDERGROUND,
    WAR_PARTY_UNDERGROUND: WAR_PARTY_ACTIVE,
    WAR_PARTY_ACTIVE: WAR_PARTY_UNDERGROUND,
}
# The kinds of the same piece, whichever end is up.
ENDS = tuple((kind, TURNED[kind]) if kind in TURNED else (kind,) for kind in range(KIND_COUNT))


def count(state: State, space: Space, kind: Kind) -> int:
    """How many pieces of exactly this kind (and end up) are in the space."""
    return state.pieces[space * KIND_COUNT + kind]


def count_all(state: State, space: Space, kinds: Sequence[Kind]) -> int:
    """How many pieces of any of these kinds are in the space."""
    pieces, at = state.pieces, space * KIND_COUNT
    total = 0
    for kind in kinds:
        total += pieces[at + kind]
    return total


def on_map(state: State, kind: Kind) -> int:
    """How many pieces of this kind are in Cities and Provinces (the West Indies are not on the map)."""
    return sum(state.pieces[kind:MAP_CELLS:KIND_COUNT])


def spaces_of(state: State, kind: Kind) -> list[Space]:
    """The spaces, West Indies included, with a piece of exactly this kind."""
    return [*compress(ALL_SPACES, state.pieces[kind::KIND_COUNT])]


def spaces_with(state: State, faction: Faction) -> list[Space]:
    """The spaces, West Indies included, in which the Faction has pieces."""
    found: set[int] = set()
    for kind in PIECES_OF[faction]:
        found.update(compress(ALL_SPACES, state.pieces[kind::KIND_COUNT]))
    return sorted(found)


def bases(state: State, space: Space) -> int:
    """Forts and Villages of all Factions in the space."""
    pieces, at = state.pieces, space * KIND_COUNT
    return pieces[at + BRITISH_FORT] + pieces[at + PATRIOT_FORT] + pieces[at + VILLAGE]


@rule("1.4", "1.7")
def change(state: State, space: Space, kind: Kind, n: int) -> None:
    """Add (or with a negative number take away) pieces of a space. Nothing else writes them."""
    state.pieces[space * KIND_COUNT + kind] += n
    state.control[space] = control_by_pieces(state, space)


@rule("1.4.2", "2.3.9")
def place_obstacle(state: State, space: Space, kind: Kind) -> Reason | None:
    """What bars a kind of piece from a space, however few are there."""
    if space == WEST_INDIES:
        return west_indies_obstacle(state, kind)
    if kind >= WAR_PARTY_UNDERGROUND and space in CITIES:
        return "why-no-indians-in-cities", "1.4.2"
    return ("why-french-after-treaty", "2.3.9") if kind == FRENCH_REGULAR and not state.treaty else None


def room(game: Game, space: Space, kind: Kind) -> int:
    """How many pieces of this kind stacking still allows in the space, whatever is Available."""
    if place_obstacle(game.state, space, kind) is not None:
        return 0
    return BASE_LIMIT - bases(game.state, space) if kind in BASES else NO_LIMIT


def stacking_obstacle(game: Game, space: Space, kind: Kind) -> Reason | None:
    """What keeps a further piece of this kind out of the space."""
    full = kind in BASES and bases(game.state, space) >= BASE_LIMIT
    return place_obstacle(game.state, space, kind) or (("why-two-bases", "1.4.2") if full else None)


@rule("1.4.1", "1.4.3")
def place(game: Game, space: Space, kind: Kind, n: int, rule: str, source: str = "available") -> int:
    """Put up to n pieces there from a box, as far as it and stacking allow. Returns how many.

    Militia and War Parties arrive Underground unless the kind is the Active one. `source` is `available`,
    `unavailable` or `casualties`.
    """
    state = game.state
    box: list[int] = getattr(state, source)
    pool = POOL_OF[kind]
    n = lesser(lesser(n, box[pool]), room(game, space, kind))
    if n <= 0:
        return 0
    box[pool] -= n
    change(state, space, kind, n)
    game.log("placed", rule, space=SPACES[space], pieces={PIECE_NAME[kind]: n}, faction=FACTIONS[FACTION_OF[kind]])
    return n


@rule("1.4.1")
def remove(game: Game, space: Space, kind: Kind, n: int, rule: str) -> int:
    """Take up to n pieces of this kind from the space to Available. Returns how many."""
    state = game.state
    n = lesser(n, state.pieces[space * KIND_COUNT + kind])
    if n <= 0:
        return 0
    change(state, space, kind, -n)
    state.available[POOL_OF[kind]] += n
    game.log("removed", rule, space=SPACES[space], pieces={PIECE_NAME[kind]: n}, faction=FACTIONS[FACTION_OF[kind]])
    return n


def shift_box(game: Game, kind: Kind, n: int, source: str, target: str, rule: str) -> int:
    """Move up to n pieces from one box to another (`available`, `unavailable`, `casualties`). Returns how many."""
    state = game.state
    from_box: list[int] = getattr(state, source)
    to_box: list[int] = getattr(state, target)
    pool = POOL_OF[kind]
    n = lesser(n, from_box[pool])
    if n <= 0:
        return 0
    from_box[pool] -= n
    to_box[pool] += n
    game.log("boxed", rule, pieces={PIECE_NAME[kind]: n}, source=source, target=target)
    return n


def move(game: Game, origin: Space, destination: Space, kind: Kind, n: int, rule: str) -> int:
    """Move up to n pieces of exactly this kind, keeping the end that is up. Returns how many. Stacking must hold."""
    state = game.state
    n = lesser(n, state.pieces[origin * KIND_COUNT + kind])
    if n <= 0:
        return 0
    change(state, origin, kind, -n)
    change(state, destination, kind, n)
    game.log(
        "moved",
        rule,
        origin=SPACES[origin],
        destination=SPACES[destination],
        pieces={KINDS[kind]: n},
        faction=FACTIONS[FACTION_OF[kind]],
    )
    return n


@rule("1.4.3")
def activate(game: Game, space: Space, underground: Kind, n: int, rule: str) -> int:
    """Turn up to n Underground pieces (MILITIA_UNDERGROUND or WAR_PARTY_UNDERGROUND) Active. Returns how many."""
    return _turn(game, space, underground, n, "activated", rule)


@rule("1.4.3")
def hide(game: Game, space: Space, active: Kind, n: int, rule: str) -> int:
    """Turn up to n Active pieces (MILITIA_ACTIVE or WAR_PARTY_ACTIVE) Underground. Returns how many."""
    return _turn(game, space, active, n, "hidden", rule)


def _turn(game: Game, space: Space, kind: Kind, n: int, event: str, rule: str) -> int:
    pieces = game.state.pieces
    at = space * KIND_COUNT
    n = lesser(n, pieces[at + kind])
    if n <= 0:
        return 0
    pieces[at + kind] -= n
    pieces[at + TURNED[kind]] += n
    game.log(event, rule, space=SPACES[space], pieces={PIECE_NAME[kind]: n}, faction=FACTIONS[FACTION_OF[kind]])
    return n


@rule("1.4.1", "8.1")
def recallable(game: Game, kind: Kind, target: Space) -> int:
    """Pieces of the kind, whichever end is up, that the owner may take to Available from elsewhere on the map.

    Never Regulars, and never those of a non-player.
    """
    if kind in NEVER_RECALLED or game.is_nonplayer(owner_seat(kind)):
        return 0
    kinds = ENDS[kind]
    here = count_all(game.state, target, kinds) if target in MAP else 0
    return sum(on_map(game.state, which) for which in kinds) - here


@rule("1.4.1")
def shortage(game: Game, space: Space, kind: Kind) -> Reason | None:
    """Nothing against placing an own piece there where one is Available, or could be recalled from elsewhere."""
    if game.state.available[POOL_OF[kind]] or recallable(game, kind, space):
        return None
    return NONE_AVAILABLE


@rule("1.4.1")
def recall(game: Game, kind: Kind, wanted: int, target: Space, rule: str) -> Rule[None]:
    """The owner may take pieces from elsewhere on the map to Available when too few of that kind are there.

    Asks piece by piece until `wanted` are Available, or the owner has enough.
    """
    state = game.state
    pool = POOL_OF[kind]
    seat = owner_seat(kind)
    while state.available[pool] < wanted and recallable(game, kind, target):
        elsewhere = Spaces([space for space in MAP if space != target], ("why-recall-elsewhere", "1.4.1"))
        reasons = PiecesThere(state, elsewhere, ENDS[kind], "1.4.1")
        options = [
            CELL_NAMES[space * KIND_COUNT + which]
            for space in elsewhere
            for which in ENDS[kind]
            if state.pieces[space * KIND_COUNT + which]
        ]
        missing = wanted - state.available[pool]
        answer = yield Ask(seat, "recall", ["done", *options], rule, reasons, piece=PIECE_NAME[kind], number=missing)
        if answer == "done":
            return
        space, which = divmod(CELL_INDEX[answer], KIND_COUNT)
        remove(game, space, which, 1, rule)


def place_own(game: Game, space: Space, kind: Kind, n: int, rule: str) -> Rule[int]:
    """A Faction places up to n of its own pieces, first recalling some from the map when too few are Available."""
    if n > game.state.available[POOL_OF[kind]]:
        n = lesser(n, room(game, space, kind))
        yield from recall(game, kind, n, space, rule)
    return place(game, space, kind, n, rule)


def has_pieces(state: State, space: Space, faction: Faction) -> bool:
    """Whether the Faction has a piece in the space."""
    pieces = state.pieces
    for cell in CELLS_OF[faction][space]:  # noqa: SIM110 (asked too often for a generator)
        if pieces[cell]:
            return True
    return False


def british_cubes(state: State, space: Space) -> int:
    """British Regulars and Tories in the space."""
    at = space * KIND_COUNT
    return state.pieces[at] + state.pieces[at + 1]


def owner_seat(kind: Kind) -> str:
    """The seat that owns pieces of this kind."""
    return FACTIONS[FACTION_OF[kind]]
