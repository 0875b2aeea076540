"""Playing at a page as a person does: by looking at what is offered, and clicking it."""

from __future__ import annotations

import json
import random
import time

from playwright.sync_api import ElementHandle, Error, Page

from tests.browser.axe import check_what_is_new

WAIT_S = 120
"""What has to come is waited for so long: a machine with much else to do is slow, and proves nothing wrong."""
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
AT_REST = "new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))"
MOMENT = "() => Number(document.getElementById('slider')?.max ?? -1)"
OFFERED = ".space.legal, #cards .hand-card.legal, #tray [data-option], #prompt [data-option], #battle [data-option]"
LISTED = "#tray [data-option], #battle [data-option]"
MORE = "#battle [data-counter] .step:last-of-type:enabled"


def is_asked(page: Page) -> bool:
    """Whether the page asks its person something."""
    return page.title().startswith("●")


def wait_until_asked(page: Page) -> bool:
    """Wait until this person has to decide; False when the game is over instead."""
    end = time.monotonic() + WAIT_S
    while time.monotonic() < end:
        if page.locator("#prompt .result").count():
            return False
        if is_asked(page) and not page.locator("body.busy").count():
            return True
        page.wait_for_timeout(15)
    raise AssertionError(f"nobody is asked: {page.inner_text('#prompt')}")


def next_to_act(first: Page, second: Page) -> Page:
    """Wait until one of two people has to decide."""
    end = time.monotonic() + WAIT_S
    while time.monotonic() < end:
        for page in (first, second):
            if is_asked(page) and not page.locator("body.busy").count():
                return page
        first.wait_for_timeout(20)
    raise AssertionError(f"nobody is asked: {first.inner_text('#prompt')} | {second.inner_text('#prompt')}")


def moment(page: Page) -> int:
    """The moment that the page shows as the present."""
    return int(page.evaluate(MOMENT))


def choose_something(page: Page, luck: random.Random, rest_ms: int = 0) -> None:
    """Click one of the things offered, wherever it is, and wait until it has counted, if anything is still offered.

    A person reaches for a thing before pressing it: `rest_ms` is the time between the two.
    """
    assert check_what_is_new(page) == []
    before = moment(page)
    if (read := page.locator("[data-act=continue]")).count():
        read.click()
        wait_until_asked(page)
    while page.locator("[data-counter]").count() and not page.locator("#battle .answer").count():
        luck.choice(page.query_selector_all(MORE)).click()
    offered = [node for node in page.query_selector_all(OFFERED) if node.is_visible()]
    if not offered:
        return
    if not press_if_there(page, luck.choice(offered), rest_ms):
        choose_something(page, luck, rest_ms)
        return
    page.evaluate(TWO_FRAMES)
    listed = [option for option in page.query_selector_all(LISTED) if option.is_visible()]
    if moment(page) == before and not page.locator("body.busy").count() and listed:
        press_if_there(page, luck.choice(listed), rest_ms)
    wait_for_moment_after(page, before)


def press_if_there(page: Page, node: ElementHandle, rest_ms: int) -> bool:
    """Press a thing unless the table has gone on meanwhile and taken it away. Whether it was there."""
    try:
        press(page, node, rest_ms)
    except Error as problem:
        if "not attached" not in problem.message:
            raise
        return False
    return True


def press(page: Page, node: ElementHandle, rest_ms: int) -> None:
    """Reach for a thing, and press it: a space by the keyboard, anything else by the pointer."""
    if node.get_attribute("data-space"):
        node.focus()
        page.wait_for_timeout(rest_ms)
        page.keyboard.press("Enter")
        return
    if rest_ms:
        node.hover()
        page.wait_for_timeout(rest_ms)
    node.click()


def wait_for_moment_after(page: Page, before: int) -> None:
    """Wait until the table has gone on."""
    wait_for(page, f"Number(document.getElementById('slider').max) > {before}")


def wait_for(page: Page, expression: str) -> None:
    """Wait until something is true in the page, which lets nobody evaluate text by itself."""
    end = time.monotonic() + WAIT_S
    while time.monotonic() < end:
        if page.evaluate(expression):
            return
        page.wait_for_timeout(10)
    raise AssertionError(f"never true: {expression}")


def play_to_the_end(page: Page, seed: int, limit: int = 3000) -> int:
    """Click through a whole game by chance; gives the number of clicks."""
    luck = random.Random(seed)
    for clicks in range(limit):
        if not wait_until_asked(page):
            return clicks
        choose_something(page, luck)
    raise AssertionError("the game does not end")


def answers_of(page: Page) -> list[str]:
    """The answers that the page sends when it is loaded the next time."""
    sent: list[str] = []

    def note(text: str | bytes) -> None:
        frame = json.loads(text)
        if frame["type"] == "answer":
            sent.append(frame["answer"])

    page.on("websocket", lambda line: line.on("framesent", note))
    return sent
