import { linearFromHex } from "../../numeric/color.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBeam, addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, woodOf } from "../making/tones.ts";

/** Meters, the usual trade size of a tub for five or six. */
const rimHeight = 0.9;
const waterHeight = 0.8;
const slat = { pitch: 0.115, width: 0.108, thickness: 0.02 };
const stair = { width: 0.9, going: 0.28, rise: 0.22 };
/** Superellipse exponent seen from above: 2 is an ellipse. */
const squareness = 5;
const sides = 64;
const cornerShare = 2 ** (-1 / squareness) - 0.03;

const shell: Surface = { color: linearFromHex("#c9c8c3"), finish: "paint" };
const pillow: Surface = { color: linearFromHex("#3a3d40"), finish: "cloth", bevel: 0.03 };
const water: Surface = { color: linearFromHex("#5d9aa3"), finish: "water" };

export const hotTub: ObjectKind = {
  label: "Hot tub with steps",
  width: 2.1,
  depth: 2.66,
  height: rimHeight,
  radius: 1.3,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#6d5540");
    const half = (site.width ?? this.width * site.size) / 2;
    const middle = stair.going;
    const tub: Placement = ([x, y, z]) => frame([x, y, z + middle]);
    addSlats(stage, tub, half - 0.035, wood);
    // The gaps between slats are dark.
    const core = cornerShare * half;
    addBox(stage, [-core, 0.04, -core], [core, waterHeight - 0.08, core], shaded(wood, 0.2), tub);
    addRings(stage, tub, half, [
      [0.02, rimHeight - 0.09],
      [0, rimHeight - 0.07],
      [0, rimHeight - 0.03],
      [0.02, rimHeight - 0.005],
      [0.05, rimHeight],
      [0.2, rimHeight - 0.01],
      [0.24, rimHeight - 0.03],
      [0.26, rimHeight - 0.07],
      [0.3, waterHeight - 0.02],
    ]);
    fill(stage, tub, half - 0.27);
    const inside = half - 0.27;
    for (const [x, z] of [
      [-0.45, 1],
      [0.45, 1],
      [-0.45, -1],
      [0.45, -1],
    ] as const) {
      const [at, edge] = [x * half, z * inside];
      addBeam(
        stage,
        [at - 0.13, rimHeight - 0.02, edge],
        [at + 0.13, rimHeight - 0.02, edge],
        { width: 0.1, thickness: 0.05 },
        pillow,
        tub,
      );
    }
    addSteps(stage, frame, -half + middle, wood);
  },
};

function outlineAt(half: number, side: number, y: number): Vec3 {
  const angle = (side / sides) * 2 * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const far = half / (Math.abs(cos) ** squareness + Math.abs(sin) ** squareness) ** (1 / squareness);
  return [far * cos, y, far * sin];
}

function addSlats(stage: Stage, frame: Placement, half: number, wood: Surface): void {
  const fine = 2000;
  const foot = shaded(wood, 0.35);
  let last = outlineAt(half, 0, 0);
  for (let i = 1; i <= fine; i++) {
    const next = outlineAt(half, (i / fine) * sides, 0);
    const run = Math.hypot(next[0] - last[0], next[2] - last[2]);
    if (run < slat.pitch) continue;
    const [x, z] = [(last[0] + next[0]) / 2, (last[2] + next[2]) / 2];
    const along: Vec3 = [(next[0] - last[0]) / run, 0, (next[2] - last[2]) / run];
    const { width, thickness } = slat;
    addBeam(stage, [x, 0.07, z], [x, rimHeight - 0.08, z], { width, thickness, wide: along }, wood, frame);
    addBeam(
      stage,
      [x * 0.97, 0, z * 0.97],
      [x * 0.97, 0.075, z * 0.97],
      { width: width + 0.02, thickness, wide: along },
      foot,
      frame,
    );
    last = next;
  }
}

/** Rings are given by meters in from the side and above the ground. */
function addRings(
  stage: Stage,
  frame: Placement,
  half: number,
  rings: readonly (readonly [inset: number, y: number])[],
): void {
  rings.slice(1).forEach(([inset, y], j) => {
    const [before, from] = rings[j] ?? [inset, y];
    for (let i = 0; i < sides; i++) {
      const corner = (ring: number, height: number, side: number) => frame(outlineAt(half - ring, side, height));
      const [a, b] = [corner(before, from, i), corner(before, from, i + 1)];
      const [c, d] = [corner(inset, y, i), corner(inset, y, i + 1)];
      const normalAt = (side: number) => rimNormal(frame, side, y - from, inset - before);
      const [n, m] = [normalAt(i), normalAt(i + 1)];
      stage.addTriangle({ corners: [a, b, c], normals: [n, m, n], ...shell });
      stage.addTriangle({ corners: [b, d, c], normals: [m, m, n], ...shell });
    }
  });
}

function rimNormal(frame: Placement, side: number, rise: number, inwards: number): Vec3 {
  const [x, , z] = outlineAt(1, side, 0);
  const gradient = (value: number) => Math.sign(value) * Math.abs(value) ** (squareness - 1);
  const out = normalize([gradient(x), 0, gradient(z)]);
  const [origin, tip] = [frame([0, 0, 0]), frame([out[0] * rise, inwards, out[2] * rise])];
  return normalize([tip[0] - origin[0], tip[1] - origin[1], tip[2] - origin[2]]);
}

function fill(stage: Stage, frame: Placement, half: number): void {
  const up: Vec3 = [0, 1, 0];
  for (let i = 0; i < sides; i++) {
    const [a, b] = [frame(outlineAt(half, i, waterHeight)), frame(outlineAt(half, i + 1, waterHeight))];
    stage.addTriangle({ corners: [frame([0, waterHeight, 0]), a, b], normals: [up, up, up], ...water });
  }
}

function addSteps(stage: Stage, frame: Placement, z: number, wood: Surface): void {
  const half = stair.width / 2;
  for (const step of [1, 2]) {
    const [top, front] = [step * stair.rise, z - (3 - step) * stair.going];
    addBox(stage, [-half, 0, front + 0.02], [half, top - 0.03, z + 0.03], shaded(wood, 0.8), frame);
    for (let i = 0; i < 2; i++) {
      const from = front + (i * stair.going) / 2;
      const board = stair.going / 2 - 0.006;
      addBox(stage, [-half - 0.02, top - 0.03, from], [half + 0.02, top, from + board], wood, frame);
    }
  }
}
