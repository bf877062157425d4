import { addBox, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, woodOf } from "../making/tones.ts";

/** Meters: posts and the widest distance between them, rails, balusters and the distance between those. */
const post = { half: 0.045, spacing: 1.5 };
const rail = { half: 0.035, thickness: 0.04, low: 0.09 };
const baluster = { half: 0.016, spacing: 0.125 };

/** A guard of upright bars between posts, along x. */
export const railing: ObjectKind = {
  label: "Deck railing",
  width: 1.5,
  depth: 0.1,
  height: 0.95,
  radius: 0.76,
  shape: "rectangle",
  unit: "m",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#8f6a48");
    const w = ((site.width ?? this.width) * site.size) / 2;
    const top = (site.height ?? this.height) * site.size;
    const inner = w - post.half;
    const bays = Math.max(1, Math.ceil((2 * inner) / post.spacing));
    for (let i = 0; i <= bays; i++) {
      const x = -inner + (2 * inner * i) / bays;
      addBox(stage, [x - post.half, 0, -post.half], [x + post.half, top, post.half], shaded(wood, 0.86), frame);
    }
    for (const [low, high] of [
      [rail.low, rail.low + rail.thickness],
      [top - rail.thickness, top],
    ] as const)
      addBox(stage, [-w, low, -rail.half], [w, high, rail.half], shaded(wood, 0.98 + 0.06 * random()), frame);
    const bars = Math.max(1, Math.round((2 * inner) / baluster.spacing));
    for (let i = 1; i < bays * Math.round(bars / bays); i++) {
      const x = -inner + (2 * inner * i) / (bays * Math.round(bars / bays));
      addBox(
        stage,
        [x - baluster.half, rail.low + rail.thickness, -baluster.half],
        [x + baluster.half, top - rail.thickness, baluster.half],
        shaded(wood, 0.88 + 0.1 * random()),
        frame,
      );
    }
  },
};
