"""6.6 Desertion Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import CONTINENTAL, MILITIA, PIECE_NAME, TORY, Kind
from tricorne.games.liberty_or_death.rules.choices import choose_piece
from tricorne.games.liberty_or_death.rules.offers import ON_MAP
from tricorne.games.liberty_or_death.rules.s1_4_pieces import on_map, remove
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leaders_left_alone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

DESERTERS = 5


def _deserts(game: Game, seat: str, kinds: Sequence[Kind], left: int, rule: str) -> Rule[None]:
    """The seat picks one of these pieces; `left` of them are still to go."""
    piece = yield from choose_piece(
        game, seat, "desertion", kinds, ON_MAP, rule, piece=PIECE_NAME[kinds[0]], number=left
    )
    assert piece is not None
    remove(game, *piece, 1, rule)


def _desertion(game: Game, kinds: Sequence[Sequence[Kind]], first: str, others: str, rule: str) -> Rule[None]:
    """One in five of each kind leaves the map; one seat picks the first of every kind, then another the rest."""
    numbers = [(which, sum(on_map(game.state, kind) for kind in which) // DESERTERS) for which in kinds]
    for which, number in numbers:
        if number:
            yield from _deserts(game, first, which, number, rule)
    for which, number in numbers:
        for left in range(number - 1, 0, -1):
            yield from _deserts(game, others, which, left, rule)
    yield from leaders_left_alone(game)


@rule("6.6.1")
def patriot_desertion(game: Game, rule: str = "6.6.1") -> Rule[None]:
    """One in five Militia and one in five Continentals; the Indians pick the first of each."""
    yield from _desertion(game, (MILITIA, (CONTINENTAL,)), "indians", "patriots", rule)


@rule("6.6.2")
def tory_desertion(game: Game, rule: str = "6.6.2") -> Rule[None]:
    """One in five Tories; the French pick the first."""
    yield from _desertion(game, ((TORY,),), "french", "british", rule)


@rule("6.6")
def desertion_phase(game: Game) -> Rule[None]:
    """Patriots, then Tories."""
    yield from patriot_desertion(game)
    yield from tory_desertion(game)
