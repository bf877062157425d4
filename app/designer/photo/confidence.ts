import { smoothstep } from "../numeric/scalar.ts";
import type { Regions } from "./pixels/regions.ts";
import type { SmallPicture } from "./pixels/small-picture.ts";
import { looksLikeNight, looksLikeSnow, yardLikeness } from "./pixels/yard-likeness.ts";
import type { EyeScale } from "./scale/scale-check.ts";
import type { Confidence, Doubt, SceneReading } from "./scene/scene.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** Below this score the customer is asked. */
const sureFrom = 0.6;

export interface Evidence {
  picture: SmallPicture;
  sky: Uint8Array;
  /** 1 = ground of any kind. */
  flat: Uint8Array;
  regions: Regions;
  scale: EyeScale;
  reading: SceneReading;
  /** Pixels that are neither clearly ground nor clearly not, over those that are ground. */
  undecided: number;
  /** Share of the ground that may be a hedge or planting which should be left. */
  leafy: number;
  /** Share of the ground where something seems to stand. */
  islands: number;
}

/**
 * How far the reading of a photo can be trusted: each cause of doubt takes its share of the score. The weights are such
 * that on fixture yards and photos what is read right is sure and what is read wrong is not.
 */
export function judgeConfidence(evidence: Evidence): Confidence {
  const { picture, sky, flat, regions, reading, scale } = evidence;
  const losses: [Doubt, number][] = [
    ["little-ground", 0.75 * smoothstep(0.17, 0.1, reading.groundShare)],
    ["ragged-edge", 0.6 * smoothstep(0.55, 1.15, reading.raggedness)],
    ["uprights-on-ground", 0.6 * smoothstep(0.004, 0.02, reading.uprights)],
    ["clutter", 0.65 * clutter(evidence)],
    ["horizon", 0.45 * smoothstep(0.085, 0.14, scale.rowError)],
    ["scale", 0.45 * smoothstep(0.4, 0.8, scale.eyeError)],
    ["snow", looksLikeSnow(picture, flat) ? 0.6 : 0],
    ["night", looksLikeNight(picture) ? 0.6 : 0],
    ["no-yard", 0.8 * smoothstep(0.5, 0.25, yardLikeness(picture, sky, flat, regions))],
  ];
  const score = losses.reduce((left, [, loss]) => left * (1 - loss), 1);
  return { score, unsure: score < sureFrom, doubts: losses.filter(([, loss]) => loss > 0.15).map(([doubt]) => doubt) };
}

/** 0..1: edges that could not be decided, leaves that may be lawn, and furniture, of which some is seldom seen. */
function clutter({ undecided, leafy, islands }: Evidence): number {
  return Math.max(smoothstep(0.055, 0.13, undecided), smoothstep(0.07, 0.17, leafy), smoothstep(0.006, 0.02, islands));
}
