import { dot, tangents, type Vec3 } from "../../app/designer/numeric/vector.ts";
import type { Solid } from "./solids.ts";

/** Whether a ray may meet the solid of that place in the list: false only where it misses the sphere around it. */
export type IsNear = (solid: number, ray: Vec3) => boolean;

/** Spheres are taken for this much larger, so that no rounding loses a hit. */
const spare = 1.001;

/** For rays of any direction (of any length) from one point. */
export function nearRaysFrom(origin: Vec3, solids: readonly Solid[]): IsNear {
  const spheres = solids.map(({ around: { center, radius } }) => {
    const to: Vec3 = [center[0] - origin[0], center[1] - origin[1], center[2] - origin[2]];
    return { to, outside: dot(to, to) - (radius * spare) ** 2 };
  });
  return (solid, ray) => {
    const { to, outside } = spheres[solid]!;
    if (outside <= 0) return true;
    const along = dot(to, ray);
    return along > 0 && along * along >= outside * dot(ray, ray);
  };
}

/** For rays of one direction (of unit length), told by the point they come from: its distance across the direction counts. */
export function nearRaysAlong(direction: Vec3, solids: readonly Solid[]): IsNear {
  const [right, up] = tangents(direction);
  const discs = solids.map(({ around: { center, radius } }) => {
    return { across: dot(center, right), along: dot(center, up), square: (radius * spare) ** 2 };
  });
  return (solid, from) => {
    const { across, along, square } = discs[solid]!;
    return (dot(from, right) - across) ** 2 + (dot(from, up) - along) ** 2 <= square;
  };
}
