import { dot, tangents, type Vec3 } from "../../app/designer/numeric/vector.ts";
import type { Solid } from "./solids.ts";

/** Whether a ray may meet the solid of that place in the list: false only where it misses the sphere around it. */
export type IsNear = (solid: number, ray: Vec3) => boolean;

/** Spheres are taken for this much larger, so that no rounding loses a hit. */
const spare = 1.001;

/** For rays of any direction (of any length) from one point. */
export function nearRaysFrom(origin: Vec3, solids: readonly Solid[]): IsNear {
  const spheres = solids.map(({ around: { centre, radius } }) => {
    const to: Vec3 = [centre[0] - origin[0], centre[1] - origin[1], centre[2] - origin[2]];
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
  const discs = solids.map(({ around: { centre, radius } }) => {
    return { across: dot(centre, right), along: dot(centre, up), square: (radius * spare) ** 2 };
  });
  return (solid, from) => {
    const { across, along, square } = discs[solid]!;
    return (dot(from, right) - across) ** 2 + (dot(from, up) - along) ** 2 <= square;
  };
}
