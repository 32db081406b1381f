"""Where the server listens. This comes before everything else that a server needs: whoever comes
while it starts waits for it, and is not sent away."""

from __future__ import annotations

import socket

from mastaba.server.config import BadSetting, Settings


def listener(settings: Settings) -> socket.socket:
    """A socket that listens where the settings say; BadSetting if that is not possible."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=1024)
    except OSError as error:
        raise BadSetting(
            f"host, port: cannot listen at {settings.host} port {settings.port}: "
            f"{error.strerror or error}; try another port, or --port 0 for a free one"
        ) from error
