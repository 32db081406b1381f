"""Outages: the log says once that something is out of reach, and once that it is back."""

from __future__ import annotations

import logging

log = logging.getLogger("mastaba.tables")


class Outage:
    """`what` goes wrong meanwhile, such as "the doorbell cannot be heard"."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._lasts = False

    def is_out(self, why: str) -> None:
        if not self._lasts:
            self._lasts = True
            log.warning("%s: %s", self._what, why)

    def is_back(self) -> None:
        if self._lasts:
            self._lasts = False
            log.warning("no longer: %s", self._what)
