"""What a server looks for again and again, as long as it runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tricorne.core.errors import TricorneError

log = logging.getLogger(__name__)


async def look_again_and_again(
    what: str, look: Callable[[], Awaitable[None]], pause: Callable[[], float], woken: asyncio.Event | None = None
) -> None:
    """Look, and again after a pause, or at once when something wakes it. What fails is noted and tried again."""
    woken = asyncio.Event() if woken is None else woken
    while True:
        woken.clear()
        try:
            await look()
        except TricorneError as error:
            log.error("%s wait: %s", what, error.code)
        except Exception:
            log.exception("%s failed", what)
        with suppress(TimeoutError):
            async with asyncio.timeout(pause()):
                await woken.wait()
