// Every name of the tomb's box that has a drawing; the tests hold them against the box.

export const PAWNS = ['hat', 'scarf', 'lamp', 'rope', 'map', 'camel'] as const;
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple'] as const;
export const GLYPHS = ['sun', 'wave', 'pyramid', 'papyrus', 'ankh'] as const;
