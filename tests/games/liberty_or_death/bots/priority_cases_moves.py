"""Positions in which one line of a priority list decides: Commands and Special Activities."""

from collections.abc import Callable, Generator
from typing import Any

from tests.games.liberty_or_death.bots.priority_cases import (
    ACTIVE_SUPPORT,
    LIST_OF,
    REST_ACTIVE,
    TWO,
    Case,
    Choice,
    asked,
    line,
    march,
)
from tricorne.core.questions import Ask, Luck
from tricorne.games.liberty_or_death.bots import (
    british,
    british_moves,
    french,
    indian_moves,
    indians,
    patriot_moves,
    patriots,
)
from tricorne.games.liberty_or_death.bots.battle_answers import lift_blockade, move_blockade, shift_after_battle
from tricorne.games.liberty_or_death.bots.command_answers import continentals_space, displace
from tricorne.games.liberty_or_death.bots.plan import READY, Plan, Thinker
from tricorne.games.liberty_or_death.bots.special_answers import skirmish_space, war_path_space


def plan(of: Callable[[Thinker], Plan], kind: str, *options: str, name: str | None = None) -> Choice:
    """The first answer of a Command's plan to a question with these options."""

    def choose(me: Thinker) -> Generator[Luck, Any, Any]:
        steps = of(me)
        item = next(steps)
        while isinstance(item, Luck):
            item = steps.send((yield item))
        assert item is READY
        item = steps.send(Ask(me.seat, kind, [*options, "done"], "8.1"))
        while isinstance(item, Luck):
            item = steps.send((yield item))
        return item.answer

    if name is not None:
        LIST_OF[choose] = name
    return choose


