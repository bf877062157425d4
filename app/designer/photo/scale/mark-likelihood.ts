import type { Eye } from "../lens/eye.ts";
import { heightInEyes } from "../lens/height-in-eyes.ts";
import type { Mark, Side } from "./mark.ts";
import * as usual from "./usual-sizes.ts";

/** In eye heights, for one horizon. */
export interface MeasuredMark {
  mark: Mark;
  /** Foot to head; for a window, ground to head. */
  high: number;
  wide: number | undefined;
  /** Standard deviation of the logarithm from pixel errors. */
  blur: number;
}

const endPixels = 1.5;

const usualHeights: Readonly<Record<Mark["kind"], readonly usual.Guess[]>> = {
  door: usual.doorHeights,
  "garage-door": usual.garageHeights,
  window: usual.windowHeads,
  "fence-panel": usual.fenceHeights,
  vehicle: usual.vehicleHeights,
};

/** Things on the ground, and doors and windows in a wall whose foot is visible. */
export function isMeasurable({ kind, foot }: Mark): boolean {
  if (foot.on === "unknown") return false;
  return foot.on === (kind === "window" ? "wall" : "ground") || kind === "door" || kind === "garage-door";
}

/** `lift` lowers the horizon by that many rows; `height` is the small picture's. */
export function measureMark(mark: Mark, eye: Eye, height: number, lift: number): MeasuredMark {
  const { kind, left, right, foot } = mark;
  const base = foot.on === "wall" ? foot : { left: left.foot, right: right.foot };
  const highAt = ({ x, head, foot: row }: Side, ground: number) => {
    const top = heightInEyes(eye, height, x, ground, head, lift);
    return kind === "window" ? top : top - heightInEyes(eye, height, x, ground, row, lift);
  };
  const tall = Math.max(1, (left.foot - left.head + right.foot - right.head) / 2);
  return {
    mark,
    high: (highAt(left, base.left) + highAt(right, base.right)) / 2,
    wide: foot.on === "ground" && kind === "garage-door" ? widthInEyes(eye, left, right, lift) : undefined,
    blur: endPixels / tall,
  };
}

/** Density of the logarithm of an arbitrary size, like a spread of 1.2. */
const anySize = 0.8;
/**
 * Share of surely found marks with a usual size. On rendered yards two in five have; marks of one house, on other
 * ground or under a misread horizon, are wrong together.
 */
const trusted = 0.3;

/** If the mark is not what it seems, its size says nothing. */
export function likelihoodOf({ mark, high, wide, blur }: MeasuredMark, eyeHeight: number): number {
  const { kind } = mark;
  const confidence = trusted * mark.confidence;
  const among = (metres: number, guesses: readonly usual.Guess[]) =>
    confidence * sumOf(guesses, metres, blur) + (1 - confidence) * anySize;
  const byHeight = among(high * eyeHeight, usualHeights[kind]);
  return wide === undefined ? byHeight : byHeight * among(wide * eyeHeight, usual.garageWidths);
}

function sumOf(guesses: readonly usual.Guess[], metres: number, blur: number): number {
  return guesses.reduce((sum, [usually, spread, share]) => {
    return sum + density(metres, [usually, Math.hypot(spread, blur), share]);
  }, 0);
}

export function density(metres: number, [middle, spread, share]: usual.Guess): number {
  return (share * Math.exp(-0.5 * (Math.log(Math.max(0.01, metres) / middle) / spread) ** 2)) / spread;
}

function widthInEyes(eye: Eye, left: Side, right: Side, lift: number): number {
  const pointOf = ({ x, foot }: Side): [x: number, z: number] => {
    const away = 1 / Math.max(1e-3, eye.dropAt(x, foot) - lift / eye.focal);
    return [((x - left.x) / eye.focal) * away, away];
  };
  const [[ax, az], [bx, bz]] = [pointOf(left), pointOf(right)];
  return Math.hypot(bx - ax, bz - az);
}
