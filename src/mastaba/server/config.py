"""What can be set about a server, and what is wrong with a setting that cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from mastaba.games import boxes_by_game
from mastaba.kernel.boxes import BoxError
from mastaba.tables.doorbell import doorbell_at
from mastaba.tables.quotas import Quotas
from mastaba.tables.retention import Retention
from mastaba.tables.store import store_at

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]

LAST_PORT: Final = 65535

_Kind = TypeVar("_Kind", bound=msgspec.Struct)


class BadSetting(ValueError):
    """A setting that cannot be used; the message names it and says what would do."""


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much one client may ask for, so that nobody else has to wait."""

    message_bytes: Annotated[int, Meta(ge=1024)] = 16 * 1024
    messages_per_second: Seconds = 20.0
    message_burst: Count = 60
    hands_per_second: Seconds = 90.0
    """Wishes of a hand at a trap; a client sends 60."""
    hand_burst: Count = 180
    sayings_per_second: Seconds = 1.0
    """What one person says in chats, over however many lines."""
    saying_burst: Count = 5
    mistakes: Count = 5
    """So many messages in a row may be unreadable before the connection is closed."""
    unsent_messages: Count = 1024
    """More than a table's backlog, which comes back at once to whoever asks for all of it."""
    unsent_bytes: Count = 1024 * 1024
    sockets_per_person: Count = 16
    sockets_per_address: Count = 200
    sockets_per_table: Count = 200
    onlookers_per_address: Count = 50
    """At one table, so that somebody else can still come in."""
    hello_seconds: Seconds = 10.0
    idle_seconds: Seconds = 120.0
    away_seconds: Seconds = 10.0
    """In a game in real time, a bot plays on for somebody whose line is lost for so long."""
    connections_per_address: Count = 400
    """Those that are no sockets of tables; a proxy that we trust may have any number."""
    head_seconds: Seconds = 10.0
    """A connection has so long to say what it asks for, from its first moment on."""
    body_seconds: Seconds = 30.0
    """A body may not stop for so long, and neither may an answer that is being taken."""
    body_bytes_per_second: Seconds = 8192.0
    """A body takes longer than that only if it comes as fast as this on average."""
    requests_per_second: Seconds = 20.0
    request_burst: Count = 200
    errands_per_address: Count = 16
    """Replays, logs and imports that wait for their turn, and lists of one person."""
    errand_seconds: Seconds = 10.0
    """So long one of them may work; a game of 20,000 entries takes a second or two."""
    errand_megabytes: Annotated[int, Meta(ge=256)] = 512
    """The memory that the process may ask for in which it runs, what Python takes among it."""
    new_people_per_minute: Seconds = 60.0
    new_people_burst: Count = 100
    tables_per_hour: Count = 300
    """Opened from one address, after a burst of as many."""
    real_time_tables_per_hour: Count = 120
    """Those among them whose bots act all the time, whether anybody looks or not."""
    imports_per_hour: Count = 60
    """Logs brought from one address, after a burst of as many."""
    import_megabytes_per_day: Count = 128
    """Of these logs, after a burst of as many."""
    open_tables_per_person: Count = 200
    """Those that are not over, and were not put away."""
    tables_per_person_per_day: Count = 300
    real_time_tables_per_person_per_hour: Count = 20
    imports_per_person_per_day: Count = 60
    import_megabytes_per_person_per_day: Count = 64
    body_bytes: Annotated[int, Meta(ge=1024)] = 64 * 1024
    log_bytes: Annotated[int, Meta(ge=1024)] = 4 * 1024 * 1024

    def quotas(self) -> Quotas:
        """What one person may keep in the store."""
        return Quotas(
            open_tables=self.open_tables_per_person,
            tables_a_day=self.tables_per_person_per_day,
            real_time_an_hour=self.real_time_tables_per_person_per_hour,
            imports_a_day=self.imports_per_person_per_day,
            import_megabytes_a_day=self.import_megabytes_per_person_per_day,
        )


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything about one server process."""

    host: Annotated[str, Meta(min_length=1)] = "0.0.0.0"
    port: int = 8000
    database: str = "sqlite:///mastaba.db"
    redis: str = ""
    base_url: str = ""
    """How browsers reach the server; empty: by whatever name they use."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use the server."""
    bot_pace: tuple[Annotated[float, Meta(ge=0)], Annotated[float, Meta(ge=0)]] = (0.7, 1.6)
    bot_budget: Seconds = 5.0
    bot_workers: Count = 1
    pull_workers: Annotated[int, Meta(ge=0)] = 2
    """Processes in which physics judges pulls; 0: no table can have a trap of real stones."""
    pull_places: Count = 10
    """So many pulls at once in each of them, or as many as it can step in real time."""
    pull_lag: Seconds = 0.25
    """A pull whose worker is late by so much three times does not count."""
    boxes: tuple[Path, ...] = ()
    """Owners' boxes, one for a game at most; games without one are played with their own."""
    tables_in_memory: Count = 2000
    log_format: Literal["plain", "json"] = "plain"
    access_log: bool = False
    compress: bool = False
    metrics: Literal["local", "public", "off"] = "local"
    """Whom /metrics tells its numbers: programs on this machine that ask without a proxy, anybody,
    or nobody."""
    client: Path = Path(__file__).parent / "client"
    """The folder of the built browser client."""
    sound: Path = Path(__file__).parent / "sound"
    """The folder of the built music; see docs/soundtrack.md."""
    limits: Limits = Limits()
    retention: Retention = Retention()
    """After how many days what nobody needs goes."""

    @property
    def secure(self) -> bool:
        """Whether browsers come by https, as far as we know."""
        return self.base_url.startswith("https://")


def settings(given: Mapping[str, Any]) -> Settings:
    """The settings that are given, the others at their default; BadSetting says what is wrong."""
    made = _convert(given, Settings)
    if not 0 <= made.port <= LAST_PORT:
        raise BadSetting(f"port: {made.port} is none; 1 to {LAST_PORT}, or 0 for any free one")
    if made.bot_pace[0] > made.bot_pace[1]:
        raise BadSetting("bot_pace: the shorter pause comes first, such as 0.7 1.6")
    try:
        boxes_by_game(made.boxes)
    except BoxError as error:
        raise BadSetting(f"boxes: {error}") from error
    try:
        store_at(made.database)
    except ValueError as error:
        raise BadSetting(f"database: {error}") from error
    try:
        doorbell_at(made.redis or None)
    except ValueError as error:
        raise BadSetting(f"redis: {error}") from error
    if made.base_url:
        _check_origin("base_url", made.base_url)
    for origin in made.origins:
        _check_origin("origins", origin)
    return made


def limits(given: Mapping[str, str]) -> Limits:
    """Limits as they are typed: numbers in text form."""
    return _convert(given, Limits)


def retention(given: Mapping[str, str]) -> Retention:
    """Days as they are typed."""
    return _convert(given, Retention)


def _convert(given: Mapping[str, Any], kind: type[_Kind]) -> _Kind:
    known = [field.name for field in msgspec.structs.fields(kind)]
    for name in given:
        if name not in known:
            raise BadSetting(f"{name}: there is no such setting; there is: {', '.join(known)}")
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        field = place.strip(".`")
        raise BadSetting(f"{field}: {problem}" if field else problem) from error


def _check_origin(name: str, url: str) -> None:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise BadSetting(f"{name}: {url!r} is not like https://games.example.org")
