import { addBox, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

/** Metres: a pale, the gap beside it, and the steps in which it narrows to its point. */
const pale = 0.07;
const gap = 0.055;
const point = [
  { high: 0.018, share: 0.72 },
  { high: 0.016, share: 0.4 },
] as const;

/** Pointed pales on two rails between capped posts, to look over; any width. */
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
      let y = top - 0.09 + 0.008 * random();
      addBox(stage, [x - pale / 2, 0.05, -0.022], [x + pale / 2, y, 0], wood, frame);
      for (const { high, share } of point) {
        addBox(stage, [x - (share * pale) / 2, y, -0.022], [x + (share * pale) / 2, y + high, 0], wood, frame);
        y += high;
      }
    }
  },
};
