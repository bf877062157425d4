import { linearFromHex } from "../../numeric/color.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { growPotted } from "../making/potted-plant.ts";
import { soil } from "../making/tones.ts";

export const steelTrough: ObjectKind = {
  label: "Weathering-steel trough, planted",
  width: 1.2,
  depth: 0.4,
  height: 0.85,
  radius: 0.64,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const steel: Surface = { color: linearFromHex(site.color ?? "#85502f"), finish: "rust", bevel: 0.004 };
    for (const side of [-1, 1]) {
      addBox(stage, [-0.6, 0, side * 0.19 - 0.01], [0.6, 0.45, side * 0.19 + 0.01], steel, frame);
      addBox(stage, [side * 0.59 - 0.01, 0, -0.18], [side * 0.59 + 0.01, 0.45, 0.18], steel, frame);
    }
    addBox(stage, [-0.58, 0.3, -0.18], [0.58, 0.41, 0.18], soil, frame);
    for (let i = 0; i < 4; i++)
      growPotted(
        stage,
        frame,
        {
          at: [-0.42 + i * 0.28, 0.41, 0],
          radius: 0.19 * site.size,
          height: (0.3 + 0.12 * random()) * site.size,
          light: i % 2 === 0,
        },
        random,
      );
  },
};
