"""Numbers for Prometheus: what the tables do and how long people wait for it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import CollectorRegistry
from prometheus_client import Counter as Count
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from mastaba.server.service import Service

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

# Paths are grouped by their template: table ids would make endless labels.
http_metrics = PrometheusConfig(
    app_name="mastaba",
    prefix="mastaba_http",
    group_path=True,
    exclude=["/metrics"],
    scopes={ScopeType.HTTP},
)


class Metrics(Collector):
    """The numbers of one server, in a registry of its own."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self.registry = CollectorRegistry()
        self._messages: Counter[str] = Counter()
        self._waits = [0] * (len(BUCKETS) + 1)
        self._waited = 0.0
        self.closed = Count(
            "mastaba_sockets_closed_total",
            "Connections that the server has closed, by reason",
            ["reason"],
            registry=self.registry,
        )
        self.registry.register(self)

    # These two are called for every message, so they do no more than count.

    def count(self, message: object) -> None:
        """One more message of its kind."""
        self._messages[type(message).__name__] += 1

    def told(self, seconds: float) -> None:
        """A wish was told to everybody, so long after it came."""
        self._waits[bisect_left(BUCKETS, seconds)] += 1
        self._waited += seconds

    def collect(self) -> Iterable[Metric]:
        """What the host knows anyway, read when somebody asks."""
        host = self._service.host
        viewers = sum(len(live.viewers) for live in host.lives.values())
        yield GaugeMetricFamily("mastaba_tables", "Tables in memory", value=len(host.lives))
        yield GaugeMetricFamily("mastaba_viewers", "Who looks at a table now", value=viewers)
        yield GaugeMetricFamily(
            "mastaba_sockets", "Open WebSocket connections", value=len(self._service.sockets)
        )
        if host.hall is not None:
            for name, what, value in (
                ("running", "Pulls that are judged now", host.hall.running),
                ("waiting", "Pulls that wait for a place", host.hall.waiting),
            ):
                yield GaugeMetricFamily(f"mastaba_pulls_{name}", what, value=value)
        for name, what, value in (
            ("accepted", "Wishes that were fulfilled", host.accepted),
            ("refused", "Wishes that were refused", host.refused),
            ("appended", "Entries that were written", host.scribe.appended),
            ("bot_moves", "Moves that bots have made", host.bots.moves + host.quick.moves),
        ):
            yield CounterMetricFamily(f"mastaba_{name}", what, value=value)
        messages = CounterMetricFamily(
            "mastaba_socket_messages", "Messages from clients, by kind", labels=["kind"]
        )
        for kind, count in self._messages.items():
            messages.add_metric([kind], count)
        yield messages
        bounds = [*map(str, BUCKETS), "+Inf"]
        yield HistogramMetricFamily(
            "mastaba_wish_told_seconds",
            "From the arrival of a wish until it is durable and on its way to everybody",
            buckets=list(zip(bounds, accumulate(self._waits), strict=True)),
            sum_value=self._waited,
        )
