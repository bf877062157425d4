import { linearFromHex } from "../../numeric/color.ts";
import { placementOf, type Surface } from "../../stage/mesh.ts";
import { addDisc, addTurned } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { growPotted } from "../making/potted-plant.ts";
import { soil } from "../making/tones.ts";

export const clayPot: ObjectKind = {
  label: "Clay pot, planted",
  width: 0.55,
  depth: 0.55,
  height: 0.88,
  radius: 0.3,
  shape: "round",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const clay: Surface = { color: linearFromHex(site.color ?? "#b0694c"), finish: "clay" };
    addTurned(
      stage,
      [
        [0.15, 0],
        [0.15, 0],
        [0.185, 0.14],
        [0.22, 0.32],
        [0.22, 0.32],
        [0.245, 0.325],
        [0.25, 0.34],
        [0.25, 0.385],
        [0.243, 0.4],
        [0.22, 0.4],
        [0.214, 0.39],
        [0.21, 0.36],
      ],
      clay,
      frame,
    );
    addDisc(stage, frame([0, 0.372, 0]), 0.215 * site.size, soil);
    growPotted(stage, frame, { at: [0, 0.375, 0], radius: 0.27 * site.size, height: 0.5 * site.size }, random);
  },
};
