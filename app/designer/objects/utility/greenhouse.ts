import { linearFromHex } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBeam, addBox, addQuad, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { growPotted } from "../making/potted-plant.ts";
import { blackMetal, woodOf } from "../making/tones.ts";

/** Meters, usual trade sizes of 8 x 6 ft: the base, wall heads and ridge, half a bar, a pane, and half the door. */
const house = { base: 0.18, wall: 1.45, ridge: 2.25, bar: 0.018, pane: 0.61, door: 0.36, head: 1.85 };

const glass: Surface = { color: linearFromHex("#dbe7e6"), finish: "glass" };
const brick: Surface = { color: linearFromHex("#8d8a84"), finish: "concrete" };
const pot: Surface = { color: linearFromHex("#b0704c"), finish: "clay" };

/** Glazed bars on a low base, a door in its gable, staging with plants inside; any width and depth. */
export const greenhouse: ObjectKind = {
  label: "Greenhouse",
  width: 1.9,
  depth: 2.5,
  height: house.ridge + 0.04,
  radius: 1.6,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const bars: Surface = site.color ? woodOf(site, "#3d4a44") : { color: linearFromHex("#39463f"), finish: "paint" };
    const w = (site.width ?? this.width) / 2 - house.bar;
    const d = (site.depth ?? this.depth) / 2 - house.bar;
    for (const side of [-1, 1]) {
      addBox(stage, [side * w - 0.04, 0, -d], [side * w + 0.04, house.base, d], brick, frame);
      if (side > 0) addBox(stage, [-w, 0, d - 0.04], [w, house.base, d + 0.04], brick, frame);
      const doors = Math.min(house.door, w - 0.2);
      const [inner, outer] = [side * doors, side * w];
      addBox(
        stage,
        [Math.min(inner, outer), 0, -d - 0.04],
        [Math.max(inner, outer), house.base, -d + 0.04],
        brick,
        frame,
      );
    }
    glazeSlopes(stage, frame, w, d, bars);
    for (const z of [-d, d]) glazeGable(stage, frame, w, z, z < 0, bars);
    growInside(stage, frame, w, d, random);
  },
};

type Bar = (from: Vec3, to: Vec3, thick?: number) => void;

function barsOf(stage: Stage, frame: Placement, surface: Surface): Bar {
  return (from, to, thick = house.bar) => {
    const along = Math.abs(to[0] - from[0]) > 0.01 && Math.abs(to[1] - from[1]) < 0.01;
    const wide: Vec3 = along ? [0, 1, 0] : [1, 0, 0];
    addBeam(stage, from, to, { width: 2 * thick, thickness: 2 * thick, wide }, surface, frame);
  };
}

function glazeSlopes(stage: Stage, frame: Placement, w: number, d: number, surface: Surface): void {
  const bar = barsOf(stage, frame, surface);
  const { base, wall, ridge, pane } = house;
  const bays = Math.max(2, Math.round((2 * d) / pane));
  for (const side of [-1, 1]) {
    const x = side * w;
    for (let i = 0; i <= bays; i++) {
      const z = -d + (2 * d * i) / bays;
      bar([x, base, z], [x, wall, z]);
      bar([x, wall, z], [0, ridge, z]);
    }
    bar([x, wall, -d], [x, wall, d], 0.026);
    const at = (px: number, py: number, z: number): Vec3 => frame([px, py, z]);
    addQuad(stage, [at(x, base, -d), at(x, base, d), at(x, wall, d), at(x, wall, -d)], glass);
    addQuad(stage, [at(x, wall, -d), at(x, wall, d), at(0, ridge, d), at(0, ridge, -d)], glass);
  }
  bar([0, ridge, -d], [0, ridge, d], 0.03);
}

function glazeGable(stage: Stage, frame: Placement, w: number, z: number, hasDoor: boolean, surface: Surface): void {
  const bar = barsOf(stage, frame, surface);
  const { base, wall, ridge, head } = house;
  const door = Math.min(house.door, w - 0.2);
  const slope = (x: number) => wall + (ridge - wall) * (1 - Math.abs(x) / w);
  bar([-w, wall, z], [w, wall, z]);
  for (const x of [-door, door]) bar([x, hasDoor ? 0.02 : base, z], [x, slope(x), z], hasDoor ? 0.026 : house.bar);
  if (hasDoor) {
    const top = Math.min(head, slope(door) - 0.03);
    for (const y of [0.04, 0.62, top]) bar([-door, y, z - 0.02], [door, y, z - 0.02], 0.026);
    addBox(stage, [-door, 0.05, z - 0.03], [door, 0.6, z - 0.015], surface, frame);
    addBox(stage, [door - 0.09, 0.9, z - 0.07], [door - 0.06, 1.05, z - 0.04], blackMetal, frame);
  } else bar([0, base, z], [0, ridge, z]);
  const at = (x: number, y: number): Vec3 => frame([x, y, z]);
  addQuad(stage, [at(-w, base), at(w, base), at(w, wall), at(-w, wall)], glass);
  const { color, finish } = glass;
  stage.addTriangle({ corners: [at(-w, wall), at(w, wall), at(0, ridge)], color, finish });
}

/** A bench of pots along one side, taller plants along the other. */
function growInside(stage: Stage, frame: Placement, w: number, d: number, random: Random): void {
  const bench: Surface = { color: linearFromHex("#a5825a"), finish: "wood" };
  const shelf = 0.72;
  for (let i = 0; i < 4; i++) {
    const x = w - 0.5 + i * 0.115;
    addBox(stage, [x, shelf - 0.03, -d + 0.25], [x + 0.1, shelf, d - 0.1], bench, frame);
  }
  for (const z of [-d + 0.3, d - 0.15])
    for (const x of [w - 0.48, w - 0.1])
      addBox(stage, [x - 0.02, 0, z - 0.02], [x + 0.02, shelf, z + 0.02], bench, frame);
  for (let z = -d + 0.4; z < d - 0.2; z += 0.34) {
    const x = w - 0.3 + 0.1 * random();
    addCylinder(stage, frame([x, shelf, z]), frame([x, shelf + 0.14, z]), [0.06, 0.085], pot, 12);
    growPotted(stage, frame, { at: [x, shelf + 0.13, z], radius: 0.13, height: 0.26, light: random() < 0.5 }, random);
  }
  for (let z = -d + 0.45; z < d - 0.2; z += 0.5) {
    const x = -w + 0.32;
    addCylinder(stage, frame([x, 0, z]), frame([x, 0.24, z]), [0.11, 0.14], pot, 12);
    growPotted(stage, frame, { at: [x, 0.22, z], radius: 0.22, height: 0.95 }, random);
  }
}
