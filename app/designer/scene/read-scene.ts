import type { Raster } from "../raster.ts";
import { createEye } from "./eye.ts";
import { luminancePlane, readGroundColour } from "./ground-colour.ts";
import { readGroundKinds } from "./ground-kinds.ts";
import { segmentGround } from "./ground-segmentation.ts";
import { findHorizon } from "./horizon.ts";
import { readGrain, readHaze, readSharpness, readVividness } from "./image-quality.ts";
import { readLight } from "./light.ts";
import { findLineSegments } from "./line-segments.ts";
import { refineMatte } from "./matte.ts";
import { readPaving } from "./read-paving.ts";
import { judgeRegions } from "./region-odds.ts";
import { findRegions } from "./regions.ts";
import { type Confidence, type Doubt, type Scene, type SceneReading, sceneVersion } from "./scene.ts";
import { readShading } from "./shading.ts";
import { findSky } from "./sky.ts";
import { shrinkPhoto } from "./small-picture.ts";

import { uprightLineDensity } from "./upright-lines.ts";

/** A phone's main camera sees about 67 degrees across its long side: focal length as share of that side. */
const usualFocalShare = 0.75;

/** What the photo's file said about itself. */
export interface PhotoFacts {
  /** Focal length as share of the long side. */
  focalShare?: number;
}

/**
 * Reads everything the designer needs out of a photo; once per photo, about 1.5 seconds at 1280 pixels. Any raster is
 * accepted: `reading` tells how well it went, and a picture without ground gets an empty matte.
 */
export function readScene(photo: Raster, { focalShare }: PhotoFacts = {}): Scene {
  const { width, height } = photo;
  const picture = shrinkPhoto(photo);
  const sky = findSky(picture);
  const segments = findLineSegments(picture);
  const focal = focalShare ?? usualFocalShare;
  const horizon = findHorizon(picture, segments, focal, focalShare !== undefined);
  const eye = createEye(horizon, focal, picture.width, picture.height);
  const uprights = uprightLineDensity(segments, eye, picture.width, picture.height);
  const regions = findRegions(picture);
  const regionOdds = judgeRegions(picture, regions, eye, uprights);
  const { mask, boundary } = segmentGround(picture, { sky, eye, uprights, regions, regionOdds });
  const ground = refineMatte(photo, mask, picture.width, picture.height);
  const luminance = luminancePlane(photo);
  const colour = readGroundColour(photo, ground);
  const { shading, contrast } = readShading(photo, luminance, ground, colour.greenShare);
  const paving = readPaving(photo, picture, mask);
  const reading = assess(mask, sky, boundary, uprights);
  return {
    version: sceneVersion,
    width,
    height,
    ground,
    groundKinds: readGroundKinds(picture, mask, paving),
    horizonV: horizon.row * height,
    paving,
    greenShare: colour.greenShare,
    lushness: colour.lushness,
    lawnColour: colour.lawnColour,
    light: readLight(photo, luminance, colour, contrast),
    shading,
    grain: readGrain(photo),
    uprights: {
      width: picture.width,
      height: picture.height,
      values: Uint8Array.from(uprights, (density) => Math.round(255 * Math.min(1, density / 0.25))),
    },
    vividness: readVividness(photo),
    sharpness: readSharpness(photo),
    haze: readHaze(photo),
    reading,
    lens: {
      focalShare: focalShare ?? usualFocalShare,
      focalKnown: focalShare !== undefined,
      roll: horizon.roll,
      eyeHeight: 1.6,
      scaleUncertainty: 0.35,
    },
    confidence: judge(reading),
  };
}

function judge(reading: SceneReading): Confidence {
  const doubts: Doubt[] = [];
  if (reading.groundShare < 0.12) doubts.push("little-ground");
  if (reading.raggedness > 0.6) doubts.push("ragged-edge");
  if (reading.uprights > 0.02) doubts.push("uprights-on-ground");
  return { score: 1 - doubts.length / 3, unsure: doubts.length > 0, doubts };
}

function assess(mask: Uint8Array, sky: Uint8Array, boundary: Int32Array, uprights: Float32Array): SceneReading {
  const sum = (values: Uint8Array) => values.reduce((total, value) => total + value, 0);
  let jumps = 0;
  for (let x = 1; x < boundary.length; x++) jumps += Math.abs(boundary[x] - boundary[x - 1]);
  return {
    groundShare: sum(mask) / mask.length,
    skyShare: sum(sky) / sky.length,
    raggedness: jumps / boundary.length,
    uprights: uprights.reduce((total, value, i) => total + value * mask[i], 0) / Math.max(1, sum(mask)),
  };
}
