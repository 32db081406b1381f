"""How Escape is told in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from mastaba.cli.narrator import Narrator
from mastaba.games.escape import GAME, events
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import ADOPT
from mastaba.games.escape.modules.curses.souls import swap_souls
from mastaba.games.escape.voting import PROPOSE
from tests.escape.scene import ANI, FRANK, MICHA, SLAM_1, begun, scene


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Seat 1 plays black."),
        ("fr", "La place 1 joue noir."),
        ("pl", "Miejsce 1 gra kolorem: czarny."),
    ],
)
def test_places_are_counted_from_one(language: str, said: str) -> None:
    s = begun(2)
    s.do(ANI, "colour black")
    narrator = Narrator(GAME, language, None)
    assert Text.from_markup(narrator.lines(s.events, s.game)[0]).plain.startswith(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Propose to play for Blue too"),
        ("fr", "Proposer de jouer aussi pour Bleu"),
        ("pl", "Zaproponuj, że zagrasz także za nieobecnego: Niebieski"),
    ],
)
def test_a_proposal_to_play_for_somebody_says_for_whom(language: str, said: str) -> None:
    s = begun(3)
    narrator = Narrator(GAME, language, None)
    narrator.meet(s.game)
    proposal = m.command(PROPOSE, ADOPT, FRANK)
    assert Text.from_markup(narrator.move(s.game, proposal)).plain == said


def printed(parts: Sequence[RenderableType]) -> str:
    console = Console(width=80, record=True, file=StringIO())
    for part in parts:
        console.print(part)
    return console.export_text()


@pytest.mark.rule("ESC-PAUSE-03")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The temple is covered until the pause is over."),
        ("fr", "Le temple est couvert jusqu’à la fin de la pause."),
        ("pl", "Świątynia jest zakryta do końca przerwy."),
    ],
)
def test_under_a_cover_the_temple_is_not_drawn(language: str, said: str) -> None:
    s = scene(rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1"})
    show = Narrator(GAME, language, ANI).show
    assert "GK1" in printed(show.picture(s.game, ANI, 80))
    s.do(ANI, "propose pause")
    s.do(FRANK, "vote pause yes")
    picture = printed(show.picture(s.game, ANI, 80))
    assert said in picture
    assert "GK1" not in picture


@pytest.mark.rule("ESC-RT-19", "ESC-RT-23")
@pytest.mark.parametrize(
    ("language", "laid", "more", "back"),
    [
        ("en", "puts die 2 into the pool", "puts dice 1 and 3 and Double key", "back: die 1."),
        ("fr", "met le dé 2 dans le pot", "met les dés 1 et 3 et Double clé", "reprend : le dé 1."),
        ("pl", "do puli: kostka 2.", "do puli: kostki 1 i 3 i Podwójny klucz.", ": kostka 1."),
    ],
)
def test_the_number_of_a_die_is_not_taken_for_a_count(
    language: str, laid: str, more: str, back: str
) -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1"},
        dice={ANI: "K K K A A"},
        treasures={ANI: ["2key"]},
    )
    narrator = Narrator(GAME, language, None)
    narrator.meet(s.game)
    said = []
    for command in ("commit g3 2", "commit 1 3 +2key", "withdraw 1"):
        s.do(ANI, command)
        said.append(Text.from_markup(narrator.lines(s.events, s.game)[0]).plain)
    for part, line in zip((laid, more, back), said, strict=True):
        assert part in line


@pytest.mark.rule("ESC-M1-08")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The new tile (Mask) has no effect on Red and leaves the game."),
        ("fr", "La nouvelle tuile (Masque) n’a pas d’effet sur Rouge et quitte la partie."),
        ("pl", "Czerwony: nowy kafelek (Maska) nie działa i wypada z gry."),
    ],
)
def test_the_curse_that_one_has_already_is_not_said_to_end(language: str, said: str) -> None:
    s = scene(curses={ANI: ["mask"]}, curse_pile=["mask"], pile=["C01"], dice={ANI: "A A - - -"})
    s.do(ANI, "discover 1 2")
    s.do(ANI, "place N")
    assert s.curses(ANI) == ["mask"]
    narrator = Narrator(GAME, language, None)
    narrator.meet(s.game)
    assert said in [
        Text.from_markup(line).plain.removesuffix(" ESC-M1-08")
        for line in narrator.lines(s.events, s.game)
    ]


@pytest.mark.rule("ESC-CLOCK-07")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "In time: nobody."), ("fr", "À temps : personne."), ("pl", "Na czas: nikt.")],
)
def test_nobody_in_time_has_a_name(language: str, said: str) -> None:
    s = scene(rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1", FRANK: "GK1"})
    s.tick(SLAM_1)
    slams = [event for event in s.events if event[0] == events.DoorSlammed]
    line = Narrator(GAME, language, None).lines(slams, s.game)[0]
    assert said in Text.from_markup(line).plain


@pytest.mark.rule("ESC-FATE-05", "ESC-TREASURE-HEALING")
@pytest.mark.parametrize("command", ["propose fate", "use healing"])
@pytest.mark.parametrize(
    ("language", "none", "one"),
    [
        ("en", "No die was locked.", "One die comes free."),
        ("fr", "Aucun dé n’était bloqué.", "Un dé est débloqué."),
        ("pl", "Żadna kostka nie była zablokowana.", "Uwolniona jedna kostka."),
    ],
)
def test_nobody_hears_of_a_die_that_was_not_locked(
    language: str, none: str, one: str, command: str
) -> None:
    narrator = Narrator(GAME, language, None)
    for dice, said in (("A A A K K - -", none), ("A A A K B - -", one)):
        s = scene(seats=1, dice={ANI: dice}, treasures={ANI: ["healing"]})
        s.do(ANI, command)
        assert said in Text.from_markup(narrator.lines(s.events, s.game)[-1]).plain


@pytest.mark.rule("ESC-CURSE-SOULSWAP-02")
@pytest.mark.parametrize(
    ("language", "own"), [("en", "own"), ("fr", "leur propre"), ("pl", "własn")]
)
def test_while_another_swap_holds_nobody_is_told_to_lead_their_own_pawn(
    language: str, own: str
) -> None:
    s = scene(seats=3, curses={ANI: ["soulswap"]}, dice={ANI: "A A K T -"})
    swap_souls(s.game, ANI, FRANK)
    swap_souls(s.game, FRANK, MICHA)
    s.do(ANI, "lift soulswap 1 2 3 4")
    assert s.game.leads[FRANK] == MICHA
    lines = Narrator(GAME, language, None).lines(s.events, s.game)
    assert not any(own in Text.from_markup(line).plain for line in lines)
