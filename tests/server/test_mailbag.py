"""What goes out to many clients goes out in a row, after everything else that is to be done."""

from __future__ import annotations

import asyncio

from mastaba.server.mailbag import Mailbag


class Sender:
    def __init__(self, name: str, heard: list[str]) -> None:
        self._name = name
        self._heard = heard

    def send_unsent(self) -> None:
        self._heard.append(self._name)


def test_all_send_in_order_when_the_work_of_the_round_is_done() -> None:
    heard: list[str] = []
    mailbag = Mailbag()

    async def work(name: str) -> None:
        mailbag.add(Sender(f"mail of {name}", heard), asyncio.get_running_loop())
        heard.append(f"work of {name}")

    async def rounds() -> None:
        await asyncio.gather(work("ann"), work("bob"))
        await asyncio.sleep(0)
        await work("cat")
        await asyncio.sleep(0)

    asyncio.run(rounds())
    assert heard == [
        *("work of ann", "work of bob", "mail of ann", "mail of bob"),
        *("work of cat", "mail of cat"),
    ]


def test_a_line_that_cannot_be_written_to_holds_nobody_up() -> None:
    heard: list[str] = []
    mailbag = Mailbag()

    class Broken(Sender):
        def send_unsent(self) -> None:
            raise RuntimeError("gone")

    async def rounds() -> None:
        for sender in (Broken("broken", heard), Sender("whole", heard)):
            mailbag.add(sender, asyncio.get_running_loop())
        await asyncio.sleep(0)

    asyncio.run(rounds())
    assert heard == ["whole"]


def test_who_gets_mail_while_it_is_sent_sends_in_the_next_round() -> None:
    heard: list[str] = []
    mailbag = Mailbag()

    class Echo(Sender):
        def send_unsent(self) -> None:
            super().send_unsent()
            mailbag.add(Sender("echo", heard), asyncio.get_running_loop())

    async def rounds() -> None:
        loop = asyncio.get_running_loop()
        mailbag.add(Echo("call", heard), loop)
        mailbag.add(Sender("bystander", heard), loop)
        await asyncio.sleep(0)
        assert heard == ["call", "bystander"]
        await asyncio.sleep(0)

    asyncio.run(rounds())
    assert heard == ["call", "bystander", "echo"]
