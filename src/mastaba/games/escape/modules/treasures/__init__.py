"""Module 2: treasure symbols hold treasures."""
