import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBeam, addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addTube } from "../../stage/round-mesh.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal, woodOf } from "../making/tones.ts";

/** Meters, usual trade sizes of a wooden frame for two swings. */
const beamHeight = 2.2;
const timber = 0.09;
const seatHeight = 0.42;
/** Distance of the frame's feet and heads from the ends of the beam, and between the legs of one frame. */
const lean = 0.16;
const perSwing = 1.35;
const swingSeat = { half: 0.23, depth: 0.17, thickness: 0.03 };

const rope: Surface = { color: linearFromHex("#cdb98e"), finish: "plain" };
const rubber: Surface = { color: linearFromHex("#2f5d48"), finish: "paint", bevel: 0.012 };

/** A wider one has more swings. */
export const swingSet: ObjectKind = {
  label: "Swing set",
  width: 3.2,
  depth: 2,
  height: 2.3,
  radius: 1.9,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#a17a50");
    const w = (site.width ?? this.width * site.size) / 2;
    const d = (site.depth ?? this.depth * site.size) / 2 - timber / 2;
    const head = w - lean;
    for (const side of [-1, 1]) addFrame(stage, frame, { side, foot: w - timber / 2, head, halfDepth: d }, wood);
    addBox(stage, [-w, beamHeight - 0.06, -0.05], [w, beamHeight + 0.08, 0.05], wood, frame);
    const swings = Math.max(1, Math.round((2 * head - 0.5) / perSwing));
    const pitch = (2 * head - 0.3) / swings;
    for (let i = 0; i < swings; i++) {
      const x = -head + 0.15 + pitch * (i + 0.5);
      // No two hang alike: one is still moving in the wind.
      hangSwing(stage, nestPlacement(frame, x, 0, 0.12 * (random() - 0.5)), 0.16 * (random() - 0.5));
    }
  },
};

function addFrame(
  stage: Stage,
  frame: Placement,
  { side, foot, head, halfDepth }: Record<"side" | "foot" | "head" | "halfDepth", number>,
  wood: Surface,
): void {
  const along = (share: number, end: number): Vec3 => [
    side * (foot + (head - foot) * share),
    beamHeight * share,
    end * halfDepth * (1 - share) + end * 0.075 * share,
  ];
  for (const end of [-1, 1]) {
    const low = along(0, end);
    addBeam(stage, [low[0], 0.01, low[2]], along(1.03, end), { width: timber, thickness: timber }, wood, frame);
  }
  addBeam(stage, along(0.3, -1), along(0.3, 1), { width: timber, thickness: 0.045, wide: [0, 1, 0] }, wood, frame);
  const [x, y] = along(0.8, 0);
  addBeam(
    stage,
    [x, y, 0.0],
    [x - side * 0.42, beamHeight - 0.04, 0],
    { width: 0.07, thickness: 0.045, wide: [0, 1, 0] },
    wood,
    frame,
  );
  addBeam(stage, along(0.8, -1), along(0.8, 1), { width: 0.07, thickness: 0.045, wide: [0, 1, 0] }, wood, frame);
}

function hangSwing(stage: Stage, frame: Placement, out: number): void {
  const long = beamHeight - 0.1 - seatHeight;
  const y = beamHeight - 0.1 - Math.cos(out) * long;
  const z = Math.sin(out) * long;
  for (const side of [-1, 1]) {
    const x = side * (swingSeat.half - 0.02);
    addBox(stage, [x - 0.02, beamHeight - 0.11, -0.02], [x + 0.02, beamHeight - 0.05, 0.02], blackMetal, frame);
    addTube(
      stage,
      [
        [x, beamHeight - 0.1, 0],
        [x, y, z],
      ],
      0.009,
      rope,
      frame,
    );
    addBox(stage, [x - 0.016, y - 0.02, z - 0.016], [x + 0.016, y + 0.06, z + 0.016], blackMetal, frame);
  }
  const { half, depth, thickness } = swingSeat;
  addBeam(
    stage,
    [-half, y, z],
    [half, y, z],
    { width: depth, thickness, wide: [0, Math.sin(out), Math.cos(out)] },
    rubber,
    frame,
  );
}
