"""Write the replay of the rulebook's example of play. Run again when the rules or the form of the state change."""

from __future__ import annotations

import json

import tricorne
from tricorne.api import examples_of, show_example
from tricorne.games.prelude.game import Prelude

EXAMPLE = "early-1834"


def main() -> None:
    """Play the example as people would and save its record in the game's folder."""
    shown = show_example(Prelude.id, EXAMPLE)
    while shown.step is not None:
        shown.go_on()
    start = examples_of(Prelude.id).find(EXAMPLE).start
    match = tricorne.new_match(Prelude.id, seed=start.seed, luck=start.luck)
    while match.moment < shown.match.moment:
        match.answer(shown.match.answers[match.moment])
    record = match.fork(start.seed).record()  # whoever plays on from the example draws luck as at any table
    path = Prelude.folder() / "replays" / "early_1834.json"
    path.write_text(json.dumps(record, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
