"""Free Commands and Special Activities that Events grant (5.3): nobody pays, and the acting Faction decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.cards.s5_1_event import RULE, Event
from tricorne.games.liberty_or_death.names import BRITISH, FACTIONS, FRENCH, MAP, SPACES, Faction, Space
from tricorne.games.liberty_or_death.rules.action import NO_BONUS, NO_LIMIT, Bonus
from tricorne.games.liberty_or_death.rules.choices import choose_yes
from tricorne.games.liberty_or_death.rules.s3_1_commands import (
    free_battle,
    free_command,
)
from tricorne.games.liberty_or_death.rules.s3_6_battle import battlefields, is_battlefield
from tricorne.games.liberty_or_death.rules.s4_1_special import free_special

if TYPE_CHECKING:
    from collections.abc import Sequence


@rule("5.3")
def command(
    event: Event,
    faction: Faction,
    name: str,
    *,
    within: Sequence[Space] | None = None,
    limit: int = NO_LIMIT,
    optional: bool = False,
    bonus: Bonus = NO_BONUS,
) -> Rule[list[Space]]:
    """A free Command. Returns the spaces it was executed in."""
    return (
        yield from free_command(event.game, faction, name, within=within, limit=limit, optional=optional, bonus=bonus)
    )


@rule("5.3")
def special(
    event: Event,
    faction: Faction,
    name: str,
    *,
    within: Sequence[Space] | None = None,
    limit: int = 1,
    optional: bool = False,
) -> Rule[list[Space]]:
    """A free Special Activity. Returns the spaces it was executed in."""
    return (yield from free_special(event.game, faction, name, within=within, limit=limit, optional=optional))


def march_to(
    event: Event, faction: Faction, spaces: Sequence[Space], *, optional: bool = False, bonus: Bonus = NO_BONUS
) -> Rule[Space | None]:
    """March free to one of the spaces. Returns the destination.

    British and Patriots may choose a space in which they are and move nothing; the French may stay where they can
    Battle, for which their one card names one space.
    """
    here = next(iter(battlefields(event.game, faction, spaces)), None) if faction == FRENCH else None
    stay = here is not None
    used = yield from command(event, faction, "march", within=spaces, limit=1, optional=optional or stay, bonus=bonus)
    if used:
        return used[0]
    return None if optional else here


def battle(
    event: Event,
    faction: Faction,
    space: Space,
    *,
    optional: bool = False,
    bonus: Bonus = NO_BONUS,
) -> Rule[None]:
    """A free Battle in the space, if one is possible there."""
    if not is_battlefield(event.game, faction, space):
        return
    about = {**event.about, "space": SPACES[space], "bonus": list(bonus)}
    if optional and not (yield from choose_yes(FACTIONS[faction], "event-battle", RULE, **about)):
        return
    yield from free_battle(event.game, faction, space, bonus)


def march_and_battle(
    event: Event,
    faction: Faction,
    spaces: Sequence[Space] = MAP,
    *,
    march_optional: bool = False,
    battle_optional: bool = False,
    bonus: Bonus = NO_BONUS,
) -> Rule[Space | None]:
    """March free to one space, then Battle free there. Returns the space."""
    space = yield from march_to(event, faction, spaces, optional=march_optional, bonus=bonus)
    if space is not None:
        yield from battle(event, faction, space, optional=battle_optional, bonus=bonus)
    return space


def muster_tories(event: Event, space: Space) -> Rule[None]:
    """A free British Muster that places only Tories in the space."""
    yield from free_command(event.game, BRITISH, "muster", within=(space,), limit=1, tories_only=True)
