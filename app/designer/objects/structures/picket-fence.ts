import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

/** Meters: a pale, its thickness, the gap, and the height of its point. */
const pale = 0.07;
const thick = 0.022;
const gap = 0.055;
const point = 0.04;

/** Low enough to look over; any width. */
export const picketFence: ObjectKind = {
  label: "Picket fence",
  width: 1.8,
  depth: 0.12,
  height: 0.95,
  radius: 0.91,
  shape: "rectangle",
  unit: "m",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#dedbd2");
    const w = ((site.width ?? this.width) * site.size) / 2;
    const top = (site.height ?? this.height) * site.size;
    for (const x of [-w + 0.045, w - 0.045]) {
      addBox(stage, [x - 0.045, 0, 0], [x + 0.045, top, 0.09], wood, frame);
      addBox(stage, [x - 0.058, top, -0.013], [x + 0.058, top + 0.025, 0.103], wood, frame);
    }
    for (const y of [0.22 * top, 0.78 * top]) addBox(stage, [-w, y - 0.035, 0], [w, y + 0.035, 0.03], wood, frame);
    const pales = Math.max(1, Math.round((2 * w) / (pale + gap)));
    const pitch = (2 * w) / pales;
    for (let i = 0; i < pales; i++) {
      const x = -w + (i + 0.5) * pitch + 0.004 * (random() - 0.5);
      const y = top - 0.09 + 0.008 * random();
      addBox(stage, [x - pale / 2, 0.05, -thick], [x + pale / 2, y, 0], wood, frame);
      addPoint(stage, x, y, wood, frame);
    }
  },
};

function addPoint(stage: Stage, x: number, y: number, { color, finish }: Surface, frame: Placement): void {
  const gable = (z: number): readonly [Vec3, Vec3, Vec3] => [
    frame([x - pale / 2, y, z]),
    frame([x, y + point, z]),
    frame([x + pale / 2, y, z]),
  ];
  const [front, back] = [gable(-thick), gable(0)];
  stage.addTriangle({ corners: front, color, finish });
  stage.addTriangle({ corners: back, color, finish });
  for (const side of [0, 2] as const) {
    stage.addTriangle({ corners: [front[side], front[1], back[1]], color, finish });
    stage.addTriangle({ corners: [front[side], back[1], back[side]], color, finish });
  }
}
