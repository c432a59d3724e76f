"""ASGI middleware: request ids and logs, security headers, origin checks, rate and body limits.

Plain ASGI, so that websockets pass the same gate.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trunkline.server.http.errors import answer, internal_error
from trunkline.server.model.errors import Refused
from trunkline.server.model.rate_limit import RateLimit, RateLimiter, subnet_of
from trunkline.server.observability import Metrics, bound_request, get_log

API = "/api/v1"
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
EXEMPT = ("/healthz", "/metrics")  # asked by machines, often, from one address
SLOWEST_BODY = 20.0  # seconds
POLICY_REFUSED = 1008  # the websocket code for it
_HOST = re.compile(r"^[A-Za-z0-9.\-]+(:\d+)?$|^\[[0-9A-Fa-f:.]+\](:\d+)?$")
log = get_log()


class RequestLog:
    """The outermost middleware: request ids, metrics, the log, and errors that nobody caught."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request_id = secrets.token_hex(8)
        scope.setdefault("state", {})["request_id"] = request_id
        began = time.perf_counter()
        status = 0

        async def named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = request_id
            await send(message)

        with bound_request(request_id):
            try:
                await self.app(scope, receive, named)
            except Exception:
                log.exception("fault", route=_route(scope))
                if not status:
                    await internal_error(scope, request_id)(scope, receive, named)
            finally:
                seconds = time.perf_counter() - began
                self._note(scope, status or 499, seconds)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        self.metrics.requests.labels(scope["method"], route, str(status)).inc()
        self.metrics.latencies.labels(route).observe(seconds)
        if route not in EXEMPT:
            # The route and never the path: an invitation's link has its token in it.
            log.info(
                "request",
                method=scope["method"],
                route=route,
                match=scope.get("path_params", {}).get("match_id"),
                status=status,
                ms=round(seconds * 1000, 1),
            )


def _route(scope: Scope) -> str:
    """'/api/v1/matches/{match_id}': few different ones, and nothing private in them."""
    if scope.get("page"):
        return "(page)"
    path = str(getattr(scope.get("route"), "path", "(none)"))
    api = scope["path"].startswith(API) and path.startswith("/")
    return path if path.startswith(API) or not api else API + path


class SecurityHeaders:
    """Middleware that sets security headers: a page loads from here alone, and is in no frame."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.secure = secure  # the public address is https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        policy = content_policy(Headers(scope=scope).get("host", ""))

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("content-security-policy", policy)
                headers["x-content-type-options"] = "nosniff"
                headers["x-frame-options"] = "DENY"
                headers["referrer-policy"] = "no-referrer"
                headers["permissions-policy"] = "camera=(), geolocation=(), microphone=()"
                headers["cross-origin-opener-policy"] = "same-origin"
                headers["cross-origin-resource-policy"] = "same-origin"
                if self.secure:
                    headers["strict-transport-security"] = "max-age=31536000"
                if "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        await self.app(scope, receive, guarded)


def content_policy(host: str) -> str:
    # 'self' does not cover websockets in every browser.
    sockets = f" ws://{host} wss://{host}" if _HOST.match(host) else ""
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            f"connect-src 'self'{sockets}",
            "manifest-src 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
            "form-action 'none'",
        )
    )


class OriginCheck:
    """Middleware against cross-site requests: only our own pages may change anything or open a
    socket.

    A browser says which page asks. Without an Origin it is no browser (a bot, curl), and then
    nobody's secret can be abused.
    """

    def __init__(self, app: ASGIApp, allowed: Sequence[str]) -> None:
        self.app = app
        self.allowed = {_authority(url) for url in allowed if url}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asks = scope["type"] == "websocket" or (
            scope["type"] == "http" and scope["method"] in UNSAFE
        )
        headers = Headers(scope=scope) if asks else None
        if headers is not None and "origin" in headers and not self._ours(headers):
            await refuse(Refused(403, "origin"), scope, receive, send)
            return
        await self.app(scope, receive, send)

    def _ours(self, headers: Headers) -> bool:
        return _authority(headers["origin"]) in {headers.get("host", "").casefold(), *self.allowed}


def _authority(url: str) -> str:
    """The host with its port, where it is not the scheme's own."""
    try:
        parts = urlsplit(url)
        usual = {"http": 80, "https": 443}.get(parts.scheme)
        port = "" if parts.port in (None, usual) else f":{parts.port}"
    except ValueError:
        return "?"
    host = parts.hostname or "?"
    return f"[{host}]{port}" if ":" in host else f"{host}{port}"


class RateLimits:
    """Middleware that limits the rate of requests from each address."""

    def __init__(self, app: ASGIApp, limit: RateLimit) -> None:
        self.app = app
        self.limiter = RateLimiter(limit)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"] not in EXEMPT:
            try:
                self.limiter.check(client_subnet(scope))
            except Refused as error:
                await refuse(error, scope, receive, send)
                return
        await self.app(scope, receive, send)


def client_subnet(scope: Scope) -> str:
    """Where a request comes from, as rate limits count it."""
    client = scope.get("client")
    return subnet_of(client[0] if client else "")


class BodyLimits:
    """Middleware that refuses bodies that are too large, or take too long to arrive."""

    def __init__(self, app: ASGIApp, most: int, slowest: float = SLOWEST_BODY) -> None:
        self.app = app
        self.most = most
        self.slowest = slowest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] not in UNSAFE:
            await self.app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(self.slowest):
                body = await self._whole(Headers(scope=scope), receive)
        except HTTPException as error:
            await refuse(error, scope, receive, send)
            return
        except TimeoutError:
            await refuse(HTTPException(408), scope, receive, send)
            return
        if body is None:
            return  # the client went away
        replayed = False

        async def replay() -> Message:
            nonlocal replayed
            if replayed:
                return await receive()
            replayed = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, replay, send)

    async def _whole(self, headers: Headers, receive: Receive) -> bytes | None:
        """All of the body, counted as it comes: a length can be left out, or a lie."""
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > self.most:
            raise HTTPException(413)
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            if len(body) > self.most:
                raise HTTPException(413)
            if not message.get("more_body", False):
                return bytes(body)


async def refuse(error: Exception, scope: Scope, receive: Receive, send: Send) -> None:
    """Say no to a request, or to a socket before it is open."""
    if scope["type"] == "websocket":
        await receive()  # websocket.connect
        await send({"type": "websocket.close", "code": POLICY_REFUSED})
        return
    await answer(error, scope)(scope, receive, send)
