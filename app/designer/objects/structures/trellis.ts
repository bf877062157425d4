import type { Vec3 } from "../../numeric/vector.ts";
import { addBox, placementOf } from "../../stage/mesh.ts";
import { growClimber } from "../making/grow-climber.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

export const trellis: ObjectKind = {
  label: "Trellis with climber",
  width: 1.2,
  depth: 0.3,
  height: 1.8,
  radius: 0.65,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#8e6a47");
    const w = ((site.width ?? this.width) * site.size) / 2;
    const top = (site.height ?? this.height) * site.size;
    for (const x of [-w, w]) addBox(stage, [x - 0.035, 0, -0.035], [x + 0.035, top, 0.035], wood, frame);
    const columns = Math.round((2 * w) / 0.15);
    for (let i = 1; i < columns; i++) {
      const x = -w + (2 * w * i) / columns;
      addBox(stage, [x - 0.012, 0.12, -0.012], [x + 0.012, top - 0.03, 0], wood, frame);
    }
    for (let y = 0.15; y < top; y += 0.15) addBox(stage, [-w, y - 0.012, 0], [w, y + 0.012, 0.012], wood, frame);
    for (const x of [-0.5, 0.55]) {
      const line: Vec3[] = [
        [x * w * 0.4, 0, -0.03],
        [x * w, top * 0.5, -0.03],
        [x * w * (0.9 + 0.4 * random()), top * (0.92 - 0.2 * random()), -0.03],
      ];
      growClimber(stage, "clematis", "purple", line, frame, random);
    }
  },
};
