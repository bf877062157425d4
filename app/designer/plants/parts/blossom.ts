import { type LinearRgb, mixColor } from "../../numeric/color.ts";
import { pick, type Random } from "../../numeric/random.ts";
import { normalize, tangents, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addLeaf } from "./foliage.ts";

const nearlyWhite: LinearRgb = [0.88, 0.78, 0.79];
/** Share of flowers in bud: small and deep in color. By eye, on photographs of cherries in full flower. */
const inBud = 0.14;

/** `out` is the crown's outward direction, a unit vector. */
export function addBlossom(
  stage: Stage,
  at: Vec3,
  out: Vec3,
  half: number,
  tones: readonly LinearRgb[],
  openness: number,
  random: Random,
): void {
  const normal = normalize([
    out[0] + 1.5 * (random() - 0.5),
    out[1] + 0.2 + 1.3 * (random() - 0.5),
    out[2] + 1.5 * (random() - 0.5),
  ]);
  const [u, v] = tangents(normal);
  const turn = 6.283 * random();
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const direction: Vec3 = [u[0] * cos + v[0] * sin, u[1] * cos + v[1] * sin, u[2] * cos + v[2] * sin];
  const tone = pick(random, tones);
  const bud = random() < inBud;
  const color = bud ? tone : mixColor(tone, nearlyWhite, 0.18 + 0.42 * random());
  const size = half * (bud ? 0.5 : 0.75 + 0.45 * random());
  const shape = bud ? "petal" : "blossom";
  // Petals transmit light to each other: even deep in the crown they are pale.
  const light = 0.45 + 0.55 * openness;
  addLeaf(stage, at, normal, direction, size, size * (bud ? 0.7 : 0.95), color, light, shape, 0.86 + 0.22 * random());
}
