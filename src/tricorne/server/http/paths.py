"""Where the interface begins."""

from __future__ import annotations

API = "/api/v1"
TABLE = API + "/tables/{table}"
ME = API + "/me"
