"""One WebSocket connection to a table, from the handshake to the goodbye."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mastaba.kernel.contract import Seat
from mastaba.server.delay import Delay
from mastaba.server.errors import sentence
from mastaba.server.frames import Binary
from mastaba.server.languages import language_of
from mastaba.server.limits import Bucket
from mastaba.server.origins import is_welcome
from mastaba.server.outbox import Outbox
from mastaba.server.protocol import (
    UNREADABLE,
    AskHint,
    AskInsight,
    AskMoves,
    AskPreview,
    ClientMessage,
    Hand,
    Hello,
    Mistake,
    Ping,
    Pong,
    SendWish,
    decoder,
    encode,
)
from mastaba.server.service import Service, address_of
from mastaba.server.sessions import Claim
from mastaba.server.wire import FEEL, HANG_UP, LISTEN, MEASURE, SEND_SOON, TOO_FAST
from mastaba.tables import gallery
from mastaba.tables.asking import adviser, insight, legal_moves, preview
from mastaba.tables.host import NoSuchTable
from mastaba.tables.live import Live
from mastaba.tables.live import now as unix_now
from mastaba.tables.messages import Accepted, Closing, Hint, Message, Refused
from mastaba.tables.store import Person, StoreUnavailable
from mastaba.tables.table import NotPossible
from mastaba.tables.wishes import AnyWish, Play, Say

log = logging.getLogger("mastaba.server")

AnySocket = WebSocket[Any, Any, State]

FAREWELL_SECONDS: Final = 3.0

CLOSE_CODES: Final = {
    "server-stops": 1012,
    "being-updated": 1012,
    "signed-out": 4401,
    "too-slow": 4008,
    "too-many-mistakes": 4400,
    "no-such-table": 4404,
    "idle": 4408,
    "damaged-log": 4409,
    "needs-version": 4409,
    "too-large": 1009,
    "too-fast": TOO_FAST,
    "too-many-sockets": 4430,
    "store-unavailable": 1013,
}
"""Why the server closes a connection, and with which code."""

LOST_HERE: Final = frozenset({"being-updated", "damaged-log", "needs-version", "no-such-table"})
"""Those for which a table cannot be continued here. The others may also be what rules refuse: to be
"too-fast" for a game is no reason to go."""

COME_BACK: Final = frozenset(
    {"server-stops", "being-updated", "too-slow", "idle", "store-unavailable"}
)
"""After these a client should connect again by itself."""


class Goodbye(Exception):
    """The connection has to end, for a reason that the client should hear."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Gone(Exception):
    """The client has left."""


class Viewer:
    """The eyes of a connection: those of a seat, or a spectator's."""

    def __init__(
        self, person: str, seat: Seat | None, outbox: Outbox, let_go: Callable[[str], None]
    ) -> None:
        self.person = person
        self.seat = seat
        self.send = outbox.put
        self.send_frame = outbox.show
        self.let_go = let_go


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket, table_id: FromPath[str], service: NamedDependency[Service]
) -> None:
    """Everything that happens at a table, live; see docs/protocol.md."""
    headers = socket.headers
    if not is_welcome(headers.get("origin"), headers.get("host", ""), service.settings):
        await socket.close(4403, "wrong origin")
        return
    try:
        await TableSocket(socket, service, table_id).run()
    finally:
        # The framework's socket refers to itself: it would stay until somebody looks for it.
        socket.receive = socket.send = None  # type: ignore[assignment]


