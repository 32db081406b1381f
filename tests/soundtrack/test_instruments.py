"""Every instrument: peak at one, silent at its end, and the same each time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
import pytest

from mastaba.soundtrack.instruments import beasts, breath, bronze, skins, stone, voices, wood
from mastaba.soundtrack.instruments.waves import RATE, Samples

STRUCK = [
    partial(skins.great_drum.__wrapped__, 1),
    partial(skins.tom.__wrapped__, 120.0, 1),
    partial(skins.doum.__wrapped__, 1),
    partial(skins.tek.__wrapped__, 1),
    skins.heart.__wrapped__,
    partial(wood.log_drum.__wrapped__, 220.0, 1),
    partial(wood.balafon.__wrapped__, 330.0, 1),
    partial(wood.clave.__wrapped__, 1),
    partial(wood.knock.__wrapped__, 1),
    partial(stone.chime.__wrapped__, 660.0, 1),
    partial(stone.clack.__wrapped__, 1),
    stone.tick.__wrapped__,
    stone.slam.__wrapped__,
    stone.collapse.__wrapped__,
    partial(bronze.gong.__wrapped__, 1),
]
OTHERS = [
    partial(wood.shaker.__wrapped__, 1),
    partial(wood.rattle.__wrapped__, 1.0, 1),
    partial(stone.drop.__wrapped__, 1),
    partial(stone.grind.__wrapped__, 2.0, 1),
    partial(stone.rumble.__wrapped__, 2.0, 1),
    partial(breath.horn.__wrapped__, 73.4, 1.0, 1),
    partial(breath.conch.__wrapped__, 220.0, 1.0, 1),
    partial(breath.flute.__wrapped__, 587.0, 1.0, 1),
    partial(breath.pant.__wrapped__, 1),
    partial(breath.wind.__wrapped__, 2.0, 1),
    partial(breath.roarer.__wrapped__, 2.0, 70.0, 140.0, 1),
    partial(voices.choir.__wrapped__, 147.0, 1.5, "a", 1),
    partial(voices.shout.__wrapped__, "a", 147.0, 1),
    voices.escape.__wrapped__,
    partial(beasts.insects.__wrapped__, 2.0, 1),
    partial(beasts.frog.__wrapped__, 1),
    partial(beasts.bird.__wrapped__, 1),
    partial(beasts.howl.__wrapped__, 1),
]


@pytest.mark.parametrize("play", STRUCK + OTHERS)
def test_a_sound_is_whole_and_the_same_each_time(play: Callable[[], Samples]) -> None:
    sound = play()
    assert np.isfinite(sound).all()
    assert np.abs(sound).max() == pytest.approx(1, abs=1e-3)
    assert abs(sound[-1]) < 1e-3
    assert abs(float(sound.mean())) < 0.05
    assert np.array_equal(sound, play())


@pytest.mark.parametrize("play", STRUCK)
def test_what_is_struck_sounds_at_once(play: Callable[[], Samples]) -> None:
    assert np.flatnonzero(np.abs(play()) > 0.2)[0] < 0.005 * RATE


def test_the_strong_syllable_lies_where_the_cue_puts_it() -> None:
    word = voices.escape()
    burst = round(voices.UPBEAT * RATE)
    before, after = word[burst - 2000 : burst - 200], word[burst : burst + 4000]
    assert np.abs(after).max() > 10 * np.abs(before).max()
