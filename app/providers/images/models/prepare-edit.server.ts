import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { planYard } from "#app/designer/design-yard.ts";
import type { Raster } from "#app/designer/numeric/raster.ts";
import type { Scene } from "#app/designer/photo/scene/scene.ts";
import type { Wish } from "#app/designer/wish/typed/wish.ts";
import { findTurns } from "../cached-turns.server.ts";
import { loadScene, type PhotoToRead } from "../photo-scene.server.ts";
import type { Canvas } from "./canvas.ts";
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

const quality = 90;
/** Of the long side: a mask that ends at the very edge of the ground leaves a seam of old lawn. */
const maskGrowth = 0.008;

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
  const pictureFile = join(folder, "sent.jpg");
  await sharp(originalFile)
    .resize(canvas.photo.width, canvas.photo.height, { fit: "fill" })
    .extend({ ...marginOf(canvas), extendWith: "mirror" })
    .jpeg({ quality })
    .toFile(pictureFile);
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

type Ground = Pick<Scene, "ground" | "width" | "height">;

function withoutPaving({ ground, paving, width, height }: Scene): Ground {
  return { width, height, ground: ground.map((share, i) => Math.max(0, share - (paving?.matte[i] ?? 0))) };
}

function grayOf({ ground, width, height }: Ground): Sharp {
  return sharp(ground, { raw: { width, height, channels: 1 } });
}

function marginOf({ width, height, photo }: Canvas) {
  return {
    left: photo.left,
    top: photo.top,
    right: width - photo.left - photo.width,
    bottom: height - photo.top - photo.height,
  };
}

/**
 * Where the picture may change it is white, for servers that read a gray mask, and fully transparent, as OpenAI documents; elsewhere
 * black and opaque. The margin stays.
 */
async function writeMask(scene: Ground, canvas: Canvas, file: string): Promise<string> {
  const { photo } = canvas;
  const growth = Math.max(1, Math.round(maskGrowth * Math.max(photo.width, photo.height)));
  const editable = await grayOf(scene)
    .resize(photo.width, photo.height, { fit: "fill" })
    .threshold(96)
    .dilate(growth)
    .extend({ ...marginOf(canvas), background: "#000000" })
    .toColourspace("b-w")
    .raw({ depth: "uchar" })
    .toBuffer();
  const pixels = Buffer.alloc(canvas.width * canvas.height * 4);
  for (let i = 0; i < editable.length; i++) {
    pixels.fill(editable[i]!, i * 4, i * 4 + 3);
    pixels[i * 4 + 3] = 255 - editable[i]!;
  }
  await sharp(pixels, { raw: { width: canvas.width, height: canvas.height, channels: 4 } })
    .png()
    .toFile(file);
  return file;
}
