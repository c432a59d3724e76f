"""Metrics of this process, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 30.0)


class Metrics:
    """A registry of its own, so that two servers can live in one process."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.requests = Counter(
            "trunkline_requests", "Requests", ("method", "route", "status"), registry=registry
        )
        self.latencies = Histogram(
            "trunkline_request_seconds",
            "Time to answer a request",
            ("route",),
            registry=registry,
            buckets=SECONDS,
        )
        self.sockets = Gauge("trunkline_sockets", "Open websockets", registry=registry)
        self.matches = Gauge(
            "trunkline_matches_in_memory", "Matches kept in memory", registry=registry
        )
        self.actions = Counter(
            "trunkline_actions", "Actions played", ("game", "by"), registry=registry
        )
        self.conflicts = Counter(
            "trunkline_conflicts", "Submissions that came too late", registry=registry
        )
        self.bot_decisions = Histogram(
            "trunkline_bot_decision_seconds",
            "Time that a bot took to decide",
            ("bot",),
            registry=registry,
            buckets=SECONDS,
        )
        self.bot_failures = Counter(
            "trunkline_bot_failures", "Bots that crashed or hung", ("bot", "why"), registry=registry
        )
        self.notices = Counter(
            "trunkline_notices",
            "Attempts to deliver a notice, and what came of them",
            ("way", "result"),
            registry=registry,
        )
        self.pushes = Histogram(
            "trunkline_push_seconds",
            "From a durable change to its view being handed to a watcher's socket",
            registry=registry,
            buckets=SECONDS,
        )
