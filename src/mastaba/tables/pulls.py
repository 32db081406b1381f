"""The traps of a host: each is built in time, shown to everybody, and pulled at in the hall.

What a hand does is for the moment only. What counts is written down like any move: the first touch,
then the verdict, with its record in the same transaction. A pull that a crash has cut off begins
again from the trap as it was before.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Final, Literal
from weakref import WeakValueDictionary

import msgspec

from mastaba.bots.cursed_tomb.skill import HAND_OF_BOT
from mastaba.kernel.contract import REFEREE
from mastaba.referee import HandInput
from mastaba.tables import entries as e
from mastaba.tables import hall_words as words
from mastaba.tables.afar import Afar
from mastaba.tables.builders import Builders
from mastaba.tables.clockwork import ASLEEP, BEAT
from mastaba.tables.hall import Hall
from mastaba.tables.live import Live, Viewer, now
from mastaba.tables.messages import Message, PullNews
from mastaba.tables.relay import AnyWord, Relay
from mastaba.tables.resting_trap import RestingTrap
from mastaba.tables.rules_in_play import physics_of
from mastaba.tables.running_pull import RunningPull
from mastaba.tables.scribe import Scribe
from mastaba.tables.spoken_choices import SpokenChoices
from mastaba.tables.store import Store, StoreUnavailable
from mastaba.tables.table import RUNNING, NotPossible
from mastaba.tables.trap import (
    STUCK,
    Asked,
    asked_pull,
    bots_to_agree,
    builds,
    hand_may_be_commanded,
    is_same,
    stones_left,
    trap_secret,
)

log = logging.getLogger("mastaba.tables")

BOT_WAITS: Final = (1.0, 3.0)
"""TOMB-DT-46: seconds before a bot pulls, so that people can follow."""
FIRST_MOVE: Final = 30.0
"""Seconds until a clock starts without a sign of the player."""
GIVE_WAY: Final = (3.0, 6.0)
"""So many seconds later where another server has written what led to the pull: it lets it begin,
unless it is gone."""
STRAGGLERS: Final = 3.0
"""Seconds in which wishes of a hand are still under way after its pull has ended."""
BEFORE_TOUCH: Final = ("begin", "touch")
"""What the referee says only until the hand has touched something."""
RESTART: Final = "restart"

_encode: Final = msgspec.json.Encoder().encode


class Pulls:
    """`patient`: bots wait before they pull. `alone`: no other host serves these tables."""

    def __init__(
        self,
        store: Store,
        scribe: Scribe,
        hall: Hall,
        relay: Relay,
        patient: bool,
        alone: bool,
    ) -> None:
        self.store = store
        self.scribe = scribe
        self.hall = hall
        self.relay = relay
        self.patient = patient
        self.alone = alone
        self.builders = Builders()
        self.first_move = FIRST_MOVE
        self._keepers: WeakValueDictionary[str, Keeper] = WeakValueDictionary()
        hall.warm()

    def keeper(self, live: Live) -> Keeper:
        if live.keeper is None:
            live.keeper = self._keepers[live.table.id] = Keeper(self, live)
            self.listen()
        return live.keeper

    def hear(self, word: AnyWord) -> None:
        """Another server speaks of a pull."""
        keeper = self._keepers.get(word.table)
        if keeper is not None:
            keeper.afar.hears(word)

    def listen(self) -> None:
        """Hear what other servers say of the tables that somebody looks at, and no more."""
        keepers = list(self._keepers.values())
        self.relay.listen(set[str]().union(*(keeper.afar.channels() for keeper in keepers)))

    def close(self) -> None:
        self.hall.close()
        self.builders.close()


class Keeper:
    """Looks after the trap of one table."""

    def __init__(self, pulls: Pulls, live: Live) -> None:
        self.pulls = pulls
        self.live = live
        self.run: RunningPull | None = None
        self.afar = Afar(self)
        self._news: PullNews | None = None
        self.rest = RestingTrap(self)
        self._building = 0
        self._laying_anew: e.Laid | None = None
        self._awaited: Asked | None = None
        """The pull that a bot is about to begin."""
        self._urged: Asked | None = None
        """The pull that begins by itself if its player does not."""
        self._chosen = SpokenChoices()
        self._orphan: asyncio.TimerHandle | None = None
        self._restarting = False
        self._last_seat = -1
        self._last_end = 0.0

    # --- how it stands ---

    def asked(self) -> Asked | None:
        table = self.live.table
        return asked_pull(table.state) if table.phase == RUNNING else None

    def heed(self) -> None:
        """The table has gone on."""
        self.afar.heed()
        table, asked = self.live.table, self.asked()
        if self.run is not None and not self.run.fits(asked):
            self.drop()
        if table.phase != RUNNING:
            self._news = None
            return
        if asked is not None and self._is_open(asked) and bots_to_agree(table):
            self.pulls.scribe.spawn(self._let_bots_agree())
        number = builds(table.state)
        if table.trap is None or table.trap.build != number:
            self._build(number)
        elif self.run is not None:
            self.run.follow_seat()
        elif table.trap.physics != self._physics() and not (asked and asked.touched):
            self._lay_anew(table.trap)
        elif asked is None:
            self.tell(PullNews("at-rest", number))
            self.rest.show(None)
        elif asked.touched:
            self._wait_for_orphan()
        elif not self.afar.runs(asked):
            self._arm(asked)

    def _arm(self, asked: Asked) -> None:
        self.tell(self.news_of("armed", asked))
        self.rest.show(asked.colour)
        if self.live.table.bot_at(asked.seat) and self._awaited != asked:
            self._awaited = asked
            self.pulls.scribe.spawn(self._pull_as_bot(asked, self._others_wait()))
        elif asked.limit is not None and self._urged != asked:
            self._urged = asked
            loop = asyncio.get_running_loop()
            wait = self.pulls.first_move + self._others_wait()
            loop.call_later(wait, self._begin_without_hand, asked)

    def _others_wait(self) -> float:
        """Two servers that let the same pull begin would show two hands for a moment."""
        is_ours = self.pulls.alone or self.live.wrote_last
        return 0.0 if is_ours else _between(GIVE_WAY)

    def _begin_without_hand(self, asked: Asked) -> None:
        """Where there is a clock, nobody can keep it from starting."""
        if self._urged == asked:
            self._urged = None
            if self._may_begin(asked) and self._trap_is_ready():
                self._begin(asked)

    def _may_begin(self, asked: Asked) -> bool:
        return self.run is None and asked == self.asked() and not self.afar.runs(asked)

    def _trap_is_ready(self) -> bool:
        table = self.live.table
        return self._is_built(builds(table.state), self._physics())

    def _is_built(self, build: int, physics: int) -> bool:
        trap = self.live.table.trap
        return trap is not None and (trap.build, trap.physics) == (build, physics)

    def news_of(self, state: str, asked: Asked, ahead: int = 0, verdict: str = "") -> PullNews:
        assert self.live.table.trap is not None
        return PullNews(
            state,  # type: ignore[arg-type]
            self.live.table.trap.build,
            asked.number,
            asked.seat,
            asked.colour_name,
            asked.limit,
            ahead,
            verdict,
        )

    def tell(self, news: PullNews) -> None:
        if news != self._news:
            self._news = news
            self.send(news)

    def send(self, message: Message) -> bytes:
        """Tell everybody here; the bytes that they have got."""
        encoded = _encode(message)
        for viewer in list(self.live.viewers):
            viewer.send(encoded)
        return encoded

    def _lies_like(self, laid: e.Laid) -> bool:
        trap = self.live.table.trap
        return trap is not None and (trap.trap, trap.physics) == (laid.trap, laid.physics)

    def drop(self, yielding: bool = False) -> None:
        """The pull that runs here counts no more; `yielding`: another server goes on with it."""
        run, self.run = self.run, None
        if run is not None:
            run.leave()
            self.afar.stops(run, yielding)

    def pull_ended(self, run: RunningPull) -> None:
        self._last_seat, self._last_end = run.asked.seat, asyncio.get_running_loop().time()
        if self.run is run:
            self.run = None
        self.afar.stops(run)
        self.heed()

    # --- the trap at rest ---

    def _build(self, number: int) -> None:
        if self._building != number:
            self._building = number
            self.tell(PullNews("building", number))
            self.pulls.scribe.spawn(self._build_and_show(number))

    async def _build_and_show(self, number: int) -> None:
        try:
            secret = await trap_secret(self.pulls.store, self.live.table.id)
            made = await self.pulls.builders.build(secret, number)
        except Exception:
            self._building = 0  # whoever comes next lets it be tried again
            raise
        if self.run is None and not self.afar.runs(self.asked()):
            self.rest.play(made.frames)
        await self.lay(self.laid(number, made.trap, made.seed))

    def _physics(self) -> int:
        return physics_of(self.live.table.game, self.live.table.options)

    def _lay_anew(self, before: e.Laid) -> None:
        """It has come to rest by another physics: nobody pulls before it rests by this one."""
        if self._laying_anew != before:
            self._laying_anew = before
            self.tell(PullNews("building", before.build))
            self.pulls.scribe.spawn(self._settle_anew(before))

    async def _settle_anew(self, before: e.Laid) -> None:
        try:
            left = stones_left(self.live.table.state)
            anew = await self.pulls.builders.lay_anew(before.trap, left)
        except Exception:
            self._laying_anew = None  # whoever comes next lets it be tried again
            raise
        if anew.frames:
            self.rest.play(anew.frames)
        how: Literal["kept", "poured"] = "poured" if anew.frames else "kept"
        await self.lay(self.laid(before.build, anew.trap, anew.seed or before.seed, how))

    def laid(
        self,
        build: int,
        trap: bytes,
        seed: bytes,
        after_update: Literal["", "kept", "poured"] = "",
    ) -> e.Laid:
        return e.Laid("", build, trap, seed, self._physics(), after_update)

    async def lay(self, laid: e.Laid) -> None:
        """Write down how the trap lies, also when the store is away for a while."""
        table = self.live.table
        while table.phase == RUNNING and builds(table.state) == laid.build:
            try:
                async with self.live.turn:
                    if self._lies_like(laid):
                        return
                    if await self.pulls.scribe.append(self.live, laid):
                        return
                    await self.pulls.scribe.catch_up(self.live)
                    if self._is_built(laid.build, laid.physics):
                        return  # another host has built the same
            except StoreUnavailable as error:
                log.warning("a trap cannot be written: %s", error)
                await asyncio.sleep(self.pulls.scribe.retry)

    # --- those who look on ---

    def greet(self, viewer: Viewer) -> None:
        """Somebody has come: show how it stands."""
        if self._news is not None:
            viewer.send(_encode(self._news))
        self.rest.show_to(viewer)
        if self.run is not None:
            self.run.is_seen_by(viewer.person)
        self.afar.came(viewer.person)

    def left(self, person: str) -> None:
        """Somebody has gone, on one of their devices."""
        if person not in {one.person for one in self.live.viewers}:
            if self.run is not None:
                self.run.is_left_by(person)
            self.afar.went(person)

    # --- the hand ---

    def hand(self, person: str, data: bytes) -> None:
        """Where a hand wants to be. UnreadableInput or NotPossible: it is not used."""
        HandInput.unpack(data)
        run = self._run_of(person)
        if isinstance(run, Afar):
            run.wish(person, data)
        elif run is not None:
            run.say(words.Wish(run.id, data))

    def command(self, person: str, text: str) -> None:
        """Words for a hand; none: it is ready."""
        if text and not hand_may_be_commanded(self.live.table.state):
            raise NotPossible("no-commanded-hand", "TOMB-DT-48")
        run = self._run_of(person)
        if run is None:
            raise NotPossible("not-your-pull")
        if isinstance(run, Afar):
            run.command(person, text)
        elif text:
            self._chosen.note(run.asked, text)
            run.say(words.Command(run.id, text))

    def _run_of(self, person: str) -> RunningPull | Afar | None:
        """The pull that the person's hand is in, at another server or here, begun if need be; None:
        it has just ended."""
        table, asked = self.live.table, self.asked()
        if asked is None or not table.owns(person, asked.seat) or table.bot_at(asked.seat):
            since = asyncio.get_running_loop().time() - self._last_end
            if since < STRAGGLERS and table.owns(person, self._last_seat):
                return None
            raise NotPossible("not-your-pull")
        if self.afar.runs(asked):
            return self.afar
        if self.run is None:
            if asked.touched or not self._trap_is_ready():
                return None  # the trap is not ready yet
            self._begin(asked)
            assert self.run is not None
            for text in self._chosen.of(asked):
                self.run.say(words.Command(self.run.id, text))
        return self.run

    def _begin(self, asked: Asked, bot: str = "") -> None:
        self.rest.stop_film()  # whoever comes later sees the trap as it lies
        self.run = RunningPull(self, asked, bot)
        self.run.come()

    async def _pull_as_bot(self, asked: Asked, wait: float) -> None:
        await asyncio.sleep(wait + (_between(BOT_WAITS) if self.pulls.patient else 0))
        if self._awaited == asked and self._may_begin(asked):
            bot = self.live.table.bot_at(asked.seat)
            if bot:
                self._begin(asked, HAND_OF_BOT.get(bot, "medium"))
        if self._awaited == asked:
            self._awaited = None

    async def _let_bots_agree(self) -> None:
        async with self.live.turn:
            while (
                (asked := self.asked()) is not None
                and self._is_open(asked)
                and (seats := bots_to_agree(self.live.table))
            ):
                if not await self.pulls.scribe.append(self.live, e.Moved("", seats[0], STUCK)):
                    await self.pulls.scribe.catch_up(self.live)

    def _is_open(self, asked: Asked) -> bool:
        """Whether it is known here that nothing has decided the pull yet."""
        if self.run is not None:
            return not self.run.decided
        if self.afar.runs(asked):
            return not self.afar.is_decided(asked)
        return not asked.touched

    def check_move(self, move: str) -> None:
        """TOMB-SLIDE-08: what fell and what lies in the bag counts, whoever calls it stuck."""
        decided = self.afar.is_decided(self.asked()) if self.run is None else self.run.decided
        if decided and move.split() == [STUCK]:
            raise NotPossible("pull-is-decided", "TOMB-SLIDE-08")

    # --- after a crash ---

    def _wait_for_orphan(self) -> None:
        """TOMB-DT-35: a pull that nobody judges any more begins again. Whether another host does
        shows in its marks."""
        if self._orphan is not None or self._restarting:
            return
        wait = 0 if self.pulls.alone else max(0, self.live.table.latest + ASLEEP - now())
        self._orphan = asyncio.get_running_loop().call_later(wait / 1000, self._adopt_orphan)

    def _adopt_orphan(self) -> None:
        self._orphan = None
        asked = self.asked()
        if asked is None or not asked.touched or self.run is not None:
            return
        if not self.pulls.alone and now() - self.live.table.latest < ASLEEP:
            self._wait_for_orphan()
        else:
            self._restarting = True
            self.pulls.scribe.spawn(self._restart(asked))

    async def _restart(self, asked: Asked) -> None:
        try:
            await self.report(RESTART, asked)
        finally:
            self._restarting = False

    def _is_judged(self, asked: Asked) -> bool:
        """Whether the pull that was to begin again has done so already."""
        return not asked.touched or self.run is not None or self.afar.runs(asked)

    async def report(
        self, move: str, asked: Asked, trap: bytes = b"", record: bytes | None = None
    ) -> bool:
        """Write what the referee says about a pull; False: it is not asked any more."""
        scribe, table = self.pulls.scribe, self.live.table
        while True:
            try:
                async with self.live.turn:
                    while (still := self.asked()) is not None and is_same(still, asked):
                        if still.touched and move in BEFORE_TOUCH:
                            return True  # another host has written it
                        if move == RESTART and self._is_judged(still):
                            return True
                        refusal = table.state.check(REFEREE, table.game.parse(move))
                        if refusal is not None:
                            log.error("the referee's %r breaks %s", move, refusal.rule)
                            return False
                        entry = e.Moved("", REFEREE, move, trap=trap)
                        if await scribe.append(self.live, entry, record):
                            await scribe.go_on(self.live)
                            return True
                        await scribe.catch_up(self.live)
                    return False
            except StoreUnavailable as error:
                log.warning("a verdict cannot be written: %s", error)
                await asyncio.sleep(scribe.retry)

    async def slip(self, things: Sequence[int]) -> None:
        """TOMB-DT-26: write that something has fallen by itself."""
        names = [self.live.table.state.box.thing(thing) for thing in things]
        for name in names:
            async with self.live.turn:
                table = self.live.table
                move = table.game.parse(f"slipped {name}")
                while table.phase == RUNNING and table.state.check(REFEREE, move) is None:
                    if await self.pulls.scribe.append(
                        self.live, e.Moved("", REFEREE, f"slipped {name}")
                    ):
                        break
                    await self.pulls.scribe.catch_up(self.live)

    async def mark(self) -> None:
        """Other hosts see that a pull is judged here."""
        if not self.pulls.alone and now() - self.live.table.latest >= BEAT:
            async with self.live.turn:
                await self.pulls.scribe.append(self.live, e.Served(""))


def _between(seconds: tuple[float, float]) -> float:
    shortest, longest = seconds
    return shortest + (longest - shortest) * secrets.randbelow(1000) / 1000
