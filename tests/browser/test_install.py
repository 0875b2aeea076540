"""The page can be installed, says honestly when it is offline, and keeps neither code nor tables."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tools.browser import running_server
from tools.ports import free_port
from tricorne.server.http.lobby_routes import SHELL

KEPT = """
caches.keys().then((names) => caches.open(names[0])).then((cache) => cache.keys())
  .then((requests) => requests.map(({ url }) => new URL(url).pathname))
"""


def test_the_page_is_installable_and_says_when_it_is_offline(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with running_server(tmp_path, port) as address:
        context = browser.new_context()
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector("body.ready")
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        tools = context.new_cdp_session(page)
        manifest = tools.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert '"start_url": "/"' in manifest["data"]
        problems = [one["errorId"] for one in tools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
        assert [one for one in problems if one != "in-incognito"] == []
        assert sorted(page.evaluate(KEPT)) == sorted(f"/client/{name}" for name in SHELL)
    page.goto(f"{address}/t/whatever")
    expect(page.locator("main")).to_contain_text("You are offline.")
    expect(page.locator("main")).to_contain_text("Estás sin conexión.")
    context.close()
