"""Figures for an operator, in Prometheus's text form: counts and sizes, never what is played."""

from __future__ import annotations

from gaslamp.service.house import House

KINDS = {
    "gaslamp_tables_live": "tables in memory",
    "gaslamp_windows": "open connections",
    "gaslamp_events_total": "events written by this process",
    "gaslamp_commits_total": "commits, each of everything that waited",
    "gaslamp_failed_commits_total": "commits that the database refused or did not answer",
}


def metrics(house: House) -> str:
    """Write the figures of now."""
    tables = house.tables.values()
    values = {
        "gaslamp_tables_live": len(house.tables),
        "gaslamp_windows": sum(len(table.listeners) for table in tables),
        "gaslamp_events_total": house.store.writer.events,
        "gaslamp_commits_total": house.store.writer.commits,
        "gaslamp_failed_commits_total": house.store.writer.failures,
    }
    lines = []
    for name, value in values.items():
        kind = "counter" if name.endswith("_total") else "gauge"
        lines += [f"# HELP {name} {KINDS[name]}", f"# TYPE {name} {kind}", f"{name} {value}"]
    return "\n".join(lines) + "\n"
