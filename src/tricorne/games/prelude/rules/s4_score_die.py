"""4 The score die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, Luck, Rule, rule
from tricorne.games.prelude.board import CHOICE
from tricorne.games.prelude.rules.s5_tracks import score_track
from tricorne.games.prelude.state import SIDES, TRACKS

if TYPE_CHECKING:
    from tricorne.games.prelude.board import Card
    from tricorne.games.prelude.game import Prelude

OWN_FACES = 3
FACES = tuple((track,) * OWN_FACES + tuple(other for other in TRACKS if other != track) for track in TRACKS)


@rule("4.0")
def score_die_of(game: Prelude, card: Card) -> Rule[None]:
    """Roll the die printed on the card; on Activities cards the side in the title names it."""
    die = card.die
    if die == CHOICE:
        answer = yield Ask(SIDES[card.faction], "score-die", TRACKS, "4.0", card=card.id)
        die = TRACKS.index(answer)
    yield from roll_score_die(game, die, "4.0")


@rule("4.0")
def roll_score_die(game: Prelude, die: int, section: str) -> Rule[None]:
    """Roll a score die; the Score marker of the track that comes up advances and may score the track."""
    face = yield Luck("score-die", FACES[die], section, die=TRACKS[die])
    track = TRACKS.index(face)
    game.state.score[track] += 1
    game.log("score-die", section, die=TRACKS[die], track=face, count=game.state.score[track])
    if game.state.score[track] >= game.board.advances[track]:
        yield from score_track(game, track)
