import { linearFromHex } from "../../numeric/color.ts";
import { noise } from "../../numeric/noise.ts";
import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBeam, addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addTurned } from "../../stage/round-mesh.ts";
import { addSheet } from "../../stage/sheet-mesh.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

/** Meters, usual trade sizes: two courses of boards, and a seat board on top. */
const courses = 2;
const courseHeight = 0.12;
const board = 0.032;
const seatWidth = 0.17;
const rimHeight = courses * courseHeight;
const sandLevel = 0.15;

const sand: Surface = { color: linearFromHex("#cdb68c"), finish: "concrete" };

/** Any `width` and `depth`. */
export const sandbox: ObjectKind = {
  label: "Sandbox",
  width: 1.5,
  depth: 1.5,
  height: 0.28,
  radius: 0.95,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#a07c54");
    const w = (site.width ?? this.width * site.size) / 2;
    const d = (site.depth ?? this.depth * site.size) / 2;
    for (let i = 0; i < courses; i++) {
      const [low, high] = [i * courseHeight, (i + 1) * courseHeight - 0.004];
      for (const side of [-1, 1]) {
        const [x, z] = [side * (w - 0.05), side * (d - 0.05)];
        addBox(stage, [-w + 0.04, low, z - board / 2], [w - 0.04, high, z + board / 2], wood, frame);
        addBox(stage, [x - board / 2, low, -d + 0.07], [x + board / 2, high, d - 0.07], wood, frame);
      }
    }
    for (const side of [-1, 1]) {
      const [x, z] = [side * (w - seatWidth / 2), side * (d - seatWidth / 2)];
      addBox(stage, [-w, rimHeight, z - seatWidth / 2], [w, rimHeight + 0.028, z + seatWidth / 2], wood, frame);
      const end = d - seatWidth - 0.003;
      addBox(stage, [x - seatWidth / 2, rimHeight, -end], [x + seatWidth / 2, rimHeight + 0.028, end], wood, frame);
    }
    const level = heapUp(w, d, random);
    pourSand(stage, frame, w - 0.06, d - 0.06, level);
    leaveToys(stage, frame, w, d, level, random);
  },
};

function heapUp(w: number, d: number, random: Random): (x: number, z: number) => number {
  const shift = random() * 40;
  const [heapX, heapZ] = [w * 0.3 * (random() - 0.2), d * (0.15 + 0.2 * random())];
  return (x, z) => {
    const heap = 0.13 * Math.exp(-((x - heapX) ** 2 + (z - heapZ) ** 2) / 0.055);
    const dug = -0.05 * Math.exp(-((x + w * 0.3) ** 2 + (z + d * 0.15) ** 2) / 0.04);
    return (
      sandLevel +
      heap +
      dug +
      0.05 * (noise(x * 4 + shift, z * 4) - 0.5) +
      0.025 * (noise(x * 13, z * 13 + shift) - 0.5)
    );
  };
}

function pourSand(stage: Stage, frame: Placement, w: number, d: number, level: (x: number, z: number) => number): void {
  const cells = 26;
  const rows = Array.from({ length: cells + 1 }, (_, j) =>
    Array.from({ length: cells + 1 }, (_, i): Vec3 => {
      const [x, z] = [-w + (2 * w * i) / cells, -d + (2 * d * j) / cells];
      return [x, level(x, z), z];
    }),
  );
  addSheet(stage, rows, sand, frame);
}

function leaveToys(
  stage: Stage,
  frame: Placement,
  w: number,
  d: number,
  level: (x: number, z: number) => number,
  random: Random,
): void {
  const [x, z] = [-w * 0.42, d * 0.3];
  const bucket: Surface = { color: linearFromHex("#b5483a"), finish: "paint" };
  const y = level(x, z) - 0.01;
  const wall = [
    [0.07, y],
    [0.1, y + 0.17],
    [0.106, y + 0.17],
    [0.106, y + 0.185],
    [0.094, y + 0.185],
    [0.088, y + 0.12],
    [0, y + 0.12],
  ] as const;
  addTurned(stage, wall, bucket, nestPlacement(frame, x, z, 0), 20);
  const [cakeX, cakeZ] = [-w * 0.1, -d * 0.32];
  const foot = level(cakeX, cakeZ) - 0.015;
  const cake = [
    [0.1, foot],
    [0.075, foot + 0.13],
    [0.07, foot + 0.14],
    [0, foot + 0.14],
  ] as const;
  addTurned(stage, cake, sand, nestPlacement(frame, cakeX, cakeZ, 0), 18);
  const spade: Surface = { color: linearFromHex("#3d6f93"), finish: "paint", bevel: 0.008 };
  const at = nestPlacement(frame, w * 0.3, -d * 0.3, 0.6 + random());
  const lie = level(w * 0.3, -d * 0.3) + 0.02;
  addBeam(stage, [-0.14, lie + 0.02, 0], [0.1, lie, 0], { width: 0.022, thickness: 0.02, wide: [0, 0, 1] }, spade, at);
  addBeam(stage, [0.1, lie, 0], [0.24, lie - 0.01, 0], { width: 0.1, thickness: 0.012, wide: [0, 0, 1] }, spade, at);
}
