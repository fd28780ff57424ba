"""Metrics for an operator, in Prometheus's text form: counts, times and sizes.

They count every commit, so they reveal half-made moves. That is why they require the operator's
token.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator

from prometheus_client import generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.text import text
from gaslamp.service.errors import NoSuchTable
from gaslamp.service.table_driver import TableDriver
from gaslamp.service.table_registry import TableRegistry


class ServiceCollector(Collector):
    """Collects current sizes and counts on each scrape."""

    def __init__(self, registry: TableRegistry, driver: TableDriver) -> None:
        """Read from a registry and its driver."""
        writer, pool = registry.store.writer, driver.pool
        self.queue = pool.queue
        self.gauges: dict[tuple[str, str], Callable[[], int]] = {
            ("gaslamp_tables_live", "tables in memory"): lambda: len(registry.tables),
            ("gaslamp_windows", "open connections"): lambda: _windows(registry),
            ("gaslamp_tables_driven", "tables whose bots or clocks are at work"): lambda: len(
                driver.driving
            ),
            ("gaslamp_notebooks_waiting", "notebooks that are being written or wait"): lambda: len(
                driver.noting
            ),
            ("gaslamp_workers_busy", "workers that think"): lambda: len(pool.busy),
            ("gaslamp_writes_waiting", "writes that wait for a commit"): lambda: writer.waiting,
        }
        self.counters: dict[tuple[str, str], Callable[[], int]] = {
            ("gaslamp_events", "events written by this process"): lambda: writer.events,
            ("gaslamp_commits", "commits, each of everything that waited"): lambda: writer.commits,
            (
                "gaslamp_failed_commits",
                "commits that the database refused or did not answer",
            ): lambda: writer.failures,
        }

    def collect(self) -> Iterator[Metric]:
        """Yield each metric with its current value."""
        for (name, about), value in self.gauges.items():
            yield GaugeMetricFamily(name, about, value())
        for (name, about), value in self.counters.items():
            yield CounterMetricFamily(name, about, value())
        waiting = GaugeMetricFamily(
            "gaslamp_jobs_waiting", "jobs that wait for a worker", labels=["lane"]
        )
        for lane in self.queue.lanes:
            waiting.add_metric([lane.name], self.queue.waiting(lane))
        yield waiting


def _windows(registry: TableRegistry) -> int:
    return sum(len(table.listeners) for table in registry.tables.values())


class MetricsPage:
    """Serves the metrics, with the operator's token; without a token there is no page."""

    def __init__(self, registry: TableRegistry, driver: TableDriver, token: str) -> None:
        """Add the collected metrics to those that the service records itself."""
        self.registry = registry.store.metrics.registry
        self.registry.register(ServiceCollector(registry, driver))
        self.token = token

    async def answer(self, request: Request) -> Response:
        """Answer with the metrics, or as if there were none."""
        scheme, _, shown = request.headers.get("Authorization", "").partition(" ")
        right = secrets.compare_digest(shown.strip().encode(), self.token.encode())
        if not self.token or scheme.lower() != "bearer" or not right:
            raise NoSuchTable(text("web-no-such-page"))
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)
