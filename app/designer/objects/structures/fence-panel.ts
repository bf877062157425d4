import { addBox, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

const boardWidth = 0.12;

export const fencePanel: ObjectKind = {
  label: "Wooden fence",
  width: 1.8,
  depth: 0.18,
  height: 1.8,
  radius: 0.92,
  shape: "rectangle",
  unit: "m",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#927152");
    const w = ((site.width ?? this.width) * site.size) / 2;
    const top = (site.height ?? this.height) * site.size;
    const bays = Math.max(1, Math.round((2 * w) / 1.9));
    for (let i = 0; i <= bays; i++) {
      const x = -w + 0.05 + ((2 * w - 0.1) * i) / bays;
      addBox(stage, [x - 0.05, 0, -0.02], [x + 0.05, top + 0.02, 0.08], wood, frame);
      addBox(stage, [x - 0.062, top + 0.02, -0.032], [x + 0.062, top + 0.045, 0.092], wood, frame);
    }
    for (const y of [0.3, top - 0.3]) addBox(stage, [-w, y - 0.045, 0], [w, y + 0.045, 0.035], wood, frame);
    const boards = Math.max(1, Math.round((2 * w) / boardWidth));
    const pitch = (2 * w) / boards;
    for (let i = 0; i < boards; i++) {
      const x = -w + i * pitch;
      const high = top - 0.05 - 0.008 * random();
      const front = -0.024 - 0.003 * random();
      addBox(stage, [x + 0.002, 0.04, front], [x + pitch - 0.003, high, 0], wood, frame);
    }
    addBox(stage, [-w, top - 0.05, -0.035], [w, top - 0.02, 0.05], wood, frame);
  },
};
