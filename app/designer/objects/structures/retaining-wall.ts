import type { Random } from "../../numeric/random.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, soil, stoneOf } from "../making/tones.ts";

const capHeight = 0.06;

/** Any width, 0.3 to 0.8 m high. */
export const retainingWall: ObjectKind = {
  label: "Dry-stone retaining wall",
  width: 2.4,
  depth: 0.4,
  height: 0.5,
  radius: 1.22,
  shape: "rectangle",
  unit: "m",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const stone = stoneOf(site, "#8f8677");
    const w = ((site.width ?? this.width) * site.size) / 2;
    const d = (site.depth ?? this.depth) / 2 - 0.03;
    const top = (site.height ?? this.height) * site.size - capHeight;
    addBox(stage, [-w + 0.04, 0, -d + 0.06], [w - 0.04, top - 0.01, d], shaded(soil, 0.35), frame);
    let low = -0.02;
    while (low < top - 0.03) {
      const rest = top - low;
      const height = rest < 0.19 ? rest : 0.085 + 0.065 * random();
      layCourse(stage, frame, stone, { w, d, low, height }, random);
      low += height;
    }
    layCourse(stage, frame, shaded(stone, 1.12), { w: w + 0.02, d: d + 0.03, low: top, height: capHeight }, random, 2);
  },
};

function layCourse(
  stage: Stage,
  frame: Placement,
  stone: Surface,
  course: { w: number; d: number; low: number; height: number },
  random: Random,
  stretch = 1,
): void {
  const { w, d, low, height } = course;
  let left = -w;
  while (left < w - 0.01) {
    const length = Math.min(w - left, (0.16 + 0.26 * random()) * stretch);
    const right = w - left - length < 0.12 ? w : left + length;
    const front = -d + (stretch === 1 ? 0.035 * (random() - 0.3) : 0.012 * random());
    const gap = 0.003 + 0.006 * random();
    const tone = shaded(stone, 0.72 + 0.5 * random());
    const sag = stretch === 1 ? 0.012 * random() : 0.003;
    addBox(stage, [left + gap, low, front], [right - gap, low + height - sag, d], { ...tone, bevel: 0.02 }, frame);
    left = right;
  }
}
