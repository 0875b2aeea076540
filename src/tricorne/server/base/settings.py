"""How a server is set up."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import tricorne

KEEP_DAYS, FOR_EVER = 180.0, 0.0
OWN_MACHINE = ("127.0.0.1", "::1", "localhost")
CLIENT = Path(tricorne.__file__).parent / "client"


class Settings(msgspec.Struct, frozen=True):
    """Where things are kept and what is allowed. `prepare` is called in every process before it works.

    `public_url` stands in links of mails; `smtp` is the mail server (docs/operating.md); a notice waits `notice_delay`
    seconds for the person to come by themselves; `packs` is a folder of component packs that may be played with;
    `local_addresses` lets notices go to hosts of our own network; without `power_safe` a SQLite file survives the end
    of the process, but not always that of the power; a table without accounts to which nobody has come for `keep_days`
    is deleted (0: never); `look_back` is how much of the usual work is put into looks back at games; after the server
    was away, clocks stand for `clock_grace` seconds; who lets others wait for `absent_days` without a clock can be
    replaced; an open table is not listed while its host has been away for `offer_hours`, or for the time on its clock
    where that is less.
    """

    database: str
    shared: bool = False
    bot_processes: int = 1
    limits: bool = True
    origins: tuple[str, ...] = ()
    client: Path = CLIENT
    packs: Path | None = None
    public_url: str = ""
    smtp: str = ""
    notice_delay: float = 60.0
    session_check: float = 20.0
    local_addresses: bool = False
    metrics_token: str = ""
    power_safe: bool = True
    keep_days: float = 0.0
    look_back: float = 1.0
    clock_grace: float = 60.0
    absent_days: float = 7.0
    offer_hours: float = 72.0
    prepare: Callable[[], None] | None = None


def from_environment() -> dict[str, Any]:
    """What is set by environment variables, secrets among it: nothing of it stands in a process list."""
    given = os.environ.get
    return {
        "public_url": given("TRICORNE_PUBLIC_URL", "").rstrip("/"),
        "smtp": given("TRICORNE_SMTP", ""),
        "metrics_token": given("TRICORNE_METRICS_TOKEN", ""),
        "notice_delay": float(given("TRICORNE_NOTICE_DELAY", "60")),
        "clock_grace": float(given("TRICORNE_CLOCK_GRACE", "60")),
        "absent_days": float(given("TRICORNE_ABSENT_DAYS", "7")),
        "offer_hours": float(given("TRICORNE_OFFER_HOURS", "72")),
        "local_addresses": given("TRICORNE_LOCAL_ADDRESSES", "") == "yes",
        "look_back": float(given("TRICORNE_LOOK_BACK", "1")),
        "power_safe": given("TRICORNE_POWER_SAFE", "yes") != "no",
        "origins": tuple(given("TRICORNE_ORIGINS", "").split()),
    }


def days_to_keep(host: str) -> float:
    """How long abandoned tables are kept: as it is set, else for ever on one's own machine."""
    usual = FOR_EVER if host in OWN_MACHINE else KEEP_DAYS
    return float(os.environ.get("TRICORNE_KEEP_DAYS") or usual)


def database_in(folder: Path) -> str:
    """The address of the SQLite file in a data folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder.resolve() / 'tricorne.sqlite3'}"
