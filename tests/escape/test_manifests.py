"""What modules claim: numbers that never change, and none of them twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from mastaba.games.escape import house
from mastaba.games.escape.house import CHOICES, House, choices_with
from mastaba.games.escape.manifests import MANIFESTS, Manifest, check_claims, read_manifests
from mastaba.kernel.contract import UnknownOption
from mastaba.kernel.parts import PartError


def claiming(name: str = "toy", order: int = 9, option: str = "toy", **claims: int) -> Manifest:
    """A module with one claim of each kind that is named."""
    numbers = {kind: {"a": its} for kind, its in claims.items()}
    return Manifest(name, order, option, **numbers)  # type: ignore[arg-type]


def test_numbers_that_stand_in_logs_and_snapshots_stay_what_they_were() -> None:
    claims = {one.name: one for one in MANIFESTS}
    assert (claims["curses"].order, claims["treasures"].order) == (1, 2)
    assert claims["curses"].streams == {"curses": 32}
    assert claims["treasures"].streams == {"treasures": 33}
    assert claims["curses"].happenings == {"choice-ends": 16}
    assert claims["curses"].places == {"rubble": 1}


def test_options_of_modules_stand_together_in_the_lobby() -> None:
    assert list(CHOICES) == [
        "level", "track", "clock", "start", "curses", "treasures", "extraTiles", "strictCoop",
        "pause",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("claim", "problem"),
    [
        (claiming(order=1), "order 1 is claimed twice: by curses and toy"),
        (claiming(option="treasures"), "option treasures is claimed twice: by toy and treasures"),
        (claiming(streams=33), "stream 33 is claimed twice: by toy and treasures"),
        (claiming(happenings=16), "happening 16 is claimed twice: by curses and toy"),
        (claiming(places=1), "place 1 is claimed twice: by curses and toy"),
        (
            Manifest("toy", 9, "toy", places={"rubble": 2}),
            "place rubble is claimed twice: by curses and toy",
        ),
        (claiming(streams=31), "module 'toy' claims stream 31; it can be 32 to 63"),
        (claiming(streams=64), "module 'toy' claims stream 64; it can be 32 to 63"),
        (claiming(happenings=15), "module 'toy' claims happening 15; it can be 16 to "),
        (claiming(places=0), "module 'toy' claims place 0; it can be 1 to "),
        (
            Manifest("toy", 9, "toy", streams={"a": 40, "b": 40}),
            "stream 40 is claimed twice: by toy",
        ),
    ],
)
def test_what_is_taken_is_refused_with_who_claims_it(claim: Manifest, problem: str) -> None:
    with pytest.raises(PartError, match=problem):
        check_claims([*MANIFESTS, claim])


def test_what_is_free_may_be_claimed() -> None:
    check_claims([*MANIFESTS, claiming(streams=63, happenings=17, places=2)])


def test_an_option_of_the_base_game_is_nobodys() -> None:
    with pytest.raises(PartError, match="module 'toy' claims option pause, which is not its own"):
        choices_with([claiming(option="pause")])


def test_a_manifest_says_nothing_that_nobody_reads(tmp_path: Path) -> None:
    folder = tmp_path / "modules" / "toy"
    folder.mkdir(parents=True)
    (folder / "manifest.toml").write_text('order = 1\noption = "toy"\nstream = 40\n')
    with pytest.raises(PartError, match=r"the manifest of module 'toy' is wrong: .*`stream`"):
        read_manifests(tmp_path)


def test_a_module_may_need_another_or_not_go_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    curses, treasures = MANIFESTS
    needy = Manifest("curses", 1, "curses", requires=("treasures",))
    monkeypatch.setattr(house, "MANIFESTS", (needy, treasures))
    with pytest.raises(UnknownOption, match="option 'curses' needs 'treasures' to be on"):
        House({"curses": True})
    House({"curses": True, "treasures": True})
    House({"treasures": True})
    shy = Manifest("treasures", 2, "treasures", excludes=("curses",))
    monkeypatch.setattr(house, "MANIFESTS", (curses, shy))
    with pytest.raises(UnknownOption, match="option 'treasures' does not go with 'curses'"):
        House({"curses": True, "treasures": True})
    House({"curses": True})
    House({"treasures": True})
