import { join } from "node:path";
import sharp from "sharp";
import { type DrawDesignPayload, type DrawnDesign, drawDesignOf } from "../built-in-designer-task.server.ts";
import { loadScene } from "../photo-scene.server.ts";
import { grayOf, writeCanvas, writeMask } from "./canvas-files.server.ts";
import { describeIdea } from "./describe-idea.ts";
import { type PictureModelKind, pictureModelDefaults } from "./model-traits.ts";
import type { PreparedEdit } from "./prepare-edit.server.ts";

export interface PrepareDrawingPayload extends Omit<DrawDesignPayload, "pictureFile"> {
  kind: PictureModelKind;
  model: string;
  megapixels?: number;
  withMask: boolean;
  folder: string;
}

/** The design as the built-in designer draws it, for a model that makes it photo-real. */
export interface PreparedDrawing extends PreparedEdit, DrawnDesign {
  /** JPEG of the canvas: the photo itself, in the drawing's frame. */
  photoFile: string;
}

/** In the child process. What the drawing did not change has the photo's own bytes, so it is what the answer is compared with. */
export async function prepareDrawing(payload: PrepareDrawingPayload): Promise<PreparedDrawing> {
  const { kind, model, megapixels, withMask, folder } = payload;
  const { picture, changed, ...drawn } = await drawDesignOf(payload, await loadScene(payload));
  const { width, height, data } = picture;
  const originalFile = join(folder, "drawing.png");
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toFile(originalFile);
  const canvas = pictureModelDefaults[kind].canvas(model, megapixels)(width, height);
  const mayChange = { ground: changed, width, height };
  const groundFile = join(folder, "changed.png");
  await grayOf(mayChange).png().toFile(groundFile);
  return {
    ...drawn,
    canvas,
    originalFile,
    isCleared: false,
    groundFile,
    idea: describeIdea(drawn.plan),
    pictureFile: await writeCanvas(originalFile, canvas, join(folder, "sent.jpg")),
    photoFile: await writeCanvas(payload.photoFile, canvas, join(folder, "photo.jpg")),
    maskFile: withMask ? await writeMask(mayChange, canvas, join(folder, "mask.png")) : undefined,
  };
}
