import { fractalNoise } from "../../numeric/noise.ts";
import { indices3 } from "../../numeric/read-at.ts";
import { clamp, norm } from "../../numeric/scalar.ts";
import type { View } from "./frame-buffer.ts";
import type { SurfacePoint } from "./surface-point.ts";

/**
 * Slope of the ripples, and the mean slope of what one sees of them: more of their near sides, so that water mirrors what is
 * higher up than a level mirror would; size of a sample above which ripples would sparkle; share of the mirrored light that
 * is seen. By eye.
 */
const ripple = { slope: 0.085, nearSide: 0.04, finest: 0.02, least: 0.15 };
const clearness = 0.86;

const mirrored: [number, number, number] = [0, 0, 0];
const from: [number, number, number] = [0, 0, 0];
const ray: [number, number, number] = [0, 0, 0];
const seen: [number, number, number] = [0, 0, 0];

/**
 * Water with light ripples: reflects what is behind it and the sky by Fresnel's law (Schlick's fit, n = 1.33), over a
 * bottom of the point's color.
 */
export function shadeWater(view: View, point: SurfacePoint): void {
  const { x, z, color } = point;
  const { camera } = view;
  const y = point.y - camera.eyeHeight;
  const distance = norm(x, y, z) || 1;
  const slope = ripple.slope * clamp(ripple.finest / point.footprint, ripple.least, 1);
  const leanX =
    slope * (fractalNoise(x * 2.4, z * 6, 3, 17) - 0.5) + point.normal[0] - (ripple.nearSide * x) / distance;
  const leanZ =
    slope * (fractalNoise(x * 2.4 + 40, z * 6, 3, 18) - 0.5) + point.normal[2] - (ripple.nearSide * z) / distance;
  const facing = (-x * leanX - y - z * leanZ) / distance;
  const fresnel = 0.02 + 0.98 * (1 - clamp(facing, 0, 1)) ** 5;
  from[0] = x;
  from[1] = y;
  from[2] = z;
  ray[0] = x / distance + 2 * facing * leanX;
  ray[1] = y / distance + 2 * facing;
  ray[2] = z / distance + 2 * facing * leanZ;
  view.mirror.reflect(from, ray, backdropBehind(view, point, ray[0] / ray[2]), mirrored);
  const { level } = view.light;
  const shadow = view.shadows.at(x, point.y + 0.02, z, 0.1);
  const share = Math.min(1, fresnel * 1.7 + 0.05);
  for (const c of indices3) {
    const bottom = color[c] * level[c] * (1 - 0.6 * shadow);
    color[c] = mirrored[c] * clearness * share + bottom * (1 - share);
  }
}

/** Distance of what is behind the water where a ray of this slope sideways leads. */
function backdropBehind({ camera, uprightObjects }: View, { x, z }: SurfacePoint, slope: number): number {
  const { backdropZ } = uprightObjects;
  const depthAt = (atX: number, atZ: number) => {
    camera.project(atX, camera.eyeHeight, atZ, seen);
    return backdropZ[clamp(Math.floor(seen[0]), 0, backdropZ.length - 1)] ?? Number.POSITIVE_INFINITY;
  };
  const first = depthAt(x, z);
  return first > z && first < Number.POSITIVE_INFINITY ? depthAt(x + slope * (first - z), first) : first;
}
