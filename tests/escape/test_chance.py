"""Chance and secrets; written from the rules, not from the code."""

from __future__ import annotations

from collections import Counter

import pytest

from mastaba.games.escape import GAME
from mastaba.kernel.contract import Option
from tests.escape.scene import ANI, FRANK, MICHA, Scene, begun, scene

# --- chance ---


STORY = [
    (2000, ANI, "roll 1 2 3 4 5"),
    (2000, FRANK, "roll 1 2 3 4 5"),
    (2500, MICHA, "roll 1 3 5"),
    (2600, MICHA, "ping START"),
    (3000, FRANK, "propose fate"),
    (3000, MICHA, "vote fate yes"),
    (3001, ANI, "vote fate yes"),
    (3500, MICHA, "roll 2 4"),
    (4000, ANI, "roll 1"),
]


def replayed(seed: int, **options: Option) -> Scene:
    s = begun(3, seed, options)
    for t, seat, text in STORY:
        s.do(seat, text, t)
    s.tick(60_000)
    return s


@pytest.mark.rule("ESC-RT-02")
@pytest.mark.parametrize("seed", range(5))
def test_the_same_seed_and_commands_give_the_same_game(seed: int) -> None:
    once, again = replayed(seed, curses=True), replayed(seed, curses=True)
    assert once.game.digest() == again.game.digest()
    assert once.game.dump() == again.game.dump()
    assert once.game.digest() != replayed(seed + 100, curses=True).game.digest()


@pytest.mark.rule("ESC-RT-02")
def test_a_game_goes_on_the_same_after_it_was_written_down() -> None:
    s = replayed(3)
    other = GAME.load(s.game.dump(), s.game.house.options)
    for game in (s.game, other):
        game.tick(game.now + 5000)
        game.play(MICHA, GAME.parse("roll 2 4"), game.now)
        game.tick(game.now + 5000)
    assert s.game.digest() == other.digest()


@pytest.mark.rule("ESC-RT-07", "ESC-RT-08")
@pytest.mark.parametrize("seed", range(5))
def test_what_others_roll_does_not_change_my_dice(seed: int) -> None:
    alone, together = scene(seats=3, seed=seed), scene(seats=3, seed=seed)
    for _ in range(4):
        together.set_dice(FRANK, "- - - - -")
        together.roll(FRANK, "1 2 3 4 5")
    together.do(MICHA, "roll 1 2")
    for s in (alone, together):
        s.roll(ANI, "1 2 3 4 5", t=20_000)
    assert alone.dice(ANI) == together.dice(ANI)


@pytest.mark.rule("ESC-RT-07")
def test_players_have_luck_of_their_own() -> None:
    s = scene(seats=6)
    for seat in range(6):
        s.do(seat, "roll 1 2 3 4 5", t=5000)
    s.tick(6000)
    assert len({s.dice(seat) for seat in range(6)}) == 6


@pytest.mark.rule("ESC-RT-07")
@pytest.mark.parametrize("seed", range(5))
def test_each_pile_has_luck_of_its_own(seed: int) -> None:
    curses = begun(4, seed, {"curses": True})
    both = begun(4, seed, {"curses": True, "treasures": True})
    assert curses.pile == both.pile
    assert curses.temple == both.temple
    name = next(name for name in curses.game.shelf if name in both.game.shelf)
    assert curses.game.shelf[name] == both.game.shelf[name]


@pytest.mark.rule("ESC-RT-08")
@pytest.mark.parametrize("seed", range(5))
def test_dice_fall_in_the_order_of_their_numbers(seed: int) -> None:
    low, high = scene(seed=seed), scene(seed=seed)
    low.roll(ANI, "1 2 3", t=5000)
    high.roll(ANI, "5 3 4", t=5000)
    assert low.dice(ANI).split()[:3] == high.dice(ANI).split()[2:]


