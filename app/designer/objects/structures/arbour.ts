import type { Vec3 } from "../../numeric/vector.ts";
import { addBox, placementOf } from "../../stage/mesh.ts";
import { growClimber } from "../making/grow-climber.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

export const arbour: ObjectKind = {
  label: "Garden arbour with seat",
  width: 1.7,
  depth: 0.85,
  height: 2.2,
  radius: 0.95,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const wood = woodOf(site, "#8e6a47");
    for (const x of [-0.72, 0.72]) {
      for (const z of [-0.3, 0.3]) addBox(stage, [x - 0.04, 0, z - 0.04], [x + 0.04, 2.05, z + 0.04], wood, frame);
      for (let y = 0.62; y < 2; y += 0.17) addBox(stage, [x - 0.01, y, -0.27], [x + 0.01, y + 0.03, 0.27], wood, frame);
      for (const z of [-0.1, 0.1]) addBox(stage, [x - 0.018, 0.55, z - 0.015], [x + 0.002, 2, z + 0.015], wood, frame);
      addBox(stage, [x - 0.045, 0.6, -0.36], [x + 0.045, 0.635, 0.3], wood, frame);
    }
    for (const z of [-0.3, 0.3]) addBox(stage, [-0.85, 2.0, z - 0.025], [0.85, 2.12, z + 0.025], wood, frame);
    for (let i = 0; i < 9; i++) {
      const x = -0.8 + i * 0.2;
      addBox(stage, [x - 0.02, 2.12, -0.42], [x + 0.02, 2.2, 0.42], wood, frame);
    }
    for (let i = 0; i < 5; i++)
      addBox(stage, [-0.7, 0.42, -0.28 + i * 0.105], [0.7, 0.445, -0.19 + i * 0.105], wood, frame);
    addBox(stage, [-0.7, 0.33, -0.27], [0.7, 0.42, -0.245], wood, frame);
    for (let i = 0; i < 10; i++) {
      const x = -0.65 + i * 0.1445;
      addBox(stage, [x - 0.05, 0.5, 0.27], [x + 0.05, 1.05, 0.29], wood, frame);
    }
    addBox(stage, [-0.72, 1.05, 0.255], [0.72, 1.12, 0.305], wood, frame);
    const line: Vec3[] = [
      [-0.7, 0, 0.26],
      [-0.68, 2.15, 0.22],
      [0.25, 2.24, 0.1],
    ];
    growClimber(stage, "climbing-rose", "white", line, frame, random);
  },
};
