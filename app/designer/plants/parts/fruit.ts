import { linearFromHex } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addLeaf, samplesPerMetre } from "./foliage.ts";

/** From its rim to its lit cheek: share of the radius, and brightness. */
const rings = [
  [1, 0.5],
  [0.87, 0.66],
  [0.72, 0.8],
  [0.54, 0.92],
  [0.34, 1.02],
] as const;

/** Radius in meters, color as hex. */
export function addFruit(stage: Stage, at: Vec3, radius: number, hex: string, random: Random): void {
  const color = linearFromHex(hex);
  const half = radius * (0.8 + 0.4 * random());
  const tone = 0.8 + 0.35 * random();
  const step = half * samplesPerMetre(stage, at[2]) < 7 ? 2 : 1;
  for (let k = 0; k < rings.length; k += step) {
    const [share, bright] = rings[k] ?? rings[0];
    const cheek: Vec3 = [at[0], at[1] + half * 0.4 * (1 - share), at[2] - half * 0.5 * (1 - share)];
    const [wide, high] = [half * share, half * share * 0.95];
    addLeaf(stage, cheek, [0, 0.45, -0.893], [1, 0, 0], wide, high, color, 0.9, "ellipse", tone * bright);
  }
}

/** Fruit of a tree: color as hex, radius in meters at size 1, and number per twig. */
export interface TwigFruit {
  color: string;
  radius: number;
  perTwig: number;
}

/** On the visible side. */
export function hangFruit(fruit: TwigFruit, from: Vec3, along: Vec3, size: number, stage: Stage, random: Random): void {
  const count = Math.floor(fruit.perTwig + random());
  for (let i = 0; i < count; i++) {
    const t = random();
    const at: Vec3 = [
      from[0] + along[0] * t + 0.12 * (random() - 0.5),
      from[1] + along[1] * t - 0.03 - 0.06 * random(),
      from[2] + along[2] * t - 0.04 - 0.1 * random(),
    ];
    addFruit(stage, at, fruit.radius * size, fruit.color, random);
  }
}
