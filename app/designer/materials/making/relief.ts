import type { Vec3 } from "../../numeric/vector.ts";

/** Direction toward the sun (unit vector) and its share of the light, 0..1. */
export interface MaterialLight {
  direction: Vec3;
  strength: number;
}

/** Brightness of a spot whose normal leans by (leanX, leanZ), relative to level ground. */
export type Relief = (leanX: number, leanZ: number) => number;

/** Lambert shading: the sun's share follows the tilt, the sky's share dims slightly. */
export function createRelief(light: MaterialLight): Relief {
  const [sunX, sunY, sunZ] = light.direction;
  const sunShare = light.strength * 0.75;
  return (leanX, leanZ) => {
    const up = 1 / Math.sqrt(1 + leanX * leanX + leanZ * leanZ);
    const facing = Math.max(0, (sunY + leanX * sunX + leanZ * sunZ) * up) / sunY;
    return sunShare * Math.min(1.9, facing) + (1 - sunShare) * (0.55 + 0.45 * up);
  };
}
