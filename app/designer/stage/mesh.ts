import type { LinearRgb } from "../numeric/color.ts";
import { hash2 } from "../numeric/random.ts";
import { cross, dot, normalize, type Vec3 } from "../numeric/vector.ts";
import type { Block, Finish, Stage } from "./geometry.ts";
import type { ObjectSite } from "./object-site.ts";

export interface Surface {
  color: LinearRgb;
  finish: Finish;
  /** Radius of its edges in meters; defaults to that of the finish. */
  bevel?: number;
}

/** Maps a point from an object's frame (meters, foot at the origin, front toward -z) onto the plan. */
export type Placement = (point: Vec3) => Vec3;

/** `angle` in radians about the vertical. */
export function createPlacement(x: number, z: number, angle: number, size = 1): Placement {
  const cos = Math.cos(angle) * size;
  const sin = Math.sin(angle) * size;
  return ([px, py, pz]) => [x + px * cos + pz * sin, py * size, z - px * sin + pz * cos];
}

export function placementOf(site: ObjectSite): Placement {
  return createPlacement(site.x, site.z, site.angle, site.size);
}

/** Corners in order around the edge. */
export function addQuad(
  stage: Stage,
  corners: readonly [Vec3, Vec3, Vec3, Vec3],
  surface: Surface,
  block?: Block,
): void {
  const { color, finish } = surface;
  const [a, b, c, d] = corners;
  stage.addTriangle({ corners: [a, b, c], color, finish, block });
  stage.addTriangle({ corners: [a, c, d], color, finish, block });
}

interface Side {
  axis: Vec3;
  half: number;
}

/** The grain is along the longest side. */
export function addBox(stage: Stage, low: Vec3, high: Vec3, surface: Surface, frame: Placement): void {
  const middle: Vec3 = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const sides: [Side, Side, Side] = [
    { axis: [1, 0, 0], half: (high[0] - low[0]) / 2 },
    { axis: [0, 1, 0], half: (high[1] - low[1]) / 2 },
    { axis: [0, 0, 1], half: (high[2] - low[2]) / 2 },
  ];
  const [long, broad, thin] = sides.sort((a, b) => b.half - a.half);
  addBlock(stage, middle, [long.axis, broad.axis, thin.axis], [long.half, broad.half, thin.half], surface, frame);
}

interface Section {
  width: number;
  thickness: number;
  /** Direction of its width; defaults to the frame's x axis. */
  wide?: Vec3;
}

export function addBeam(
  stage: Stage,
  from: Vec3,
  to: Vec3,
  { width, thickness, wide = [1, 0, 0] }: Section,
  surface: Surface,
  frame: Placement,
): void {
  const run: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const along = normalize(run);
  const lean = dot(wide, along);
  const across = normalize([wide[0] - along[0] * lean, wide[1] - along[1] * lean, wide[2] - along[2] * lean]);
  const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  const half: Vec3 = [Math.hypot(...run) / 2, width / 2, thickness / 2];
  addBlock(stage, middle, [along, across, cross(along, across)], half, surface, frame);
}

const usualBevel: Partial<Record<Finish, number>> = {
  stone: 0.014,
  concrete: 0.01,
  cloth: 0.045,
  wood: 0.006,
  paint: 0.006,
  metal: 0.004,
};

function addBlock(
  stage: Stage,
  middle: Vec3,
  axes: readonly [Vec3, Vec3, Vec3],
  half: Vec3,
  surface: Surface,
  frame: Placement,
): void {
  const center = frame(middle);
  const origin = frame([0, 0, 0]);
  const turn = (axis: Vec3): Vec3 => {
    const tip = frame(axis);
    return [tip[0] - origin[0], tip[1] - origin[1], tip[2] - origin[2]];
  };
  const [u, v, w] = [turn(axes[0]), turn(axes[1]), turn(axes[2])];
  const scale = Math.hypot(...u);
  const block: Block = {
    center,
    axes: [normalize(u), normalize(v), normalize(w)],
    half: [half[0] * scale, half[1] * scale, half[2] * scale],
    bevel: (surface.bevel ?? usualBevel[surface.finish] ?? 0.005) * scale,
    lot: hash2(center[0] * 997, center[2] * 997 + Math.round(center[1] * 331)),
  };
  const at = (i: number, j: number, k: number): Vec3 => {
    const along = (c: 0 | 1 | 2) => center[c] + (u[c] * half[0] * i + v[c] * half[1] * j + w[c] * half[2] * k);
    return [along(0), along(1), along(2)];
  };
  for (const side of [-1, 1]) {
    addQuad(stage, [at(side, -1, -1), at(side, 1, -1), at(side, 1, 1), at(side, -1, 1)], surface, block);
    addQuad(stage, [at(-1, side, -1), at(1, side, -1), at(1, side, 1), at(-1, side, 1)], surface, block);
    addQuad(stage, [at(-1, -1, side), at(1, -1, side), at(1, 1, side), at(-1, 1, side)], surface, block);
  }
}
