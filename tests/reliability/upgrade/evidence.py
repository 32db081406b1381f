"""What the database holds after an update, held against what people were promised and have seen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from mastaba.tables import entries as e
from mastaba.tables.chronicle.film import Film
from mastaba.tables.sight import game_sight
from mastaba.tables.table import NewerRules, OtherRules, Table
from tests.reliability.players import Player, Promise, Sight
from tests.reliability.proof import Kept, check_promises
from tests.reliability.upgrade.travellers import game_as_told
from tests.server.clients import Place, raw_socket


class Carried(msgspec.Struct, frozen=True):
    """A game that went over to other rules, by the entry `seq`."""

    seq: int
    entry: e.CarriedOver


class Evidence:
    """The entries of all tables."""

    def __init__(self, kept: Kept) -> None:
        self.phases = kept.phases
        self._stored = kept.logs
        self.entries = {table: [e.entry_of(one) for one in log] for table, log in kept.logs.items()}

    def carried(self, table: str) -> list[Carried]:
        return [
            Carried(seq, entry)
            for seq, entry in enumerate(self.entries[table], 1)
            if isinstance(entry, e.CarriedOver)
        ]

    def ended_by_update(self) -> list[str]:
        return [
            table
            for table, entries in self.entries.items()
            if any(isinstance(one, e.Ended) and one.cause == e.ENDED_BY_UPDATE for one in entries)
        ]

    def laid_after(self, table: str, seq: int) -> bool:
        """Whether the trap of a table was laid since that entry."""
        return any(isinstance(entry, e.Laid) for entry in self.entries[table][seq:])

    def check_promises(self, promises: Iterable[Promise]) -> int:
        """Everything that was acknowledged stands where it was said to stand."""
        by_table: dict[str, list[Promise]] = defaultdict(list)
        for promise in promises:
            by_table[promise.table].append(promise)
        assert by_table.keys() <= self.entries.keys(), "a whole table is lost"
        for table, log in self._stored.items():
            assert [one.seq for one in log] == list(range(1, len(log) + 1)), table
        return sum(check_promises(self._stored[table], some) for table, some in by_table.items())

    def check_sights(self, sights: Iterable[Sight]) -> int:
        """Everybody has seen each game as its rules lead to it, as long as those are the rules of
        this tree; how many views were compared."""
        by_table: dict[str, list[Sight]] = defaultdict(list)
        for sight in sights:
            by_table[sight.table].append(sight)
        return sum(self._check_sights(table, some) for table, some in by_table.items())

    def _check_sights(self, id: str, sights: Sequence[Sight]) -> int:
        by_seq: dict[int, set[tuple[int | None, bytes]]] = defaultdict(set)
        for sight in sights:
            by_seq[sight.seq].add((sight.seat, sight.told))
        table, compared = Table(id), 0
        for one in self._stored[id]:
            try:
                table.take(e.entry_of(one), one.at)
            except (NewerRules, OtherRules):
                break
            for seat, told in by_seq[one.seq]:
                view = game_sight(table, seat)
                true = game_as_told(None if view is None else msgspec.to_builtins(view))
                assert told == true, f"seat {seat} has seen another game at {one.seq} of {id}"
                compared += 1
        return compared


def promises_of(players: Sequence[Player]) -> list[Promise]:
    """What was acknowledged until now; nobody has heard anything that cannot be."""
    for player in players:
        assert not player.faults, (player.guest.name, player.faults)
    return [promise for player in players for promise in player.promises]


def check_films(evidence: Evidence, films: Mapping[str, Film], sights: Iterable[Sight]) -> int:
    """Films show what people have seen, whatever rules that was by; how many views were compared.
    Between a snapshot and the entry that carried it over there is what other rules made of it."""
    seen: dict[tuple[str, int | None], dict[int, set[bytes]]] = {}
    for sight in sights:
        by_seq = seen.setdefault((sight.table, sight.seat), defaultdict(set))
        by_seq[sight.seq].add(sight.told)
    compared = 0
    for (table, seat), by_seq in seen.items():
        carried = [(one.entry.from_seq, one.seq) for one in evidence.carried(table)]
        for sighting in films[table].watched(seat) if table in films else ():
            seq = sighting.shot.seq
            if any(first < seq < last for first, last in carried):
                continue
            shown = game_as_told(msgspec.json.decode(msgspec.json.encode(sighting.seen)))
            assert by_seq[seq] <= {shown}, f"the film of {table} shows seat {seat} another {seq}"
            compared += len(by_seq[seq])
    return compared


def check_sent_again(url: str, cookie: str, promise: Promise) -> None:
    """Who sends a move again that an update has dropped hears that it was taken back."""
    wish = promise.wish
    with Place(raw_socket(url, promise.table, cookie), wish["seat"]) as place:
        answer = place.play(wish["move"], wish["seat"], promise.ticket)
    assert answer.get("key") == "taken-back-by-update", (promise, answer)
