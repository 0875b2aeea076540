"""6 Spirit of Rebellion, War Readiness and Fear of Reprisal."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core import Ask, Luck, Reason, Rule, rule
from tricorne.games.prelude.board import by_threshold
from tricorne.games.prelude.rules.answers import why_not_district
from tricorne.games.prelude.rules.s1_map import remove_cubes
from tricorne.games.prelude.state import LOYAL, PATRIOTE, SIDES, District, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude
    from tricorne.games.prelude.printed import ReprisalRow

DIE = (1, 2, 3, 4, 5, 6)


@rule("6.0")
def raise_spirit(game: Prelude, boxes: int, section: str) -> None:
    """Move the Spirit of Rebellion within its track."""
    state = game.state
    before = state.spirit
    state.spirit = max(0, min(game.board.tracks.spirit_of_rebellion.game_ends_at, before + boxes))
    if state.spirit != before:
        game.log("spirit", section, count=state.spirit)


@rule("6.0")
def rebellion_breaks_out(game: Prelude) -> bool:
    """Whether the Spirit of Rebellion has reached the box that ends the game."""
    return game.state.spirit >= game.board.tracks.spirit_of_rebellion.game_ends_at


@rule("6.1")
def add_war_readiness(game: Prelude, side: Side, points: int, section: str) -> None:
    """Put VP of a side into the War Readiness box."""
    game.state.war_readiness[side] += points
    game.log("war-readiness", section, side=SIDES[side], count=points)


@rule("6.2")
def fear_of_reprisal(game: Prelude) -> Rule[None]:
    """The Loyal player rolls, adds the modifier, and removes Patriote cubes from Rural Counties."""
    modifier = by_threshold(game.board.spirit_modifiers, game.state.spirit, 0)
    die = yield Luck("reprisal-die", DIE, "6.2", seat="loyal")
    game.log("reprisal", "6.2", die=die, modifier=modifier, total=die + modifier)
    row = by_threshold(game.board.reprisal_rows, die + modifier, None)
    if row is not None:
        yield from remove_for_reprisal(game, row)


def remove_for_reprisal(game: Prelude, row: ReprisalRow) -> Rule[None]:
    """The Loyal player chooses the cubes one by one, as many as the row says or as there are."""
    names, cubes = game.board.districts, game.state.cubes[PATRIOTE]
    room = {d: min(row.per_county, cubes[d]) for d in game.board.rural if cubes[d]}
    left = min(row.remove, sum(room.values()))
    if left == sum(room.values()):
        for district, count in room.items():
            game.forced += [(SIDES[LOYAL], "reprisal", names[district])] * count
            remove_cubes(game, PATRIOTE, district, count, "6.2")
        return
    while left:
        open_to_it = [d for d, count in room.items() if count]
        why_not = partial(why_not_district, game, open_to_it, partial(why_spared, game))
        answer = yield Ask(SIDES[LOYAL], "reprisal", [names[d] for d in open_to_it], "6.2", why_not, left=left)
        district = game.board.index[answer]
        remove_cubes(game, PATRIOTE, district, 1, "6.2")
        room[district] -= 1
        left -= 1


def why_spared(game: Prelude, district: District) -> Reason:
    """Why no Patriote cube is removed from a district."""
    if game.board.is_city[district]:
        return "why-not-rural", "6.2"
    has_cubes = game.state.cubes[PATRIOTE][district]
    return ("why-county-limit", "6.2") if has_cubes else ("why-no-patriote-cubes", "6.2")
