import { placementOf } from "../../stage/mesh.ts";
import { addDisc, addTurned } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { stillWater, stoneOf } from "../making/tones.ts";

export const waterBowl: ObjectKind = {
  label: "Stone water bowl",
  width: 0.8,
  depth: 0.8,
  height: 0.34,
  radius: 0.42,
  shape: "round",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const stone = stoneOf(site, "#85827c");
    addTurned(
      stage,
      [
        [0.22, -0.01],
        [0.31, 0.1],
        [0.38, 0.22],
        [0.4, 0.3],
        [0.398, 0.33],
        [0.385, 0.34],
        [0.35, 0.34],
        [0.338, 0.33],
        [0.33, 0.29],
      ],
      stone,
      frame,
      32,
    );
    addDisc(stage, frame([0, 0.318, 0]), 0.342 * site.size, stillWater, 32);
  },
};
