"""Position formats of all games alike: `empty` clears the map, and every name is listed, checked and written again."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import tricorne
from tricorne.core.errors import BadRecord, BadSetup
from tricorne.core.saved import Record, digest_of
from tricorne.core.words import say_error
from tricorne.games import OWN, game_ids

Seen = dict[str, Any]


def units(seen: Seen) -> list[str]:
    return list(seen["units"])


def spaces(seen: Seen) -> list[str]:
    plain = {"pieces": {}, "level": "neutral", "propaganda": 0, "raid": 0, "blockades": 0, "leaders": []}
    return [name for name, space in seen["spaces"].items() if {key: space[key] for key in plain} != plain]


def blocks(seen: Seen) -> list[str]:
    return [place for standing in seen["standing"].values() for place in standing]


def districts(seen: Seen) -> list[str]:
    plain = {"patriote": 0, "loyal": 0, "organizations": [0, 0], "volunteers": 0}
    return [name for name, district in seen["districts"].items() if district != plain]


MAPS: dict[str, tuple[Callable[[Seen], list[str]], Seen]] = {
    "1775-rebellion": (units, {"units": {"boston": {"patriots": 1}}}),
    "liberty-or-death": (spaces, {"spaces": {"boston": {"pieces": {"tory": 1}}}}),
    "liberty": (blocks, {"blocks": {"greene": {"at": "boston"}}}),
    "prelude-to-rebellion": (districts, {"cubes": {"yamaska": {"loyal": 1}}}),
}


@pytest.mark.parametrize("game", game_ids())
def test_an_empty_position_has_only_what_it_names(game: str) -> None:
    occupied, one = MAPS[game]
    scenario, empty, named = (
        occupied(tricorne.new_match(game, seed=1, position=position).view()["position"])
        for position in ({}, {"empty": True}, {"empty": True, **one})
    )
    assert len(scenario) > 2
    assert empty == []
    assert len(named) == 1


UNKNOWN: list[tuple[str, Seen, str, str]] = [
    ("1775-rebellion", {"units": {"bostn": {"patriots": 1}}}, "area", "boston"),
    ("1775-rebellion", {"units": {"boston": {"patriot": 1}}}, "unit", "patriots"),
    ("1775-rebellion", {"flags": {"colony:main": "british"}}, "flag", "colony:maine"),
    ("1775-rebellion", {"flags": {"colony:maine": "brittish"}}, "colony:maine", "british"),
    ("1775-rebellion", {"hands": {"patriots": ["card:patriots_99"]}}, "card", "card:patriots_0"),
    ("1775-rebellion", {"phase": "movements"}, "phase", "movement"),
    ("1775-rebellion", {"hands": {"patriot": []}}, "faction", "patriots"),
    ("1775-rebellion", {"active": "loyalist"}, "faction", "loyalists"),
    ("1775-rebellion", {"wheather": "snow"}, "field", "phase"),
    ("liberty-or-death", {"spaces": {"boston": {"pieces": {"militia": 1}}}}, "piece", "militia_underground"),
    ("liberty-or-death", {"casualties": {"militia_active": 1}}, "piece-in-a-box", "militia"),
    ("liberty-or-death", {"spaces": {"bostn": {}}}, "space", "boston"),
    ("liberty-or-death", {"spaces": {"boston": {"level": "support"}}}, "level", "active_support"),
    ("liberty-or-death", {"leaders": {"british": {"who": "gauge"}}}, "leader", "gage"),
    ("liberty-or-death", {"acts": {"british": "pass"}}, "act", "passed"),
    ("liberty-or-death", {"phase": "supply"}, "phase", "british-supply"),
    ("liberty-or-death", {"card": 110}, "card", "109"),
    ("liberty", {"blocks": {"grene": {"at": "boston"}}}, "block", "greene"),
    ("liberty", {"blocks": {"greene": {"at": "bosten"}}}, "place", "boston"),
    ("liberty", {"at": "wintr"}, "at", "winter"),
    ("liberty", {"hands": {"american": {"action_4": 1}}}, "card", "action_3"),
    ("prelude-to-rebellion", {"cubes": {"boston": {"loyal": 1}}}, "district", "yamaska"),
    ("prelude-to-rebellion", {"hands": {"patriots": []}}, "seat", "patriote"),
    ("prelude-to-rebellion", {"turn": "1838"}, "turn", "1837"),
    ("prelude-to-rebellion", {"waiting": {"patriote": ["our_moment"]}}, "waiting", "le_canadien"),
]


@pytest.mark.parametrize(("game", "position", "kind", "meant"), UNKNOWN)
def test_a_misspelt_name_is_refused_with_the_nearest_and_the_list(
    game: str, position: Seen, kind: str, meant: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        tricorne.new_match(game, position=position)
    error = refused.value
    assert (error.code, error.args_["kind"]) == ("position-unknown-name", kind)
    assert meant in error.args_["known"]
    for language in ("en", "es"):
        assert meant in say_error(error, language)


BROKEN: list[tuple[str, Seen, str, str]] = [
    ("1775-rebellion", {"round": 0}, "2.0", "there is no round 0"),
    ("liberty", {"at": "turn", "turn": 11}, "3.0", "1775 has no turn 11"),
    ("1775-rebellion", {"active": "british_regulars", "movement_card": "card:british_regulars_11"}, "3.2", "no army"),
    ("liberty", {"at": "turn", "turn": 0}, "3.0", "1775 has no turn 0"),
    ("liberty", {"at": "turn"}, "3.0", "a turn begins with cards in both hands"),
    ("liberty", {"at": "turn", "hands": {}}, "3.0", "a turn begins with cards in both hands"),
    ("liberty-or-death", {"card": 5, "on_deck": 5}, "2.2", "card 5 is in two places"),
    ("liberty-or-death", {"resources": {"french": 51}}, "1.8", "51 Resources of french"),
    ("liberty-or-death", {"card": 5, "on_deck": 6, "phase": "resources"}, "6.0", "resources belongs to"),
    ("prelude-to-rebellion", {"spirit": 99}, "6.0", "spirit 99"),
    ("prelude-to-rebellion", {"opportunity": {"loyal": -1}}, "7.0", "opportunity of loyal -1"),
    (
        "prelude-to-rebellion",
        {"hands": {"loyal": ["card-2"], "patriote": ["card-2"]}},
        "3.0",
        "card-2 is in two places",
    ),
    ("prelude-to-rebellion", {"hands": {"loyal": ["card-1"]}}, "2.1", "card-1, a Key Event,"),
]


@pytest.mark.parametrize(("game", "position", "section", "problem"), BROKEN)
def test_a_position_against_the_rules_is_refused_with_what_is_wrong(
    game: str, position: Seen, section: str, problem: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        tricorne.new_match(game, position=position)
    assert (refused.value.code, refused.value.args_["rule"]) == ("position-breaks-rule", section)
    assert problem in refused.value.args_["problem"]


def test_the_nearest_names_come_first() -> None:
    with pytest.raises(BadSetup, match=r"Unknown piece “militia”.*mean militia_active, militia_underground") as refused:
        tricorne.new_match("liberty-or-death", position={"spaces": {"boston": {"pieces": {"militia": 1}}}})
    assert refused.value.args_["where"] == "spaces.boston.pieces"


@pytest.mark.parametrize("game", OWN)
def test_the_schema_lists_every_name_that_a_position_tells(game: str) -> None:
    """A whole position has no name that the schema leaves out, and every kind of name has its list."""
    listed = tricorne.position_schema(game)

    def kinds(node: Any) -> dict[str, list[Any]]:
        inner = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
        here = {node["title"]: node.get("enum", [])} if isinstance(node, dict) and "title" in node else {}
        own = {kind: names for kind, names in here.items() if isinstance(kind, str) and kind.islower()}
        return {kind: names for part in inner for kind, names in kinds(part).items()} | own

    assert len(kinds(listed)) > 3
    assert [kind for kind, names in kinds(listed).items() if not names] == []
    match = tricorne.new_match(game, seed=3)
    for _ in range(60):
        assert match.question is not None
        match.answer(match.question.options()[0])
    again = tricorne.new_match(game, seed=3, position=match.position())
    assert again.view()["position"].keys() == match.view()["position"].keys()


@pytest.mark.parametrize(
    ("game", "old", "new"),
    [
        ("1775-rebellion", {"phase": "extra_units"}, {"phase": "extra-units"}),
        (
            "liberty",
            {"only_blocks": True, "blocks": {"washington": {"at": "boston"}}},
            {"empty": True, "blocks": {"washington": {"at": "boston"}}},
        ),
        ("prelude-to-rebellion", {"phase": "start_of_turn"}, {"phase": "start-of-turn"}),
        (
            "liberty-or-death",
            {"card": 97, "on_deck": 2, "phase": 6, "acts": {"british": "command_and_special"}},
            {"card": 97, "on_deck": 2, "phase": "resources", "acts": {"british": "command-and-special"}},
        ),
    ],
)
def test_positions_of_older_records_are_understood(game: str, old: Seen, new: Seen) -> None:
    before, after = (tricorne.new_match(game, seed=1, position=position).view() for position in (old, new))
    assert before == after


@pytest.mark.parametrize("game", ["1775-rebellion", "prelude-to-rebellion"])
def test_records_with_an_older_spelling_are_opened(game: str) -> None:
    chance, match = random.Random(3), tricorne.new_match(game, seed=3)
    while match.question is not None:
        match.answer(chance.choice(match.question.options()), match.question.seat)
    record = match.record()
    older: set[str] = set()
    for point in record["checkpoints"]:
        state: Seen = point["state"]
        for name in {"phase", "ending"} & state.keys():
            state[name] = state[name].replace("-", "_")
            older |= {state[name]} if "_" in state[name] else set()
    assert older
    record["digest"] = digest_of(msgspec.convert(record, Record))
    for verify in (False, True):
        again = tricorne.load_match(record, verify=verify)
        assert (again.view(), again.result) == (match.view(), match.result)


# What no game could come to


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something can be put instead of what is there."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, part in inner for place in places(part, (*path, key)))]


NONSENSE: list[Any] = [
    None, True, -1, 0, 1, 99, 2**31, 2**63, 2**64, -(10**30), 10**5_000, 0.5, 1e308, float("nan"), float("inf"), "",
    "1", "\ud800", "a\0b", "x" * 5_000, [], [[]], ["x"] * 50, {}, {"": 0}, {"a": {"b": 1}},
]  # fmt: skip


@pytest.mark.parametrize("game", OWN)
def test_nonsense_anywhere_in_a_position_is_refused_in_words_or_can_be_played_on(game: str) -> None:
    """Each field of whole positions, and a few of them a second time in otherwise empty ones."""
    chance, match = random.Random(7), tricorne.new_match(game, seed=7)
    wholes: list[Seen] = []
    while match.question is not None and match.moment < 300:
        if match.moment % 75 == 0:
            wholes.append(match.position())
        match.answer(chance.choice(match.question.options()), match.question.seat)
    for _ in range(700):
        position = copy.deepcopy(chance.choice(wholes))
        *path, last = chance.choice(places(position)[1:])
        holder: Any = position
        for key in path:
            holder = holder[key]
        holder[last] = chance.choice(NONSENSE)
        first = path[0] if path else last
        given = position if chance.random() < 0.7 else {first: position[first]}
        assert is_refused_in_words(game, given) or can_be_played_on(tricorne.new_match(game, seed=1, position=given))


def is_refused_in_words(game: str, position: Seen) -> bool:
    try:
        tricorne.new_match(game, seed=1, position=position)
    except BadSetup as refused:
        return say_error(refused, "en") != refused.code
    return False


def can_be_played_on(match: tricorne.Match) -> bool:
    match.view()
    return match.question is None or bool(match.question.options())


HUGE = [
    ("1775-rebellion", {"moved": {"albany": {"continentals": 2**40}}}),
    ("1775-rebellion", {"round": 10**5_000}),
    ("liberty", {"hands": {"american": {"action_1": 2**40}}}),
    ("liberty-or-death", {"spaces": {"boston": {"propaganda": -(2**70)}}}),
    ("prelude-to-rebellion", {"organization_shift": 2**64}),
]


@pytest.mark.parametrize(("game", "position"), HUGE)
def test_a_number_beyond_everything_is_refused_before_anything_is_made_of_it(game: str, position: Seen) -> None:
    with pytest.raises(BadSetup, match="a number beyond 9,999") as refused:
        tricorne.new_match(game, position=position)
    assert refused.value.code == "position-invalid"


def test_a_position_at_which_the_rules_stumble_is_refused() -> None:
    """A movement phase without a movement card: the first thing that the phase asks for is not there."""
    match = tricorne.new_match("1775-rebellion", seed=1)
    before, events = match.record(), [f"card:british_regulars_{number:02}" for number in (9, 10, 12)]
    bad = {"active": "british_regulars", "phase": "movement", "hands": {"british_regulars": events}}
    for language, word in (("en", "cannot go on"), ("es", "no puede seguir")):
        with pytest.raises(BadSetup) as refused:
            tricorne.new_match("1775-rebellion", position=bad)
        assert refused.value.code == "position-unplayable"
        assert word in say_error(refused.value, language)
    with pytest.raises(BadSetup):
        match.edit(bad, "a slip")
    assert match.record() == before


def test_a_record_of_a_position_at_which_the_rules_stumble_is_refused() -> None:
    """Decks without a card, of which one is to be drawn: people may enter what they like, but no seed can draw it."""
    cards = [card for card in names_of(tricorne.position_schema("prelude-to-rebellion"), "card") if card != "card-1"]
    match = tricorne.new_match("prelude-to-rebellion", position={"discards": cards}, luck="ask")
    record = {**match.record(), "luck": None}
    record["digest"] = digest_of(msgspec.convert(record, Record))
    with pytest.raises(BadRecord):
        tricorne.load_match(record, verify=True)


def names_of(node: Any, kind: str) -> list[str]:
    """The names that a schema lists of a kind."""
    if isinstance(node, dict) and node.get("title") == kind and "enum" in node:
        return list(node["enum"])
    inner = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
    return next((found for part in inner if (found := names_of(part, kind))), [])


def test_a_turn_of_prelude_begins_with_its_key_event_where_it_lies() -> None:
    """Whoever writes down the position in the moment of the first choice finds its Key Events in the pool already."""
    match = tricorne.new_match("prelude-to-rebellion", position={"turn": "late_1834", "pool": ["card-1"]}, seed=1)
    assert match.view()["position"]["pool"].count("card-1") == 1
