import type { Vec3 } from "../../numeric/vector.ts";
import { addBeam, addBox, placementOf } from "../../stage/mesh.ts";
import { addBlob } from "../making/blob.ts";
import { growClimber } from "../making/grow-climber.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

/** Meters: height of the bars' heads, and half the width at foot and head. */
const head = 1.72;
const half = { foot: 0.24, head: 0.06 };

/** A slim pyramid of slats for a climber, with a ball on top. */
export const obelisk: ObjectKind = {
  label: "Obelisk with climber",
  width: 0.56,
  depth: 0.56,
  height: 1.9,
  radius: 0.35,
  shape: "round",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#6c7a6a");
    const halfAt = (y: number) => half.foot + ((half.head - half.foot) * y) / head;
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        addBeam(
          stage,
          [x * half.foot, 0, z * half.foot],
          [x * half.head, head, z * half.head],
          { width: 0.035, thickness: 0.035 },
          wood,
          frame,
        );
    for (const y of [0.25, 0.6, 0.95, 1.25, 1.5]) {
      const w = halfAt(y);
      for (const side of [-1, 1]) {
        addBox(stage, [-w, y - 0.014, side * w - 0.008], [w, y + 0.014, side * w + 0.008], wood, frame);
        addBox(stage, [side * w - 0.008, y - 0.014, -w], [side * w + 0.008, y + 0.014, w], wood, frame);
      }
    }
    for (const side of [-1, 1]) {
      const bar = { width: 0.02, thickness: 0.012 };
      addBeam(stage, [0, 0.25, side * halfAt(0.25)], [0, head, side * half.head], bar, wood, frame);
      addBeam(stage, [side * halfAt(0.25), 0.25, 0], [side * half.head, head, 0], bar, wood, frame);
    }
    addBox(stage, [-0.085, head, -0.085], [0.085, head + 0.03, 0.085], wood, frame);
    addBlob(stage, [0, head + 0.095, 0], [0.065, 0.07, 0.065], wood, frame);
    for (const turn of [0.4, 3.4]) {
      const line = Array.from({ length: 9 }, (_, i): Vec3 => {
        const y = (i / 8) * head * (0.72 + 0.1 * random());
        const angle = turn + i * 0.75;
        const out = halfAt(y) + 0.02;
        return [Math.cos(angle) * out, y, Math.sin(angle) * out];
      });
      growClimber(stage, "clematis", "purple", line, frame, random);
    }
  },
};
