// What is painted on things: glyphs on stones, signs above them, bricks on the wall, boards of the table.
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { GLYPH_PATHS } from '../../../art/tomb/glyphs.ts';
import { GLYPHS } from '../../../art/tomb/names.ts';

/** By number of the colour: ground, light edge, shade. */
export const PAINTS = [
  { ground: '#c23a24', light: '#f08a6c', shade: '#7a1d10' },
  { ground: '#2c66b8', light: '#8ab6f2', shade: '#153765' },
  { ground: '#e0a91f', light: '#ffe08a', shade: '#5f4300' },
  { ground: '#34874a', light: '#8fd29c', shade: '#184725' },
  { ground: '#7d50b0', light: '#c7a8ea', shade: '#432463' },
] as const;

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const element = document.createElement('canvas');
  element.width = width;
  element.height = height;
  return [element, element.getContext('2d') as CanvasRenderingContext2D];
}

function texture(element: HTMLCanvasElement): CanvasTexture {
  const made = new CanvasTexture(element);
  made.colorSpace = SRGBColorSpace;
  return made;
}

function drawGlyph(
  brush: CanvasRenderingContext2D,
  colour: number,
  x: number,
  y: number,
  size: number,
  ink: string,
): void {
  const paths = GLYPH_PATHS[GLYPHS[colour] ?? ''];
  if (!paths) return;
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 24, size / 24);
  brush.fillStyle = brush.strokeStyle = ink;
  brush.lineCap = brush.lineJoin = 'round';
  for (const d of paths.fill) brush.fill(new Path2D(d), 'evenodd');
  for (const { d, width } of paths.lines) {
    brush.lineWidth = width;
    brush.stroke(new Path2D(d));
  }
  brush.restore();
}

/** The skin of a stone: its colour, a vein, and its glyph on every side. */
export function stoneSkin(colour: number): CanvasTexture {
  const [element, brush] = canvas(256, 128);
  const paint = PAINTS[colour] ?? PAINTS[0];
  brush.fillStyle = paint.ground;
  brush.fillRect(0, 0, 256, 128);
  brush.strokeStyle = paint.shade;
  brush.globalAlpha = 0.35;
  brush.lineWidth = 3;
  for (let line = 0; line < 5; line++) {
    brush.beginPath();
    brush.moveTo(0, 14 + line * 26);
    brush.bezierCurveTo(80, line * 30, 170, 40 + line * 22, 256, 14 + line * 26);
    brush.stroke();
  }
  brush.globalAlpha = 1;
  const ink = colour === 2 ? '#4a3300' : '#fff6e0';
  for (const x of [43, 128, 213]) drawGlyph(brush, colour, x, 64, 50, ink);
  return texture(element);
}

/** How firmly a stone is held, told by the ring around its sign. */
export type Hold = 'open' | 'half' | 'deep';
const RINGS: Record<Hold, number[]> = { open: [], half: [30, 28], deep: [2, 22] };

/** TOMB-DT-40: the sign above a stone that is wanted: its glyph in a ring, whole, dashed or dotted. */
export function sign(colour: number, hold: Hold): CanvasTexture {
  const [element, brush] = canvas(128, 128);
  const paint = PAINTS[colour] ?? PAINTS[0];
  brush.beginPath();
  brush.arc(64, 64, 46, 0, 2 * Math.PI);
  brush.fillStyle = '#14110fd8';
  brush.fill();
  brush.lineWidth = 13;
  brush.lineCap = 'round';
  brush.strokeStyle = paint.light;
  brush.setLineDash(RINGS[hold]);
  brush.stroke();
  drawGlyph(brush, colour, 64, 64, 58, '#fff6e0');
  return texture(element);
}

/** What the badge above a hand shows: fingers about to close, that hold, or that have lost a stone. */
export type Badge = 'closing' | 'holding' | 'slipped';
const BADGES: Record<Badge, string> = {
  closing: '#f2c14e',
  holding: '#7fce7f',
  slipped: '#ff7a5c',
};

export function badge(what: Badge): CanvasTexture {
  const [element, brush] = canvas(128, 128);
  brush.beginPath();
  brush.arc(64, 64, 50, 0, 2 * Math.PI);
  brush.fillStyle = '#14110fe0';
  brush.fill();
  brush.lineWidth = 9;
  brush.lineCap = brush.lineJoin = 'round';
  brush.strokeStyle = BADGES[what];
  if (what === 'closing') brush.setLineDash([18, 21]);
  brush.stroke();
  brush.setLineDash([]);
  brush.lineWidth = 12;
  brush.beginPath();
  if (what === 'closing')
    for (const x of [40, 64, 88]) {
      brush.moveTo(x, 64);
      brush.lineTo(x, 64);
    }
  else if (what === 'holding') {
    brush.moveTo(42, 66);
    brush.lineTo(58, 82);
    brush.lineTo(88, 46);
  } else {
    brush.moveTo(46, 46);
    brush.lineTo(82, 82);
    brush.moveTo(82, 46);
    brush.lineTo(46, 82);
  }
  brush.stroke();
  return texture(element);
}

/** Courses of hewn stone, with a painted frieze. */
export function wallSkin(): CanvasTexture {
  const [element, brush] = canvas(512, 512);
  brush.fillStyle = '#3c3026';
  brush.fillRect(0, 0, 512, 512);
  for (let row = 0; row < 8; row++)
    for (let column = -1; column < 5; column++) {
      const shade = 44 + ((row * 7 + column * 13) % 5) * 3;
      brush.fillStyle = `rgb(${shade + 22} ${shade + 8} ${shade - 4})`;
      brush.fillRect(column * 128 + (row % 2) * 64 + 2, row * 64 + 2, 124, 60);
    }
  brush.fillStyle = '#2a1d14';
  brush.fillRect(0, 192, 512, 64);
  brush.fillStyle = '#c48c3a';
  brush.fillRect(0, 190, 512, 3);
  brush.fillRect(0, 255, 512, 3);
  for (let place = 0; place < 8; place++)
    drawGlyph(brush, (place * 3) % 5, 32 + place * 64, 224, 40, '#c48c3a');
  const made = texture(element);
  made.wrapS = made.wrapT = RepeatWrapping;
  made.repeat.set(5, 1.5);
  return made;
}

/** The board under the bowl: limestone with the coil of the snake. */
export function boardSkin(): CanvasTexture {
  const [element, brush] = canvas(512, 512);
  brush.fillStyle = '#9a7b4d';
  brush.fillRect(0, 0, 512, 512);
  for (let line = 0; line < 60; line++) {
    brush.fillStyle = line % 2 ? '#00000012' : '#ffffff0c';
    brush.fillRect(0, (line * 37) % 512, 512, 3 + (line % 4));
  }
  brush.strokeStyle = '#5c4524';
  brush.lineWidth = 15;
  brush.lineCap = 'round';
  brush.beginPath();
  for (let step = 0; step <= 160; step++) {
    const angle = step * 0.13;
    const reach = 132 + step * 0.55;
    brush.lineTo(256 + Math.cos(angle) * reach, 256 + Math.sin(angle) * reach);
  }
  brush.stroke();
  brush.setLineDash([2, 22]);
  brush.strokeStyle = '#d9be86';
  brush.lineWidth = 6;
  brush.stroke();
  return texture(element);
}
