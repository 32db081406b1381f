"""Fair shares, with a clock of our own."""

from __future__ import annotations

import asyncio

import pytest

from mastaba.server.limits import MOST_BUCKETS, Bucket, Buckets, Door, network_of
from mastaba.server.outbox import Outbox


def test_a_bucket_empties_and_fills_again() -> None:
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == 0.5
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_one_client_does_not_use_up_anothers_share() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("ann", 0) == 0
    assert buckets.take("ann", 0) == 1
    assert buckets.take("bob", 0) == 0


def test_strangers_do_not_fill_the_memory() -> None:
    buckets = Buckets(rate=1, burst=1)
    for number in range(MOST_BUCKETS + 100):
        buckets.take(str(number), 0)
    assert len(buckets._buckets) <= MOST_BUCKETS


def test_however_many_others_come_nobody_is_forgiven() -> None:
    buckets = Buckets(rate=1, burst=100)
    while not buckets.take("greedy", 0):
        pass
    for number in range(MOST_BUCKETS * 2):
        buckets.take(str(number), number / 1000)
    assert len(buckets._buckets) <= MOST_BUCKETS
    # 40 seconds have passed, so 40 tokens are back and not 100.
    assert sum(not buckets.take("greedy", 40) for _ in range(100)) == 40


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a name", "a name"),
        ("", ""),
    ],
)
def test_who_has_an_address_of_ipv6_has_many(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_door_counts_under_all_names() -> None:
    door = Door()
    ann = {("person", "ann"): 1, ("table", "t"): 2}
    bob = {("person", "bob"): 1, ("table", "t"): 2}
    cyd = {("person", "cyd"): 1, ("table", "t"): 2}
    assert door.enter(ann) == ""
    assert door.enter(ann) == "person"
    assert door.enter(bob) == ""
    assert door.enter(cyd) == "table"
    door.leave(ann)
    assert door.enter(cyd) == ""


def test_an_outbox_overflows_once_and_forgets() -> None:
    fallen: list[int] = []
    outbox = Outbox(2, 100, lambda: fallen.append(1))
    for message in (b"one", b"two", b"three", b"four"):
        outbox.put(message)
    assert fallen == [1]
    assert asyncio.run(outbox.next()) is None


def test_an_outbox_takes_one_large_message_but_not_two() -> None:
    fallen: list[int] = []
    outbox = Outbox(10, 100, lambda: fallen.append(1))
    outbox.put(b"x" * 500)
    assert fallen == []
    assert asyncio.run(outbox.next()) == b"x" * 500
    outbox.put(b"x" * 60)
    outbox.put(b"x" * 60)
    assert fallen == [1]


def test_an_outbox_gives_everything_in_order_and_then_nothing() -> None:
    async def take() -> list[bytes | None]:
        outbox = Outbox(10, 100, lambda: None)
        taker = asyncio.create_task(outbox.next())
        await asyncio.sleep(0)
        outbox.put(b"one")
        outbox.put(b"two")
        outbox.finish()
        outbox.put(b"too late")
        return [await taker, await outbox.next(), await outbox.next()]

    assert asyncio.run(take()) == [b"one", b"two", None]
