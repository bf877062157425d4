import { likely, type Yard } from "../../app/designer/plan/ground/yard.ts";
import type { Plan } from "../../app/designer/plan/parts/plan.ts";
import { SurfaceMap } from "../../app/designer/plan/surfaces/surface-map.ts";
import { changeOf, type PlacedThing } from "./plan-from-above.ts";

const every = 6; // pixels between samples

/** Of the ground: new surface, or behind something new. Without drawing. */
export function changedShare(plan: Plan, yard: Yard, things: readonly PlacedThing[]): number {
  const { camera } = yard;
  const surfaces = new SurfaceMap(plan, yard);
  const covers = things.map((own) => coverOf(own, camera));
  let [ground, changed] = [0, 0];
  for (let v = every / 2; v < camera.height; v += every)
    for (let u = every / 2; u < camera.width; u += every) {
      if (yard.groundAt(u, v) <= likely) continue;
      const [x, z, depth] = camera.groundAt(u, v, [0, 0, 0]);
      if (depth <= 0) continue;
      ground++;
      const isLaid = changeOf(surfaces.kindAt(x, z, u, v), plan.materials) !== undefined;
      const isCovered = covers.some((own) => u > own.left && u < own.right && v > own.top && v < own.bottom);
      if (isLaid || isCovered) changed++;
    }
  return changed / Math.max(1, ground);
}

/** Upright, in the picture. */
function coverOf({ x, z, height, discs }: PlacedThing, camera: Yard["camera"]) {
  const [u, bottom, depth] = camera.project(x, 0, z, [0, 0, 0]);
  const [, top] = camera.project(x, height, z, [0, 0, 0]);
  const half = Math.max(...discs.map((disc) => Math.abs(disc.x - x) + disc.radius));
  const wide = depth > 0 ? (half * camera.focalPixels) / depth : 0;
  return { left: u - wide, right: u + wide, top, bottom: depth > 0 ? bottom : top };
}
