"""Players of The Cursed Tomb, and a hand for tables without physics."""
