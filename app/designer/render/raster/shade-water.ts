import { fractalNoise } from "../../numeric/noise.ts";
import { indices3 } from "../../numeric/read-at.ts";
import { clamp, norm } from "../../numeric/scalar.ts";
import type { View } from "./frame-buffer.ts";
import type { SurfacePoint } from "./surface-point.ts";

const mirrored: [number, number, number] = [0, 0, 0];

/** Fresnel's law (Schlick's fit, n = 1.33) over a bottom of the point's color. */
export function shadeWater(view: View, point: SurfacePoint): void {
  const { x, z, color } = point;
  const y = point.y - view.camera.eyeHeight;
  const distance = norm(x, y, z) || 1;
  // Ripples smaller than the sample would only sparkle.
  const calm = clamp(0.02 / point.footprint, 0.15, 1);
  const slope = 0.03 * calm;
  const leanX = slope * (fractalNoise(x * 3.1, z * 5, 3, 17) - 0.5) + point.normal[0];
  const leanZ = slope * (fractalNoise(x * 3.1 + 40, z * 5, 3, 18) - 0.5) + point.normal[2];
  const facing = (-x * leanX - y - z * leanZ) / distance;
  const fresnel = 0.02 + 0.98 * (1 - clamp(facing, 0, 1)) ** 5;
  view.mirror.sample(
    x / distance + 2 * facing * leanX,
    y / distance + 2 * facing,
    z / distance + 2 * facing * leanZ,
    mirrored,
  );
  const { level } = view.light;
  const shadow = view.shadows.at(x, point.y + 0.02, z, 0.1);
  const share = Math.min(1, fresnel * 1.7 + 0.05);
  for (const c of indices3) {
    const bottom = color[c] * level[c] * (1 - 0.6 * shadow);
    color[c] = mirrored[c] * share + bottom * (1 - share);
  }
}
