import { join } from "node:path";
import sharp from "sharp";
import { planYard } from "#app/designer/design-yard.ts";
import type { Raster } from "#app/designer/numeric/raster.ts";
import type { Scene } from "#app/designer/photo/scene/scene.ts";
import type { Wish } from "#app/designer/wish/typed/wish.ts";
import { findTurns } from "../cached-turns.server.ts";
import { loadScene, type PhotoToRead } from "../photo-scene.server.ts";
import type { Canvas } from "./canvas.ts";
import { grayOf, type MayChange, writeCanvas, writeMask } from "./canvas-files.server.ts";
import { describeIdea } from "./describe-idea.ts";
import { type PictureModelKind, pictureModelDefaults } from "./model-traits.ts";

export interface PrepareEditPayload extends PhotoToRead {
  /** Instead of the photo. */
  parentFile?: string;
  wish: Wish;
  seed: number;
  variation: number;
  kind: PictureModelKind;
  model: string;
  megapixels?: number;
  withMask: boolean;
  folder: string;
}

export interface PreparedEdit {
  canvas: Canvas;
  /** What the answer is compared with: the photo without what was taken out of it, or the design that is to be changed. */
  originalFile: string;
  /** Whether something was taken out of the photo, so that even an answer that equals it shows something of the wish. */
  isCleared: boolean;
  /** What the provider gets: JPEG of the canvas, without metadata. */
  pictureFile: string;
  /** PNG of the canvas, white and transparent where the picture may change. */
  maskFile?: string;
  /** Gray PNG of the photo's proportions: how surely a pixel may change. */
  groundFile: string;
  /** The built-in designer's plan for this variation, in words. */
  idea: string;
}

/** In the child process: what is sent, and what later shows whether the house stayed. */
export async function prepareEdit(payload: PrepareEditPayload): Promise<PreparedEdit> {
  const { photoFile, parentFile, wish, seed, variation, kind, model, megapixels, withMask, sceneFolder, folder } =
    payload;
  const seen = await loadScene(payload);
  const turns = await findTurns(seen, wish, seed, sceneFolder);
  const { plan, photo, scene, cleared } = planYard({ ...seen, wish, seed, variation, turns });
  const isCleared = parentFile === undefined && cleared?.includes(1) === true;
  const originalFile = isCleared ? await writePhoto(photo, join(folder, "cleared.png")) : (parentFile ?? photoFile);
  const { width, height } = await sharp(originalFile).metadata();
  const canvas = pictureModelDefaults[kind].canvas(model, megapixels)(width, height);
  const pictureFile = await writeCanvas(originalFile, canvas, join(folder, "sent.jpg"));
  // A change may be to the paving itself; the plan here is that of the wish alone.
  const keepsPaving = parentFile === undefined && plan.materials.existingPaving === "keep";
  const mayChange = keepsPaving ? withoutPaving(scene) : scene;
  const groundFile = join(folder, "ground.png");
  await grayOf(mayChange).png().toFile(groundFile);
  const maskFile = withMask ? await writeMask(mayChange, canvas, join(folder, "mask.png")) : undefined;
  return { canvas, originalFile, isCleared, pictureFile, maskFile, groundFile, idea: describeIdea(plan.summary) };
}

async function writePhoto({ data, width, height }: Raster, file: string): Promise<string> {
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toFile(file);
  return file;
}

function withoutPaving({ ground, paving, width, height }: Scene): MayChange {
  return { width, height, ground: ground.map((share, i) => Math.max(0, share - (paving?.matte[i] ?? 0))) };
}
