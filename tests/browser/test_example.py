"""The example game at the web table: its own board, its hand, a whole game by clicking."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Opener
from tests.browser.playing import play_to_the_end
from tests.examples.installing import install
from tools.browser import link_to, make_table, running_server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in whose environment the example game is installed."""
    environment = install(tmp_path_factory.mktemp("site") / "installed")
    with running_server(tmp_path_factory.mktemp("tables"), environment=environment) as address:
        yield address


@pytest.mark.parametrize(
    ("lang", "title"), [pytest.param("en", "Powder Alarm", marks=pytest.mark.slow), ("es", "La alarma de la pólvora")]
)
def test_a_whole_game_of_another_package_is_played(address: str, open_page: Opener, lang: str, title: str) -> None:
    table = make_table(address, "powder-alarm", "alarm", country="easy")
    page = open_page(link_to(address, table), lang=lang)
    assert page.locator("[data-space=concord]").count()
    assert page.locator("#cards .hand-card.legal").count()
    play_to_the_end(page, seed=5)
    assert title in page.content()
