"""Bots: policies that see what a seat may see and pick a move."""
