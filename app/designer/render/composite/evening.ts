import { type LinearRgb, linearFromByte, quickByteFromLinear } from "../../numeric/color.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt, indices3 } from "../../numeric/read-at.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Scene } from "../../photo/scene/scene.ts";
import { type UprightObjects, uprightZ } from "../../photo/upright/upright-objects.ts";
import type { Camera } from "../../stage/camera.ts";
import type { PlacedTriangle } from "../geometry/grown-design.ts";
import { type FrameBuffer, supersampling } from "../raster/frame-buffer.ts";
import { skyShare } from "./sky-share.ts";

/** A lamp or a fire of the plan: its middle in meters, and how bright it is against a path light. */
export interface Lamp {
  at: Vec3;
  strength: number;
  /** Meters: near it, its light does not rise further. */
  size: number;
}

/** Half an hour after sunset: share of the day's light, its cast, and how much color the eye still sees. */
const dusk = { light: 0.18, cast: [0.8, 0.92, 1.32], color: 0.62, contrast: 1.12 } as const;
/** The sky's color then, as share of its light by day, overhead and at the horizon, and how much of its color by day stays. */
const duskSky = { high: [0.12, 0.19, 0.42], low: [0.88, 0.68, 0.56], color: 0.2 } as const;
/** Light of a path light at a distance of one meter, as share of the day's; 2700 kelvin. */
const lampLight = 0.2;
const warm: LinearRgb = [1, 0.66, 0.34];
/** Meters: sizes of a lamp and a fire, the square of how far their light shows, and the radius of their halo in the air. */
const lampSize = 0.16;
const fireSize = 0.5;
const farthest = 20;
const haloRadius = 0.3;
const haloLight = 0.34;
/** Meters within which glowing triangles are one lamp, or embers one fire, and the area of a path light's. */
const together = { glow: 0.3, ember: 2 };
const usualArea = 0.008;
const mostLamps = 80;

/** Whatever glows in the plan, the strongest first. */
export function findLamps(triangles: readonly PlacedTriangle[]): Lamp[] {
  const lamps = new Map<string, { sum: [number, number, number]; area: number; isFire: boolean }>();
  for (const { corners, finish } of triangles) {
    if (finish !== "glow" && finish !== "ember") continue;
    const area = areaOf(corners);
    const middle = indices3.map((c) => (corners[0][c] + corners[1][c] + corners[2][c]) / 3);
    const key = `${finish} ${middle.map((value) => Math.round(value / together[finish]))}`;
    const lamp = lamps.get(key) ?? { sum: [0, 0, 0], area: 1e-9, isFire: finish === "ember" };
    for (const c of indices3) lamp.sum[c] += (middle[c] ?? 0) * area;
    lamp.area += area;
    lamps.set(key, lamp);
  }
  return [...lamps.values()]
    .map(({ sum: [x, y, z], area, isFire }): Lamp => {
      const strength = isFire ? 1.8 : Math.min(1.6, Math.max(0.4, Math.sqrt(area / usualArea)));
      return {
        at: [x / area, y / area, z / area],
        strength,
        size: isFire ? fireSize : Math.max(lampSize, 2 * Math.sqrt(area)),
      };
    })
    .sort((a, b) => b.strength - a.strength)
    .slice(0, mostLamps);
}

interface Seen {
  photo: Raster;
  scene: Scene;
  frame: FrameBuffer;
  camera: Camera;
  uprightObjects: UprightObjects;
}

/**
 * In place: dusk over the whole picture, under a sky that is still light, and the lamps' light on what is near them, as far as its
 * place is known: what is drawn, the ground, and the backdrop. Nothing blocks it.
 */
