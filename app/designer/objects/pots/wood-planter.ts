import { addBox, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { growPotted } from "../making/potted-plant.ts";
import { soil, woodOf } from "../making/tones.ts";

export const woodPlanter: ObjectKind = {
  label: "Wooden planter box, planted",
  width: 0.8,
  depth: 0.42,
  height: 0.9,
  radius: 0.44,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const wood = woodOf(site, "#94704c");
    for (const side of [-1, 1]) {
      for (let i = 0; i < 7; i++) {
        const x = -0.37 + i * 0.106;
        addBox(stage, [x, 0.02, side * 0.18 - 0.011], [x + 0.101, 0.42, side * 0.18 + 0.011], wood, frame);
      }
      for (let i = 0; i < 3; i++) {
        const z = -0.168 + i * 0.113;
        addBox(stage, [side * 0.37 - 0.011, 0.02, z], [side * 0.37 + 0.011, 0.42, z + 0.108], wood, frame);
      }
      addBox(stage, [-0.41, 0.42, side * 0.18 - 0.035], [0.41, 0.445, side * 0.18 + 0.035], wood, frame);
      addBox(stage, [side * 0.37 - 0.04, 0.42, -0.145], [side * 0.37 + 0.04, 0.445, 0.145], wood, frame);
      for (const z of [-0.15, 0.15])
        addBox(stage, [side * 0.34 - 0.025, 0, z - 0.025], [side * 0.34 + 0.025, 0.03, z + 0.025], wood, frame);
    }
    addBox(stage, [-0.35, 0.3, -0.16], [0.35, 0.39, 0.16], soil, frame);
    for (const x of [-0.18, 0.18])
      growPotted(
        stage,
        frame,
        { at: [x, 0.4, 0], radius: 0.21 * site.size, height: (0.36 + 0.12 * random()) * site.size, light: x > 0 },
        random,
      );
  },
};
