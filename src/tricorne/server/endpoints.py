"""All endpoints of the server."""

from __future__ import annotations

from tricorne.server import routes
from tricorne.server.club import account_routes, lobby_routes

ALL_ENDPOINTS = [*routes.ENDPOINTS, *account_routes.ENDPOINTS, *lobby_routes.ENDPOINTS]
