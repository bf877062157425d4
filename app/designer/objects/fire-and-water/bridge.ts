import type { Vec3 } from "../../numeric/vector.ts";
import { addBeam, type Placement, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, woodOf } from "../making/tones.ts";

/** Meters: a plank and its gap, the arch above both ends at its middle as share of the span, and the railing. */
const plank = { width: 0.14, gap: 0.012, thickness: 0.035 };
const rise = { share: 0.1, foot: 0.08 };
const rail = { height: 0.5, spacing: 0.75, post: 0.06 };

/** A slightly arched footbridge of planks with handrails; its width is the span, along x. */
export const bridge: ObjectKind = {
  label: "Wooden footbridge",
  width: 2.6,
  depth: 0.95,
  height: 0.86,
  radius: 1.4,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#8a6b49");
    const half = ((site.width ?? this.width) * site.size) / 2;
    const side = ((site.depth ?? this.depth) * site.size) / 2;
    const archAt = (x: number) => rise.foot + 2 * half * rise.share * (1 - (x / half) ** 2);
    const beam = (from: Vec3, to: Vec3, width: number, thickness: number, tone: number, place: Placement = frame) =>
      addBeam(stage, from, to, { width, thickness, wide: [0, 1, 0] }, shaded(wood, tone), place);
    const pieces = Math.max(4, Math.round((2 * half) / 0.3));
    const stops = Array.from({ length: pieces + 1 }, (_, i) => -half + (2 * half * i) / pieces);
    for (const z of [-side + 0.06, side - 0.06])
      stops.slice(1).forEach((x, i) => {
        const before = stops[i] ?? x;
        beam([before, archAt(before) - 0.07, z], [x, archAt(x) - 0.07, z], 0.12, 0.05, 0.72);
        beam([before, archAt(before) + rail.height, z], [x, archAt(x) + rail.height, z], 0.05, 0.06, 1.04);
        beam([before, archAt(before) + rail.height / 2, z], [x, archAt(x) + rail.height / 2, z], 0.04, 0.035, 0.98);
      });
    const planks = Math.round((2 * half) / (plank.width + plank.gap));
    for (let i = 0; i < planks; i++) {
      const x = -half + ((i + 0.5) * 2 * half) / planks;
      const lean = (archAt(x + 0.05) - archAt(x - 0.05)) / 0.1;
      addBeam(
        stage,
        [x, archAt(x), -side],
        [x, archAt(x), side],
        { width: (2 * half) / planks - plank.gap, thickness: plank.thickness, wide: [1, lean, 0] },
        shaded(wood, 0.9 + 0.2 * random()),
        frame,
      );
    }
    const posts = Math.max(1, Math.round((2 * half - 0.1) / rail.spacing));
    for (const z of [-side + 0.06, side - 0.06])
      for (let i = 0; i <= posts; i++) {
        const x = -half + 0.05 + ((2 * half - 0.1) * i) / posts;
        const foot = i === 0 || i === posts ? 0 : archAt(x) - 0.1;
        addBeam(
          stage,
          [x, foot, z],
          [x, archAt(x) + rail.height + 0.02, z],
          { width: rail.post, thickness: rail.post },
          shaded(wood, 0.86 + 0.12 * random()),
          frame,
        );
      }
  },
};
