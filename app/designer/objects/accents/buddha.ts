import { addBox, placementOf } from "../../stage/mesh.ts";
import { addCylinder, addTurned } from "../../stage/round-mesh.ts";
import { addBlob } from "../making/blob.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, stoneOf } from "../making/tones.ts";

/** Profile of the lotus base: meters from the middle and above the ground. */
const base = [
  [0.3, -0.02],
  [0.32, 0.04],
  [0.28, 0.09],
  [0.28, 0.09],
  [0.31, 0.13],
  [0.31, 0.13],
  [0, 0.14],
] as const;

/** A seated figure with crossed legs, its hands in its lap. */
export const buddha: ObjectKind = {
  label: "Seated Buddha of stone",
  width: 0.68,
  depth: 0.64,
  height: 0.86,
  radius: 0.38,
  shape: "round",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const stone = { ...stoneOf(site, "#8d8a82"), finish: "concrete" } as const;
    addTurned(stage, base, stone, frame, 20);
    for (const side of [-1, 1]) {
      addBlob(stage, [side * 0.17, 0.2, -0.06], [0.17, 0.075, 0.14], stone, frame);
      addBlob(stage, [side * 0.06, 0.2, -0.17], [0.17, 0.055, 0.07], shaded(stone, 0.94), frame);
      addBlob(stage, [side * 0.165, 0.53, 0.04], [0.06, 0.06, 0.065], stone, frame);
      const [shoulder, elbow, hand] = [
        frame([side * 0.175, 0.53, 0.04]),
        frame([side * 0.22, 0.34, 0.01]),
        frame([side * 0.04, 0.27, -0.15]),
      ];
      addCylinder(stage, shoulder, elbow, [0.055, 0.046], stone, 10);
      addCylinder(stage, elbow, hand, [0.046, 0.034], stone, 10);
      addBlob(stage, [side * 0.22, 0.34, 0.01], [0.048, 0.05, 0.05], stone, frame);
      addBlob(stage, [side * 0.088, 0.69, 0.01], [0.014, 0.055, 0.02], shaded(stone, 0.9), frame);
    }
    addBlob(stage, [0, 0.36, 0.04], [0.165, 0.22, 0.125], stone, frame);
    addBlob(stage, [0, 0.5, 0.03], [0.17, 0.085, 0.1], stone, frame);
    // The fold of the robe over one shoulder.
    addCylinder(stage, frame([-0.13, 0.57, -0.02]), frame([0.1, 0.29, -0.11]), [0.02, 0.026], shaded(stone, 0.85), 8);
    addBlob(stage, [0, 0.27, -0.16], [0.085, 0.03, 0.045], stone, frame);
    addCylinder(stage, frame([0, 0.56, 0.02]), frame([0, 0.63, 0.01]), [0.045, 0.042], stone, 12);
    addBlob(stage, [0, 0.69, 0.0], [0.084, 0.105, 0.09], stone, frame);
    const hair = shaded(stone, 0.62);
    addBlob(stage, [0, 0.735, 0.018], [0.086, 0.075, 0.085], hair, frame);
    addBlob(stage, [0, 0.815, 0.015], [0.04, 0.045, 0.04], hair, frame);
    addBlob(stage, [0, 0.685, -0.088], [0.012, 0.022, 0.012], stone, frame);
    for (const side of [-1, 1])
      addBox(
        stage,
        [side * 0.036 - 0.018, 0.698, -0.086],
        [side * 0.036 + 0.018, 0.704, -0.076],
        shaded(stone, 0.35),
        frame,
      );
    addBox(stage, [-0.02, 0.645, -0.083], [0.02, 0.65, -0.07], shaded(stone, 0.4), frame);
  },
};
