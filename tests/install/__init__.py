"""Mastaba as people install it."""
