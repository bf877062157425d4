import type { Vec3 } from "../../numeric/vector.ts";
import { addBeam, addBox, placementOf } from "../../stage/mesh.ts";
import { growClimber } from "../making/grow-climber.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

export const arch: ObjectKind = {
  label: "Garden arch with climbing rose",
  width: 1.7,
  depth: 0.6,
  height: 2.35,
  radius: 0.7,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const wood = woodOf(site, "#e2e0d8");
    const head = (t: number): [number, number] => [-0.62 * Math.cos(t * Math.PI), 1.72 + 0.52 * Math.sin(t * Math.PI)];
    const parts = 8;
    for (const z of [-0.24, 0.24]) {
      for (const x of [-0.62, 0.62])
        addBox(stage, [x - 0.028, 0, z - 0.028], [x + 0.028, 1.74, z + 0.028], wood, frame);
      for (let i = 0; i < parts; i++) {
        const [x0, y0] = head(i / parts);
        const [x1, y1] = head((i + 1) / parts);
        addBeam(stage, [x0, y0, z], [x1, y1, z], { width: 0.06, thickness: 0.045, wide: [0, 1, 0.01] }, wood, frame);
      }
    }
    for (let i = 1; i < parts * 2; i++) {
      const [x, y] = head(i / parts / 2);
      addBox(stage, [x - 0.014, y - 0.01, -0.28], [x + 0.014, y + 0.014, 0.28], wood, frame);
    }
    for (const x of [-0.62, 0.62]) {
      for (let y = 0.25; y < 1.7; y += 0.22)
        addBox(stage, [x - 0.012, y, -0.24], [x + 0.012, y + 0.024, 0.24], wood, frame);
    }
    for (const along of [
      [0.02, 0.15, 0.3, 0.5],
      [0.98, 0.85, 0.72],
    ] as const) {
      const over = along.map((t): Vec3 => [...head(t), 0]);
      const [footX] = head(along[0]);
      growClimber(stage, "climbing-rose", "pink", [[footX, 0, 0], ...over], frame, random);
    }
  },
};
