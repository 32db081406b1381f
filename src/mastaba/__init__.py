"""Mastaba: three tomb-and-temple board games."""

__version__ = "0.3.0"
