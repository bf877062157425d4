import { linearFromHex } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { pick } from "../../numeric/random.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addGableFace, addGableRoof, addGableWalls } from "../making/gable-roof.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal, shaded, woodOf } from "../making/tones.ts";

/** Meters, as stewards build them: floor at reading height, two shelves. */
const house = { halfWidth: 0.27, halfDepth: 0.2, floor: 0.95, wall: 1.42, ridge: 1.6, eave: 0.06, thickness: 0.02 };
const shelf = (house.floor + house.wall) / 2;

const backs = ["#8c2f2a", "#2f4e7c", "#d9c58a", "#3f6b4a", "#6b4a7d", "#c7743a", "#e3ddd0", "#27323f"].map(
  (hex): Surface => ({ color: linearFromHex(hex), finish: "paint", bevel: 0.003 }),
);
const glass: Surface = { color: linearFromHex("#cfdadd"), finish: "glass" };
const white: Surface = { color: linearFromHex("#e9e5da"), finish: "paint" };
const shingle: Surface = { color: linearFromHex("#54514d"), finish: "concrete", bevel: 0.004 };

/** A small house of books on a post, with a glass door. */
export const littleLibrary: ObjectKind = {
  label: "Little free library on a post",
  width: 0.66,
  depth: 0.52,
  height: 1.63,
  radius: 0.4,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const boards = woodOf(site, "#3f6d80");
    const { halfWidth: w, halfDepth: d, floor, wall } = house;
    const post = woodOf({ ...site, color: undefined }, "#7d5d40");
    addBox(stage, [-0.05, 0, -0.05], [0.05, floor, 0.05], post, frame);
    addBox(stage, [-w - 0.02, floor - 0.035, -d - 0.03], [w + 0.02, floor, d + 0.02], post, frame);
    addGableWalls(stage, frame, house, boards);
    addGableFace(stage, frame, house, -d, wall, boards);
    addGableRoof(stage, frame, house, shingle);
    addBox(stage, [-w, shelf - 0.008, -d + 0.06], [w, shelf + 0.008, d], shaded(boards, 0.7), frame);
    for (const foot of [floor + 0.012, shelf + 0.008]) addBooks(stage, frame, foot, random);
    addDoor(stage, frame);
  },
};

function addBooks(stage: Stage, frame: Placement, foot: number, random: Random): void {
  for (let x = -house.halfWidth + 0.02; x < house.halfWidth - 0.06; ) {
    const thick = 0.018 + 0.026 * random();
    const high = 0.13 + 0.055 * random();
    addBox(stage, [x, foot, -0.1 + 0.03 * random()], [x + thick, foot + high, 0.1], pick(random, backs), frame);
    x += thick + (random() < 0.12 ? 0.05 : 0.002);
  }
}

function addDoor(stage: Stage, frame: Placement): void {
  const { halfWidth: w, halfDepth: d, floor, wall } = house;
  const rail = 0.04;
  for (const side of [-1, 1]) {
    const x = side * (w - rail / 2);
    addBox(stage, [x - rail / 2, floor, -d - 0.016], [x + rail / 2, wall, -d], white, frame);
  }
  for (const y of [floor, wall - rail]) addBox(stage, [-w, y, -d - 0.016], [w, y + rail, -d], white, frame);
  addBox(stage, [-w + rail, floor + rail, -d - 0.008], [w - rail, wall - rail, -d - 0.006], glass, frame);
  addBox(stage, [w - 0.028, floor + 0.2, -d - 0.036], [w - 0.012, floor + 0.24, -d - 0.016], blackMetal, frame);
}
