import { linearFromHex, mixColour } from "../numeric/colour.ts";
import { clamp } from "../numeric/scalar.ts";
import { normalize } from "../numeric/vector.ts";
import { addCylinder } from "../objects/mesh.ts";
import type { Stage } from "../render/geometry.ts";
import { addLeaf, samplesPerMetre } from "./foliage.ts";
import type { Grow } from "./species.ts";

/** Below this girth a conifer is a column with upright sprays. */
const slender = 0.2;

/** A conifer's needles and bark, as hex. */
export interface ConiferForm {
  dark: string;
  light: string;
}

/** A cone of needle sprays in loose tiers, or a column where it is slender. */
export function conifer(form: Partial<ConiferForm> = {}): Grow {
  const dark = linearFromHex(form.dark ?? "#1d3120");
  const light = linearFromHex(form.light ?? "#557749");
  const bark = linearFromHex("#4a3b2e");
  return ({ x, z, height, radius }, stage, random) => {
    const girth = radius / height;
    const samples = samplesPerMetre(stage, z);
    const count = Math.round(clamp(height * samples * 15, 2600, 14000));
    const scale = Math.max(1, 1 / (0.008 * samples));
    addCylinder(stage, [x, 0, z], [x, height * 0.3, z], 0.05, 0.04, { colour: bark, finish: "bark" }, 6);
    addCore(x, z, height, girth, stage);
    for (let i = 0; i < count; i++) {
      const t = random() ** 1.35;
      const angle = random() * 6.283;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const tier = 0.82 + 0.18 * Math.abs(Math.sin(t * height * 5 + angle));
      const cone = height * girth * outlineAt(t, girth);
      const reach = cone * tier * (0.45 + 0.55 * random() ** 0.35);
      const normal = normalize([
        cos * 0.7 + (random() - 0.5) * 0.6,
        0.7 + (random() - 0.5) * 0.4,
        sin * 0.7 + (random() - 0.5) * 0.6,
      ]);
      addLeaf(
        stage,
        [x + cos * reach, 0.04 * height + t * height * 0.96, z + sin * reach],
        normal,
        normalize([cos, (girth < slender ? 0.9 : -0.12) + 0.5 * t, sin]),
        0.05 * Math.sqrt(scale) * (0.7 + 0.6 * random()),
        0.011 * scale,
        mixColour(dark, light, random()),
        0.3 + 0.7 * clamp(reach / (cone + 0.01), 0, 1),
        "leaf",
        0.8 + 0.4 * random(),
      );
    }
  };
}

/** Radius at a height, as a share of the greatest; `t` runs from the foot (0) to the top (1). */
function outlineAt(t: number, girth: number): number {
  return girth < slender ? Math.sqrt(Math.max(0, 1 - t)) * (1 - 0.3 * (1 - t) ** 4) : 1 - t;
}

/** The dark inside of the tree: without it the fence behind would shine through the sprays. */
function addCore(x: number, z: number, height: number, girth: number, stage: Stage): void {
  const surface = { colour: linearFromHex("#16271a"), finish: "bark" } as const;
  const parts = 7;
  for (let i = 0; i < parts; i++) {
    const from = i / parts;
    const to = (i + 1) / parts;
    const radius = (t: number) => Math.max(0.004, 0.66 * height * girth * outlineAt(t, girth));
    const level = (t: number): [number, number, number] => [x, (0.06 + 0.9 * t) * height, z];
    addCylinder(stage, level(from), level(to), radius(from), radius(to), surface, 12);
  }
}
