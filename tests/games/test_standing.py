"""How each game is won and how it stands: exact sentences in both languages, from the view of a seat."""

from __future__ import annotations

from typing import Any

import pytest

import tricorne
from tricorne.api import course_of, learn
from tricorne.core import Match
from tricorne.games import game_ids


def shown(match: Match, seat: str, language: str = "en") -> str:
    """The whole line, whichever sign a language writes for minus."""
    words = match.game.words(language)
    line = " ".join(words.say(line["say"], line["args"]) for line in match.standing(seat)["lines"])
    return line.replace("−", "-")


def places(match: Match, seat: str, language: str = "en") -> list[str]:
    words = match.game.words(language)
    return [words.say(place["say"], place["args"]) for place in match.standing(seat)["places"]]


def stage(match: Match) -> str:
    found: str = match.standing()["stage"]
    return found


@pytest.mark.parametrize("game", game_ids())
def test_it_is_there_at_every_step_of_every_lesson(game: str) -> None:
    for item in course_of(game).items:
        match = learn(game, item.id).match
        for language in ("en", "es"):
            assert shown(match, item.seat, language)
            assert shown(match, "observer", language)


# 1775: Rebellion


def rebellion(scenario: str = "campaign", **position: Any) -> Match:
    return tricorne.new_match("1775-rebellion", scenario, seed=1, position={"empty": True, **position})


NEW_ENGLAND = {
    "hartford": {"continentals": 2},
    "newport": {"patriots": 2},
    "portsmouth": {"continentals": 1},
    "boston": {"british_regulars": 1},
    "me_penobscot": {"natives": 1},
}


def test_1775_flags_and_truces() -> None:
    match = rebellion(active="patriots", units=NEW_ENGLAND, truces=["patriots"])
    assert shown(match, "continentals") == (
        "Most colonies win: Americans 3, British 1. You lead by 2. "
        "It ends with the second Truce of a side (British 0 of 2, Americans 1 of 2)."
    )
    assert shown(match, "loyalists") == (
        "Most colonies win: Americans 3, British 1. You are 2 behind. "
        "It ends with the second Truce of a side (British 0 of 2, Americans 1 of 2)."
    )
    assert shown(match, "observer", "es") == (
        "Gana quien tenga más colonias: americanos 3, británicos 1. Con 2 de ventaja: los americanos. "
        "Acaba con la segunda Tregua de un bando (británicos, 0 de 2; americanos, 1 de 2)."
    )


@pytest.mark.parametrize(
    ("round_", "end"),
    [
        (2, "Both Truces of a side are out: it ends with round 3."),
        (3, "Both Truces of a side are out: it ends with this round."),
    ],
)
def test_1775_both_truces_are_out(round_: int, end: str) -> None:
    match = rebellion(active="patriots", round=round_, truces=["british_regulars", "loyalists"], units=NEW_ENGLAND)
    assert shown(match, "patriots").endswith(end)


def test_1775_rounds_of_the_introductory_scenario() -> None:
    match = rebellion("introductory", active="patriots")
    assert shown(match, "patriots") == "Most colonies win: Americans 0, British 0. Even. One more round after this."
    last = rebellion("introductory", active="patriots", round=2)
    assert shown(last, "patriots", "es").endswith("Es la última ronda.")


def test_1775_flags_that_are_one_step_away() -> None:
    match = rebellion(active="patriots", units={**NEW_ENGLAND, "falmouth": {"patriots": 1}})
    assert places(match, "patriots") == [
        "New York (colony): march to New York, where nobody stands.",
        "Maine: enter Eastern Maine (Penobscot), and the Natives join you.",
        "Massachusetts: beat one unit in Boston.",
    ]
    assert places(match, "loyalists", "es") == [
        "New Hampshire: vence a una unidad en Portsmouth.",
        "Rhode Island: vence a 2 unidades en Newport.",
    ]
    assert places(match, "observer") == []


def test_1775_the_turn() -> None:
    for phase in ("reinforcements", "movement"):
        assert stage(rebellion(active="patriots", phase=phase, units=NEW_ENGLAND)) == phase


# Liberty or Death


