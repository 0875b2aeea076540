"""8.3.7 Brilliant Strokes: whether a non-player plays its card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.charts import CHARTS
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker
from tricorne.games.liberty_or_death.bots.s8_1_sequence import plays_treaty
from tricorne.games.liberty_or_death.names import Faction
from tricorne.games.liberty_or_death.rules.s2_3_9_treaty import TREATY
from tricorne.games.liberty_or_death.rules.s2_3_sequence import next_faction

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


@rule("8.3.7")
def plays_stroke(game: Game, faction: Faction, first: Faction | None, over: int | None) -> bool:
    """Only after the Treaty, and on the Faction's own conditions (8.4.11, 8.5.8, 8.6.11, 8.7.8)."""
    return game.state.treaty and CHARTS[faction].plays_stroke(game, first, over)


@rule("8.3.7", "8.1")
def stroke_or_not(me: Thinker, ask: Ask) -> str:
    """The Treaty as soon as it can be; other cards under the Faction's own conditions."""
    card = next(option for option in ask.options() if option != "no")
    if card == f"stroke:{TREATY}":
        return card if plays_treaty(me.game) else "no"
    over = ask.args.get("card")
    over_card = int(over.partition(":")[2]) if over else None
    return card if plays_stroke(me.game, me.faction, next_faction(me.game), over_card) else "no"
