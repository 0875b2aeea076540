"""How the workshop leads through the components of Liberty."""

from __future__ import annotations

from tricorne.core.workshop.plan import Edges, Group, Plan
from tricorne.games.liberty.printed import BlocksFile, CardsFile, MapFacts, ScenarioFacts, SetUpFacts

PLAN = Plan(
    files={
        "blocks": BlocksFile,
        "cards": CardsFile,
        "map": MapFacts,
        "scenarios": dict[str, ScenarioFacts],
        "set_up": dict[str, dict[str, SetUpFacts]],
    },
    groups=(
        Group("blocks", "blocks/blocks", title="name", by="side", shown=("type", "max")),
        Group("cards", "cards/cards", "card", shown=("count",)),
        Group("towns", "map/towns", "area", shown=("colour", "value")),
        Group("hexes", "map/hexes", "area", title="name", shown=("kind", "zone")),
        Group("boxes", "map/boxes", shown=("value",)),
        Group("rivers", "map/waters", title="name", shown=("kind",)),
        Group("zones", "map/zones", shown=("weather",)),
    ),
    edges=Edges("hexes", "map/hexsides"),
    drawing=frozenset({"px", "grid", "q", "r", "half", "layout", "routes"}),
)
