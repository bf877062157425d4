import { linearFromHex } from "../../numeric/color.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";

export const blockBench: ObjectKind = {
  label: "Block bench",
  width: 1.6,
  depth: 0.45,
  height: 0.44,
  radius: 0.82,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const block: Surface = { color: linearFromHex(site.color ?? "#a5a29b"), finish: "concrete", bevel: 0.014 };
    const wood: Surface = { color: linearFromHex("#94704c"), finish: "wood" };
    for (const x of [-0.56, 0.56]) addBox(stage, [x - 0.16, 0, -0.19], [x + 0.16, 0.37, 0.19], block, frame);
    for (let i = 0; i < 3; i++) {
      const z = -0.22 + i * 0.15;
      addBox(stage, [-0.8, 0.37, z], [0.8, 0.435, z + 0.14], wood, frame);
    }
  },
};
