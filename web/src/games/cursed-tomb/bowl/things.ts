// The things of the trap as meshes: bowl, stones and sceptre.
import {
  CapsuleGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  SphereGeometry,
  type Texture,
  Vector2,
} from 'three';
import { stoneSkin } from './paint.ts';
import { BOWL, SCEPTRE_SIZE, STONES } from './shapes.ts';

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

export function stoneGeometry(colour: number, fine: boolean): CapsuleGeometry {
  const { radius, halfLength } = STONES[colour] ?? { radius: 12, halfLength: 2 };
  const most = CORNERS[colour] ?? 16;
  const corners = fine ? most : Math.min(10, most);
  const geometry = new CapsuleGeometry(
    radius,
    2 * halfLength,
    corners <= 8 ? 3 : fine ? 8 : 4,
    corners,
  );
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
