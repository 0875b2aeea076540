"""Draws the icons of the installed page from icon.svg: `python -m tools.icons`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import launch

CLIENT = Path(__file__).parents[1] / "src" / "tricorne" / "client"
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "maskable-512": (512, 0.7), "apple-180": (180, 0.86)}
"""The size of each, and how much of it the drawing takes: some are cut to other shapes by those who show them."""
GROUND = "#26303A"


def main() -> None:
    """Draw all of them."""
    drawing = (CLIENT / "icon.svg").read_text("utf-8")
    folder = CLIENT / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        for name, (size, part) in ICONS.items():
            ground = "transparent" if part == 1 else GROUND
            page.set_viewport_size({"width": size, "height": size})
            style = f"margin:0;background:{ground};display:grid;place-items:center;height:{size}px"
            page.set_content(f'<body style="{style}"><div style="width:{part:.0%}">{drawing}</div></body>')
            page.screenshot(path=folder / f"{name}.png", omit_background=part == 1)
        browser.close()


if __name__ == "__main__":
    main()
