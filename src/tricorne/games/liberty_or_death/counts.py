"""What the log of a game adds up to beside its plain entries: moves by sea, landings, gifts, levels of won Days."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tricorne.games.liberty_or_death.names import SPACE_INDEX

if TYPE_CHECKING:
    from tricorne.core.log import Entry
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

MARCHES = ("3.2.3", "3.5.4")
COUNTED = {"battle-won", "treaty", "selected", "moved", "leader-moved", "shifted", "resources"}


def counts_of(game: Game) -> Counter[str]:
    """How often each of these happened."""
    found: Counter[str] = Counter()
    fought = ""
    landing = False
    for entry in game.entries:
        if entry.event not in COUNTED:
            continue
        if entry.event == "battle-won":
            fought = entry.args["space"]
        elif entry.event == "treaty":
            landing = True
        elif entry.event == "selected" and landing:
            landing = False
            found[f"treaty-landing {'west_indies' if entry.args['space'] == 'west_indies' else 'map'}"] += 1
        name = _name(game, entry, fought)
        if name:
            found[name] += 1
    return found


def _name(game: Game, entry: Entry, fought: str) -> str:
    args = entry.args
    if entry.event == "moved" and entry.rule in MARCHES and not _next_door(game, args["origin"], args["destination"]):
        return f"march-by-sea {args['faction']}"
    if entry.event == "leader-moved" and entry.rule == "6.5.2":
        return "leader-redeployed"
    if entry.event == "shifted" and entry.rule == "3.6.8":
        return "won-day in-place" if args["space"] == fought else "won-day next-door"
    if entry.event == "resources" and entry.rule == "4.4.1" and args["faction"] == "british":
        return "trade-gift"
    return ""


def _next_door(game: Game, origin: str, destination: str) -> bool:
    return SPACE_INDEX[destination] in game.board.adjacent[SPACE_INDEX[origin]]
