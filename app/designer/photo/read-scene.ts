import { bytesOf } from "../numeric/map-plane.ts";
import type { Raster } from "../numeric/raster.ts";
import { floatAt } from "../numeric/read-at.ts";
import { type SeenPhoto, seenMarks } from "../reader/seen/seen-kinds.ts";
import { judgeConfidence } from "./confidence.ts";
import { readFinish } from "./finish/read-finish.ts";
import { certainGroundShare, certainSurroundingsShare, groundEntropy } from "./ground/ground-doubt.ts";
import { type KindShares, planeOf, sumOf } from "./ground/kind-shares.ts";
import { type GroundReading, readGround } from "./ground/read-ground.ts";
import { readLight } from "./light/light.ts";
import { readShading } from "./light/shading.ts";
import { readPaving } from "./paving/read-paving.ts";
import { luminancePlane, readGroundColor } from "./pixels/ground-color.ts";
import { readHaze, readVividness } from "./pixels/image-quality.ts";
import { refineMatte } from "./pixels/matte.ts";
import { measurePhoto } from "./pixels/photo-measures.ts";
import { type SmallPicture, shrinkPhoto } from "./pixels/small-picture.ts";
import { gatherMarks } from "./scale/gather-marks.ts";
import { checkScale } from "./scale/scale-check.ts";
import { sceneDoors } from "./scale/scene-doors.ts";
import { type Scene, type SceneReading, sceneVersion } from "./scene/scene.ts";
import { findSun } from "./sun/find-sun.ts";
import { withoutPeople } from "./upright/keep-people.ts";

/** A phone's main camera sees about 67 degrees, 27 mm in 35 mm terms: a share of the long side. */
export const usualFocalShare = 0.75;

/** Stored as 255. */
const densestUprights = 0.25;

export interface PhotoFacts {
  /** Focal length as a share of the long side. */
  focalShare?: number;
}

/** About a second at 1280 pixels. Accepts any raster: a picture without ground gets an empty matte. */
export function readScene(photo: Raster, seen: SeenPhoto, { focalShare }: PhotoFacts = {}): Scene {
  const { width, height } = photo;
  const picture = shrinkPhoto(photo);
  const focal = focalShare ?? usualFocalShare;
  const found = readGround(picture, seen, focal, focalShare !== undefined);
  const { open, kinds, horizon, uprights } = found;
  const reading = assess(found, seen);
  const marks = gatherMarks(picture, found, seen);
  const scale = checkScale(found, marks, focalShare !== undefined);
  const { horizonRow } = scale;
  const likeliest = likeliestKinds(found.shares);
  const ground = withoutPeople(matteBelow(horizonRow * height, photo, found), photo, likeliest);
  const luminance = luminancePlane(photo);
  const color = readGroundColor(photo, ground);
  const { shading, contrast } = readShading(photo, luminance, ground, color.greenShare);
  const lens = {
    focalShare: focal,
    focalKnown: focalShare !== undefined,
    roll: horizon.roll,
    eyeHeight: scale.eyeHeight,
    scaleUncertainty: scale.uncertainty,
  };
  const confidence = judgeConfidence({ ...found, picture, measures: measurePhoto(photo), reading, scale });
  const view = { picture, kinds, sky: found.sky, lens, horizonRow };
  const sun = findSun({ ...view, confidence: confidence.score });
  const leafage = densityMap(picture, sumOf(found.shares, ["tree", "shrub"]), 1);
  return {
    version: sceneVersion,
    width,
    height,
    ground,
    groundKinds: kinds,
    sky: found.sky,
    ...(found.otherLevels.share > 0 && { otherLevels: { ...kinds, values: found.otherLevels.values } }),
    horizonV: horizonRow * height,
    ...readPaving(photo, kinds, open),
    greenShare: color.greenShare,
    lushness: color.lushness,
    lawnColor: color.lawnColor,
    light: readLight(photo, color, contrast, sun, confidence.score),
    shading,
    finish: readFinish(photo, leafage),
    uprights: densityMap(picture, uprights, densestUprights),
    doors: sceneDoors(marks, picture),
    doorways: doorwaysOf(seen),
    built: densityMap(picture, found.built, 1),
    house: densityMap(picture, planeOf(found.shares, "building"), 1),
    leafage,
    likeliest,
    vividness: readVividness(photo),
    haze: readHaze(photo),
    reading,
    lens,
    confidence,
  };
}

/** Bytes; 255 is `most` or more. */
function densityMap({ width, height }: SmallPicture, densities: Float32Array, most: number): Scene["built"] {
  return { width, height, values: bytesOf(densities, (own) => Math.round(255 * Math.min(1, own / most))) };
}

function likeliestKinds({ width, height, planes }: KindShares): Scene["likeliest"] {
  const values = new Uint8Array(width * height);
  const highest = new Float32Array(width * height);
  for (const [kind, plane] of planes.entries())
    for (let i = 0; i < values.length; i++) {
      if (floatAt(plane, i) <= floatAt(highest, i)) continue;
      highest[i] = floatAt(plane, i);
      values[i] = kind;
    }
  return { width, height, values };
}

function doorwaysOf({ width, height, marks }: SeenPhoto): Scene["doorways"] {
  const doors = marks[seenMarks.indexOf("door")];
  return {
    width,
    height,
    values: Uint8Array.from(doors ?? new Float32Array(width * height), (own) => Math.round(255 * own)),
  };
}

/** Level ground never reaches the horizon. */
function matteBelow(horizonV: number, photo: Raster, { open, kinds }: GroundReading): Uint8Array {
  const matte = refineMatte(photo, open, kinds.width, kinds.height);
  return matte.fill(0, 0, Math.max(0, Math.ceil(horizonV)) * photo.width);
}

function assess({ open, sky }: GroundReading, seen: SeenPhoto): SceneReading {
  const shareOf = (mask: Uint8Array) => mask.reduce((sum, value) => sum + value, 0) / mask.length;
  return {
    groundShare: shareOf(open),
    certainGround: certainGroundShare(seen),
    certainSurroundings: certainSurroundingsShare(seen),
    skyShare: shareOf(sky),
    entropy: groundEntropy(seen),
    subjects: seen.photo,
  };
}
