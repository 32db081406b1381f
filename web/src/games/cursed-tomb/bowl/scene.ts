// The bowl as a picture: draws a world, knows what lies under a finger, and turns around the bowl.
import {
  BackSide,
  BufferGeometry,
  CircleGeometry,
  type Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Sprite,
  SpriteMaterial,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { bagRing, furnish } from './chamber.ts';
import { type Grip, HandModel } from './fingerMesh.ts';
import { SCEPTRE, type Vector, type Wish } from './frames.ts';
import type { World } from './motion.ts';
import { type Badge, badge, type Hold, sign } from './paint.ts';
import type { Level } from './quality.ts';
import { BOWL, HAND } from './shapes.ts';
import { bowlMesh, plain, sceptreMesh, shiny, stoneGeometry, stoneMaterials } from './things.ts';

/** What is drawn besides the world. */
export interface Extras {
  /** Where my own hand wants to be, drawn at once (TOMB-DT-39). */
  ghost: Wish | null;
  /** What the hand in the world does; null: there is none. */
  grip: Grip | null;
  /** How each stone of the demanded colour is held, by number. */
  holds: ReadonlyMap<number, Hold>;
}

/** What lies under a point of the picture. */
export interface Found {
  stone: number | null;
  point: Vector;
}

const MIDDLE = new Vector3(0, 0, BOWL.rim * 0.75);
const HOLDS: Hold[] = ['open', 'half', 'deep'];
const BADGES: Badge[] = ['closing', 'holding', 'slipped'];
/** How far beside the fingertips the badge stands, where it hides neither them nor the heap. */
const BESIDE = HAND.gap / 2 + 30;

export class BowlScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(38, 1, 20, 3000);
  readonly #stones: Mesh[];
  readonly #outlines: Mesh[];
  readonly #signs: Sprite[] = [];
  readonly #signSkins: SpriteMaterial[][];
  readonly #sceptre: Group;
  readonly #hand: HandModel;
  readonly #ghost: HandModel;
  readonly #badge = new Sprite();
  readonly #badgeSkins: SpriteMaterial[];
  readonly #ring = bagRing();
  readonly #spot: Mesh;
  readonly #guide: Line;
  readonly #ground: Mesh;
  readonly #caster = new Raycaster();
  /** Around the bowl, above it, and how near. */
  #turn = 0;
  #tilt = 0.86;
  #near = 1;
  #width = 1;
  #height = 1;

  constructor(
    canvas: HTMLCanvasElement,
    level: Level,
    /** The colour of each stone, by number. */
    private readonly colours: readonly number[],
  ) {
    this.#renderer = new WebGLRenderer({
      canvas,
      antialias: level.smooth,
      powerPreference: 'high-performance',
    });
    this.#renderer.setClearColor('#120d0a');
    this.#renderer.shadowMap.enabled = level.shadows > 0;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.setPixelRatio(Math.min(window.devicePixelRatio, level.sharpness));
    this.#camera.up.set(0, 0, 1);
    const make = level.shiny ? shiny : plain;
    furnish(this.#scene, make, level);
    const skins = stoneMaterials(make);
    this.#stones = colours.map((colour) => {
      const mesh = new Mesh(stoneGeometry(colour, level.fine), skins[colour]);
      mesh.castShadow = mesh.receiveShadow = true;
      return mesh;
    });
    const edge = new MeshBasicMaterial({ color: '#ffe9a8', side: BackSide });
    this.#outlines = colours.map((colour) => {
      const mesh = new Mesh(stoneGeometry(colour, level.fine), edge);
      mesh.scale.setScalar(1.1);
      return mesh;
    });
    this.#signSkins = [0, 1, 2, 3, 4].map((colour) =>
      HOLDS.map(
        (hold) =>
          new SpriteMaterial({
            map: sign(colour, hold),
            depthTest: false,
            transparent: true,
            opacity: 0.95,
          }),
      ),
    );
    this.#signs = colours.map(() => {
      const sprite = new Sprite();
      sprite.scale.setScalar(19);
      sprite.renderOrder = 3;
      return sprite;
    });
    this.#sceptre = sceptreMesh(make);
    this.#hand = new HandModel(make, level.fine, false);
    this.#ghost = new HandModel(make, level.fine, true);
    this.#badgeSkins = BADGES.map(
      (what) => new SpriteMaterial({ map: badge(what), depthTest: false, transparent: true }),
    );
    this.#badge.scale.setScalar(24);
    this.#badge.renderOrder = 4;
    this.#spot = new Mesh(
      new CircleGeometry(11, 24),
      new MeshBasicMaterial({
        color: '#000000',
        transparent: true,
        opacity: 0.45,
        depthWrite: false,
      }),
    );
    this.#guide = new Line(
      new BufferGeometry().setFromPoints([new Vector3(0, 0, 0), new Vector3(0, 0, 1)]),
      new LineBasicMaterial({ color: '#ffe9a8', transparent: true, opacity: 0.8 }),
    );
    this.#ground = new Mesh(new CircleGeometry(450, 12), new MeshBasicMaterial());
    this.#ground.visible = false;
    this.#scene.add(
      bowlMesh(make),
      this.#sceptre,
      this.#hand.group,
      this.#ghost.group,
      this.#badge,
      this.#ring,
      this.#spot,
      this.#guide,
      this.#ground,
      ...this.#stones,
      ...this.#outlines,
      ...this.#signs,
    );
    this.#aim();
  }

  resize(width: number, height: number): void {
    this.#width = Math.max(1, width);
    this.#height = Math.max(1, height);
    this.#renderer.setSize(this.#width, this.#height, false);
    this.#camera.aspect = this.#width / this.#height;
    this.#aim();
  }

  // --- the camera ---

  /** Turn around the bowl, by shares of the picture. */
  orbit(across: number, up: number): void {
    this.#turn -= across * 3;
    this.#tilt = Math.max(0.25, Math.min(1.45, this.#tilt + up * 2));
    this.#aim();
  }

  zoom(factor: number): void {
    this.#near = Math.max(0.55, Math.min(1.9, this.#near * factor));
    this.#aim();
  }

  /** Look from where a fall is seen best: across the way it went, and low. */
  lookAlong(at: Vector): void {
    this.#turn = Math.atan2(at[0], -at[1]) * 0.6;
    this.#tilt = 0.5;
    this.#near = 1.05;
    this.#aim();
  }

  lookHome(): void {
    this.#turn = 0;
    this.#tilt = 0.86;
    this.#near = 1;
    this.#aim();
  }

  #aim(): void {
    // A narrow picture stands farther off, so that the bowl always fits.
    const far = (425 * Math.max(1, 0.8 / this.#camera.aspect)) / this.#near;
    this.#camera.position.set(
      Math.sin(this.#turn) * Math.cos(this.#tilt) * far,
      -Math.cos(this.#turn) * Math.cos(this.#tilt) * far,
      MIDDLE.z + Math.sin(this.#tilt) * far,
    );
    this.#camera.lookAt(MIDDLE.x, MIDDLE.y, MIDDLE.z + 26);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
  }

  /** To the right in the picture, and away from the eye along the board. */
  get right(): Vector {
    return [Math.cos(this.#turn), Math.sin(this.#turn), 0];
  }
  get away(): Vector {
    return [-Math.sin(this.#turn), Math.cos(this.#turn), 0];
  }

  /** How many millimetres a pixel of the page is, as far off as that point. */
  scaleAt(at: Vector): number {
    const far = this.#camera.position.distanceTo(new Vector3(...at));
    return (2 * far * Math.tan((this.#camera.fov * Math.PI) / 360)) / this.#height;
  }

  /** Where a point of the world is in the picture, in pixels of the page. */
  place(at: Vector): { x: number; y: number } {
    const point = new Vector3(...at).project(this.#camera);
    return { x: ((point.x + 1) / 2) * this.#width, y: ((1 - point.y) / 2) * this.#height };
  }

  find(x: number, y: number): Found {
    this.#caster.setFromCamera(
      new Vector2((x / this.#width) * 2 - 1, 1 - (y / this.#height) * 2),
      this.#camera,
    );
    this.#ground.visible = true;
    const hit = this.#caster.intersectObjects<Object3D>(
      [...this.#stones.filter((stone) => stone.visible), this.#ground],
      false,
    )[0];
    this.#ground.visible = false;
    const point = hit?.point ?? new Vector3(0, 0, BOWL.rim);
    const stone = this.#stones.indexOf(hit?.object as Mesh);
    return { stone: stone < 0 ? null : stone, point: [point.x, point.y, point.z] };
  }

  // --- drawing ---

  draw(world: World, { ghost, grip, holds }: Extras): void {
    this.#stones.forEach((mesh, stone) => {
      const pose = world.bodies.get(stone);
      const outline = this.#outlines[stone];
      const marker = this.#signs[stone];
      const hold = holds.get(stone);
      mesh.visible = pose !== undefined;
      if (outline) outline.visible = pose !== undefined && hold !== undefined;
      if (marker)
        marker.visible = pose !== undefined && hold !== undefined && world.gripped === null;
      if (!pose) return;
      mesh.position.set(...pose.at);
      mesh.quaternion.set(...pose.turned);
      outline?.position.copy(mesh.position);
      outline?.quaternion.copy(mesh.quaternion);
      if (marker && hold) {
        marker.position.set(pose.at[0], pose.at[1], pose.at[2] + 4);
        const skin = this.#signSkins[this.colours[stone] ?? 0]?.[HOLDS.indexOf(hold)];
        if (skin) marker.material = skin;
      }
    });
    const sceptre = world.bodies.get(SCEPTRE);
    this.#sceptre.visible = sceptre !== undefined;
    if (sceptre) {
      this.#sceptre.position.set(...sceptre.at);
      this.#sceptre.quaternion.set(...sceptre.turned);
    }
    this.#hand.group.visible = grip !== null;
    this.#hand.put(world.hand, world.yaw, grip ?? 'open');
    this.#ghost.group.visible = ghost !== null;
    if (ghost) this.#ghost.put(ghost.at, ghost.yaw, ghost.grip ? 'closing' : 'open');
    this.#showBadge(world, grip);
    this.#showDepth(world, grip !== null);
    this.#ring.visible = grip !== null && world.gripped !== null;
    this.#renderer.render(this.#scene, this.#camera);
  }

  #showBadge(world: World, grip: Grip | null): void {
    const skin = this.#badgeSkins[BADGES.indexOf(grip as Badge)];
    this.#badge.visible = skin !== undefined;
    if (skin) this.#badge.material = skin;
    const [x, y, z] = world.hand;
    this.#badge.position.set(x - this.right[0] * BESIDE, y - this.right[1] * BESIDE, z + 24);
  }

  /** The shadow straight below the hand or what it holds, and a line down to it. */
  #showDepth(world: World, hand: boolean): void {
    const held = world.gripped === null ? undefined : world.bodies.get(world.gripped);
    const [x, y, z] = held?.at ?? world.hand;
    const below = this.#below(world, x, y, z);
    this.#spot.visible = this.#guide.visible = hand && z - below > 4;
    this.#spot.position.set(x, y, below + 0.8);
    this.#guide.position.set(x, y, below);
    this.#guide.scale.set(1, 1, Math.max(0.1, z - below));
  }

  /** The height of whatever lies under a point. */
  #below(world: World, x: number, y: number, z: number): number {
    const inside = Math.hypot(x, y) < BOWL.radius;
    let height = inside ? BOWL.floor : 0;
    for (const [bit, { at }] of world.bodies) {
      if (bit === SCEPTRE || bit === world.gripped) continue;
      const aside = Math.hypot(at[0] - x, at[1] - y);
      if (aside < 12 && at[2] < z)
        height = Math.max(height, at[2] + Math.sqrt(144 - aside * aside));
    }
    return height;
  }

  close(): void {
    this.#scene.traverse((part) => {
      if (part instanceof Mesh) part.geometry.dispose();
    });
    this.#renderer.dispose();
  }
}

/** What draws pictures on this device, by its own name. */
export function rendererName(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return '';
  const about = gl.getExtension('WEBGL_debug_renderer_info');
  const name = about ? String(gl.getParameter(about.UNMASKED_RENDERER_WEBGL)) : '';
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
