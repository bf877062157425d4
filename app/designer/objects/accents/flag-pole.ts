import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import { placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addTube, addTurned } from "../../stage/round-mesh.ts";
import { addSheet } from "../../stage/sheet-mesh.ts";
import { addBlob } from "../making/blob.ts";
import type { ObjectKind } from "../making/object-kind.ts";

/** Meters: a pole of 13 ft, and a flag of 2.5 x 4 ft. */
const top = 4;
const flag = { long: 1.2, high: 0.75, head: 3.85 };

const pole: Surface = { color: linearFromHex("#dcdddb"), finish: "paint" };
const gold: Surface = { color: linearFromHex("#c29a3c"), finish: "metal" };
const rope: Surface = { color: linearFromHex("#d8d2c2"), finish: "plain" };
const bands = ["#a8322d", "#ece8de", "#2f4f80"].map((hex): Surface => ({ color: linearFromHex(hex), finish: "cloth" }));

/** A white pole with a ball on top, and a flag of three bands in a light wind. */
export const flagPole: ObjectKind = {
  label: "Flagpole with flag",
  width: 0.3,
  depth: 0.3,
  height: top + 0.1,
  radius: 0.3,
  shape: "round",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    addTurned(
      stage,
      [
        [0.14, -0.01],
        [0.14, 0.03],
        [0.14, 0.03],
        [0.06, 0.06],
      ],
      { ...pole, finish: "concrete" },
      frame,
      16,
    );
    addCylinder(stage, frame([0, 0, 0]), frame([0, top, 0]), [0.04, 0.026], pole, 14);
    addBlob(stage, [0, top + 0.04, 0], [0.055, 0.055, 0.055], gold, frame);
    const line: Vec3[] = [
      [0.05, top - 0.03, 0],
      [0.06, 1.1, 0],
    ];
    addTube(stage, line, 0.004, rope, frame);
    const columns = 16;
    const at = (u: number, v: number): Vec3 => {
      const fall = 0.32 * u * u + 0.5 * u * (1 - u) * v * 0.2;
      const wave = 0.11 * u * Math.sin(u * 9 + v * 1.2);
      return [0.05 + u * flag.long * 0.86, flag.head - v * flag.high - fall, wave];
    };
    const perBand = 4;
    bands.forEach((band, i) => {
      const rows = Array.from({ length: perBand + 1 }, (_, j) =>
        Array.from({ length: columns + 1 }, (_, k) => at(k / columns, (i + j / perBand) / bands.length)),
      );
      addSheet(stage, rows, band, frame);
    });
  },
};
