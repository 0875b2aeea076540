"""Write the board files: python -m tools.boards [FOLDER]."""

import json
import sys
from pathlib import Path

from tools.boards import liberty, liberty_or_death, prelude, rebellion_1775
from tools.boards.document import Board, Json
from tools.boards.vignettes import vignettes

CLIENT = Path(__file__).parents[2] / "src" / "tricorne" / "client" / "boards"


def boards() -> list[Board]:
    return [
        rebellion_1775.build(),
        liberty_or_death.build(liberty_or_death.DESK),
        liberty_or_death.build(liberty_or_death.PHONE),
        liberty.build(),
        prelude.build(),
    ]


def text(document: Json) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"


def files() -> dict[str, str]:
    """What the script writes, by name of the file."""
    made = boards()
    return {board.id: text(board.document()) for board in made} | {"vignettes": text(vignettes(made))}


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        (folder / f"{name}.json").write_text(content, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else CLIENT)
