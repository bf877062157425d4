import { smoothstep } from "../numeric/scalar.ts";
import type { Regions } from "./pixels/regions.ts";
import { featureCount, type SmallPicture } from "./pixels/small-picture.ts";
import type { Scale } from "./scale/scale-check.ts";
import type { Confidence, Doubt, SceneReading } from "./scene/scene.ts";

/** Below this score the customer is asked. */
const sureFrom = 0.6;

export interface Evidence {
  picture: SmallPicture;
  sky: Uint8Array;
  /** 1 = ground of any kind. */
  flat: Uint8Array;
  regions: Regions;
  scale: Scale;
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
  const { reading, scale } = evidence;
  const losses: [Doubt, number][] = [
    ["little-ground", 0.75 * smoothstep(0.17, 0.1, reading.groundShare)],
    ["ragged-edge", 0.6 * smoothstep(0.55, 1.15, reading.raggedness)],
    ["uprights-on-ground", 0.6 * smoothstep(0.004, 0.02, reading.uprights)],
    ["clutter", 0.65 * clutter(evidence)],
    ["horizon", 0.45 * smoothstep(0.085, 0.14, scale.rowError)],
    ["scale", 0.45 * smoothstep(0.4, 0.8, scale.eyeError)],
    ["snow", looksLikeSnow(evidence) ? 0.6 : 0],
    ["night", looksLikeNight(evidence.picture) ? 0.6 : 0],
    ["no-yard", 0.8 * smoothstep(0.5, 0.25, yardness(evidence))],
  ];
  const score = losses.reduce((left, [, loss]) => left * (1 - loss), 1);
  return { score, unsure: score < sureFrom, doubts: losses.filter(([, loss]) => loss > 0.15).map(([doubt]) => doubt) };
}

/** 0..1: edges that could not be decided, leaves that may be lawn, and furniture, of which some is seldom seen. */
function clutter({ undecided, leafy, islands }: Evidence): number {
  return Math.max(smoothstep(0.055, 0.13, undecided), smoothstep(0.07, 0.17, leafy), smoothstep(0.006, 0.02, islands));
}

/** Nearly white, not warm, without grain, and most of the ground: concrete in the sun is warmer and rougher or has joints. */
function looksLikeSnow({ picture, flat }: Evidence): boolean {
  let ground = 0;
  let snowy = 0;
  for (let i = 0; i < flat.length; i++) {
    if (!flat[i]) continue;
    ground++;
    const isCold = picture.blueYellow[i] < 1.8 && Math.abs(picture.greenRed[i]) < 4;
    if (picture.lightness[i] > 76 && isCold) snowy++;
  }
  return snowy > 0.4 * ground && ground > 0.05 * flat.length;
}

/** Dark nearly everywhere: a lamp may be bright. */
function looksLikeNight({ lightness }: SmallPicture): boolean {
  const sorted = lightness.slice().sort();
  return sorted[Math.floor(sorted.length * 0.5)] < 14 && sorted[Math.floor(sorted.length * 0.9)] < 42;
}

/**
 * What speaks for a place outdoors, 0.5 = enough: leaves and grass that reach the picture's border (a salad on a plate does
 * not), blue sky, and a rough ground.
 */
function yardness({ picture, sky, flat, regions }: Evidence): number {
  const { width, height, greenRed, blueYellow, features } = picture;
  const atBorder = new Uint8Array(regions.count);
  for (let x = 0; x < width; x++) {
    atBorder[regions.labels[x]] = 1;
    atBorder[regions.labels[(height - 1) * width + x]] = 1;
  }
  for (let y = 0; y < height; y++) {
    atBorder[regions.labels[y * width]] = 1;
    atBorder[regions.labels[y * width + width - 1]] = 1;
  }
  let [green, blue, ground, rough] = [0, 0, 0, 0];
  for (let i = 0; i < flat.length; i++) {
    const roughness = Math.exp(features[i * featureCount + 3] / 4.5) - 1;
    if (greenRed[i] < -4 && blueYellow[i] > 5 && roughness > 1.2 && atBorder[regions.labels[i]]) green++;
    if (sky[i] && blueYellow[i] < -5) blue++;
    if (!flat[i]) continue;
    ground++;
    if (roughness > 2.5) rough++;
  }
  const share = (count: number) => count / flat.length;
  return Math.min(1, share(green) / 0.06) + Math.min(0.4, share(blue) * 4) + (ground > 0 ? 0.3 * (rough / ground) : 0);
}
