import { linearFromHex } from "../../numeric/color.ts";
import { placementOf, type Surface } from "../../stage/mesh.ts";
import { addDisc, addTurned } from "../../stage/round-mesh.ts";
import { addFire } from "../making/fire-logs.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, soil } from "../making/tones.ts";

export const fireBowl: ObjectKind = {
  label: "Steel fire bowl",
  width: 1.1,
  depth: 1.1,
  height: 0.58,
  radius: 0.56,
  shape: "round",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const steel: Surface = { color: linearFromHex(site.color ?? "#7d4a2c"), finish: "rust" };
    addTurned(
      stage,
      [
        [0.27, 0],
        [0.25, 0.1],
        [0.25, 0.1],
        [0.36, 0.16],
        [0.49, 0.27],
        [0.55, 0.38],
        [0.55, 0.38],
        [0.535, 0.38],
        [0.535, 0.38],
        [0.46, 0.27],
        [0.3, 0.22],
      ],
      steel,
      frame,
      36,
    );
    addDisc(stage, frame([0, 0.27, 0]), 0.46 * site.size, shaded(soil, 0.3));
    addFire(stage, frame, 0.26, 0.28, random);
  },
};
