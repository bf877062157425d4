import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import sharp from "sharp";
import type { Raster } from "#app/designer/numeric/raster.ts";
import { correctGround } from "#app/designer/photo/correct-ground.ts";
import type { GroundCorrection } from "#app/designer/photo/ground/correct-matte.ts";
import { readScene } from "#app/designer/photo/read-scene.ts";
import { correctScale } from "#app/designer/photo/scale/correct-scale.ts";
import { type Scene, sceneVersion } from "#app/designer/photo/scene/scene.ts";
import { seePhoto } from "#app/designer/reader/see-photo.ts";
import { groundReader } from "./ground-reader.server.ts";

/** What the designer can draw well within its time and memory. */
const longSide = 2048;

export interface PhotoToRead {
  photoFile: string;
  /** As share of the long side, where the camera recorded it. */
  focalShare?: number;
  /** For all designs of one photo, and the orders that show it. */
  sceneFolder: string;
  groundCorrection?: GroundCorrection;
  /** How much longer than estimated a length is that the customer knows. */
  knownFactor?: number;
}

export interface SeenPhoto {
  photo: Raster;
  scene: Scene;
  of: string;
}

/** The latest one: an order's pictures follow one another and share it. */
let latest: SeenPhoto | undefined;

/** Read and corrected once, then cached on disk. Correcting the scale is free. */
export async function loadScene(wanted: PhotoToRead): Promise<SeenPhoto> {
  const { sceneFolder, focalShare, groundCorrection, knownFactor } = wanted;
  const photo = await loadPhoto(wanted.photoFile);
  const asRead = join(sceneFolder, `${fingerprintOfPhoto(photo, focalShare)}.v${sceneVersion}`);
  const name = groundCorrection ? `${asRead}.${fingerprintOfCorrection(groundCorrection)}` : asRead;
  const of = `${basename(name)} ${knownFactor}`;
  if (latest?.of === of) return latest;
  const read = () => cacheScene(asRead, photo, () => readScene(photo, seePhoto(groundReader(), photo), { focalShare }));
  const scene = groundCorrection
    ? await cacheScene(name, photo, async () => correctGround(await read(), photo, groundCorrection))
    : await read();
  latest = { of, photo, scene: knownFactor === undefined ? scene : correctScale(scene, knownFactor) };
  return latest;
}

async function loadPhoto(file: string): Promise<Raster> {
  const { data, info } = await sharp(file, { failOn: "error" })
    .resize({ width: longSide, height: longSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .removeAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`The stored photo has ${info.channels} channels instead of 3`);
  return { width: info.width, height: info.height, data };
}

/** Of all input: the same photo is often ordered again with another wish. */
function fingerprintOfPhoto({ width, height, data }: Raster, focalShare?: number): string {
  return fingerprint(`${width}x${height} ${focalShare}`, data);
}

function fingerprintOfCorrection({ width, height, cells }: GroundCorrection): string {
  return fingerprint(`${width}x${height}`, cells);
}

export function fingerprint(facts: string, data: Uint8Array): string {
  return createHash("sha256").update(facts).update(data).digest("hex").slice(0, 32);
}

/** `name` is the file's path without the ending. */
async function cacheScene(name: string, photo: Raster, make: () => Scene | Promise<Scene>): Promise<Scene> {
  const file = `${name}.scene`;
  const kept = await readCachedScene(file);
  if (kept?.version === sceneVersion && kept.width === photo.width && kept.height === photo.height) return kept;
  const scene = await make();
  await writeAtomically(file, serialize(scene));
  return scene;
}

/** Atomic: others read the same file. */
export async function writeAtomically(file: string, data: Uint8Array | string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, data);
  await rename(temporary, file);
}

/** An unreadable file counts as absent. */
async function readCachedScene(file: string): Promise<Scene | undefined> {
  try {
    return deserialize(await readFile(file)) as Scene;
  } catch {
    return undefined;
  }
}
