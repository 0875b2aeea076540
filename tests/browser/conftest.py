"""A server, a browser and pages for the browser tests."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.axe import check_what_is_new, checked
from tests.browser.playing import WAIT_S
from tools.browser import has_chromium, launch, running_server

Opener = Callable[..., Page]
expect.set_options(timeout=1000 * WAIT_S)

if not has_chromium():
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("tables")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Opener]:
    """Opens pages, each of its own person. What goes wrong in one, or is not accessible at its end, fails the test.

    A setting that is None is left as it is of itself.
    """
    problems: list[str] = []
    contexts = []
    checked.clear()

    def opened(
        url: str,
        lang: str = "en",
        pace: int = 0,
        cover: bool | str | None = False,
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        coach: str = "off",
        **more: Any,
    ) -> Page:
        how: dict[str, Any] = {"has_touch": touch, "service_workers": "block", **more}
        context = browser.new_context(viewport={"width": width, "height": height}, **how)
        contexts.append(context)
        context.set_default_timeout(1000 * WAIT_S)
        wanted = {"lang": lang, "pace": pace, "cover": cover, "coach": coach}
        settings = json.dumps({name: value for name, value in wanted.items() if value is not None})
        context.add_init_script(f"localStorage['tricorne.settings'] ??= {json.dumps(settings)}")
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if _is_problem(line.type, line.text) else None)
        page.goto(url)
        page.wait_for_selector("body.ready")
        return page

    yield opened
    for context in contexts:
        problems += [found for page in context.pages for found in check_what_is_new(page)]
        context.close()
    assert problems == []


def _is_problem(kind: str, text: str) -> bool:
    expected = any(part in text for part in ("the server responded with a status of", "ERR_CONNECTION_REFUSED"))
    return (kind == "error" and not expected) or "no text" in text
