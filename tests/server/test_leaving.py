"""Who leaves in the wrong moment holds nobody up."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

from websockets.frames import Frame, Opcode

from mastaba.server.sockets import TableSocket
from mastaba.server.wire import LISTEN, TableProtocol
from tests.server.clients import Guest, Place
from tests.server.serving import Running, serving
from tests.server.test_wire import Line, frame, message

HELLO = frame(message(type="hello"))


def served_with(running: Running, line: Line, before: set[TableSocket]) -> TableSocket:
    """What serves a line that has just been welcomed."""
    line.send(HELLO)
    assert line.hear_types(1) == ["welcome"]
    (served,) = set(running.service.sockets) - before
    return served


def protocol_of(served: TableSocket) -> TableProtocol:
    protocol = served._way(LISTEN).__self__
    assert isinstance(protocol, TableProtocol)
    return protocol


def test_a_client_may_leave_while_the_server_says_goodbye(tmp_path: Path) -> None:
    with serving(tmp_path) as running, Guest(running.url, "Ann") as ann:
        table = ann.open(seats=2)["id"]
        with closing(Line(running, table, "")) as line:
            served = served_with(running, line, set())

            async def leave_in_the_middle() -> None:
                served._at_rest.clear()  # as while a move is under way
                goodbye = asyncio.ensure_future(running.service.say_goodbye())
                await asyncio.sleep(0)
                protocol_of(served).transport.abort()
                while running.service.sockets:
                    await asyncio.sleep(0)
                served._at_rest.set()
                await goodbye

            running.do(leave_in_the_middle())


def test_a_client_may_leave_between_two_compressed_messages(tmp_path: Path) -> None:
    with serving(tmp_path, compress=True) as running, Guest(running.url, "Ann") as ann:
        table = ann.open(seats=2)["id"]
        with ann.connect(table, 0) as place:
            before = set(running.service.sockets)
            with ann.connect(table):
                (served,) = set(running.service.sockets) - before

                async def tell_twice() -> None:
                    viewers = running.service.host.lives[table].viewers
                    for viewer in list(viewers):
                        viewer.send(message(type="first"))
                    leave = Frame(Opcode.CLOSE, (1000).to_bytes(2, "big")).serialize(mask=True)
                    protocol_of(served).data_received(leave)
                    for viewer in list(viewers):
                        viewer.send(message(type="second"))

                running.do(tell_twice())
                assert hears(place, "second")


def hears(place: Place, kind: str) -> bool:
    return bool(place.until(lambda one: one["type"] == kind))
