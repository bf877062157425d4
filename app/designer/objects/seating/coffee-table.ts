import { addBox, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

/** A low slatted table with a shelf, of the height of a sofa's seat. */
export const coffeeTable: ObjectKind = {
  label: "Low coffee table",
  width: 1.1,
  depth: 0.6,
  height: 0.4,
  radius: 0.6,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const wood = woodOf(site, "#8e6a47");
    const [w, d] = [this.width / 2, this.depth / 2];
    for (let i = 0; i < 6; i++) {
      const z = -d + i * 0.1;
      addBox(stage, [-w, 0.372, z], [w, 0.4, z + 0.094], wood, frame);
    }
    for (let i = 0; i < 4; i++) {
      const z = -d + 0.09 + i * 0.108;
      addBox(stage, [-w + 0.06, 0.12, z], [w - 0.06, 0.14, z + 0.095], wood, frame);
    }
    for (const x of [-w + 0.06, w - 0.06]) {
      for (const z of [-d + 0.06, d - 0.06])
        addBox(stage, [x - 0.032, 0, z - 0.032], [x + 0.032, 0.372, z + 0.032], wood, frame);
      addBox(stage, [x - 0.014, 0.3, -d + 0.08], [x + 0.014, 0.372, d - 0.08], wood, frame);
    }
    for (const z of [-d + 0.06, d - 0.06])
      addBox(stage, [-w + 0.08, 0.3, z - 0.014], [w - 0.08, 0.372, z + 0.014], wood, frame);
  },
};
