"""Observability: structured logging, and metrics of this process for Prometheus.

The log has one line for each thing that happened, as JSON or for people.
A secret, a token or a seed never gets into a line: what is logged is named, value by value.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from structlog.contextvars import bind_contextvars, merge_contextvars, reset_contextvars
from structlog.stdlib import ExtraAdder, ProcessorFormatter, add_log_level
from structlog.types import EventDict, Processor, WrappedLogger

PRIVATE = ("secret", "token", "seed", "salt", "authorization", "owner", "state", "body")
QUIET = ("uvicorn.access", "httpx", "asyncio")  # our own line says more


def get_log() -> structlog.stdlib.BoundLogger:
    log: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger("trunkline")
    return log


def without_secrets(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """The last net: should somebody ever log one of these by name, its value stays out."""
    for name in event:
        if name.casefold() in PRIVATE:
            event[name] = "…"
    return event


def set_up_logs(as_json: bool, level: str = "INFO", stream: TextIO | None = None) -> None:
    """Send our lines and those of the libraries the same way; calling it again is harmless."""
    out = stream or sys.stderr
    shared: list[Processor] = [
        merge_contextvars,
        add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
    ]
    structlog.configure(
        processors=[*shared, ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[*shared, ExtraAdder(allow=())],
            processors=[ProcessorFormatter.remove_processors_meta, *_printed(as_json, out)],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def _printed(as_json: bool, out: TextIO) -> list[Processor]:
    # Both print plain tracebacks: the prettier ones show local variables, and secrets are among
    # them.
    if as_json:
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=out.isatty(), exception_formatter=plain)]


@contextmanager
def bound_request(request_id: str) -> Iterator[None]:
    """Every line until the end carries the id of the request."""
    tokens = bind_contextvars(request=request_id)
    try:
        yield
    finally:
        reset_contextvars(**tokens)


# Metrics

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
