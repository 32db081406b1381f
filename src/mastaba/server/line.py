"""What the system itself knows of a line. Its answers come from the other machine's system, so the
program there cannot hold them back without slowing down all that it sends."""

from __future__ import annotations

import socket
import struct
from asyncio import BaseTransport
from typing import Final

from mastaba.server.addresses import is_loopback

_INFO: Final = 192
"""Bytes of `struct tcp_info` that are asked for; older systems give fewer."""
_SHORTEST: Final = struct.Struct("=148x I")
"""Where `tcpi_min_rtt` stands in it, in microseconds."""


def shortest_trip(transport: BaseTransport) -> float | None:
    """Seconds of the shortest round trip of late, if the line leads to the client's own machine and
    the system can tell."""
    line = transport.get_extra_info("socket")
    peer = transport.get_extra_info("peername")
    # On this machine there may be a proxy, with the client anywhere behind it.
    if line is None or not isinstance(peer, tuple) or is_loopback(peer[0]):
        return None
    if not hasattr(socket, "TCP_INFO"):
        return None
    try:
        told = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _INFO)
    except OSError:
        return None
    if len(told) < _SHORTEST.size:
        return None
    microseconds: int = _SHORTEST.unpack_from(told)[0]
    return microseconds / 1e6 if 0 < microseconds < 0xFFFFFFFF else None