WIN = {"command": "battle", "spaces": ["philadelphia"]}
RESERVE_HORDE = {"southwest": {"war_party_underground": 15}}
MOVES: dict[str, Case] = {
    "8.4.1 Blockade: a City chosen for Battle": Case(
        "british",
        asked(lift_blockade, "boston", "philadelphia"),
        "battle-city",
        "philadelphia",
        {"boston": {"continental": 3}},
        None,
        WIN,
    ),
    "8.6.9 Blockade, later edition: least Support": Case(
        "british",
        asked(lift_blockade, "boston", "philadelphia", rule="6.5.4"),
        "least-support",
        "boston",
        {},
        {"philadelphia": ACTIVE_SUPPORT},
        {"setup": {"edition": "2016"}, "nobody": True},
    ),
    "8.6.6 Blockade moved: most Support": Case(
        "french",
        asked(move_blockade, "boston", "new_york_city", "done", origin="philadelphia"),
        "most-support",
        "new_york_city",
        {},
        {"boston": ACTIVE_SUPPORT, "new_york_city": ACTIVE_SUPPORT},
    ),
    "3.6.8 overflow: the highest gain": Case(
        "british", asked(shift_after_battle, *TWO), "gains", "georgia", {}, {"virginia": "passive_opposition"}
    ),
    "3.6.8 overflow: the highest loss": Case(
        "british",
        asked(shift_after_battle, *TWO),
        "takes-away",
        "virginia",
        {},
        {"virginia": "passive_opposition", "georgia": "passive_opposition"},
    ),
    "8.4.2 Tories: where Regulars were just placed": Case(
        "british",
        plan(british.muster, "muster-tories", *TWO),
        "just-placed",
        "georgia",
        {"virginia": {"british_regular": 1}, "georgia": {"british_regular": 1}},
        REST_ACTIVE,
        {"spaces": ["georgia"], "dice": []},
    ),
    "8.4.2 Tories: Control of most Population": Case(
        "british",
        plan(british.muster, "muster-tories", *TWO),
        "population",
        "virginia",
        {
            "virginia": {"british_fort": 1, "militia_active": 1},
            "georgia": {"british_fort": 1, "militia_active": 1},
        },
        REST_ACTIVE,
        {"dice": []},
    ),
    "8.4.4 Battle: most British": Case(
        "british",
        plan(british.battle, "battle-space", *TWO),
        "most-british",
        "georgia",
        {"virginia": {"british_regular": 5, "continental": 1}, "georgia": {"british_regular": 6, "continental": 1}},
    ),
    "8.4.1 Garrison: most Rebels without a Fort": Case(
        "british",
        march(british_moves.garrison_for_control),
        "rebellion-without-fort",
        "boston",
        {"quebec": {"british_regular": 12}, "boston": {"militia_active": 2}, "new_york_city": {"militia_active": 1}},
    ),
    "8.4.1 Garrison: New York City": Case(
        "british",
        march(british_moves.garrison_for_control),
        "new-york-city",
        "new_york_city",
        {"quebec": {"british_regular": 12}},
    ),
    "8.4.1 patrols: Underground Militia": Case(
        "british",
        march(british_moves.garrison_for_patrols),
        "underground-militia",
        "new_york_city",
        {
            "quebec": {"british_regular": 12},
            "boston": {"tory": 2},
            "new_york_city": {"tory": 2, "militia_underground": 1},
        },
    ),
    "8.4.3 March: Cities": Case(
        "british",
        march(british_moves.march_for_control),
        "city",
        "norfolk",
        {"north_carolina": {"british_regular": 9, "tory": 4}, "virginia": {"british_regular": 9}},
        None,
        {"within": ["norfolk", "south_carolina"]},
    ),
    "8.4.3 March: Rebellion cubes": Case(
        "british",
        march(british_moves.march_for_control),
        "rebellion-cubes",
        "maryland_delaware",
        {"virginia": {"british_regular": 9}, "maryland_delaware": {"continental": 1}},
        None,
        {"within": ["maryland_delaware", "pennsylvania"]},
    ),
    "8.4.3 March: Population": Case(
        "british",
        march(british_moves.march_for_control),
        "population",
        "south_carolina",
        {"savannah": {"british_regular": 9}},
        None,
        {"within": ["georgia", "south_carolina"]},
    ),
    "8.4.3 March: a destination chosen already": Case(
        "british",
        march(british_moves.march_to_mix),
        "chosen-already",
        "georgia",
        {
            "savannah": {"british_regular": 6, "tory": 4},
            "georgia": {"british_regular": 1},
            "south_carolina": {"british_regular": 1},
        },
        None,
        {"spaces": ["georgia"]},
    ),
    "8.4.3 in place: Support": Case(
        "british",
        march(british_moves.march_in_place),
        "support",
        "georgia",
        {name: {"british_regular": 3, "militia_underground": 1} for name in TWO},
        {"georgia": "passive_support"},
    ),
    "8.5.2 Continentals: most Militia": Case(
        "patriots",
        asked(continentals_space, *TWO),
        "most-militia",
        "georgia",
        {"virginia": {"patriot_fort": 1, "militia_active": 1}, "georgia": {"patriot_fort": 1, "militia_active": 2}},
    ),
    "8.5.2 Continentals, before further spaces: most Militia": Case(
        "patriots",
        line(patriots.RALLY, "rally-continentals"),
        "most-militia",
        "georgia",
        {"virginia": {"patriot_fort": 1, "militia_active": 1}, "georgia": {"patriot_fort": 1, "militia_active": 2}},
        None,
        {"spaces": TWO},
    ),
    "8.4.1 displaced: the City with most Rebels": Case(
        "british",
        asked(displace, "boston", "philadelphia"),
        "most-rebels",
        "philadelphia",
        {"boston": {"militia_active": 1}, "philadelphia": {"militia_active": 2}},
    ),
    "8.6.6 Battle: Population": Case(
        "french",
        plan(french.battle, "battle-space", *TWO, name="french.battle"),
        "population",
        "virginia",
        {name: {"french_regular": 5, "continental": 5, "tory": 1} for name in TWO},
        None,
        {"treaty": True},
    ),
    "8.6.5 March: Cities": Case(
        "french",
        march(french.march_for_control),
        "city",
        "savannah",
        {"south_carolina": {"french_regular": 6, "continental": 6}},
        None,
        {"treaty": True, "within": ["georgia", "savannah"]},
    ),
    "8.6.5 March: British pieces": Case(
        "french",
        march(french.march_for_control),
        "british",
        "georgia",
        {"south_carolina": {"french_regular": 6, "continental": 6}, "georgia": {"tory": 1}},
        None,
        {"treaty": True, "within": ["georgia", "north_carolina"]},
    ),
    "8.6.5 March, later edition: most British pieces": Case(
        "french",
        march(french.march_for_control),
        "most-british",
        "georgia",
        {
            "south_carolina": {"french_regular": 6, "continental": 6},
            "georgia": {"tory": 2},
            "north_carolina": {"tory": 1},
        },
        None,
        {"treaty": True, "setup": {"edition": "2016"}, "within": ["georgia", "north_carolina"]},
    ),
    "8.7.2 Villages: the Leader": Case(
        "indians",
        line(indians.GATHER, "gather-village"),
        "indian-leader",
        "florida",
        {"quebec": {"war_party_active": 3}, "florida": {"war_party_active": 3}},
        None,
        {"setup": {"leaders": {"indians": "florida"}}},
    ),
    "8.7.2 at Villages: the Leader": Case(
        "indians",
        line(indians.GATHER, "gather-at-village"),
        "indian-leader",
        "florida",
        {name: {"village": 1, "war_party_underground": 1} for name in ("quebec", "florida")},
        None,
        {"setup": {"leaders": {"indians": "florida"}}},
    ),
    "8.7.2 exactly two War Parties": Case(
        "indians",
        line(indians.GATHER, "gather-future-village"),
        "exactly-2",
        "florida",
        {"quebec": {"war_party_active": 1}, "florida": {"war_party_active": 2}},
    ),
    "8.7.2 exactly one War Party": Case(
        "indians",
        line(indians.GATHER, "gather-future-village"),
        "exactly-1",
        "florida",
        {"quebec": {"war_party_active": 4}, "florida": {"war_party_active": 1}},
    ),
    "8.7.3 March: no Active Support": Case(
        "indians",
        march(indian_moves.march_against_control),
        "no-active-support",
        "georgia",
        {**RESERVE_HORDE, "virginia": {"militia_active": 1}, "georgia": {"militia_active": 1}},
        {"virginia": ACTIVE_SUPPORT},
    ),
    "8.7.3 March: most Rebellion Control": Case(
        "indians",
        march(indian_moves.march_against_control),
        "population",
        "virginia",
        {**RESERVE_HORDE, "virginia": {"militia_active": 1}, "georgia": {"militia_active": 1}},
    ),
    "8.7.4 Scout: a Patriot Fort": Case(
        "indians",
        plan(indian_moves.scout, "scout-space", *TWO),
        "patriot-fort",
        "georgia",
        {
            "southwest": {"war_party_active": 2, "british_regular": 4},
            "virginia": {"village": 1, "militia_active": 1},
            "georgia": {"patriot_fort": 1},
        },
    ),
    "8.7.4 Scout: a Village with enemies": Case(
        "indians",
        plan(indian_moves.scout, "scout-space", *TWO),
        "village-with-enemies",
        "georgia",
        {
            "southwest": {"war_party_active": 2, "british_regular": 4},
            "virginia": {"militia_active": 1},
            "georgia": {"village": 1, "militia_active": 1},
        },
    ),
    "8.7.4 Scout: most Rebellion Control": Case(
        "indians",
        plan(indian_moves.scout, "scout-space", *TWO),
        "population",
        "virginia",
        {
            "southwest": {"war_party_active": 2, "british_regular": 4},
            "virginia": {"militia_active": 1},
            "georgia": {"militia_active": 1},
        },
    ),
    "8.5.4 March: Villages": Case(
        "patriots",
        march(patriot_moves.march_for_control),
        "village",
        "northwest",
        {"pennsylvania": {"continental": 9}, "northwest": {"village": 1}},
    ),
    "8.5.4 March: Cities": Case(
        "patriots",
        march(patriot_moves.march_for_control),
        "city",
        "philadelphia",
        {"pennsylvania": {"continental": 9}},
    ),
    "8.5.4 March: Population": Case(
        "patriots",
        march(patriot_moves.march_for_control),
        "population",
        "south_carolina",
        {"southwest": {"continental": 9}},
        None,
        {"within": ["south_carolina", "georgia"]},
    ),
    "8.5.4 March: a Militia changes Control": Case(
        "patriots",
        march(patriot_moves.march_for_militia),
        "changes-control",
        "georgia",
        {"southwest": {"militia_underground": 4}, "south_carolina": {"tory": 5}},
        None,
        {"within": ["south_carolina", "georgia"]},
    ),
    "8.5.1 Battle: Washington": Case(
        "patriots",
        plan(patriots.battle, "battle-space", *TWO, name="patriots.battle"),
        "washington",
        "georgia",
        {name: {"continental": 6, "tory": 1} for name in TWO},
        None,
        {"setup": {"leaders": {"patriots": "georgia"}}},
    ),
    "8.5.1 Battle: Population": Case(
        "patriots",
        plan(patriots.battle, "battle-space", *TWO, name="patriots.battle"),
        "population",
        "virginia",
        {name: {"continental": 6, "tory": 1} for name in TWO},
    ),
    "8.5.1 Battle: Villages": Case(
        "patriots",
        plan(patriots.battle, "battle-space", "virginia", "new_york", name="patriots.battle"),
        "villages",
        "new_york",
        {"virginia": {"continental": 6, "tory": 1}, "new_york": {"continental": 6, "village": 1}},
    ),
    "8.5.2 Militia for Control: Cities": Case(
        "patriots", line(patriots.RALLY, "rally-control"), "city", "new_york_city", {}
    ),
    "8.5.2 Militia for Control: Population": Case(
        "patriots",
        line(patriots.RALLY, "rally-control"),
        "population",
        "virginia",
        {},
        REST_ACTIVE,
    ),
    "8.5.2 Militia without Active Opposition: Cities": Case(
        "patriots", line(patriots.RALLY, "rally-unopposed"), "city", "new_york_city", {}
    ),
    "8.5.2 Militia without Active Opposition: Population": Case(
        "patriots", line(patriots.RALLY, "rally-unopposed"), "population", "virginia", {}, REST_ACTIVE
    ),
    "8.5.1 Skirmish: Rebellion Control": Case(
        "patriots",
        asked(skirmish_space, *TWO),
        "adds-rebellion-control",
        "georgia",
        {"virginia": {"continental": 1, "tory": 5}, "georgia": {"continental": 2, "tory": 2}},
    ),
    "8.5.1 Skirmish: British Control": Case(
        "patriots",
        asked(skirmish_space, *TWO),
        "ends-british-control",
        "georgia",
        {"virginia": {"continental": 1, "tory": 5}, "georgia": {"continental": 2, "tory": 3}},
    ),
    "8.6.3 Skirmish: most British cubes": Case(
        "french",
        asked(skirmish_space, *TWO),
        "most-british",
        "georgia",
        {"virginia": {"french_regular": 3, "tory": 1}, "georgia": {"french_regular": 3, "tory": 2}},
        None,
        {"treaty": True},
    ),
    "8.7.1 War Path: a Patriot Fort": Case(
        "indians",
        asked(war_path_space, *TWO),
        "patriot-fort",
        "georgia",
        {
            "virginia": {"war_party_underground": 2, "militia_active": 2},
            "georgia": {"war_party_underground": 2, "patriot_fort": 1},
        },
    ),
}
