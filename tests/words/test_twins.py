"""The browser says the same as Python: the same nouns and forms, lists, capitals and numbers."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.words.files import GAMES
from tests.words.played import Shown, shown_in
from tricorne.core.words import LANGUAGES, TABLE_WORDS, Words, word_files, words_of
from tricorne.games import game_class

NODE = Path(sys.executable).with_name("node")
SCRIPT = Path(__file__).with_name("twins.mjs")


def in_the_browser(folders: Sequence[Path], language: str, shown: Sequence[Shown]) -> list[str]:
    sources = [path.read_text("utf-8") for folder in folders for path in word_files(folder, language)]
    asked = json.dumps({"language": language, "sources": sources, "shown": shown})
    done = subprocess.run([NODE, SCRIPT], input=asked, capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    assert answer["missing"] == ""
    texts: list[str] = answer["texts"]
    return texts


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_random_game_reads_alike(game: str, language: str) -> None:
    folder = game_class(game).folder()
    words = words_of(folder, language)
    shown = [shown for seed in (0, 1) for shown in shown_in(game, seed, nonplayers=bool(game_class(game).minds))]
    said = in_the_browser((TABLE_WORDS, folder / "words"), language, shown)
    assert {
        (here, there) for here, there in zip((one.text(words) for one in shown), said, strict=True) if here != there
    } == set()


WORDS = """
n-west = Oeste
    .el = el oeste
n-islands = Islas
    .el = las islas
    .g = f
n-at_sea = alta mar
    .en = mar adentro
n-boston = Boston
n-indians = Indios
n-ice = hielo
n-unit = unidad
n-unit-s = unidades
n-howe = Howe
n-paper = «Le Populaire»
n-society = La Sociedad «Le Populaire»
bare = { $x }
all = { $x_el }; { $x_de }; { $x_a }; { $x_en }
gender = Todo { $x_g ->
    [f] dicha
   *[m] dicho
}.
counted = Hay { $x }.
quoted = Juega { $x_q }.
less = Total ({ $x }) y { $x }.
"""


@pytest.mark.parametrize(
    ("shown", "text"),
    [
        (Shown("bare", {"x": "ice"}), "Hielo"),
        (
            Shown("all", {"x": "west"}),
            "El oeste; del oeste; al oeste; en el oeste",
        ),
        (Shown("all", {"x": "islands"}), "Las islas; de las islas; a las islas; en las islas"),
        (Shown("all", {"x": "boston"}), "Boston; de Boston; a Boston; en Boston"),
        (Shown("all", {"x": "at_sea"}), "Alta mar; de alta mar; a alta mar; mar adentro"),
        (
            Shown("all", {"x": ["boston", "west"]}),
            "Boston y el oeste; de Boston y del oeste; a Boston y al oeste; en Boston y en el oeste",
        ),
        (Shown("gender", {"x": "islands"}), "Todo dicha."),
        (Shown("gender", {"x": "west"}), "Todo dicho."),
        (Shown("counted", {"x": ["boston", "islands", "indians"]}), "Hay Boston, Islas e Indios."),
        (Shown("counted", {"x": ["indians", "ice"]}), "Hay Indios y hielo."),
        (Shown("counted", {"x": {"unit": 2, "howe": 3}}), "Hay 2 unidades y Howe (3)."),
        (Shown("counted", {"x": []}), "Hay nada."),
        (
            Shown("quoted", {"x": ["howe", "paper", "society"]}),
            "Juega «Howe», «Le Populaire» y «La Sociedad “Le Populaire”».",
        ),
        (Shown("less", {"x": -2}), "Total (−2) y −2."),
        (Shown("march", option="west"), "Oeste"),
        (Shown("march", option="ice"), "Hielo"),
    ],
)
def test_names_take_their_forms(shown: Shown, text: str, tmp_path: Path) -> None:
    (tmp_path / "es.ftl").write_text(WORDS, "utf-8")
    folders = (TABLE_WORDS, tmp_path)
    assert shown.text(Words(folders, "es")) == text
    assert in_the_browser(folders, "es", [shown]) == [text]
