import { addBox, placementOf } from "../../stage/mesh.ts";
import { addTurned } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, stoneOf, warmGlow } from "../making/tones.ts";

/** Profiles rotated about the middle: meters from it and above the ground, from below. */
const foot = [
  [0.22, -0.02],
  [0.22, 0.06],
  [0.22, 0.06],
  [0.13, 0.12],
  [0.13, 0.12],
] as const;
const shaft = [
  [0.1, 0.1],
  [0.085, 0.28],
  [0.1, 0.46],
] as const;
const table = [
  [0.1, 0.44],
  [0.21, 0.52],
  [0.21, 0.52],
  [0.21, 0.57],
  [0.21, 0.57],
  [0.1, 0.57],
] as const;
const roof = [
  [0.1, 0.74],
  [0.3, 0.745],
  [0.3, 0.745],
  [0.305, 0.79],
  [0.305, 0.79],
  [0.2, 0.83],
  [0.1, 0.91],
  [0.05, 0.945],
  [0.05, 0.945],
  [0, 0.95],
] as const;
const finial = [
  [0.05, 0.94],
  [0.065, 0.98],
  [0.045, 1.03],
  [0, 1.06],
] as const;

export const stoneLantern: ObjectKind = {
  label: "Stone lantern",
  width: 0.62,
  depth: 0.62,
  height: 1.06,
  radius: 0.35,
  shape: "round",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const stone = stoneOf(site, "#8b877d");
    addTurned(stage, foot, stone, frame, 6);
    addTurned(stage, shaft, stone, frame, 16);
    addTurned(stage, table, stone, frame, 6);
    const inside = stage.moment?.evening ? warmGlow : ({ ...shaded(stone, 0.12), finish: "plain" } as const);
    addBox(stage, [-0.085, 0.57, -0.085], [0.085, 0.74, 0.085], inside, frame);
    for (const x of [-0.105, 0.105])
      for (const z of [-0.105, 0.105])
        addBox(stage, [x - 0.03, 0.57, z - 0.03], [x + 0.03, 0.75, z + 0.03], stone, frame);
    for (const y of [0.57, 0.72]) addBox(stage, [-0.13, y, -0.13], [0.13, y + 0.035, 0.13], stone, frame);
    addTurned(stage, roof, stone, frame, 6);
    addTurned(stage, finial, stone, frame, 12);
  },
};
