"""Load on a server, for `make bench`: SQLite and PostgreSQL, clients and server on the same machine."""

from __future__ import annotations

from tests.server.postgres import Postgres
from tricorne.cli.output import table
from tricorne.server.bench import bench_server

GAME = "1775-rebellion"
TABLES = (50, 200, 500)


def main() -> None:
    """Measure each database with few and many tables, two sockets each."""
    databases = {"SQLite": ""}
    cluster = Postgres() if Postgres.install() else None
    if cluster is not None:
        cluster.start()
        databases["PostgreSQL"] = cluster.url
    for name, url in databases.items():
        for tables in TABLES:
            figures = bench_server(GAME, tables, database=url)
            rows = [[what, f"{value:,.1f}", unit] for what, (value, unit) in figures.items()]
            table(f"{name}, {tables} tables of {GAME}", ["what", "figure", "unit"], rows)
    if cluster is not None:
        cluster.remove()


if __name__ == "__main__":
    main()
