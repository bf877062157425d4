import { linearFromHex } from "../../numeric/color.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addTurned } from "../../stage/round-mesh.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal, shaded, woodOf } from "../making/tones.ts";

/** Meters: height of the bar and of its stools, and where they stand before it. */
const height = 1.08;
const stool = { height: 0.74, off: -0.42 };

const counter: Surface = { color: linearFromHex("#5b4a3a"), finish: "wood", bevel: 0.01 };

/** A boarded counter with three stools before it. */
export const outdoorBar: ObjectKind = {
  label: "Outdoor bar with three stools",
  width: 2,
  depth: 1.2,
  height: 1.1,
  radius: 1.1,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#9a744c");
    const w = (site.width ?? this.width) / 2 - 0.06;
    const [near, far] = [0.02, this.depth / 2 - 0.05];
    for (let y = 0.04; y < height - 0.1; y += 0.1) {
      addBox(stage, [-w, y, near], [w, y + 0.093, near + 0.025], wood, frame);
      for (const side of [-1, 1]) {
        const x = side * (w - 0.0125);
        addBox(stage, [x - 0.0125, y, near], [x + 0.0125, y + 0.093, far], wood, frame);
      }
    }
    for (const x of [-w, 0, w])
      addBox(stage, [x - 0.03, 0, near - 0.012], [x + 0.03, height - 0.05, near + 0.04], shaded(wood, 0.8), frame);
    addBox(stage, [-w - 0.05, height - 0.05, near - 0.16], [w + 0.05, height, far + 0.04], counter, frame);
    addBox(stage, [-w, 0.12, near - 0.09], [w, 0.15, near - 0.06], blackMetal, frame);
    const stools = Math.max(2, Math.round((2 * w) / 0.62));
    for (let i = 0; i < stools; i++) {
      const x = -w + (2 * w * (i + 0.5)) / stools;
      addStool(stage, nestPlacement(frame, x, stool.off, 0.2 * i), wood);
    }
  },
};

function addStool(stage: Stage, frame: Placement, wood: Surface): void {
  addTurned(
    stage,
    [
      [0.15, stool.height - 0.04],
      [0.165, stool.height - 0.03],
      [0.165, stool.height - 0.005],
      [0.15, stool.height],
      [0, stool.height],
    ],
    wood,
    frame,
    20,
  );
  for (let i = 0; i < 4; i++) {
    const angle = (i / 4) * 2 * Math.PI + 0.78;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const [head, foot] = [frame([x * 0.11, stool.height - 0.03, z * 0.11]), frame([x * 0.17, 0, z * 0.17])];
    addCylinder(stage, head, foot, [0.014, 0.012], blackMetal, 8);
    const next = angle + Math.PI / 2;
    const rail = [
      frame([x * 0.15, 0.26, z * 0.15]),
      frame([Math.cos(next) * 0.15, 0.26, Math.sin(next) * 0.15]),
    ] as const;
    addCylinder(stage, rail[0], rail[1], [0.009, 0.009], blackMetal, 6);
  }
}
