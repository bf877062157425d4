import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBeam, addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addTube } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal, woodOf } from "../making/tones.ts";

/** Meters, usual trade sizes of a porch swing of 5 ft in its own frame. */
const beamHeight = 1.9;
const timber = 0.09;
const seat = { half: 0.7, height: 0.45, front: -0.26, back: 0.24 };
/** How far the feet of a frame are apart from its head, along the beam and across. */
const spread = { along: 0.12, across: 0.6 };

/** A slatted bench on chains under a beam between two A-frames. */
export const swingSeat: ObjectKind = {
  label: "Swing seat on a frame",
  width: 2.2,
  depth: 1.3,
  height: 2,
  radius: 1.25,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#8e6a47");
    const head = this.width / 2 - timber / 2 - spread.along;
    for (const side of [-1, 1]) addFrame(stage, frame, side, head, wood);
    addBox(stage, [-head - 0.13, beamHeight - 0.06, -0.05], [head + 0.13, beamHeight + 0.08, 0.05], wood, frame);
    // It hangs slightly off its rest, as if someone had just left it.
    const out = 0.05 + 0.05 * random();
    const swung: Placement = ([x, y, z]) => frame([x, y, z + ((beamHeight - y) * out) / beamHeight]);
    buildSeat(stage, swung, wood);
    for (const side of [-1, 1]) hangSide(stage, swung, side);
  },
};

function addFrame(stage: Stage, frame: Placement, side: number, head: number, wood: Surface): void {
  const along = (share: number, end: number): Vec3 => [
    side * (head + spread.along * (1 - share)),
    beamHeight * share,
    end * (spread.across * (1 - share) + 0.07 * share),
  ];
  for (const end of [-1, 1]) {
    const [x, , z] = along(0, end);
    addBeam(stage, [x, 0.01, z], along(1.03, end), { width: timber, thickness: timber }, wood, frame);
  }
  for (const share of [0.22, 0.8])
    addBeam(
      stage,
      along(share, -1),
      along(share, 1),
      { width: timber, thickness: 0.045, wide: [0, 1, 0] },
      wood,
      frame,
    );
  const [x, y] = along(0.76, 0);
  const brace = { width: 0.07, thickness: 0.045, wide: [0, 1, 0] } as const;
  addBeam(stage, [x, y, 0], [x - side * 0.4, beamHeight - 0.04, 0], brace, wood, frame);
}

function buildSeat(stage: Stage, frame: Placement, wood: Surface): void {
  const { half, height, front, back } = seat;
  for (let i = 0; i < 6; i++) {
    const z = front + i * 0.084;
    addBox(stage, [-half, height - 0.022 - i * 0.004, z], [half, height - i * 0.004, z + 0.068], wood, frame);
  }
  for (const x of [-half + 0.05, 0, half - 0.05]) {
    addBox(stage, [x - 0.02, height - 0.09, front], [x + 0.02, height - 0.025, back], wood, frame);
    const rib = { width: 0.05, thickness: 0.03 };
    addBeam(stage, [x, height - 0.06, back], [x, height + 0.46, back + 0.14], rib, wood, frame);
  }
  for (let i = 0; i < 5; i++) {
    const y = height + 0.07 + i * 0.09;
    const z = back - 0.005 + i * 0.0245;
    const slat = { width: 0.072, thickness: 0.018, wide: [0, 1, 0.27] } as const;
    addBeam(stage, [-half, y, z], [half, y, z], slat, wood, frame);
  }
  for (const side of [-1, 1]) {
    const x = side * (half - 0.03);
    addBox(stage, [x - 0.03, height - 0.06, front], [x + 0.03, height + 0.2, front + 0.05], wood, frame);
    addBox(stage, [x - 0.04, height + 0.2, front - 0.03], [x + 0.04, height + 0.225, back + 0.08], wood, frame);
  }
}

/** Two chains from the seat's front and back, joined below the beam. */
function hangSide(stage: Stage, frame: Placement, side: number): void {
  const { half, height, front, back } = seat;
  const x = side * (half + 0.01);
  const knot: Vec3 = [x, 1.45, 0];
  for (const z of [front + 0.03, back + 0.05]) addTube(stage, [[x, height, z], knot], 0.008, blackMetal, frame);
  addTube(stage, [knot, [x, beamHeight - 0.06, 0]], 0.008, blackMetal, frame);
}
