"""A table's pull across servers: it runs at one of them, and is seen and felt at all.

It runs where its hand moved first. The others show what they hear of it, send on the hands of those
who come to them, and neither arm a second pull nor take a `stuck` that comes too late.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from mastaba.tables import relay as r
from mastaba.tables.clockwork import ASLEEP, BEAT
from mastaba.tables.table import NotPossible
from mastaba.tables.trap import Asked

if TYPE_CHECKING:
    from mastaba.tables.live import Viewer
    from mastaba.tables.pulls import Keeper
    from mastaba.tables.running_pull import RunningPull

log = logging.getLogger("mastaba.tables")


class Afar:
    """One keeper's ties to the keepers of the same table at other servers."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._relay = keeper.pulls.relay
        self._table = keeper.live.table.id
        self._judge: r.Judges | None = None
        """The last word of the server where the pull runs, if it is another one."""
        self._early: r.Judges | None = None
        """What another server has said of a pull that is not asked for here yet: its words may come
        before its entries."""
        self._expiry: asyncio.TimerHandle | None = None
        self._run: RunningPull | None = None
        """The pull that runs here and that others were told of."""
        self._audience = False
        """Whether somebody at another server looks on."""
        self._beat: asyncio.TimerHandle | None = None

    def channels(self) -> set[str]:
        """What is listened to: the hand in our own pull, or else the bowl, if somebody looks."""
        if self._run is not None:
            return {r.hand_of(self._table)}
        return {r.bowl_of(self._table)} if self._keeper.live.viewers else set()

    def _about(self, pull: Asked | r.Judges) -> tuple[str, str, int, int]:
        """What each word to others begins with."""
        return self._relay.host, self._table, pull.number, pull.voids

    # --- a pull that runs here ---

    def judges(self, run: RunningPull) -> None:
        """Tell the others that a pull runs here and how it stands, now and every second."""
        if self._keeper.run is not run or run.news is None:
            return
        if self._run is not run:
            self._run = run
            self._audience = True  # until a frame has reached nobody
            self._keeper.pulls.listen()
        if self._beat is not None:
            self._beat.cancel()
        loop = asyncio.get_running_loop()
        self._beat = loop.call_later(BEAT / 1000, self.judges, run)
        claim = r.Judges(*self._about(run.asked), run.news, run.decided, run.lost)
        self._relay.say(r.CLAIMS, claim)

    def stops(self, run: RunningPull, yielding: bool = False) -> None:
        """The pull does not run here any more; `yielding`: it does at another server."""
        if self._run is not run:
            return
        self._run = None
        if self._beat is not None:
            self._beat.cancel()
        if not yielding:
            last = r.Judges(*self._about(run.asked), None, run.decided, False)
            self._relay.say(r.CLAIMS, last)
        self._keeper.pulls.listen()

    def frames(self, frame: bytes, half: bytes) -> None:
        run = self._run
        if run is not None and (self._audience or run.is_probed()):
            word = r.Framed(*self._about(run.asked), frame, half)
            self._relay.say(r.bowl_of(self._table), word, self._reached)

    def _reached(self, servers: int) -> None:
        if servers and not self._audience and self._run is not None:
            self._run.is_looked_at()  # they have missed what changed before
        self._audience = bool(servers)

    def tells(self, message: bytes, theirs: bool = False) -> None:
        run = self._run
        if run is not None and self._audience:
            word = r.Told(*self._about(run.asked), message, theirs)
            self._relay.say(r.bowl_of(self._table), word)

    # --- a pull that runs elsewhere ---

    def runs(self, asked: Asked | None) -> bool:
        """Whether it runs at another server."""
        judge = self._judge
        return (
            judge is not None
            and asked is not None
            and (judge.number, judge.voids) == (asked.number, asked.voids)
        )

    def is_decided(self, asked: Asked | None) -> bool:
        return self._judge is not None and self._judge.decided and self.runs(asked)

    def wish(self, person: str, hand: bytes) -> None:
        if self._judge is not None:
            self._send_on(r.Wished(*self._about(self._judge), person, hand))

    def command(self, person: str, text: str) -> None:
        if self._judge is not None:
            self._send_on(r.Commanded(*self._about(self._judge), person, text))

    def came(self, person: str) -> None:
        self._keeper.pulls.listen()
        if self._judge is not None:
            self._send_on(r.Came(*self._about(self._judge), person))

    def went(self, person: str) -> None:
        self._keeper.pulls.listen()
        if self._judge is not None:
            self._send_on(r.Went(*self._about(self._judge), person))

    def _send_on(self, word: r.AnyWord) -> None:
        self._relay.say(r.hand_of(self._table), word)

    def _forget(self) -> None:
        """Nothing is heard of it any more: here it may begin again."""
        self._judge = None
        if self._expiry is not None:
            self._expiry.cancel()
        self._keeper.heed()

    # --- what other servers say ---

    def heed(self) -> None:
        """The table has gone on, maybe to a pull that was spoken of before."""
        early, self._early = self._early, None
        if early is not None:
            self._hear_judge(early)

    def hears(self, word: r.AnyWord) -> None:
        if isinstance(word, r.Judges):
            self._hear_judge(word)
        elif isinstance(word, r.Framed | r.Told):
            self._show(word)
        else:
            self._feel(word)

    def _hear_judge(self, word: r.Judges) -> None:
        asked, run = self._keeper.asked(), self._keeper.run
        if asked is None or (word.number, word.voids) != (asked.number, asked.voids):
            self._early = None if word.news is None else word
            return
        known = self._judge is not None and self._judge.host == word.host
        if word.news is None:
            if known:
                self._forget()
            return
        if run is not None:
            # Both began at the same moment: all of them know whose name comes first.
            if run is self._run and self._relay.host < word.host:
                return
            self._keeper.drop(yielding=True)
        self._judge = word
        if self._expiry is not None:
            self._expiry.cancel()
        loop = asyncio.get_running_loop()
        self._expiry = loop.call_later(ASLEEP / 1000, self._forget)
        self._keeper.tell(word.news)
        if self._keeper.live.viewers and not known:
            self.came("")
        if word.lost and word.news.seat is not None:
            for viewer in self._keeper.live.viewers:
                if self._is_theirs(viewer, word.news.seat):
                    self.came(viewer.person)

    def _show(self, word: r.Framed | r.Told) -> None:
        judge = self._judge
        if judge is None or judge.news is None or judge.host != word.host:
            return
        for viewer in list(self._keeper.live.viewers):
            theirs = self._is_theirs(viewer, judge.news.seat)
            if isinstance(word, r.Framed):
                self._keeper.rest.stop_film()
                if theirs or word.half:
                    viewer.send_frame(word.frame if theirs else word.half)
            elif theirs or not word.theirs:
                viewer.send(word.message)

    def _is_theirs(self, viewer: Viewer, seat: int | None) -> bool:
        return self._keeper.live.table.holds(viewer.person, seat)

    def _feel(self, word: r.Wished | r.Commanded | r.Came | r.Went) -> None:
        """A hand is judged here like one that came here, with the same checks."""
        run = self._run
        if run is None or (run.asked.number, run.asked.voids) != (word.number, word.voids):
            return
        try:
            if isinstance(word, r.Wished):
                self._keeper.hand(word.person, word.hand)
            elif isinstance(word, r.Commanded):
                self._keeper.command(word.person, word.text)
            elif isinstance(word, r.Went):
                self._keeper.left(word.person)
            else:
                run.is_seen_by(word.person)
        except (NotPossible, ValueError) as error:
            log.debug("a hand from another server is not used: %s", error)
