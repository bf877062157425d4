import { addBeam, addBox, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal, shaded, woodOf } from "../making/tones.ts";

/** Meters: half the side of a post, the gap next to the leaf, and a pale with its gap. */
const post = 0.055;
const clear = 0.02;
const pale = { width: 0.075, gap: 0.03 };

/** A boarded leaf with ledges and a brace between two capped posts; any width and height. */
export const gate: ObjectKind = {
  label: "Garden gate with posts",
  width: 1.3,
  depth: 0.16,
  height: 1.2,
  radius: 0.66,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#8a6647");
    const w = (site.width ?? this.width) / 2;
    const top = (site.height ?? this.height) - 0.03;
    for (const side of [-1, 1]) {
      const x = side * (w - post);
      addBox(stage, [x - post, 0, -post], [x + post, top, post], wood, frame);
      addBox(stage, [x - post - 0.015, top, -post - 0.015], [x + post + 0.015, top + 0.03, post + 0.015], wood, frame);
    }
    const [left, right] = [-w + 2 * post + clear, w - 2 * post - clear];
    const head = top - 0.1;
    const count = Math.max(3, Math.round((right - left + pale.gap) / (pale.width + pale.gap)));
    const pitch = (right - left + pale.gap) / count;
    for (let i = 0; i < count; i++) {
      const x = left + i * pitch;
      // A shallow arch, as gates have.
      const share = (2 * (i + 0.5)) / count - 1;
      const high = head + 0.09 * (1 - share * share);
      addBox(stage, [x, 0.07, -0.035], [x + pitch - pale.gap, high, -0.013], wood, frame);
    }
    const ledge = shaded(wood, 0.9);
    const [low, high] = [0.22, head - 0.14];
    for (const y of [low, high]) addBox(stage, [left, y - 0.045, -0.013], [right, y + 0.045, 0.015], ledge, frame);
    const brace = { width: 0.08, thickness: 0.026, wide: [0, 1, 0] } as const;
    addBeam(stage, [left + 0.06, low, 0.001], [right - 0.06, high, 0.001], brace, ledge, frame);
    for (const y of [low, high])
      addBox(stage, [left - clear - 0.02, y - 0.014, -0.048], [left + 0.26, y + 0.014, -0.036], blackMetal, frame);
    const y = high - 0.12;
    addBox(stage, [right - 0.09, y - 0.05, -0.042], [right - 0.05, y + 0.05, -0.035], blackMetal, frame);
    addBox(stage, [right - 0.08, y - 0.008, -0.09], [right - 0.06, y + 0.008, -0.04], blackMetal, frame);
    addBox(stage, [right - 0.17, y - 0.01, -0.095], [right - 0.06, y + 0.01, -0.08], blackMetal, frame);
  },
};
