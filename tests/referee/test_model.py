"""The numbers of the trap, and the shapes they give."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import ModelError, engine, shapes
from mastaba.referee.model import DEFAULT, load, read
from mastaba.referee.scene import bowl_slabs, profile, stone_sizes
from mastaba.referee.world import World
from tests.referee.scenes import MODEL, built, changed, colour_of


@pytest.mark.rule("TOMB-DT-02")
def test_the_world_holds_twenty_stones_a_sceptre_and_a_bowl() -> None:
    world = World(MODEL, built().trap)
    assert world.things == (*range(20), SCEPTRE)
    assert len(bowl_slabs(MODEL.bowl)) == MODEL.bowl.sectors * MODEL.bowl.rings
    assert profile(MODEL.bowl)[-1] == pytest.approx((MODEL.bowl.radius, MODEL.bowl.depth))
    for stone in range(20):
        assert 9.0 < world.mass(stone) < 16.0
    s = MODEL.sceptre
    assert world.mass(SCEPTRE) == pytest.approx(s.shaft_mass + s.head_mass + s.pommel_mass)


@pytest.mark.rule("TOMB-DT-02")
def test_stones_differ_by_colour_and_a_little_from_each_other() -> None:
    sizes = stone_sizes(MODEL)
    assert len(set(sizes)) == 20
    for stone, size in enumerate(sizes):
        shape = MODEL.stones.shapes.of(colour_of(stone))
        assert size.radius == pytest.approx(shape.radius, rel=MODEL.stones.spread)


def test_shapes_say_all_that_a_screen_must_draw() -> None:
    told = shapes()
    assert set(told) == {"bowl", "stones", "sceptre", "fingers", "hand", "grip", "bag"}
    assert len(told["stones"]) == 20  # type: ignore[arg-type]


@pytest.mark.rule("TOMB-DT-05")
def test_engine_and_model_have_a_fingerprint() -> None:
    assert engine().startswith("rapier3d ")
    assert MODEL.digest() == read(DEFAULT.read_text(encoding="utf-8"), "again").digest()
    assert changed(bowl={"depth": 39.9}).digest() != MODEL.digest()


@pytest.mark.parametrize(
    ("entry", "instead", "said"),
    [
        ("radius = 55.0", "radius = -1.0", "$.bowl.radius"),
        ("wall = 6.0", "wall = 9.0", "bowl.wall"),
        ("distance = 100.0", "distance = 40.0", "bag.distance"),
        ("spout_low = 70.0", "spout_low = 95.0", "spout_low"),
        ('source = "designed"', 'source = "guessed"', "$.source"),
        ("[lost]", "[lots]", "lots"),
        ("[world]", "[world", "trap.toml"),
    ],
)
def test_a_bad_number_is_named(entry: str, instead: str, said: str) -> None:
    text = DEFAULT.read_text(encoding="utf-8")
    assert entry in text
    with pytest.raises(ModelError) as error:
        read(text.replace(entry, instead, 1), "trap.toml")
    assert said in str(error.value)
    assert "trap.toml" in str(error.value)


def test_an_owner_may_keep_another_file(tmp_path: Path) -> None:
    file = tmp_path / "trap.toml"
    text = DEFAULT.read_text(encoding="utf-8")
    file.write_text(text.replace("gravity = 9.81", "gravity = 1.62"), encoding="utf-8")
    assert math.isclose(load(file).world.gravity, 1.62)
