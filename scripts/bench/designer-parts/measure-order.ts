import { readFile, writeFile } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { designYard, seeYard } from "../../../app/designer/design-yard.ts";
import { readScene } from "../../../app/designer/photo/read-scene.ts";
import type { Scene } from "../../../app/designer/photo/scene/scene.ts";
import { checkRoom } from "../../../app/designer/plan/check-room.ts";
import { rankWish } from "../../../app/designer/plan/lay-out-plan.ts";
import { previewYard } from "../../../app/designer/preview-yard.ts";
import { seePhoto } from "../../../app/designer/reader/see-photo.ts";
import { groundReader } from "../../../app/providers/images/ground-reader.server.ts";
import { encodeRaster, loadPhoto } from "../../develop/designer/photo-file.ts";
import { type StageCost, StageMeter } from "./stage-meter.ts";

export interface OrderToMeasure {
  photo: string;
  wish: string;
  size: number;
  designs: number;
  /** Which of them are drawn, from 0. */
  variations: readonly number[];
  /** Where one process stores its results for the other. */
  keptFile: string;
}

interface Kept {
  scene: Scene;
  turns: readonly number[];
}

const seed = 1;

/**
 * What an order costs before it is paid, in one process like the one that reads yards: decoding the photo, the reader's net,
 * the scene, the check of the room, which ranks ten plans and lays out those that were ordered, and the preview, last.
 */
export async function measureReading({ photo, wish, size, designs, keptFile }: OrderToMeasure): Promise<StageCost[]> {
  const meter = new StageMeter();
  const raster = await loadPhoto(photo, size, true);
  meter.end("decode");
  const seen = seePhoto(groundReader(), raster);
  meter.end("reader");
  const scene = readScene(raster, seen);
  meter.end("scene");
  const { yard } = seeYard(raster, scene);
  const turns = rankWish(yard, readWish(wish), seed);
  checkRoom(yard, readWish(wish), seed, designs, turns);
  meter.end("room");
  previewYard({ photo: raster, scene, wish: readWish(wish), seed, variation: 0, turns }, 640);
  meter.end("preview");
  await writeFile(keptFile, serialize({ scene, turns } satisfies Kept));
  return meter.costs;
}

/**
 * Draws pictures of an order in one process like the one that draws designs. @returns the stages of each, in the order of the
 * variations
 */
export async function measurePictures({ photo, wish, size, variations, keptFile }: OrderToMeasure) {
  const meter = new StageMeter();
  const raster = await loadPhoto(photo, size, true);
  const { scene, turns } = deserialize(await readFile(keptFile)) as Kept;
  meter.end("decode");
  const pictures: StageCost[][] = [];
  for (const variation of variations) {
    const { picture } = designYard({ photo: raster, scene, wish: readWish(wish), seed, variation, turns }, meter.end);
    await encodeRaster(picture).png({ compressionLevel: 3 }).toBuffer();
    meter.end("encode");
    pictures.push(meter.costs.splice(0));
  }
  return pictures;
}
