import { addBox, frameOf } from "./mesh.ts";
import type { ObjectKind } from "./object-kind.ts";
import { shaded, stoneOf } from "./tones.ts";

/** Metres: a comfortable garden step. */
const rise = 0.15;
const going = 0.36;

/** Stone steps that climb away from the front; as many risers as the height asks for. */
export const steps: ObjectKind = {
  label: "Stone steps",
  width: 1.2,
  depth: 1.08,
  height: 0.45,
  radius: 0.8,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = frameOf({ ...site, size: 1 });
    const stone = stoneOf(site, "#99917f");
    const w = ((site.width ?? this.width) * site.size) / 2;
    const risers = Math.max(1, Math.round(((site.height ?? this.height) * site.size) / rise));
    const run = (site.depth ?? risers * going) / risers;
    const front = (-run * risers) / 2;
    for (let i = 0; i < risers; i++) {
      const z = front + i * run;
      const y = i * rise;
      addBox(stage, [-w + 0.02, y - 0.02, z + 0.03], [w - 0.02, y + rise - 0.055, -front], shaded(stone, 0.8), frame);
      const joint = (random() - 0.5) * w * 0.9;
      const back = i === risers - 1 ? -front : z + run + 0.05;
      for (const [left, right] of [
        [-w, joint - 0.003],
        [joint + 0.003, w],
      ] as const)
        addBox(
          stage,
          [left, y + rise - 0.055, z],
          [right, y + rise, back],
          shaded(stone, 0.95 + 0.2 * random()),
          frame,
        );
    }
  },
};
