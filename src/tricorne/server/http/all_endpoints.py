"""All endpoints of the server: those of tables and those of the club."""

from __future__ import annotations

from tricorne.server.http import account_routes, lobby_routes
from tricorne.server.http.endpoints import ENDPOINTS

ALL_ENDPOINTS = [*ENDPOINTS, *account_routes.ENDPOINTS, *lobby_routes.ENDPOINTS]
