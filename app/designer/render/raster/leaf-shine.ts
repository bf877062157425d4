import { floatAt, indices3 } from "../../numeric/read-at.ts";
import { norm, smoothstep } from "../../numeric/scalar.ts";
import { acrossOffset, alongOffset, normalOffset } from "../geometry/grown-design.ts";
import type { View } from "./frame-buffer.ts";

/** Share of sunlight reflected by leaf wax, and the sharpness of the reflection. */
const sunGloss = { strength: 0.1, sharpness: 16 };
/** Share of sky reflected straight on, and the addition at grazing angles (Schlick). */
const skyGloss = { straight: 0.03, glancing: 0.12 };

/** Light without the leaf's green. */
export interface Shine {
  /** The visible side's normal: its components toward the eye, halfway between eye and sun, and up. */
  toEye: Turned;
  halfWay: Turned;
  up: Turned;
  eyeUp: number;
  sun: [number, number, number];
  sky: [number, number, number];
}

/** A component of the normal, and what a slope of 1 across and along the leaf adds to it. */
interface Turned {
  flat: number;
  across: number;
  along: number;
}

export function createShine(): Shine {
  const turned = () => ({ flat: 0, across: 0, along: 0 });
  return { toEye: turned(), halfWay: turned(), up: turned(), eyeUp: 0, sun: [0, 0, 0], sky: [0, 0, 0] };
}

export function lightShine(shine: Shine, light: View["light"], wax: number, sun: number, sky: number): void {
  for (const c of indices3) {
    shine.sun[c] = light.sun[c] * sun * wax * sunGloss.strength;
    shine.sky[c] = light.sky[c] * sky * wax;
  }
}

export function turnShine(shine: Shine, leaves: Float32Array, at: number, { light, camera }: View): void {
  const eyeX = -floatAt(leaves, at);
  const eyeY = camera.eyeHeight - floatAt(leaves, at + 1);
  const eyeZ = -floatAt(leaves, at + 2);
  const distance = norm(eyeX, eyeY, eyeZ) + 1e-6;
  const [halfX, halfY, halfZ] = [
    eyeX / distance + light.direction[0],
    eyeY / distance + light.direction[1],
    eyeZ / distance + light.direction[2],
  ];
  const half = norm(halfX, halfY, halfZ) + 1e-6;
  const isBack =
    floatAt(leaves, at + normalOffset) * eyeX +
      floatAt(leaves, at + normalOffset + 1) * eyeY +
      floatAt(leaves, at + normalOffset + 2) * eyeZ <
    0;
  const side = isBack ? -1 : 1;
  turn(shine.toEye, leaves, at, side * (eyeX / distance), side * (eyeY / distance), side * (eyeZ / distance));
  turn(shine.halfWay, leaves, at, side * (halfX / half), side * (halfY / half), side * (halfZ / half));
  turn(shine.up, leaves, at, 0, side, 0);
  shine.eyeUp = eyeY / distance;
}

function turn(out: Turned, leaves: Float32Array, at: number, x: number, y: number, z: number): void {
  out.flat = dotAt(leaves, at + normalOffset, x, y, z);
  out.across = dotAt(leaves, at + acrossOffset, x, y, z) / lengthAt(leaves, at + acrossOffset);
  out.along = dotAt(leaves, at + alongOffset, x, y, z) / lengthAt(leaves, at + alongOffset);
}

function dotAt(leaves: Float32Array, at: number, x: number, y: number, z: number): number {
  return floatAt(leaves, at) * x + floatAt(leaves, at + 1) * y + floatAt(leaves, at + 2) * z;
}

function lengthAt(leaves: Float32Array, at: number): number {
  return norm(floatAt(leaves, at), floatAt(leaves, at + 1), floatAt(leaves, at + 2)) + 1e-9;
}

export function addShine(shine: Shine, slope: number, bend: number, color: [number, number, number]): void {
  if (shine.sky[1] + shine.sun[1] === 0) return;
  const scale = 1 / Math.sqrt(1 + slope * slope + bend * bend);
  const toEye = Math.max(0, at(shine.toEye, slope, bend) * scale);
  const halfWay = Math.max(0, at(shine.halfWay, slope, bend) * scale);
  // Upward component of the reflected eye ray.
  const up = 2 * toEye * at(shine.up, slope, bend) * scale - shine.eyeUp;
  const grazing = (1 - toEye) * (1 - toEye);
  const fresnel = skyGloss.straight + skyGloss.glancing * grazing * grazing * (1 - toEye);
  const fromSky = fresnel * smoothstep(-0.15, 0.7, up);
  const square = halfWay * halfWay;
  const fromSun = square < 0.5 ? 0 : square ** (sunGloss.sharpness / 2);
  for (const c of indices3) color[c] += shine.sky[c] * fromSky + shine.sun[c] * fromSun;
}

function at({ flat, across, along }: Turned, slope: number, bend: number): number {
  return flat + slope * across + bend * along;
}
