"""What is said to a player of an answer, for and against, beside the plan of the Faction's priorities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.policy import Asked, Explain, Terms
from tricorne.games.liberty_or_death.hints import hint_for
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    FACTIONS,
    POPULATED,
    REBELLION,
    SIDE_OF,
    SPACE_INDEX,
)

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

EVEN = 0.5
SHIFT = 0.1
"""What a point of Population is worth where one level is bought."""
MAY_LOSE = "w-may-lose-battle"
IN_VAIN, NO_LEVEL = "w-nothing-happens", "w-no-level-left"
TEXTS = ("unshaded", "shaded")


def explain_turn(game: Game, asked: Asked, option: str, side: int, why: Terms) -> None:
    """What each Command is good for, whom a text of the Event helps, and what Passing brings."""
    del game, asked
    what, _, name = option.partition(":")
    if what == "command":
        why.add(1.0, f"w-turn-{name}")
    elif what == "event" and name in TEXTS:
        ours = TEXTS[side == REBELLION] == name
        why.add(1.0 if ours else -1.0, "w-turn-our-text" if ours else "w-turn-their-text")
    elif what == "pass":
        why.add(-1.0, "w-turn-passed")


def explain_special(option: str, why: Terms) -> None:
    """What a Special Activity is good for."""
    what, _, name = option.partition(":")
    if what == "special":
        why.add(1.0, f"w-activity-{name}")


def explain_selection(game: Game, asked: Asked, option: str, side: int, why: Terms) -> None:
    """What a Special Activity is good for, and that nothing comes of a space."""
    del side
    explain_special(option, why)
    if option in SPACE_INDEX and hint_for(game, asked, option) == {"effect": False}:
        why.add(-1.0, IN_VAIN, space=option)


def explain_battle(game: Game, asked: Asked, option: str, side: int, why: Terms) -> None:
    """The chance to win a Battle."""
    del side
    explain_special(option, why)
    hint = hint_for(game, asked, option) if option in SPACE_INDEX else None
    if hint is not None:
        chance = hint["attacker"]["wins"]
        say = MAY_LOSE if chance < EVEN else "w-may-win-battle"
        why.add(chance - EVEN, say, space=option, chance=round(100 * chance))


def explain_shift(game: Game, asked: Asked, option: str, side: int, why: Terms) -> None:
    """How much a level counts where it is bought, or that none is left to buy."""
    explain_selection(game, asked, option, side, why)
    if option not in SPACE_INDEX:
        return
    space = SPACE_INDEX[option]
    if game.state.level[space] != (ACTIVE_OPPOSITION if side == REBELLION else ACTIVE_SUPPORT):
        why.add(SHIFT * game.board.population[space], "w-level-counts", count=game.board.population[space])
    elif space in POPULATED:
        why.add(-1.0, NO_LEVEL, space=option)


def side_of(seat: str) -> int:
    """The side of a Faction."""
    return SIDE_OF[FACTIONS.index(seat)]


SELECTIONS = (
    *("agents-space", "garrison-from", "garrison-space", "gather-space", "march-space", "muster-regulars"),
    *("muster-space", "muster-tories", "raid-space", "rally-space", "scout-space"),
    *("special-after", "special-before", "stroke", "hortalez"),
)
REASONS: dict[str, Explain] = {
    "turn": explain_turn,
    "battle-space": explain_battle,
    "event-battle-space": explain_battle,
    "rabble-space": explain_shift,
    "reward-space": explain_shift,
    "committees-space": explain_shift,
    **dict.fromkeys(SELECTIONS, explain_selection),
}
