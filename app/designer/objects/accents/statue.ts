import { addBox, placementOf } from "../../stage/mesh.ts";
import { addCylinder, addTurned, type Ring } from "../../stage/round-mesh.ts";
import { addBlob } from "../making/blob.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, stoneOf } from "../making/tones.ts";

/** Meters: top of the plinth; profile of the robe above it, from the middle. */
const plinth = 0.36;
const robe: readonly Ring[] = [
  [0.17, 0],
  [0.165, 0.06],
  [0.12, 0.3],
  [0.115, 0.42],
  [0.1, 0.52],
  [0.115, 0.62],
  [0.12, 0.7],
  [0.05, 0.76],
];
const folds = 14;

/** A draped figure of stone on a plinth, a jar on her shoulder. */
export const statue: ObjectKind = {
  label: "Stone statue on a plinth",
  width: 0.5,
  depth: 0.5,
  height: 1.4,
  radius: 0.32,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const stone = { ...stoneOf(site, "#b3ada0"), finish: "concrete" } as const;
    addBox(stage, [-0.24, -0.02, -0.24], [0.24, 0.07, 0.24], stone, frame);
    addBox(stage, [-0.19, 0.07, -0.19], [0.19, plinth - 0.06, 0.19], stone, frame);
    addBox(stage, [-0.22, plinth - 0.06, -0.22], [0.22, plinth, 0.22], stone, frame);
    const on = robe.map(([radius, height]): Ring => [radius * 0.96, plinth + height]);
    addTurned(stage, on, stone, frame, 20);
    for (let i = 0; i < folds; i++) {
      const angle = (i / folds) * 2 * Math.PI;
      const at = (radius: number, height: number) =>
        frame([Math.cos(angle) * radius, plinth + height, Math.sin(angle) * radius]);
      addCylinder(stage, at(0.168, 0), at(0.098, 0.5), [0.024, 0.014], shaded(stone, 0.93 + 0.05 * (i % 2)), 7);
    }
    addTurned(
      stage,
      [
        [0.108, plinth + 0.49],
        [0.112, plinth + 0.515],
        [0.104, plinth + 0.54],
      ],
      shaded(stone, 0.85),
      frame,
      20,
    );
    addCylinder(stage, frame([0, plinth + 0.72, 0]), frame([0, plinth + 0.82, -0.005]), [0.042, 0.038], stone, 12);
    addBlob(stage, [0, plinth + 0.87, -0.012], [0.062, 0.085, 0.072], stone, frame);
    addBlob(stage, [0, plinth + 0.9, 0.018], [0.07, 0.072, 0.072], shaded(stone, 0.8), frame);
    addBlob(stage, [0, plinth + 0.9, 0.09], [0.034, 0.034, 0.034], shaded(stone, 0.8), frame);
    addBlob(stage, [0, plinth + 0.865, -0.083], [0.009, 0.018, 0.012], stone, frame);
    // One arm holds the jar, the other hangs.
    const limb = (from: readonly [number, number, number], to: readonly [number, number, number], thick: number) => {
      const [a, b] = [frame([from[0], plinth + from[1], from[2]]), frame([to[0], plinth + to[1], to[2]])];
      addCylinder(stage, a, b, [thick, thick * 0.82], stone, 10);
      addBlob(stage, [from[0], plinth + from[1], from[2]], [thick, thick, thick], stone, frame);
    };
    limb([-0.115, 0.69, 0], [-0.17, 0.5, -0.03], 0.036);
    limb([-0.17, 0.5, -0.03], [-0.1, 0.36, -0.13], 0.031);
    limb([0.115, 0.69, 0], [0.2, 0.6, -0.02], 0.036);
    limb([0.2, 0.6, -0.02], [0.155, 0.8, -0.03], 0.031);
    addBlob(stage, [0.155, plinth + 0.8, -0.03], [0.032, 0.032, 0.032], stone, frame);
    addBlob(stage, [0.165, plinth + 0.9, 0], [0.065, 0.085, 0.065], shaded(stone, 0.9), frame);
    addCylinder(stage, frame([0.165, plinth + 0.96, 0]), frame([0.165, plinth + 1.02, 0]), [0.03, 0.042], stone, 12);
  },
};