export function turnEvening({ width, height, data }: Raster, lamps: readonly Lamp[], seen: Seen): void {
  const { frame } = seen;
  const halo = haloesOf(width, height, lamps, seen);
  const sky = skyShare(seen.photo, seen.scene);
  const at: [number, number, number] = [0, 0, 0];
  const day: [number, number, number] = [0, 0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    const low = clamp(y / Math.max(1, seen.scene.horizonV), 0, 1) ** 1.4;
    for (let x = 0; x < width; x++, i++) {
      for (const c of indices3) day[c] = floatAt(linearFromByte, byteAt(data, i * 3 + c));
      const light = lamps.length > 0 && placeAt(x, y, seen, at) ? lightAt(at, lamps) : 0;
      const grey = 0.2126 * day[0] + 0.7152 * day[1] + 0.0722 * day[2];
      const left = dusk.light * grey ** (dusk.contrast - 1);
      const isDrawn = floatAt(frame.inverseDepth, y * supersampling * frame.width + x * supersampling) > 0;
      const open = isDrawn ? 0 : floatAt(sky, i);
      for (const c of indices3) {
        const land = left * dusk.cast[c] * (grey + dusk.color * (day[c] - grey));
        const above = duskSky.high[c] + low * (duskSky.low[c] - duskSky.high[c]);
        const own = land + open * (above * (grey + duskSky.color * (day[c] - grey)) - land);
        data[i * 3 + c] = quickByteFromLinear(
          shoulder(own + warm[c] * (light * (0.02 + day[c]) + haloLight * floatAt(halo, i))),
        );
      }
    }
  }
}

function lightAt([x, y, z]: readonly [number, number, number], lamps: readonly Lamp[]): number {
  let light = 0;
  for (const { at, strength, size } of lamps) {
    const square = (x - at[0]) ** 2 + (y - at[1]) ** 2 + (z - at[2]) ** 2;
    if (square > farthest) continue;
    light += (strength * lampLight * (1 - square / farthest)) / (square + size ** 2);
  }
  return light;
}

/** Of what a pixel shows, in meters; false for the sky. */
function placeAt(
  x: number,
  y: number,
  { frame, camera, uprightObjects }: Seen,
  out: [number, number, number],
): boolean {
  const across = (x + 0.5 - camera.centreU) / camera.focalPixels;
  const down = (y + 0.5 - camera.centreV) / camera.focalPixels;
  const dx = across * camera.cosRoll + down * camera.sinRoll;
  const dy = down * camera.cosRoll - across * camera.sinRoll;
  const ahead = camera.cosTilt - camera.sinTilt * dy;
  const rise = -camera.cosTilt * dy - camera.sinTilt;
  const inverse = floatAt(frame.inverseDepth, y * supersampling * frame.width + x * supersampling);
  const z = inverse > 0 ? ahead / inverse : uprightZ(uprightObjects, x, y);
  const depth = Number.isFinite(z) ? z / ahead : rise < -1e-4 ? camera.eyeHeight / -rise : -1;
  if (!(depth > 0)) return false;
  out[0] = dx * depth;
  out[1] = camera.eyeHeight + rise * depth;
  out[2] = ahead * depth;
  return true;
}

/** Of the lamps that nothing hides, 0..1 per pixel. */
function haloesOf(width: number, height: number, lamps: readonly Lamp[], seen: Seen): Float32Array {
  const halo = new Float32Array(width * height);
  const at: [number, number, number] = [0, 0, 0];
  const before: [number, number, number] = [0, 0, 0];
  for (const lamp of lamps) {
    const [u, v, depth] = seen.camera.project(...lamp.at, at);
    if (!seen.camera.isInPicture(u, v, depth)) continue;
    if (placeAt(Math.floor(u), Math.floor(v), seen, before) && before[2] < lamp.at[2] - 2 * lamp.size) continue;
    const radius = Math.max(3, (haloRadius * seen.camera.focalPixels) / depth);
    for (let y = Math.max(0, Math.ceil(v - radius)); y < Math.min(height, v + radius); y++) {
      for (let x = Math.max(0, Math.ceil(u - radius)); x < Math.min(width, u + radius); x++) {
        const near = 1 - Math.hypot(x + 0.5 - u, y + 0.5 - v) / radius;
        const i = y * width + x;
        if (near > 0) halo[i] = Math.min(1, floatAt(halo, i) + lamp.strength * near ** 3);
      }
    }
  }
  return halo;
}

function shoulder(value: number): number {
  return value < 0.6 ? value : 0.6 + 0.4 * (1 - Math.exp(-(value - 0.6) / 0.4));
}

function areaOf([a, b, c]: PlacedTriangle["corners"]): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
}
