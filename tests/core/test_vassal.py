"""Modules of VASSAL: names next to ours, and nothing that a hostile file could do."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tests.core.modules import BUILD, module
from tricorne.core.errors import BadData
from tricorne.core.words import say_error
from tricorne.core.workshop.vassal import MOST_BYTES, build_file, read_module
from tricorne.games.workbench import beside

GAME = "1775-rebellion"


def test_names_of_a_module_stand_next_to_ours(tmp_path: Path) -> None:
    found = beside(GAME, build_file(module(tmp_path, BUILD)))
    assert (found.name, found.version, found.cards, found.pieces, found.stacks) == ("1775 Rebellion", "1.2", 3, 2, 1)
    franklin = found.entries["cards/cards/continentals_09"]
    assert [(one.name, one.where) for one in franklin] == [("Benjamin Franklyn", "Continental Army")]
    assert found.entries["map/areas/boston"][0].pieces == {"British Regular": 3}
    assert [one.name for one in found.others] == ["Spanish Gold"]


def test_a_build_file_in_another_encoding_is_read() -> None:
    text = '<?xml version="1.0" encoding="ISO-8859-1"?><VASSAL.build.GameModule name="Québec" version="1"/>'
    assert read_module(text.encode("latin-1")).name == "Québec"
    assert read_module(text.replace("ISO-8859-1", "UTF-16").encode("utf-16")).name == "Québec"


BILLION = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 9))
HOSTILE = {
    "entities": (f'<!DOCTYPE x [<!ENTITY l0 "lol">{BILLION}]><x name="&l8;"/>'.encode(), "vassal-entities"),
    "a file of ours": (b'<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>', "vassal-entities"),
    "depth": (b"<a>" * 100 + b"</a>" * 100, "vassal-too-deep"),
    "elements": (b"<a>" + b"<b/>" * 200_001 + b"</a>", "vassal-too-deep"),
    "no end": (b"<a><b>", "vassal-no-xml"),
    "no encoding": (b'<?xml version="1.0" encoding="nonsense"?><a/>', "vassal-no-xml"),
    "wrong bytes": (b"<a name='\xff\xfe'/>", "vassal-no-xml"),
    "nothing": (b"", "vassal-no-xml"),
    "another file": (b"<html/>", "vassal-nothing"),
    "too large": (b" " * (MOST_BYTES + 1), "vassal-too-large"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_build_file_is_refused_clearly(what: str) -> None:
    source, code = HOSTILE[what]
    with pytest.raises(BadData) as refused:
        read_module(source)
    assert refused.value.code == code
    assert say_error(refused.value, "en") != say_error(refused.value, "es")


def test_a_zip_that_unpacks_without_end_is_not_unpacked(tmp_path: Path) -> None:
    path = module(tmp_path, b"<a>" + b" " * (MOST_BYTES * 3))
    assert path.stat().st_size < 100_000
    with pytest.raises(BadData, match="buildFile of the module has more than 8,000,000 bytes"):
        build_file(path)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 broken", b"<xml/>"])
def test_a_file_that_is_no_module_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "no.vmod"
    path.write_bytes(content)
    with pytest.raises(BadData, match="no VASSAL module"):
        build_file(path)


def test_only_the_build_file_at_the_top_is_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "tricks.vmod"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("../buildFile.xml", BUILD)
        archive.writestr("folder/buildFile.xml", BUILD)
    with pytest.raises(BadData, match="no buildFile"):
        build_file(path)
    assert list(tmp_path.iterdir()) == [path]
