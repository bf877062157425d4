import { cameraOf, type DesignInput, drawingSeed, planYard } from "./design-yard.ts";
import type { Raster } from "./numeric/raster.ts";
import { floatAt } from "./numeric/read-at.ts";
import { shrinkPlane, shrinkRaster } from "./numeric/shrink-channels.ts";
import { shrinkScene } from "./photo/scene/shrink-scene.ts";
import type { UprightObjects } from "./photo/upright/upright-objects.ts";
import { viewYard } from "./plan/ground/view-yard.ts";
import type { PlanSummary } from "./plan/parts/plan.ts";
import { renderPlan } from "./render/render-plan.ts";
import { measurePlan } from "./take-off/quantities/measure-plan.ts";
import type { PlanGeometry } from "./take-off/quantities/plan-geometry.ts";

export interface Preview {
  picture: Raster;
  plan: PlanSummary;
  geometry: PlanGeometry;
}

/**
 * The design that `designYard` makes of the same input: laid out on the whole photo, so that its plan is the same, and
 * drawn at `longSide` pixels, in about a third of the time.
 */
export function previewYard(input: DesignInput, longSide: number): Preview {
  const { photo, scene, yard, uprightObjects, plan } = planYard(input);
  const scale = Math.min(1, longSide / Math.max(photo.width, photo.height));
  const width = Math.round(photo.width * scale);
  const height = Math.round(photo.height * scale);
  const small = shrinkScene(scene, width, height);
  const upright = shrinkUprightObjects(uprightObjects, small.ground, width, height);
  const { picture } = renderPlan({
    photo: shrinkRaster(photo, width, height),
    scene: small,
    yard: viewYard(small, cameraOf(small), upright),
    uprightObjects: upright,
    plan,
    seed: drawingSeed(input),
  });
  return { picture, plan: plan.summary, geometry: measurePlan(plan, yard, scene.lens) };
}

function shrinkUprightObjects(seen: UprightObjects, ground: Uint8Array, width: number, height: number): UprightObjects {
  const step = seen.width / width;
  return {
    ...seen,
    width,
    height,
    ground,
    backdropZ: Float32Array.from({ length: width }, (_, u) => floatAt(seen.backdropZ, Math.floor((u + 0.5) * step))),
    thingShare: shrinkPlane(seen.thingShare, seen.width, seen.height, width, height),
  };
}
