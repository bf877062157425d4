import { linearFromHex } from "../../numeric/color.ts";
import { addBeam, addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

/** Meters: height of the slats, and where the back is hinged. Its foot is toward the front. */
const bed = 0.3;
const hinge = 0.22;

const cloth: Surface = { color: linearFromHex("#d5cfc1"), finish: "cloth", bevel: 0.035 };

/** A slatted lounger with a cushion, its back raised. */
export const sunLounger: ObjectKind = {
  label: "Sun lounger with cushion",
  width: 0.68,
  depth: 1.95,
  height: 0.8,
  radius: 1,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const wood = woodOf(site, "#8e6a47");
    const [w, d] = [this.width / 2, this.depth / 2];
    for (const side of [-1, 1]) {
      const x = side * (w - 0.025);
      addBox(stage, [x - 0.025, bed - 0.08, -d], [x + 0.025, bed, d - 0.06], wood, frame);
      for (const z of [-d + 0.16, d - 0.3])
        addBox(stage, [x - 0.03, 0, z - 0.03], [x + 0.03, bed, z + 0.03], wood, frame);
    }
    for (let z = -d + 0.03; z < hinge - 0.05; z += 0.085)
      addBox(stage, [-w + 0.05, bed - 0.022, z], [w - 0.05, bed, z + 0.065], wood, frame);
    const tip = [0, bed + 0.42, d - 0.18] as const;
    addBeam(stage, [0, bed, hinge], [...tip], { width: 2 * w - 0.11, thickness: 0.022 }, wood, frame);
    for (const side of [-1, 1])
      addBeam(
        stage,
        [side * (w - 0.1), bed - 0.04, d - 0.16],
        [side * (w - 0.1), bed + 0.34, d - 0.26],
        { width: 0.03, thickness: 0.02 },
        wood,
        frame,
      );
    addBox(stage, [-w + 0.06, bed, -d + 0.03], [w - 0.06, bed + 0.075, hinge + 0.02], cloth, frame);
    const along = { width: 2 * w - 0.12, thickness: 0.075 };
    addBeam(stage, [0, bed + 0.06, hinge + 0.02], [0, tip[1] + 0.05, tip[2] - 0.03], along, cloth, frame);
    addBeam(
      stage,
      [0, tip[1] - 0.1, tip[2] - 0.17],
      [0, tip[1] + 0.06, tip[2] - 0.07],
      { width: 0.42, thickness: 0.1 },
      cloth,
      frame,
    );
  },
};
