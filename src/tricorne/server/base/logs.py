"""Logs as lines of JSON, without secrets."""

from __future__ import annotations

import logging
import os
import re
from datetime import UTC, datetime

import msgspec

HIDDEN = "…"
SECRETS = re.compile(
    r"(?i)(?:(?<=bearer )[\w.~+/-]+"
    r"|tri_[\w-]{10,}"
    r"|(?<=tricorne_session=)[^;\s\"']+"
    r"|(?<=tricorne_csrf=)[^;\s\"']+"
    r"|(?<=x-csrf-token: )\S+"
    r"|(?<=://)[^/\s@]+(?=@)"
    r"|(?<=/t/)(?P<table>[\w-]+)#[\w-]+"
    r"|(?<=club#confirm/)[\w-]+|(?<=club#reset/)[\w-]+"
    r"|(?<=\"key\":\")[^\"]+|(?<=\"token\":\")[^\"]+|(?<=\"password\":\")[^\"]+|(?<=\"old\":\")[^\"]+"
    r"|\$argon2id\$\S+)"
)


def without_secrets(text: str) -> str:
    """A text in which everything that opens something is hidden."""
    return SECRETS.sub(lambda found: f"{found['table']}#{HIDDEN}" if found["table"] else HIDDEN, text)


class Lines(logging.Formatter):
    """Each record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": without_secrets(record.getMessage()),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def set_up_logs() -> None:
    """Send everything to the standard error, from the level in TRICORNE_LOG on (warning if not given)."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    level = os.environ.get("TRICORNE_LOG", "warning").upper()
    logging.basicConfig(level=level, handlers=[handler], force=True)
