import type { Random } from "../../numeric/random.ts";
import { addBox, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, soil, stoneOf } from "../making/tones.ts";

/** Maximum riser in meters, and the thickness of a tread. */
const steepest = 0.16;
const slab = 0.055;

/** They climb away from the front, with as many risers as the height needs. */
export const steps: ObjectKind = {
  label: "Stone steps",
  width: 1.4,
  depth: 1,
  height: 0.24,
  radius: 0.8,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const stone = stoneOf(site, "#99917f");
    const w = ((site.width ?? this.width) * site.size) / 2;
    const height = (site.height ?? this.height) * site.size;
    const risers = Math.max(1, Math.ceil(height / steepest - 0.01));
    const rise = height / risers;
    const depth = site.depth ?? this.depth;
    const going = depth / risers;
    for (let i = 0; i < risers; i++) {
      const z = -depth / 2 + i * going;
      const top = (i + 1) * rise;
      // Risers are set back under the nose of the tread; behind them is earth.
      for (const [left, right] of splitAcross(w - 0.03, 0.42, random)) {
        const face = z + 0.03 + 0.012 * random();
        const tone = shaded(stone, 0.66 + 0.22 * random());
        addBox(stage, [left, top - rise - 0.02, face], [right - 0.006, top - slab, face + 0.2], tone, frame);
      }
      addBox(
        stage,
        [-w + 0.05, top - rise - 0.02, z + 0.2],
        [w - 0.05, top - slab, depth / 2],
        shaded(soil, 0.7),
        frame,
      );
      const back = i === risers - 1 ? depth / 2 : z + going + 0.04;
      for (const [left, right] of splitAcross(w, 0.75, random)) {
        const tone = shaded(stone, 0.92 + 0.22 * random());
        const nose = z - 0.012 * random();
        addBox(
          stage,
          [left, top - slab, nose],
          [right - 0.005, top - 0.004 * random(), back],
          { ...tone, bevel: 0.018 },
          frame,
        );
      }
    }
  },
};

function splitAcross(half: number, length: number, random: Random): [left: number, right: number][] {
  const count = Math.max(1, Math.round((2 * half) / length));
  const cutAt = (i: number): number => {
    const inner = i > 0 && i < count;
    return -half + (2 * half * (i + (inner ? 0.4 * (random() - 0.5) : 0))) / count;
  };
  let right = cutAt(0);
  return Array.from({ length: count }, (_, i) => {
    const left = right;
    right = cutAt(i + 1);
    return [left, right];
  });
}
