"""A PostgreSQL of its own for tests, where one is installed."""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tools.ports import free_port

USER = "postgres"
PLACES = Path("/usr/lib/postgresql")
LOCK = Path(tempfile.gettempdir()) / "tricorne-postgres.lock"


def _program(name: str) -> str:
    """Where a program of PostgreSQL is; Debian keeps them beside the path."""
    beside = sorted(PLACES.glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(beside[-1]) if beside else "")


class Postgres:
    """A cluster in a folder of its own, reachable on the loopback interface."""

    def __init__(self, place: Path | None = None) -> None:
        folder = Path(tempfile.mkdtemp(prefix="tricorne-postgres-", dir=place))
        self._data = folder / "cluster"
        self._who: dict[str, Any] = {"user": USER, "group": USER, "extra_groups": []} if os.getuid() == 0 else {}
        if self._who:
            shutil.chown(folder, USER, USER)
        self._port = free_port()
        self._run("initdb", "-D", str(self._data), "-U", USER, "-A", "trust", "--no-sync")

    @staticmethod
    def is_installed() -> bool:
        return bool(_program("initdb") and _program("postgres"))

    @classmethod
    def install(cls) -> bool:
        """Install Debian's package where it is missing and may be installed; whether there is a PostgreSQL then."""
        if not cls.is_installed() and os.getuid() == 0 and shutil.which("apt-get"):
            with LOCK.open("w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                if not cls.is_installed():
                    subprocess.run(
                        ["apt-get", "install", "-y", "-qq", "postgresql"], check=False, stdout=subprocess.DEVNULL
                    )
        return cls.is_installed()

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        options = ["-c", f"unix_socket_directories={self._data}", "-c", "listen_addresses=127.0.0.1"]
        self._process = subprocess.Popen(
            [_program("postgres"), "-D", str(self._data), "-p", str(self._port), *options],
            stderr=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            **self._who,
        )
        end = time.monotonic() + 120
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

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        """End it at once, as a crash would; it recovers at the next start."""
        self._process.send_signal(3)
        self._process.wait()

    def remove(self) -> None:
        """End it and clean up."""
        self.kill()
        shutil.rmtree(self._data.parent)

    def _run(self, *command: str) -> None:
        subprocess.run([_program(command[0]), *command[1:]], check=True, stdout=subprocess.DEVNULL, **self._who)


if __name__ == "__main__":
    sys.exit(not Postgres.install())
