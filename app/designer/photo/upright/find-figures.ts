import { labelComponents } from "../pixels/mask-clean-up.ts";
import type { Scene } from "../scene/scene.ts";
import { person } from "./keep-people.ts";

/** Foot as shares of the picture's width and height, height as share of its height. */
interface Figure {
  foot: [u: number, v: number];
  height: number;
}

/** Share of the picture; less is a speck. */
const smallest = 0.0005;
const figuresAtMost = 3;

/** The people whom the reader sees, largest first. */
export function findFigures({ likeliest: { width, height, values } }: Pick<Scene, "likeliest">): Figure[] {
  const people = values.map((kind) => (kind === person ? 1 : 0));
  return labelComponents(people, width, height)
    .components.filter(({ value, area }) => value === 1 && area >= smallest * values.length)
    .sort((a, b) => b.area - a.area)
    .slice(0, figuresAtMost)
    .map(({ left, right, top, bottom }) => ({
      foot: [(left + right + 1) / 2 / width, (bottom + 1) / height],
      height: (bottom + 1 - top) / height,
    }));
}
