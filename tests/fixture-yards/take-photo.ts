import { linearFromByte } from "../../app/designer/numeric/color.ts";
import { hash2 } from "../../app/designer/numeric/random.ts";
import { dot, normalize, type Vec3 } from "../../app/designer/numeric/vector.ts";
import type { FixturePhoto, FixtureYard } from "./fixture-yard.ts";
import { type IsNear, nearRaysAlong, nearRaysFrom } from "./near-rays.ts";
import type { Solid } from "./solids.ts";
import type { Bytes } from "./textures.ts";
import { flatClasses, openClasses, truthClasses } from "./truth-classes.ts";

/** What is the same for all rays of a photo. */
interface Stand {
  yard: FixtureYard;
  eye: Vec3;
  sun: Vec3;
  /** Pixels. */
  focal: number;
  solids: readonly Solid[];
  /** Whether a ray from the eye comes near the solid of that place in the list. */
  isPassed: IsNear;
  /** Whether the ray from a point towards the sun comes near it. */
  isShading: IsNear;
}

interface Sight {
  class: number;
  color: readonly [number, number, number];
  /** Along the ray; Infinity for the sky. */
  distance: number;
}

/**
 * Photographs a fixture yard: one ray a pixel, sun with cast shadows and an even sky, sensor noise and the slight blur of
 * a lens; deterministic. The truth comes from the same rays.
 */
export function takePhoto(yard: FixtureYard): FixturePhoto {
  const { width, height, camera } = yard;
  const data = new Float32Array(width * height * 3);
  const classes = new Uint8Array(width * height);
  const ground = new Uint8Array(width * height);
  const metersPerPixel = new Float32Array(width * height);
  const sun = normalize(yard.sun.direction);
  const focal = camera.focalShare * Math.max(width, height);
  const eye: Vec3 = [0, camera.eyeHeight, 0];
  const near = { isPassed: nearRaysFrom(eye, yard.solids), isShading: nearRaysAlong(sun, yard.solids) };
  const stand: Stand = { yard, eye, sun, focal, solids: yard.solids, ...near };
  const rayOf = createLens(yard);
  for (let v = 0; v < height; v++) {
    for (let u = 0; u < width; u++) {
      const i = v * width + u;
      const ray = rayOf(u + 0.5, v + 0.5);
      const sight = look(stand, ray);
      classes[i] = sight.class;
      ground[i] = sight.class < openClasses ? 1 : 0;
      if (sight.class < flatClasses) metersPerPixel[i] = sight.distance / focal;
      for (let c = 0; c < 3; c++) data[i * 3 + c] = sight.color[c]!;
    }
  }
  return {
    name: yard.name,
    photo: { width, height, data: develop(data, width, height, yard.sun.exposure) },
    truth: {
      ground,
      classes,
      horizonV: camera.horizon * height,
      roll: camera.roll,
      focalShare: camera.focalShare,
      eyeHeight: camera.eyeHeight,
      sun,
      metersPerPixel,
    },
  };
}

/** Direction through a pixel, one meter long along the view axis, so that distances are depths. */
function createLens({ width, height, camera }: FixtureYard): (u: number, v: number) => Vec3 {
  const focal = camera.focalShare * Math.max(width, height);
  const [sinRoll, cosRoll] = [Math.sin(camera.roll), Math.cos(camera.roll)];
  const tilt = Math.atan(((0.5 - camera.horizon) * height * cosRoll) / focal);
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  return (u, v) => {
    const [du, dv] = [(u - width / 2) / focal, (v - height / 2) / focal];
    const right = du * cosRoll + dv * sinRoll;
    const down = dv * cosRoll - du * sinRoll;
    return [right, -cos * down - sin, cos - sin * down];
  };
}

