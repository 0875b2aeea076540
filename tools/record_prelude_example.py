"""Write the replay of the rulebook's example of play. Run again when the rules or the form of the state change."""

from __future__ import annotations

import json

import tricorne
from tricorne.games.prelude.example import FIRST_PLAYER, ROUNDS, example_luck
from tricorne.games.prelude.game import Prelude

SEED = 13


def main() -> None:
    """Play the example and save its record in the game's folder."""
    match = tricorne.new_match(Prelude.id, seed=SEED, luck=example_luck())
    match.answer(FIRST_PLAYER)
    for played in ROUNDS:
        for answer in played.answers:
            match.answer(answer)
    record = match.fork(SEED).record()  # whoever plays on from the example draws luck as at any table
    path = Prelude.folder() / "replays" / "early_1834.json"
    path.write_text(json.dumps(record, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
