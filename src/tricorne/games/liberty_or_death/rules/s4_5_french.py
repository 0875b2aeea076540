"""4.5 French Special Activities: Préparer la Guerre (Skirmish and Naval Pressure stand with the British ones)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import FRENCH, FRENCH_REGULAR
from tricorne.games.liberty_or_death.rules.choices import choose_word
from tricorne.games.liberty_or_death.rules.offers import Words
from tricorne.games.liberty_or_death.rules.s1_4_pieces import shift_box
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain
from tricorne.games.liberty_or_death.rules.s1_9_navy import move_squadrons

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.special import Special

PREPARED_REGULARS = 3
PREPARED_RESOURCES = 2


@rule("4.5.1")
def preparer_la_guerre(game: Game, special: Special) -> Rule[None]:
    """A Squadron to the West Indies, up to three Regulars to Available, or two Resources."""
    state = game.state

    def obstacle(choice: str) -> Reason | None:
        if choice == "resources":
            return None
        if special.must_raise:
            return "why-special-must-raise", "4.1"
        left = state.squadrons_unavailable if choice == "squadron" else state.unavailable[FRENCH_REGULAR]
        return None if left else ("why-none-unavailable", "4.5.1")

    choices = Words(("squadron", "regulars", "resources"), obstacle)
    choice = yield from choose_word(special.seat, "preparer", choices, "4.5.1")
    if choice == "squadron":
        move_squadrons(game, 1, "4.5.1", release=True)
    elif choice == "regulars":
        shift_box(game, FRENCH_REGULAR, PREPARED_REGULARS, "unavailable", "available", "4.5.1")
    else:
        gain(game, FRENCH, PREPARED_RESOURCES, "4.5.1")
