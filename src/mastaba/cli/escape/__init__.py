"""Escape in the terminal: its names, its temple and its dice."""
