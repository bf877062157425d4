import { linearFromHex } from "../../numeric/colour.ts";
import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addLeaf } from "./foliage.ts";

/** A round fruit of a radius in metres, colour as hex, seen from the front: a dark rim and a lit cheek make it round. */
export function addFruit(stage: Stage, at: Vec3, radius: number, hex: string, random: Random): void {
  const colour = linearFromHex(hex);
  const half = radius * (0.8 + 0.4 * random());
  const tone = 0.8 + 0.35 * random();
  addLeaf(stage, at, [0, 0.2, -0.98], [1, 0, 0], half, half * 0.95, colour, 0.6, "ellipse", tone * 0.55);
  const cheek: Vec3 = [at[0], at[1] + half * 0.22, at[2] - half * 0.3];
  addLeaf(stage, cheek, [0.1, 0.6, -0.79], [1, 0, 0], half * 0.72, half * 0.66, colour, 0.9, "ellipse", tone);
}

/** Fruit of a tree: colour as hex, radius in metres at size 1, and how many on a twig. */
export interface TwigFruit {
  colour: string;
  radius: number;
  perTwig: number;
}

/** Hangs fruit under a twig that runs `along` from its foot, on the side that is seen. */
export function hangFruit(fruit: TwigFruit, from: Vec3, along: Vec3, size: number, stage: Stage, random: Random): void {
  const count = Math.floor(fruit.perTwig + random());
  for (let i = 0; i < count; i++) {
    const t = random();
    const at: Vec3 = [
      from[0] + along[0] * t + 0.12 * (random() - 0.5),
      from[1] + along[1] * t - 0.03 - 0.06 * random(),
      from[2] + along[2] * t - 0.04 - 0.1 * random(),
    ];
    addFruit(stage, at, fruit.radius * size, fruit.colour, random);
  }
}
