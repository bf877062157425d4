import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type Box, drawSeen } from "#tests/designer/draw-seen.ts";
import { median } from "../../app/designer/numeric/median.ts";
import { readGround } from "../../app/designer/photo/ground/read-ground.ts";
import { shrinkPhoto } from "../../app/designer/photo/pixels/small-picture.ts";
import { usualFocalShare } from "../../app/designer/photo/read-scene.ts";
import { gatherMarks } from "../../app/designer/photo/scale/gather-marks.ts";
import { checkScale } from "../../app/designer/photo/scale/scale-check.ts";
import { Camera } from "../../app/designer/stage/camera.ts";
import { loadPhoto } from "../../scripts/develop/designer/photo-file.ts";
import { loadSeen } from "./seen-file.ts";

type Pixel = readonly [u: number, v: number];

/** Meters between pixels of its ground, and its doors with their true widths. */
interface RenderedYard {
  name: string;
  width: number;
  height: number;
  camera: { focalShare: number };
  truths: {
    distances: { from: Pixel; to: Pixel; metres: number }[];
    /** Corners from the upper left one, clockwise. */
    boxes: (Box & { corners: readonly [Pixel, Pixel, Pixel, Pixel]; width: number })[];
  };
}

export interface MeasuredYard {
  name: string;
  /** Median relative error of distances: as estimated, and with one length known. */
  error: number;
  knownError: number;
  /** The stated range, and the share of distances whose truth is within it. */
  stated: number;
  within: number;
  known: string;
}

/**
 * Errors of distances on a rendered yard's ground. What the reader sees is from `maps`, or else drawn from the truth,
 * as coarse as a net's. `lensKnown`: as if the photo had its focal length.
 */
export async function measureDistances(
  folder: string,
  maps: string | undefined,
  lensKnown: boolean,
): Promise<MeasuredYard[]> {
  const names = (await readdir(folder)).flatMap((file) => /^(.*)\.jpg$/.exec(file)?.[1] ?? []).sort();
  const measured: MeasuredYard[] = [];
  for (const name of names) {
    if (!existsSync(join(folder, `${name}.json`)) || !existsSync(join(folder, `${name}.labels.png`))) continue;
    if (maps && !existsSync(join(maps, `${name}.json`))) continue;
    const yard = JSON.parse(await readFile(join(folder, `${name}.json`), "utf8")) as RenderedYard;
    const seen = maps ? await loadSeen(maps, name) : await drawTruth(yard, join(folder, `${name}.labels.png`));
    measured.push(await measureYard(yard, join(folder, `${name}.jpg`), seen, lensKnown));
  }
  return measured;
}

async function drawTruth({ width, height, truths }: RenderedYard, labels: string) {
  const kinds = await sharp(labels).toColourspace("b-w").extractChannel(0).raw().toBuffer();
  if (kinds.length !== width * height) throw new Error(`${labels} is not of the yard's size`);
  return drawSeen({ width, height, boxes: truths.boxes, kinds });
}

async function measureYard(
  yard: RenderedYard,
  file: string,
  seen: ReturnType<typeof drawSeen>,
  lensKnown: boolean,
): Promise<MeasuredYard> {
  const picture = shrinkPhoto(await loadPhoto(file, 1280));
  const focalShare = lensKnown ? yard.camera.focalShare : usualFocalShare;
  const found = readGround(picture, seen, focalShare, lensKnown);
  const marks = gatherMarks(picture, found, seen);
  const scale = checkScale(found, marks, lensKnown);
  const { width, height, truths } = yard;
  const focal = focalShare * Math.max(width, height);
  const camera = new Camera(width, height, scale.horizonRow * height, focal, scale.eyeHeight, found.horizon.roll);
  const ratios = truths.distances.map(({ from, to, metres }) => distance(camera, from, to) / metres);
  const known = knownLength(yard);
  const factor = known.metres / distance(camera, known.from, known.to);
  return {
    name: yard.name,
    error: median(ratios.map((ratio) => Math.abs(ratio - 1))),
    knownError: median(ratios.map((ratio) => Math.abs(ratio * factor - 1))),
    stated: scale.uncertainty,
    within: ratios.filter((ratio) => Math.abs(1 / ratio - 1) <= scale.uncertainty).length / ratios.length,
    known: known.what,
  };
}

/** What a customer would measure: a garage door's width, else the longest distance. */
function knownLength({ truths: { boxes, distances } }: RenderedYard) {
  const garage = boxes.find(({ kind, whole }) => kind === "garage-door" && whole);
  if (garage) return { what: "garage door", from: garage.corners[3], to: garage.corners[2], metres: garage.width };
  const longest = distances.reduce((a, b) => (b.metres > a.metres ? b : a));
  return { what: "longest distance", ...longest };
}

/** Meters along the ground, by the camera; Infinity above its horizon. */
function distance(camera: Camera, from: Pixel, to: Pixel): number {
  const [a, b] = [camera.groundAt(...from, [0, 0, 0]), camera.groundAt(...to, [0, 0, 0])];
  return a[2] > 0 && b[2] > 0 ? Math.hypot(a[0] - b[0], a[1] - b[1]) : Number.POSITIVE_INFINITY;
}
