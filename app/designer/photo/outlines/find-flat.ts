import { labelComponents } from "../pixels/mask-clean-up.ts";
import type { Scene } from "../scene/scene.ts";
import { type GroundView, shown } from "./ground-view.ts";

/** Meters of ground that even a low thing hides (a pot of 10 cm at 5 m); what hides less is ground not recognized. */
const hides = 0.3;
/** Mean probability of leaves and walls above which a piece may be one, however flat it looks. */
const mostUpright = 0.3;

/** Cells up to which a piece between open and kept ground is pixels of both, whatever it was read as. */
const mixed = 8;

/** Marks as level what is flat although the reader saw no ground: stains, seams and single pixels. */
export function findFlat({ width, height, top, scale, cells, level, along }: GroundView, scene: Scene): void {
  const { labels, components } = labelComponents(level, width, height);
  const deepest = new Float64Array(components.length);
  const upright = new Float64Array(components.length);
  const besides = new Uint8Array(components.length);
  const { built, leafage } = scene;
  const perCell = (built.width * scale) / scene.width;
  for (let column = 0; column < width; column++) {
    let run = 0;
    for (let row = 0; row < height; row++) {
      const i = row * width + column;
      if (level[i] === 1) {
        run = 0;
        continue;
      }
      run += cells[i] === shown.hidden ? along[row] : Number.POSITIVE_INFINITY;
      const small = Math.floor((top + row) * perCell) * built.width + Math.floor(column * perCell);
      const label = labels[i];
      for (const next of [i - 1, i + 1, i - width, i + width]) besides[label] |= 1 << (cells[next] ?? shown.hidden);
      deepest[label] = Math.max(deepest[label], run);
      upright[label] += Math.max(built.values[small], leafage.values[small]) / 255;
    }
  }
  const isFlat = components.map(
    ({ value, area, bottom }, k) =>
      value === 0 &&
      bottom < height - 1 &&
      ((area <= mixed && isSeam(besides[k])) || (deepest[k] <= hides && upright[k] <= mostUpright * area)),
  );
  for (let i = 0; i < level.length; i++) if (isFlat[labels[i]]) level[i] = 1;
}

function isSeam(besides: number): boolean {
  return (besides & (1 << shown.kept)) > 0 && (besides & ((1 << shown.loose) | (1 << shown.paved))) > 0;
}
