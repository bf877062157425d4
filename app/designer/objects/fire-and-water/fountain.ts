import type { Random } from "../../numeric/random.ts";
import type { Stage } from "../../stage/geometry.ts";
import { type Placement, placementOf } from "../../stage/mesh.ts";
import { addDisc, addTurned } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { stillWater, stoneOf } from "../making/tones.ts";

/** Profiles rotated about the middle: meters from it and above the ground, from below. */
const basin = [
  [0.65, -0.02],
  [0.65, 0.05],
  [0.65, 0.05],
  [0.6, 0.09],
  [0.59, 0.26],
  [0.64, 0.31],
  [0.65, 0.33],
  [0.65, 0.36],
  [0.635, 0.375],
  [0.56, 0.375],
  [0.545, 0.36],
  [0.54, 0.3],
] as const;
const column = [
  [0.16, 0.3],
  [0.16, 0.36],
  [0.1, 0.42],
  [0.07, 0.55],
  [0.085, 0.72],
  [0.11, 0.8],
] as const;
const bowl = [
  [0.1, 0.78],
  [0.24, 0.84],
  [0.35, 0.93],
  [0.37, 0.96],
  [0.37, 0.975],
  [0.355, 0.98],
  [0.32, 0.965],
  [0.3, 0.94],
] as const;
const finial = [
  [0.05, 0.93],
  [0.04, 1.05],
  [0.055, 1.1],
  [0.05, 1.16],
  [0, 1.17],
] as const;

export const fountain: ObjectKind = {
  label: "Tiered stone fountain",
  width: 1.3,
  depth: 1.3,
  height: 1.35,
  radius: 0.66,
  shape: "round",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const stone = stoneOf(site, "#a39d90");
    addTurned(stage, basin, stone, frame, 40);
    addDisc(stage, frame([0, 0.33, 0]), 0.545 * site.size, stillWater, 36);
    addTurned(stage, column, stone, frame, 20);
    addTurned(stage, bowl, stone, frame, 32);
    addDisc(stage, frame([0, 0.962, 0]), 0.33 * site.size, stillWater, 28);
    addTurned(stage, finial, stone, frame, 14);
    addFallingWater(stage, frame, random);
  },
};

/** White like broken water. */
function addFallingWater(stage: Stage, frame: Placement, random: Random): void {
  const drop = (x: number, y: number, z: number, length: number, width: number, brightness: number) => {
    const color = [0.62 * brightness, 0.68 * brightness, 0.72 * brightness] as const;
    stage.addLeaf({
      center: frame([x, y, z]),
      along: [0, length, 0],
      across: [width, 0, 0],
      normal: [0, 0.5, -0.85],
      color,
      openness: 1,
      shape: "ellipse",
    });
  };
  for (let i = 0; i < 150; i++) {
    const angle = Math.floor(random() * 26) * 0.2417 + 0.03 * random();
    const t = random();
    const out = 0.372 + 0.02 * Math.sqrt(t);
    drop(
      Math.cos(angle) * out,
      0.965 - 0.62 * t * t,
      Math.sin(angle) * out,
      0.012 + 0.03 * t,
      0.0022,
      0.7 + 0.5 * random(),
    );
  }
  for (let i = 0; i < 60; i++) {
    const angle = random() * 6.283;
    const t = random();
    const out = 0.07 * t * t;
    drop(
      Math.cos(angle) * out,
      1.17 + 0.16 * Math.sin(t * 2.4) * random(),
      Math.sin(angle) * out,
      0.012,
      0.004,
      0.8 + 0.5 * random(),
    );
  }
}
