"""`tricorne data`: the work list of owners, and a VASSAL module beside a game."""

from __future__ import annotations

from pathlib import Path

from tests.cli.test_commands import json_of, run
from tests.core.modules import BUILD, module

GAME = "1775-rebellion"


def test_the_work_list_begins_with_what_matters_most() -> None:
    shown = json_of("data", GAME, "--todo")
    uses = [fact["uses"] for fact in shown["facts"]]
    assert uses == sorted(uses, reverse=True)
    assert shown["games"] > 0
    assert {"key": "cards/cards/continentals_09/effect", "mark": "reconstructed"}.items() <= next(
        fact for fact in shown["facts"] if fact["key"] == "cards/cards/continentals_09/effect"
    ).items()
    printed = run("data", GAME, "--todo").stdout
    assert f"{len(uses)} facts to check" in printed
    assert "/…" not in printed, "a key is printed to its end"


def test_a_module_is_laid_beside_the_game_or_refused_in_one_line(tmp_path: Path) -> None:
    shown = json_of("data", GAME, "--vassal", str(module(tmp_path, BUILD)))
    assert shown["entries"]["cards/cards/continentals_09"][0]["name"] == "Benjamin Franklyn"
    bad = tmp_path / "bad.vmod"
    bad.write_text("no module")
    missing = run("data", GAME, "--vassal", str(tmp_path / "none.vmod"))
    assert missing.returncode == 2
    assert "No such file" in missing.stderr
    refused = run("data", GAME, "--vassal", str(bad))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "no VASSAL module" in refused.stderr
