import { smoothstep } from "../numeric/scalar.ts";
import { scoreOfEntropy } from "./calibration.ts";
import { findDoubted } from "./ground/ground-doubt.ts";
import type { GroundReading } from "./ground/read-ground.ts";
import { looksLikeNight, type PhotoMeasures } from "./pixels/photo-measures.ts";
import type { SmallPicture } from "./pixels/small-picture.ts";
import { looksLikeSnow } from "./pixels/snow.ts";
import type { EyeScale } from "./scale/scale-check.ts";
import type { Confidence, Doubt, SceneReading } from "./scene/scene.ts";

/** Below this score the customer is asked. 95 of 100 readings of unseen yards are then right or asked about. */
const sureFrom = 0.68;
/** Per cause: the most it takes from the score, and the range in which it goes from nothing to that. */
const littleGround = { weight: 0.75, from: 0.05, to: 0.02 };
const vagueHorizon = { weight: 0.45, from: 0.085, to: 0.14 };
const vagueScale = { weight: 0.45, from: 0.4, to: 0.8 };
const snowWeight = 0.6;
const nightWeight = 0.6;
/** By the share of the likeliest subject other than a yard. */
const noYard = { weight: 0.8, from: 0.4, to: 0.6 };
/** By the share of open ground that is left out because it is at another level. */
const levels = { weight: 0.5, from: 0.05, to: 0.2 };
const reportedFrom = 0.15;

export interface Evidence extends Pick<GroundReading, "flat" | "kinds" | "shares" | "otherLevels"> {
  picture: SmallPicture;
  measures: PhotoMeasures;
  scale: EyeScale;
  reading: SceneReading;
}

/** The calibrated score of the reader's entropy, minus a penalty for each further doubt. */
export function judgeConfidence(evidence: Evidence): Confidence {
  const { picture, measures, flat, reading, scale, otherLevels, shares, kinds } = evidence;
  const losses: [Doubt, number][] = [
    ["ground", 1 - scoreOfEntropy(reading.entropy)],
    ["little-ground", loss(littleGround, reading.groundShare)],
    ["levels", loss(levels, otherLevels.share)],
    ["horizon", loss(vagueHorizon, scale.rowError)],
    ["scale", loss(vagueScale, scale.eyeError)],
    ["snow", looksLikeSnow(picture, flat) ? snowWeight : 0],
    ["night", looksLikeNight(measures) ? nightWeight : 0],
    ["no-yard", loss(noYard, likeliestBesideYard(reading.subjects))],
  ];
  const score = losses.reduce((left, [, lost]) => left * (1 - lost), 1);
  const unsure = score < sureFrom;
  // A little ground is always missing, so that doubt is reported only when the customer is asked anyway.
  const doubts = losses
    .filter(([doubt, lost]) => lost > (doubt === "ground" ? 1 - sureFrom : reportedFrom))
    .map(([doubt]) => doubt);
  const doubted = unsure ? findDoubted(shares, kinds) : undefined;
  return { score, unsure, doubts, ...(doubted && { doubted }) };
}

function likeliestBesideYard(subjects: SceneReading["subjects"]): number {
  return Object.entries(subjects).reduce((most, [name, share]) => (name === "yard" ? most : Math.max(most, share)), 0);
}

function loss({ weight, from, to }: typeof littleGround, value: number): number {
  return weight * smoothstep(from, to, value);
}
