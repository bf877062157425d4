import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addTube } from "../../stage/round-mesh.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal } from "../making/tones.ts";

/** Meters: half the length of a hoop, its height, its bend, and the distance between hoops. */
const hoop = { half: 0.36, height: 0.8, bend: 0.16, apart: 0.75 };

const steel: Surface = { color: linearFromHex("#8f9294"), finish: "metal" };
const paint: Surface = { color: linearFromHex("#2e6a8a"), finish: "paint" };

/** Three hoops of steel pipe to lean bicycles against, and a bicycle at one of them. */
export const bikeRack: ObjectKind = {
  label: "Bike rack with three hoops",
  width: 1.8,
  depth: 1.7,
  height: 1.02,
  radius: 1,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    for (const side of [-1, 0, 1]) {
      const x = side * hoop.apart;
      const corner = (end: number): Vec3[] =>
        [0, 0.35, 0.7, 1.05, 1.4, Math.PI / 2].map((turn) => [
          x,
          hoop.height - hoop.bend * (1 - Math.sin(turn)),
          end * (hoop.half - hoop.bend * (1 - Math.cos(turn))),
        ]);
      const pipe: Vec3[] = [[x, 0, -hoop.half], ...corner(-1), ...corner(1).reverse(), [x, 0, hoop.half]];
      addTube(stage, pipe, 0.026, steel, frame);
      for (const z of [-hoop.half, hoop.half])
        addBox(stage, [x - 0.06, 0, z - 0.06], [x + 0.06, 0.012, z + 0.06], steel, frame);
    }
    buildBicycle(stage, nestPlacement(frame, hoop.apart - 0.13, 0, 0));
  },
};

/** A bicycle along z, its front wheel toward the front. */
function buildBicycle(stage: Stage, frame: Placement): void {
  const wheel = 0.33;
  for (const z of [-0.52, 0.52]) {
    const at = (turn: number, radius: number): Vec3 => [
      0,
      wheel + Math.sin(turn) * radius,
      z + Math.cos(turn) * radius,
    ];
    const rim = Array.from({ length: 25 }, (_, i) => at((i / 24) * 2 * Math.PI, wheel - 0.014));
    addTube(stage, rim, 0.016, blackMetal, frame);
    for (let i = 0; i < 12; i++)
      addTube(stage, [at(0, 0.01), at((i / 12) * 2 * Math.PI, wheel - 0.03)], 0.0025, steel, frame);
  }
  const [front, back, crank]: [Vec3, Vec3, Vec3] = [
    [0, wheel, -0.52],
    [0, wheel, 0.52],
    [0, 0.3, 0.08],
  ];
  const [headLow, headHigh, saddle]: [Vec3, Vec3, Vec3] = [
    [0, 0.66, -0.38],
    [0, 0.8, -0.33],
    [0, 0.84, 0.24],
  ];
  for (const bar of [
    [front, headLow],
    [headLow, headHigh],
    [headLow, crank],
    [headHigh, saddle],
    [crank, saddle],
    [crank, back],
    [back, saddle],
  ])
    addTube(stage, bar, 0.016, paint, frame);
  addTube(stage, [saddle, [0, 0.95, 0.28]], 0.013, steel, frame);
  addBox(stage, [-0.06, 0.95, 0.16], [0.06, 1, 0.42], blackMetal, frame);
  const bar: Vec3[] = [
    [-0.27, 0.98, -0.24],
    [-0.2, 1, -0.36],
    [0.2, 1, -0.36],
    [0.27, 0.98, -0.24],
  ];
  addTube(stage, [headHigh, [0, 1, -0.36]], 0.014, steel, frame);
  addTube(stage, bar, 0.013, blackMetal, frame);
}
