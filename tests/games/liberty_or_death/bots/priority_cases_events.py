"""Positions in which one line of a priority list decides: what an Event does, and the instructions for it."""

from tests.games.liberty_or_death.bots.lists import Case, asked, of_card, second_piece
from tests.games.liberty_or_death.bots.priority_cases import ACTIVE_OPPOSITION, ACTIVE_SUPPORT, TWO

EVENTS: dict[str, Case] = {
    "8.3.5 card 96: the order of the Gather": Case(
        "indians",
        of_card("event-space", 96, "unshaded", "quebec", "northwest", "southwest"),
        "gather-order",
        "southwest",
        {"quebec": {"war_party_active": 2}, "northwest": {"village": 1}, "southwest": {"war_party_active": 3}},
    ),
    "8.3.5 an Event's Battle: the enemy outmatched": Case(
        "british",
        asked("event-stay", *TWO),
        "outmatches",
        "georgia",
        {"virginia": {"british_regular": 1, "continental": 9}, "georgia": {"british_regular": 9, "continental": 1}},
    ),
    "8.3.4 units moved: not the last": Case(
        "patriots",
        asked("event-move", "virginia:continental", "georgia:continental"),
        "not-the-last",
        "georgia:continental",
        {"virginia": {"continental": 1}, "georgia": {"continental": 2}},
    ),
    "8.1.2 own pieces: not the last": Case(
        "british",
        of_card("event-remove", 43, "shaded", "virginia:tory", "georgia:tory"),
        "not-the-last",
        "georgia:tory",
        {"virginia": {"tory": 1}, "georgia": {"tory": 2}},
    ),
    "8.2 the next piece where the last one was": Case(
        "patriots",
        second_piece("event-remove", 8, "shaded", "virginia:british_regular", "georgia:british_regular"),
        "already-reached",
        "georgia:british_regular",
        {"virginia": {"british_regular": 2}, "georgia": {"british_regular": 2}},
        None,
        {"dice": [6]},
    ),
    "8.1.2 enemies: Underground Militia before Active": Case(
        "british",
        of_card("event-remove", 4, "unshaded", "virginia:militia_active", "georgia:militia_underground"),
        "first-targets",
        "georgia:militia_underground",
        {"virginia": {"militia_active": 1}, "georgia": {"militia_underground": 1}},
    ),
    "8.3.5 enemies replaced as the question asked for": Case(
        "british",
        of_card(
            "event-replace",
            89,
            "unshaded",
            "virginia:militia_underground",
            "georgia:continental",
            piece="tory",
        ),
        "asked-for",
        "georgia:continental",
        {"virginia": {"militia_underground": 1}, "georgia": {"continental": 1}},
        {"georgia": ACTIVE_OPPOSITION},
    ),
    "8.3.5 what the question asked for": Case(
        "british",
        of_card("event-space", 43, "unshaded", *TWO),
        "asked-for",
        "georgia",
        {},
        {"georgia": ACTIVE_OPPOSITION, "boston": ACTIVE_SUPPORT, "new_york_city": ACTIVE_SUPPORT},
    ),
    "8.3.6 the highest gain": Case(
        "british",
        of_card("event-space", 10, "unshaded", *TWO),
        "gains",
        "georgia",
        {},
        {"virginia": "passive_opposition"},
    ),
    "8.3.6 the highest loss": Case(
        "british",
        of_card("event-space", 10, "unshaded", *TWO),
        "takes-away",
        "virginia",
        {},
        {"virginia": "passive_opposition", "georgia": "passive_opposition"},
    ),
    "8.3.5 most Forts and Villages": Case(
        "french",
        of_card("event-space", 79, "shaded", *TWO),
        "most-bases",
        "georgia",
        {"virginia": {"war_party_active": 3}, "georgia": {"village": 1}},
    ),
    "8.3.5 most pieces": Case(
        "british",
        of_card("event-space", 6, "unshaded", *TWO),
        "most-pieces",
        "georgia",
        {"virginia": {"militia_active": 1}, "georgia": {"militia_active": 2}},
    ),
}

