import { linearFromHex } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { addGrillHood, steel } from "../making/grill-hood.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { growPotted } from "../making/potted-plant.ts";
import { shaded, stoneOf } from "../making/tones.ts";

/** Meters, usual trade sizes: a standing counter, and a built-in grill of 32 inches. */
const counterHeight = 0.92;
const slab = 0.045;
const overhang = 0.03;
const grill = { width: 0.82, depth: 0.56, face: 0.2 };
const front = { low: 0.12, high: 0.62 };
const course = 0.1;

const dark: Surface = { color: linearFromHex("#2b2c2e"), finish: "metal" };
const counter: Surface = { color: linearFromHex("#57575a"), finish: "concrete", bevel: 0.008 };

export const outdoorKitchen: ObjectKind = {
  label: "Outdoor kitchen with built-in grill",
  width: 2.6,
  depth: 0.75,
  height: 1.22,
  radius: 1.35,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const w = (site.width ?? this.width * site.size) / 2 - overhang;
    const d = this.depth / 2 - overhang;
    const grillAt = Math.max(-w + 0.55, -w * 0.4);
    const top = counterHeight - slab;
    addBox(stage, [-w + 0.04, 0, -d + 0.04], [w - 0.04, top, d - 0.04], shaded(counter, 0.5), frame);
    faceWithStone(stage, frame, w, d, stoneOf(site, "#a09484"), random);
    layCounter(stage, frame, w + overhang, d + overhang, grillAt);
    buildGrill(stage, frame, grillAt, d);
    addDoors(stage, frame, grillAt, d);
    addRefrigerator(stage, frame, w * 0.58, d);
    growPotHerb(stage, frame, w - 0.2, random);
  },
};

function faceWithStone(stage: Stage, frame: Placement, w: number, d: number, stone: Surface, random: Random): void {
  const courses = Math.round((counterHeight - slab) / course);
  const rise = (counterHeight - slab) / courses;
  for (let row = 0; row < courses; row++) {
    const [low, high] = [row * rise, (row + 1) * rise - 0.004];
    for (const [half, off, isFront] of [
      [w, d, true],
      [d - 0.05, w, false],
    ] as const)
      for (const side of [-1, 1])
        for (let from = -half; from < half - 0.01; ) {
          const rest = half - from;
          const long = rest < 0.3 ? rest : Math.min(rest - 0.08, 0.14 + 0.26 * random());
          const face = off - 0.012 * random();
          const [near, far] = side < 0 ? [-face, -off + 0.06] : [off - 0.06, face];
          const tone = { ...shaded(stone, 0.72 + 0.5 * random()), bevel: 0.01 };
          const to = from + long - 0.005;
          const box: [Vec3, Vec3] = isFront
            ? [
                [from, low, near],
                [to, high, far],
              ]
            : [
                [near, low, from],
                [far, high, to],
              ];
          addBox(stage, ...box, tone, frame);
          from += long;
        }
  }
}

function layCounter(stage: Stage, frame: Placement, w: number, d: number, grillAt: number): void {
  const [low, high] = [counterHeight - slab, counterHeight];
  const half = grill.width / 2;
  addBox(stage, [-w, low, -d], [grillAt - half, high, d], counter, frame);
  addBox(stage, [grillAt + half, low, -d], [w, high, d], counter, frame);
  addBox(stage, [grillAt - half, low, -d + 0.06 + grill.depth], [grillAt + half, high, d], counter, frame);
}

function buildGrill(stage: Stage, frame: Placement, x: number, d: number): void {
  const half = grill.width / 2 - 0.005;
  const near = -d - 0.02;
  const base = counterHeight + 0.02;
  addBox(stage, [x - half, base - grill.face, near], [x + half, base, near + 0.08], steel, frame);
  addBox(stage, [x - half, base - 0.04, near + 0.06], [x + half, base, -d + 0.06 + grill.depth], steel, frame);
  for (let i = 0; i < 4; i++) {
    const knob = x - half + (2 * half * (i + 0.5)) / 4;
    const y = base - grill.face * 0.52;
    addCylinder(stage, frame([knob, y, near - 0.045]), frame([knob, y, near]), [0.026, 0.03], dark, 12);
    addCylinder(stage, frame([knob, y, near - 0.046]), frame([knob, y, near - 0.045]), [0.001, 0.026], steel, 12);
  }
  addGrillHood(stage, frame, { x, half, near: near + 0.05, base, depth: grill.depth }, steel);
}

function addDoors(stage: Stage, frame: Placement, x: number, d: number): void {
  const half = grill.width / 2 - 0.03;
  const near = -d - 0.012;
  addBox(stage, [x - half, front.low, near], [x + half, front.high, -d + 0.02], shaded(steel, 0.75), frame);
  for (const side of [-1, 1]) {
    const [inner, outer] = [x + side * 0.004, x + side * (half - 0.025)];
    const low: Vec3 = [Math.min(inner, outer), front.low + 0.025, near - 0.012];
    addBox(stage, low, [Math.max(inner, outer), front.high - 0.025, near + 0.01], steel, frame);
    const handle = x + side * 0.05;
    const [from, to] = [frame([handle, 0.3, near - 0.04]), frame([handle, 0.54, near - 0.04])];
    addCylinder(stage, from, to, [0.008, 0.008], dark, 8);
  }
}

function addRefrigerator(stage: Stage, frame: Placement, x: number, d: number): void {
  const half = 0.27;
  const near = -d - 0.014;
  addBox(stage, [x - half, 0.02, near + 0.01], [x + half, 0.1, -d + 0.02], dark, frame);
  addBox(stage, [x - half, 0.1, near - 0.012], [x + half, counterHeight - slab - 0.03, -d + 0.02], steel, frame);
  const handle = x - half + 0.05;
  const [from, to] = [frame([handle, 0.32, near - 0.05]), frame([handle, 0.76, near - 0.05])];
  addCylinder(stage, from, to, [0.01, 0.01], dark, 8);
}

function growPotHerb(stage: Stage, frame: Placement, x: number, random: Random): void {
  const pot: Surface = { color: linearFromHex("#b0704c"), finish: "clay" };
  const foot = counterHeight;
  const [from, to] = [frame([x, foot, 0.14]), frame([x, foot + 0.13, 0.14])];
  addCylinder(stage, from, to, [0.06, 0.08], pot, 16);
  growPotted(stage, frame, { at: [x, foot + 0.12, 0.14], radius: 0.1, height: 0.17, light: true }, random);
}
