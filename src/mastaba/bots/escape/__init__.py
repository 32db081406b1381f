"""Players of Escape: they react, roll and err like people, in virtual or in real time."""
