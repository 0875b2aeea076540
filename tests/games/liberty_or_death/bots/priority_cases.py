"""Positions in which one line of a priority list decides: Muster, Special Activities, Rally, Gather and winter."""

from tests.games.liberty_or_death.bots.lists import Case, Choice, asked, line
from tricorne.games.liberty_or_death.bots import british, french, indians, patriots
from tricorne.games.liberty_or_death.names import SPACES

TWO = ("virginia", "georgia")
ACTIVE_SUPPORT = "active_support"
ACTIVE_OPPOSITION = "active_opposition"
REST_ACTIVE = {name: ACTIVE_SUPPORT for name in SPACES if name not in ("west_indies", *TWO)}
REGULARS: Choice = british._space_for_regulars
CASES = {
    "8.4.2 regulars: neutral or passive": Case(
        "british",
        REGULARS,
        "neutral-or-passive",
        "georgia",
        {"georgia": {"british_regular": 1}, "virginia": {"british_fort": 1}},
        {**REST_ACTIVE, "virginia": ACTIVE_OPPOSITION},
    ),
    "8.4.2 regulars: add British Control": Case(
        "british",
        REGULARS,
        "adds-british-control",
        "georgia",
        {"virginia": {"british_fort": 1}, "georgia": {"british_fort": 1, "militia_active": 2}},
        REST_ACTIVE,
    ),
    "8.4.2 regulars: Tories alone": Case(
        "british",
        REGULARS,
        "tories-alone",
        "georgia",
        {"virginia": {"british_fort": 1}, "georgia": {"british_fort": 1, "tory": 1}},
        REST_ACTIVE,
    ),
    "8.4.2 regulars: highest Population": Case(
        "british",
        REGULARS,
        "population",
        "virginia",
        {"virginia": {"british_fort": 1}, "georgia": {"british_fort": 1}},
        REST_ACTIVE,
    ),
    "8.4.1 Skirmish: one Regular": Case(
        "british",
        asked("skirmish-space", *TWO),
        "one-regular",
        "georgia",
        {"virginia": {"british_regular": 3, "continental": 2}, "georgia": {"british_regular": 1, "continental": 1}},
    ),
    "8.4.1 Skirmish: most cubes": Case(
        "british",
        asked("skirmish-space", *TWO),
        "most-cubes",
        "georgia",
        {"virginia": {"british_regular": 3, "continental": 1}, "georgia": {"british_regular": 3, "continental": 2}},
    ),
    "8.4.1 Skirmish: a lone piece": Case(
        "british",
        asked("skirmish-space", *TWO),
        "lone-rebel",
        "georgia",
        {
            "virginia": {"british_regular": 3, "militia_active": 2},
            "georgia": {"british_regular": 3, "militia_active": 1},
        },
    ),
    "8.4.1 Skirmish: a City": Case(
        "british",
        asked("skirmish-space", "virginia", "boston"),
        "city",
        "boston",
        {
            "virginia": {"british_regular": 3, "militia_active": 1},
            "boston": {"british_regular": 3, "militia_active": 1},
        },
    ),
    "8.4.1 Blockade: most Rebels without a Fort": Case(
        "british",
        asked("lift-blockade", "boston", "philadelphia"),
        "rebellion-without-fort",
        "philadelphia",
        {"boston": {"patriot_fort": 1, "continental": 3}, "philadelphia": {"continental": 1}},
    ),
    "8.4.1 Blockade: most Support": Case(
        "british",
        asked("lift-blockade", "boston", "philadelphia"),
        "most-support",
        "philadelphia",
        {},
        {"philadelphia": ACTIVE_SUPPORT},
    ),
    "8.4.1 displaced: most Opposition": Case(
        "british",
        asked("displace-to", *TWO),
        "most-opposition",
        "georgia",
        {},
        {"georgia": "passive_opposition"},
    ),
    "8.4.1 displaced: least Support": Case(
        "british", asked("displace-to", *TWO), "least-support", "virginia", {}, {"georgia": "passive_support"}
    ),
    "8.4.1 displaced: lowest Population": Case(
        "british", asked("displace-to", *TWO), "lowest-population", "georgia", {}
    ),
    "8.4.5 fewest markers": Case(
        "british", asked("reward-space", *TWO), "fewest-markers", "georgia", {}, more={"propaganda": {"virginia": 1}}
    ),
    "8.4.5 largest change": Case("british", asked("reward-space", *TWO), "largest-change", "virginia", {}),
    "8.5 Committees: fewest markers": Case(
        "patriots", asked("committees-space", *TWO), "fewest-markers", "georgia", {}, more={"raid": {"virginia": 1}}
    ),
    "8.5 Committees: largest change": Case(
        "patriots", asked("committees-space", *TWO), "largest-change", "virginia", {}
    ),
    "8.4.9 most Regulars": Case(
        "british",
        asked("redeploy-leader", *TWO),
        "most-regulars",
        "georgia",
        {"virginia": {"british_regular": 1}, "georgia": {"british_regular": 2}},
    ),
    "8.4.10 least Control": Case(
        "british",
        asked("desertion", "virginia:tory", "georgia:tory"),
        "keeps-control",
        "georgia:tory",
        {"virginia": {"tory": 1}, "georgia": {"tory": 3}},
    ),
    "8.5.1 Partisans: a Village": Case(
        "patriots",
        asked("partisans-space", *TWO),
        "village",
        "georgia",
        {
            "virginia": {"militia_underground": 2, "war_party_active": 2},
            "georgia": {"militia_underground": 2, "village": 1},
        },
    ),
    "8.5.1 Partisans: most War Parties": Case(
        "patriots",
        asked("partisans-space", *TWO),
        "war-parties",
        "georgia",
        {
            "virginia": {"militia_underground": 2, "tory": 2},
            "georgia": {"militia_underground": 2, "war_party_active": 1},
        },
    ),
    "8.5.1 Partisans: most British": Case(
        "patriots",
        asked("partisans-space", *TWO),
        "british",
        "georgia",
        {"virginia": {"militia_underground": 1, "tory": 2}, "georgia": {"militia_underground": 2, "tory": 2}},
    ),
    "8.5.1 Partisans: Rebellion Control": Case(
        "patriots",
        asked("partisans-space", *TWO),
        "adds-rebellion-control",
        "georgia",
        {"virginia": {"militia_underground": 1, "tory": 5}, "georgia": {"militia_underground": 1, "tory": 1}},
    ),
    "8.5.1 Partisans: British Control": Case(
        "patriots",
        asked("partisans-space", *TWO),
        "ends-british-control",
        "georgia",
        {"virginia": {"militia_underground": 1, "tory": 5}, "georgia": {"militia_underground": 1, "tory": 2}},
    ),
    "8.5.1 Skirmish: a British Fort": Case(
        "patriots",
        asked("skirmish-space", *TWO),
        "british-fort",
        "georgia",
        {"virginia": {"continental": 1, "tory": 1}, "georgia": {"continental": 1, "british_fort": 1}},
    ),
    "8.5.1 Persuasion: Forts": Case(
        "patriots",
        asked("persuasion-space", *TWO),
        "patriot-fort",
        "georgia",
        {"virginia": {"militia_underground": 1}, "georgia": {"militia_underground": 1, "patriot_fort": 1}},
    ),
    "8.5.2 Forts: Cities": Case(
        "patriots",
        line(patriots.RALLY, "rally-fort"),
        "city",
        "boston",
        {"virginia": {"continental": 4}, "boston": {"continental": 4}},
    ),
    "8.5.2 Forts: Population": Case(
        "patriots",
        line(patriots.RALLY, "rally-fort"),
        "population",
        "virginia",
        {"virginia": {"continental": 4}, "georgia": {"continental": 4}},
    ),
    "8.5.2 most Militia": Case(
        "patriots",
        line(patriots.RALLY, "rally-for-continentals"),
        "most-militia",
        "georgia",
        {"virginia": {"patriot_fort": 1}, "georgia": {"patriot_fort": 1, "militia_active": 1}},
    ),
    "8.5.2 most Patriot units": Case(
        "patriots",
        line(patriots.RALLY, "rally-future-fort"),
        "most-patriots",
        "georgia",
        {"virginia": {"continental": 1}, "georgia": {"continental": 2}},
    ),
    "8.5.3 Active Support": Case(
        "patriots",
        line(patriots.RABBLE_ROUSING, "rabble-shift"),
        "active-support",
        "georgia",
        {"virginia": {"militia_underground": 1}, "georgia": {"militia_underground": 1}},
        {"georgia": ACTIVE_SUPPORT},
    ),
    "8.5.3 Population": Case(
        "patriots",
        line(patriots.RABBLE_ROUSING, "rabble-shift"),
        "population",
        "virginia",
        {"virginia": {"militia_underground": 1}, "georgia": {"militia_underground": 1}},
    ),
    "8.6.2 Rebellion Control": Case(
        "french",
        line(french.AGENT_MOBILIZATION, "agents"),
        "adds-rebellion-control",
        "new_york",
        {
            "quebec": {"tory": 3},
            "new_york": {"tory": 1},
            "new_hampshire": {"tory": 3},
            "massachusetts": {"tory": 3},
        },
    ),
    "8.6.2 most Patriots": Case(
        "french",
        line(french.AGENT_MOBILIZATION, "agents"),
        "most-patriots",
        "massachusetts",
        {"massachusetts": {"continental": 2}, "quebec": {"continental": 1}, "new_york": {"continental": 1}},
        {"new_hampshire": ACTIVE_SUPPORT},
    ),
    "8.6.3 Blockade: a City chosen for Battle": Case(
        "french",
        asked("blockade", "boston", "philadelphia"),
        "battle-city",
        "boston",
        {},
        {"philadelphia": ACTIVE_SUPPORT},
        {"command": "battle", "spaces": ["boston"]},
    ),
    "8.6.3 Blockade: most Support": Case(
        "french",
        asked("blockade", "boston", "philadelphia"),
        "most-support",
        "philadelphia",
        {},
        {"philadelphia": ACTIVE_SUPPORT},
    ),
    "8.6.4 Continentals": Case(
        "french",
        line(french.MUSTER, "muster-map"),
        "continentals",
        "georgia",
        {"virginia": {"militia_active": 1}, "georgia": {"continental": 1}},
        more={"treaty": True},
    ),
    "8.6.9 with Continentals": Case(
        "french",
        asked("redeploy-leader", *TWO),
        "with-continentals",
        "georgia",
        {"virginia": {"french_regular": 4}, "georgia": {"french_regular": 1, "continental": 1}},
        more={"treaty": True},
    ),
    "8.6.9 most French": Case(
        "french",
        asked("redeploy-leader", *TWO),
        "most-french",
        "georgia",
        {"virginia": {"french_regular": 1}, "georgia": {"french_regular": 2}},
        more={"treaty": True},
    ),
    "8.7.1 Raid: Plunder": Case(
        "indians",
        line(indians.RAID, "raid"),
        "plunder",
        "georgia",
        {
            "virginia": {"war_party_underground": 1, "militia_active": 3},
            "georgia": {"war_party_underground": 1},
        },
        {"virginia": ACTIVE_OPPOSITION, "georgia": ACTIVE_OPPOSITION},
    ),
    "8.7.1 Raid: Population": Case(
        "indians",
        line(indians.RAID, "raid"),
        "population",
        "virginia",
        {"virginia": {"war_party_underground": 1}, "georgia": {"war_party_underground": 1}},
        {"virginia": ACTIVE_OPPOSITION, "georgia": ACTIVE_OPPOSITION},
    ),
    "8.7.1 Plunder: Population": Case("indians", asked("plunder-space", *TWO), "population", "virginia", {}),
    "8.7.1 War Path: most Rebels": Case(
        "indians",
        asked("war-path-space", *TWO),
        "most-rebels",
        "georgia",
        {
            "virginia": {"war_party_underground": 2, "militia_active": 1},
            "georgia": {"war_party_underground": 2, "militia_active": 2},
        },
    ),
    "8.7.1 War Path: a Village": Case(
        "indians",
        asked("war-path-space", *TWO),
        "village",
        "georgia",
        {
            "virginia": {"war_party_underground": 1, "militia_active": 1},
            "georgia": {"war_party_underground": 1, "militia_active": 1, "village": 1},
        },
    ),
    "8.7.1 Trade: most Underground": Case(
        "indians",
        asked("trade-space", *TWO),
        "most-underground",
        "georgia",
        {
            "virginia": {"war_party_underground": 1, "village": 1},
            "georgia": {"war_party_underground": 2, "village": 1},
        },
    ),
    "8.7.2 enemies": Case(
        "indians",
        line(indians.GATHER, "gather-at-village"),
        "enemies",
        "georgia",
        {"virginia": {"village": 1}, "georgia": {"village": 1, "militia_active": 1}},
    ),
    "8.7.2 none Underground": Case(
        "indians",
        line(indians.GATHER, "gather-at-village"),
        "none-underground",
        "georgia",
        {"virginia": {"village": 1, "war_party_underground": 1}, "georgia": {"village": 1}},
    ),
}
