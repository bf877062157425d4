import sharp from "sharp";
import { previewYard } from "#app/designer/preview-yard.ts";
import type { Wish } from "#app/designer/wish/typed/wish.ts";
import { findTurns } from "./cached-turns.server.ts";
import { loadScene, type PhotoToRead } from "./photo-scene.server.ts";
import { markPreview } from "./preview-mark.ts";

export interface DrawPreviewPayload extends PhotoToRead {
  wish: Wish;
  seed: number;
  /** Absolute path of a PNG: encoded lossily only once, when it is stored. */
  pictureFile: string;
}

/** Enough to judge the plan by, too little to print. */
const longSide = 640;

/** In the child process. The first of the order's designs. */
export async function drawPreview(payload: DrawPreviewPayload): Promise<void> {
  const { wish, seed, sceneFolder, pictureFile } = payload;
  const seen = await loadScene(payload);
  const turns = await findTurns(seen, wish, seed, sceneFolder);
  const { photo, scene } = seen;
  const { picture } = previewYard({ photo, scene, wish, seed, variation: 0, turns }, longSide);
  markPreview(picture);
  const { width, height, data } = picture;
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toFile(pictureFile);
}
