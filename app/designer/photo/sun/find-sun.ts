import { smoothstep } from "../../numeric/scalar.ts";
import { createEye } from "../lens/eye.ts";
import type { LabPlanes } from "../pixels/small-picture.ts";
import { type GroundKindMap, groundKinds, type Lens } from "../scene/scene.ts";
import { findCasters, judgeFootShadows } from "./foot-shadow-cue.ts";
import { type GroundShade, readGroundShade } from "./ground-shade.ts";
import { judgeLitWalls, sampleWalls } from "./lit-walls-cue.ts";
import { judgeShadowEdges } from "./shadow-edge-cue.ts";
import { azimuths, elevations, overDirections } from "./sun-grid.ts";
import { raiseUprightField } from "./upright-field.ts";
import { judgeWideShadows } from "./wide-shadow-cue.ts";

/** Ground confidences between which darkness goes from a guess to a shadow. */
export const trustedGround = { from: 0.3, to: 0.7 };
/** Evidence of cast shadows: share of dark ground, and log-odds of the clearest stripe. */
const darkShare = { from: 0.01, to: 0.05 };
const clearStripe = { from: 2, to: 5 };
/** Natural logarithm. */
const darkFrom = 0.6;
/** Prior: log-odds of a sun from behind; elevation in radians, its deviation, and its weight. */
const fromBehind = 0.3;
const usualElevation = { middle: 0.72, spread: 0.2, weight: 0.5 };

/** Direction of the sun in radians; azimuth 0 is straight ahead of the camera, positive to its right. */
export interface SunReading {
  azimuth: number;
  elevation: number;
  /** 0 = unknown, 1 = the shadows leave no doubt. */
  certainty: number;
}

/** Kinds and sky (1) of the small picture. */
export interface SunView {
  picture: LabPlanes;
  kinds: GroundKindMap;
  sky: Uint8Array;
  lens: Pick<Lens, "focalShare" | "roll" | "eyeHeight">;
  /** Row of the horizon in the middle column, as a share of the height. */
  horizonRow: number;
  /** Confidence of the ground reading, 0..1: in clutter, most dark areas are not shadow. */
  confidence: number;
}

/**
 * Weak cues, each a log-likelihood over directions, are added to a prior. Source: Lalonde, Efros, Narasimhan,
 * "Estimating natural illumination from a single outdoor image" (2009), with cues for yards.
 */
export function findSun({ picture, kinds, sky, lens, horizonRow, confidence }: SunView): SunReading {
  const { width, height } = picture;
  const eye = createEye(
    { row: horizonRow, rowError: 0, roll: lens.roll, rollSureness: 1 },
    lens.focalShare,
    width,
    height,
  );
  const flat = kinds.values.map((kind) => (groundKinds[kind] === "none" || groundKinds[kind] === "pool" ? 0 : 1));
  const { runs, heights } = raiseUprightField(flat, sky, width, eye, lens.eyeHeight);
  const shade = readGroundShade(picture, flat, kinds, eye, lens.eyeHeight);
  const walls = sampleWalls(picture, shade, runs);
  const feet = judgeFootShadows(shade, findCasters(runs, eye.focal));
  const wide = judgeWideShadows(shade, heights);
  const edges = judgeShadowEdges(
    shade,
    walls.map(({ facing }) => facing),
  );
  const lit = judgeLitWalls(walls);
  const trust = smoothstep(trustedGround.from, trustedGround.to, confidence);
  // Without much dark ground or a clear stripe, the sun casts no shadows and the rest is a guess.
  const proof = Math.max(
    smoothstep(darkShare.from, darkShare.to, shadowShare(shade)),
    smoothstep(clearStripe.from, clearStripe.to, Math.max(...feet)),
  );
  const { azimuth, elevation, agreement } = conclude(
    lit.map((value, i) => trust * (value + feet[i] + wide[i] + edges[i])),
  );
  return { azimuth, elevation, certainty: agreement * proof };
}

/** Log-prior: people prefer the sun behind them, and it is seldom very low or high. */
function usual(azimuth: number, elevation: number): number {
  const { middle, spread, weight } = usualElevation;
  return -fromBehind * Math.cos(azimuth) - weight * ((elevation - middle) / spread) ** 2;
}

function shadowShare({ darkness }: GroundShade): number {
  let [dark, count] = [0, 0];
  for (const value of darkness) {
    if (Number.isNaN(value)) continue;
    count++;
    if (value > darkFrom) dark++;
  }
  return dark / Math.max(1, count);
}

/** Mean direction, and its concentration, 0..1. */
function conclude(evidence: Float32Array) {
  const logs = overDirections(usual).map((prior, i) => prior + evidence[i]);
  const most = logs.reduce((best, value) => Math.max(best, value), Number.NEGATIVE_INFINITY);
  let [right, ahead, rise, total] = [0, 0, 0, 0];
  logs.forEach((log, i) => {
    const share = Math.exp(log - most);
    const azimuth = azimuths[Math.floor(i / elevations.length)];
    right += share * Math.sin(azimuth);
    ahead += share * Math.cos(azimuth);
    rise += share * elevations[i % elevations.length];
    total += share;
  });
  return {
    azimuth: Math.atan2(right, ahead),
    elevation: rise / total,
    agreement: Math.hypot(right, ahead) / total,
  };
}
