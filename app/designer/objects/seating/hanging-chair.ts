import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import { addBeam, placementOf, type Surface } from "../../stage/mesh.ts";
import { addTube } from "../../stage/round-mesh.ts";
import { addBlob } from "../making/blob.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal } from "../making/tones.ts";

/** Meters: middle and half axes of the egg; how far around its opening reaches to either side of the front. */
const egg = { y: 1.12, half: 0.5, halfHeight: 0.62, deep: 0.42 };
const opening = 1.05;

const wicker: Surface = { color: linearFromHex("#8a6d4c"), finish: "wood" };
const cloth: Surface = { color: linearFromHex("#d8d1c1"), finish: "cloth", bevel: 0.06 };

/** A wicker egg with a cushion on a bent steel stand. */
export const hangingChair: ObjectKind = {
  label: "Hanging egg chair on a stand",
  width: 1.1,
  depth: 1.1,
  height: 1.98,
  radius: 0.65,
  shape: "round",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const base = Array.from({ length: 25 }, (_, i): Vec3 => {
      const angle = (i / 24) * 2 * Math.PI;
      return [Math.cos(angle) * 0.5, 0.025, Math.sin(angle) * 0.5];
    });
    addTube(stage, base, 0.025, blackMetal, frame);
    const mast: Vec3[] = [
      [0, 0.02, 0.5],
      [0, 1.2, 0.54],
      [0, 1.62, 0.5],
      [0, 1.85, 0.36],
      [0, 1.94, 0.16],
      [0, 1.93, 0],
    ];
    addTube(stage, mast, 0.03, blackMetal, frame);
    addTube(
      stage,
      [
        [0, 1.93, 0],
        [0, egg.y + egg.halfHeight - 0.03, 0],
      ],
      0.008,
      blackMetal,
      frame,
    );
    const rings = 22;
    const at = (j: number, turn: number): Vec3 => {
      const rise = -0.92 + (j / rings) * 1.9;
      const wide = Math.sqrt(Math.max(0, 1 - rise * rise)) * (1 - 0.12 * rise);
      return [Math.sin(turn) * egg.half * wide, egg.y + rise * egg.halfHeight, Math.cos(turn) * egg.deep * wide];
    };
    // The front is open above the seat: a turn of 0 is the back.
    const reachAt = (j: number) =>
      j < 6 || j > rings - 3 ? Math.PI : Math.PI - opening * Math.sin(((j - 5) / (rings - 7)) * Math.PI) ** 0.5;
    for (let j = 0; j <= rings; j++) {
      const reach = reachAt(j);
      addTube(
        stage,
        Array.from({ length: 21 }, (_, i) => at(j, -reach + (2 * reach * i) / 20)),
        0.009,
        wicker,
        frame,
      );
    }
    for (let i = 0; i < 20; i++) {
      const turn = -Math.PI + (2 * Math.PI * i) / 20;
      const rib = Array.from({ length: rings + 1 }, (_, j) =>
        Math.abs(turn) <= reachAt(j) + 0.02 ? at(j, turn) : undefined,
      );
      for (let j = 1; j < rib.length; j++) {
        const [from, to] = [rib[j - 1], rib[j]];
        if (from && to) addTube(stage, [from, to], 0.007, wicker, frame);
      }
    }
    for (const side of [-1, 1]) {
      const edge = Array.from({ length: rings - 7 }, (_, i) => at(i + 5, side * reachAt(i + 5)));
      addTube(stage, edge, 0.018, wicker, frame);
    }
    addBlob(stage, [0, 0.82, 0.0], [0.39, 0.1, 0.32], cloth, frame);
    addBeam(stage, [0, 0.86, 0.2], [0, 1.38, 0.31], { width: 0.6, thickness: 0.13 }, cloth, frame);
  },
};
