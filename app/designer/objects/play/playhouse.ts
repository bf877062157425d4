import { linearFromHex } from "../../numeric/color.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import { buildHut, type Hut } from "../making/hut.ts";
import { addDoor, addWindow } from "../making/hut-openings.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, woodOf } from "../making/tones.ts";

/** Meters, usual trade sizes of a wooden playhouse for small children. */
const house = { wall: 1.05, ridge: 1.6, eave: 0.12 };
const porch = 0.36;

const shingles: Surface = { color: linearFromHex("#8f4638"), finish: "concrete", bevel: 0.004 };
const white: Surface = { color: linearFromHex("#e9e5da"), finish: "paint" };
const blossoms = ["#c2435c", "#e0b43c", "#d7d2e4"].map(
  (hex): Surface => ({ color: linearFromHex(hex), finish: "cloth" }),
);

/** A painted cottage of a child's height with a door, a window with its box of flowers, and a porch. */
export const playhouse: ObjectKind = {
  label: "Children's playhouse",
  width: 1.8,
  depth: 1.7,
  height: house.ridge + 0.08,
  radius: 1.2,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const boards = woodOf(site, "#7fa3a0");
    const halfWidth = (site.width ?? this.width) / 2 - house.eave;
    const full = (site.depth ?? this.depth) / 2;
    const back = full - house.eave;
    const halfDepth = (back + full - porch) / 2;
    const middle = back - halfDepth;
    const own = (point: readonly [number, number, number]): [number, number, number] =>
      frame([point[0], point[1], point[2] + middle]) as [number, number, number];
    const hut: Hut = { halfWidth, halfDepth, ...house, boards, trim: white, roof: shingles, board: 0.1, course: 0.13 };
    buildHut(stage, own, hut, random);
    const face = -halfDepth;
    const door = { x: -halfWidth * 0.42, low: 0.08, high: 0.98, half: 0.24, face };
    addDoor(stage, own, door, 1, shaded(woodOf({ ...site, color: undefined }, "#c5583f"), 1), white);
    const x = halfWidth * 0.48;
    addWindow(stage, own, { x, low: 0.52, high: 0.92, half: 0.21, face }, white);
    addBox(stage, [x - 0.25, 0.36, face - 0.13], [x + 0.25, 0.48, face - 0.01], white, own);
    for (let i = 0; i < 12; i++) {
      const at = x - 0.21 + i * 0.038;
      const [tone] = [blossoms[i % blossoms.length]];
      const lift = 0.05 * random();
      if (tone) addBox(stage, [at - 0.022, 0.47, face - 0.11], [at + 0.022, 0.5 + lift, face - 0.04], tone, own);
    }
    const deck = woodOf({ ...site, color: undefined }, "#a17a50");
    for (let i = 0; i < 3; i++) {
      const z = -full + i * 0.118;
      addBox(stage, [-halfWidth, 0.03, z], [halfWidth, 0.07, z + 0.11], deck, frame);
      for (const side of [-1, 1])
        addBox(
          stage,
          [side * halfWidth * 0.95 - 0.03, 0, z],
          [side * halfWidth * 0.95 + 0.03, 0.03, z + 0.11],
          deck,
          frame,
        );
    }
  },
};
