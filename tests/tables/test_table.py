"""A table as its entries make it: seats, readiness, moves, taking back, standing in, talk."""

from __future__ import annotations

import pytest

from mastaba.kernel.chance import below
from mastaba.tables import entries as e
from mastaba.tables import room
from mastaba.tables import wishes as w
from mastaba.tables.beginning import started
from mastaba.tables.sight import game_sight, patch, table_sight
from mastaba.tables.table import FINISHED, LOBBY, RUNNING, NotPossible, Table

ANNA, BEN, CLEO = "anna", "ben", "cleo"


def opened(seats: int = 2, **options: object) -> Table:
    table = Table("t1")
    table.take(
        e.Opened(ANNA, "run-run-run", "ABCDEF", seats, False, dict(options)),  # type: ignore[arg-type]
        at=0,
    )
    return table


def do(table: Table, person: str, wish: w.AnyWish) -> e.AnyEntry:
    entry = table.decide(person, person.title(), wish)
    assert not isinstance(entry, int)
    table.take(e.decode(e.encode(entry)), at=1000)
    return entry


def refused(table: Table, person: str, wish: w.AnyWish) -> NotPossible:
    before = table_sight(table, person), table.seq
    with pytest.raises(NotPossible) as caught:
        table.decide(person, person.title(), wish)
    assert (table_sight(table, person), table.seq) == before
    return caught.value


def running(seats: int = 2, seed: int = 5) -> Table:
    table = opened(seats, first=0)
    for seat, person in enumerate((ANNA, BEN, CLEO)[:seats]):
        do(table, person, w.Sit(seat))
        do(table, person, w.Ready())
    assert table.all_ready()
    table.take(started(table.game, table.options, seed), at=500)
    return table


def first_move(table: Table, verb: str, seat: int = 0) -> str:
    texts = [table.game.text(move) for move in table.state.moves(seat)]
    return next(text for text in texts if text.split()[0] == verb)


# --- the lobby ---


def test_a_seat_belongs_to_whoever_took_it() -> None:
    table = opened()
    do(table, ANNA, w.Sit(0))
    assert refused(table, BEN, w.Sit(0)).key == "seat-taken"
    assert refused(table, BEN, w.Stand(0)).key == "not-your-seat"
    assert table.seats_of(ANNA) == [0]


def test_one_person_may_hold_several_seats_for_a_hot_seat() -> None:
    table = opened()
    do(table, ANNA, w.Sit(0))
    do(table, ANNA, w.Sit(1))
    assert table.seats_of(ANNA) == [0, 1]


def test_a_full_table_says_so() -> None:
    table = opened()
    do(table, ANNA, w.Sit(0))
    do(table, BEN, w.Sit(1))
    assert refused(table, CLEO, w.Sit(0)).key == "table-is-full"
    assert refused(table, CLEO, w.Sit(5)).facts == {"seat": 5, "seats": 2}


def test_the_seats_of_a_hot_seat_have_names_of_their_own() -> None:
    table = opened(3)
    do(table, ANNA, w.Sit(0))
    do(table, ANNA, w.Sit(1, name="  Ben  the brave "))
    assert [chair.name for chair in table.chairs] == ["Anna", "Ben the brave", ""]
    do(table, ANNA, w.Sit(1, name="Bea"))
    assert [chair.name for chair in table.chairs] == ["Anna", "Bea", ""]
    assert refused(table, ANNA, w.Sit(1, name="Bea")).key == "already-yours"
    assert refused(table, ANNA, w.Sit(1)).key == "already-yours"
    assert refused(table, BEN, w.Sit(1, name="Eve")).key == "seat-taken"
    assert table.seats_of(ANNA) == [0, 1]


@pytest.mark.parametrize(
    ("name", "key"),
    [("   ", "no-name"), ("x" * 41, "name-too-long"), ("a\u202eb", "unprintable-name")],
)
def test_a_seats_name_has_limits(name: str, key: str) -> None:
    assert refused(opened(), ANNA, w.Sit(0, name=name)).key == key


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\ufe0f\ufe0f",
        "\u034f",
        "\u0301",
        "Anna\u3164",
        "Anna\u200d",
        "An\u200dna",
        "\u200cAnna",
        "\U0001f469\u200d",
    ],
)
def test_a_name_that_hides_something_is_refused(name: str) -> None:
    assert refused(opened(), ANNA, w.Sit(0, name=name)).key == "unprintable-name"


