"""Accessibility, checked by axe-core: where a test asks for it, and in everything that it sees.

What is checked does not depend on the tests before, so that a test finds the same wherever it is run.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page

SOURCE = Path("node_modules/axe-core/axe.min.js")
RUN = """async (part) => {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { animation: none !important; transition: none !important }");
  document.adoptedStyleSheets.push(still);
  const { violations } = await axe.run(part, { resultTypes: ["violations"] });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return violations;
}"""
"""Nothing fades in meanwhile: it would have another contrast than it will have."""
PARTS = (
    "#tray .piece-button",
    "#tray .many",
    "#tray .space-menu",
    "#battle .asks",
    "#battle [data-counter]",
    "[data-act=continue]",
    "[data-act=skip]",
    "#recap",
    "#coach > *",
    "#banner",
    "#reader",
    ".popover",
    ".result",
    ".card-choices",
    ".copy-of",
    ".connection",
    "dialog[open]",
    "form",
    "#set-up",
    "details[open]",
    ".begun",
    ".refusal:not(:empty)",
)
TRAITS = """(parts) => {
  const { body } = document;
  if (!body?.matches(".ready:not(.refused)")) return [];
  const seen = (selector) => [...document.querySelectorAll(selector)].some((node) => node.checkVisibility());
  const title = document.title.replace(/^[●()0-9 ]*/, "");
  const { panel, column, time } = body.dataset;
  const page = `${location.pathname.split("/")[1]} ${location.hash.split("/")[0]}`;
  const where = body.matches(".table-page") ? `panel ${panel} ${column} ${time}` : page;
  const { matches: dark } = matchMedia("(prefers-color-scheme: dark)");
  const traits = [title, where, ...parts.filter(seen)];
  return traits.map((trait) => `${dark ? "dark" : "light"} ${innerWidth < 900 ? "phone" : "desk"} ${trait}`);
}"""
"""What a page shows, for axe: which game or page it is, its panels, and kinds of things."""

checked: set[str] = set()
"""What axe has seen in the test that runs."""


@cache
def source() -> str:
    """The source of axe-core."""
    if not SOURCE.exists():
        pytest.skip("axe-core is not installed: make client")
    return SOURCE.read_text("utf-8")


def check_with_axe(page: Page, part: str = "html") -> list[str]:
    """What axe finds in a page or a part of it, as it is now."""
    page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(RUN, part)
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]} {v['nodes'][0]['failureSummary'][:200]}" for v in found]


def check_what_is_new(page: Page) -> list[str]:
    """What axe finds in a page, if it shows something that no page of this test has shown before."""
    if page.is_closed() or not SOURCE.exists():
        return []
    try:
        new = set(page.evaluate(TRAITS, PARTS)) - checked
        checked.update(new)
        return [f"{sorted(new)}: {found}" for found in check_with_axe(page)] if new else []
    except Error as problem:
        if "context was destroyed" in problem.message:
            return []
        raise
