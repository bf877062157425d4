import { placementOf } from "../../stage/mesh.ts";
import { addDisc, addTurned, type Ring } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { stillWater, stoneOf } from "../making/tones.ts";

/** Meters, a usual trade size. */
const pedestal: readonly Ring[] = [
  [0.19, -0.01],
  [0.19, 0.05],
  [0.19, 0.05],
  [0.165, 0.065],
  [0.165, 0.1],
  [0.13, 0.13],
  [0.095, 0.19],
  [0.085, 0.22],
  [0.1, 0.235],
  [0.1, 0.25],
  [0.08, 0.27],
  [0.075, 0.4],
  [0.082, 0.53],
  [0.105, 0.57],
  [0.105, 0.59],
  [0.09, 0.605],
  [0.13, 0.63],
];
const bowl: readonly Ring[] = [
  [0.11, 0.62],
  [0.21, 0.645],
  [0.275, 0.685],
  [0.295, 0.715],
  [0.295, 0.715],
  [0.3, 0.74],
  [0.29, 0.75],
  [0.255, 0.75],
  [0.245, 0.742],
  [0.2, 0.712],
  [0, 0.7],
];

export const birdBath: ObjectKind = {
  label: "Bird bath",
  width: 0.6,
  depth: 0.6,
  height: 0.75,
  radius: 0.32,
  shape: "round",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const stone = stoneOf(site, "#a29d92");
    addTurned(stage, pedestal, stone, frame, 24);
    addTurned(stage, bowl, stone, frame, 36);
    addDisc(stage, frame([0, 0.733, 0]), 0.238 * site.size, stillWater, 32);
  },
};
