import { createRandom } from "#app/designer/numeric/random.ts";
import type { Vec3 } from "#app/designer/numeric/vector.ts";
import { placeObject } from "#app/designer/objects/catalog.ts";
import type { Scene } from "#app/designer/photo/scene/scene.ts";
import { materialsOf } from "#app/designer/plan/changing/is-unchanged.ts";
import {
  createSurfaceHit,
  type ObjectPlacement,
  type Plan,
  type PlantPlacement,
  type SurfaceHit,
  type SurfaceKind,
} from "#app/designer/plan/parts/plan.ts";
import { speciesCatalog } from "#app/designer/plants/catalog.ts";
import { bounceReach } from "#app/designer/render/ground/bounced-light.ts";
import { skyReach } from "#app/designer/render/shade/sky-grid.ts";
import type { Camera } from "#app/designer/stage/camera.ts";
import type { Leaf, Triangle } from "#app/designer/stage/geometry.ts";

/** Metres round a thing and its replacement in which light may be another: so far it takes sky from what stands by it. */
export const lightRadius = skyReach;
/** Metres round where a shadow or a surface ends in which it may be another: penumbra, and what lies over the edge. */
const edge = 0.3;
/** Side of the squares (meters) by which ground that is another is gathered, for the light that it throws back. */
const square = 0.2;
/** Metres from point to point on a thing's height and shadow, and how long a shadow is at most, in heights. */
const step = 0.12;
const longestShadow = 2.6;
/** Metres up to which other things catch a shadow. */
const catches = 0.8;

interface Body {
  x: number;
  z: number;
  radius: number;
  height: number;
}

/** Which of all that differs between two plans counts: what stands or lies at a point, if anything does. */
export type Counts = (
  own: ObjectPlacement | PlantPlacement | readonly [one: SurfaceKind, two: SurfaceKind],
  x: number,
  z: number,
) => boolean;

/**
 * 1 where a picture may differ after a change: over what went, what came, what lies otherwise, as far as it counts, their
 * shadows and a light radius.
 */
export function reachOfChange(
  before: Plan,
  after: Plan,
  camera: Camera,
  { light, finish }: Scene,
  counts: Counts,
): Uint8Array {
  const sun = light.direction;
  const reach = new Uint8Array(camera.width * camera.height);
  const bodies = differing(before, after, counts);
  for (const body of bodies) {
    for (let y = 0; y <= body.height; y += step) {
      fill(reach, camera, body.x, y, body.z, body.radius + lightRadius);
      const away = Math.min(longestShadow * y, y / Math.max(0.05, sun[1]));
      for (let up = 0; up <= catches; up += 2 * step)
        fill(reach, camera, body.x - sun[0] * away, up, body.z - sun[2] * away, body.radius + edge);
    }
  }
  markSurfaces(reach, before, after, camera, counts);
  markGroundAround(reach, bodies, camera);
  // The photo's softness, given to what is drawn, carries a pixel so far.
  const softness = Math.max(finish.luma.length, finish.chroma.length) - 1;
  return widen(widen(reach, softness, 1, camera.width), softness, camera.width, camera.height);
}

function differing(before: Plan, after: Plan, counts: Counts): Body[] {
  const only = <T extends ObjectPlacement | PlantPlacement>(list: readonly T[], other: readonly T[]) => {
    const there = new Set(other.map((own) => JSON.stringify(own)));
    return list.filter((own) => !there.has(JSON.stringify(own)) && counts(own, own.x, own.z));
  };
  const things = [...only(before.objects, after.objects), ...only(after.objects, before.objects)].map(bodyOfObject);
  const plants = [...only(before.plants, after.plants), ...only(after.plants, before.plants)].map(bodyOfPlant);
  return [...things, ...plants];
}

/** As it is built: a roof reaches beyond its posts. */
function bodyOfObject(own: ObjectPlacement): Body {
  const body = { x: own.x, z: own.z, radius: 0, height: 0 };
  const take = ([x, y, z]: Vec3, reach = 0) => {
    body.radius = Math.max(body.radius, Math.hypot(x - own.x, z - own.z) + reach);
    body.height = Math.max(body.height, y + reach);
  };
  const stage = {
    addLeaf: ({ center, along }: Leaf) => take(center, Math.hypot(...along)),
    addTriangle: ({ corners }: Triangle) => corners.forEach((corner) => void take(corner)),
    pixelsPerMetre: () => 60,
  };
  placeObject(own, stage, createRandom(1));
  return body;
}

