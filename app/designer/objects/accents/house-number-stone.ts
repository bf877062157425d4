import { linearFromHex } from "../../numeric/color.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { addRock } from "../making/rock.ts";
import { stoneOf } from "../making/tones.ts";

/** Meters: the slab's half width, thickness and height. */
const slab = { half: 0.32, depth: 0.16, height: 0.62 };
/** Strokes of a "1" and a "2" in a field of 4 by 7: left, foot, right, head. */
const strokes = [
  [-3.6, 0, -2.8, 7],
  [-4.4, 5.4, -3.6, 6.2],
  [0, 6.2, 4, 7],
  [3.2, 3.1, 4, 6.2],
  [0, 3.1, 4, 3.9],
  [0, 0, 0.8, 3.1],
  [0, 0, 4, 0.8],
] as const;
const unit = 0.036;

const steel: Surface = { color: linearFromHex("#1f2022"), finish: "metal", bevel: 0.002 };

/** A standing slab with numerals of steel, and a small rock at its foot. */
export const houseNumberStone: ObjectKind = {
  label: "House number stone",
  width: 0.9,
  depth: 0.4,
  height: 0.64,
  radius: 0.45,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const stone = { ...stoneOf(site, "#a8a399"), bevel: 0.03 };
    const near = -slab.depth / 2;
    addBox(stage, [-slab.half, -0.03, near], [slab.half, slab.height, -near], stone, frame);
    for (const [left, foot, right, head] of strokes)
      addBox(
        stage,
        [left * unit, 0.2 + foot * unit, near - 0.018],
        [right * unit, 0.2 + head * unit, near + 0.005],
        steel,
        frame,
      );
    const form = { radius: 0.13, flatness: 0.7, facets: 12, rings: 8, sides: 12, sharpness: 7, roughness: 0.3 };
    const [x, , z] = frame([0.33, 0, -0.04]);
    addRock(form, x, z, "#8d897f", stage, random);
  },
};
