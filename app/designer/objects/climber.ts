import { linearFromHex, mixColour } from "../numeric/colour.ts";
import type { Random } from "../numeric/random.ts";
import { normalize, type Vec3 } from "../numeric/vector.ts";
import { addLeaf, leafDetail, randomDirection } from "../plants/foliage.ts";
import type { Stage } from "../render/geometry.ts";
import type { Frame } from "./mesh.ts";

const inner = linearFromHex("#2c4520");
const outer = linearFromHex("#7d9c4c");

/** Leaves and a few flowers (hex) along a run of the object's frame, `reach` metres round it, `density` 1 = closed. */
export function growClimber(
  stage: Stage,
  from: Vec3,
  to: Vec3,
  reach: number,
  density: number,
  frame: Frame,
  random: Random,
  flower?: string,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const middle = frame([(from[0] + to[0]) / 2, 0, (from[2] + to[2]) / 2]);
  const detail = leafDetail(stage, middle[2], 6.28 * reach * length * density, 0.034, 0.02, 1.5, 4000);
  const petal = flower ? linearFromHex(flower) : undefined;
  for (let i = 0; i < detail.count; i++) {
    const t = random();
    const d = randomDirection(random);
    const out = Math.sqrt(random()) * reach * (0.55 + 0.9 * Math.abs(Math.sin(t * length * 4.3 + from[0] * 9)));
    const at = frame([
      from[0] + (to[0] - from[0]) * t + d[0] * out,
      Math.max(0.02, from[1] + (to[1] - from[1]) * t + d[1] * out),
      from[2] + (to[2] - from[2]) * t + d[2] * out,
    ]);
    const normal = normalize([d[0] + random() - 0.5, 0.5 + d[1] + random() - 0.5, d[2] - 0.3 + random() - 0.5]);
    const direction = normalize([normal[1], -normal[0] - 0.4, normal[2] * 0.3 + random() - 0.5]);
    const depth = out / reach;
    const flowers = petal && random() < 0.08 && depth > 0.4;
    const colour = flowers ? petal : mixColour(inner, outer, Math.min(1, depth * 0.7 + 0.4 * random()));
    const size = flowers ? 1.1 : 0.7 + 0.6 * random();
    addLeaf(
      stage,
      at,
      normal,
      direction,
      0.034 * size * detail.scale,
      0.022 * size * detail.scale,
      colour,
      0.3 + 0.7 * Math.min(1, depth),
      flowers ? "ellipse" : "leaf",
      0.75 + 0.5 * random(),
    );
  }
}
