"""How the game is won and how it stands: Victory Points, what the tracks would pay, and which of them pays next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tricorne.core.standing import MOST_PLACES, Line, Place, Stage, Standing
from tricorne.games.prelude.state import ACTION, END_OF_TURN, SIDES, START_OF_TURN

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

Shown = Mapping[str, Any]

STAGES = (Stage(START_OF_TURN, "2.2"), Stage(ACTION, "3.1"), Stage(END_OF_TURN, "2.3"))
TENSE_FROM = 10
"""The Spirit of Rebellion from which the end that it brings is worth a sentence."""


def standing_for(game: Prelude, seat: str, shown: Shown) -> Standing:
    """For a side as it counts, for an observer by name."""
    lines = (*_points(game, seat, shown), *_next(shown), *_spirit(game, shown))
    places = tuple(_tracks(shown))[:MOST_PLACES] if seat in SIDES else ()
    stage = shown["phase"] if shown["phase"] in [stage.id for stage in STAGES] else ""
    return Standing(lines, places, STAGES, stage)


def _points(game: Prelude, seat: str, shown: Shown) -> Iterator[Line]:
    """Victory Points are counted toward the Loyal side; a tie is theirs in the end."""
    vp = shown["vp"]
    paid = vp + sum(_worth(track) for track in shown["tracks"].values())
    limit = {"limit": game.board.tracks.victory_points.automatic_win}
    for name, points, args in (("points", vp, limit), ("paid", paid, {})):
        leader = "loyal" if points > 0 else "patriote"
        how = "even" if not points else "leads" if seat not in SIDES else "ahead" if seat == leader else "behind"
        side = leader if how == "leads" else ""
        yield Line(f"win-{name}-{how}", {"lead": abs(points), **({"side": side} if side else {}), **args}, side)


def _worth(track: Shown) -> int:
    value: int = track["value"]
    return {"loyal": value, "patriote": -value, None: 0}[track["favours"]]


def _by_nearness(shown: Shown) -> list[str]:
    """The tracks by the pushes that are left until they pay; of two alike, the dearer first."""
    tracks = shown["tracks"]
    return sorted(tracks, key=lambda name: (_pushes(tracks[name]), -tracks[name]["value"]))


def _pushes(track: Shown) -> int:
    left: int = track["scores_at"] - track["score"]
    return left


def _arguments(name: str, track: Shown) -> dict[str, Any]:
    side = {"side": track["favours"]} if track["favours"] else {}
    return {"track": name, "pushes": _pushes(track), "value": track["value"], **side}


def _next(shown: Shown) -> Iterator[Line]:
    """The track that pays next; when the end is near, that is told instead."""
    if shown["spirit"] >= TENSE_FROM:
        return
    name = _by_nearness(shown)[0]
    track = shown["tracks"][name]
    if track["score"]:
        yield Line("win-next" if track["favours"] else "win-next-nobody", _arguments(name, track))


def _spirit(game: Prelude, shown: Shown) -> Iterator[Line]:
    if shown["spirit"] >= TENSE_FROM:
        end = game.board.tracks.spirit_of_rebellion.game_ends_at
        yield Line("win-spirit", {"spirit": shown["spirit"], "end": end, **shown["war_readiness"]})


def _tracks(shown: Shown) -> Iterator[Place]:
    for name in _by_nearness(shown):
        track = shown["tracks"][name]
        yield Place(name, "near-track" if track["favours"] else "near-track-nobody", _arguments(name, track))