function look(stand: Stand, ray: Vec3): Sight {
  const { yard, eye, focal, solids } = stand;
  let nearest = ray[1] < -1e-6 ? -eye[1] / ray[1] : Number.POSITIVE_INFINITY;
  let normal: Vec3 = [0, 1, 0];
  let solid: Solid | undefined;
  for (let k = 0; k < solids.length; k++) {
    if (!stand.isPassed(k, ray)) continue;
    const candidate = solids[k]!;
    const hit = candidate.intersect(eye, ray);
    if (!hit || hit.distance >= nearest) continue;
    nearest = hit.distance;
    normal = hit.normal;
    solid = candidate;
  }
  if (nearest > 400) return skyAt(yard, ray);
  const at: Vec3 = [ray[0] * nearest, eye[1] + ray[1] * nearest, ray[2] * nearest];
  const pixel = nearest / focal;
  const surface = solid ? undefined : yard.regions.find((region) => region.contains(at[0], at[2]));
  const bytes = solid
    ? solid.texture(...onUpright(at, normal), pixel)
    : (surface?.texture ?? yard.baseTexture)(at[0], at[2], pixel);
  const name = solid?.class ?? surface?.class ?? yard.base;
  const light = lightAt(stand, at, normal);
  const [r, g, b] = linear(bytes);
  const color = [r * light[0], g * light[1], b * light[2]] as const;
  return { class: truthClasses.indexOf(name), color, distance: nearest };
}

/** Metres along and up a surface; from above on what lies level. */
function onUpright(at: Vec3, normal: Vec3): [number, number] {
  if (Math.abs(normal[1]) > 0.8) return [at[0], at[2]];
  const length = Math.hypot(normal[0], normal[2]) || 1;
  return [(at[0] * normal[2] - at[2] * normal[0]) / length, at[1]];
}

function lightAt(stand: Stand, at: Vec3, normal: Vec3): Bytes {
  const { yard, sun } = stand;
  const { strength } = yard.sun;
  const facing = Math.max(0, dot(normal, sun));
  const from: Vec3 = [at[0] + normal[0] * 0.02, at[1] + normal[1] * 0.02, at[2] + normal[2] * 0.02];
  const isLit = facing > 0 && strength > 0.05 && !isShaded(stand, from);
  const sky = (1 - 0.72 * strength) * (0.65 + 0.35 * normal[1]);
  const direct = isLit ? (0.72 * strength * facing) / sun[1] : 0;
  return [direct * 1.04 + sky * 0.96, direct + sky, direct * 0.93 + sky * 1.07];
}

function isShaded({ sun, solids, isShading }: Stand, from: Vec3): boolean {
  for (let k = 0; k < solids.length; k++) if (isShading(k, from) && solids[k]!.intersect(from, sun)) return true;
  return false;
}

function skyAt({ sun }: FixtureYard, ray: Vec3): Sight {
  const up = Math.min(1, Math.max(0, ray[1] / Math.hypot(...ray)) * 1.6);
  const [low, high] = [linear(sun.sky[0]), linear(sun.sky[1])];
  const color = low.map((value, c) => (value + (high[c]! - value) * up) / sun.exposure) as [number, number, number];
  return { class: truthClasses.indexOf("sky"), color, distance: Number.POSITIVE_INFINITY };
}

function linear(bytes: Bytes): [number, number, number] {
  return [linearOf(bytes[0]), linearOf(bytes[1]), linearOf(bytes[2])];
}

function linearOf(byte: number): number {
  return linearFromByte[Math.round(Math.min(255, Math.max(0, byte)))]!;
}

/** Exposure, blur (1 2 1), noise, sRGB. */
function develop(data: Float32Array, width: number, height: number, exposure: number): Uint8Array {
  const out = new Uint8Array(data.length);
  const at = (x: number, y: number, c: number) =>
    data[(Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 3 + c]!;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const noise = (hash2(x, y, 77) + hash2(x, y, 78) - 1) * 7;
      for (let c = 0; c < 3; c++) {
        const sides = at(x - 1, y, c) + at(x + 1, y, c) + at(x, y - 1, c) + at(x, y + 1, c);
        const value = (0.52 * at(x, y, c) + 0.12 * sides) * exposure * 1.15;
        const encoded = value < 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
        out[(y * width + x) * 3 + c] = Math.min(255, Math.max(0, Math.round(encoded * 255 + noise)));
      }
    }
  }
  return out;
}
