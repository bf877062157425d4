import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBeam, addBox, type Placement, type Surface } from "../../stage/mesh.ts";
import { shaded } from "./tones.ts";

/** The ridge runs away from the front; meters. */
export interface Hut {
  halfWidth: number;
  halfDepth: number;
  /** Height of the wall heads and of the ridge. */
  wall: number;
  ridge: number;
  eave: number;
  boards: Surface;
  trim: Surface;
  roof: Surface;
  board: number;
  course: number;
}

const footHeight = 0.07;
const boardThickness = 0.02;
const shingle = { long: 0.24, thickness: 0.012 };
const trimWidth = 0.07;

export function buildHut(stage: Stage, frame: Placement, hut: Hut, random: Random): void {
  const { halfWidth: w, halfDepth: d, wall, boards, trim } = hut;
  addBox(stage, [-w + 0.04, 0, -d + 0.04], [w - 0.04, footHeight, d - 0.04], shaded(boards, 0.4), frame);
  for (const side of [-1, 1]) {
    for (const [low, high] of boardsAlong(2 * d, hut.board)) {
      const [near, far] = side < 0 ? [-w, -w + boardThickness] : [w - boardThickness, w];
      addBox(stage, [near, footHeight - 0.02, -d + low], [far, wall, -d + high], boards, frame);
    }
    for (const [low, high] of boardsAlong(2 * w, hut.board)) {
      const top = Math.min(slopeAt(hut, -w + low), slopeAt(hut, -w + high));
      const [near, far] = side < 0 ? [-d, -d + boardThickness] : [d - boardThickness, d];
      addBox(stage, [-w + low, footHeight - 0.02, near], [-w + high, top, far], boards, frame);
    }
    for (const end of [-1, 1]) {
      const [x, z] = [side * (w - trimWidth / 2 + 0.012), end * (d - trimWidth / 2 + 0.012)];
      const half = trimWidth / 2;
      addBox(stage, [x - half, footHeight - 0.03, z - half], [x + half, wall + 0.01, z + half], trim, frame);
    }
  }
  addRoof(stage, frame, hut, random);
}

function boardsAlong(length: number, width: number): [from: number, to: number][] {
  const count = Math.max(1, Math.round(length / width));
  const pitch = length / count;
  return Array.from({ length: count }, (_, i) => [i * pitch + 0.002, (i + 1) * pitch - 0.002]);
}

function slopeAt({ halfWidth, wall, ridge }: Hut, x: number): number {
  return wall + (ridge - wall) * (1 - Math.abs(x) / halfWidth);
}

function addRoof(stage: Stage, frame: Placement, hut: Hut, random: Random): void {
  const { halfWidth, halfDepth, wall, ridge, eave, roof, trim } = hut;
  const d = halfDepth + eave;
  const fall = (ridge - wall) / halfWidth;
  const reach = halfWidth + eave;
  const slant = Math.hypot(1, fall);
  for (const side of [-1, 1]) {
    const on = (x: number, lift: number, z: number): Vec3 => [side * x, ridge - x * fall + lift, z];
    const down: Vec3 = [side, -fall, 0];
    const middle = reach / 2;
    addBeam(
      stage,
      on(middle, 0.015, -d),
      on(middle, 0.015, d),
      { width: reach * slant, thickness: 0.02, wide: down },
      shaded(trim, 0.6),
      frame,
    );
    const courses = Math.max(2, Math.round((reach * slant) / hut.course));
    const pitch = reach / courses;
    // Each course overlaps the one below it.
    const tilted: Vec3 = [side, -fall + 0.07, 0];
    for (let i = 0; i < courses; i++) {
      const x = (i + 0.5) * pitch;
      const shift = (i % 2) * 0.5 + 0.25 * random();
      for (let z = -d - shingle.long * shift; z < d; z += shingle.long) {
        const [from, to] = [Math.max(-d - 0.01, z), Math.min(d + 0.01, z + shingle.long - 0.004)];
        if (to - from < 0.02) continue;
        const tone = shaded(roof, 0.8 + 0.36 * random());
        addBeam(
          stage,
          on(x, 0.034, from),
          on(x, 0.034, to),
          { width: pitch * slant * 1.15, thickness: shingle.thickness, wide: tilted },
          tone,
          frame,
        );
      }
    }
    // Against the gable a rail hides the steps of its boards; barge boards close the roof's ends.
    for (const z of [-halfDepth - 0.01, halfDepth + 0.01])
      addBeam(
        stage,
        on(0, -0.05, z),
        on(halfWidth, -0.05, z),
        { width: 0.12, thickness: 0.02, wide: [fall * side, 1, 0] },
        trim,
        frame,
      );
    for (const z of [-d, d])
      addBeam(
        stage,
        on(0, -0.025, z),
        on(reach, -0.025, z),
        { width: 0.1, thickness: 0.022, wide: [fall * side, 1, 0] },
        trim,
        frame,
      );
  }
  for (let z = -d; z < d; z += shingle.long)
    for (const side of [-1, 1])
      addBeam(
        stage,
        [side * 0.06, ridge + 0.05 - 0.06 * fall, z],
        [side * 0.06, ridge + 0.05 - 0.06 * fall, Math.min(d, z + shingle.long) - 0.003],
        { width: 0.14, thickness: 0.014, wide: [side, -fall, 0] },
        shaded(roof, 0.8 + 0.3 * random()),
        frame,
      );
}