@pytest.mark.rule("ESC-RT-08", "ESC-RT-14", "ESC-RT-10")
def test_faces_are_drawn_at_the_throw_and_told_at_rest() -> None:
    one, other = scene(), scene()
    one.luck(ANI, "A A A A A")
    other.luck(ANI, "K T G K T")
    told = []
    for s in (one, other):
        happened = [*s.do(ANI, "roll 1 2 3 4 5", t=5000), *s.tick(5639)]
        told.append([GAME.tell(event, ANI) for event in happened])
    assert told[0] == told[1]
    assert one.game.view(ANI) == other.game.view(ANI)
    # What comes now is decided already.
    other.game.seed += 1
    for s in (one, other):
        s.tick(5640)
    assert (one.dice(ANI), other.dice(ANI)) == ("A A A A A", "K T G K T")


@pytest.mark.rule("ESC-RT-09", "ESC-SETUP-03")
def test_every_room_is_equally_likely_to_be_first() -> None:
    east = Counter(_east(begun(4, seed)) for seed in range(1700))
    assert len(east) == 17
    assert all(60 <= count <= 140 for count in east.values())


@pytest.mark.rule("ESC-RT-09")
def test_every_room_is_equally_likely_anywhere_in_the_pile() -> None:
    tenth = Counter(begun(4, seed).pile[5] for seed in range(1700))
    assert len(tenth) == 17
    assert all(60 <= count <= 140 for count in tenth.values())


def _east(s: Scene) -> str:
    return next(name for name, (x, _, _) in s.temple.items() if x == 1)


@pytest.mark.rule("ESC-RT-09")
def test_dice_are_fair() -> None:
    s = scene()
    seen: Counter[str] = Counter()
    for _ in range(300):
        s.set_dice(ANI, "- - - - -")
        s.roll(ANI, "1 2 3 4 5")
        seen.update(s.dice(ANI).split())
        if s.t > 200_000:
            s = scene(seed=s.game.seed + 1)
    assert 430 <= seen["A"] <= 570
    assert all(200 <= seen[face] <= 300 for face in "KTBG")


# --- secrets ---


@pytest.mark.rule("ESC-RT-10", "ESC-PHYS-16")
def test_nobody_sees_what_lies_face_down() -> None:
    one, other = (
        scene(
            rooms={"C03": (1, 0, 1)},
            pile=pile.split(),
            curse_pile=curses.split(),
            treasure_pile=[top],
            treasure_in={"C03": lying},
        )
        for pile, curses, top, lying in (
            ("B01 B02 EXIT", "mask debris", "gem", "2key"),
            ("EXIT B02 B01", "debris mask", "2key", "gem"),
        )
    )
    for seat in (ANI, FRANK, None):
        assert one.game.view(seat) == other.game.view(seat)
        assert GAME.insight(one.game, seat) == GAME.insight(other.game, seat)


@pytest.mark.rule("ESC-RT-10", "ESC-RT-08")
@pytest.mark.parametrize("text", ["discover 1 2", "roll 3 4 5"])
def test_looking_ahead_shows_no_more_than_one_knows(text: str) -> None:
    told = []
    for pile, faces in (("B01 B02 EXIT", "A A A"), ("EXIT B02 B01", "K T G")):
        s = scene(dice={ANI: "A A - - -"}, pile=pile.split())
        s.luck(ANI, faces)
        foresight = GAME.preview(s.game, ANI, GAME.parse(text))
        told.append(([GAME.tell(event, None) for event in foresight.events], foresight.chances))
    assert told[0] == told[1]


@pytest.mark.rule("ESC-RT-10", "ESC-PHYS-16")
def test_events_tell_only_what_is_revealed() -> None:
    s = scene(dice={ANI: "A A - - -"}, pile=["C11", "B02", "EXIT"], curse_pile=["mask", "hand"],
              treasure_pile=["gem"])  # fmt: skip
    s.do(ANI, "discover 1 2")
    told = str([GAME.tell(event, ANI) for event in s.events])
    assert "C11" in told
    assert not any(hidden in told for hidden in ("B02", "EXIT", "mask", "hand"))
    s.do(ANI, "place N")
    told = str([GAME.tell(event, ANI) for event in s.events])
    assert "mask" in told
    assert not any(hidden in told for hidden in ("B02", "EXIT", "hand", "'gem'"))
