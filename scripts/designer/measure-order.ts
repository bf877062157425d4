import { readFile, writeFile } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import { designYard } from "../../app/designer/design-yard.ts";
import { readScene } from "../../app/designer/photo/read-scene.ts";
import type { Scene } from "../../app/designer/photo/scene/scene.ts";
import { seePhoto } from "../../app/designer/reader/see-photo.ts";
import { groundReader } from "../../app/providers/images/ground-reader.server.ts";
import { encodeRaster, loadPhoto } from "./photo-file.ts";
import { type StageCost, StageMeter } from "./stage-meter.ts";

export interface PhotoToMeasure {
  photo: string;
  /** Long side of photo and pictures, pixels. */
  size: number;
  /** Where its scene is kept. */
  sceneFile: string;
}

export interface OrderToMeasure extends PhotoToMeasure {
  wish: string;
  /** Which pictures of the order are drawn, the first of all being 0. */
  variations: readonly number[];
}

/** Reads a photo in this process as the one does that reads yards, and keeps its scene: decoding, the reader's net, the scene. */
export async function measureReading({ photo, size, sceneFile }: PhotoToMeasure): Promise<StageCost[]> {
  const meter = new StageMeter();
  const raster = await loadPhoto(photo, size, true);
  meter.end("decode");
  const seen = seePhoto(groundReader(), raster);
  meter.end("reader");
  const scene = readScene(raster, seen);
  meter.end("scene");
  await writeFile(sceneFile, serialize(scene));
  return meter.costs;
}

/** Draws pictures of one order in this process as one does that draws designs; each by its stages, in the order of the variations. */
export async function measurePictures(order: OrderToMeasure): Promise<StageCost[][]> {
  const { photo, size, sceneFile, wish, variations } = order;
  const meter = new StageMeter();
  const raster = await loadPhoto(photo, size, true);
  const scene = deserialize(await readFile(sceneFile)) as Scene;
  meter.end("decode");
  const pictures: StageCost[][] = [];
  for (const variation of variations) {
    const { picture } = designYard({ photo: raster, scene, wish, seed: 1, variation }, meter.end);
    await encodeRaster(picture).png({ compressionLevel: 3 }).toBuffer();
    meter.end("encode");
    pictures.push(meter.costs.splice(0));
  }
  return pictures;
}
