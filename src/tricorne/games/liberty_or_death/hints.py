"""Help while deciding: the odds of the Battle that an answer leads to, and that nothing would come of a space."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tricorne.games.liberty_or_death.names import (
    BRITISH,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    PATRIOTS,
    SPACE_INDEX,
    Faction,
    Space,
)
from tricorne.games.liberty_or_death.odds import armies, battle_odds
from tricorne.games.liberty_or_death.rules.action import Action, Bonus
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count, has_pieces
from tricorne.games.liberty_or_death.rules.s3_2_1_muster import muster_changes, regulars_change
from tricorne.games.liberty_or_death.rules.s3_2_3_march import british_march_changes
from tricorne.games.liberty_or_death.rules.s3_2_british import garrison_changes
from tricorne.games.liberty_or_death.rules.s3_3_1_rally import rally_changes
from tricorne.games.liberty_or_death.rules.s3_3_patriots import (
    french_can_join,
    patriot_march_changes,
    rabble_rousing_changes,
)
from tricorne.games.liberty_or_death.rules.s3_4_indians import gather_changes
from tricorne.games.liberty_or_death.rules.s3_5_french import agents_change, french_muster_changes, patriots_can_join

if TYPE_CHECKING:
    from tricorne.core import Ask
    from tricorne.core.policy import Asked
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


CHANGES: dict[tuple[str, str], Callable[[Game, Space], bool]] = {
    ("muster-regulars", "3.2.1"): regulars_change,
    ("muster-tories", "3.2.1"): muster_changes,
    ("march-space", "3.2.3"): british_march_changes,
    ("rally-space", "3.3.1"): rally_changes,
    ("march-space", "3.3.2"): patriot_march_changes,
    ("rabble-space", "3.3.4"): rabble_rousing_changes,
    ("gather-space", "3.4.1"): gather_changes,
    ("agents-space", "3.5.1"): agents_change,
    ("muster-space", "3.5.3"): french_muster_changes,
}
"""By question and section, whether a space that may be selected could see anything happen, whatever has moved."""


def hint_for(game: Game, ask: Ask | Asked, option: str) -> dict[str, Any] | None:
    """What an option would come to, as far as is known: of a Battle its odds, of some spaces that nothing happens."""
    space = SPACE_INDEX.get(option)
    if space is not None and (changes := CHANGES.get((ask.kind, ask.rule))):
        return None if changes(game, space) else {"effect": False}
    if space is not None and ask.kind == "garrison-space":
        return None if garrison_changes(game, space, ask.args["taken"]) else {"effect": False}
    if space is not None and ask.kind == "battle-space":
        attacker = FACTIONS.index(ask.seat)
        ally = ally_may_join(game, attacker, space, free=bool(ask.args.get("free")))
        return _odds(game, attacker, space, ally=ally, bonus=Bonus(*ask.args.get("bonus", ())))
    if ask.kind == "event-battle" and option == "no":
        return None
    if ask.kind in ("event-battle", "event-battle-space"):
        space = SPACE_INDEX[ask.args.get("space", option)]
        attacker = FACTIONS.index(ask.seat)
        ally = ally_may_join(game, attacker, space, free=True)
        return _odds(game, attacker, space, ally=ally, bonus=Bonus(*ask.args["bonus"]))
    if ask.kind in ("battle-with-french", "battle-with-patriots"):
        attacker = FACTIONS.index(ask.seat)
        bonus = Bonus(*ask.args["bonus"])
        return _odds(game, attacker, SPACE_INDEX[ask.args["space"]], ally=option == "yes", bonus=bonus)
    if ask.kind == "battle-common-cause":
        return _odds(game, BRITISH, SPACE_INDEX[ask.args["space"]], common=int(option))
    if ask.kind == "battle-activate":
        attacker = FACTIONS.index(ask.args["attacker"])
        defending = ask.args["side"] == "defender"
        return _odds(
            game,
            attacker,
            SPACE_INDEX[ask.args["space"]],
            ally=ask.args["ally"] == "yes",
            common=ask.args["common"],
            attacker_shown=0 if defending else int(option),
            defender_shown=int(option) if defending else None,
            bonus=Bonus(*ask.args["bonus"]),
        )
    return None


def ally_may_join(game: Game, attacker: Faction, space: Space, *, free: bool = False) -> bool:
    """Whether an attacker's ally is there and could pay for its part, if there is anything to pay."""
    act = Action(attacker, "battle", free=free)
    if attacker == PATRIOTS:
        return count(game.state, space, FRENCH_REGULAR) > 0 and french_can_join(game, act)
    return attacker == FRENCH and has_pieces(game.state, space, PATRIOTS) and patriots_can_join(game, act)


def _odds(game: Game, attacker: Faction, space: Space, *, ally: bool = False, **shown: Any) -> dict[str, Any]:
    attackers, defenders, setting = armies(game, attacker, space, ally=ally, **shown)
    return battle_odds(space, attackers, defenders, setting)
