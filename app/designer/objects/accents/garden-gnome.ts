import { linearFromHex } from "../../numeric/color.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addTurned } from "../../stage/round-mesh.ts";
import { addBlob } from "../making/blob.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal } from "../making/tones.ts";

const paint = (hex: string): Surface => ({ color: linearFromHex(hex), finish: "paint", bevel: 0.003 });
const [coat, trousers, cap, beard, skin, boots] = [
  paint("#2f5f8f"),
  paint("#5b4a37"),
  paint("#b3261e"),
  paint("#e8e4da"),
  paint("#d9a184"),
  paint("#2c2420"),
];

/** A painted dwarf with a pointed cap and a white beard. */
export const gardenGnome: ObjectKind = {
  label: "Garden gnome",
  width: 0.26,
  depth: 0.24,
  height: 0.48,
  radius: 0.15,
  shape: "round",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    for (const side of [-1, 1]) {
      addBlob(stage, [side * 0.045, 0.018, -0.025], [0.035, 0.022, 0.06], boots, frame);
      addCylinder(stage, frame([side * 0.042, 0.01, 0]), frame([side * 0.045, 0.13, 0]), [0.036, 0.045], trousers, 10);
      const [shoulder, hand] = [frame([side * 0.075, 0.245, 0]), frame([side * 0.07, 0.15, -0.07])];
      addCylinder(stage, shoulder, hand, [0.03, 0.026], coat, 9);
      addBlob(stage, [side * 0.07, 0.145, -0.075], [0.022, 0.022, 0.022], skin, frame);
    }
    addTurned(
      stage,
      [
        [0.1, 0.1],
        [0.1, 0.13],
        [0.085, 0.2],
        [0.07, 0.27],
        [0.03, 0.29],
      ],
      coat,
      frame,
      16,
    );
    addTurned(
      stage,
      [
        [0.098, 0.15],
        [0.098, 0.168],
      ],
      boots,
      frame,
      16,
    );
    addBox(
      stage,
      [-0.016, 0.148, -0.106],
      [0.016, 0.172, -0.094],
      { ...blackMetal, color: linearFromHex("#c9a544") },
      frame,
    );
    addBlob(stage, [0, 0.3, -0.005], [0.06, 0.058, 0.058], skin, frame);
    addBlob(stage, [0, 0.235, -0.055], [0.058, 0.07, 0.032], beard, frame);
    addBlob(stage, [0, 0.3, -0.066], [0.016, 0.014, 0.015], skin, frame);
    for (const side of [-1, 1]) {
      addBlob(stage, [side * 0.022, 0.318, -0.057], [0.007, 0.008, 0.006], boots, frame);
      addBlob(stage, [side * 0.024, 0.283, -0.06], [0.026, 0.012, 0.012], beard, frame);
    }
    addTurned(
      stage,
      [
        [0.072, 0.325],
        [0.076, 0.34],
        [0.05, 0.4],
        [0.022, 0.455],
        [0, 0.48],
      ],
      cap,
      frame,
      16,
    );
  },
};
