import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

/** Seats are placed separately. */
export const diningTable: ObjectKind = {
  label: "Dining table",
  width: 1.6,
  depth: 0.9,
  height: 0.75,
  radius: 0.95,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    buildDiningTable(
      stage,
      placementOf(site),
      woodOf(site, "#8e6a47"),
      site.width ?? this.width,
      site.depth ?? this.depth,
    );
  },
};

/** Its top is `width` meters along x and `depth` along z. */
export function buildDiningTable(stage: Stage, frame: Placement, wood: Surface, width: number, depth: number): void {
  const [w, d] = [width / 2, depth / 2];
  const boards = Math.round(depth / 0.1);
  const pitch = depth / boards;
  for (let i = 0; i < boards; i++) {
    const z = -d + i * pitch;
    addBox(stage, [-w, 0.722, z], [w, 0.75, z + pitch - 0.006], wood, frame);
  }
  for (const x of [-w + 0.07, w - 0.07]) {
    for (const z of [-d + 0.07, d - 0.07])
      addBox(stage, [x - 0.036, 0, z - 0.036], [x + 0.036, 0.72, z + 0.036], wood, frame);
    addBox(stage, [x - 0.014, 0.63, -d + 0.1], [x + 0.014, 0.72, d - 0.1], wood, frame);
  }
  for (const z of [-d + 0.07, d - 0.07])
    addBox(stage, [-w + 0.1, 0.63, z - 0.014], [w - 0.1, 0.72, z + 0.014], wood, frame);
}
