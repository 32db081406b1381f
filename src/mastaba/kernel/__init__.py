"""What all games share: the contract, chance, log and replay, boxes, rulebooks, grids, words."""