QUEBECS = ("quebec_city", "quebec")
REGULARS_AT = ("virginia:french_regular", "georgia:french_regular")
BRITISH_AT = ("virginia:british_regular", "georgia:british_regular")
INSTRUCTIONS: dict[str, Case] = {
    "89 French: Active Support": Case(
        "french",
        of_card("event-remove", 89, "shaded", "virginia:tory", "georgia:tory"),
        "instruction-active-support",
        "georgia:tory",
        {name: {"tory": 1} for name in TWO},
        {"georgia": ACTIVE_SUPPORT},
    ),
    "70 Patriots: British Regulars with Patriots": Case(
        "patriots",
        of_card("event-remove", 70, "unshaded", *BRITISH_AT),
        "instruction-british-with-patriots",
        "georgia:british_regular",
        {
            "virginia": {"british_regular": 1, "french_regular": 1},
            "georgia": {"british_regular": 1, "militia_active": 1},
        },
    ),
    "70 French: British Regulars with the Rebellion": Case(
        "french",
        of_card("event-remove", 70, "unshaded", *BRITISH_AT),
        "instruction-british-with-rebels",
        "georgia:british_regular",
        {"virginia": {"british_regular": 1}, "georgia": {"british_regular": 1, "militia_active": 1}},
    ),
    "70 British: the West Indies": Case(
        "british",
        of_card("event-remove", 70, "unshaded", *REGULARS_AT, "west_indies:french_regular"),
        "instruction-french-met",
        "west_indies:french_regular",
        {"virginia": {"french_regular": 1, "tory": 1}, "west_indies": {"french_regular": 1}},
    ),
    "70 Indians: French Regulars at Villages": Case(
        "indians",
        of_card("event-remove", 70, "unshaded", *REGULARS_AT),
        "instruction-french-at-villages",
        "georgia:french_regular",
        {"virginia": {"french_regular": 1, "tory": 1}, "georgia": {"french_regular": 1, "village": 1}},
    ),
    "52 British: Rebels outnumber the British": Case(
        "british",
        of_card("event-remove", 52, "unshaded", *REGULARS_AT),
        "instruction-rebels-outnumber-british",
        "georgia:french_regular",
        {
            "virginia": {"french_regular": 1, "tory": 1},
            "georgia": {"french_regular": 1, "war_party_active": 1},
        },
    ),
    "80 British: Cities": Case(
        "british",
        of_card("event-space", 80, "unshaded", "virginia", "boston"),
        "instruction-city",
        "boston",
        {name: {"militia_active": 1} for name in ("virginia", "boston")},
    ),
    "80 Patriots: a Village is lost": Case(
        "patriots",
        of_card("event-space", 80, "unshaded", *TWO),
        "instruction-village-lost",
        "georgia",
        {"virginia": {"village": 1, "war_party_active": 2}, "georgia": {"village": 1, "war_party_active": 1}},
    ),
    "80 Indians: a Patriot Fort is lost": Case(
        "indians",
        of_card("event-space", 80, "unshaded", *TWO),
        "instruction-fort-lost",
        "georgia",
        {"virginia": {"patriot_fort": 1, "militia_active": 2}, "georgia": {"patriot_fort": 1, "militia_active": 1}},
    ),
    "21 Indians: no Village": Case(
        "indians",
        of_card("event-space", 21, "unshaded", "south_carolina", "georgia"),
        "instruction-no-village",
        "georgia",
        {"south_carolina": {"village": 1}},
    ),
    "22 Indians: a Village": Case(
        "indians",
        of_card("event-space", 22, "unshaded", *TWO),
        "instruction-village",
        "georgia",
        {"virginia": {"militia_active": 4}, "georgia": {"village": 1, "militia_active": 1}},
    ),
    "30 British: a Regular is left": Case(
        "british",
        of_card("event-remove", 30, "shaded", *BRITISH_AT),
        "instruction-regulars-left",
        "georgia:british_regular",
        {"virginia": {"british_regular": 1}, "georgia": {"british_regular": 2}},
    ),
    "62 French: Northwest": Case(
        "french",
        of_card("event-space", 62, "shaded", "quebec", "northwest"),
        "instruction-northwest",
        "northwest",
        {},
        None,
        {"treaty": True},
    ),
    "86 Indians: a Village with Underground Militia": Case(
        "indians",
        of_card("event-space", 86, "unshaded", *TWO, "massachusetts"),
        "instruction-village-with-militia",
        "georgia",
        {
            "virginia": {"village": 1, "militia_active": 3},
            "georgia": {"village": 1, "militia_underground": 1},
            "massachusetts": {"militia_underground": 3},
        },
    ),
    "23 British: out of Support": Case(
        "british",
        of_card("event-move-from", 23, "unshaded", "north_carolina", "south_carolina"),
        "instruction-support",
        "south_carolina",
        {},
        {"south_carolina": "passive_support"},
    ),
    "23 British: to where no Support is": Case(
        "british",
        of_card("event-move-to", 23, "unshaded", "north_carolina", "georgia"),
        "instruction-not-support",
        "georgia",
        {},
        {"north_carolina": "passive_support"},
    ),
    "83 Patriots: Quebec City if its Control changes": Case(
        "patriots",
        of_card("event-space", 83, "shaded", *QUEBECS),
        "instruction-quebec-city-for-control",
        "quebec_city",
        {"quebec_city": {"tory": 2}},
    ),
    "83 Patriots: otherwise Quebec": Case(
        "patriots",
        of_card("event-space", 83, "shaded", *QUEBECS),
        "instruction-quebec-city-for-control",
        "quebec",
        {"quebec_city": {"tory": 9}},
    ),
    "83 French: Quebec City": Case(
        "french", of_card("event-space", 83, "shaded", *QUEBECS), "instruction-quebec-city", "quebec_city", {}
    ),
    "83 Indians: Quebec": Case(
        "indians", of_card("event-space", 83, "shaded", *QUEBECS), "instruction-quebec", "quebec", {}
    ),
}
