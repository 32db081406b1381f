// The hand as it is drawn: thumb and forefinger reach, the other fingers are curled, a cuff behind.
import {
  CapsuleGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import type { Vector } from './frames.ts';
import { HAND } from './shapes.ts';
import type { Maker } from './things.ts';

/** What a hand does, as everybody can see it. */
export type Grip = 'open' | 'closing' | 'holding' | 'slipped';

/** How far the fingers are apart, as a share of the gap that the referee's fingers keep. */
const SPREAD: Record<Grip, number> = { open: 1, closing: 0.9, holding: 0.8, slipped: 1 };
/** Fingertips are tinted by what they do; the badge above the hand says it without colours. */
const TINT: Record<Grip, string> = {
  open: '#e2ab7c',
  closing: '#f2c14e',
  holding: '#7fce7f',
  slipped: '#ff7a5c',
};
const PALM: Vector = [5, 25, HAND.length + 6];
/** How much the arm leans back, away from the fingertips. */
const LEAN = 0.4;
/** Corners of a finger, along it and around it. */
interface Corners {
  along: number;
  around: number;
}
const FINE: Corners = { along: 22, around: 12 };
const COARSE: Corners = { along: 9, around: 7 };

export class HandModel {
  readonly group = new Group();
  readonly #fingers = new Group();
  readonly #tips: MeshBasicMaterial | null;

  /** A ghost shows where the player's own hand wants to be. */
  constructor(make: Maker, fine: boolean, ghost: boolean) {
    const corners = fine ? FINE : COARSE;
    const skin = ghost ? ghostly() : make('#e2ab7c', { rough: 0.7 });
    this.#tips = ghost ? null : new MeshBasicMaterial({ color: TINT.open });
    for (const tip of [thumb(), forefinger()])
      this.#fingers.add(...this.#finger(skin, tip, corners));
    const palm = new Mesh(new SphereGeometry(1, fine ? 18 : 10, fine ? 12 : 7), skin);
    palm.scale.set(15, 19, 14);
    palm.position.set(...PALM);
    this.group.add(this.#fingers, palm, ...(ghost ? [] : curled(skin, corners)));
    if (!ghost) {
      this.group.add(...sleeve(make, skin));
      seeThrough(this.group, fine);
      this.group.traverse((part) => {
        part.castShadow = true;
      });
    }
  }

  put(at: Vector, yaw: number, grip: Grip): void {
    this.group.position.set(...at);
    this.group.rotation.set(0, 0, (yaw * Math.PI) / 180);
    this.#fingers.scale.set(SPREAD[grip], 1, 1);
    this.#tips?.color.set(TINT[grip]);
  }

  #finger(skin: Material, way: CatmullRomCurve3, corners: Corners): Mesh[] {
    const tip = new Mesh(
      new CapsuleGeometry(HAND.radius * 1.06, 5, 6, corners.around),
      this.#tips ?? skin,
    );
    tip.rotation.x = Math.PI / 2;
    tip.position.copy(way.getPoint(0));
    tip.position.z += 2.5;
    return [new Mesh(tapered(way, corners), skin), tip];
  }
}

const curve = (...points: Vector[]) =>
  new CatmullRomCurve3(points.map((point) => new Vector3(...point)));

/** From the tip up and out to a joint, and back in to the palm. */
const thumb = () =>
  curve(
    [-HAND.gap / 2, 0, 0],
    [-HAND.gap / 2 - 2, 0, 14],
    [-HAND.gap / 2 - 4, 5, 29],
    [-HAND.gap / 2 + 2, 13, 44],
    [-4, 22, HAND.length - 6],
  );
const forefinger = () =>
  curve(
    [HAND.gap / 2, 0, 0],
    [HAND.gap / 2 + 2, 0, 16],
    [HAND.gap / 2 + 7, 2, 36],
    [HAND.gap / 2 + 3, 6, 56],
    [9, 14, HAND.length + 5],
  );

/** Three fingers that are not needed, beside the forefinger. */
function curled(skin: Material, { along, around }: Corners): Mesh[] {
  return [0, 1, 2].map((number) => {
    const y = 15 + 9 * number;
    const shorter = 3 * number;
    const way = curve(
      [9, y, HAND.length + 3],
      [27 - shorter, y + 1, HAND.length - 4],
      [28 - shorter, y + 2, 46 + shorter],
      [15 - shorter, y + 2, 43 + shorter],
      [9, y + 1, 52],
    );
    return new Mesh(new TubeGeometry(way, along, HAND.radius, around), skin);
  });
}

/** A tube that is as thick as the referee's fingertip at its tip, and thicker where it begins. */
function tapered(way: CatmullRomCurve3, { along, around }: Corners): TubeGeometry {
  const tube = new TubeGeometry(way, along, HAND.radius, around);
  const places = tube.getAttribute('position');
  const point = new Vector3();
  for (let ring = 0; ring <= along; ring++) {
    const middle = way.getPointAt(ring / along);
    const share = ring / along;
    // Joints are a little thicker than what lies between them.
    const thick = 0.97 + 0.35 * share + 0.07 * Math.sin(share * Math.PI * 3.2) ** 2;
    for (let corner = 0; corner <= around; corner++) {
      const place = ring * (around + 1) + corner;
      point.fromBufferAttribute(places, place).sub(middle).multiplyScalar(thick).add(middle);
      places.setXYZ(place, point.x, point.y, point.z);
    }
  }
  tube.computeVertexNormals();
  return tube;
}

/** A short wrist in a linen cuff: a whole arm would hide the heap. */
function sleeve(make: Maker, skin: Material): Mesh[] {
  const wrist = new Mesh(new CylinderGeometry(11, 12, 18, 16), skin);
  const cuff = new Mesh(new CylinderGeometry(17, 15, 12, 18), make('#efe4cc', { rough: 0.9 }));
  const band = new Mesh(new CylinderGeometry(16, 15.8, 3, 18), make('#2f62b5'));
  const along: [Mesh, number][] = [
    [wrist, 16],
    [cuff, 28],
    [band, 23],
  ];
  return along.map(([part, up]) => {
    part.rotation.x = Math.PI / 2 - LEAN;
    part.position.set(PALM[0], PALM[1] + up * LEAN, PALM[2] + up);
    return part;
  });
}

const ghostly = (): Material =>
  new MeshBasicMaterial({ color: '#9cc3ff', transparent: true, opacity: 0.3, depthWrite: false });

/** Stones shine through the hand before them. Where there is power for it, the hand's own parts do
 * not: each is first drawn for its depth alone. */
function seeThrough(hand: Group, fine: boolean): void {
  const meshes: Mesh[] = [];
  hand.traverse((part) => {
    if (part instanceof Mesh) meshes.push(part);
  });
  const depth = new MeshBasicMaterial({ colorWrite: false, transparent: true });
  for (const mesh of meshes) {
    const material = mesh.material as Material;
    material.transparent = true;
    material.opacity = 0.85;
    mesh.renderOrder = 2;
    if (!fine) continue;
    const before = new Mesh(mesh.geometry, depth);
    before.renderOrder = 1;
    mesh.add(before);
  }
}
