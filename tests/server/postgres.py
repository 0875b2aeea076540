"""A PostgreSQL of its own for tests, where one is installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

USER = "postgres"


class Postgres:
    """A cluster in a folder of its own, reachable on the loopback interface."""

    def __init__(self) -> None:
        folder = Path(tempfile.mkdtemp(prefix="tricorne-postgres-"))
        self._data = folder / "cluster"
        self._who: dict[str, Any] = {"user": USER, "group": USER, "extra_groups": []} if os.getuid() == 0 else {}
        if self._who:
            shutil.chown(folder, USER, USER)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._run("initdb", "-D", str(self._data), "-U", USER, "-A", "trust", "--no-sync")

    @staticmethod
    def is_installed() -> bool:
        return shutil.which("initdb") is not None and shutil.which("postgres") is not None

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        options = ["-c", f"unix_socket_directories={self._data}", "-c", "listen_addresses=127.0.0.1"]
        self._process = subprocess.Popen(
            ["postgres", "-D", str(self._data), "-p", str(self._port), *options],
            stderr=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            **self._who,
        )
        end = time.monotonic() + 30
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self._port)) == 0 and self._answers():
                    return
            time.sleep(0.05)
        raise TimeoutError("PostgreSQL does not answer")

    def _answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.url).close()
        except psycopg.OperationalError:
            return False
        return True

    def kill(self) -> None:
        """End it at once, as a crash would; it recovers at the next start."""
        self._process.send_signal(3)
        self._process.wait()

    def remove(self) -> None:
        """End it and clean up."""
        self.kill()
        shutil.rmtree(self._data.parent)

    def _run(self, *command: str) -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **self._who)
