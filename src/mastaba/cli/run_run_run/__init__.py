"""Run Run Run! in the terminal: its names, its map, its cards and menus."""
