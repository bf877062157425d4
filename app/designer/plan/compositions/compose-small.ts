import type { Style } from "../../wish/typed/garden-words.ts";
import {
  type Composition,
  type GardenFigure,
  type LawnShape,
  type PathForm,
  type PatioShape,
  plain,
  type Share,
} from "../parts/composition.ts";

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
    ...plain,
    style,
    patioShape,
    patioAcross,
    patioDepth,
    patioArea: 6,
    pathForm,
    pathFrom: figure.course[0][0],
    pathWidth: 0.75,
    addsPath: false,
    lawnShape,
    bedDepth: [0, 0],
    frontCorners: "none",
    figure,
  };
}

/** Points written one after the other: across, depth, across, depth, ... */
export function pairs(numbers: readonly number[]): Share[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);
}
