"""Sarcophagus rooms and tokens (RRR-SARC)."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import events as happened
from tests.run_run_run.scene import BLUE, GREEN, RED, Scene, scene

TOMB = "#1 tomb | #9 | #9"
"""A hand with a sarcophagus room."""


def window(s: Scene) -> str:
    """The open token window, or the question asked instead."""
    waiting = s.game.waiting()[0]
    return str(waiting.facts["window"]) if waiting.question == "token-window" else waiting.question


def hold_until(s: Scene, wanted: str) -> None:
    while window(s) != wanted:
        s.play(BLUE, "hold")


# --- Sarcophagus rooms ---


@pytest.mark.rule("RRR-SARC-01")
def test_a_sarcophagus_room_gives_the_top_token() -> None:
    s = scene("V", hands={BLUE: TOMB}, token_pile=["draw3", "shield"])
    s.play(BLUE, "explore #1@1,0 {3}")
    assert s.tokens(BLUE) == ["draw3"]
    assert s.game.view(None).token_pile == 1


@pytest.mark.rule("RRR-SARC-01")
def test_the_token_is_revealed_to_all() -> None:
    s = scene("V", hands={BLUE: TOMB}, token_pile=["draw3", "shield"])
    s.play(BLUE, "explore #1@1,0 {3}")
    for seat in (RED, None):
        heard = [happened.TELLING.tell(event, seat, s.game.box) for event in s.game.told]
        revealed = [event.token for event in heard if isinstance(event, happened.TokenRevealed)]
        assert revealed == ["draw3"]
    assert s.game.view(RED).cats[BLUE].tokens == ["draw3"]
    assert s.game.view(None).cats[BLUE].tokens == ["draw3"]


@pytest.mark.rule("RRR-SARC-01")
def test_other_rooms_give_no_token() -> None:
    s = scene("V", hands={BLUE: TOMB}, token_pile=["draw3"])
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.tokens(BLUE) == []


@pytest.mark.rule("RRR-SARC-02")
def test_an_empty_token_pile_gives_nothing() -> None:
    s = scene("V", hands={BLUE: TOMB}, token_pile=[])
    s.play(BLUE, "explore #1@1,0 {3}")
    assert s.told(happened.TokenRevealed) == []
    assert s.tokens(BLUE) == []
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-SARC-03")
def test_a_token_is_kept_until_it_is_used_and_everybody_sees_it() -> None:
    s = scene("V", hands={BLUE: TOMB}, token_pile=["shield"])
    s.play(BLUE, "explore #1@1,0 {3}")
    hold_until(s, "action")
    assert s.asked == ("action", [RED])
    assert s.tokens(BLUE) == ["shield"]
    assert s.game.view(RED).cats[BLUE].tokens == ["shield"]


@pytest.mark.rule("RRR-SARC-03")
def test_there_is_no_limit_to_the_tokens_of_a_cat() -> None:
    held = ["torch2", "torch2", "torch3", "draw2", "draw2", "draw3", "shield", "shield", "double"]
    s = scene("V", hands={BLUE: TOMB}, tokens={BLUE: held}, token_pile=["passage"])
    s.play(BLUE, "explore #1@1,0 {3}")
    hold_until(s, "before-mechanisms")
    assert sorted(s.tokens(BLUE)) == sorted([*held, "passage"])


# --- When tokens may be used ---


@pytest.mark.rule("RRR-SARC-04")
def test_a_token_may_be_used_right_after_being_revealed() -> None:
    s = scene("V", hands={BLUE: TOMB}, token_pile=["torch2"], stock=3)
    s.play(BLUE, "explore #1@1,0 {3}")
    assert window(s) == "before-mechanisms"
    s.play(BLUE, "use torch2")
    assert s.stock == 5
    assert s.tokens(BLUE) == []


@pytest.mark.rule("RRR-SARC-04", "RRR-SARC-05", "RRR-SARC-10")
def test_a_token_may_be_used_at_every_moment_of_an_explore_turn() -> None:
    s = scene("LINE-4", hands={BLUE: TOMB}, tokens={BLUE: ["torch2"]}, token_pile=["shield"])
    s.start(symbols=1)
    windows = []
    while s.asked[1] == [BLUE]:
        windows.append(window(s))
        assert s.legal(BLUE, "use torch2")
        assert s.legal(BLUE, "teleport torch2 1,0")
        s.play(BLUE, "explore #1@0,1 {4}" if s.question == "action" else "hold")
    assert windows == [
        "start",
        "roll",
        "symbol",
        "action",
        "before-move",
        "before-light",
        "before-draw",
        "before-effects",
        "before-mechanisms",
        "end",
    ]


@pytest.mark.rule("RRR-SARC-04")
def test_a_token_may_be_used_around_a_fight() -> None:
    s = scene(
        "LINE-2",
        hands={BLUE: "#1 #9 #9"},
        cats={BLUE: (2, 0)},
        foes={"Jaws": (2, 0)},
        tokens={BLUE: ["torch2"]},
    )
    s.play(BLUE, "fight 2,0")
    assert s.legal(BLUE, "use torch2")
    s.play(BLUE, "commit #1")
    s.load_combat_dice("footprint")
    s.roll(BLUE)
    assert window(s) == "before-footprints"
    assert s.legal(BLUE, "use torch2")
    s.play(BLUE, "hold")
    assert not s.legal(BLUE, "use torch2")
    s.play(BLUE, "stay")
    assert window(s) == "end"
    assert s.legal(BLUE, "use torch2")


@pytest.mark.rule("RRR-SARC-04")
def test_a_token_cannot_undo_a_waking() -> None:
    s = scene("LINE-4", track=4, tokens={BLUE: ["torch2"]})
    s.start(symbols=1)
    hold_until(s, "place-mummy")
    assert not s.legal(BLUE, "use torch2")
    assert not s.legal(BLUE, "teleport torch2 1,0")


@pytest.mark.rule("RRR-SARC-05")
def test_ho_19_tokens_work_in_the_mummies_step() -> None:
    s = scene("LINE-4", tokens={BLUE: ["torch2"]}, foes={"Snuff": (4, 0)}, stock=1)
    s.start(symbols=1)
    assert window(s) == "start"
    s.play(BLUE, "hold")
    assert window(s) == "roll"
    assert s.foe("Snuff") == (4, 0)
    s.play(BLUE, "teleport torch2 3,0")
    # Snuff enters the room into which Blue has just jumped.
    assert s.foe("Snuff") == (3, 0)
    assert s.told(happened.FoeAttacked)[0].seats == [BLUE]


@pytest.mark.rule("RRR-SARC-05")
def test_ho_19_or_only_in_the_action_step() -> None:
    options = {"tokenWindows": "actionStep"}
    s = scene("LINE-4", hands={BLUE: TOMB}, tokens={BLUE: ["torch2"]}, options=options)
    s.start(symbols=1)
    assert s.asked == ("action", [BLUE])
    assert s.legal(BLUE, "use torch2")
    s.play(BLUE, "explore #1@0,1 {4}")
    assert window(s) == "before-move"


# --- Effect or teleport ---


@pytest.mark.rule("RRR-SARC-06")
def test_a_token_used_for_its_effect_does_not_teleport_too() -> None:
    s = scene("LINE-4", tokens={BLUE: ["torch2"]})
    s.play(BLUE, "use torch2")
    assert s.tokens(BLUE) == []
    assert s.refusal(BLUE, "teleport torch2 4,0").rule == "RRR-SARC-06"
    assert not s.legal(BLUE, "use torch2")


@pytest.mark.rule("RRR-SARC-06")
def test_a_token_used_to_teleport_has_no_effect() -> None:
    s = scene("LINE-4", tokens={BLUE: ["torch2"]})
    s.play(BLUE, "teleport torch2 4,0")
    assert s.stock == 5
    assert s.tokens(BLUE) == []
    assert not s.legal(BLUE, "use torch2")


@pytest.mark.rule("RRR-SARC-06")
@pytest.mark.parametrize(
    "token", ["torch2", "torch3", "double", "draw2", "draw3", "shield", "passage"]
)
def test_every_token_but_the_trap_can_teleport(token: str) -> None:
    s = scene("LINE-4", tokens={BLUE: [token]})
    s.play(BLUE, f"teleport {token} 4,0")
    assert s.cat(BLUE) == (4, 0)
    assert s.cards(BLUE) == 5


@pytest.mark.rule("RRR-SARC-06", "RRR-SARC-17")
def test_ec_91_a_shield_that_teleported_protects_no_more() -> None:
    s = scene(
        "LINE-5", hands={BLUE: 4}, tokens={BLUE: ["shield"]}, foes={"Snuff": (5, 0)}, players=1
    )
    s.play(BLUE, "teleport shield 4,0")
    assert s.cat(BLUE) == (4, 0)
    s.start(symbols=1)
    assert s.foe("Snuff") == (4, 0)
    assert s.cards(BLUE) == 3


@pytest.mark.rule("RRR-SARC-29", "RRR-SARC-06")
def test_ec_91_a_shield_teleports_in_its_owners_turn_only() -> None:
    s = scene("LINE-4", tokens={RED: ["shield"]})
    assert s.refusal(RED, "teleport shield 4,0").rule == "RRR-SARC-29"


@pytest.mark.rule("RRR-SARC-07")
def test_ho_10_used_tokens_leave_the_game() -> None:
    s = scene("V", hands={BLUE: TOMB}, tokens={BLUE: ["torch2"]}, token_pile=[])
    s.play(BLUE, "use torch2")
    s.play(BLUE, "explore #1@1,0 {3}")
    assert s.told(happened.TokenRevealed) == []
    assert s.game.view(None).token_pile == 0


@pytest.mark.rule("RRR-SARC-07")
def test_ho_10_or_they_are_shuffled_into_a_new_pile() -> None:
    options = {"recycleTokens": True}
    s = scene("V", hands={BLUE: TOMB}, tokens={BLUE: ["torch2"]}, token_pile=[], options=options)
    s.play(BLUE, "use torch2")
    s.play(BLUE, "explore #1@1,0 {3}")
    assert s.told(happened.TokenRevealed)[0].token == "torch2"
    assert s.tokens(BLUE) == ["torch2"]


@pytest.mark.rule("RRR-SARC-07")
def test_ho_10_traps_do_not_come_back() -> None:
    s = scene(
        "M1",
        hands={BLUE: TOMB, RED: TOMB},
        token_pile=["trap"],
        foes={"Howl": (-1, 0), "Dash": (-1, 0), "Jaws": (-1, 0), "Snuff": (-1, 0)},
        cats={RED: (1, 0)},
        options={"recycleTokens": True, "swiftOnZero": False},
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #1@0,-1 {1}")
    assert s.told(happened.TrapSprung)
    s.load_mummy_dice(0)
    s.play(RED, "explore #1@2,0 {3}")
    assert s.told(happened.TokenRevealed) == []


@pytest.mark.rule("RRR-SARC-07")
def test_ho_10_laid_passages_do_not_come_back() -> None:
    options = {"recycleTokens": True}
    s = scene("M1", hands={BLUE: TOMB}, tokens={BLUE: ["passage"]}, token_pile=[], options=options)
    s.play(BLUE, "lay 1,0/0,1")
    s.play(BLUE, "explore #1@2,0 {3}")
    assert s.told(happened.TokenRevealed) == []


@pytest.mark.rule("RRR-SARC-07")
def test_ho_10_a_passage_that_teleported_comes_back() -> None:
    options = {"recycleTokens": True}
    s = scene("M1", hands={BLUE: TOMB}, tokens={BLUE: ["passage"]}, token_pile=[], options=options)
    s.play(BLUE, "teleport passage 1,0")
    s.play(BLUE, "explore #1@2,0 {3}")
    assert s.told(happened.TokenRevealed)[0].token == "passage"


# --- Other players ---


@pytest.mark.rule("RRR-SARC-29")
def test_outside_their_own_turn_players_use_no_token() -> None:
    held = ["torch2", "draw2", "passage", "shield", "double"]
    s = scene("M1", tokens={RED: held})
    s.start(symbols=1)
    assert s.asked == ("action", [BLUE])
    for move in ("use torch2", "use draw2", "lay 1,0/0,1", "teleport shield 1,0", "use double"):
        assert s.refusal(RED, move).rule == "RRR-SARC-29"


@pytest.mark.rule("RRR-SARC-29")
def test_ec_88_a_joiner_behind_a_foe_cannot_teleport() -> None:
    s = scene(
        "LINE-3",
        cats={BLUE: (3, 0), GREEN: (3, 0)},
        foes={"Howl": (2, 0)},
        tokens={RED: ["draw2"]},
    )
    s.play(BLUE, "regroup")
    assert s.asked == ("join", [GREEN])
    assert not s.legal(RED, "join")
    assert s.refusal(RED, "teleport draw2 3,0").rule == "RRR-SARC-29"


@pytest.mark.rule("RRR-SARC-30")
def test_ec_90_no_token_changes_hands_in_a_normal_turn() -> None:
    s = scene("V", hands={BLUE: "#9 #1"}, tokens={BLUE: ["shield"], RED: ["torch2"]})
    assert not s.legal(BLUE, "trade shield 1")
    s.play(BLUE, "explore #9@1,0 {0,3}")
    while s.asked == ("token-window", [BLUE]):
        assert s.moves(BLUE, "trade") == []
        assert not s.legal(BLUE, "trade shield 1 torch2")
        s.play(BLUE, "hold")
    assert s.tokens(BLUE) == ["shield"]


@pytest.mark.rule("RRR-SARC-30")
def test_ec_90_a_token_changes_hands_in_a_regroup() -> None:
    s = scene("V", players=2, tokens={BLUE: ["shield"]}, discard=0)
    s.play(BLUE, "regroup")
    s.play(RED, "join")
    s.play(BLUE, "offer")
    s.play(RED, "offer")
    while s.question != "trade":
        seat = s.asked[1][0]
        s.play(seat, s.moves(seat)[0])
    s.play(BLUE, "trade shield 1")
    s.play(RED, "agree")
    assert s.tokens(BLUE) == []
    assert s.tokens(RED) == ["shield"]
