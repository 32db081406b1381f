"""One pull, in the hall or waiting before it: from the hand's first message to the verdict."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from mastaba.bots.cursed_tomb.skill import HAND_OF_BOT
from mastaba.tables import hall_words as words
from mastaba.tables import trap
from mastaba.tables.messages import (
    Message,
    PullHappened,
    PullLies,
    PullNews,
    PullSaid,
    PullWarning,
    Refused,
    StoneLie,
)
from mastaba.tables.table import NotPossible
from mastaba.tables.trap import Asked

if TYPE_CHECKING:
    from mastaba.tables.hall import Waiting
    from mastaba.tables.pulls import Keeper

log = logging.getLogger("mastaba.tables")

TICKS: Final = 240
"""In a second."""
TICKS_OF_FRAME: Final = 4
NOT_BEGUN: Final = 30.0
"""Seconds after which a hand that has touched nothing makes room for others, if it has no clock."""
NOT_MOVING: Final = 120.0
"""Seconds after which a hand without a word counts as lost."""
DECISIVE: Final = ("in-the-bag", "fell", "clock-ended")
"""After these only the verdict is waited for."""
MARK: Final = 60
"""Frames between two marks for other hosts."""


_encode: Final = msgspec.json.Encoder().encode


class RunningPull:
    """What the hall tells of it goes to the table; what the player's hand does goes to the hall."""

    def __init__(self, keeper: Keeper, asked: Asked, bot: str) -> None:
        self.keeper = keeper
        self.asked = asked
        self.bot = bot
        self.id = keeper.pulls.hall.next_id()
        self.news: PullNews | None = None
        """How it stands, once it has its place in the hall."""
        self.touched = False
        self.decided = False
        self.lost = False
        """Nobody is there whose hand it is."""
        self._touch_is_written = False
        self._waiting: Waiting | None = None
        self._unsaid: list[words.ToWorker] = []
        self._frames = 0
        self._ended = False
        self._heard = asyncio.get_running_loop().time()

    def fits(self, asked: Asked | None) -> bool:
        """Whether it still is what the game waits for, and nobody else judges it."""
        if asked is None or (asked.number, asked.voids) != (self.asked.number, self.asked.voids):
            return False
        if asked.touched and not self.touched:
            return False  # another host was faster
        if self._touch_is_written and not asked.touched:
            return False  # another host has given us up
        self._touch_is_written = asked.touched
        return True

    # --- to the hall ---

    def come(self) -> None:
        keeper, asked = self.keeper, self.asked
        laid = keeper.live.table.trap
        assert laid is not None
        enter = words.Enter(
            self.id,
            laid.trap,
            asked.colour,
            None if asked.limit is None else asked.limit * TICKS // 1000,
            laid.seed,
            self.bot,
            trap.fresh_luck(),
        )
        self._waiting = keeper.pulls.hall.come(enter, self)
        self._say_unsaid()

    def say(self, word: words.ToWorker) -> None:
        """What the player's hand wants."""
        self._heard = asyncio.get_running_loop().time()
        self._find()
        self._say(word)

    def _find(self) -> None:
        if self.lost:
            self.lost = False
            self._say(words.Find(self.id))
            self.keeper.afar.judges(self)

    def _say(self, word: words.ToWorker) -> None:
        if self._waiting is not None and self._waiting.worker is not None:
            self._waiting.say(word)
            return
        if isinstance(word, words.Wish):
            # Only the last one counts.
            self._unsaid = [one for one in self._unsaid if not isinstance(one, words.Wish)]
        self._unsaid.append(word)

    def _say_unsaid(self) -> None:
        if self._waiting is not None and self._waiting.worker is not None:
            unsaid, self._unsaid = self._unsaid, []
            for word in unsaid:
                self._waiting.say(word)

    def leave(self) -> None:
        if self._waiting is not None and not self._ended:
            self._waiting.leave()

    # --- the table around it ---

    def follow_seat(self) -> None:
        """A bot may have taken the seat over. It begins no pull in the middle: who has touched the
        trap brings it to its end, or loses the hand (TOMB-DT-31)."""
        bot = self.keeper.live.table.bot_at(self.asked.seat)
        if bot and not self.bot and not self.touched:
            self.bot = HAND_OF_BOT.get(bot, "medium")
            self._say(words.TakeOver(self.id, self.bot, trap.fresh_luck()))

    def is_seen_by(self, person: str) -> None:
        self.is_looked_at()
        if self._is_theirs(person):
            self._find()

    def is_looked_at(self) -> None:
        """Somebody has come who has seen nothing yet."""
        self._say(words.Look(self.id))

    def is_probed(self) -> bool:
        """Once a second: whether somebody looks on from another server."""
        return self._frames % MARK == 0

    def is_left_by(self, person: str) -> None:
        """TOMB-DT-31: the hand holds its pose for a while; who has not begun waits no more."""
        if self.bot or not self._is_theirs(person):
            return
        if self._waiting is not None and self._waiting.worker is None:
            self.leave()
            self.keeper.pull_ended(self)
        else:
            self._lose()

    def _lose(self) -> None:
        if not self.lost:
            self.lost = True
            self._say(words.Lose(self.id))
            self.keeper.afar.judges(self)

    def _is_someone_there(self) -> bool:
        return any(self._is_theirs(viewer.person) for viewer in self.keeper.live.viewers)

    def _is_theirs(self, person: str) -> bool:
        return self.keeper.live.table.holds(person, self.asked.seat)

    # --- from the hall ---

    def waits(self, ahead: int) -> None:
        self.keeper.tell(self.keeper.news_of("queued", self.asked, ahead))

    def begins(self) -> None:
        """TOMB-DT-28: from now on the clock runs."""
        self._stands("running")
        self.keeper.pulls.scribe.spawn(self._begin())
        self._say_unsaid()
        if not self.bot and not self._is_someone_there():
            self._lose()

    def _stands(self, state: str, verdict: str = "") -> None:
        """Tell how it stands, here and at other servers."""
        self.news = self.keeper.news_of(state, self.asked, verdict=verdict)
        self.keeper.tell(self.news)
        self.keeper.afar.judges(self)

    def hears(self, word: words.FromWorker) -> None:
        if self.keeper.run is not self:
            return
        if isinstance(word, words.Shown):
            self._show(word)
        elif isinstance(word, words.Misunderstood):
            self._refuse(word)
        elif isinstance(word, words.Ended):
            self._ended = True
            self._stands("ended", word.move)
            self.keeper.pulls.scribe.spawn(self._judge(word))

    def is_dropped(self) -> None:
        """TOMB-DT-35: the worker has died, and the trap lies as before."""
        if self.keeper.run is self and not self._ended:
            self.keeper.drop()
            self.keeper.heed()

    def _show(self, word: words.Shown) -> None:
        """TOMB-DT-37: 60 frames a second to whoever pulls, 30 to everybody else."""
        for viewer in self.keeper.live.viewers:
            if self._is_theirs(viewer.person):
                viewer.send_frame(word.frame)
            elif word.half:
                viewer.send_frame(word.half)
        self.keeper.afar.frames(word.frame, word.half)
        for kind, tick, thing in word.events:
            self._tell_all(PullHappened(kind, tick, thing))
            if kind == "touched":
                self.touched = True
                self.keeper.pulls.scribe.spawn(self._touch())
            # What falls untouched has fallen by itself, and the pull begins again.
            if kind in DECISIVE and (self.touched or kind != "fell") and not self.decided:
                self.decided = True
                self.keeper.afar.judges(self)
        for key, facts in word.said:
            self._tell_all(PullSaid(key, facts))
        if word.lies:
            self._tell_all(lies_of(word.lies))
        self._frames += 1
        self._watch_clock()
        if not self.bot:
            self._watch_hand()

    def _tell_all(self, message: Message) -> None:
        self.keeper.afar.tells(self.keeper.send(message))

    def _watch_clock(self) -> None:
        """TOMB-DT-28: warnings before the end."""
        if self.asked.limit is not None:
            left = self.asked.limit * TICKS // 1000 - self._frames * TICKS_OF_FRAME
            for seconds in self.keeper.live.table.state.box.warnings:
                if left <= seconds * TICKS < left + TICKS_OF_FRAME:
                    self._tell_all(PullWarning(seconds))
        if self._touch_is_written and self._frames % MARK == 0:
            self.keeper.pulls.scribe.spawn(self.keeper.mark())

    def _watch_hand(self) -> None:
        """A place in the hall is not for those who have fallen asleep."""
        idle = asyncio.get_running_loop().time() - self._heard
        if idle > NOT_BEGUN and not self.touched and self.asked.limit is None:
            self.leave()
            self.keeper.pull_ended(self)
        elif idle > NOT_MOVING:
            self._lose()

    def _refuse(self, word: words.Misunderstood) -> None:
        no = NotPossible("hand-cannot", why=word.why, reason=word.reason, ways=word.ways)
        refused = _encode(Refused("", no.key, facts=no.facts))
        for viewer in list(self.keeper.live.viewers):
            if self._is_theirs(viewer.person):
                viewer.send(refused)
        self.keeper.afar.tells(refused, theirs=True)

    # --- what is written down ---

    async def _begin(self) -> None:
        if self.asked.limit is not None and not self.touched:
            await self.keeper.report("begin", self.asked)

    async def _touch(self) -> None:
        if self.keeper.run is self and not self._touch_is_written:
            await self.keeper.report("touch", self.asked)

    async def _judge(self, word: words.Ended) -> None:
        """Write what came of it; if that fails for good, the pull begins again."""
        try:
            await self._write_verdict(word)
        except Exception:
            log.exception("a verdict could not be written")
        self.keeper.pull_ended(self)

    async def _write_verdict(self, word: words.Ended) -> None:
        """The verdict, with its record; then what fell by itself is put back (TOMB-DT-26)."""
        keeper, builders = self.keeper, self.keeper.pulls.builders
        after = b""
        fallen: tuple[int, ...] = ()
        if word.kind != "fell" and word.kind != "void":
            calm = await builders.settle(word.trap)
            after, fallen = calm.trap, calm.fallen
        if word.kind == "slipped":
            await keeper.slip(fallen)
        else:
            if self.touched and not self._touch_is_written:
                await keeper.report("touch", self.asked)
            await keeper.report(word.move, self.asked, after, word.record)
            if fallen:
                await keeper.slip(fallen)
        laid = keeper.live.table.trap
        if fallen and laid is not None:
            made = await builders.replant(after, fallen)
            await keeper.lay(keeper.laid(laid.build, made.trap, made.seed))


def lies_of(found: Sequence[words.Lying]) -> PullLies:
    return PullLies([msgspec.convert(msgspec.structs.asdict(one), StoneLie) for one in found])
