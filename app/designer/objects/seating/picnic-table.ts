import { addBeam, addBox, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

/** Meters, usual trade sizes for six: heights of table and benches, and how far a bench's middle is from the table's. */
const top = 0.74;
const bench = { height: 0.44, off: 0.62, depth: 0.26 };

/** A table between two benches on the same slanted legs. */
export const picnicTable: ObjectKind = {
  label: "Picnic table with benches",
  width: 1.8,
  depth: 1.5,
  height: top,
  radius: 1.1,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const wood = woodOf(site, "#8a6844");
    const w = this.width / 2;
    for (let i = 0; i < 5; i++) {
      const z = -0.37 + i * 0.15;
      addBox(stage, [-w, top - 0.038, z], [w, top, z + 0.14], wood, frame);
    }
    for (const side of [-1, 1])
      for (const half of [-1, 1]) {
        const z = side * bench.off + (half * bench.depth) / 4;
        addBox(stage, [-w, bench.height - 0.038, z - 0.06], [w, bench.height, z + 0.06], wood, frame);
      }
    const reach = bench.off + bench.depth / 2 - 0.01;
    for (const x of [-w + 0.28, w - 0.28]) {
      addBox(stage, [x - 0.022, bench.height - 0.13, -reach], [x + 0.022, bench.height - 0.038, reach], wood, frame);
      addBox(stage, [x - 0.022, top - 0.12, -0.35], [x + 0.022, top - 0.038, 0.35], wood, frame);
      const leg = { width: 0.09, thickness: 0.045, wide: [0, 0, 1] } as const;
      for (const side of [-1, 1])
        addBeam(stage, [x + 0.045, 0.01, side * 0.62], [x + 0.045, top - 0.06, side * 0.24], leg, wood, frame);
      const brace = { width: 0.07, thickness: 0.035, wide: [0, 0, 1] } as const;
      addBeam(stage, [x, bench.height - 0.09, 0], [x * 0.2, top - 0.05, 0], brace, wood, frame);
    }
  },
};
