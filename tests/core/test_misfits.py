"""A pack with an error: file, key and what is expected are named, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tricorne.core.errors import BadData
from tricorne.core.facts import Pack
from tricorne.core.words import say_error
from tricorne.games import sound_facts

REBELLION, LOD, LIBERTY, PRELUDE = "1775-rebellion", "liberty-or-death", "liberty", "prelude-to-rebellion"
DRAWS = {"op": "random_county", "times": 4, "each": [{"op": "random_county", "times": 4, "each": []}]}
WRONG: list[tuple[str, dict[str, Any], str, str, str]] = [
    (REBELLION, {"map": {"areas": {"boston": {"city": "yes"}}}}, "type", "areas.boston.city", "true or false"),
    (REBELLION, {"map": {"areas": {"boston": {"size": 3}}}}, "unknown-field", "areas.boston", "waters"),
    (REBELLION, {"map": {"areas": {"boston": {"colony": None}}}}, "missing", "areas.boston", "colony"),
    (REBELLION, {"map": {"areas": {"bosten": {"city": True}}}}, "unknown-name", "areas.bosten", "boston"),
    (REBELLION, {"map": {"areas": {"boston": {"colony": "mexico"}}}}, "unknown-name", "areas.boston.colony", "maine"),
    (
        REBELLION,
        {"cards": {"cards": {"patriots_01": {"phase": "noon"}}}},
        "choice",
        "cards.patriots_01.phase",
        "battle",
    ),
    (
        REBELLION,
        {"cards": {"cards": {"patriots_01": {"effect": {"op": "fly"}}}}},
        "choice",
        "cards.patriots_01.effect.op",
        "march",
    ),
    (REBELLION, {"pieces": {"forces": {"french": {"hit": 4}}}}, "die-sides", "forces.french", "6"),
    (
        LOD,
        {"map": {"spaces": {"boston": {"adjacent": ["georgia"]}}}},
        "one-way",
        "spaces.boston.adjacent",
        "both sides",
    ),
    (LIBERTY, {"blocks": {"blocks": {"howe": {"max": 9}}}}, "range", "blocks.howe.max", "1 to 4"),
    (LIBERTY, {"set_up": {"1775": {"howe": {"at": "london"}}}}, "unknown-name", "1775.howe.at", "Expected one of"),
    (PRELUDE, {"cards": {"cards": {"1": {"points": "four"}}}}, "type", "cards.1.points", "a whole number"),
    (PRELUDE, {"cards": {"cards": {"1": {"effect": [{"op": "fly"}]}}}}, "choice", "cards.1.effect.0.op", "add_cubes"),
    (PRELUDE, {"cards": {"cards": {"1": {"effect": [DRAWS]}}}}, "too-often", "cards.1.effect", "12"),
]


@pytest.mark.parametrize(("game", "facts", "what", "key", "expected"), WRONG)
def test_what_does_not_fit_is_named_with_its_place(
    game: str, facts: dict[str, Any], what: str, key: str, expected: str
) -> None:
    with pytest.raises(BadData) as refused:
        sound_facts(game, Pack(game, "box", facts=facts))
    error = refused.value
    file = next(iter(facts))
    assert (error.code, error.args_["file"], error.args_["key"]) == (f"data-{what}", f"{file}.json", key)
    english, spanish = say_error(error, "en"), say_error(error, "es")
    assert english.startswith(f"{file}.json, {key}: ")
    assert spanish.startswith(f"{file}.json, {key}: ")
    assert expected in english
    assert english != spanish


def test_a_mark_that_there_is_not_is_refused() -> None:
    pack = Pack(REBELLION, "box", facts={"map": {"areas": {"boston": {"confidence": {"city": "certain"}}}}})
    with pytest.raises(BadData) as refused:
        sound_facts(REBELLION, pack)
    assert refused.value.args_["key"] == "areas.boston.confidence.city"
    assert "sourced, derived, reconstructed" in str(refused.value)
