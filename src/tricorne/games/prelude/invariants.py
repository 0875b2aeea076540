"""What cannot be in a sound position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tricorne.games.prelude.rules.s5_tracks import has_urban_organization, recounted, recounted_organizations
from tricorne.games.prelude.state import EXTERNAL, LOYAL, ORGANIZATIONS, RURAL, SIDES, TRACKS, URBAN

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude


def broken(game: Prelude) -> Iterator[str]:
    """A sentence for each rule that the position breaks."""
    yield from _cards(game)
    yield from _map(game)
    yield from _tracks(game)


def _cards(game: Prelude) -> Iterator[str]:
    state = game.state
    places = [*state.decks, state.key_events, *state.hands, state.pool, state.discards, state.in_play]
    found = [number for place in places for number in place]
    if state.playing:
        found.append(state.playing)
    if sorted(found) != [card.number for card in game.board.cards if card is not None]:
        yield "cards are not conserved (1.0)"
    for side, seat in enumerate(SIDES):
        if not set(state.known[side]) <= set(state.hands[side]):
            yield f"the opponent knows a card that {seat} does not hold"


def _map(game: Prelude) -> Iterator[str]:
    state, board = game.state, game.board
    for side, seat in enumerate(SIDES):
        if sum(state.cubes[side]) > board.cube_supply[side]:
            yield f"more {seat} cubes than there are (1.0)"
        for district, name in enumerate(board.districts):
            if not 0 <= state.cubes[side][district] <= board.boxes[side][district]:
                yield f"{seat} cubes in {name} do not fit its boxes (1.1)"
        if any(state.organizations[side]) and not has_urban_organization(game, side):
            yield f"a Rural Organization of {seat} without an Urban one (9.2.1)"
    for district, corps in enumerate(state.volunteers):
        if corps and not state.organizations[LOYAL][district]:
            yield f"a Volunteer Corps without an organization in {board.districts[district]} (9.4)"


def _tracks(game: Prelude) -> Iterator[str]:
    state, board = game.state, game.board
    for track, counted in (
        (RURAL, recounted(game, RURAL)),
        (URBAN, recounted(game, URBAN)),
        (ORGANIZATIONS, recounted_organizations(game)),
    ):
        if state.advantage[track] != counted:
            yield f"{TRACKS[track]} stands at {state.advantage[track]} instead of {counted} (5.0)"
    if abs(state.advantage[EXTERNAL]) >= len(board.values[EXTERNAL]):
        yield "External Influence is off its track (5.3)"
    if abs(state.vp) > board.tracks.victory_points.automatic_win:
        yield "Victory Points are off their track (2.4)"
    if not 0 <= state.spirit <= board.tracks.spirit_of_rebellion.game_ends_at:
        yield "the Spirit of Rebellion is off its track (6.0)"
    for side, seat in enumerate(SIDES):
        if not 0 <= state.opportunity[side] <= board.opportunity[side].most:
            yield f"the Opportunity Points of {seat} are off their track (7.0)"
    if sum(state.volunteers) > board.tracks.war_readiness.volunteer_corps:
        yield "more Volunteer Corps than markers (9.4)"
