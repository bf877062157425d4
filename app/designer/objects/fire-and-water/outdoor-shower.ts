import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addTube } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

/** Meters: the slatted wall behind, and the pipe with its head. */
const wall = { half: 0.5, height: 2.05, z: 0.46 };
const head = { height: 2.12, z: -0.02, radius: 0.13 };

const chrome: Surface = { color: linearFromHex("#c3c7c8"), finish: "metal" };

/** A shower head on a pipe before a slatted wall, on a grate of boards. */
export const outdoorShower: ObjectKind = {
  label: "Outdoor shower",
  width: 1.1,
  depth: 1.1,
  height: 2.2,
  radius: 0.7,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#9a744c");
    const w = this.width / 2;
    for (const x of [-0.42, 0, 0.42]) addBox(stage, [x - 0.03, 0, -w], [x + 0.03, 0.035, w], wood, frame);
    for (let i = 0; i < 10; i++)
      addBox(stage, [-w, 0.035, -w + i * 0.11], [w, 0.06, -w + i * 0.11 + 0.096], wood, frame);
    for (const side of [-1, 1])
      addBox(
        stage,
        [side * wall.half - 0.04, 0, wall.z],
        [side * wall.half + 0.04, wall.height, wall.z + 0.08],
        wood,
        frame,
      );
    for (let y = 0.12; y + 0.09 < wall.height; y += 0.105)
      addBox(stage, [-wall.half, y, wall.z - 0.022], [wall.half, y + 0.09, wall.z], wood, frame);
    const pipe: Vec3[] = [
      [0, 0.06, wall.z - 0.06],
      [0, head.height - 0.08, wall.z - 0.06],
      [0, head.height, wall.z - 0.14],
      [0, head.height + 0.02, head.z + 0.08],
      [0, head.height - 0.02, head.z],
    ];
    addTube(stage, pipe, 0.02, chrome, frame);
    const [neck, rose] = [frame([0, head.height - 0.02, head.z]), frame([0, head.height - 0.06, head.z])];
    addCylinder(stage, neck, rose, [0.03, head.radius], chrome, 18);
    addCylinder(stage, rose, frame([0, head.height - 0.061, head.z]), [head.radius, 0], chrome, 18);
    for (const x of [-0.07, 0.07]) {
      addCylinder(stage, frame([x, 1.05, wall.z - 0.12]), frame([x, 1.05, wall.z - 0.03]), [0.028, 0.028], chrome, 10);
      addBox(stage, [x - 0.04, 1.04, wall.z - 0.14], [x + 0.04, 1.06, wall.z - 0.12], chrome, frame);
    }
    addBox(stage, [-0.11, 1.03, wall.z - 0.07], [0.11, 1.07, wall.z - 0.05], chrome, frame);
  },
};
