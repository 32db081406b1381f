// The sizes of everything, read from the referee's own numbers, so that what is seen is what touches.
import numbers from '$mastaba/referee/trap.toml?raw';
import { COLOURS } from '../../../art/tomb/names.ts';

/** A number of a section: `[bowl]` … `radius = 55.0`. */
function number(section: string, name: string): number {
  const part = numbers.split(`[${section}]`)[1]?.split('\n[')[0] ?? '';
  const found = new RegExp(`^${name} = ([\\d.]+)`, 'm').exec(part)?.[1];
  if (!found) throw new Error(`trap.toml has no ${name} in [${section}]`);
  return Number(found);
}

function stone(colour: string): { radius: number; halfLength: number } {
  const line = new RegExp(`^${colour} = \\{ radius = ([\\d.]+), half_length = ([\\d.]+)`, 'm');
  const found = line.exec(numbers);
  if (!found) throw new Error(`trap.toml has no ${colour} stone`);
  return { radius: Number(found[1]), halfLength: Number(found[2]) };
}

const [radius, depth, floor] = [
  number('bowl', 'radius'),
  number('bowl', 'depth'),
  number('bowl', 'floor'),
];

export const BOWL = {
  radius,
  depth,
  floor,
  wall: number('bowl', 'wall'),
  curve: number('bowl', 'curve'),
  /** Above the board. */
  rim: floor + depth,
};
export const SCEPTRE_SIZE = {
  length: number('sceptre', 'length'),
  shaft: number('sceptre', 'shaft_radius'),
  head: number('sceptre', 'head_radius'),
  pommel: number('sceptre', 'pommel_radius'),
};
export const HAND = {
  radius: number('hand', 'finger_radius'),
  gap: number('hand', 'finger_gap'),
  length: number('hand', 'finger_length'),
  reach: number('hand', 'workspace_radius'),
  height: number('hand', 'workspace_height'),
};
/** Beyond this ring and above this height a stone is in the bag. */
export const BAG = {
  distance: number('bag', 'distance'),
  height: BOWL.rim + number('bag', 'height'),
};
export const STONES = COLOURS.map(stone);
