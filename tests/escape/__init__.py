"""Escape: tests by chapter of the rules."""
