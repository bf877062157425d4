import type { LinearRgb } from "../numeric/colour.ts";
import type { Random } from "../numeric/random.ts";
import { clamp } from "../numeric/scalar.ts";
import type { Vec3 } from "../numeric/vector.ts";
import { addCylinder, type Surface } from "../objects/mesh.ts";
import type { Stage } from "../render/geometry.ts";

/** Proportions of a broadleaf tree; lengths as shares of its height. */
export interface TreeShape {
  stems: number;
  trunkHeight: number;
  trunkRadius: number;
  crownCentre: number;
  crownRadius: number;
  crownHalfHeight: number;
  /** Main branches, and how many twigs each ends in. */
  limbs: number;
  twigs: number;
}

/**
 * Builds trunk and branches, and returns the ends of the twigs, where foliage hangs.
 * Limbs aim at points spread over the crown's ellipsoid and leave the stem at different heights, lower limbs flatter:
 * between them the sky shows, as it does in a real crown.
 */
export function growSkeleton(
  shape: TreeShape,
  height: number,
  x: number,
  z: number,
  bark: LinearRgb,
  stage: Stage,
  random: Random,
): Vec3[] {
  const surface: Surface = { colour: bark, finish: "bark" };
  const stems: Stem[] = [];
  for (let i = 0; i < shape.stems; i++) stems.push(growStem(shape, height, x, z, i, surface, stage, random));
  const ends: Vec3[] = [];
  for (let i = 0; i < shape.limbs; i++) {
    const stem = stems[i % stems.length];
    const up = ((i + 0.5) / shape.limbs) * 1.75 - 0.75;
    const angle = i * 2.39996 + (random() - 0.5) * 0.7;
    const reach = Math.sqrt(Math.max(0.05, 1 - up * up)) * (0.62 + 0.3 * random());
    const aim: Vec3 = [
      x + Math.cos(angle) * reach * shape.crownRadius * height,
      height * (shape.crownCentre + up * shape.crownHalfHeight * (0.72 + 0.2 * random())),
      z + Math.sin(angle) * reach * shape.crownRadius * height,
    ];
    const fork = clamp(0.45 + 0.5 * (up + 0.75), 0.4, 1);
    const from = mix(stem.foot, stem.top, fork);
    growLimb(shape, height, from, aim, stem.radius * 0.55, surface, ends, stage, random);
  }
  return ends;
}

interface Stem {
  foot: Vec3;
  top: Vec3;
  radius: number;
}

function growStem(
  shape: TreeShape,
  height: number,
  x: number,
  z: number,
  index: number,
  surface: Surface,
  stage: Stage,
  random: Random,
): Stem {
  const many = shape.stems > 1;
  const angle = (index / shape.stems) * 6.283 + random();
  const lean = (many ? 0.15 : 0.03) * height;
  const spread = many ? 0.06 : 0;
  const radius = (shape.trunkRadius * height) / Math.sqrt(shape.stems);
  const tall = height * (shape.trunkHeight + 0.22);
  const at = (share: number): Vec3 => [
    x + Math.cos(angle) * (spread + lean * share),
    tall * share - 0.02,
    z + Math.sin(angle) * (spread + lean * share),
  ];
  addCylinder(stage, at(0), at(0.07), radius * 1.7, radius * 1.15, surface, 10);
  addCylinder(stage, at(0.07), at(0.5), radius * 1.15, radius * 0.9, surface, 9);
  addCylinder(stage, at(0.5), at(1), radius * 0.9, radius * 0.4, surface, 8);
  return { foot: at(0), top: at(1), radius };
}

/** A limb that rises, bends outwards, and splits into twigs near its end. */
function growLimb(
  shape: TreeShape,
  height: number,
  from: Vec3,
  aim: Vec3,
  radius: number,
  surface: Surface,
  ends: Vec3[],
  stage: Stage,
  random: Random,
): void {
  const bend = mix(from, aim, 0.5);
  const elbow: Vec3 = [bend[0], bend[1] + 0.03 * height * (random() - 0.2), bend[2]];
  addCylinder(stage, from, elbow, radius, radius * 0.6, surface, 6);
  addCylinder(stage, elbow, aim, radius * 0.6, radius * 0.28, surface, 5);
  ends.push(aim);
  for (let i = 0; i < shape.twigs; i++) {
    const start = mix(elbow, aim, 0.25 + 0.65 * random());
    const spread = 0.17 * height;
    const end: Vec3 = [
      start[0] + (random() - 0.5) * 2 * spread * shape.crownRadius * 3,
      start[1] + (random() - 0.32) * 1.3 * spread,
      start[2] + (random() - 0.5) * 2 * spread * shape.crownRadius * 3,
    ];
    addCylinder(stage, start, end, radius * 0.3, radius * 0.12, surface, 4);
    ends.push(end);
  }
}

function mix(a: Vec3, b: Vec3, t: number): Vec3 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
