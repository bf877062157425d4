import type { Style } from "../../wish/lexicon/garden-words.ts";
import {
  type Composition,
  type GardenFigure,
  type LawnShape,
  type PathForm,
  type PatioShape,
  plain,
  type Share,
  type ShareLine,
} from "../parts/composition.ts";

/** A small garden's figure determines the beds. */
export function composeSmall(
  style: Style,
  patioShape: PatioShape,
  pathForm: PathForm,
  lawnShape: LawnShape,
  suggests: Composition["suggests"],
  figure: GardenFigure,
): Composition {
  const [patioAcross, patioDepth] = figure.terrace.middle;
  const [[pathFrom]] = figure.course;
  return {
    ...plain,
    style,
    patioShape,
    patioAcross,
    patioDepth,
    patioArea: 6,
    pathForm,
    pathFrom,
    pathWidth: 0.75,
    suggests,
    lawnShape,
    bedDepth: [0, 0],
    figure,
  };
}

/** From across, depth, across, depth, ... */
export function pairs(
  ...[across, depth, ...more]: readonly [across: number, depth: number, ...more: number[]]
): ShareLine {
  return [[across, depth], ...restOf(more)];
}

function restOf([across, depth, ...more]: readonly number[]): Share[] {
  if (across === undefined || depth === undefined) return [];
  return [[across, depth], ...restOf(more)];
}
