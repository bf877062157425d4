import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import sharp from "sharp";
import { designYard } from "#app/designer/design-yard.ts";
import type { PlanSummary } from "#app/designer/plan/plan.ts";
import type { Raster } from "#app/designer/raster.ts";
import { readScene } from "#app/designer/scene/read-scene.ts";
import { type Scene, sceneVersion } from "#app/designer/scene/scene.ts";
import type { PlanGeometry } from "#app/designer/take-off/plan-geometry.ts";

/** Long side of the designer's pictures in pixels: what it can draw well within its time. */
const longSide = 1280;

export interface DrawDesignPayload {
  /** Absolute path of an upright JPEG. */
  photoFile: string;
  wish: string;
  seed: number;
  /** 0-based, as the designer counts. */
  variation: number;
  /** Where scenes are kept between the designs of one photo. */
  sceneFolder: string;
  /** Absolute path for the finished picture, a PNG: it is encoded for people when it is stored, and once is enough. */
  pictureFile: string;
}

export interface DrawnDesign {
  plan: PlanSummary & { geometry: PlanGeometry };
}

/** Child side of the built-in designer: photo -> scene (read once per photo) -> redesigned picture. */
export async function drawDesign(payload: DrawDesignPayload): Promise<DrawnDesign> {
  const photo = await loadPhoto(payload.photoFile);
  const scene = await sceneOf(photo, payload);
  const { wish, seed, variation, pictureFile } = payload;
  const { picture, plan, geometry } = designYard({ photo, scene, wish, seed, variation });
  await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toFile(pictureFile);
  return { plan: { ...plan, geometry } };
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

async function sceneOf(photo: Raster, { photoFile, sceneFolder }: DrawDesignPayload): Promise<Scene> {
  // A photo's name is random and its file never changes, so the name stands for what is in it.
  const file = join(sceneFolder, `${basename(photoFile)}.v${sceneVersion}.scene`);
  const kept = await readKeptScene(file);
  if (kept?.version === sceneVersion && kept.width === photo.width && kept.height === photo.height) return kept;
  const scene = readScene(photo);
  await mkdir(sceneFolder, { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, serialize(scene));
  await rename(temporary, file);
  return scene;
}

/** What cannot be read counts as absent: a scene can always be read from the photo again. */
async function readKeptScene(file: string): Promise<Scene | undefined> {
  try {
    return deserialize(await readFile(file)) as Scene;
  } catch {
    return undefined;
  }
}
