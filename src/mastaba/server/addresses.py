"""Under which address this machine, and the phones around it, reach the server."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::")


def own_url(host: str, port: int) -> str:
    """For a browser on this machine. Browsers trust the name localhost as they trust https."""
    return _url("localhost" if host in EVERYWHERE else host, port)


def shared_url(host: str, port: int) -> str:
    """For others in the same network."""
    return _url(own_address() if host in EVERYWHERE else host, port)


def invitation_base(listening: str, asked: str) -> str:
    """What goes into links for others, when a browser asked for the address `asked`.

    Somebody who plays on the server's own machine would otherwise invite phones to "localhost".
    """
    scheme, _, rest = asked.rstrip("/").partition("://")
    name, sign, port = rest.rpartition(":")
    if listening in EVERYWHERE and scheme == "http" and sign and port.isdecimal() and is_here(name):
        return shared_url(listening, int(port))
    return asked.rstrip("/")


def is_here(name: str) -> bool:
    """Whether a program reaches only its own machine by that name."""
    return name == "localhost" or is_loopback(name)


def is_loopback(name: str) -> bool:
    """Whether it is this machine's own address for itself; false for whatever is no address."""
    try:
        address = ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback


def _url(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def own_address() -> str:
    """The address of this machine in its network; itself if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which way a packet would leave (RFC 5737 address).
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
