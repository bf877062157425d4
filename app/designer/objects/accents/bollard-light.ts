import { placementOf } from "../../stage/mesh.ts";
import { addCylinder, addTurned } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal, warmGlow } from "../making/tones.ts";

/** Meters: radius, heights of the light's foot and head. */
const radius = 0.075;
const light = { low: 0.68, high: 0.79 };

/** A round bollard with a band of light under its cap. */
export const bollardLight: ObjectKind = {
  label: "Bollard light",
  width: 0.18,
  depth: 0.18,
  height: 0.85,
  radius: 0.12,
  shape: "round",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    addTurned(
      stage,
      [
        [0.09, -0.01],
        [0.09, 0.02],
        [0.09, 0.02],
        [radius, 0.025],
        [radius, light.low],
        [radius, light.low],
        [0.045, light.low + 0.01],
      ],
      blackMetal,
      frame,
      18,
    );
    addCylinder(stage, frame([0, light.low, 0]), frame([0, light.high, 0]), [0.058, 0.058], warmGlow, 16);
    addTurned(
      stage,
      [
        [0.06, light.high],
        [radius, light.high],
        [radius, light.high],
        [radius, 0.84],
        [radius, 0.84],
        [0, 0.85],
      ],
      blackMetal,
      frame,
      18,
    );
    for (let i = 0; i < 4; i++) {
      const angle = (i / 4) * 2 * Math.PI + 0.4;
      const [x, z] = [Math.cos(angle) * radius * 0.92, Math.sin(angle) * radius * 0.92];
      addCylinder(stage, frame([x, light.low, z]), frame([x, light.high, z]), [0.006, 0.006], blackMetal, 5);
    }
  },
};
