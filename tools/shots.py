"""Screenshots of every board in mid-game: desktop and phone, light and dark. `make shots` puts them into shots/."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser import call, launch, running_server, table_at


class Shot(NamedTuple):
    """A position worth a picture: random play from a scenario up to a question of one of these kinds."""

    name: str
    game: str
    scenario: str
    moments: int
    kinds: tuple[str, ...] = ()
    seed: int = 1


SHOTS = (
    Shot("1775-march", "1775-rebellion", "campaign", 260, ("army",), 3),
    Shot("1775-reinforce", "1775-rebellion", "introductory", 30, ("reinforce",)),
    Shot("lod-turn", "liberty-or-death", "1775", 150, ("turn",), 3),
    Shot("lod-march", "liberty-or-death", "1775", 120, ("march-from",), 8),
    Shot("lod-battle", "liberty-or-death", "1775", 60, ("battle-activate", "battle-space"), 4),
    Shot("liberty-move", "liberty", "1775", 60, ("action",), 5),
    Shot("liberty-battle", "liberty", "1775", 60, ("combat",), 4),
    Shot("prelude-action", "prelude-to-rebellion", "1834", 130, ("action",), 4),
    Shot("prelude-play", "prelude-to-rebellion", "1834", 60, ("play",), 2),
    Shot("1775-card", "1775-rebellion", "campaign", 120, ("movement-card",), 2),
)
SIZES = {"desktop": (1440, 900, 1.0), "phone": (390, 844, 2.0)}


def main(folder: Path, wanted: list[str]) -> None:
    """Take the pictures whose names begin with one of the wanted words, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        known = {game["id"] for game in call(address, "/games")["games"]}
        for shot in SHOTS:
            if shot.game in known and (not wanted or any(shot.name.startswith(word) for word in wanted)):
                _take(browser, address, shot, folder)
        _lobby(browser, address, folder)
        browser.close()


def _take(browser: Browser, address: str, shot: Shot, folder: Path) -> None:
    table = table_at(address, shot.game, shot.scenario, shot.moments, shot.seed, shot.kinds)
    for size in SIZES:
        for theme in ("light", "dark"):
            page = open_page(browser, size, theme)
            page.goto(f"{address}/t/{table['table']}#{table['key']}")
            page.wait_for_selector("body.ready")
            page.wait_for_timeout(500)
            page.screenshot(path=folder / f"{shot.name}-{size}-{theme}.png")
            page.context.close()


def _lobby(browser: Browser, address: str, folder: Path) -> None:
    for size in SIZES:
        page = open_page(browser, size, "light")
        page.goto(address)
        page.wait_for_selector("body.ready")
        page.screenshot(path=folder / f"lobby-{size}.png")
        page.context.close()


def open_page(browser: Browser, size: str, theme: Any) -> Page:
    """A page of a size, light or dark, that shows the turns of bots at once."""
    width, height, scale = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme=theme,
        has_touch=size == "phone",
    )
    context.add_init_script(
        "localStorage.setItem('tricorne.settings', JSON.stringify({lang: 'en', pace: 0, cover: false}))"
    )
    return context.new_page()


if __name__ == "__main__":
    main(Path("shots"), sys.argv[1:])
