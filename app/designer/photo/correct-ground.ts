import type { Raster } from "../numeric/raster.ts";
import {
  correctMatte,
  type GroundCorrection,
  givenCells,
  horizonAbove,
  personCells,
  sampleMask,
} from "./ground/correct-matte.ts";
import { adoptGround } from "./ground/ground-kinds.ts";
import { readLight } from "./light/light.ts";
import { readShading } from "./light/shading.ts";
import { readPaving } from "./paving/read-paving.ts";
import { luminancePlane, readGroundColor } from "./pixels/ground-color.ts";
import { shrinkPhoto } from "./pixels/small-picture.ts";
import { kindsOfAllLevels } from "./scene/all-levels.ts";
import type { Confidence, Doubt, Scene } from "./scene/scene.ts";
import { findSun } from "./sun/find-sun.ts";
import { withoutPeople, withPeople } from "./upright/keep-people.ts";

const settledDoubts: readonly Doubt[] = ["little-ground", "ground", "levels", "no-yard"];

/** Minimum score after such a check, with and without remaining doubts. */
const settledScore = { doubtful: 0.7, sure: 0.95 };

/** Recomputes what follows from the ground; paving is kept unless opened. About 0.8 seconds at 1280 pixels. */
export function correctGround(scene: Scene, photo: Raster, correction: GroundCorrection): Scene {
  const likeliest = withPeople(scene.likeliest, personCells(correction, scene.likeliest));
  const ground = withoutPeople(correctMatte(scene, photo, correction), photo, likeliest);
  const horizonV = Math.min(scene.horizonV, horizonAbove(ground, photo));
  for (let i = 0; i < Math.ceil(horizonV) * photo.width; i++) ground[i] = 0;
  const luminance = luminancePlane(photo);
  const color = readGroundColor(photo, ground);
  const { shading, contrast } = readShading(photo, luminance, ground, color.greenShare);
  const picture = shrinkPhoto(photo);
  const mask = sampleMask(ground, photo, picture.width, picture.height);
  const groundKinds = adoptGround(kindsOfAllLevels(scene), mask);
  const given = givenCells(correction, groundKinds);
  const before = kindsOfAllLevels(scene).values;
  const opened = { ...groundKinds, values: given.map((own, cell) => (own === 1 && before[cell] === 0 ? 1 : 0)) };
  const view = { picture, kinds: groundKinds, sky: scene.sky, lens: scene.lens };
  const { score } = scene.confidence;
  const sun = findSun({ ...view, horizonRow: horizonV / photo.height, confidence: score });
  return {
    ...scene,
    ground,
    groundKinds,
    horizonV,
    paving: undefined,
    ...readPaving(photo, groundKinds, mask, given),
    ...(opened.values.includes(1) && { opened }),
    likeliest,
    greenShare: color.greenShare,
    lushness: color.lushness,
    lawnColor: color.lawnColor,
    light: readLight(photo, color, contrast, sun, score),
    shading,
    reading: { ...scene.reading, groundShare: mask.reduce((sum, value) => sum + value, 0) / mask.length },
    confidence: settle(scene.confidence),
  };
}

function settle({ score, doubts }: Confidence): Confidence {
  const left = doubts.filter((doubt) => !settledDoubts.includes(doubt));
  return {
    score: Math.max(score, left.length > 0 ? settledScore.doubtful : settledScore.sure),
    unsure: false,
    doubts: left,
  };
}
