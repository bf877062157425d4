import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";

export const fireTable: ObjectKind = {
  label: "Fire table",
  width: 1.12,
  depth: 1.12,
  height: 0.44,
  radius: 0.7,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const concrete: Surface = { color: linearFromHex(site.color ?? "#8b8985"), finish: "concrete", bevel: 0.012 };
    const lava: Surface = { color: linearFromHex("#3a3431"), finish: "stone", bevel: 0.02 };
    addBox(stage, [-0.46, 0, -0.46], [0.46, 0.31, 0.46], concrete, frame);
    for (const side of [-1, 1]) {
      addBox(stage, [-0.56, 0.31, side * 0.37 - 0.19], [0.56, 0.4, side * 0.37 + 0.19], concrete, frame);
      addBox(stage, [side * 0.45 - 0.11, 0.31, -0.18], [side * 0.45 + 0.11, 0.4, 0.18], concrete, frame);
    }
    for (let i = 0; i < 48; i++) {
      const at = nestPlacement(frame, (random() - 0.5) * 0.62, (random() - 0.5) * 0.3, random() * 6.28);
      const [r, y] = [0.022 + 0.014 * random(), 0.37 + 0.02 * random()];
      const low: Vec3 = [-r, y - r, -r * 0.8];
      addBox(stage, low, [r, y + r * 0.8, r * 0.8], lava, at);
    }
  },
};
