"""The table of all endpoints: what docs/api.md describes and /openapi.json is made from."""

from __future__ import annotations

from tricorne.server.http import (
    account_routes,
    chances,
    coach_routes,
    event_routes,
    file_routes,
    lesson_routes,
    lobby_routes,
    look_back_routes,
    look_routes,
    member_routes,
    moderator_routes,
    notice_routes,
    people_routes,
    play_routes,
    seat_routes,
    table_routes,
    workshop_routes,
)

ENDPOINTS = [
    endpoint
    for routes in (
        file_routes,
        lesson_routes,
        table_routes,
        look_routes,
        chances,
        coach_routes,
        look_back_routes,
        play_routes,
        seat_routes,
        account_routes,
        notice_routes,
        member_routes,
        people_routes,
        lobby_routes,
        event_routes,
        workshop_routes,
        moderator_routes,
    )
    for endpoint in routes.ENDPOINTS
]
