"""The key of each game: complete, in both languages, with rules and lessons that exist and terms that are used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tricorne
from tricorne.api import course_of
from tricorne.core.key import key_in, read_key, terms_of, written_forms
from tricorne.core.sections import read_help
from tricorne.core.words import LANGUAGES, learn_words, word_files
from tricorne.games import facts_of, game_class, game_ids
from tricorne.games.liberty_or_death.names import KINDS
from tricorne.games.liberty_or_death.rules.s7_victory import Tracks
from tricorne.games.prelude.state import TRACKS
from tricorne.games.rebellion_1775.names import FACES, FORCES

MOST_CHARACTERS = 120
CLIENT = Path(tricorne.__file__).parent / "client" / "js"


def block_kinds() -> set[str]:
    """Categories and nations of Liberty's blocks; an Indian block is both."""
    blocks = facts_of("liberty").files["blocks"]
    return {kind["category"] for kind in blocks["types"].values()} | {b["nation"] for b in blocks["blocks"].values()}


NEEDED = {
    "1775-rebellion": {*FORCES, *FACES, "flag", "city", "truce", "fled"},
    "liberty-or-death": {
        *(*KINDS, *Tracks._fields, "leader", "propaganda", "raid", "blockade", "squadron"),
        *("control", "population", "fni", "preparations", "resources", "eligible", "level_support", "level_opposition"),
    },
    "liberty": {*block_kinds(), "town", "port", "forest", "swamp", "river", "atlantic", "west_indies", "supply_points"},
    "prelude-to-rebellion": {
        *(*TRACKS, "victory_points", "spirit", "war_readiness", "opportunity", "score_marker", "advantage"),
        *("patriote_cubes", "loyal_cubes", "organization", "volunteers", "bias", "session"),
    },
}
"""Every piece kind, marker and track, by the name that the game uses."""


@pytest.mark.parametrize("game", game_ids())
def test_every_piece_marker_and_track_has_an_entry(game: str) -> None:
    entries = [entry.id for entry in read_key(game_class(game).folder()).entries]
    assert NEEDED[game] - set(entries) == set()
    assert len(set(entries)) == len(entries)


@pytest.mark.parametrize("game", game_ids())
def test_every_linked_rule_and_lesson_exists(game: str) -> None:
    folder = game_class(game).folder()
    sections, lessons = read_help(folder, "en"), {lesson.id for lesson in course_of(game).lessons}
    for entry in read_key(folder).entries:
        assert entry.rule in sections, entry
        assert entry.lesson in lessons | {""}, entry


@pytest.mark.parametrize("game", game_ids())
def test_every_lesson_has_an_entry_that_leads_to_it(game: str) -> None:
    linked = {entry.lesson for entry in read_key(game_class(game).folder()).entries}
    tactics = {"solitaire"}
    assert {lesson.id for lesson in course_of(game).lessons} - linked <= tactics


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_is_written_in_one_line_each(game: str, language: str) -> None:
    for group in key_in(game_class(game).folder(), language)["groups"]:
        assert group["name"]
        for entry in group["entries"]:
            assert entry["name"]
            assert 0 < len(entry["about"]) <= MOST_CHARACTERS, entry
            assert "\n" not in entry["about"]


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_the_key_belong_to_an_entry(game: str, language: str) -> None:
    folder = game_class(game).folder()
    key = read_key(folder)
    known = {f"key-{entry.id}" for entry in key.entries} | {f"key-group-{group.id}" for group in key.groups}
    written = re.findall(r"^([\w-]+) =", (folder / "learn" / f"key.{language}.ftl").read_text("utf-8"), re.MULTILINE)
    assert set(written) == known


DRAWINGS = {
    *("piece", "leader", "faction", "die", "flag", "control", "level", "population", "space", "city", "water", "block"),
    *("nation", "town", "hexside", "box", "district", "boxes", "bias", "organization", "volunteers", "marker", "track"),
    *("card", "pool"),
}
"""What the page has to be able to draw for the keys, as docs/learning.md lists it."""


def test_drawings_are_of_known_kinds() -> None:
    drawn = {entry.draw for game in game_ids() for entry in read_key(game_class(game).folder()).entries}
    assert {draw.partition(":")[0] for draw in drawn if draw} == DRAWINGS


@pytest.mark.parametrize("game", game_ids())
def test_drawings_of_pieces_are_those_of_the_page(game: str) -> None:
    drawn = [entry.draw.split(":") for entry in read_key(game_class(game).folder()).entries if entry.draw]
    pieces = {kind for what, kind, *_ in (d for d in drawn if d[0] == "piece")}
    looks = (CLIENT / "pieces.js").read_text("utf-8").partition("export const LOOKS")[2].partition("\n};")[0]
    assert pieces <= set(re.findall(r"^  (\w+): \{", looks, re.MULTILINE))


# Terms


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_leads_to_one_entry(game: str, language: str) -> None:
    folder = game_class(game).folder()
    words = learn_words(folder, language)
    forms = [form for entry in read_key(folder).entries for form in written_forms(words, entry)]
    assert {form for form in forms if forms.count(form) > 1} == set()


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_further_forms_are_used_somewhere(game: str, language: str) -> None:
    folder = game_class(game).folder()
    files = [*word_files(folder / "words", language), *word_files(folder / "learn", language)]
    texts = [path.read_text("utf-8") for path in files if not path.name.startswith("key.")]
    everything = "\n".join([*texts, (folder / "help" / f"{language}.md").read_text("utf-8")])
    used = {everything[term.start : term.end].lower() for term in terms_of(folder, language).find(everything)}
    words = learn_words(folder, language)
    further = [form for entry in read_key(folder).entries for form in written_forms(words, entry)[1:]]
    assert {form for form in further if form.lower() not in used} == set()


@pytest.mark.parametrize(
    ("game", "language", "text", "found"),
    [
        (
            "liberty-or-death",
            "en",
            "Underground Militia in Cities at Active Support.",
            [("Underground Militia", "militia_underground"), ("Cities", "city"), ("Active Support", "level_support")],
        ),
        (
            "1775-rebellion",
            "es",
            "Un Regular Británico y dos Lealistas; Decisión de Mando.",
            [
                ("Regular Británico", "british_regulars"),
                ("Lealistas", "loyalists"),
                ("Decisión de Mando", "command"),
            ],
        ),
        ("liberty", "en", "A forced march; Forced marches cost steps.", [
            ("forced march", "forced_march"), ("Forced marches", "forced_march"), ("steps", "step"),
        ]),
        ("prelude-to-rebellion", "en", "Recounties", []),
    ],
)  # fmt: skip
def test_terms_are_found_in_sentences(game: str, language: str, text: str, found: list[tuple[str, str]]) -> None:
    terms = terms_of(game_class(game).folder(), language)
    assert [(text[term.start : term.end], term.entry) for term in terms.find(text)] == found


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_idea_of_most_lessons_leads_to_the_key(game: str, language: str) -> None:
    folder = game_class(game).folder()
    words, terms = learn_words(folder, language), terms_of(folder, language)
    ideas = [words.say(lesson.message, {}, "idea") for lesson in course_of(game).lessons]
    assert sum(any(terms.find(idea)) for idea in ideas) >= len(ideas) * 0.75
