"""All endpoints of the server: those of tables and those of the club."""

from __future__ import annotations

from tricorne.server.club import account_routes, lobby_routes
from tricorne.server.endpoints import ENDPOINTS

ALL_ENDPOINTS = [*ENDPOINTS, *account_routes.ENDPOINTS, *lobby_routes.ENDPOINTS]