@pytest.mark.parametrize(
    "name",
    [
        "Zażółć Gęślą",
        "👩\u200d💻",
        "🏳️\u200d🌈 Kim",
        "نیم\u200cرخ",
        "नेहा",
        "O’Neill-3",
    ],
)
def test_a_name_is_written_in_any_script(name: str) -> None:
    table = opened()
    do(table, ANNA, w.Sit(0, name=name))
    assert table.chairs[0].name == name


def test_a_host_without_a_seat_chooses_and_starts_but_keeps_nobody_waiting() -> None:
    table = opened(2)
    assert refused(table, ANNA, w.Start()).facts == {"seats": [0, 1]}
    do(table, ANNA, w.Choose({"pinned": True}))
    do(table, BEN, w.Sit(0))
    do(table, ANNA, w.Sit(1, "random"))
    assert refused(table, BEN, w.Start()).key == "only-the-host"
    assert not table.all_ready()
    do(table, BEN, w.Ready())
    assert table.all_ready()
    do(table, BEN, w.Ready(False))
    do(table, ANNA, w.Start())
    assert table.all_ready()
    assert table.seats_of(ANNA) == []


def test_bots_alone_do_not_play() -> None:
    table = opened(2)
    do(table, ANNA, w.Sit(0, "random"))
    do(table, ANNA, w.Sit(1, "random"))
    assert refused(table, ANNA, w.Start()).key == "nobody-plays"


def test_other_options_are_agreed_to_anew() -> None:
    table = opened(3)
    for seat, person in enumerate((ANNA, BEN)):
        do(table, person, w.Sit(seat))
        do(table, person, w.Ready())
    do(table, ANNA, w.Choose({"pinned": True}))
    assert [chair.ready for chair in table.chairs] == [True, False, False]


def test_only_the_host_seats_bots_and_chooses_options() -> None:
    table = opened(3)
    do(table, ANNA, w.Sit(0))
    do(table, BEN, w.Sit(1))
    assert refused(table, BEN, w.Sit(2, "random")).key == "only-the-host"
    assert refused(table, BEN, w.Choose({"pinned": True})).key == "only-the-host"
    do(table, ANNA, w.Sit(2, "random"))
    do(table, ANNA, w.Choose({"pinned": True}))
    assert table.bot_at(2) == "random"
    assert table.options == {"pinned": True}


def test_an_unknown_bot_or_option_is_refused_with_what_there_is() -> None:
    table = opened()
    do(table, ANNA, w.Sit(0))
    assert "random" in refused(table, ANNA, w.Sit(1, "genius")).facts["reason"]
    assert "heldByCat" in refused(table, ANNA, w.Choose({"held": True})).facts["reason"]


def test_the_game_can_begin_when_every_seat_is_held_and_everybody_is_ready() -> None:
    table = opened()
    do(table, ANNA, w.Sit(0))
    do(table, ANNA, w.Ready())
    assert not table.all_ready()
    do(table, BEN, w.Sit(1))
    assert not table.all_ready()
    do(table, BEN, w.Ready())
    assert table.all_ready()
    do(table, BEN, w.Ready(False))
    assert not table.all_ready()


def test_a_table_of_bots_alone_does_not_begin() -> None:
    table = opened(1)
    do(table, ANNA, w.Sit(0, "random"))
    assert not table.all_ready()


def test_nobody_who_does_not_sit_can_be_ready() -> None:
    assert refused(opened(), BEN, w.Ready()).key == "sit-down-first"


def test_seats_cannot_be_changed_once_the_game_has_begun() -> None:
    table = running()
    assert refused(table, CLEO, w.Sit(1)).key == "game-has-begun"
    assert refused(table, BEN, w.Stand(1)).key == "game-has-begun"


# --- moves ---


def test_a_move_is_refused_before_the_start() -> None:
    table = opened()
    do(table, ANNA, w.Sit(0))
    assert refused(table, ANNA, w.Play(0, "regroup")).key == "game-has-not-begun"


def test_nobody_plays_anothers_seat() -> None:
    table = running()
    move = first_move(table, "explore")
    assert refused(table, BEN, w.Play(0, move)).key == "not-your-seat"
    assert refused(table, CLEO, w.Play(0, move)).key == "not-your-seat"


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    table = running()
    refusal = refused(table, BEN, w.Play(1, first_move(table, "explore")))
    assert (refusal.rule, refusal.key) == ("RRR-TURN-08", "not-your-decision")


def test_an_unreadable_move_is_refused_with_how_it_is_written() -> None:
    reason = refused(running(), ANNA, w.Play(0, "explore R99@0,1 r0")).facts["reason"]
    assert "R01 to R64" in reason


def test_the_same_ticket_twice_is_one_move() -> None:
    table = running()
    wish = w.Play(0, first_move(table, "explore"), ticket="a1")
    do(table, ANNA, wish)
    seq = table.seq
    assert table.decide(ANNA, "Anna", wish) == seq
    assert table.seq == seq


