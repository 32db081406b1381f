"""The Cursed Tomb: its rules, chapter by chapter, its edge cases and its scenarios."""
