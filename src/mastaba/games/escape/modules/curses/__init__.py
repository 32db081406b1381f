"""Module 1: purple masks draw curses."""
