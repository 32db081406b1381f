"""A player in real time: looks, thinks for a moment, and rolls or does something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mastaba.bots.escape.calls import BREATH, call_out
from mastaba.bots.escape.plans import (
    EXPLORE,
    GEMS,
    LEAVE,
    Manner,
    Plan,
    needed,
    plan,
    time_left,
)
from mastaba.bots.escape.votes import votes_to_answer
from mastaba.bots.escape.ways import ways_in
from mastaba.games.escape import Escape
from mastaba.games.escape import dice as d
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import FATE, Cost, G, K
from mastaba.games.escape.discovering import DISCOVER, PLACE
from mastaba.games.escape.entering import ENTER
from mastaba.games.escape.flight import LOBBY, NEVER, NO_ROOM, NOBODY
from mastaba.games.escape.gems import COMMIT, WITHDRAW, forbids_goal, value
from mastaba.games.escape.leaving import ESCAPE, GIFT
from mastaba.games.escape.lobby import POWER, READY
from mastaba.games.escape.modules.curses import tiles as curses
from mastaba.games.escape.modules.curses.commands import CHOOSE, HAND, LIFT
from mastaba.games.escape.modules.treasures import tiles as treasures
from mastaba.games.escape.modules.treasures.rules import TAKE, USE
from mastaba.games.escape.payments import payments
from mastaba.games.escape.pools import tiles_in_pools
from mastaba.games.escape.rolling import PASS, ROLL, UNLOCK
from mastaba.games.escape.temple import STEPS, free_sides
from mastaba.games.escape.voting import PROPOSE, VOTE
from mastaba.kernel.chance import below
from mastaba.kernel.contract import Move, Seat, State

Wish = tuple[Move | None, int]
"""A command, or none, and how many milliseconds to look away after it."""

IDLE: Final = 1000
HURRY: Final = 60_000
"""With so few milliseconds left, any die is better inside than outside."""


class Player:
    """How quick, how careful, and how it plans."""

    name = "player"
    paces = (3800, 2900, 2320, 2180, 2300, 1870)
    """By number of players: milliseconds on average from looking up to having done something. Who
    is alone has everything to look after; in a team somebody always calls what is next."""
    slips = 40
    """How often in a thousand a moment is wasted, or good dice are rolled away."""
    words = 50
    """How often in a thousand looks it calls out what it goes for."""
    manner = Manner(keys=3, late_keys=4, crossing=6500, leaving=150_000)

    def choose(self, seen: State, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        """For tables without a clock: the same player, with all the time in the world."""
        assert isinstance(seen, Escape)
        move, _wait = self._look(seen, seat, luck)
        if move is not None and move in moves:
            return move
        rolls = [one for one in moves if ROLL.says(one) or PASS.says(one)]
        return rolls[-1] if rolls else moves[0]

    def act(self, seen: State, seat: Seat, luck: int) -> Wish:
        """What the player says or does now; it looks again after the time it gives."""
        assert isinstance(seen, Escape)
        if seen.adopters[seat] != NOBODY:
            return None, IDLE  # A person plays this seat too.
        call = self._call(seen, seat, luck)
        return self._look(seen, seat, luck) if call is None else (call, BREATH)

    def _call(self, x: Escape, seat: Seat, luck: int) -> Move | None:
        """Now and then, on the way or where help is needed."""
        playing = x.ending != LOBBY and x.paused == NEVER and x.inside(seat)
        if not playing or below(luck, 3, 0, 1000) >= self.words:
            return None
        return call_out(x, seat, plan(x, seat, self.manner))

    def _look(self, x: Escape, seat: Seat, luck: int) -> Wish:
        wait = self._moment(self.paces[x.seats - 1], luck)
        if x.ending == LOBBY:
            return (None if x.ready >> seat & 1 else m.command(READY)), wait
        answer = self._vote(x, seat)
        if answer is not None:
            return answer, wait
        if x.paused != NEVER:
            return None, IDLE
        if not x.inside(seat):
            return self._gift(x, seat), IDLE
        if x.held[seat] != NO_ROOM:
            return self._place(x, seat), wait
        if self._slips(luck):
            return None, wait
        move, wait = self._do(x, seat, luck, wait)
        if move is None and x.house.turns and x.roller == seat:
            move = m.command(PASS)
        return move, wait

    def _moment(self, pace: int, luck: int) -> int:
        """Between half the pace and one and a half of it."""
        return pace // 2 + below(luck, 1, 0, pace + 1)

    def _slips(self, luck: int) -> bool:
        return below(luck, 2, 0, 1000) < self.slips

    # --- together ---

    def _vote(self, x: Escape, seat: Seat) -> Move | None:
        """What others wish to decide is their wish: a bot stands in nobody's way, and asks neither
        for a pause nor for its end. Only a gem for nothing it refuses fate."""
        for ballot in votes_to_answer(x, seat):
            agrees = ballot != FATE or _fate_helps(x)
            return m.command(VOTE, ballot, int(agrees))
        return None

    def _gift(self, x: Escape, seat: Seat) -> Move | None:
        """Outside it waits with its die until somebody lacks one: to roll at all, for the keys that
        the Exit costs, or at the Exit already."""
        mine = d.in_state(x, seat, *d.AT_HAND)
        if x.gifted >> seat & 1 or not mine:
            return None
        keys = x.depot + 1
        needs = [
            (not d.free_dice(x, one), len(d.owned(x, one)) < keys, -len(d.free_dice(x, one)), one)
            for one in x.insiders()
            if x.at(one) == x.box.exit
            or len(d.owned(x, one)) < keys
            or not d.free_dice(x, one)
            or time_left(x) < HURRY
        ]
        return m.command(GIFT, max(needs)[-1], dice=1 << mine[0]) if needs else None

    # --- rooms ---

    def _place(self, x: Escape, seat: Seat) -> Move:
        """Where the new room leaves most ways open."""
        here = x.where[x.at(seat)]
        openings = x.box.rooms[x.held[seat]].turned

        def room_to_grow(side: int) -> int:
            at = here + STEPS[side]
            return sum(
                [openings[side][way] and at + STEPS[way] not in x.squares for way in range(4)]
            )

        best = max(free_sides(x, x.at(seat)), key=room_to_grow)
        return m.command(PLACE, best)

    # --- dice ---

    def _do(self, x: Escape, seat: Seat, luck: int, wait: int) -> Wish:
        for trick in (self._under_curse, self._golden_mask, self._fate, self._treasure):
            move = trick(x, seat)
            if move is not None:
                return move, wait
        aim = plan(x, seat, self.manner)
        move = self._take_back(x, seat, aim) or self._act_on(x, seat, aim)
        if move is not None:
            return move, wait
        return self._roll(x, seat, aim, luck, wait)

    def _take_back(self, x: Escape, seat: Seat, aim: Plan) -> Move | None:
        """ESC-RT-23: who has gone on to something else needs the dice that lie in a pool."""
        mine = d.in_state(x, seat, d.COMMITTED)
        if not mine or aim == Plan(GEMS, x.at(seat)):
            return None
        return m.command(WITHDRAW, dice=_mask(mine))

    def _act_on(self, x: Escape, seat: Seat, aim: Plan) -> Move | None:
        """What the dice that are shown allow."""
        if aim.room != x.at(seat):
            return self._walk(x, seat, aim)
        if aim.goal == EXPLORE and ways_in(x).free[aim.room] and x.pile:
            ways = payments(x, seat, [x.box.discover_price])
            if ways and not self._walled_in(x, seat):
                return m.command(DISCOVER, dice=ways[0][0], tiles=ways[0][1])
        if aim.goal == GEMS:
            return self._commit(x, seat)
        if aim.goal == LEAVE:
            ways = payments(x, seat, [(K,) * (x.depot + 1)])
            if ways:
                return m.command(ESCAPE, dice=ways[0][0], tiles=ways[0][1])
        return None

    def _walk(self, x: Escape, seat: Seat, aim: Plan) -> Move | None:
        side = ways_in(x).side_towards(x.at(seat), aim.room)
        if side < 0 or self._walled_in(x, seat):
            return None
        to = ways_in(x).sides[x.at(seat)][side]
        ways = payments(x, seat, [x.box.rooms[to].cost])
        if not ways:
            return None
        return m.command(ENTER, side, dice=ways[0][0], tiles=ways[0][1])

    def _walled_in(self, x: Escape, seat: Seat) -> bool:
        bans = x.house.hear.forbids_discovery
        return any(module.forbids_discovery(x, seat) is not None for module in bans)

    def _commit(self, x: Escape, seat: Seat) -> Move | None:
        """Alone when the dice are enough; together, whatever fits goes into the pool."""
        room = x.at(seat)
        if forbids_goal(x, room) is not None:
            return None
        tile = x.box.rooms[room]
        fitting = d.showing(x, seat, tile.gem_face)
        tiles = tuple(
            [
                kind
                for kind in treasures.held(x, seat)
                if treasures.treasure(x, kind).worth[:1] == (tile.gem_face,)
            ]
            if treasures.HELD in x.shelf
            else []
        )
        aim = self._gems_aimed_at(x, room)
        price = tile.price_of(aim)
        pool = x.pools.get(room, (aim, ()))
        laid = sum([value(x, item, tile.gem_face) for item in pool[1]])
        if pool[1] or len(x.together(room)) > 1:
            stuck = d.locked_dice(x, seat) and len(fitting) == len(d.free_dice(x, seat))
            if fitting and (not stuck or laid + len(fitting) >= price):
                return m.command(COMMIT, aim, dice=_mask(fitting))
            return self._settle_for_less(x, seat, room, laid)
        if fitting and len(fitting) + 2 * len(tiles) >= price:
            missing = max(0, price - len(fitting))
            free = tiles[: (missing + 1) // 2]
            left = [kind for kind in free if kind not in _in_pools(x, seat)]
            return m.command(COMMIT, aim, dice=_mask(fitting[:price]), tiles=tuple(left))
        return None

    def _settle_for_less(self, x: Escape, seat: Seat, room: int, laid: int) -> Move | None:
        """With nothing left to roll: fewer gems if they are paid for, else the dice back."""
        mine = d.in_state(x, seat, d.COMMITTED)
        if not mine or d.free_dice(x, seat):
            return None
        for gems, price in x.box.rooms[room].gem_prices:
            if price <= laid and gems < x.pools[room][0]:
                return m.command(COMMIT, gems)
        if any(d.in_state(x, other, d.READY, d.SHOWN, d.ROLLING) for other in x.together(room)):
            return None
        return m.command(WITHDRAW, dice=_mask(mine))

    def _gems_aimed_at(self, x: Escape, room: int) -> int:
        """As many as the dice of those who are there can pay for."""
        here = x.together(room)
        dice = sum([len(d.owned(x, one)) for one in here])
        alone = len(here) < 2 and x.may_cooperate()
        best = x.box.rooms[room].gem_prices[0][0]
        for gems, price in x.box.rooms[room].gem_prices:
            if gems <= max(x.depot, best) and price * 4 <= dice * 3 and not (alone and gems > 1):
                best = gems
        return best

    def _roll(self, x: Escape, seat: Seat, aim: Plan, luck: int, wait: int) -> Wish:
        if x.t < x.rollable[seat] and not x.house.turns:
            return None, max(1, x.rollable[seat] - x.t)
        free = d.free_dice(x, seat)
        keep = self._kept(x, seat, self._wanted(x, seat, aim))
        if self._slips(luck >> 7):
            keep = []
        rolled = [die for die in free if die not in keep]
        if not rolled and d.locked_dice(x, seat):
            rolled = free
        if not rolled:
            return None, wait
        settles = 0 if x.house.turns else x.box.pace.settle(x.powers[seat])
        return m.command(ROLL, dice=_mask(rolled)), settles + wait

    def _wanted(self, x: Escape, seat: Seat, aim: Plan) -> Cost:
        """What to collect: what lifts a curse that must go, else what the plan needs."""
        if curses.HELD in x.shelf:
            for kind in curses.held(x, seat):
                if x.box.curse_names[kind] == "trapped":
                    return x.box.curses[kind][2]
        return needed(x, seat, aim)

    def _kept(self, x: Escape, seat: Seat, wanted: Cost) -> list[int]:
        left = list(wanted)
        kept: list[int] = []
        for die in d.in_state(x, seat, d.SHOWN):
            face = d.face(x.dice[seat][die])
            if face in left:
                left.remove(face)
                kept.append(die)
        return kept

    # --- masks, curses, treasures ---

    def _golden_mask(self, x: Escape, seat: Seat) -> Move | None:
        """For oneself, or for whoever in the room is worse off."""
        golden = d.showing(x, seat, G)
        if not golden:
            return None
        locked = {one: len(d.locked_dice(x, one)) for one in x.together(x.at(seat))}
        worst = max(locked, key=lambda one: (min(locked[one], 4), one == seat))
        if not locked[worst]:
            return None
        if locked[seat] and locked[worst] < locked[seat] + 2 and locked[worst] < 4:
            worst = seat
        return m.command(UNLOCK, worst, dice=1 << golden[0])

    def _fate(self, x: Escape, seat: Seat) -> Move | None:
        since, _yes, closed = x.ballots[FATE]
        again = closed == NEVER or x.t - closed > 2 * x.box.pace.vote_again
        if x.spare and x.house.fate and since == NEVER and again and _needs_fate(x):
            return m.command(PROPOSE, FATE)
        return None

    def _under_curse(self, x: Escape, seat: Seat) -> Move | None:
        """Hold the hand up, throw gently, and lift what the shown dice can lift."""
        if curses.HELD not in x.shelf:
            return None
        names = [x.box.curse_names[kind] for kind in curses.held(x, seat)]
        if "hand" in names and not (x.shelf[curses.HANDS] | x.eased) >> seat & 1:
            return m.command(HAND, 1)
        for kind, name in zip(curses.held(x, seat), names, strict=True):
            if name == "lostdice" and x.powers[seat] > x.box.pace.safe_power:
                return m.command(POWER, x.box.pace.safe_power)
            ways = [way for way in payments(x, seat, [x.box.curses[kind][2]]) if not way[1]]
            if ways and name != "silence":
                return m.command(LIFT, kind, dice=ways[0][0])
        if x.shelf[curses.CHOOSING] >> seat & 1:
            others = [other for other in x.insiders() if other != seat]
            return m.command(CHOOSE, others[0])
        return None

    def _treasure(self, x: Escape, seat: Seat) -> Move | None:
        """Take what lies here if there is time, and use what helps now."""
        if treasures.HELD not in x.shelf:
            return None
        for kind in treasures.held(x, seat):
            name = x.box.treasure_names[kind]
            if name == "healing" and _needs_fate(x):
                return m.command(USE, kind)
            if name == "gem" and x.depot:
                return m.command(USE, kind)
        if treasures.lies_in(x, x.at(seat)) >= 0 and time_left(x) > self.manner.leaving:
            ways = [way for way in payments(x, seat, [x.box.treasure_price]) if not way[1]]
            if ways:
                return m.command(TAKE, dice=ways[0][0])
        return None


def _needs_fate(x: Escape) -> bool:
    """Most of the dice are locked, or somebody cannot do anything any more."""
    return _locked_share(x, 2, 3) or _is_anybody_stuck(x)


def _fate_helps(x: Escape) -> bool:
    """Not worth asking for, but worth its gem if somebody asks."""
    return _locked_share(x, 1, 3) or _is_anybody_stuck(x)


def _locked_share(x: Escape, part: int, whole: int) -> bool:
    """Whether so large a part of all dice inside is locked."""
    owned = sum([len(d.owned(x, seat)) for seat in x.insiders()])
    locked = sum([len(d.locked_dice(x, seat)) for seat in x.insiders()])
    return locked * whole >= owned * part


def _is_anybody_stuck(x: Escape) -> bool:
    lone = [seat for seat in x.insiders() if not d.free_dice(x, seat) and d.locked_dice(x, seat)]
    return any(len(x.together(x.at(seat))) == 1 for seat in lone)


def _in_pools(x: Escape, seat: Seat) -> list[int]:
    return tiles_in_pools(x, seat)


def _mask(dice: list[int]) -> int:
    return sum([1 << die for die in dice])


class Novice(Player):
    """Takes time, rolls good dice away now and then, and starts back late."""

    name = "novice"
    paces = (5400, 4400, 3300, 3400, 3500, 2900)
    slips = 120
    manner = Manner(keys=3, late_keys=4, crossing=5000, leaving=120_000)


class Steady(Player):
    """An attentive player of some games: the measure that the box is balanced by."""

    name = "steady"


class Veteran(Player):
    """Quick, careful, and early at the door."""

    name = "veteran"
    paces = (1900, 1600, 1200, 1200, 1200, 1000)
    slips = 10
    manner = Manner(keys=3, late_keys=4, crossing=7000, leaving=170_000)
