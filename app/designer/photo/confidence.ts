import { smoothstep } from "../numeric/scalar.ts";
import type { Regions } from "./pixels/regions.ts";
import type { SmallPicture } from "./pixels/small-picture.ts";
import { looksLikeNight, looksLikeSnow, yardLikeness } from "./pixels/yard-likeness.ts";
import type { EyeScale } from "./scale/scale-check.ts";
import type { Confidence, Doubt, SceneReading } from "./scene/scene.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** Below this score the customer is asked. */
const sureFrom = 0.6;
/** What each cause takes of the score at most, and between which two values it goes from nothing to that. */
const littleGround = { weight: 0.75, from: 0.17, to: 0.1 };
const raggedEdge = { weight: 0.6, from: 0.55, to: 1.15 };
const uprightsOnGround = { weight: 0.6, from: 0.004, to: 0.02 };
const clutterWeight = 0.65;
const vagueHorizon = { weight: 0.45, from: 0.085, to: 0.14 };
const vagueScale = { weight: 0.45, from: 0.4, to: 0.8 };
const snowWeight = 0.6;
const nightWeight = 0.6;
const noYard = { weight: 0.8, from: 0.5, to: 0.25 };
/** A cause that takes more than this is told to the customer. */
const toldFrom = 0.15;
/** Shares of the ground from which there is some clutter, and with which there is nothing else. */
const undecidedShare = { from: 0.055, to: 0.13 };
const leafyShare = { from: 0.07, to: 0.17 };
const islandShare = { from: 0.006, to: 0.02 };

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
    ["little-ground", loss(littleGround, reading.groundShare)],
    ["ragged-edge", loss(raggedEdge, reading.raggedness)],
    ["uprights-on-ground", loss(uprightsOnGround, reading.uprights)],
    ["clutter", clutterWeight * clutter(evidence)],
    ["horizon", loss(vagueHorizon, scale.rowError)],
    ["scale", loss(vagueScale, scale.eyeError)],
    ["snow", looksLikeSnow(picture, flat) ? snowWeight : 0],
    ["night", looksLikeNight(picture) ? nightWeight : 0],
    ["no-yard", loss(noYard, yardLikeness(picture, sky, flat, regions))],
  ];
  const score = losses.reduce((left, [, lost]) => left * (1 - lost), 1);
  const doubts = losses.filter(([, lost]) => lost > toldFrom).map(([doubt]) => doubt);
  return { score, unsure: score < sureFrom, doubts };
}

function loss({ weight, from, to }: typeof littleGround, value: number): number {
  return weight * smoothstep(from, to, value);
}

/** 0..1: edges that could not be decided, leaves that may be lawn, and furniture, of which some is seldom seen. */
function clutter({ undecided, leafy, islands }: Evidence): number {
  return Math.max(
    smoothstep(undecidedShare.from, undecidedShare.to, undecided),
    smoothstep(leafyShare.from, leafyShare.to, leafy),
    smoothstep(islandShare.from, islandShare.to, islands),
  );
}
