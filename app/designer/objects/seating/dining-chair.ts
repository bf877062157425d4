import type { Stage } from "../../stage/geometry.ts";
import { addBeam, addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

export const diningChair: ObjectKind = {
  label: "Dining chair",
  width: 0.46,
  depth: 0.54,
  height: 0.9,
  radius: 0.36,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    buildDiningChair(stage, placementOf(site), woodOf(site, "#94704c"));
  },
};

export function buildDiningChair(stage: Stage, frame: Placement, wood: Surface): void {
  for (const x of [-0.2, 0.2]) {
    addBox(stage, [x - 0.018, 0, -0.22], [x + 0.018, 0.43, -0.184], wood, frame);
    addBeam(stage, [x, 0, 0.21], [x, 0.45, 0.19], { width: 0.036, thickness: 0.036 }, wood, frame);
    addBeam(stage, [x, 0.43, 0.19], [x, 0.9, 0.27], { width: 0.036, thickness: 0.03 }, wood, frame);
    addBox(stage, [x - 0.012, 0.37, -0.2], [x + 0.012, 0.43, 0.2], wood, frame);
  }
  addBox(stage, [-0.2, 0.37, -0.215], [0.2, 0.425, -0.193], wood, frame);
  for (let i = 0; i < 6; i++) {
    const z = -0.235 + i * 0.075;
    addBox(stage, [-0.225, 0.43, z], [0.225, 0.448, z + 0.062], wood, frame);
  }
  for (let i = 0; i < 4; i++) {
    const y = 0.55 + i * 0.1;
    addBeam(
      stage,
      [-0.2, y, 0.19 + (y - 0.43) * 0.17],
      [0.2, y, 0.19 + (y - 0.43) * 0.17],
      { width: 0.06, thickness: 0.014, wide: [0, 1, 0.17] },
      wood,
      frame,
    );
  }
}
