import { describe, expect, it } from "vitest";
import { drawSyntheticYard, seenSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { readScene } from "../photo/read-scene.ts";
import { findUprightObjects } from "../photo/upright/find-upright-objects.ts";
import { viewYard } from "../plan/ground/view-yard.ts";
import type { Plan, PlanMaterials } from "../plan/parts/plan.ts";
import { Camera } from "../stage/camera.ts";
import { renderPlan } from "./render-plan.ts";

const photo = drawSyntheticYard(240, 180);
const scene = readScene(photo, seenSyntheticYard(240, 180));
const camera = new Camera(240, 180, scene.horizonV, 180);
const uprightObjects = findUprightObjects(photo, scene.ground, camera);
const yard = viewYard(scene, camera, uprightObjects);

const materials: PlanMaterials = {
  base: "keep",
  patio: "flagstone-grey",
  path: "gravel-pea",
  bed: "mulch-brown",
  steppingStone: "stone-grey",
  existingPaving: "keep",
  creek: "gravel-river",
  meadow: "lawn",
  edging: "none",
};

function barePlan(changes: Partial<Plan>): Plan {
  return {
    style: "natural",
    stripedLawn: false,
    materials,
    plants: [],
    objects: [],
    surfaceAt: (_x, _z, hit) => Object.assign(hit, { kind: "base", toPatio: 9, toPath: 9, toBed: 9, toStone: 9 }),
    summary: {
      title: "",
      reason: "",
      composition: 0,
      style: "natural",
      materials,
      plants: {},
      objects: {},
      wish: {
        understood: [],
        removed: [],
        aims: [],
        leftOut: [],
        keeps: [],
        told: [],
        notDrawn: [],
        notUnderstood: [],
      },
      noRoom: [],
    },
    standIns: [],
    lacks: [],
    ...changes,
  };
}

function render(plan: Plan): Uint8Array {
  return renderPlan({ photo, scene, yard, uprightObjects, plan, seed: 1 }).picture.data;
}

function changedPixels(data: Uint8Array): number[] {
  const changed: number[] = [];
  for (let i = 0; i < data.length / 3; i++) {
    if ([0, 1, 2].some((c) => data[i * 3 + c] !== photo.data[i * 3 + c])) changed.push(i);
  }
  return changed;
}

describe("renderPlan", () => {
  it("returns the photo itself when everything is kept and nothing added", () => {
    expect(changedPixels(render(barePlan({})))).toEqual([]);
  });

  it("changes ground only, when only the ground changes", () => {
    const changed = changedPixels(render(barePlan({ materials: { ...materials, base: "gravel-pea" } })));
    expect(changed.length).toBeGreaterThan(0.3 * 240 * 180);
    expect(changed.every((i) => scene.ground[i] !== 0)).toBe(true);
  });

  it("lets new ground that reaches the horizon fade into the old", () => {
    const open = { ...scene, ground: new Uint8Array(240 * 180).fill(255) };
    const gravel = barePlan({ materials: { ...materials, base: "gravel-white" } });
    const { changed } = renderPlan({ photo, scene: open, yard, uprightObjects, plan: gravel, seed: 1 });
    const below = (rows: number) => changed[(Math.round(scene.horizonV) + rows) * 240 + 120] ?? 0;
    expect(below(-1)).toBe(0);
    expect(below(1)).toBeGreaterThan(10);
    expect(below(1)).toBeLessThan(150);
    expect(below(5)).toBe(255);
  });

  it("draws plants in front of the wall and hides them behind it", () => {
    const wallZ = uprightObjects.backdropZ[120] ?? Number.NaN;
    const shrubAt = (z: number) => render(barePlan({ plants: [{ species: "boxwood", x: 0, z, size: 1 }] }));
    expect(changedPixels(shrubAt(wallZ * 0.6)).length).toBeGreaterThan(100);
    expect(changedPixels(shrubAt(wallZ * 1.5))).toEqual([]);
  });
});
