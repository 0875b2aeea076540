"""A server, a browser and pages for the browser tests."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser import has_chromium, launch, running_server

Opener = Callable[..., Page]

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
    """Opens pages, each of its own person. Whatever goes wrong in a page fails the test."""
    problems: list[str] = []
    contexts = []

    def opened(
        url: str,
        lang: str = "en",
        pace: int = 0,
        cover: bool | str = False,
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        coach: str = "off",
        **more: Any,
    ) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, has_touch=touch, **more)
        contexts.append(context)
        settings = json.dumps({"lang": lang, "pace": pace, "cover": cover, "coach": coach})
        context.add_init_script(f"localStorage['tricorne.settings'] ??= {json.dumps(settings)}")
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if _is_problem(line.type, line.text) else None)
        page.goto(url)
        page.wait_for_selector("body.ready")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert problems == []


def _is_problem(kind: str, text: str) -> bool:
    expected = any(part in text for part in ("the server responded with a status of", "ERR_CONNECTION_REFUSED"))
    return (kind == "error" and not expected) or "no text" in text


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which checks a page for accessibility."""
    path = Path("node_modules/axe-core/axe.min.js")
    if not path.exists():
        pytest.skip("axe-core is not installed: make client")
    return path.read_text("utf-8")
