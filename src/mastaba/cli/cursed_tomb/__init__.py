"""The Cursed Tomb in the terminal: its names, its track and its trap."""
