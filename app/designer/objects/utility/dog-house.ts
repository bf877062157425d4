import { linearFromHex } from "../../numeric/color.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { buildHut, type Hut } from "../making/hut.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, woodOf } from "../making/tones.ts";

/** Meters, for a large dog: half the width and depth, height of walls and ridge, and the opening. */
const house = { halfWidth: 0.42, halfDepth: 0.5, wall: 0.62, ridge: 0.92 };
const opening = { half: 0.17, low: 0.12, spring: 0.42 };

const dark: Surface = { color: linearFromHex("#12100e"), finish: "plain" };
const shingles: Surface = { color: linearFromHex("#7c3b2f"), finish: "concrete", bevel: 0.004 };

/** A boarded kennel with a round-headed opening. */
export const dogHouse: ObjectKind = {
  label: "Doghouse",
  width: 1,
  depth: 1.16,
  height: 0.98,
  radius: 0.65,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const boards = woodOf(site, "#a07a50");
    const trim = shaded(boards, 0.7);
    const hut: Hut = { ...house, eave: 0.07, boards, trim, roof: shingles, board: 0.1, course: 0.11 };
    buildHut(stage, frame, hut, random);
    addOpening(stage, frame, -house.halfDepth, trim);
  },
};

function addOpening(stage: Stage, frame: Placement, face: number, trim: Surface): void {
  const { half, low, spring } = opening;
  addBox(stage, [-half, low, face - 0.006], [half, spring, face], dark, frame);
  const parts = 10;
  for (let i = 0; i < parts; i++) {
    const at = (turn: number, radius: number, z: number) => {
      const angle = (turn / parts) * Math.PI;
      return frame([Math.cos(angle) * radius, spring + Math.sin(angle) * radius, z]);
    };
    const z = face - 0.006;
    const { color, finish } = dark;
    stage.addTriangle({ corners: [frame([0, spring, z]), at(i, half, z), at(i + 1, half, z)], color, finish });
    const rim = face - 0.02;
    const [a, b, c, d] = [
      at(i, half, rim),
      at(i + 1, half, rim),
      at(i, half + 0.045, rim),
      at(i + 1, half + 0.045, rim),
    ];
    stage.addTriangle({ corners: [a, b, c], color: trim.color, finish: trim.finish });
    stage.addTriangle({ corners: [b, d, c], color: trim.color, finish: trim.finish });
  }
  for (const side of [-1, 1]) {
    const x = side * (half + 0.022);
    addBox(stage, [x - 0.022, low, face - 0.02], [x + 0.022, spring, face], trim, frame);
  }
}
