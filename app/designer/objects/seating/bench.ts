import { addBeam, addBox, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

export const bench: ObjectKind = {
  label: "Wooden garden bench",
  width: 1.5,
  depth: 0.6,
  height: 0.88,
  radius: 0.8,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const wood = woodOf(site, "#8a6844");
    for (let i = 0; i < 6; i++) {
      const z = -0.25 + i * 0.083;
      addBox(stage, [-0.74, 0.42 - i * 0.004, z], [0.74, 0.443 - i * 0.004, z + 0.066], wood, frame);
    }
    for (const x of [-0.7, 0, 0.7]) addBox(stage, [x - 0.022, 0.35, -0.24], [x + 0.022, 0.42, 0.25], wood, frame);
    addBox(stage, [-0.74, 0.345, -0.245], [0.74, 0.415, -0.215], wood, frame);
    for (const side of [-0.72, 0.72]) {
      addBox(stage, [side - 0.03, 0, -0.27], [side + 0.03, 0.63, -0.21], wood, frame);
      addBeam(stage, [side, 0, 0.22], [side, 0.45, 0.22], { width: 0.06, thickness: 0.06 }, wood, frame);
      addBeam(stage, [side, 0.43, 0.22], [side, 0.88, 0.3], { width: 0.06, thickness: 0.05 }, wood, frame);
      addBox(stage, [side - 0.038, 0.63, -0.3], [side + 0.038, 0.66, 0.25], wood, frame);
      addBox(stage, [side - 0.018, 0.12, -0.22], [side + 0.018, 0.17, 0.22], wood, frame);
    }
    for (const [y, z] of [
      [0.52, 0.235],
      [0.83, 0.29],
    ] as const)
      addBeam(stage, [-0.7, y, z], [0.7, y, z], { width: 0.07, thickness: 0.028, wide: [0, 1, 0.18] }, wood, frame);
    for (let i = 0; i < 15; i++) {
      const x = -0.63 + i * 0.09;
      addBeam(stage, [x, 0.54, 0.238], [x, 0.81, 0.286], { width: 0.045, thickness: 0.016 }, wood, frame);
    }
  },
};
