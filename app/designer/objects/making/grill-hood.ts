import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { Placement, Surface } from "../../stage/mesh.ts";
import { addCylinder } from "../../stage/round-mesh.ts";

/** Its middle, half its width, its front, the height of its rim and its depth; meters. */
interface Hood {
  x: number;
  half: number;
  near: number;
  base: number;
  depth: number;
}

const rise = 0.3;

export const steel: Surface = { color: linearFromHex("#b4b6b6"), finish: "metal", bevel: 0.008 };
const dark: Surface = { color: linearFromHex("#2b2c2e"), finish: "metal" };

/** A rounded lid with a handle across its front and a gauge, in `surface`. */
export function addGrillHood(
  stage: Stage,
  frame: Placement,
  { x, half, near, base, depth }: Hood,
  surface: Surface,
): void {
  const parts = 10;
  const profile = Array.from({ length: parts + 1 }, (_, i): [z: number, y: number] => {
    const angle = (i / parts) * Math.PI * 0.5;
    return [near + 0.34 * (1 - Math.cos(angle)), base + rise * Math.sin(angle)];
  });
  profile.push([near + depth - 0.06, base + rise - 0.02], [near + depth - 0.04, base]);
  const { color, finish } = surface;
  profile.slice(1).forEach(([z, y], i) => {
    const [lastZ, lastY] = profile[i] ?? [z, y];
    const [a, b] = [frame([x - half, lastY, lastZ]), frame([x + half, lastY, lastZ])];
    const [c, e] = [frame([x - half, y, z]), frame([x + half, y, z])];
    stage.addTriangle({ corners: [a, b, c], color, finish });
    stage.addTriangle({ corners: [b, e, c], color, finish });
    for (const side of [-1, 1]) {
      const middle = frame([x + side * half, base, near + depth / 2]);
      const corners: [Vec3, Vec3, Vec3] = [
        middle,
        frame([x + side * half, lastY, lastZ]),
        frame([x + side * half, y, z]),
      ];
      stage.addTriangle({ corners, color, finish });
    }
  });
  const [y, z] = [base + 0.1, near - 0.035];
  addCylinder(stage, frame([x - half * 0.8, y, z]), frame([x + half * 0.8, y, z]), [0.014, 0.014], steel, 10);
  for (const side of [-0.72, 0.72])
    addCylinder(
      stage,
      frame([x + side * half, y, z]),
      frame([x + side * half, y, near + 0.03]),
      [0.009, 0.009],
      dark,
      6,
    );
  const gauge = [base + 0.19, near + 0.055] as const;
  addCylinder(
    stage,
    frame([x, gauge[0], gauge[1] - 0.02]),
    frame([x, gauge[0], gauge[1] + 0.03]),
    [0.034, 0.034],
    dark,
    14,
  );
}
