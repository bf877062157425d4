import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import { addBeam, addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import { addSheet } from "../../stage/sheet-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

/** Meters: the platform's height and half width; where the chute begins and ends along x. */
const platform = { height: 1.2, half: 0.34, left: -1.15, right: -0.6 };
const chute = { half: 0.22, end: 1.3, rim: 0.14 };

/** A chute from a small platform with a ladder and handrails. */
export const slide: ObjectKind = {
  label: "Children's slide",
  width: 2.9,
  depth: 0.9,
  height: 1.9,
  radius: 1.5,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf({ ...site, color: undefined }, "#a17a50");
    const plastic: Surface = { color: linearFromHex(site.color ?? "#c8452f"), finish: "paint", bevel: 0.01 };
    const { height, half, left, right } = platform;
    for (const x of [left, right])
      for (const z of [-half, half]) addBox(stage, [x - 0.04, 0, z - 0.04], [x + 0.04, 1.86, z + 0.04], wood, frame);
    for (let i = 0; i < 5; i++)
      addBox(stage, [left + i * 0.112, height - 0.035, -half], [left + i * 0.112 + 0.1, height, half], wood, frame);
    for (const z of [-half, half])
      for (const y of [1.45, 1.8])
        addBox(stage, [left, y - 0.04, z - 0.018], [right, y + 0.04, z + 0.018], wood, frame);
    const foot: Vec3 = [left - 0.26, 0.02, 0];
    for (const z of [-0.24, 0.24]) {
      const rail = { width: 0.035, thickness: 0.08, wide: [0, 0, 1] } as const;
      addBeam(stage, [foot[0], 0.02, z], [left, height, z], rail, wood, frame);
    }
    for (let i = 1; i < 5; i++) {
      const share = i / 5;
      const [x, y] = [foot[0] + (left - foot[0]) * share, height * share];
      addBox(stage, [x - 0.045, y - 0.016, -0.24], [x + 0.045, y + 0.016, 0.24], wood, frame);
    }
    // It runs out level, so that no one lands hard.
    const line = Array.from({ length: 15 }, (_, i): [number, number] => {
      const u = i / 14;
      const drop = u < 0.1 ? u * u * 3 : u > 0.82 ? 1 - (1 - u) ** 2 * 1.4 : 0.03 + (u - 0.1) * 1.28;
      return [right + (chute.end - right) * u, 0.24 + (height - 0.24) * (1 - Math.min(1, drop))];
    });
    const across = [-1, -1, -0.8, 0, 0.8, 1, 1].map(
      (share, i) => [share * chute.half, i === 0 || i === 6 ? chute.rim : i === 1 || i === 5 ? 0.04 : 0] as const,
    );
    addSheet(
      stage,
      across.map(([z, lift]) => line.map(([x, y]): Vec3 => [x, y + lift, z])),
      plastic,
      frame,
    );
    for (const z of [-1, 1])
      line.slice(1).forEach(([x, y], i) => {
        const [lastX, lastY] = line[i] ?? [x, y];
        const edge = { width: 0.035, thickness: 0.03, wide: [0, 0, 1] } as const;
        addBeam(
          stage,
          [lastX, lastY + chute.rim, z * chute.half],
          [x, y + chute.rim, z * chute.half],
          edge,
          plastic,
          frame,
        );
      });
    for (const z of [-chute.half, chute.half])
      addBox(stage, [chute.end - 0.2, 0, z - 0.03], [chute.end - 0.14, 0.26, z + 0.03], wood, frame);
  },
};
