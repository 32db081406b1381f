"""Which pages may use the server: its own, and those of the origins that are allowed."""

from __future__ import annotations

from urllib.parse import urlsplit

from mastaba.server.config import Settings


def is_welcome(origin: str | None, host: str, settings: Settings) -> bool:
    """Whether a request with this Origin and Host header may change or read what is somebody's.

    Browsers send Origin with every WebSocket handshake and every POST. Where it is missing, a
    program is asking, and it holds its cookie itself: nobody can have tricked it into asking.
    """
    if origin is None:
        return True
    allowed = {_plain(url) for url in (*settings.origins, settings.base_url) if url}
    if _plain(origin) in allowed:
        return True
    # A proxy in front may speak https where we hear http, so the scheme says nothing here.
    return bool(host) and _host_of(origin) == host.lower()


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _plain(url: str) -> str:
    return url.rstrip("/").lower()
