"""The component packs that the people of this server may play with."""

from __future__ import annotations

import logging
from pathlib import Path

from tricorne.core.errors import TricorneError
from tricorne.core.facts import Pack, read_pack
from tricorne.games import sound_facts
from tricorne.server.base.errors import Problem

log = logging.getLogger(__name__)


class Packs:
    """The sound packs of a folder, by digest. Tables carry their own along, so one may go later."""

    def __init__(self, folder: Path | None) -> None:
        self.offered: dict[str, Pack] = {}
        for place in sorted(folder.iterdir()) if folder is not None and folder.is_dir() else ():
            try:
                pack = read_pack(place)
                sound_facts(pack.game, pack)
            except (TricorneError, OSError) as problem:
                log.warning("a component pack is not offered: %s", problem)
            else:
                self.offered[pack.digest] = pack

    def get(self, digest: str | None) -> Pack | None:
        """An offered pack; none for none."""
        if digest is None:
            return None
        if digest not in self.offered:
            raise Problem("pack-not-offered")
        return self.offered[digest]
