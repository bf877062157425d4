import { placementOf } from "../../stage/mesh.ts";
import { addTurned } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal, warmGlow } from "../making/tones.ts";

export const pathLight: ObjectKind = {
  label: "Path light",
  width: 0.17,
  depth: 0.17,
  height: 0.5,
  radius: 0.1,
  shape: "round",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    addTurned(
      stage,
      [
        [0.045, 0],
        [0.045, 0.012],
        [0.012, 0.02],
        [0.012, 0.4],
        [0.03, 0.405],
      ],
      blackMetal,
      frame,
      10,
    );
    addTurned(
      stage,
      [
        [0.026, 0.405],
        [0.026, 0.455],
      ],
      warmGlow,
      frame,
      10,
    );
    addTurned(
      stage,
      [
        [0.03, 0.452],
        [0.085, 0.452],
        [0.085, 0.456],
        [0.03, 0.488],
        [0.008, 0.5],
        [0, 0.5],
      ],
      blackMetal,
      frame,
      14,
    );
  },
};
