// The burial chamber by lamplight: the board on its table, walls, two lamps, and what they light.
import {
  AmbientLight,
  CircleGeometry,
  CylinderGeometry,
  DirectionalLight,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  PointLight,
  type Scene,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { boardSkin, wallSkin } from './paint.ts';
import type { Level } from './quality.ts';
import { BAG } from './shapes.ts';
import type { Maker } from './things.ts';

export function furnish(scene: Scene, make: Maker, level: Level): void {
  const board = new Mesh(
    new CircleGeometry(230, 48),
    make('#ffffff', { map: boardSkin(), rough: 0.9 }),
  );
  board.receiveShadow = true;
  const table = new Mesh(new CylinderGeometry(420, 400, 30, 48), make('#4b3018', { rough: 0.85 }));
  table.rotateX(Math.PI / 2);
  table.position.z = -16;
  table.receiveShadow = true;
  const wall = new Mesh(
    new CylinderGeometry(900, 900, 900, 32, 1, true),
    make('#ffffff', { map: wallSkin(), rough: 1 }),
  );
  wall.material.side = DoubleSide;
  wall.rotateX(Math.PI / 2);
  wall.position.z = 180;
  const floor = new Mesh(new CircleGeometry(900, 24), make('#1d1712', { rough: 1 }));
  floor.position.z = -260;
  scene.add(board, table, wall, floor, lamp(-250, 190, make), lamp(260, 170, make));
  light(scene, level);
}

function lamp(x: number, y: number, make: Maker): Group {
  const group = new Group();
  const dish = new Mesh(new CylinderGeometry(34, 20, 22, 20), make('#7a5230', { rough: 0.7 }));
  dish.rotateX(Math.PI / 2);
  dish.position.z = 11;
  const flame = new Mesh(
    new SphereGeometry(9, 12, 10),
    new MeshBasicMaterial({ color: '#ffd88a' }),
  );
  flame.scale.set(0.7, 0.7, 1.7);
  flame.position.z = 34;
  group.add(dish, flame);
  group.position.set(x, y, 0);
  return group;
}

function light(scene: Scene, { shadows }: Level): void {
  scene.add(new AmbientLight('#b59a86', 1.15));
  const key = new DirectionalLight('#ffdcae', 2.1);
  key.position.set(-170, -60, 330);
  if (shadows) {
    key.castShadow = true;
    key.shadow.mapSize.set(shadows, shadows);
    key.shadow.radius = 4;
    key.shadow.bias = -0.0012;
    const { camera } = key.shadow;
    camera.left = camera.bottom = -170;
    camera.right = camera.top = 170;
    camera.near = 40;
    camera.far = 700;
  }
  const left = new PointLight('#ff9a46', 90_000, 900);
  left.position.set(-250, 190, 60);
  const right = new PointLight('#ff9a46', 70_000, 900);
  right.position.set(260, 170, 60);
  scene.add(key, left, right);
}

/** Beyond this ring a lifted stone is in the bag. */
export function bagRing(): Mesh {
  const ring = new Mesh(
    new TorusGeometry(BAG.distance, 1.4, 6, 64),
    new MeshBasicMaterial({ color: '#ffe08a', transparent: true, opacity: 0.75 }),
  );
  ring.position.z = BAG.height;
  ring.visible = false;
  return ring;
}
