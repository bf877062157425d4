import { noise } from "../../app/designer/numeric/noise.ts";
import type { Texture } from "./textures.ts";
import type { TruthClass } from "./truth-classes.ts";

/** A region of the ground. */
export interface Surface {
  class: TruthClass;
  texture: Texture;
  contains(x: number, z: number): boolean;
}

type Place = Pick<Surface, "contains">;

export function rectangle(x0: number, z0: number, x1: number, z1: number): Place {
  return { contains: (x, z) => x >= x0 && x <= x1 && z >= z0 && z <= z1 };
}

/** An ellipse whose outline wanders by `wander` of its radius. */
export function blob(cx: number, cz: number, rx: number, rz: number, wander = 0): Place {
  return {
    contains: (x, z) => {
      const reach = Math.hypot((x - cx) / rx, (z - cz) / rz);
      const angle = Math.atan2(z - cz, x - cx);
      return reach < 1 + wander * (2 * noise(Math.cos(angle) * 2 + 5, Math.sin(angle) * 2 + 5, 31) - 1);
    },
  };
}

/** A strip of even width along a polyline of [x, z]. */
export function ribbon(points: readonly (readonly [number, number])[], width: number): Place {
  return {
    contains: (x, z) => points.slice(1).some((to, k) => distanceToSegment(x, z, points[k]!, to) < width / 2),
  };
}

function distanceToSegment(
  x: number,
  z: number,
  [ax, az]: readonly [number, number],
  [bx, bz]: readonly [number, number],
): number {
  const length = (bx - ax) ** 2 + (bz - az) ** 2;
  const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (z - az) * (bz - az)) / length));
  return Math.hypot(x - ax - t * (bx - ax), z - az - t * (bz - az));
}
