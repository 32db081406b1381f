"""Positions for tests: any temple, any dice, any time; commands at times; and what came of them.

A scene is a real game (`scene.game`) that was begun by the rules and then rearranged. Times in a
scene are always the game's clock `t`: 0 is the start word, slam 1 is 225 000 (soundtrack 1, the
default here), collapse 600 000.

    s = scene(
        rooms={"GK1": (1, 0, 1)},        # beside START (0,0): x, y, quarter turns clockwise
        at={ANI: "GK1", FRANK: "GK1"},   # who is not named stands in START
        dice={ANI: "K K K K -", FRANK: "K K K A B"},
        depot=12,
    )
    s.do(ANI, "commit g2 1 2 3 4")       # as soon as the rate limits allow
    s.do(FRANK, "commit 1 2 3", t=5000)  # exactly at t = 5000
    assert s.depot == 10
    assert s.dice(ANI) == "- - - - -"
    assert s.code(ANI, "roll 5", t=5000) == ...   # the refusal's code (ESC-RT-06), nothing changed

DICE are written one word each, dice 1, 2, 3 … in order:
    A K T G   SHOWN with that face         B     LOCKED (black mask)
    -         READY (not rolled)           *     ROLLING (only read, never written)
    k t       COMMITTED with that face     (K)   LAID with that face, (-) laid unrolled
    x         LOST                         >     given away

ROOMS are named as in box.toml: START, EXIT, GK1, GK2, GT1, GT2, B01-B13, C01-C13. Sides are world
sides N E S W. A tile with rotation r has its local side s at world side (s + r) % 4, N=0 … W=3.

COMMANDS, as they are typed, logged and sent (text form; `GAME.parse` / `GAME.text`):
    before the start word     colour green | ready | ease on | ease off
    rolling                   roll 1 2 3      (thrown with the seat's power, 60 at first)
    enter                     enter N 1 2     (side, then dice that pay; +2key and +2torch pay too)
    discover, then place      discover 1 2    place E
    gem pools                 commit g2 1 2 3 | commit 1 2 | commit g1 (only another aim)
                              commit g2 1 +2key | withdraw 1 2 | withdraw +2key
    escape, then gift         escape 1 2 3    gift 4 to 1 (die, seat)
    votes                     propose fate|concede|pause|resume     vote fate yes|no
    golden mask               unlock 5 for 1  (die that shows G, seat)
    module 1                  lift debris 1 2 3 | hand on | hand off | choose 2 (Soul swap partner)
    module 2                  take 1 2 | use healing | use teleport GT2 | use gem
                              use passage B01 B04 | use greattorch
    without a clock           pass            (option clock="turns": rolls go round the table)
    asides, at any time       call golden-mask | ping GK1 | power 40
    asides of seat REFEREE    away 2 | back 2

OPTIONS (house.CHOICES): level, track, clock (real, three-quarters, half, quarter, turns, practice),
curses, treasures, extraTiles (Soul swap, Great torch), strictCoop. Giving `curses=`/`treasures=` to
`scene` switches the modules on.

EVENTS: `s.events` holds what happened since the last command or tick, as tuples; `s.told(kind)`
the structs of events.py: `s.told(events.GemsActivated)[0].gems`.

REFUSALS: `s.refused(seat, text, t=…)` gives the Refusal (rule, key, facts) and checks that the
state has not changed; `s.code(…)` only its code: RATE, PAUSED, ENDED, OUT, NOT_HERE, BLOCKED, COST,
DIE_STATE, CURSED, LEVEL, NO_TILE, NO_TARGET, USED, HELD_TILE, CONSENT.

LUCK: `s.luck(seat, "A K B B T")` lets the seat's next dice fall so, `s.tray(seat, "x . .")` lets
the first of its next three thrown dice leave the tray (under LOSTDICE). Both only pick a point of
the seat's own stream of chance at which that is what comes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from mastaba.games.escape import GAME, Escape, clock
from mastaba.games.escape import dice as d
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import BLANK, FACES
from mastaba.games.escape.flight import DICE_STREAM, NO_ROOM, NOWHERE, PLAYING, TRAY_STREAM
from mastaba.games.escape.game import happen
from mastaba.games.escape.modules.curses import tiles as m1
from mastaba.games.escape.modules.treasures import tiles as m2
from mastaba.games.escape.rolling import ROLL
from mastaba.games.escape.temple import lay, position, square
from mastaba.games.escape.vocabulary import VOCABULARY
from mastaba.kernel.chance import below
from mastaba.kernel.contract import Event, IllegalMove, Option, Refusal
from mastaba.kernel.telling import Told

ANI: Final = 0
FRANK: Final = 1
MICHA: Final = 2
ALEX: Final = 3
PETER: Final = 4

BOX: Final = GAME.box
SLAM_1: Final = 225_000
SLAM_2: Final = 420_000
COLLAPSE: Final = 600_000

_FAR: Final = 500_000
"""How far luck is looked for."""


def room(name: str) -> int:
    return BOX.room_names.index(name)


def die(word: str) -> int:
    """One word of the dice notation, see above."""
    if word == "-":
        return d.NEW
    if word == "x":
        return d.LOST | BLANK << 4
    if word == ">":
        return d.GIVEN | BLANK << 4
    if word.startswith("("):
        face = FACES.index(word.strip("()")) if word != "(-)" else BLANK
        return d.laid(face << 4, m1.UNDER_RUBBLE)
    return d.shown(FACES.index(word))


def word_of(its: int) -> str:
    state, face = d.state(its), FACES[d.face(its)]
    plain = {d.READY: "-", d.ROLLING: "*", d.LOST: "x", d.GIVEN: ">"}
    if state in plain:
        return plain[state]
    if state == d.COMMITTED:
        return face.lower()
    return f"({face or '-'})" if state == d.LAID else face


class Scene:
    """A game somewhere in its middle, with short words for what players do and what is there."""

    def __init__(self, game: Escape) -> None:
        self.game = game
        self.events: list[Event] = []

    # --- time ---

    @property
    def t(self) -> int:
        return self.game.t

    def at_time(self, t: int) -> int:
        """The table's clock when the game's is at `t`."""
        return self.game.now + t - self.game.t

    def tick(self, t: int) -> list[Event]:
        """Let time pass up to game time `t`."""
        self.events = list(self.game.tick(self.at_time(t)))
        return self.events

    def wait(self, ms: int) -> list[Event]:
        """Let so many milliseconds pass on the table's clock, also in a pause."""
        self.events = list(self.game.tick(self.game.now + ms))
        return self.events

    # --- doing ---

    def do(self, seat: int, text: str, t: int | None = None) -> list[Event]:
        """A command at game time `t`; without one, as soon as the seat's rate limits allow. What is
        accepted must have been listed, or bots and screens would never offer it."""
        move = GAME.parse(text)
        at = self.at_time(self._unhurried(seat, move) if t is None else t)
        before = self.game.clone()
        self.events = list(self.game.play(seat, move, at))
        before.tick(at)
        assert move in (*before.moves(seat), *before.asides(seat)), f"{text} is not listed"
        return self.events

    def roll(self, seat: int, dice: str, faces: str = "", t: int | None = None) -> None:
        """Roll and wait until the dice have settled; `faces` lets them fall so."""
        if faces:
            self.luck(seat, faces)
        happened = list(self.do(seat, f"roll {dice}", t))
        power = self.game.powers[seat]
        happened += self.tick(self.t + BOX.pace.settle(power))
        self.events = happened

    def _unhurried(self, seat: int, move: int) -> int:
        game = self.game
        if game.house.turns or seat < 0 or game.paused >= 0:
            return game.t
        if ROLL.says(move):
            return max(game.t, game.rollable[seat])
        if VOCABULARY.verb(move).marks & m.UNHURRIED or game.commanded[seat] < 0:
            return game.t
        return max(game.t, game.commanded[seat] + BOX.pace.command_least)

    def refused(self, seat: int, text: str, t: int | None = None) -> Refusal:
        """Why a command is not legal; it must not be, and must change nothing."""
        move = GAME.parse(text)
        at = self.at_time(self._unhurried(seat, move) if t is None else t)
        digest = self.game.digest()
        with pytest.raises(IllegalMove) as caught:
            self.game.play(seat, move, at)
        assert self.game.digest() == digest
        return caught.value.refusal

    def code(self, seat: int, text: str, t: int | None = None) -> str:
        return str(self.refused(seat, text, t).facts["code"])

    def allowed(self, seat: int, text: str) -> bool:
        """Whether the command is legal now, and listed as such."""
        move = GAME.parse(text)
        legal = self.game.check(seat, move) is None
        assert legal == (move in (*self.game.moves(seat), *self.game.asides(seat)))
        return legal

    def options(self, seat: int, verb: str = "") -> list[str]:
        """What the seat can do now, in words; only commands with this verb if one is given."""
        texts = [GAME.text(move) for move in self.game.moves(seat)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    # --- rearranging ---

    def set_dice(self, seat: int, words: str) -> None:
        self.game.dice[seat] = [die(word) for word in words.split()]

    def set_at(self, seat: int, name: str) -> None:
        self.game.pawns[self.game.leads[seat]] = room(name)

    def luck(self, seat: int, faces: str) -> None:
        """Let the seat's next dice show these faces, lowest number first."""
        wanted = [FACES.index(face) for face in faces.split()]
        stream, game = DICE_STREAM + seat, self.game
        for count in range(game.draws[stream], _FAR):
            drawn = (below(game.seed, stream, count + at, 6) for at in range(len(wanted)))
            if all(BOX.faces[value] == face for value, face in zip(drawn, wanted, strict=True)):
                game.draws[stream] = count
                return
        raise AssertionError(f"no luck for {faces}")

    def tray(self, seat: int, words: str, chance: int = 20) -> None:
        """Let the next thrown dice leave the tray (x) or not (.), where so many in 1000 do."""
        wanted = [word == "x" for word in words.split()]
        stream, game = TRAY_STREAM + seat, self.game
        for count in range(game.draws[stream], _FAR):
            drawn = (below(game.seed, stream, count + at, 1000) for at in range(len(wanted)))
            if all((value < chance) == falls for value, falls in zip(drawn, wanted, strict=True)):
                game.draws[stream] = count
                return
        raise AssertionError(f"no luck for {words}")

    # --- reading ---

    def dice(self, seat: int) -> str:
        return " ".join(word_of(its) for its in self.game.dice[seat])

    def at(self, seat: int) -> str:
        """The room of the pawn that the seat leads; empty once it has escaped."""
        here = self.game.at(seat)
        return "" if here == NO_ROOM else BOX.room_names[here]

    @property
    def depot(self) -> int:
        return self.game.depot

    @property
    def spare(self) -> int:
        return self.game.spare

    @property
    def pile(self) -> list[str]:
        """The face-down rooms, top first."""
        return [BOX.room_names[one] for one in self.game.pile]

    @property
    def temple(self) -> dict[str, tuple[int, int, int]]:
        """Every room that lies there: x, y, rotation."""
        return {
            BOX.room_names[one]: (*position(at), self.game.turned[one])
            for one, at in enumerate(self.game.where)
            if at != NOWHERE
        }

    def gems(self, name: str) -> int:
        """Gems on a room; -1 while none of its symbols is used."""
        return self.game.gems[room(name)]

    def holds(self, seat: int) -> str:
        """The drawn room in the seat's hand, or nothing."""
        held = self.game.held[seat]
        return "" if held == NO_ROOM else BOX.room_names[held]

    def curses(self, seat: int) -> list[str]:
        return [BOX.curse_names[kind] for kind in self.game.shelf[m1.HELD][seat]]

    def treasures(self, seat: int) -> list[str]:
        return [BOX.treasure_names[kind] for kind in self.game.shelf[m2.HELD][seat]]

    def told(self, *kinds: type[Told]) -> list[Any]:
        """The events of these kinds since the last command or tick, as everybody hears of them."""
        return [GAME.tell(event, None) for event in self.events if event[0] in kinds]

    def rules(self) -> set[str]:
        """The rules that made something happen since the last command or tick."""
        return {event[1] for event in self.events}

    @property
    def outcome(self) -> str:
        """How the game ended: escaped, buried, conceded; empty while it goes on."""
        ended = self.game.outcome()
        return "" if ended is None else ended.cause


def begun(seats: int = 2, seed: int = 1, options: Mapping[str, Option] | None = None) -> Scene:
    """A new game in its introduction, t = -15 000; `events` tell its opening."""
    game = GAME.begin(seats, seed, options or {})
    found = Scene(game)
    found.events = list(GAME.opening(game))
    return found


def scene(
    seats: int = 2,
    rooms: Mapping[str, tuple[int, int, int]] | None = None,
    at: Mapping[int, str] | None = None,
    dice: Mapping[int, str] | None = None,
    t: int = 1000,
    depot: int | None = None,
    spare: int | None = None,
    pile: Sequence[str] | None = None,
    gems: Mapping[str, int] | None = None,
    out: Sequence[int] = (),
    curses: Mapping[int, Sequence[str]] | None = None,
    curse_pile: Sequence[str] | None = None,
    treasures: Mapping[int, Sequence[str]] | None = None,
    treasure_pile: Sequence[str] | None = None,
    treasure_in: Mapping[str, str] | None = None,
    eased: Sequence[int] = (),
    options: Mapping[str, Option] | None = None,
    seed: int = 1,
) -> Scene:
    """A game after the start word with only START and the given rooms in the temple.

    `pile` is the whole room pile, top first; without it, what is left in the order it was shuffled.
    `treasure_in` lays treasures face down in rooms, `out` are seats that have escaped. Curses given
    here lie before their seats and bind them; what Debris buried is written in `dice`: `(K)`.
    """
    given: dict[str, Option] = {"track": "1", **(options or {})}
    if curses is not None or curse_pile is not None:
        given["curses"] = True
    if treasures is not None or treasure_pile is not None or treasure_in is not None:
        given["treasures"] = True
    game = GAME.begin(seats, seed, given)
    game.ready = (1 << seats) - 1
    game.eased = sum(1 << seat for seat in eased)
    assert clock.all_ready(game)
    clock.jump(game, 0, happen)
    assert game.ending == PLAYING
    _build(game, {"START": (0, 0, 0), **(rooms or {})}, pile)
    for seat, name in (at or {}).items():
        game.pawns[seat] = room(name)
    found = Scene(game)
    for seat, words in (dice or {}).items():
        found.set_dice(seat, words)
    game.depot = game.depot if depot is None else depot
    game.spare = game.spare if spare is None else spare
    for name, count in (gems or {}).items():
        game.gems[room(name)] = count
    for seat in out:
        game.out |= 1 << seat
        game.pawns[seat] = NO_ROOM
    _curse(game, curses or {}, curse_pile)
    _treasure(game, treasures or {}, treasure_pile, treasure_in or {})
    if t > 0:
        game.tick(game.now + t) if not game.house.turns else clock.jump(game, t, happen)
    return found


def _build(
    game: Escape, rooms: Mapping[str, tuple[int, int, int]], pile: Sequence[str] | None
) -> None:
    before = [one for one, at in enumerate(game.where) if at != NOWHERE]
    game.squares.clear()
    game.where[:] = [NOWHERE] * len(game.where)
    for name, (x, y, turn) in rooms.items():
        lay(game, room(name), square(x, y), turn)
    left = [one for one in (*before, *game.pile) if game.where[one] == NOWHERE]
    game.pile = tuple(left) if pile is None else tuple(room(name) for name in pile)
    if m2.ON in game.shelf:
        game.shelf[m2.ON] = ()


def _curse(game: Escape, held: Mapping[int, Sequence[str]], pile: Sequence[str] | None) -> None:
    kinds = BOX.curse_names.index
    if pile is not None:
        game.shelf[m1.PILE] = tuple(kinds(name) for name in pile)
    for seat, names in held.items():
        m1.set_held(game, seat, tuple(kinds(name) for name in names))


def _treasure(
    game: Escape,
    held: Mapping[int, Sequence[str]],
    pile: Sequence[str] | None,
    lying: Mapping[str, str],
) -> None:
    kinds = BOX.treasure_names.index
    if pile is not None:
        game.shelf[m2.PILE] = tuple(kinds(name) for name in pile)
    for seat, names in held.items():
        m2.set_held(game, seat, tuple(kinds(name) for name in names))
    if lying:
        game.shelf[m2.ON] = tuple((room(where), kinds(name)) for where, name in lying.items())
