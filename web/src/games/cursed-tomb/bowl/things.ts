// The things of the trap as meshes: bowl, stones, sceptre, and the hand.
import {
  CapsuleGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  SphereGeometry,
  type Texture,
  Vector2,
} from 'three';
import { stoneSkin } from './paint.ts';
import { BOWL, HAND, SCEPTRE_SIZE, STONES } from './shapes.ts';

/** Makes materials of one quality: shiny where there is power for it. */
export type Maker = (colour: string | number, more?: { map?: Texture; rough?: number }) => Material;

export const shiny: Maker = (color, { map, rough = 0.6 } = {}) =>
  new MeshStandardMaterial({ color, roughness: rough, ...(map ? { map } : {}) });
export const plain: Maker = (color, { map } = {}) =>
  new MeshLambertMaterial({ color, ...(map ? { map } : {}) });

/** The profile that the referee's bowl has: a super-ellipse, turned around. */
export function bowlMesh(make: Maker): Mesh {
  const inner: Vector2[] = [];
  for (let step = 0; step <= 14; step++) {
    const across = step / 14;
    const up = 1 - (1 - across ** BOWL.curve) ** (1 / BOWL.curve);
    inner.push(new Vector2(across * BOWL.radius, BOWL.floor + up * BOWL.depth));
  }
  const rim = new Vector2(BOWL.radius + BOWL.wall, BOWL.rim);
  const outer = [1, 0.86, 0.62, 0.5].map(
    (share, place) =>
      new Vector2(
        (BOWL.radius + BOWL.wall) * share,
        [BOWL.rim - 3, BOWL.rim * 0.55, BOWL.floor * 0.9, 0][place] ?? 0,
      ),
  );
  const geometry = new LatheGeometry([...inner, rim, ...outer], 48);
  geometry.rotateX(Math.PI / 2);
  const material = make('#a4683a', { rough: 0.45 });
  material.side = DoubleSide;
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** A stone lies along its own z. Fewer corners make yellow and purple ones look cut. */
const CORNERS = [18, 18, 5, 14, 6] as const;

export function stoneGeometry(colour: number): CapsuleGeometry {
  const { radius, halfLength } = STONES[colour] ?? { radius: 12, halfLength: 2 };
  const corners = CORNERS[colour] ?? 16;
  const geometry = new CapsuleGeometry(radius, 2 * halfLength, corners > 8 ? 8 : 3, corners);
  geometry.rotateX(Math.PI / 2);
  return geometry;
}

export function stoneMaterials(make: Maker): Material[] {
  return STONES.map((_, colour) => {
    const material = make('#ffffff', { map: stoneSkin(colour), rough: 0.5 });
    if (material instanceof MeshStandardMaterial || material instanceof MeshLambertMaterial)
      material.flatShading = (CORNERS[colour] ?? 16) < 8;
    return material;
  });
}

/** The sceptre stands on its pommel at its own origin, the wooden head at the top. */
export function sceptreMesh(make: Maker): Group {
  const group = new Group();
  const { length, shaft, head, pommel } = SCEPTRE_SIZE;
  const part = (mesh: Mesh, z: number) => {
    mesh.rotateX(Math.PI / 2);
    mesh.position.z = z;
    mesh.castShadow = true;
    group.add(mesh);
  };
  part(
    new Mesh(
      new CylinderGeometry(shaft, shaft, length - head, 12),
      make('#d9a441', { rough: 0.3 }),
    ),
    (length - head) / 2,
  );
  part(new Mesh(new SphereGeometry(pommel, 12, 8), make('#b37a22', { rough: 0.35 })), pommel);
  part(new Mesh(new SphereGeometry(head, 18, 12), make('#8a5a2b', { rough: 0.8 })), length - head);
  for (const at of [0.35, 0.5, 0.65])
    part(
      new Mesh(new CylinderGeometry(shaft + 1.2, shaft + 1.2, 5, 12), make('#2f62b5')),
      length * at,
    );
  return group;
}

/** The fingers are before the stones they reach for, so that both can be seen. */
function seeThrough(material: Material): Material {
  material.transparent = true;
  material.opacity = 0.72;
  return material;
}

/** Two fingers of one hand; a ghost shows where the player's own hand wants to be. */
export function handMesh(make: Maker, ghost: boolean): Group {
  const group = new Group();
  const skin = ghost
    ? new MeshBasicMaterial({
        color: '#9cc3ff',
        transparent: true,
        opacity: 0.32,
        depthWrite: false,
      })
    : seeThrough(make('#e2ab7c', { rough: 0.7 }));
  for (const side of [-1, 1]) {
    const x = (side * HAND.gap) / 2;
    group.add(limb(skin, [x, 0], 0, [x * 1.15, 0], 20));
    group.add(limb(skin, [x * 1.15, 0], 20, [x * 0.6, 6], HAND.length));
  }
  // Only fingers: a whole hand would hide the heap from whoever pulls.
  const palm = new Mesh(new SphereGeometry(13, 14, 10), skin);
  palm.scale.set(1.15, 0.6, 0.7);
  palm.position.set(0, 6, HAND.length + 4);
  group.add(palm);
  group.traverse((part) => {
    part.castShadow = !ghost;
  });
  return group;
}

function limb(
  skin: Material,
  from: [number, number],
  low: number,
  to: [number, number],
  high: number,
): Mesh {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], high - low];
  const mesh = new Mesh(new CapsuleGeometry(HAND.radius, Math.hypot(dx, dy, dz), 5, 10), skin);
  mesh.position.set((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (low + high) / 2);
  mesh.rotation.set(Math.PI / 2 - Math.atan2(dy, dz), 0, -Math.atan2(dx, dz));
  return mesh;
}
