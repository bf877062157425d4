import type { Raster } from "../numeric/raster.ts";
import { judgeConfidence } from "./confidence.ts";
import { builtDensity } from "./ground/built-density.ts";
import { type GroundReading, readGround } from "./ground/read-ground.ts";
import type { Jamb } from "./lens/door-look.ts";
import { findDoors } from "./lens/find-doors.ts";
import { readLight } from "./light/light.ts";
import { readShading } from "./light/shading.ts";
import { readPaving } from "./paving/read-paving.ts";
import { luminancePlane, readGroundColour } from "./pixels/ground-colour.ts";
import { readGrain, readHaze, readSharpness, readVividness } from "./pixels/image-quality.ts";
import { refineMatte } from "./pixels/matte.ts";
import { type SmallPicture, shrinkPhoto } from "./pixels/small-picture.ts";
import { checkScale } from "./scale/scale-check.ts";
import { type Scene, type SceneReading, sceneVersion } from "./scene/scene.ts";
import { findSun } from "./sun/find-sun.ts";

/**
 * A phone's main camera sees about 67 degrees across its long side: focal length as share of that side, 27 mm in terms of
 * 35 mm film. What is usual, not measured.
 */
const usualFocalShare = 0.75;

/** Density of upright lines that the scene keeps as the greatest. By eye. */
const densestUprights = 0.25;

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
  const focal = focalShare ?? usualFocalShare;
  const found = readGround(picture, focal, focalShare !== undefined);
  const { open, horizon, uprights } = found;
  const ground = refineMatte(photo, open, picture.width, picture.height);
  const luminance = luminancePlane(photo);
  const colour = readGroundColour(photo, ground);
  const { shading, contrast } = readShading(photo, luminance, ground, colour.greenShare);
  const reading = assess(found);
  const doors = findDoors(picture, found);
  const scale = checkScale(found, doors, focalShare !== undefined);
  const { horizonRow } = scale;
  const lens = {
    focalShare: focal,
    focalKnown: focalShare !== undefined,
    roll: horizon.roll,
    eyeHeight: scale.eyeHeight,
    scaleUncertainty: scale.uncertainty,
  };
  const confidence = judgeConfidence({ ...found, picture, reading, scale });
  const view = { picture, kinds: found.kinds, sky: found.sky, lens, horizonRow };
  const sun = findSun({ ...view, confidence: confidence.score });
  return {
    version: sceneVersion,
    width,
    height,
    ground,
    groundKinds: found.kinds,
    horizonV: horizonRow * height,
    paving: readPaving(photo, picture, open),
    greenShare: colour.greenShare,
    lushness: colour.lushness,
    lawnColour: colour.lawnColour,
    light: readLight(photo, colour, contrast, sun, confidence.score),
    shading,
    grain: readGrain(photo),
    uprights: densityMap(picture, uprights, densestUprights),
    doors: doors.map(({ left, right }) => ({ left: footOf(left, picture), right: footOf(right, picture) })),
    built: densityMap(picture, builtDensity(picture, found.sky), 1),
    vividness: readVividness(photo),
    sharpness: readSharpness(photo),
    haze: readHaze(photo),
    reading,
    lens,
    confidence,
  };
}

/** Densities as bytes: 255 stands for `most` and all above. */
function densityMap({ width, height }: SmallPicture, densities: Float32Array, most: number): Scene["built"] {
  return { width, height, values: Uint8Array.from(densities, (own) => Math.round(255 * Math.min(1, own / most))) };
}

function footOf({ x, foot }: Jamb, { width, height }: SmallPicture): [u: number, v: number] {
  return [x / width, foot / height];
}

/** Pixels: the corner of a house or a chair is one high jump, a hedge that was not understood is many. By eye. */
const highestJump = 8;

function assess({ open: mask, sky, boundary, uprights }: GroundReading): SceneReading {
  const sum = (values: Uint8Array) => values.reduce((total, value) => total + value, 0);
  let [jumps, before] = [0, boundary[0] ?? 0];
  for (const row of boundary) {
    jumps += Math.min(highestJump, Math.abs(row - before));
    before = row;
  }
  return {
    groundShare: sum(mask) / mask.length,
    skyShare: sum(sky) / sky.length,
    raggedness: jumps / boundary.length,
    uprights: uprights.reduce((total, value, i) => total + (mask[i] ? value : 0), 0) / Math.max(1, sum(mask)),
  };
}