# --- taking back ---


def test_a_move_that_revealed_nothing_can_be_taken_back() -> None:
    table = running(seats=2)
    digest = table.state.digest()
    do(table, ANNA, w.Play(0, first_move(table, "regroup")))
    assert table.state.waiting()[0].question == "join"
    assert table.taker_back() == 0
    do(table, ANNA, w.TakeBack(0))
    assert table.state.digest() == digest
    assert table.moves == []


def test_a_move_that_drew_cards_cannot_be_taken_back() -> None:
    table = running()
    do(table, ANNA, w.Play(0, first_move(table, "explore")))
    assert refused(table, ANNA, w.TakeBack(0)).key == "nothing-to-take-back"


def test_a_move_cannot_be_taken_back_once_another_has_answered() -> None:
    table = running()
    do(table, ANNA, w.Play(0, first_move(table, "regroup")))
    do(table, BEN, w.Play(1, "join"))
    assert refused(table, ANNA, w.TakeBack(0)).key == "nothing-to-take-back"


def test_only_ones_own_move_can_be_taken_back() -> None:
    table = running()
    do(table, ANNA, w.Play(0, first_move(table, "regroup")))
    assert refused(table, BEN, w.TakeBack(0)).key == "not-your-seat"
    assert refused(table, BEN, w.TakeBack(1)).key == "nothing-to-take-back"


def test_pointing_at_a_hex_is_in_nobodys_way() -> None:
    table = running()
    asides = [table.game.text(move) for move in table.state.asides(1)]
    here = table.copy()
    do(here, BEN, w.Play(1, asides[0]))
    assert here.taker_back() is None, "a mark is no answer that could be taken back"
    do(table, ANNA, w.Play(0, first_move(table, "regroup")))
    do(table, BEN, w.Play(1, asides[0]))
    assert refused(table, BEN, w.TakeBack(1)).key == "nothing-to-take-back"
    regrouped, marked = table.seq - 1, table.seq
    assert (table.move_seqs, table.settled_moves()) == ([regrouped, marked], 0)
    do(table, ANNA, w.TakeBack(0))
    assert (table.move_seqs, table.struck) == ([marked], [regrouped])
    assert table.settled_moves() == 1
    assert table.state.digest() == here.state.digest(), "the mark stays"
    assert [entry.move for entry in table.moves if isinstance(entry, e.Moved)] == [asides[0]]


# --- missing players ---


def test_a_bot_stands_in_and_the_seat_can_be_taken_back() -> None:
    table = running()
    do(table, BEN, w.StandIn(0, "random"))
    assert table.bots_to_move() == [0]
    refusal = refused(table, ANNA, w.Play(0, first_move(table, "explore")))
    assert refusal.key == "a-bot-plays-here"
    assert refused(table, BEN, w.ComeBack(0)).key == "not-your-seat"
    do(table, ANNA, w.ComeBack(0))
    assert table.bots_to_move() == []


def test_a_stranger_cannot_replace_a_player() -> None:
    assert refused(running(), CLEO, w.StandIn(0, "random")).key == "sit-down-first"


# --- talk ---


def test_talk_is_for_those_who_sit_there_and_not_endless() -> None:
    table = running()
    do(table, BEN, w.Say("  shall   we regroup? "))
    assert [saying.text for saying in table.sayings] == ["shall we regroup?"]
    assert isinstance(table.decide(BEN, "Ben", w.Say("once", "t1")), e.Said)
    do(table, BEN, w.Say("once", "t1"))
    assert table.decide(BEN, "Ben", w.Say("once", "t1")) == table.seq
    assert isinstance(table.decide(ANNA, "Anna", w.Say("once", "t1")), e.Said)
    assert refused(table, CLEO, w.Say("hi")).key == "sit-down-first"
    assert refused(table, BEN, w.Say("x" * 501)).key == "too-long-to-say"
    for nothing in ("  ", "\0", "\u200b", "\u2800 \u3164"):
        assert refused(table, BEN, w.Say(nothing)).key == "nothing-said"
    do(table, BEN, w.Say("\u202eeb\0ware\n\u200bof نیم\u200cرخ"))
    assert table.sayings[-1].text == "ebware of نیم\u200cرخ"


# --- entries are everything ---


