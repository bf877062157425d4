import { linearFromHex } from "../../numeric/color.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { growPotted } from "../making/potted-plant.ts";
import { soil } from "../making/tones.ts";

export const planter: ObjectKind = {
  label: "Square concrete pot, planted",
  width: 0.5,
  depth: 0.5,
  height: 0.9,
  radius: 0.3,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const pot: Surface = { color: linearFromHex(site.color ?? "#6a6c6d"), finish: "concrete", bevel: 0.012 };
    for (const side of [-1, 1]) {
      addBox(stage, [-0.22, 0, side * 0.205 - 0.015], [0.22, 0.42, side * 0.205 + 0.015], pot, frame);
      addBox(stage, [side * 0.205 - 0.015, 0, -0.19], [side * 0.205 + 0.015, 0.42, 0.19], pot, frame);
    }
    addBox(stage, [-0.19, 0.3, -0.19], [0.19, 0.385, 0.19], soil, frame);
    growPotted(stage, frame, { at: [0, 0.39, 0], radius: 0.26 * site.size, height: 0.5 * site.size }, random);
  },
};
