import { linearFromHex } from "../../numeric/color.ts";
import { placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addDisc, addTurned } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { stoneOf } from "../making/tones.ts";

/** Profile of the pedestal: meters from the middle and above the ground. */
const pedestal = [
  [0.19, -0.02],
  [0.19, 0.07],
  [0.19, 0.07],
  [0.14, 0.1],
  [0.1, 0.16],
  [0.115, 0.32],
  [0.075, 0.62],
  [0.09, 0.72],
  [0.16, 0.79],
  [0.16, 0.79],
  [0.2, 0.8],
  [0.2, 0.86],
  [0.2, 0.86],
  [0, 0.86],
] as const;

const brass: Surface = { color: linearFromHex("#8a7440"), finish: "metal" };
const engraved: Surface = { color: linearFromHex("#2e2a1c"), finish: "metal" };

/** A brass dial with its gnomon on a turned stone pedestal. */
export const sundial: ObjectKind = {
  label: "Sundial on a pedestal",
  width: 0.4,
  depth: 0.4,
  height: 1.04,
  radius: 0.25,
  shape: "round",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    addTurned(stage, pedestal, stoneOf(site, "#a39c8d"), frame, 20);
    addTurned(
      stage,
      [
        [0.185, 0.86],
        [0.185, 0.875],
        [0.185, 0.875],
        [0.15, 0.877],
      ],
      brass,
      frame,
      28,
    );
    addDisc(stage, frame([0, 0.877, 0]), 0.16 * site.size, brass);
    for (let hour = 0; hour < 13; hour++) {
      const angle = (hour / 12) * Math.PI;
      const [x, z] = [Math.cos(angle), -Math.sin(angle)];
      const [from, to] = [frame([x * 0.11, 0.879, z * 0.11]), frame([x * 0.17, 0.879, z * 0.17])];
      addCylinder(stage, from, to, [0.004, 0.004], engraved, 4);
    }
    const { color, finish } = brass;
    for (const side of [-1, 1]) {
      const x = side * 0.006;
      const [foot, heel, tip] = [frame([x, 0.877, -0.11]), frame([x, 0.877, 0.11]), frame([x, 1.03, 0.12])];
      stage.addTriangle({ corners: [foot, heel, tip], color, finish });
    }
    addCylinder(stage, frame([0, 0.877, -0.11]), frame([0, 1.035, 0.12]), [0.007, 0.007], brass, 6);
  },
};
