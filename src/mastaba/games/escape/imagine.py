"""What nobody can know, dealt anew: for bots that think ahead without peeking."""

from __future__ import annotations

from mastaba.games.escape import dice as d
from mastaba.games.escape.flight import EXIT_STREAM, ROOM_STREAM, Flight
from mastaba.kernel.chance import below, shuffled

_SEED_STREAM = 3
_FLIGHT_STREAM = 4
_FEW = 2


def imagine(x: Flight, seat: int, seed: int) -> None:
    """ESC-RT-10: the order of the piles, face-down tiles, dice in flight and the future of chance
    may be any that fit. All seats know the same, so it does not matter who imagines."""
    _deal_rooms(x, seed)
    count = 0
    for dice in x.dice:
        for die, its in enumerate(dice):
            if its & 15 == d.ROLLING:
                face = x.box.faces[below(seed, _FLIGHT_STREAM, count, len(x.box.faces))]
                dice[die] = d.rolling(face)
                count += 1
    for module in x.house.hear.imagine:
        module.imagine(x, seat, seed)
    x.seed = below(seed, _SEED_STREAM, 0, 1 << 63)


def _deal_rooms(x: Flight, seed: int) -> None:
    """The Exit stays where players know it to be: near the end, or near the middle."""
    exit_room = x.box.exit
    others = sorted([room for room in x.pile if room != exit_room])
    dealt = list(shuffled(others, seed, ROOM_STREAM, 0))
    if exit_room in x.pile:
        places = _exit_places(x)
        place = places[below(seed, EXIT_STREAM, 0, len(places))]
        dealt.insert(len(dealt) - place, exit_room)
    x.pile = tuple(dealt)


def _exit_places(x: Flight) -> list[int]:
    """How many rooms may lie below the Exit, as everybody can work out."""
    most = len(x.pile) - 1
    if x.seats > _FEW:
        return list(range(min(most, x.box.exit_last - 1) + 1))
    laid = sum([room >= 0 for room in x.where]) + sum([room >= 0 for room in x.held])
    # All rooms but Start and Exit that are in the game, less the two laid in set-up.
    whole = most + laid - 1 - 2
    middle, stray = whole - whole // 2, x.box.exit_stray
    likely = [below for below in range(middle - stray, middle + stray + 1) if below <= most]
    return likely or [most]
