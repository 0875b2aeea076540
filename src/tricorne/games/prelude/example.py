"""13 The example of play of the rulebook: Early 1834 from the given hands, as answers and luck."""

from __future__ import annotations

from typing import NamedTuple


class ExampleRound(NamedTuple):
    """One player's Action Round: its name, the answers in their order, and what was rolled."""

    name: str
    answers: tuple[str, ...]
    score_die: str = ""
    check: tuple[int, ...] = ()
    reprisal: tuple[int, ...] = ()


POOL = ("card-9", "card-21", "card-142", "card-120")
PATRIOTE_HAND = ("card-13", "card-16", "card-22", "card-27", "card-123", "card-134", "card-146")
LOYAL_HAND = ("card-15", "card-23", "card-24", "card-28", "card-108", "card-141", "card-147")
FIRST_PLAYER = "patriote"

ROUNDS = (
    ExampleRound("R1 Patriote", ("buy:card-142",), "urban_counties"),
    ExampleRound("R1 Loyal", ("buy:card-120",), "urban_counties"),
    ExampleRound("R2 Patriote", ("event:card-123", "lachenaie", "berthier"), "rural_counties"),
    ExampleRound("R2 Loyal", ("points:card-24", "organize:quebec", "4"), "external_influence", check=(4, 3, 2)),
    ExampleRound(
        "R3 Patriote",
        ("points:card-16", "organize:montreal", "4", "spend", "rural_counties"),
        "organizations",
        check=(5, 4, 3),
    ),
    ExampleRound(
        "R3 Loyal", ("points:card-108", "mobilize:deux_montagnes", "mobilize:sherbrooke"), "external_influence"
    ),
    ExampleRound("R4 Patriote", ("event:card-27",), "rural_counties"),
    ExampleRound(
        "R5 Patriote",
        (
            "points:card-13",
            "mobilize:st_hyacinthe",
            "mobilize:st_hyacinthe",
            "mobilize:montreal",
            "mobilize:montreal",
            "opportunity_points",
            "external_influence",
        ),
        "external_influence",
    ),
    ExampleRound("R5 Loyal", ("buy:card-21",), "urban_counties"),
    ExampleRound("R6 Patriote", ("event:card-22",), "external_influence"),
    ExampleRound(
        "R6 Loyal",
        ("points:card-147", "mobilize:vaudreuil", "mobilize:lachenaie", "mobilize:berthier", "mobilize:yamaska"),
        "organizations",
    ),
    ExampleRound("R7 Patriote", ("event:card-146",), "urban_counties"),
    ExampleRound("R7 Loyal", ("event:card-141",), "rural_counties"),
    ExampleRound(
        "R8 Patriote",
        ("points:card-134", "composure", "organize:st_hyacinthe", "l_acadie", "terrebonne"),
        "rural_counties",
        check=(5, 3, 2),
        reprisal=(4,),
    ),
    ExampleRound("R8 Loyal", ("points:card-23", "special:looking_for_trouble:6"), "organizations"),
)


def example_luck() -> dict[str, list[str | int]]:
    """Every draw and roll of the example, by kind of luck."""
    return {
        "pool-card": list(POOL),
        "draw": [*PATRIOTE_HAND, *LOYAL_HAND],
        "score-die": [played.score_die for played in ROUNDS],
        "check-die": [die for played in ROUNDS for die in played.check],
        "reprisal-die": [die for played in ROUNDS for die in played.reprisal],
    }