class TableSocket:
    """Reads what one client wants, one message after the other, and sends what it may know."""

    def __init__(self, socket: AnySocket, service: Service, table_id: str) -> None:
        limits = service.settings.limits
        self._socket = socket
        self._service = service
        self._host = service.host
        self._limits = limits
        self._table_id = table_id
        self._person: Person | None = None
        self._outbox = Outbox(
            limits.unsent_messages, limits.unsent_bytes, self._fell_behind, self._way(SEND_SOON)
        )
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst, time.monotonic())
        self._hands = Bucket(limits.hands_per_second, limits.hand_burst, time.monotonic())
        self._viewer: Viewer | None = None
        self._entered: dict[tuple[str, str], int] = {}
        """Under which names this connection is counted."""
        self._mistakes = 0
        self._hint: asyncio.Task[None] | None = None
        self._sender: asyncio.Task[None] | None = None
        self._at_rest = asyncio.Event()
        self._at_rest.set()
        self._asked = ("", 0.0)
        """The ticket of a move that is under way, and when it came."""
        self._leaving = False
        self._ended = False
        self._loop = asyncio.get_running_loop()
        self._alarm: asyncio.TimerHandle | None = None
        self._quiet_since: float | None = None
        """Since when the reader waits for a message; None while it handles one."""
        self._too_quiet = False
        self._delay = Delay()
        self._probe: asyncio.TimerHandle | None = None
        self._came_at = 0
        """When the message came that the reader is about to handle, in unix milliseconds."""

    @property
    def _person_id(self) -> str:
        return self._person.id if self._person else ""

    # --- from handshake to goodbye ---

    async def run(self) -> None:
        await self._socket.accept()
        self._sender = asyncio.create_task(self._send_all())
        claim = self._service.sessions.claim(self._socket)
        if claim is not None:
            self._service.devices.come(claim, self._let_go)
        try:
            self._person = await self._recognised(claim)
            self._enter(self._own_names())
            self._service.sockets.add(self)
            if not await self._is_member():
                # Only onlookers count for a table, so that they never keep its players out.
                self._enter(self._onlookers())
            reader = asyncio.current_task()
            assert reader is not None, "a connection is served in a task"
            self._set_alarm(reader)
            if listen := self._way(LISTEN):
                listen(self._heard)
            if feel := self._way(FEEL):
                feel(self._felt)
            await self._read_all()
        except Goodbye as goodbye:
            await self._end(goodbye.key, goodbye.facts)
        except Gone:
            pass
        finally:
            self._ended = True
            self._service.sockets.discard(self)
            if claim is not None:
                self._service.devices.leave(claim, self._let_go)
            self._service.door.leave(self._entered)
            self._stop_looking()
            for timer in (self._alarm, self._probe):
                if timer is not None:
                    timer.cancel()
            if self._hint is not None:
                self._hint.cancel()
            self._outbox.drop()
            self._sender = None  # it ends by itself, with nothing left to send

    async def _recognised(self, claim: Claim | None) -> Person | None:
        try:
            session = await self._service.sessions.session(claim)
            return None if session is None else session.person
        except StoreUnavailable as error:
            # As a stranger they would be refused their own seat.
            raise Goodbye("store-unavailable") from error

    def _own_names(self) -> dict[tuple[str, str], int]:
        """Whose connection this is, and how many of each there may be."""
        names = {("address", address_of(self._socket)): self._limits.sockets_per_address}
        if self._person is not None:
            names["person", self._person.id] = self._limits.sockets_per_person
        return names

    def _onlookers(self) -> dict[tuple[str, str], int]:
        """The places for onlookers; one network leaves some of them to others."""
        network = f"{self._table_id} {address_of(self._socket)}"
        return {
            ("network", network): self._limits.onlookers_per_address,
            ("table", self._table_id): self._limits.sockets_per_table,
        }

    def _enter(self, names: dict[tuple[str, str], int]) -> None:
        full = self._service.door.enter(names)
        if full:
            raise Goodbye("too-many-sockets", of=full)
        self._entered |= names

    async def _is_member(self) -> bool:
        """Whether the table is this person's: a seat of it, or the table itself."""
        try:
            live = await self._host.live(self._table_id)
        except NoSuchTable as error:
            raise Goodbye("no-such-table", table=str(error)) from error
        except StoreUnavailable as error:
            raise Goodbye("store-unavailable") from error
        except NotPossible as no:
            raise Goodbye(no.key, **no.facts) from no
        return self._person_id in live.table.members()

    async def _end(self, key: str, facts: dict[str, Any]) -> None:
        """Say why, let everything be sent that can be sent soon, and close."""
        self._service.metrics.closed.labels(key).inc()
        log.info("socket closed: %s", key, extra={"table": self._table_id})
        self._say(Closing(key, key in COME_BACK, facts))
        self._outbox.finish()
        if self._sender is not None:
            await asyncio.wait({self._sender}, timeout=FAREWELL_SECONDS)
        await self._hang_up(key)

    def _way(self, name: str) -> Any:
        """A short way to the client, where our own protocol is used; None elsewhere."""
        return self._socket.scope.get("extensions", {}).get(name)  # type: ignore[union-attr]

    async def _hang_up(self, key: str) -> None:
        if self._ended:
            return  # the client was faster
        hang_up = self._way(HANG_UP)
        if hang_up is not None:
            hang_up(CLOSE_CODES[key], key)
        else:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self._socket.close(CLOSE_CODES[key], key)

    def _fell_behind(self) -> None:
        """The client reads too slowly: nobody waits for it."""
        self._service.metrics.closed.labels("too-slow").inc()
        log.info("socket closed: too-slow", extra={"table": self._table_id})
        self._leaving = True
        asyncio.ensure_future(self._hang_up("too-slow"))  # noqa: RUF006

    async def send_off(self) -> None:
        """The server stops: finish what is under way, then say goodbye."""
        self._leaving = True
        with suppress(TimeoutError):
            await asyncio.wait_for(self._at_rest.wait(), FAREWELL_SECONDS)
        await self._end("server-stops", {})

    def _let_go(self, key: str) -> None:
        """The table is not here any more, or the person has signed out."""
        if not self._leaving:
            self._leaving = True
            asyncio.ensure_future(self._end(key, {}))  # noqa: RUF006

    # --- sending ---

    def _say(self, message: Message) -> None:
        self._outbox.put(encode(message))

    async def _send_all(self) -> None:
        with suppress(WebSocketDisconnect, OSError):
            while (message := await self._outbox.next()) is not None:
                is_binary = isinstance(message, Binary)
                await self._socket.send(
                    {
                        "type": "websocket.send",
                        "bytes": message if is_binary else None,
                        "text": None if is_binary else message.decode(),
                    }
                )

    # --- reading ---

    async def _read_all(self) -> None:
        """Handle messages until the client leaves; Goodbye ends it from our side."""
        limits = self._limits
        while True:
            data = await self._receive_in_time()
            came_at = self._came_at or unix_now()
            self._came_at = 0
            # A move that was heard at once may still be under way.
            await self._at_rest.wait()
            if self._leaving:
                continue
            if isinstance(data, Binary) and await self._move_hand(data):
                continue
            if not self._bucket.take(time.monotonic()):
                raise Goodbye("too-fast", per_second=limits.messages_per_second)
            self._at_rest.clear()
            try:
                await self._handle(data, came_at)
            finally:
                self._at_rest.set()

    async def _receive_in_time(self) -> bytes:
        """The next message, unless it takes too long to come.

        One alarm for each connection looks now and then how long it has been; an alarm for each
        message would cost more than reading it.
        """
        self._quiet_since = self._loop.time()
        try:
            return await self._receive()
        except asyncio.CancelledError:
            reader = asyncio.current_task()
            if not self._too_quiet or reader is None or reader.uncancel():
                raise
            raise Goodbye("idle", seconds=self._patience()) from None
        finally:
            self._quiet_since = None

    def _patience(self) -> float:
        return self._limits.idle_seconds if self._viewer else self._limits.hello_seconds

    def _set_alarm(self, reader: asyncio.Task[Any]) -> None:
        """Wake the reader when nothing has come for too long."""
        now = self._loop.time()
        ends = self._patience() + (now if self._quiet_since is None else self._quiet_since)
        if ends <= now:
            self._too_quiet = True
            reader.cancel()
        else:
            # Patience may become shorter when the client has said hello.
            soon = min(ends, now + self._limits.idle_seconds)
            self._alarm = self._loop.call_at(soon, self._set_alarm, reader)

    async def _receive(self) -> bytes:
        try:
            event = await self._socket.receive()
        except WebSocketDisconnect as error:
            raise Gone from error
        if event["type"] != "websocket.receive":
            raise Gone
        text = event.get("text")
        data = text.encode() if isinstance(text, str) else Binary(event.get("bytes") or b"")
        if len(data) > self._limits.message_bytes:
            raise Goodbye("too-large", most=self._limits.message_bytes)
        return data

    async def _handle(self, data: bytes, came_at: int) -> None:
        arrived = time.monotonic()
        try:
            message = decoder.decode(data)
        except UNREADABLE as error:
            self._mistake("unreadable-message", reason=str(error))
            return
        self._service.metrics.count(message)
        if self._viewer is None and not isinstance(message, Hello | Ping):
            self._mistake("say-hello-first")
            return
        self._mistakes = 0
        try:
            try:
                await self._answer(message, arrived, came_at)
            except NotPossible as no:
                if not await self._host.was_behind(self._table_id, no):
                    raise
                await self._answer(message, arrived, came_at)
        except Exception as error:
            if isinstance(error, NotPossible) and error.key in LOST_HERE:
                # Nobody else would tell.
                raise Goodbye(error.key, **error.facts) from error
            self._refuse(_ticket_of(message), error)

    def _refuse(self, ticket: str, error: Exception) -> None:
        if isinstance(error, NotPossible):
            self._say(Refused(ticket, error.key, error.rule, error.facts))
        elif isinstance(error, StoreUnavailable):
            log.error("the store is unavailable: %s", error)
            self._say(Refused(ticket, "store-unavailable"))
        else:
            log.error(
                "a message could not be handled", extra={"table": self._table_id}, exc_info=error
            )
            self._say(Refused(ticket, "internal-error"))

    # --- the hand at a trap ---

    async def _move_hand(self, data: bytes) -> bool:
        """What is no text is what a hand wants, where there is a trap; False: there is none."""
        live = await self._host.live(self._table_id)
        if live.keeper is None:
            return False
        if not self._hands.take(time.monotonic()):
            raise Goodbye("too-fast", per_second=self._limits.hands_per_second)
        if self._viewer is None:
            self._mistake("say-hello-first")
            return True
        try:
            live.keeper.hand(self._person_id, bytes(data))
        except NotPossible as no:
            self._mistake(no.key, **no.facts)
        except ValueError as error:
            self._mistake("unreadable-message", reason=str(error))
        return True

    def _felt(self, data: bytes) -> bool:
        """The short way of a hand, 60 times a second; False: the reader sees what is wrong."""
        live = self._host.lives.get(self._table_id)
        if live is None or live.keeper is None or self._viewer is None or self._leaving:
            return False
        now = time.monotonic()
        if not self._hands.take(now):
            return False
        try:
            live.keeper.hand(self._person_id, data)
        except ValueError:
            self._hands.give_back()
            return False
        self._mistakes = 0
        if self._quiet_since is not None:
            self._quiet_since = now
        return True

    # --- the short way of a move ---

    def _heard(self, data: bytes) -> bool:
        """Begin at once with a move that comes while all is quiet; False: the reader handles it.

        Almost everything that comes are moves, and a task costs more than a move.
        """
        self._came_at = unix_now()
        if self._viewer is None or self._person is None or not self._at_rest.is_set():
            return False
        if self._quiet_since is None:
            # The reader has an earlier message in its hands.
            return False
        try:
            message = decoder.decode(data)
        except UNREADABLE:
            return False
        if not isinstance(message, SendWish) or not isinstance(message.wish, Play):
            return False
        now = time.monotonic()
        if self._leaving or not self._bucket.take(now):
            return False
        wish = Play(message.wish.seat, message.wish.move, message.ticket)
        self._asked = (message.ticket, now)
        self._at_rest.clear()
        if not self._host.play_now(self._table_id, self._person, wish, self, self._delay.now):
            self._at_rest.set()
            self._bucket.give_back()
            return False
        self._service.metrics.count(message)
        self._mistakes = 0
        self._came_at = 0
        self._quiet_since = now
        return True

    def answer(self, answer: int | Exception) -> None:
        ticket, arrived = self._asked
        if isinstance(answer, Exception):
            self._refuse(ticket, answer)
        else:
            self._say(Accepted(ticket, answer))
            self._service.metrics.told(time.monotonic() - arrived)
        self._at_rest.set()

    def _mistake(self, key: str, **facts: Any) -> None:
        self._mistakes += 1
        if self._mistakes > self._limits.mistakes:
            raise Goodbye("too-many-mistakes")
        language = language_of(self._socket.headers.get("accept-language"))
        self._say(Mistake(key, sentence(key, facts, language), facts))

    # --- answering ---

    async def _answer(self, message: ClientMessage, arrived: float, came_at: int) -> None:
        match message:
            case Ping():
                live = await self._host.live(self._table_id)
                self._say(Pong(message.n, gallery.time_at(live)))
            case Hello():
                await self._look_on(message)
            case SendWish():
                await self._fulfil(message.ticket, message.wish, came_at)
                self._service.metrics.told(time.monotonic() - arrived)
            case AskMoves():
                live = await self._host.live(self._table_id)
                ticket, at = message.ticket, live.next_time()
                self._say(legal_moves(live.table, self._person_id, message.seat, ticket, at))
            case AskPreview():
                live = await self._host.live(self._table_id)
                table, me, at = live.table, self._person_id, live.next_time()
                self._say(preview(table, me, message.seat, message.move, message.ticket, at))
            case AskInsight():
                live = await self._host.live(self._table_id)
                self._say(insight(live.table, self._person_id, message.seat, message.ticket))
            case AskHint():
                await self._ask_hint(message)
            case Hand():
                live = await self._host.live(self._table_id)
                if live.keeper is None:
                    raise NotPossible("not-your-pull")
                live.keeper.command(self._person_id, message.words())

    async def _look_on(self, hello: Hello) -> None:
        """Look with other eyes than before; who may not have them keeps those they had."""
        viewer = Viewer(self._person_id, hello.seat, self._outbox, self._let_go)
        live = await self._host.live(self._table_id)
        if hello.seat is not None and not live.table.owns(viewer.person, hello.seat):
            raise NotPossible("not-your-seat", seat=hello.seat)
        await self._until_retold(live.count_since(hello.last_seq))
        self._stop_looking()
        self._viewer = viewer
        await self._host.watch(self._table_id, viewer, hello.last_seq)
        if live.table.real_time:
            gallery.note_delay(live, viewer, self._delay.now)
            if self._probe is None:
                self._measure()

    async def _until_retold(self, entries: int) -> None:
        """Wait until so many entries of the past may be told; each costs as much as a new one."""
        retold, address = self._service.retold, address_of(self._socket)
        while wait := retold.take(address, time.monotonic(), entries):
            await asyncio.sleep(wait)

    # --- how long messages take ---

    def _measure(self) -> None:
        """Ask the line how long it takes, again and again."""
        if measure := self._way(MEASURE):
            measure(self._measured)
            self._probe = self._loop.call_later(self._delay.next_ping(), self._measure)

    def _measured(self, round_trip: float, shortest: float | None) -> None:
        self._delay.note(round_trip, shortest)
        live = self._host.lives.get(self._table_id)
        if live is not None and self._viewer is not None:
            gallery.note_delay(live, self._viewer, self._delay.now)

    def _stop_looking(self) -> None:
        if self._viewer is not None:
            self._host.leave(self._table_id, self._viewer)
            self._viewer = None

    async def _fulfil(self, ticket: str, wish: AnyWish, came_at: int) -> None:
        if self._person is None:
            raise NotPossible("not-signed-in")
        if isinstance(wish, Play | Say):
            # The message's ticket is the move's: sent again, it is the same move.
            wish = msgspec.structs.replace(wish, ticket=ticket)
        if isinstance(wish, Say):
            await self._service.check_saying(self._table_id, self._person.id, ticket)
        seq = await self._host.submit(self._table_id, self._person, wish, came_at, self._delay.now)
        self._say(Accepted(ticket, seq))

    async def _ask_hint(self, message: AskHint) -> None:
        """A bot takes its time, so other messages are answered meanwhile."""
        live = await self._host.live(self._table_id)
        adviser(live.table, self._person_id, message.seat, message.bot, live.next_time())
        door, mine = self._service.door, {("hint", self._person_id): 1}
        if door.enter(mine):
            raise NotPossible("one-hint-at-a-time")
        self._hint = asyncio.create_task(self._tell_hint(live, message))
        self._hint.add_done_callback(lambda _: door.leave(mine))

    async def _tell_hint(self, live: Live, message: AskHint) -> None:
        try:
            at = live.next_time()
            bot = adviser(live.table, self._person_id, message.seat, message.bot, at)
            seq = live.table.seq
            self._say(
                Hint(message.ticket, seq, await self._host.bots.hint(live, message.seat, bot), bot)
            )
        except NotPossible as no:
            self._say(Refused(message.ticket, no.key, no.rule, no.facts))
        except Exception:
            log.exception("a hint failed", extra={"table": self._table_id})
            self._say(Refused(message.ticket, "internal-error"))


def _ticket_of(message: ClientMessage) -> str:
    return getattr(message, "ticket", "")
