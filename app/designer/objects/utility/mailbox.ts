import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import { addBeam, addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal, shaded, woodOf } from "../making/tones.ts";

/** Meters, as the US Postal Service wants them: the floor of the box 41 to 45 inches above the ground. */
const floor = 1.08;
const box = { half: 0.1, wall: 0.12, near: -0.26, far: 0.24 };
const parts = 12;

const red: Surface = { color: linearFromHex("#b42a22"), finish: "paint", bevel: 0.003 };

/** A box with a round top on a post with a brace, its flag down. */
export const mailbox: ObjectKind = {
  label: "Mailbox on a post",
  width: 0.3,
  depth: 0.56,
  height: 1.32,
  radius: 0.3,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const wood = woodOf({ ...site, color: undefined }, "#8a6a4a");
    const metal: Surface = { color: linearFromHex(site.color ?? "#2b2f33"), finish: "paint" };
    addBox(stage, [-0.048, 0, 0.0], [0.048, floor - 0.03, 0.096], wood, frame);
    addBox(stage, [-0.09, floor - 0.03, -0.22], [0.09, floor, 0.22], wood, frame);
    const brace = { width: 0.06, thickness: 0.06 };
    addBeam(stage, [0, floor - 0.36, 0.02], [0, floor - 0.03, -0.18], brace, wood, frame);
    const profile = Array.from({ length: parts + 1 }, (_, i): [number, number] => {
      const angle = (i / parts) * Math.PI;
      return [Math.cos(angle) * box.half, floor + box.wall + Math.sin(angle) * box.half];
    });
    const outline: [number, number][] = [[box.half, floor], ...profile, [-box.half, floor]];
    const { color, finish } = metal;
    outline.slice(1).forEach(([x, y], i) => {
      const [lastX, lastY] = outline[i] ?? [x, y];
      const at = (px: number, py: number, z: number): Vec3 => frame([px, py, z]);
      const [a, b] = [at(lastX, lastY, box.near), at(lastX, lastY, box.far)];
      const [c, d] = [at(x, y, box.near), at(x, y, box.far)];
      stage.addTriangle({ corners: [a, b, c], color, finish });
      stage.addTriangle({ corners: [b, d, c], color, finish });
      for (const z of [box.near, box.far])
        stage.addTriangle({
          corners: [at(0, floor + 0.1, z), at(lastX, lastY, z), at(x, y, z)],
          color: shaded(metal, 1.25).color,
          finish,
        });
    });
    addBox(stage, [-0.02, floor + 0.16, box.near - 0.025], [0.02, floor + 0.185, box.near], blackMetal, frame);
    const at = box.half + 0.006;
    addBox(stage, [at, floor + 0.1, -0.1], [at + 0.008, floor + 0.122, 0.08], red, frame);
    addBox(stage, [at, floor + 0.085, -0.16], [at + 0.008, floor + 0.145, -0.09], red, frame);
    addCylinder(
      stage,
      frame([box.half, floor + 0.11, 0.07]),
      frame([at + 0.014, floor + 0.11, 0.07]),
      [0.014, 0.014],
      red,
      8,
    );
  },
};
