"""A server of a module's own, for tests of the club."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.clients import ServerProcess


def club_of(*databases: str, mail: bool = False, **how: Any) -> Any:
    """A fixture: a server that says nothing by itself, on each of these kinds of database ("sqlite", "postgres").

    With `mail` it sends what it says to the sink of that name.
    """

    @pytest.fixture(scope="module", params=databases or ("sqlite",))
    def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
        url = request.getfixturevalue("postgres").url if request.param == "postgres" else ""
        settings = {"notice_delay": 9e9, "database": url, **how}
        if mail:
            settings |= {"smtp": request.getfixturevalue("mail").address, "public_url": "http://club.example"}
        server = ServerProcess(tmp_path_factory.mktemp("club"), **settings).start()
        yield server
        server.stop()

    return club
