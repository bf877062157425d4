import { linearFromHex, mixColor } from "../../numeric/color.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { LeafShape } from "../../stage/geometry.ts";
import { addLeaf } from "../parts/foliage.ts";
import type { Grow } from "../parts/species.ts";

export interface RosetteForm {
  shape?: LeafShape;
  /** Elevation in radians of the outermost and the innermost leaves. */
  rim?: number;
  heart?: number;
  /** Color of a hard tip on each leaf. */
  spine?: string;
  leaves: number;
  halfWidth: number;
  dark: string;
  light: string;
}

export function rosette(form: RosetteForm): Grow {
  const dark = linearFromHex(form.dark);
  const light = linearFromHex(form.light);
  const { shape = "taper", rim = 0.12, heart = 1.31 } = form;
  return ({ x, z, size, radius }, stage, random) => {
    const length = radius / 1.1;
    for (let i = 0; i < form.leaves; i++) {
      const t = 1 - i / form.leaves;
      const angle = i * 2.4;
      const elevation = rim + (heart - rim) * t + random() * 0.1;
      const reach = length * (0.85 + 0.35 * (1 - t)) * 0.55;
      const level = Math.cos(elevation);
      const up = Math.sin(elevation);
      const direction: Vec3 = [Math.cos(angle) * level, up, Math.sin(angle) * level];
      addLeaf(
        stage,
        [x + direction[0] * reach, 0.05 * size + up * reach, z + direction[2] * reach],
        normalize([-Math.cos(angle) * up, level, -Math.sin(angle) * up]),
        direction,
        reach,
        form.halfWidth * size,
        mixColor(dark, light, random()),
        0.4 + 0.6 * up,
        shape,
        0.9 + 0.2 * random(),
      );
      if (!form.spine) continue;
      const tip = reach * 2 - 0.004;
      const at: Vec3 = [x + direction[0] * tip, 0.05 * size + up * tip, z + direction[2] * tip];
      addLeaf(stage, at, [0, 0.3, -0.954], direction, 0.016 * size, 0.0035, linearFromHex(form.spine), 1, "taper", 1);
    }
  };
}
