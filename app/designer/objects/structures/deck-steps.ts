import { linearFromHex } from "../../numeric/color.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded } from "../making/tones.ts";
import { usualDeckWood } from "./deck.ts";

/** Meters: the steepest riser, how deep a tread is, and its boards. */
const steepest = 0.19;
const going = 0.29;
const tread = 0.036;

/** How deep a flight is that leads up to a deck of this height: the deck itself is its last tread. */
export function depthOfDeckSteps(height: number): number {
  return going * Math.max(1, risersOf(height) - 1);
}

function risersOf(height: number): number {
  return Math.max(2, Math.ceil(height / steepest));
}

/** Wooden steps up to a deck of `height` meters behind them. */
export const deckSteps: ObjectKind = {
  label: "Wooden steps",
  width: 1.4,
  depth: 0.87,
  height: 0.6,
  radius: 0.8,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood: Surface = { color: linearFromHex(site.color ?? usualDeckWood), finish: "wood" };
    const w = ((site.width ?? this.width) * site.size) / 2;
    const depth = (site.depth ?? this.depth) * site.size;
    const risers = risersOf((site.height ?? this.height) * site.size);
    const rise = ((site.height ?? this.height) * site.size) / risers;
    const run = depth / Math.max(1, risers - 1);
    for (let step = 0; step < risers - 1; step++) {
      const [near, top] = [-depth / 2 + step * run, (step + 1) * rise];
      addBox(
        stage,
        [-w + 0.02, 0, near + 0.03],
        [w - 0.02, top - tread, near + run + 0.01],
        shaded(wood, 0.62 + 0.08 * random()),
        frame,
      );
      for (const half of [0, 1])
        addBox(
          stage,
          [-w, top - tread, near + (half * run) / 2 + half * 0.004],
          [w, top, near + ((half + 1) * run) / 2],
          shaded(wood, 0.92 + 0.2 * random()),
          frame,
        );
    }
  },
};
