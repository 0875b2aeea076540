"""How the workshop leads through the components of Prelude to Rebellion."""

from __future__ import annotations

from tricorne.core.workshop.plan import Group, Plan
from tricorne.games.prelude.printed import (
    CardsFile,
    DistrictsFile,
    RandomCountyFile,
    SpecialActionsFile,
    TracksFile,
    TurnsFile,
)

PLAN = Plan(
    files={
        "cards": CardsFile,
        "districts": DistrictsFile,
        "random_county": RandomCountyFile,
        "special_actions": SpecialActionsFile,
        "tracks": TracksFile,
        "turns": TurnsFile,
    },
    groups=(
        Group(
            "cards",
            "cards/cards",
            "card",
            by="deck",
            noun="card-{id}",
            title="title",
            text="card-{id}-text",
            texts=("effect", "requirement"),
            shown=("faction", "points", "score_die", "requirement", "effect"),
        ),
        Group("districts", "districts/districts", "area", shown=("bias", "start", "extra_cost")),
        Group("tracks", "tracks/tracks"),
        Group("turns", "turns/turns", shown=("sessions", "st_jean_baptiste")),
    ),
    drawing=frozenset({"geo", "layout"}),
)
