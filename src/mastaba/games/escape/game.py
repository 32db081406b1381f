"""Escape as a game in progress: who may do what, why not, and what a command or time does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mastaba.games.escape import clock, dumping, facts, lobby, rolling, setup, sound
from mastaba.games.escape import moves as m
from mastaba.games.escape.asking import question_of
from mastaba.games.escape.box import Box
from mastaba.games.escape.dice import any_in_the_air
from mastaba.games.escape.flight import (
    BURIED,
    CONCEDED,
    ESCAPED,
    LOBBY,
    NEVER,
    NO_ROOM,
    Flight,
)
from mastaba.games.escape.gems import fire_full_pools
from mastaba.games.escape.house import House
from mastaba.games.escape.imagine import imagine
from mastaba.games.escape.refusing import BLOCKED, ENDED, HELD_TILE, OUT, PAUSED, RATE, no
from mastaba.games.escape.spoken import spoken
from mastaba.games.escape.views import View, changes, view_for
from mastaba.games.escape.vocabulary import VOCABULARY
from mastaba.games.escape.voting import PROPOSE, any_open, count_votes
from mastaba.kernel.cloning import cloner
from mastaba.kernel.contract import REFEREE, Decision, IllegalMove, Outcome, Refusal
from mastaba.kernel.soundness import check_sound
from mastaba.kernel.verbs import ASIDE, REFEREES, Verb

_clone = cloner(Flight)


def happen(x: Flight, what: int, whom: int) -> None:
    """Something happens by itself; what comes of it at once, comes of it."""
    x.house.happenings[what](x, whom)
    follow_up(x)


def follow_up(x: Flight) -> None:
    """ESC-RT-20, ESC-RT-30: after every change, full pools fire and votes are counted."""
    if x.running() and x.ending != LOBBY:
        count_votes(x)
        fire_full_pools(x)


class Escape(Flight):
    """The game contract over a flight."""

    __slots__ = ()

    def clone(self) -> Escape:
        return _clone(self)

    # --- who may do something ---

    def waiting_seats(self) -> list[int]:
        """ESC-DICE-02: everybody who can do anything now."""
        return [seat for seat in range(self.seats) if self._can_act(seat)]

    def _can_act(self, seat: int) -> bool:
        commands = self.house.commands
        # Almost always something can be proposed, and that is found out quickly.
        for verb in (PROPOSE, *commands):
            if self._forbidden(seat, verb) is None and commands[verb].moves(self, seat):
                return True
        return False

    def waiting(self) -> list[Decision]:
        return [question_of(self, seat).decision(self, seat) for seat in self.waiting_seats()]

    # --- what is legal ---

    def moves(self, seat: int) -> list[int]:
        if not 0 <= seat < self.seats:
            return []
        found: list[int] = []
        for verb, command in self.house.commands.items():
            if self._forbidden(seat, verb) is None:
                found += command.moves(self, seat)
        return found

    def asides(self, seat: int) -> list[int]:
        if not self.running() or not REFEREE <= seat < self.seats:
            return []
        if seat == REFEREE:
            return lobby.referee_asides(self)
        return [
            move
            for move in lobby.seat_asides(self, seat)
            if self._forbidden(seat, VOCABULARY.verb(move)) is None
        ]

    def check(self, seat: int, move: int) -> Refusal | None:
        refusal = self._refusal(seat, move)
        return None if refusal is None else spoken(refusal, self.box)

    def _refusal(self, seat: int, move: int) -> Refusal | None:
        if not self.running():
            return no("ESC-END-04", "game-over", code=ENDED)
        if not REFEREE <= seat < self.seats:
            return no("ESC-SETUP-01", "no-such-seat", code=OUT, number=seat, players=self.seats)
        if not VOCABULARY.is_written(move):
            return no("ESC-RT-06", "not-a-command", code=BLOCKED)
        verb = VOCABULARY.verb(move)
        if (seat == REFEREE) != bool(verb.marks & REFEREES):
            return no("ESC-RT-31", "only-the-table", code=BLOCKED)
        if seat == REFEREE:
            return lobby.check_referee(self, move)
        refusal = self._forbidden(seat, verb)
        if refusal is not None:
            return refusal
        if verb.marks & ASIDE:
            return lobby.check_aside(self, seat, move)
        return self.house.commands[verb].check(self, seat, move)

    def calm(self) -> bool:
        """No die is in the air, and no vote is open."""
        return not (any_in_the_air(self) or any_open(self))

    def hushed(self, seat: int) -> Refusal | None:
        """ESC-PHYS-01: why the seat must not even chat, if so."""
        return lobby.forbids_talk(self, seat)

    def _forbidden(self, seat: int, verb: Verb) -> Refusal | None:
        """What keeps the seat from any command with this verb, whatever its other words are."""
        if not self.running():
            return no("ESC-END-04", "game-over", code=ENDED)
        marks = verb.marks
        if marks & m.TALK:
            return self._forbidden_by_module(seat, verb)
        if marks & m.LOBBY and self.ending != LOBBY:
            return no("ESC-RT-40", "has-begun", code=BLOCKED)
        if not marks & (m.LOBBY | m.ANY_TIME) and self.ending == LOBBY:
            return no("ESC-RT-40", "not-begun", code=BLOCKED)
        paused = self.paused != NEVER
        if paused and not marks & m.IN_PAUSE:
            return no("ESC-RT-46", "paused", code=PAUSED)
        if not self.inside(seat) and not marks & m.OUTSIDE:
            return no("ESC-EXIT-10", "you-have-escaped", code=OUT)
        # In a pause no room can be laid, so that whoever holds one may still ask to go on.
        if self.held[seat] != NO_ROOM and not marks & m.IN_HAND and not paused:
            return no("ESC-RT-32", "room-in-hand", code=HELD_TILE, room=self.held[seat])
        if verb not in self.house.commands and not marks & ASIDE:
            return no("ESC-SETUP-18", "not-in-play", code=BLOCKED)
        refusal = self._forbidden_by_module(seat, verb)
        if refusal is not None or marks & m.UNHURRIED:
            return refusal
        return None if paused or self.house.turns else self._hurried(seat)

    def _hurried(self, seat: int) -> Refusal | None:
        """ESC-RT-17: two commands of a player are a little apart."""
        last = self.commanded[seat]
        wait = 0 if last == NEVER else last + self.box.pace.command_least - self.t
        return no("ESC-RT-17", "too-fast", code=RATE, wait=wait) if wait > 0 else None

    def _forbidden_by_module(self, seat: int, verb: Verb) -> Refusal | None:
        if not self.inside(seat):
            return None
        for module in self.house.hear.forbids:
            refusal = module.forbids(self, seat, verb)
            if refusal is not None:
                return refusal
        return None

    # --- what a command does ---

    def play(self, seat: int, move: int, at: int = 0) -> list[tuple[Any, ...]]:
        """ESC-RT-03, ESC-RT-04: what is due by then happens first; an earlier time than the last
        counts as that one. A refused command changes nothing, not even the time."""
        due = self.timer()
        if due is not None and due <= at:
            later = self.clone()
            later.tick(at)
            refusal = later.check(seat, move)
        else:
            before = self.now, self.t
            clock.pass_time(self, max(at, self.now))
            refusal = self.check(seat, move)
            self.now, self.t = before
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.apply(seat, move, at)

    def apply(self, seat: int, move: int, at: int = 0) -> list[tuple[Any, ...]]:
        """Make a command that is known to be legal at that time."""
        self.told = []
        clock.advance(self, at, happen)
        verb = VOCABULARY.verb(move)
        if seat == REFEREE:
            lobby.make_referee(self, move)
        elif verb.marks & ASIDE:
            lobby.make_aside(self, seat, move)
        else:
            self._make(seat, verb, move)
        return self.told

    def _make(self, seat: int, verb: Verb, move: int) -> None:
        if not verb.marks & m.UNHURRIED:
            self.commanded[seat] = self.t
        self.house.commands[verb].make(self, seat, move)
        if verb is lobby.READY and clock.all_ready(self):
            clock.end_introduction(self, happen)
        follow_up(self)
        if self.house.turns and self.running() and self.ending != LOBBY:
            rolled = verb in (rolling.ROLL, rolling.PASS)
            if rolled or not self.inside(self.roller):
                rolling.next_roller(self, happen)

    # --- time ---

    def timer(self) -> int | None:
        return clock.timer(self)

    def tick(self, at: int) -> list[tuple[Any, ...]]:
        self.told = []
        clock.advance(self, at, happen)
        return self.told

    # --- what may be known ---

    def view(self, seat: int | None) -> View:
        return view_for(self, seat, self.waiting())

    def changes(self, since: Escape) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
        return changes(since.view(None), self.view(None))

    def outcome(self) -> Outcome | None:
        if self.running():
            return None
        if self.ending == ESCAPED:
            return Outcome(tuple(range(self.seats)), "escaped", "ESC-END-03")
        if self.ending == BURIED:
            return Outcome((), "buried", "ESC-END-02")
        if self.ending == CONCEDED:
            return Outcome((), "conceded", "ESC-END-05")
        return Outcome((), "lost", "ESC-END-02")

    def imagine(self, seat: int, seed: int) -> Escape:
        other = self.clone()
        imagine(other, seat, seed)
        return other

    def dump(self) -> bytes:
        return dumping.dump(self)

    def facts(self) -> dict[str, Any]:
        return facts.facts(self)

    def digest(self) -> str:
        return dumping.digest(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.dump(), self.box, dict(self.house.options))


def loaded(data: bytes, box: Box, options: dict[str, Any]) -> Escape:
    """The game that `dump` wrote down."""
    return Escape(*dumping.fields(data, box, House(options)))


def restored(told_facts: Mapping[str, Any], box: Box, house: House) -> Escape:
    """The game that `facts` told, if it makes sense."""
    game = Escape(*facts.restored(told_facts, box, house))
    check_sound(game, sound.invariants(game))
    return game


def begin(box: Box, house: House, seats: int, seed: int) -> Escape:
    """A new game, laid out and in its introduction; `told` holds what happened."""
    game = Escape(*setup.opening_fields(box, house, seats, seed))
    setup.prepare(game)
    return game
