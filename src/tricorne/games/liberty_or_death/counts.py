"""What the log of a game adds up to beside its plain entries: moves by sea, landings, gifts, levels of won Days."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tricorne.games.liberty_or_death.names import SPACE_INDEX

if TYPE_CHECKING:
    from tricorne.core.log import Entry
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

COUNTED = {"moved": ("3.2.3", "3.5.4"), "leader-moved": ("6.5.2",), "shifted": ("3.6.8",), "resources": ("4.4.1",)}
"""Events that count under these rules."""
CIRCUMSTANCES = {"battle-won", "treaty", "selected"}


def counts_of(game: Game) -> Counter[str]:
    """How often each of these happened."""
    found: Counter[str] = Counter()
    fought = ""
    landing = False
    for entry in game.entries:
        event = entry.event
        if event in COUNTED:
            if entry.rule in COUNTED[event] and (name := _name(game, entry, fought)):
                found[name] += 1
        elif event not in CIRCUMSTANCES:
            continue
        elif event == "battle-won":
            fought = entry.args["space"]
        elif event == "treaty":
            landing = True
        elif landing:
            landing = False
            found[f"treaty-landing {'west_indies' if entry.args['space'] == 'west_indies' else 'map'}"] += 1
    return found


def _name(game: Game, entry: Entry, fought: str) -> str:
    event, args = entry.event, entry.args
    if event == "moved":
        return "" if _next_door(game, args["origin"], args["destination"]) else f"march-by-sea {args['faction']}"
    if event == "leader-moved":
        return "leader-redeployed"
    if event == "shifted":
        return "won-day in-place" if args["space"] == fought else "won-day next-door"
    return "trade-gift" if args["faction"] == "british" else ""


def _next_door(game: Game, origin: str, destination: str) -> bool:
    return SPACE_INDEX[destination] in game.board.adjacent[SPACE_INDEX[origin]]
