import { boxBlur, resizePlane } from "../numeric/filters.ts";
import type { Raster } from "../numeric/raster.ts";
import { lerp, smoothstep } from "../numeric/scalar.ts";
import { adoptGround } from "./ground/ground-kinds.ts";
import { readLight } from "./light/light.ts";
import { readShading } from "./light/shading.ts";
import { readPaving } from "./paving/read-paving.ts";
import { luminancePlane, readGroundColour } from "./pixels/ground-colour.ts";
import { refineMatte } from "./pixels/matte.ts";
import { findSky } from "./pixels/sky.ts";
import { shrinkPhoto } from "./pixels/small-picture.ts";
import type { Confidence, Doubt, Scene } from "./scene/scene.ts";
import { findSun } from "./sun/find-sun.ts";

/** What a customer said about the ground, on a coarse grid over the whole picture, row by row. */
export interface GroundCorrection {
  width: number;
  height: number;
  /** Per cell: 0 = as it was read, 1 = stays as it is, 2 = may be redesigned. */
  cells: Uint8Array;
}

const asRead = 0;
const kept = 1;
const redesigned = 2;

/** Doubts that a person who has looked at the ground has settled. */
const settledDoubts: readonly Doubt[] = ["little-ground", "ragged-edge", "uprights-on-ground", "clutter", "no-yard"];

/**
 * The scene with the customer's word on what is ground, and all that follows from it read again: colour, light, shading
 * and paving. Cells they said nothing about keep their matte exactly; inside of what they keep it is 0, inside of what
 * they give it is 255, and between the two it follows the photo's own edges. About 0.8 seconds at 1280 pixels.
 */
export function correctGround(scene: Scene, photo: Raster, correction: GroundCorrection): Scene {
  const ground = correctMatte(scene, photo, correction);
  const horizonV = Math.min(scene.horizonV, horizonAbove(ground, photo));
  for (let i = 0; i < Math.ceil(horizonV) * photo.width; i++) ground[i] = 0;
  const luminance = luminancePlane(photo);
  const colour = readGroundColour(photo, ground);
  const { shading, contrast } = readShading(photo, luminance, ground, colour.greenShare);
  const picture = shrinkPhoto(photo);
  const mask = sampleMask(ground, photo, picture.width, picture.height);
  const groundKinds = adoptGround(scene.groundKinds, mask);
  const view = { picture, kinds: groundKinds, sky: findSky(picture), lens: scene.lens };
  const { score } = scene.confidence;
  const sun = findSun({ ...view, horizonRow: horizonV / photo.height, confidence: score });
  return {
    ...scene,
    ground,
    groundKinds,
    horizonV,
    paving: readPaving(photo, picture, mask),
    greenShare: colour.greenShare,
    lushness: colour.lushness,
    lawnColour: colour.lawnColour,
    light: readLight(photo, colour, contrast, sun, score),
    shading,
    reading: { ...scene.reading, groundShare: mask.reduce((sum, value) => sum + value, 0) / mask.length },
    confidence: settle(scene.confidence),
  };
}

function correctMatte(scene: Scene, photo: Raster, correction: GroundCorrection): Uint8Array {
  const { width, height } = photo;
  const plane = (shareOf: (cell: number) => number) => Float32Array.from(correction.cells, shareOf);
  const grow = (cells: Float32Array) => resizePlane(cells, correction.width, correction.height, width, height);
  const shares = cellShares(scene, correction);
  const refined = refineMatte(photo, shares, correction.width, correction.height);
  const touched = plane((cell) => (cell === asRead ? 0 : 1));
  const near = grow(boxBlur(touched, correction.width, correction.height, 1));
  const insideKept = grow(plane((cell) => (cell === kept ? 1 : 0)));
  const insideGiven = grow(plane((cell) => (cell === redesigned ? 1 : 0)));
  return scene.ground.map((before, i) => {
    if (near[i] === 0) return before;
    if (insideKept[i] === 1) return 0;
    if (insideGiven[i] === 1) return 255;
    return Math.round(lerp(before, refined[i], smoothstep(0, 0.25, near[i])));
  });
}

/** How much of each cell is ground once corrected, 0..1. */
function cellShares({ ground, width, height }: Scene, correction: GroundCorrection): Float32Array {
  const sums = new Float32Array(correction.cells.length);
  const counts = new Float32Array(correction.cells.length);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * correction.height) / height) * correction.width;
    for (let x = 0; x < width; x++) {
      const cell = row + Math.floor((x * correction.width) / width);
      sums[cell] += ground[y * width + x];
      counts[cell]++;
    }
  }
  return sums.map((sum, cell) => {
    if (correction.cells[cell] === asRead) return sum / Math.max(1, counts[cell]) / 255;
    return correction.cells[cell] === redesigned ? 1 : 0;
  });
}

/** The lowest row for a horizon under which all but 1 % of the ground lies: level ground never reaches its horizon. */
function horizonAbove(ground: Uint8Array, { width, height }: Raster): number {
  let total = 0;
  for (const value of ground) total += value;
  let seen = 0;
  for (let i = 0; i < ground.length; i++) {
    seen += ground[i];
    if (seen > total * 0.01) return Math.max(0.03 * height, Math.floor(i / width) - 0.035 * height);
  }
  return height;
}

function sampleMask(ground: Uint8Array, photo: Raster, width: number, height: number): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * photo.height) / height) * photo.width;
    for (let x = 0; x < width; x++) {
      mask[y * width + x] = ground[row + Math.floor(((x + 0.5) * photo.width) / width)] >= 128 ? 1 : 0;
    }
  }
  return mask;
}

function settle({ score, doubts }: Confidence): Confidence {
  const left = doubts.filter((doubt) => !settledDoubts.includes(doubt));
  return { score: Math.max(score, left.length > 0 ? 0.7 : 0.95), unsure: false, doubts: left };
}
