import type { Vec3 } from "../../numeric/vector.ts";
import { addBeam, addBox, placementOf } from "../../stage/mesh.ts";
import type { ObjectSite } from "../../stage/object-site.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

const overhang = 0.35;

/** The plan is in meters, so size affects the height only. */
function measure({ width, depth, height, size }: ObjectSite): { w: number; d: number; top: number } {
  return { w: (width ?? 3) / 2, d: (depth ?? 2.4) / 2, top: (height ?? 2.8 * size) - 0.35 };
}

/** One per post, those at the back first: up the post, along the beam and over the rafters. */
export function pergolaSupports(site: ObjectSite): Vec3[][] {
  const frame = placementOf({ ...site, size: 1 });
  const { w, d, top } = measure(site);
  const corners = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  return corners.map(([side, end]) => {
    const [x, z] = [side * (w + 0.06), end * (d + 0.1)];
    const points: Vec3[] = [
      [x, 0, z],
      [x, top + 0.1, z],
      [side * w * 0.45, top + 0.26, z],
      [side * w * 0.1, top + 0.4, end * d * 0.45],
      [-side * w * 0.35, top + 0.4, end * d * 0.15],
    ];
    return points.map(frame);
  });
}

export const pergola: ObjectKind = {
  label: "Pergola",
  width: 3,
  depth: 2.4,
  height: 2.8,
  radius: 0.1,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#8a6440");
    const { w, d, top } = measure(site);
    for (const x of [-w, w])
      for (const z of [-d, d]) {
        addBox(stage, [x - 0.06, 0, z - 0.06], [x + 0.06, top + 0.16, z + 0.06], wood, frame);
        const inwards = -Math.sign(x) * 0.42;
        addBeam(
          stage,
          [x, top - 0.42, z],
          [x + inwards, top + 0.02, z],
          { width: 0.08, thickness: 0.05, wide: [0, 1, 0] },
          wood,
          frame,
        );
      }
    for (const z of [-d, d])
      for (const side of [-0.085, 0.085]) {
        const at = z + side;
        addBox(stage, [-w - overhang, top, at - 0.022], [w + overhang, top + 0.19, at + 0.022], wood, frame);
      }
    const rafters = Math.max(2, Math.round((2 * w) / 0.45));
    for (let i = 0; i <= rafters; i++) {
      const x = -w + (2 * w * i) / rafters;
      addBox(stage, [x - 0.022, top + 0.16, -d - overhang], [x + 0.022, top + 0.31, d + overhang], wood, frame);
    }
    const battens = Math.max(2, Math.round((2 * d) / 0.5));
    for (let i = 0; i <= battens; i++) {
      const z = -d - 0.1 + ((2 * d + 0.2) * i) / battens;
      addBox(stage, [-w - 0.2, top + 0.31, z - 0.02], [w + 0.2, top + 0.35, z + 0.02], wood, frame);
    }
  },
};
