import { createEye, type Eye } from "../lens/eye.ts";
import { findHorizon, type Horizon } from "../lens/horizon.ts";
import { uprightLineDensity } from "../lens/upright-lines.ts";
import { findLineSegments, type LineSegment } from "../pixels/line-segments.ts";
import { labelComponents } from "../pixels/mask-clean-up.ts";
import { coarse, findRegions, fine, type Regions, sortSteps } from "../pixels/regions.ts";
import { findSky } from "../pixels/sky.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";
import { type GroundKindMap, groundKinds, keptKinds } from "../scene/scene.ts";
import { findIslands } from "./find-islands.ts";
import { judgeFoliage } from "./foliage-odds.ts";
import { readGroundKinds } from "./ground-kinds.ts";
import { looksLikeWater } from "./ground-prior.ts";
import { segmentGround } from "./ground-segmentation.ts";
import { protectThings } from "./protect-things.ts";
import { findTrunks, judgeRegions } from "./region-odds.ts";

/** Where the ground of the small picture is, and what tells so. Masks have 1 for yes. */
export interface GroundReading {
  /** Level ground of every kind. */
  flat: Uint8Array;
  /** Ground that may be redesigned. */
  open: Uint8Array;
  kinds: GroundKindMap;
  sky: Uint8Array;
  horizon: Horizon;
  eye: Eye;
  segments: LineSegment[];
  regions: Regions;
  /** Density of upright lines. */
  uprights: Float32Array;
  /** Row per column where the ground begins. */
  boundary: Int32Array;
  undecided: number;
  /** Share of the ground that may be leaves. */
  leafy: number;
  /** Share of the ground that was taken for things standing on it by their outlines. */
  islands: number;
}

/** `focalShare` is the focal length as share of the long side. */
export function readGround(picture: SmallPicture, focalShare: number, focalKnown: boolean): GroundReading {
  const { width, height } = picture;
  const sky = findSky(picture);
  const segments = findLineSegments(picture);
  const horizon = findHorizon(picture, segments, focalShare, focalKnown);
  const eye = createEye(horizon, focalShare, width, height);
  const uprights = uprightLineDensity(segments, eye, width, height);
  const steps = sortSteps(picture);
  const regions = findRegions(picture, steps, fine);
  const shapeOdds = judgeRegions(picture, regions, eye, uprights);
  const trunks = findTrunks(picture, findRegions(picture, steps, coarse), eye);
  const foliage = judgeFoliage(picture, regions);
  const cues = { sky, eye, uprights, regions, shapeOdds, foliageOdds: foliage.odds, trunks };
  const { mask, boundary, undecided } = segmentGround(picture, cues);
  const water = findPool(picture, sky, eye);
  const level = mask.map((inside, i) => (water[i] ? 0 : inside));
  const levelKinds = readGroundKinds(picture, level, water, regions, eye);
  const islands = findIslands(picture, levelKinds);
  const standing = level.map((inside, i) => (islands[i] ? 0 : inside));
  const flat = protectThings(standing, water, width, height);
  const values = levelKinds.values.map((value, i) => (flat[i] || water[i] ? value : 0));
  const kinds = { ...levelKinds, values };
  const open = flat.map((inside, i) => (inside && !keptKinds.has(groundKinds[values[i]]) ? 1 : 0));
  return {
    flat,
    open,
    kinds,
    sky,
    horizon,
    eye,
    segments,
    regions,
    uprights,
    boundary,
    undecided,
    leafy: shareOf(flat, foliage.leafy),
    islands: shareOf(level, islands),
  };
}

/** Share of the ground in `flat` that is 1 in `part`. */
function shareOf(flat: Uint8Array, part: Uint8Array): number {
  let count = 0;
  let ground = 0;
  for (let i = 0; i < flat.length; i++) {
    if (!flat[i]) continue;
    ground++;
    count += part[i];
  }
  return count / Math.max(1, ground);
}

/** Shares of the height below the horizon, and of the picture; width over height. By eye, on photos of pools. */
const pool = { belowHorizon: 0.03, area: 0.008, form: 1.7 };

/** Water below the horizon, large and lying: a blue pot is neither. */
function findPool(picture: SmallPicture, sky: Uint8Array, eye: Eye): Uint8Array {
  const { width, height } = picture;
  const wet = Uint8Array.from(sky, (isSky, i) => {
    const isBelow = Math.floor(i / width) > eye.horizonAt(i % width) + pool.belowHorizon * height;
    return !isSky && isBelow && looksLikeWater(picture, i) ? 1 : 0;
  });
  const { labels, components } = labelComponents(wet, width, height);
  const isPool = components.map(({ value, area, left, right, top, bottom }) => {
    return value === 1 && area > pool.area * wet.length && right - left > pool.form * (bottom - top);
  });
  return wet.map((_, i) => (isPool[labels[i]] ? 1 : 0));
}
