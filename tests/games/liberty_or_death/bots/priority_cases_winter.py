"""Positions in which one line of a priority list decides: supply, redeployment and desertion."""

from tests.games.liberty_or_death.bots.lists import Case, Choice, asked
from tests.games.liberty_or_death.bots.priority_cases import ACTIVE_SUPPORT, TWO


def pays(kind: str, space: str) -> Choice:
    return asked(kind, "pay", "move", "remove", space=space)


WINTER: dict[str, Case] = {
    "8.6.10 a Tory whose loss changes Control": Case(
        "french",
        asked("desertion", "virginia:tory", "georgia:tory"),
        "changes-control",
        "georgia:tory",
        {"virginia": {"tory": 3}, "georgia": {"tory": 1}},
    ),
    "8.6.10 the last Tory": Case(
        "french",
        asked("desertion", "virginia:tory", "georgia:tory"),
        "last-tory",
        "georgia:tory",
        {"virginia": {"tory": 3}, "georgia": {"tory": 1, "british_regular": 3}},
    ),
    "8.4.10 not the last Tory": Case(
        "british",
        asked("desertion", "virginia:tory", "georgia:tory"),
        "not-the-last",
        "virginia:tory",
        {"virginia": {"tory": 3}, "georgia": {"tory": 1, "british_regular": 3}},
    ),
    "8.7.6 a Village": Case(
        "indians",
        asked("desertion", "virginia:militia_active", "georgia:militia_active"),
        "village",
        "georgia:militia_active",
        {"virginia": {"militia_active": 1}, "georgia": {"militia_active": 3, "village": 1}},
    ),
    "8.7.6 Rebellion Control": Case(
        "indians",
        asked("desertion", "virginia:militia_active", "georgia:militia_active"),
        "ends-rebellion-control",
        "georgia:militia_active",
        {"virginia": {"militia_active": 3}, "georgia": {"militia_active": 1}},
    ),
    "8.7.6 the last of its kind": Case(
        "indians",
        asked("desertion", "virginia:militia_active", "georgia:militia_active"),
        "last-of-kind",
        "georgia:militia_active",
        {"virginia": {"militia_active": 3}, "georgia": {"militia_active": 1, "continental": 3}},
    ),
    "8.5.6 most Continentals": Case(
        "patriots",
        asked("redeploy-leader", *TWO),
        "most-continentals",
        "georgia",
        {"virginia": {"continental": 1}, "georgia": {"continental": 2}},
    ),
    "8.7.7 most War Parties": Case(
        "indians",
        asked("redeploy-leader", *TWO),
        "most-war-parties",
        "georgia",
        {"virginia": {"war_party_active": 1}, "georgia": {"war_party_active": 2}},
    ),
    "8.7.7 Cornplanter: room for a Village": Case(
        "indians",
        asked("redeploy-leader", *TWO),
        "village-site",
        "georgia",
        {"virginia": {"war_party_active": 5}, "georgia": {"war_party_active": 2}},
        {"virginia": ACTIVE_SUPPORT},
        {"cornplanter": True},
    ),
    "8.4.7 Supply: Population": Case(
        "british",
        asked("supply-british", "pay", "shift", "remove", space="virginia"),
        "population",
        "pay",
        {name: {"tory": 1, "british_regular": 2, "militia_active": 1} for name in TWO},
        None,
        {"resources": 1},
    ),
    "8.6.7 Supply: against Reward Loyalty": Case(
        "french",
        pays("supply-french", "virginia"),
        "prevents-reward",
        "move",
        {
            "virginia": {"french_regular": 2, "tory": 2},
            "georgia": {"french_regular": 2, "tory": 1, "british_regular": 1},
        },
        None,
        {"treaty": True, "resources": 1},
    ),
    "8.6.7 Supply: Population": Case(
        "french",
        pays("supply-french", "virginia"),
        "population",
        "pay",
        {name: {"french_regular": 2, "tory": 2} for name in TWO},
        None,
        {"treaty": True, "resources": 1},
    ),
    "8.7.5 Supply: Rebellion Control": Case(
        "indians",
        asked("supply-indians", "pay", "move", space="virginia"),
        "keeps-rebels-out",
        "move",
        {
            "virginia": {"war_party_active": 3},
            "georgia": {"war_party_active": 1, "militia_active": 1},
        },
        None,
        {"resources": 1},
    ),
    "8.5.5 Supply: against Reward Loyalty": Case(
        "patriots",
        pays("supply-patriots", "virginia"),
        "prevents-reward",
        "remove",
        {
            "virginia": {"militia_active": 2, "tory": 2},
            "georgia": {"militia_active": 2, "tory": 1, "british_regular": 1},
        },
        None,
        {"resources": 1},
    ),
    "8.5.5 Supply: Villages": Case(
        "patriots",
        pays("supply-patriots", "virginia"),
        "villages",
        "remove",
        {"virginia": {"militia_active": 2, "tory": 2}, "georgia": {"militia_active": 2, "tory": 1, "village": 1}},
        None,
        {"resources": 1},
    ),
    "8.5.5 Supply: Population": Case(
        "patriots",
        pays("supply-patriots", "virginia"),
        "population",
        "pay",
        {name: {"militia_active": 2, "tory": 2} for name in TWO},
        None,
        {"resources": 1},
    ),
}
