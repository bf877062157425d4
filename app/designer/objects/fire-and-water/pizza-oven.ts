import { linearFromHex } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addTurned, type Ring } from "../../stage/round-mesh.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal, shaded, stoneOf } from "../making/tones.ts";

/** Meters: the base and its wood store, and the dome with its mouth. */
const base = { half: 0.62, deep: 0.6, height: 0.92, slab: 0.07 };
const dome = { radius: 0.56, rise: 0.52 };
const mouth = { half: 0.22, high: 0.3, near: -0.6 };

const brick: Surface = { color: linearFromHex("#9a5338"), finish: "clay", bevel: 0.006 };
const soot: Surface = { color: linearFromHex("#15110e"), finish: "plain" };
const slab: Surface = { color: linearFromHex("#75726c"), finish: "concrete", bevel: 0.01 };
const log: Surface = { color: linearFromHex("#8a6642"), finish: "bark" };

/** A plastered dome with a brick arch and a chimney, on a stone base with firewood in it. */
export const pizzaOven: ObjectKind = {
  label: "Wood-fired pizza oven",
  width: 1.32,
  depth: 1.32,
  height: 1.95,
  radius: 0.8,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    buildBase(stage, frame, { ...stoneOf({ ...site, color: undefined }, "#a09484"), bevel: 0.012 }, random);
    const top = base.height;
    const plaster: Surface = { color: linearFromHex(site.color ?? "#d9cdb6"), finish: "concrete" };
    const rings = Array.from({ length: 9 }, (_, i): Ring => {
      const angle = (i / 8) * (Math.PI / 2);
      return [dome.radius * Math.cos(angle), top + 0.04 + dome.rise * Math.sin(angle)];
    });
    addTurned(stage, [[dome.radius, top], ...rings], plaster, nestPlacement(frame, 0, 0.04, 0), 28);
    addMouth(stage, frame, top, random);
    addCylinder(stage, frame([0, top + 0.4, -0.36]), frame([0, top + 0.95, -0.36]), [0.08, 0.075], blackMetal, 14);
    addCylinder(stage, frame([0, top + 0.97, -0.36]), frame([0, top + 1.02, -0.36]), [0.13, 0.02], blackMetal, 14);
  },
};

function buildBase(stage: Stage, frame: Placement, stone: Surface, random: Random): void {
  const { half, deep, height, slab: thick } = base;
  const courses = 6;
  const rise = (height - thick) / courses;
  addBox(stage, [-half + 0.03, 0, -deep + 0.3], [half - 0.03, height - thick, deep - 0.03], soot, frame);
  for (let row = 0; row < courses; row++) {
    const [low, high] = [row * rise, (row + 1) * rise - 0.006];
    // Two piers and a lintel frame the wood store.
    const isLintel = row === courses - 1;
    for (const [from, to] of isLintel
      ? [[-half, half] as const]
      : ([
          [-half, -0.32],
          [0.32, half],
        ] as const))
      for (let x = from; x < to - 0.02; ) {
        const rest = to - x;
        const long = rest < 0.34 ? rest : 0.16 + 0.16 * random();
        addBox(
          stage,
          [x + 0.003, low, -deep],
          [x + long - 0.003, high, -deep + 0.3],
          shaded(stone, 0.75 + 0.45 * random()),
          frame,
        );
        x += long;
      }
    for (const side of [-1, 1])
      for (let z = -deep + 0.15; z < deep - 0.02; ) {
        const long = Math.min(deep - z, 0.22 + 0.2 * random());
        const x = side * (half - 0.03);
        addBox(
          stage,
          [x - 0.03, low, z + 0.003],
          [x + 0.03, high, z + long - 0.003],
          shaded(stone, 0.75 + 0.45 * random()),
          frame,
        );
        z += long;
      }
  }
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 5 - (row % 2); i++) {
      const [x, y] = [-0.25 + 0.055 * (row % 2) + i * 0.118, 0.06 + row * 0.105];
      const radius = 0.05 + 0.008 * random();
      addCylinder(stage, frame([x, y, -deep + 0.06]), frame([x, y, 0]), [radius, radius], log, 9);
      addCylinder(
        stage,
        frame([x, y, -deep + 0.06]),
        frame([x, y, -deep + 0.058]),
        [radius, 0],
        { ...log, color: linearFromHex("#c79f68"), finish: "wood" },
        9,
      );
    }
  addBox(stage, [-half - 0.03, height - thick, -deep - 0.05], [half + 0.03, height, deep + 0.03], slab, frame);
}

/** A vault of bricks before the dome, black inside. */
function addMouth(stage: Stage, frame: Placement, top: number, random: Random): void {
  const { half, high, near } = mouth;
  const spring = high - half;
  const parts = 11;
  const at = (turn: number, radius: number, z: number): Vec3 =>
    frame([Math.cos(turn) * radius, top + spring + Math.sin(turn) * radius, z]);
  for (let i = 0; i < parts; i++) {
    const [from, to] = [(i / parts) * Math.PI, ((i + 1) / parts) * Math.PI];
    const tone = shaded(brick, 0.8 + 0.4 * random());
    const { color, finish } = tone;
    const outer = half + 0.11;
    const face = [
      at(from, half, near),
      at(to - 0.02, half, near),
      at(to - 0.02, outer, near),
      at(from, outer, near),
    ] as const;
    stage.addTriangle({ corners: [face[0], face[1], face[2]], color, finish });
    stage.addTriangle({ corners: [face[0], face[2], face[3]], color, finish });
    const far = -0.28;
    for (const [radius, surface] of [
      [outer, tone],
      [half, soot],
    ] as const) {
      const [a, b, c, d] = [at(from, radius, near), at(to, radius, near), at(from, radius, far), at(to, radius, far)];
      stage.addTriangle({ corners: [a, b, c], color: surface.color, finish: surface.finish });
      stage.addTriangle({ corners: [b, d, c], color: surface.color, finish: surface.finish });
    }
    stage.addTriangle({
      corners: [frame([0, top + spring, -0.54]), at(from, half, -0.54), at(to, half, -0.54)],
      color: soot.color,
      finish: soot.finish,
    });
  }
  for (const side of [-1, 1]) {
    const [inner, outer] = [side * half, side * (half + 0.11)];
    addBox(stage, [Math.min(inner, outer), top, near], [Math.max(inner, outer), top + spring, -0.28], brick, frame);
  }
  addBox(stage, [-half, top + 0.001, -0.54], [half, top + spring, -0.53], soot, frame);
}
