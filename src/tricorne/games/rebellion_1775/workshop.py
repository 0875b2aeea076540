"""How the workshop leads through the components of 1775: Rebellion."""

from __future__ import annotations

from tricorne.core.workshop.plan import Edges, Group, Plan
from tricorne.games.rebellion_1775.printed import Cards, Map, Pieces, Scenarios

PLAN = Plan(
    files={"cards": Cards, "map": Map, "pieces": Pieces, "scenarios": Scenarios},
    groups=(
        Group("dice", "pieces/forces", "die", shown=("hit", "flee", "command")),
        Group(
            "cards",
            "cards/cards",
            "card",
            by="faction",
            noun="card:{id}",
            text="card-{id}-text",
            texts=("kind", "phase", "effect"),
            shown=("faction", "kind", "phase", "effect"),
        ),
        Group("areas", "map/areas", "area", shown=("colony", "city", "waters", "units")),
        Group("waters", "map/waters"),
        Group("scenarios", "scenarios/scenarios", shown=("changed_units", "added_units", "flags", "decks")),
    ),
    edges=Edges("areas", "map/borders", free=True),
    drawing=frozenset({"anchor"}),
)
