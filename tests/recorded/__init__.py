"""Recorded games; see README.md."""
