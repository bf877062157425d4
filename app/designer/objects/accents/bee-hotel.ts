import { linearFromHex } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { addGableFace, addGableRoof, addGableWalls } from "../making/gable-roof.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, woodOf } from "../making/tones.ts";

/** Meters. Its compartments are two wide and three high. */
const house = { halfWidth: 0.33, halfDepth: 0.1, floor: 0.55, wall: 1.27, ridge: 1.5, eave: 0.06, thickness: 0.022 };
const [columns, rows] = [2, 3];

const dark: Surface = { color: linearFromHex("#1b1612"), finish: "plain" };
const reed: Surface = { color: linearFromHex("#c9a868"), finish: "wood" };
const block: Surface = { color: linearFromHex("#a9793f"), finish: "wood" };
const brick: Surface = { color: linearFromHex("#9a5136"), finish: "clay" };
const cone: Surface = { color: linearFromHex("#6b4a30"), finish: "bark" };

/** A gabled case of reeds, drilled wood, hollow bricks and pine cones on two posts. */
export const beeHotel: ObjectKind = {
  label: "Bee and insect hotel",
  width: 0.8,
  depth: 0.34,
  height: 1.53,
  radius: 0.45,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const wood = woodOf(site, "#8a6844");
    const { halfWidth: w, halfDepth: d, floor, wall } = house;
    for (const side of [-1, 1])
      addBox(stage, [side * (w - 0.04) - 0.035, 0, -0.035], [side * (w - 0.04) + 0.035, floor, 0.035], wood, frame);
    addGableWalls(stage, frame, house, wood, 0.022);
    addGableFace(stage, frame, house, -d, wall, wood);
    addGableRoof(stage, frame, house, shaded(wood, 0.6));
    const [wide, high] = [(2 * w) / columns, (wall - floor) / rows];
    for (let i = 1; i < columns; i++)
      addBox(stage, [-w + i * wide - 0.01, floor, -d], [-w + i * wide + 0.01, wall, d], wood, frame);
    for (let j = 1; j <= rows; j++)
      addBox(stage, [-w, floor + j * high - 0.01, -d], [w, floor + j * high + 0.01, d], wood, frame);
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        const cell = { x: -w + i * wide + 0.02, y: floor + j * high + 0.012, wide: wide - 0.04, high: high - 0.03 };
        fills[(i + 2 * j) % fills.length]?.(stage, frame, cell, random);
      }
  },
};

interface Cell {
  x: number;
  y: number;
  wide: number;
  high: number;
}

const fills: readonly ((stage: Stage, frame: Placement, cell: Cell, random: Random) => void)[] = [
  (stage, frame, cell, random) => fillRound(stage, frame, cell, { radius: 0.014, surface: reed, hollow: 0.6 }, random),
  fillWithBlocks,
  (stage, frame, cell, random) => fillRound(stage, frame, cell, { radius: 0.035, surface: cone, hollow: 0.25 }, random),
  fillWithBrick,
];

/** Stems end on, in close rows. */
function fillRound(
  stage: Stage,
  frame: Placement,
  { x, y, wide, high }: Cell,
  { radius, surface, hollow }: { radius: number; surface: Surface; hollow: number },
  random: Random,
): void {
  addBox(stage, [x, y, 0], [x + wide, y + high, 0.02], dark, frame);
  for (let row = 0; (row + 1) * radius * 1.8 < high; row++)
    for (let at = radius * (1 + (row % 2)); at < wide - radius; at += radius * 2) {
      const [px, py] = [x + at, y + radius + row * radius * 1.8];
      const near = -house.halfDepth + 0.012 + 0.03 * random();
      const tone = shaded(surface, 0.75 + 0.5 * random());
      addCylinder(stage, frame([px, py, near]), frame([px, py, 0]), [radius, radius], tone, 8);
      addCylinder(stage, frame([px, py, near]), frame([px, py, near + 0.001]), [radius, radius * hollow], tone, 8);
      addCylinder(stage, frame([px, py, near + 0.001]), frame([px, py, near + 0.002]), [radius * hollow, 0], dark, 8);
    }
}

function fillWithBlocks(stage: Stage, frame: Placement, { x, y, wide, high }: Cell, random: Random): void {
  const near = -house.halfDepth + 0.02;
  for (let i = 0; i < 2; i++) {
    const [low, top] = [y + (i * high) / 2 + 0.002, y + ((i + 1) * high) / 2 - 0.004];
    addBox(stage, [x, low, near], [x + wide, top, 0.04], shaded(block, 0.85 + 0.3 * random()), frame);
    for (let k = 0; k < 8; k++) {
      const [px, py] = [x + wide * (0.1 + 0.115 * k), (low + top) / 2 + (k % 2 ? 0.022 : -0.022)];
      const radius = 0.006 + 0.005 * random();
      addCylinder(stage, frame([px, py, near - 0.001]), frame([px, py, near - 0.002]), [radius, 0], dark, 8);
    }
  }
}

function fillWithBrick(stage: Stage, frame: Placement, { x, y, wide, high }: Cell): void {
  const near = -house.halfDepth + 0.015;
  addBox(stage, [x, y, near], [x + wide, y + high, 0.04], brick, frame);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) {
      const [px, py] = [x + (wide * (i + 0.5)) / 3, y + (high * (j + 0.5)) / 3];
      addBox(stage, [px - 0.03, py - 0.022, near - 0.001], [px + 0.03, py + 0.022, near], dark, frame);
    }
}
