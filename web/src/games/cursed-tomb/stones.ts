/** `red2` as its colour and its number. */
export function stoneParts(stone: string): { colour: string; number: number } {
  const parts = /^([a-z]+)(\d+)$/.exec(stone);
  return { colour: parts?.[1] ?? '', number: Number(parts?.[2] ?? 0) };
}
