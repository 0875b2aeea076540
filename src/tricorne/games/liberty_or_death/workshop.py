"""How the workshop leads through the components of Liberty or Death."""

from __future__ import annotations

from tricorne.core.workshop.plan import Group, Plan
from tricorne.games.liberty_or_death.board import CardsFile, MapFile, PiecesFile

PLAN = Plan(
    files={"cards": CardsFile, "map": MapFile, "pieces": PiecesFile},
    groups=(
        Group("cards", "cards/cards", "card", noun="card:{id}", title="title", shown=("title", "effect")),
        Group("spaces", "map/spaces", "area", shown=("adjacent",)),
    ),
)
