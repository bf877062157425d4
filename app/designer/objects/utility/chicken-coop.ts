import { linearFromHex } from "../../numeric/color.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBeam, addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { addBlob } from "../making/blob.ts";
import { buildHut, type Hut } from "../making/hut.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, woodOf } from "../making/tones.ts";

/** Meters: the house on legs at one end, the run next to it, and the pitch of its wire. */
const house = { halfWidth: 0.5, halfDepth: 0.44, floor: 0.5, wall: 0.5, ridge: 0.78 };
const run = { height: 0.95, mesh: 0.1, thread: 0.0022 };

const wire: Surface = { color: linearFromHex("#5f6464"), finish: "metal" };
const dark: Surface = { color: linearFromHex("#15120f"), finish: "plain" };
const felt: Surface = { color: linearFromHex("#4e5a50"), finish: "concrete", bevel: 0.004 };
const red: Surface = { color: linearFromHex("#a8281f"), finish: "paint" };

/** With a wire run next to it, and a few hens. */
export const chickenCoop: ObjectKind = {
  label: "Chicken coop with run",
  width: 2.6,
  depth: 1.1,
  height: 1.36,
  radius: 1.4,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const boards = woodOf(site, "#9a5a41");
    const timber = woodOf({ ...site, color: undefined }, "#8d6a49");
    const w = this.width / 2;
    const middle = -w + house.halfWidth + 0.1;
    const raised: Placement = ([x, y, z]) => frame([x + middle, y + house.floor, z]);
    const hut: Hut = { ...house, eave: 0.08, boards, trim: shaded(timber, 1.3), roof: felt, board: 0.1, course: 0.12 };
    buildHut(stage, raised, hut, random);
    addFront(stage, raised, timber);
    for (const x of [-1, 1])
      for (const z of [-1, 1]) {
        const [px, pz] = [middle + x * (house.halfWidth - 0.04), z * (house.halfDepth - 0.04)];
        addBox(stage, [px - 0.03, 0, pz - 0.03], [px + 0.03, house.floor, pz + 0.03], timber, frame);
      }
    buildRun(stage, frame, { left: -w + 0.04, from: middle + house.halfWidth, right: w - 0.03 }, timber);
    for (const [x, z, hex] of [
      [0.35, -0.12, "#e9e4d8"],
      [0.85, 0.15, "#8a4a24"],
    ] as const)
      addHen(stage, nestPlacement(frame, x, z, 3 * random()), { color: linearFromHex(hex), finish: "cloth" });
  },
};

/** The pop hole with its ladder, and the door of the nest. */
function addFront(stage: Stage, frame: Placement, timber: Surface): void {
  const face = -house.halfDepth;
  addBox(stage, [0.1, 0.1, face - 0.008], [0.36, 0.42, face], dark, frame);
  for (const x of [0.08, 0.36]) addBox(stage, [x, 0.08, face - 0.02], [x + 0.03, 0.45, face], timber, frame);
  addBox(stage, [0.08, 0.42, face - 0.02], [0.39, 0.46, face], timber, frame);
  addBox(stage, [-0.38, 0.14, face - 0.018], [-0.06, 0.42, face], shaded(timber, 1.25), frame);
  addBox(stage, [-0.1, 0.26, face - 0.04], [-0.08, 0.32, face - 0.018], dark, frame);
}

function buildRun(
  stage: Stage,
  frame: Placement,
  { left, from, right }: Record<"left" | "from" | "right", number>,
  timber: Surface,
): void {
  const d = house.halfDepth + 0.02;
  const thick = 0.022;
  const rail = (low: readonly [number, number, number], high: readonly [number, number, number]) =>
    addBox(stage, [low[0] - thick, low[1], low[2] - thick], [high[0] + thick, high[1], high[2] + thick], timber, frame);
  for (const z of [-d, d]) {
    rail([left, 0, z], [right, 0.045, z]);
    rail([from, run.height - 0.045, z], [right, run.height, z]);
    for (const x of [from + thick, (from + right) / 2, right]) rail([x, 0, z], [x, run.height, z]);
  }
  for (const y of [0, run.height - 0.045]) rail([right, y, -d], [right, y + 0.045, d]);
  const strand = (a: readonly [number, number, number], b: readonly [number, number, number]) =>
    addCylinder(stage, frame([...a]), frame([...b]), [run.thread, run.thread], wire, 3);
  for (const z of [-d, d]) {
    for (let x = from + run.mesh; x < right; x += run.mesh) strand([x, 0.04, z], [x, run.height, z]);
    for (let y = run.mesh; y < run.height; y += run.mesh) strand([from, y, z], [right, y, z]);
    for (let x = left + run.mesh; x < from; x += run.mesh) strand([x, 0.04, z], [x, house.floor, z]);
    for (let y = run.mesh; y < house.floor; y += run.mesh) strand([left, y, z], [from, y, z]);
  }
  for (let x = from + run.mesh; x < right; x += run.mesh) strand([x, run.height, -d], [x, run.height, d]);
  for (let z = -d + run.mesh; z < d; z += run.mesh) strand([right, 0.04, z], [right, run.height, z]);
  const ladder = { width: 0.2, thickness: 0.02, wide: [0, 0, 1] } as const;
  addBeam(stage, [from + 0.02, house.floor + 0.02, 0], [from + 0.62, 0.02, 0], ladder, timber, frame);
}

function addHen(stage: Stage, frame: Placement, feathers: Surface): void {
  addBlob(stage, [0, 0.19, 0.02], [0.075, 0.085, 0.12], feathers, frame);
  addBlob(stage, [0, 0.25, 0.13], [0.03, 0.07, 0.05], shaded(feathers, 0.8), frame);
  addBlob(stage, [0, 0.27, -0.09], [0.035, 0.075, 0.04], feathers, frame);
  addBlob(stage, [0, 0.33, -0.1], [0.033, 0.035, 0.038], feathers, frame);
  addBlob(stage, [0, 0.365, -0.1], [0.008, 0.02, 0.026], red, frame);
  addBlob(stage, [0, 0.33, -0.14], [0.008, 0.008, 0.016], { ...red, color: linearFromHex("#d8a43a") }, frame);
  for (const side of [-0.03, 0.03])
    addCylinder(
      stage,
      frame([side, 0, 0.01]),
      frame([side, 0.13, 0.02]),
      [0.006, 0.008],
      { ...red, color: linearFromHex("#c9953a") },
      5,
    );
}