/** Climbers and leaning stems reach beyond their radius. */
function bodyOfPlant({ species, x, z, size, support }: PlantPlacement): Body {
  const { radius, height } = speciesCatalog[species];
  return { x, z, radius: support ? 3 : 1.4 * radius * size, height: 1.25 * height * size };
}

/** 1 up to `by` pixels along one axis: `stride` from pixel to pixel, `length` pixels to the next line. */
function widen(reach: Uint8Array, by: number, stride: number, length: number): Uint8Array {
  return reach.map((own, i) => {
    const at = Math.floor(i / stride) % length;
    for (let off = -Math.min(by, at); off <= Math.min(by, length - 1 - at); off++) own |= reach[i + off * stride] ?? 0;
    return own;
  });
}

/** The ground within the light radius: in perspective its near side is wider than the ball round a thing. */
function markGroundAround(reach: Uint8Array, bodies: readonly Body[], camera: Camera): void {
  for (let y = 0; y < camera.height; y++)
    for (let x = 0; x < camera.width; x++) {
      if (reach[y * camera.width + x]) continue;
      const [atX, atZ, depth] = camera.groundAt(x + 0.5, y + 0.5, [0, 0, 0]);
      if (depth <= 0) continue;
      if (bodies.some((body) => Math.hypot(body.x - atX, body.z - atZ) < body.radius + lightRadius))
        reach[y * camera.width + x] = 1;
    }
}

function markSurfaces(reach: Uint8Array, before: Plan, after: Plan, camera: Camera, counts: Counts): void {
  const changed = new Set(
    Object.entries(after.materials).flatMap(([key, material]) =>
      before.materials[key as keyof Plan["materials"]] === material ? [] : [key],
    ),
  );
  const [one, two] = [createSurfaceHit(), createSurfaceHit()];
  const squares = new Map<string, readonly [x: number, z: number]>();
  // Twice as fine as pixels: far away a path passes between their middles.
  for (let y = 0.25; y < camera.height; y += 0.5)
    for (let x = 0.25; x < camera.width; x += 0.5) {
      const [atX, atZ, depth] = camera.groundAt(x, y, [0, 0, 0]);
      if (depth <= 0) continue;
      before.surfaceAt(atX, atZ, one);
      after.surfaceAt(atX, atZ, two);
      const liesOtherwise =
        one.kind !== two.kind ||
        (Math.abs(one.toBed - two.toBed) > 1e-3 && Math.min(Math.abs(one.toBed), Math.abs(two.toBed)) < 0.3);
      const isOther = liesOtherwise && counts([one.kind, two.kind], atX, atZ);
      if (!isOther && !isOf(one.kind, changed)) continue;
      fill(reach, camera, atX, 0, atZ, edge / 2);
      const [column, row] = [Math.round(atX / square), Math.round(atZ / square)];
      squares.set(`${column} ${row}`, [column * square, row * square]);
    }
  for (const [x, z] of squares.values()) fill(reach, camera, x, 0, z, bounceReach + square);
}

function isOf(kind: SurfaceHit["kind"], changed: ReadonlySet<string>): boolean {
  return materialsOf[kind].some((key) => changed.has(key));
}

function fill(reach: Uint8Array, camera: Camera, x: number, y: number, z: number, radius: number): void {
  const [u, v, depth] = camera.project(x, y, z, [0, 0, 0]);
  if (depth < 0.3) return;
  const pixels = Math.max(2, (radius * camera.focalPixels) / depth);
  const { width, height } = camera;
  for (let row = Math.max(0, Math.floor(v - pixels)); row <= Math.min(height - 1, Math.ceil(v + pixels)); row++) {
    const half = Math.sqrt(Math.max(0, pixels ** 2 - (row + 0.5 - v) ** 2));
    const from = Math.max(0, Math.floor(u - half));
    const to = Math.min(width, Math.ceil(u + half));
    if (to > from) reach.fill(1, row * width + from, row * width + to);
  }
}
