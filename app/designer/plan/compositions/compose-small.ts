import type { Composition, GardenFigure, LawnShape, PathForm, PatioShape, Share } from "../composition.ts";
import type { Style } from "../plan.ts";

/** Fills in what a small garden has no choice of: its figure says where the beds lie. */
export function composeSmall(
  style: Style,
  patioShape: PatioShape,
  pathForm: PathForm,
  lawnShape: LawnShape,
  figure: GardenFigure,
): Composition {
  const [patioAcross, patioDepth] = figure.terrace.middle;
  return {
    style,
    patioShape,
    patioAcross,
    patioDepth,
    patioArea: 6,
    patioAspect: 1,
    pathForm,
    pathFrom: figure.course[0][0],
    pathWidth: 0.75,
    addsPath: false,
    lawnShape,
    lawnSize: 1,
    bedDepth: [0, 0],
    islands: 0,
    frontCorners: "none",
    bedAroundPatio: false,
    bedAlongPath: false,
    trees: 1,
    figure,
  };
}

/** Points written one after the other: across, depth, across, depth, ... */
export function pairs(numbers: readonly number[]): Share[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);
}
