"""A clone is the same state, and nothing that happens to one happens to the other."""

from __future__ import annotations

from dataclasses import dataclass, field

from mastaba.kernel.cloning import cloner


@dataclass(slots=True, kw_only=True, eq=False)
class Garden:
    """Beds with plants, and what is said in it."""

    owner: str
    beds: list[int]
    paths: list[list[int]]
    gates: dict[str, int]
    seeds: tuple[int, ...] = ()
    said: list[str] = field(init=False, default_factory=list)
    hour: int = field(init=False, default=6)


class Walled(Garden):
    """A garden of a kind."""

    __slots__ = ()


_clone = cloner(Garden)


def walled() -> Walled:
    garden = Walled(owner="Ann", beds=[1, 2], paths=[[4], [5]], gates={"east": 1}, seeds=(3,))
    garden.said.append("hello")
    garden.hour = 9
    return garden


def test_a_clone_has_all_fields_of_its_kind() -> None:
    garden = walled()
    other = _clone(garden)
    assert type(other) is Walled
    assert (other.owner, other.beds, other.seeds) == ("Ann", [1, 2], (3,))


def test_lists_are_copied_and_all_else_is_shared() -> None:
    garden = walled()
    other = _clone(garden)
    other.beds.append(7)
    other.owner = "Bob"
    other.paths[0].append(6)
    other.gates["west"] = 2
    assert (garden.owner, garden.beds) == ("Ann", [1, 2])
    assert (garden.paths, garden.gates) == ([[4], [5]], {"east": 1})
    assert (other.paths, other.gates) == ([[4, 6], [5]], {"east": 1, "west": 2})
    assert other.seeds is garden.seeds


def test_what_the_constructor_does_not_take_begins_anew() -> None:
    garden = walled()
    one, other = _clone(garden), _clone(garden)
    one.said.append("bye")
    assert (one.hour, other.hour, garden.hour) == (6, 6, 9)
    assert (one.said, other.said, garden.said) == (["bye"], [], ["hello"])