def lod(**changes: Any) -> Match:
    position: dict[str, Any] = {
        "empty": True,
        "card": 1,
        "on_deck": 2,
        "strokes": [],
        "eligible": ["british", "patriots", "indians", "french"],
        "spaces": {
            "massachusetts": {"pieces": {"continental": 1}, "level": "active_opposition"},
            "virginia": {"pieces": {"militia_underground": 1}, "level": "passive_opposition"},
            "boston": {"pieces": {"british_regular": 3}, "level": "passive_support"},
            "northwest": {"pieces": {"village": 1}},
        },
        **changes,
    }
    return tricorne.new_match("liberty-or-death", "1775", seed=1, position=position)


def test_lod_both_conditions_and_the_last_winter() -> None:
    assert shown(lod(), "patriots") == (
        "Opposition leads Support by 5: you need 6 more. Forts 0 + 3 against Villages 1: enough. "
        "In the last winter, with 6 to come, the highest margin wins: Patriots 7, British -5, Indians -7."
    )
    assert shown(lod(), "indians", "es") == (
        "La Oposición supera en 5 al Apoyo: te faltan 16. Poblados 1 contra Fuertes 0 + 3: te faltan 3. "
        "En el último invierno (quedan 6) gana el mayor margen: Patriotas (7), Británicos (-5), Indios (-7)."
    )
    assert shown(lod(crc=3, cbc=1), "british").startswith(
        "Opposition leads Support by 5: you need 16 more. Casualties, Rebellion 3 against British 1: enough. "
    )


def test_lod_the_french_before_and_after_the_treaty() -> None:
    assert shown(lod(cbc=4), "french").startswith(
        "You cannot win before the Treaty: Preparations 4 of 16. Opposition leads Support by 5. In the last winter"
    )
    assert "Casualties, British 4 against Rebellion 0: enough." in shown(lod(cbc=4, treaty=True), "french")
    assert "Patriots 7, French 9" not in shown(lod(cbc=4, treaty=True), "french")
    assert shown(lod(cbc=4, treaty=True), "french").endswith("French 9, Patriots 7, Indians -7, British -9.")


def test_lod_the_sprint_has_no_checks() -> None:
    match = tricorne.new_match("liberty-or-death", "sprint", seed=1)
    assert "you need" not in shown(match, "patriots")
    assert "above 0" not in shown(match, "observer")


def test_lod_where_one_level_weighs_most() -> None:
    assert places(lod(), "patriots") == [
        "Virginia: one level is worth 2, and you have Control.",
        "New York City: one level is worth 2.",
        "Connecticut-Rhode Island: one level is worth 2.",
    ]
    blocked = lod(treaty=True, spaces={"new_york_city": {"blockades": 1}}, squadrons_unavailable=2)
    assert "New York City: one level is worth 2." not in places(blocked, "british")


def test_lod_who_would_win_now_and_which_winter_is_the_last() -> None:
    colonies = ("massachusetts", "virginia", "new_york", "pennsylvania", "north_carolina")
    spaces = {name: {"level": "active_opposition"} for name in colonies}
    assert "Winter now would be won by: Patriots." in shown(lod(spaces=spaces), "british")
    assert "The next winter is the last, and the highest margin wins:" in shown(lod(winters=5), "british")


def test_lod_the_card_and_the_winter() -> None:
    assert stage(lod()) == "first"
    assert stage(lod(acts={"patriots": "command"})) == "second"
    winter = lod(card=97, phase=7, resources={"british": 0, "patriots": 1})
    assert stage(winter) == "support"
    assert [each["id"] for each in winter.standing()["stages"]][:3] == ["check", "supply", "income"]


# Liberty


def liberty(**changes: Any) -> Match:
    position = {
        "empty": True,
        "year": 1777,
        "at": "turn",
        "hands": {"american": {"action_1": 1}, "british": {"action_1": 1}},
    }
    changes["blocks"] = {"grey": {"at": "boston"}, **changes.get("blocks", {})}
    return tricorne.new_match("liberty", seed=1, position={**position, **changes})


def test_liberty_points_and_years() -> None:
    assert shown(liberty(), "american") == (
        "The British hold 14 points: 30 win for them, fewer than 12 for you (3 to take away). "
        "6 more years after this, then you have won."
    )
    assert shown(liberty(year=1783), "british", "es") == (
        "Tus puntos: 14. Con 30 ganas la guerra; con menos de 12, la pierdes. Es el último año."
    )


