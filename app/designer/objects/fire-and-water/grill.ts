import { linearFromHex } from "../../numeric/color.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { addGrillHood, steel } from "../making/grill-hood.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal, shaded } from "../making/tones.ts";

/** Meters, usual trade sizes of a cart with three burners: half the firebox, its depth, and the height of the shelves. */
const box = { half: 0.36, near: -0.24, depth: 0.52 };
const shelf = 0.88;

const hood: Surface = { color: linearFromHex("#2e3033"), finish: "paint" };
const wheel: Surface = { color: linearFromHex("#1a1a1b"), finish: "paint" };

/** A gas grill on a cart with doors, side shelves and wheels. */
export const grill: ObjectKind = {
  label: "Gas grill on a cart",
  width: 1.4,
  depth: 0.62,
  height: 1.22,
  radius: 0.75,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const { half, near, depth } = box;
    const far = near + depth;
    addBox(stage, [-half, 0.14, near + 0.03], [half, 0.66, far - 0.03], shaded(blackMetal, 0.7), frame);
    for (const side of [-1, 1]) {
      const [inner, outer] = [side * 0.006, side * (half - 0.012)];
      const low = Math.min(inner, outer);
      addBox(stage, [low, 0.16, near], [Math.max(inner, outer), 0.64, near + 0.032], blackMetal, frame);
      const x = side * 0.05;
      addCylinder(stage, frame([x, 0.34, near - 0.03]), frame([x, 0.58, near - 0.03]), [0.009, 0.009], steel, 8);
      for (const z of [near + 0.07, far - 0.07]) {
        const [axle, rim] = [frame([side * (half - 0.07), 0.07, z]), frame([side * (half - 0.03), 0.07, z])];
        addCylinder(stage, axle, rim, [0.07, 0.07], wheel, 14);
        addCylinder(stage, rim, frame([side * (half - 0.029), 0.07, z]), [0.07, 0], wheel, 14);
        addBox(
          stage,
          [side * (half - 0.05) - 0.02, 0.1, z - 0.02],
          [side * (half - 0.05) + 0.02, 0.16, z + 0.02],
          wheel,
          frame,
        );
      }
      const [from, to] = [side * half, side * 0.68];
      addBox(
        stage,
        [Math.min(from, to), shelf - 0.035, near + 0.03],
        [Math.max(from, to), shelf, far - 0.06],
        steel,
        frame,
      );
      addBox(
        stage,
        [Math.min(from, to), shelf - 0.07, near + 0.02],
        [Math.max(from, to), shelf, near + 0.045],
        steel,
        frame,
      );
    }
    addBox(stage, [-half, 0.66, near - 0.03], [half, 0.84, near + 0.05], steel, frame);
    addBox(stage, [-half, 0.64, near + 0.04], [half, shelf, far], hood, frame);
    for (let i = 0; i < 4; i++) {
      const x = -half + (2 * half * (i + 0.5)) / 4;
      addCylinder(stage, frame([x, 0.75, near - 0.07]), frame([x, 0.75, near - 0.03]), [0.024, 0.028], blackMetal, 12);
      addCylinder(stage, frame([x, 0.75, near - 0.071]), frame([x, 0.75, near - 0.07]), [0, 0.024], steel, 12);
    }
    const lid: Surface = site.color ? { color: linearFromHex(site.color), finish: "paint" } : hood;
    addGrillHood(stage, frame, { x: 0, half: half - 0.005, near: near + 0.04, base: shelf, depth: depth - 0.04 }, lid);
  },
};
