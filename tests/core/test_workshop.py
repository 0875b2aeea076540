"""The workshop: the work list of each game, drafts, the packs and patches that come of them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tricorne
from tricorne.core.errors import BadSetup
from tricorne.core.facts import merge_patch
from tricorne.core.workshop.draft import Draft, check_draft, difference
from tricorne.core.workshop.source import patched_text, source_patch
from tricorne.core.workshop.worklist import USES, Uses, value_at
from tricorne.games import OWN, facts_of, game_class, sound_facts
from tricorne.games.workbench import made_pack, todo_of

GAME = "1775-rebellion"
FRANKLIN = "cards/cards/continentals_09"
SIX_FRENCH = {"op": "place", "force": "french", "units": 6, "where": "one_city", "water": "atlantic"}


@pytest.mark.parametrize("game", OWN)
def test_the_work_list_holds_every_mark_that_is_not_sourced_and_printed(game: str) -> None:
    todo, counts = todo_of(game), facts_of(game).confidence()
    listed = len(todo.facts())
    drawn = {"1775-rebellion": 54, "liberty-or-death": 0, "liberty": 1, "prelude-to-rebellion": 24}[game]
    assert listed == counts["derived"] + counts["reconstructed"] - drawn
    assert {key for group in todo.groups for key in group.entries} == set(todo.entries)


@pytest.mark.parametrize("game", OWN)
def test_what_is_used_more_in_play_comes_first(game: str) -> None:
    counted = msgspec.json.decode((game_class(game).folder() / USES).read_bytes(), type=Uses)
    facts = todo_of(game).facts()
    assert counted.games >= 40
    assert set(counted.uses) <= {key for key, _, _ in facts}
    uses = [use for _, _, use in facts]
    assert uses == sorted(uses, reverse=True)
    assert uses[0] > uses[-1]


def test_a_draft_makes_a_pack_with_marks_sentences_and_titles() -> None:
    draft = Draft(
        "my box",
        values={f"{FRANKLIN}/effect": SIX_FRENCH},
        settled=["pieces/forces/french/hit"],
        titles={FRANKLIN: {"en": 'Doctor "Franklin"'}},
    )
    pack = made_pack(GAME, draft)
    assert pack.facts["cards"]["cards"]["continentals_09"] == {
        "effect": {"units": 6},
        "confidence": {"effect": "sourced"},
    }
    assert pack.facts["pieces"]["forces"]["french"] == {"confidence": {"hit": "sourced"}}
    assert '{ "6 French arrive together in one city area' in pack.words["en"]
    assert "6 unidades de Regulares Franceses" in pack.words["es"]
    facts = sound_facts(GAME, pack)
    assert facts.confidence()["sourced"] == facts_of(GAME).confidence()["sourced"] + 2
    match = tricorne.new_match(GAME, seed=1, pack=pack)
    assert match.game.words("es").noun("card:continentals_09") == 'Doctor "Franklin"'
    assert tricorne.load_match(match.record()).game.facts.pack == pack


def test_borders_come_and_go() -> None:
    values: dict[str, Any] = {
        "map/borders/augusta-savannah": None,
        "map/borders/boston-savannah": {"between": ["boston", "savannah"]},
    }
    draft = Draft("my box", values=values)
    check_draft(draft, todo_of(GAME), facts_of(GAME).files)
    borders = sound_facts(GAME, made_pack(GAME, draft)).files["map"]["borders"]
    assert "augusta-savannah" not in borders
    assert borders["boston-savannah"] == {"between": ["boston", "savannah"], "confidence": "sourced"}


def test_a_movement_card_is_named_by_what_it_does() -> None:
    march = {"op": "march", "armies": 1, "distance": 2}
    pack = made_pack(GAME, Draft("my box", values={"cards/cards/patriots_01/effect": march}))
    assert 'n-card-patriots_01 = { "March 1 × 2" }' in pack.words["en"]
    assert 'card-patriots_01-text = { "One army may march, up to 2 areas." }' in pack.words["en"]


@pytest.mark.parametrize(
    ("part", "code"),
    [
        ({"values": {"map/areas/boston/anchor": "maine"}}, "workshop-unknown"),
        ({"values": {"cards/cards/nobody/effect": {}}}, "workshop-unknown"),
        ({"values": {"scenarios/scenarios/campaign/end": {}}}, "workshop-unknown"),
        ({"values": {f"{FRANKLIN}/effect": None}}, "workshop-value"),
        ({"values": {f"{FRANKLIN}/effect": {"units": 100}}}, "workshop-value"),
        ({"values": {f"{FRANKLIN}/effect": "x" * 81}}, "workshop-value"),
        ({"values": {f"{FRANKLIN}/effect": [[[[[[[[[[[1]]]]]]]]]]]}}, "workshop-value"),
        ({"values": {f"{FRANKLIN}/effect": list(range(65))}}, "workshop-value"),
        ({"values": {f"{FRANKLIN}/effect": 1.5}}, "workshop-value"),
        ({"settled": ["cards/cards/british_regulars_07"]}, "workshop-unknown"),
        ({"titles": {FRANKLIN: {"fr": "Franklin"}}}, "workshop-unknown"),
        ({"titles": {"map/nowhere": {"en": "Nowhere"}}}, "workshop-unknown"),
    ],
)
def test_what_nobody_asks_for_is_refused(part: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        check_draft(Draft("my box", **part), todo_of(GAME), facts_of(GAME).files)
    assert refused.value.code == code


@pytest.mark.parametrize("game", OWN)
def test_a_patch_for_the_data_files_changes_only_what_is_different(game: str) -> None:
    for path in (game_class(game).folder() / "data").glob("*.json"):
        text = path.read_text("utf-8")
        plain = json.loads(text)
        changed = _without_every_seventh(plain)
        assert json.loads(patched_text(text, difference(plain, changed))) == changed
        assert patched_text(text, {}) == text


def _without_every_seventh(plain: Any) -> Any:
    if not isinstance(plain, dict):
        return 3 if isinstance(plain, int) and not isinstance(plain, bool) else plain
    kept = {key: _without_every_seventh(value) for i, (key, value) in enumerate(plain.items()) if i % 7 != 6}
    return {**kept, "another": {"a": [1]}} if len(plain) > 3 else kept


def test_the_patch_can_be_applied(tmp_path: Path) -> None:
    draft = Draft(
        "my box",
        values={f"{FRANKLIN}/effect": SIX_FRENCH, "map/areas/ga_west/units": {"patriots": 2}},
        titles={FRANKLIN: {"en": "Doctor Franklin"}},
    )
    pack, folder = made_pack(GAME, draft), game_class(GAME).folder()
    files = {"data/cards.json", "data/map.json", "words/cards.en.ftl", "words/cards.es.ftl"}
    for name in files:
        (tmp_path / "game" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "game" / name).write_text((folder / name).read_text("utf-8"), "utf-8")
    (tmp_path / "a.patch").write_text(source_patch(folder, pack, "game"), "utf-8")
    subprocess.run(["git", "apply", "a.patch"], cwd=tmp_path, check=True)
    for name in ("cards", "map"):
        now = json.loads((tmp_path / "game" / "data" / f"{name}.json").read_text("utf-8"))
        assert now == merge_patch(facts_of(GAME).files[name], pack.facts[name])
    assert "n-card-continentals_09 = Doctor Franklin\n" in (tmp_path / "game/words/cards.es.ftl").read_text("utf-8")


def test_a_neighbour_is_corrected_on_both_sides() -> None:
    files = facts_of("liberty-or-death").files
    todo = todo_of("liberty-or-death")
    key = next(key for key, entry in todo.entries.items() if "adjacent" in entry.marks)
    other = "map/spaces/boston"
    values = {
        f"{key}/adjacent": [*value_at(files, f"{key}/adjacent"), "boston"],
        f"{other}/adjacent": [*value_at(files, f"{other}/adjacent"), key.rpartition("/")[2]],
    }
    check_draft(Draft("my box", values=values), todo, files)
    sound_facts("liberty-or-death", made_pack("liberty-or-death", Draft("my box", values=values)))