def test_liberty_beyond_a_limit() -> None:
    few = liberty(blocks={"greene": {"at": "norfolk"}, "lee": {"at": "wilmington"}})
    assert shown(few, "american") == "The British hold 11 points: keep them below 12 until winter, and you have won."
    assert shown(few, "british") == "You hold 11 points: take 1 more before winter, or the war is lost."
    taken = ("new_york", "philadelphia", "charleston", "hartford", "newport", "baltimore")
    british = ("howe", "grant", "percy", "cornwallis", "rawdon", "ohara")
    many = liberty(blocks={block: {"at": place} for block, place in zip(british, taken, strict=True)})
    points = many.view()["position"]["supply_points"]
    assert points >= 30
    assert shown(many, "american") == (
        f"The British hold {points} points: take away {points - 29} before winter, or the war is lost."
    )
    assert shown(many, "british").endswith("keep 30 until winter, and the war is won.")


def test_liberty_towns_worth_taking() -> None:
    match = liberty(blocks={"greene": {"at": "philadelphia"}, "howe": {"at": "west_indies_british"}})
    assert places(match, "british") == [
        "New York: worth 4, and no block is there.",
        "Hartford: worth 3, and no block is there.",
        "Charleston: worth 3, and no block is there.",
    ]
    assert places(match, "american", "es")[-1] == "Boston: vale 3 y tiene un bloque."


def test_liberty_both_sides_for_an_observer() -> None:
    sides = [line["side"] for line in liberty().standing("observer")["lines"]]
    assert sides == ["american", "american", "british", "british"]


def test_liberty_the_turn() -> None:
    match = liberty()
    assert stage(match) == "cards"
    match.answer("action_1", "american")
    match.answer("action_1", "british")
    match.answer("first", "british")
    assert stage(match) == "first"
    match.answer("end")
    assert stage(match) == "second"
    assert stage(liberty(at="winter", hands=None)) == "disband"


# Prelude to Rebellion


def prelude(**changes: Any) -> Match:
    hands = {"patriote": ["card-22"], "loyal": ["card-139"]}
    position = {"phase": "action", "round": 3, "first": "patriote", "active": "patriote", "pool": [], "hands": hands}
    return tricorne.new_match("prelude-to-rebellion", seed=1, position={**position, **changes})


def test_prelude_points_tracks_and_what_pays_next() -> None:
    match = prelude(score={"external_influence": 3}, external_influence=1)
    assert shown(match, "patriote") == (
        "Victory Points are even, and a tie goes to the Loyal side; 20 win at once. "
        "With all tracks paid now you would lead by 3. "
        "Next to pay: External Influence, one push away, 1 to the Loyal side."
    )
    assert shown(match, "loyal", "es").startswith(
        "Los Puntos de Victoria están igualados, y el empate es del Leal; con 20 se gana en el acto. "
        "Con todos los registros pagados, irías 3 por detrás."
    )
    assert shown(prelude(vp=-6), "loyal").startswith("You are 6 Victory Points behind; 20 win at once.")
    assert shown(prelude(vp=6), "observer").startswith("The Loyal side leads by 6 Victory Points; 20 win at once.")


def test_prelude_an_angry_country() -> None:
    assert "Spirit" not in shown(prelude(spirit=9), "loyal")
    assert shown(prelude(spirit=12), "loyal").endswith(
        "Spirit of Rebellion 12 of 15: there the game ends, and War Readiness pays 4 to the Loyal side and 0 "
        "to the Patriotes."
    )


def test_prelude_tracks_by_nearness() -> None:
    match = prelude(score={"organizations": 3, "urban_counties": 2})
    assert places(match, "patriote") == [
        "Organizations: even, one push away.",
        "Urban Counties: even, 2 pushes away.",
        "Rural Counties: 4 to the Patriote side, 4 pushes away.",
    ]


def test_prelude_the_turn() -> None:
    assert stage(prelude()) == "action"
    assert stage(tricorne.new_match("prelude-to-rebellion", seed=1)) == "start-of-turn"
