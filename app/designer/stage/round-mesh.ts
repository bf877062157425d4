import { normalize, tangents, type Vec3 } from "../numeric/vector.ts";
import type { Stage } from "./geometry.ts";
import type { Placement, Surface } from "./mesh.ts";

/** Open ends; plan meters. */
export function addCylinder(
  stage: Stage,
  from: Vec3,
  to: Vec3,
  [fromRadius, toRadius]: readonly [fromRadius: number, toRadius: number],
  surface: Surface,
  sides = 8,
): void {
  const { color, finish } = surface;
  const axis = normalize([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const [u, v] = tangents(axis);
  const normalAt = (side: number): Vec3 => {
    const angle = (side / sides) * 2 * Math.PI;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    return [u[0] * cos + v[0] * sin, u[1] * cos + v[1] * sin, u[2] * cos + v[2] * sin];
  };
  const rim = (center: Vec3, radius: number, n: Vec3): Vec3 => [
    center[0] + n[0] * radius,
    center[1] + n[1] * radius,
    center[2] + n[2] * radius,
  ];
  const first = normalAt(0);
  let n = first;
  for (let side = 1; side <= sides; side++) {
    const m = side < sides ? normalAt(side) : first;
    const a = rim(from, fromRadius, n);
    const b = rim(from, fromRadius, m);
    const c = rim(to, toRadius, n);
    const d = rim(to, toRadius, m);
    stage.addTriangle({ corners: [a, b, c], normals: [n, m, n], color, finish });
    stage.addTriangle({ corners: [b, d, c], normals: [m, m, n], color, finish });
    n = m;
  }
}

/** A ring of a turned shape, in meters from its axis and above the ground. Repeat a ring for a sharp edge. */
export type Ring = readonly [radius: number, height: number];

/** From the outside bottom to the inside, about the vertical through (0, 0) of the frame. */
export function addTurned(stage: Stage, rings: readonly Ring[], surface: Surface, frame: Placement, sides = 28): void {
  const { color, finish } = surface;
  const profile = rings.map((ring, j) => ({ ring, slopes: ringNormal(rings, j) }));
  const up = ([radius, height]: Ring, i: number, slope: Ring): [Vec3, Vec3] => {
    const angle = (i / sides) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const point = frame([cos * radius, height, sin * radius]);
    const tip = frame([cos * (radius + slope[0]), height + slope[1], sin * (radius + slope[0])]);
    return [point, normalize([tip[0] - point[0], tip[1] - point[1], tip[2] - point[2]])];
  };
  profile.forEach(({ ring, slopes: [, after] }, j) => {
    const next = profile[j + 1];
    if (!next || (ring[0] === next.ring[0] && ring[1] === next.ring[1])) return;
    const [before] = next.slopes;
    for (let i = 0; i < sides; i++) {
      const [a, na] = up(ring, i, after);
      const [b, nb] = up(ring, i + 1, after);
      const [c, nc] = up(next.ring, i, before);
      const [d, nd] = up(next.ring, i + 1, before);
      stage.addTriangle({ corners: [a, b, c], normals: [na, nb, nc], color, finish });
      stage.addTriangle({ corners: [b, d, c], normals: [nb, nd, nc], color, finish });
    }
  });
}

/** Outward direction (radius, height) of the segments before and after ring `j`, blended where the angle is small. */
function ringNormal(rings: readonly Ring[], j: number): [before: Ring, after: Ring] {
  const segment = (from: number): Ring | undefined => {
    const [start, end] = [rings[from], rings[from + 1]];
    if (!start || !end) return undefined;
    const [r, y] = [end[0] - start[0], end[1] - start[1]];
    const length = Math.hypot(r, y);
    return length === 0 ? undefined : [y / length, -r / length];
  };
  const before = segment(j - 1) ?? segment(j);
  const after = segment(j) ?? segment(j - 1);
  if (!before || !after)
    return [
      [1, 0],
      [1, 0],
    ];
  if (before[0] * after[0] + before[1] * after[1] < 0.6) return [before, after];
  const mean: Ring = [before[0] + after[0], before[1] + after[1]];
  return [mean, mean];
}

/** Facing up. */
export function addDisc(stage: Stage, center: Vec3, radius: number, surface: Surface, sides = 24): void {
  const { color, finish } = surface;
  const up: Vec3 = [0, 1, 0];
  for (let i = 0; i < sides; i++) {
    const a = (i / sides) * 2 * Math.PI;
    const b = ((i + 1) / sides) * 2 * Math.PI;
    const first: Vec3 = [center[0] + Math.cos(a) * radius, center[1], center[2] + Math.sin(a) * radius];
    const second: Vec3 = [center[0] + Math.cos(b) * radius, center[1], center[2] + Math.sin(b) * radius];
    stage.addTriangle({ corners: [center, first, second], normals: [up, up, up], color, finish });
  }
}

/** `points` are in the object's frame, `radius` in meters. */
export function addTube(
  stage: Stage,
  points: readonly Vec3[],
  radius: number,
  surface: Surface,
  frame: Placement,
): void {
  let from: Vec3 | undefined;
  for (const point of points) {
    const to = frame(point);
    if (from) addCylinder(stage, from, to, [radius, radius], surface, 6);
    from = to;
  }
}
