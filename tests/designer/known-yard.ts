import { createSurfaceHit } from "#app/designer/plan/parts/plan.ts";
import { Camera } from "#app/designer/stage/camera.ts";
import type { MeasuredPlan, MeasuredYard } from "#app/designer/take-off/quantities/label-ground.ts";

/** For tests: level lawn up to a wall that stands across the view 8 m away. */
export function knownYard(): MeasuredYard {
  const camera = new Camera(480, 360, 120, 360);
  const wallFoot = camera.project(0, 0, 8, [0, 0, 0])[1];
  return {
    camera,
    groundAt: (_, v) => (v >= wallFoot ? 1 : 0),
    kindAt: (_, v) => (v >= wallFoot ? "lawn" : "none"),
    pavingAt: () => 0,
    doors: [],
    greenShare: 1,
  };
}

/** For tests: a patio of 4 x 3 m in the middle, a path of 1 m to it, a bed along the wall, and a few things. */
export function drawnPlan(): MeasuredPlan {
  const materials: MeasuredPlan["materials"] = {
    base: "lawn",
    patio: "flagstone-grey",
    path: "gravel-pea",
    bed: "mulch-brown",
    steppingStone: "stone-grey",
    patioBorder: "soldier-charcoal",
    creek: "gravel-creek",
    meadow: "meadow",
    existingPaving: "keep",
    edging: "steel",
  };
  const plants: MeasuredPlan["plants"] = [
    ...Array.from({ length: 10 }, (_, i) => ({ species: "lavender" as const, x: i / 2 - 2.5, z: 7.5, size: 1 })),
    { species: "birch", x: -3, z: 7.4, size: 1 },
    { species: "birch", x: 3, z: 7.4, size: 1.1 },
  ];
  const objects: MeasuredPlan["objects"] = [{ object: "bench", x: 0, z: 6, angle: 0.2, size: 1 }];
  return { materials, plants, objects, surfaceAt: layKnownSurfaces };
}

function layKnownSurfaces(x: number, z: number, hit = createSurfaceHit()): ReturnType<MeasuredPlan["surfaceAt"]> {
  hit.toPatio = Math.max(Math.abs(x) - 2, Math.abs(z - 5) - 1.5);
  hit.toPath = Math.max(Math.abs(x) - 0.5, z - 5);
  hit.toBed = 7 - z;
  hit.pathAcross = x;
  hit.kind = hit.toPatio < 0 ? "patio" : hit.toPath < 0 && z > 1.5 ? "path" : hit.toBed < 0 ? "bed" : "base";
  return hit;
}
