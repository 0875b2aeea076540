"""Load on a server, for `make bench`: SQLite and PostgreSQL, clients and server on the same machine."""

from __future__ import annotations

from typing import NamedTuple

from tests.server.postgres import Postgres
from tricorne.cli.output import table
from tricorne.server.operate.bench import bench_server

GAME = "1775-rebellion"
P50, P99 = "at 300/s, answer to both seats, p50", "at 300/s, answer to both seats, p99"


class Case(NamedTuple):
    """So many tables, two sockets each, on a database; what we aim for, by figure."""

    tables: int
    on_postgres: bool = False
    power_safe: bool = True
    aims: dict[str, str] = {}  # noqa: RUF012 - never changed


CASES = (
    Case(50, aims={"answers": "1,700", P50: "2", P99: "10"}),
    Case(50, power_safe=False, aims={P50: "1.5"}),
    Case(200),
    Case(500, aims={P99: "25", "memory of the server": "250"}),
    Case(2_000, aims={P99: "30", "memory of the server": "500"}),
    Case(50, on_postgres=True, aims={"answers": "1,500", P99: "20"}),
    Case(200, on_postgres=True),
)


def main() -> None:
    """Measure each case for itself."""
    cluster = Postgres() if Postgres.install() else None
    if cluster is not None:
        cluster.start()
    for case in CASES:
        if case.on_postgres and cluster is None:
            continue
        database = cluster.url if case.on_postgres and cluster is not None else ""
        figures = bench_server(GAME, case.tables, database=database, power_safe=case.power_safe)
        rows = [[what, f"{value:,.2f}", unit, case.aims.get(what, "")] for what, (value, unit) in figures.items()]
        table(f"{_name(case)}, {case.tables} tables of {GAME}", ["what", "figure", "unit", "aim"], rows)
    if cluster is not None:
        cluster.remove()


def _name(case: Case) -> str:
    if case.on_postgres:
        return "PostgreSQL"
    return "SQLite" if case.power_safe else "SQLite without waiting for the disk (TRICORNE_POWER_SAFE=no)"


if __name__ == "__main__":
    main()
