import type { Vec3 } from "#app/designer/numeric/vector.ts";
import { objectCatalogue } from "#app/designer/objects/catalogue.ts";
import { heightOf } from "#app/designer/plan/parts/footprint.ts";
import {
  createSurfaceHit,
  type ObjectPlacement,
  type Plan,
  type PlantPlacement,
} from "#app/designer/plan/parts/plan.ts";
import { speciesCatalogue } from "#app/designer/plants/catalogue.ts";
import type { Camera } from "#app/designer/stage/camera.ts";

/** Metres round a thing, its replacement and their shadows in which light may be another: contact shadow, and what is reflected. */
export const lightRadius = 0.3;
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

/** 1 where a picture may differ after a change: over what went, what came, what lies otherwise, their shadows and a light radius. */
export function reachOfChange(before: Plan, after: Plan, camera: Camera, sun: Vec3): Uint8Array {
  const reach = new Uint8Array(camera.width * camera.height);
  for (const body of differing(before, after)) {
    for (let y = 0; y <= body.height; y += step) {
      fill(reach, camera, body.x, y, body.z, body.radius + lightRadius);
      const away = Math.min(longestShadow * y, y / Math.max(0.05, sun[1]));
      for (let up = 0; up <= catches; up += 2 * step)
        fill(reach, camera, body.x - sun[0] * away, up, body.z - sun[2] * away, body.radius + lightRadius);
    }
  }
  markSurfaces(reach, before, after, camera);
  return reach;
}

function differing(before: Plan, after: Plan): Body[] {
  const only = <T extends object>(list: readonly T[], other: readonly T[]) => {
    const there = new Set(other.map((own) => JSON.stringify(own)));
    return list.filter((own) => !there.has(JSON.stringify(own)));
  };
  const things = [...only(before.objects, after.objects), ...only(after.objects, before.objects)].map(bodyOfObject);
  const plants = [...only(before.plants, after.plants), ...only(after.plants, before.plants)].map(bodyOfPlant);
  return [...things, ...plants];
}

function bodyOfObject(own: ObjectPlacement): Body {
  const { width, depth } = objectCatalogue[own.object];
  const half = Math.hypot(own.width ?? width * own.size, own.depth ?? depth * own.size) / 2;
  return { x: own.x, z: own.z, radius: half, height: heightOf(own) };
}

/** Climbers and leaning stems reach beyond their radius. */
function bodyOfPlant({ species, x, z, size, support }: PlantPlacement): Body {
  const { radius, height } = speciesCatalogue[species];
  return { x, z, radius: support ? 3 : 1.4 * radius * size, height: 1.25 * height * size };
}

function markSurfaces(reach: Uint8Array, before: Plan, after: Plan, camera: Camera): void {
  const changed = new Set(
    Object.entries(after.materials).flatMap(([key, material]) =>
      before.materials[key as keyof Plan["materials"]] === material ? [] : [key],
    ),
  );
  const [one, two] = [createSurfaceHit(), createSurfaceHit()];
  for (let y = 0; y < camera.height; y++)
    for (let x = 0; x < camera.width; x++) {
      const [atX, atZ, depth] = camera.groundAt(x + 0.5, y + 0.5, [0, 0, 0]);
      if (depth <= 0 || atZ > 20) continue;
      before.surfaceAt(atX, atZ, one);
      after.surfaceAt(atX, atZ, two);
      const isOther =
        one.kind !== two.kind ||
        (Math.abs(one.toBed - two.toBed) > 1e-3 && Math.min(Math.abs(one.toBed), Math.abs(two.toBed)) < 0.3) ||
        isOf(one.kind, changed);
      if (isOther) fill(reach, camera, atX, 0, atZ, lightRadius / 2);
    }
}

function isOf(kind: string, changed: ReadonlySet<string>): boolean {
  const keys: Record<string, string[]> = {
    patio: ["patio", "patioBorder"],
    path: ["path", "pathBorder"],
    "stepping-stone": ["steppingStone"],
    base: ["base", "existingPaving"],
    bed: ["bed", "edging"],
    creek: ["creek"],
    meadow: ["meadow"],
  };
  return (keys[kind] ?? []).some((key) => changed.has(key)) || changed.has("existingPaving");
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