def test_a_table_in_the_lobby_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened()
    do(table, ANNA, w.Sit(0))
    do(table, BEN, w.Sit(1))
    monkeypatch.setattr(room, "MOST_AROUND", table.seq + 4)
    for ready in (True, False):
        do(table, BEN, w.Ready(ready))
    do(table, ANNA, w.Choose({"first": 1}))
    do(table, ANNA, w.Say("hello", ticket="t"))
    for wish in (w.Ready(), w.Say("and"), w.Stand(1), w.Sit(1, name="Benny")):
        assert refused(table, BEN, wish).key == "table-is-long"
    assert refused(table, ANNA, w.Choose({})).key == "table-is-long"
    assert table.decide(ANNA, "Anna", w.Say("hello", ticket="t")) == table.seq
    do(table, ANNA, w.Start())
    assert table.all_ready()


def test_a_long_game_is_played_on_without_what_is_around_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = running()
    monkeypatch.setattr(room, "MOST_AROUND", table.seq + 1)
    monkeypatch.setattr(room, "MOST", table.seq + 4)
    here, there = (table.game.text(aside) for aside in table.state.asides(1)[:2])
    do(table, BEN, w.Play(1, here))
    for wish in (w.Say("well"), w.Play(1, there)):
        assert refused(table, BEN, wish).key == "only-moves-now"
    do(table, ANNA, w.Play(0, first_move(table, "regroup")))
    assert refused(table, ANNA, w.TakeBack(0)).key == "only-moves-now"
    do(table, BEN, w.StandIn(1, "scout"))
    do(table, BEN, w.ComeBack(1))
    assert refused(table, BEN, w.StandIn(1, "scout")).key == "table-is-long"


def test_nobody_has_to_stay_in_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("t1")
    table.take(e.Opened(ANNA, "cursed-tomb", "ABCDEF", 3, False, {"trap": "abstract"}), at=0)
    for seat, person in enumerate((ANNA, BEN, CLEO)):
        do(table, person, w.Sit(seat))
        do(table, person, w.Ready())
    table.take(started(table.game, table.options, 5), at=500)
    monkeypatch.setattr(room, "MOST_AROUND", table.seq)
    assert refused(table, BEN, w.Say("bye")).key == "only-moves-now"
    do(table, BEN, w.Leave(1))
    assert not table.state.plays(1)


def test_entries_alone_make_the_same_table_again() -> None:
    table, again = running(3, seed=9), Table("t1")
    written: list[tuple[e.AnyEntry, int]] = []
    people = (ANNA, BEN, CLEO)
    for seq in range(400):
        if table.phase != RUNNING:
            break
        seat = table.state.waiting_seats()[0]
        moves = table.state.moves(seat)
        text = table.game.text(moves[below(9, 1, seq, len(moves))])
        written.append((do(table, people[seat], w.Play(seat, text)), 1000))
    assert table.phase == FINISHED
    start: list[tuple[e.AnyEntry, int]] = [
        (e.Opened(ANNA, "run-run-run", "ABCDEF", 3, False, {"first": 0}), 0),
        *[(e.Sat(person, seat, person.title()), 1000) for seat, person in enumerate(people)],
        (started(table.game, {"first": 0}, 9), 500),
    ]
    for entry, at in [*start, *written]:
        again.take(e.decode(e.encode(entry)), at)
    assert again.state.digest() == table.state.digest()
    assert again.phase == FINISHED


def test_a_copy_goes_on_alone() -> None:
    table = running()
    before = table.state.digest(), table.seq, len(table.moves)
    other = table.copy()
    do(other, ANNA, w.Play(0, first_move(other, "explore")))
    assert (table.state.digest(), table.seq, len(table.moves)) == before


def test_a_patch_leads_from_one_sight_to_the_next() -> None:
    table = running()
    old = game_sight(table, 0)
    do(table, ANNA, w.Play(0, first_move(table, "explore")))
    new = game_sight(table, 0)
    changes = patch(old, new)
    assert changes is not None
    assert "maze" in changes
    assert "bank" not in changes
    assert patch(new, new) is None


def test_an_option_that_is_chosen_no_more_has_its_default_in_the_patch() -> None:
    table = opened(2, pinned=True)
    old = table_sight(table, ANNA)
    do(table, ANNA, w.Choose({"heldByCat": True}))
    changes = patch(old, table_sight(table, ANNA))
    assert changes is not None
    assert list(changes) == ["options"]
    assert (changes["options"]["pinned"], changes["options"]["heldByCat"]) == (False, True)
    assert set(changes["options"]) == set(table.game.choices)


def test_all_hands_are_open_only_after_the_game() -> None:
    table = running()
    with pytest.raises(PermissionError):
        game_sight(table, -3)


def test_the_lobby_has_no_game_to_see() -> None:
    table = opened()
    assert table.phase == LOBBY
    assert game_sight(table, None) is None
