import { designYard } from "../../app/designer/design-yard.ts";
import { readScene } from "../../app/designer/photo/read-scene.ts";
import { seePhoto } from "../../app/designer/reader/see-photo.ts";
import { groundReader } from "../../app/providers/images/ground-reader.server.ts";
import { encodeRaster, loadPhoto } from "./photo-file.ts";
import { type StageCost, StageMeter } from "./stage-meter.ts";

export interface OrderToMeasure {
  photo: string;
  wish: string;
  /** Long side of photo and pictures, pixels. */
  size: number;
  /** Which pictures of the order are drawn, the first of all being 0. */
  variations: readonly number[];
}

export interface OrderCost {
  /** Decoding the photo, the reader's net, and the scene: once an order. */
  reading: StageCost[];
  /** Every picture by its stages, in the order of the variations. */
  pictures: StageCost[][];
}

/** Draws pictures of one order in this process as the picture process does, and measures each stage. */
export async function measureOrder({ photo, wish, size, variations }: OrderToMeasure): Promise<OrderCost> {
  const meter = new StageMeter();
  const raster = await loadPhoto(photo, size, true);
  meter.end("decode");
  const seen = seePhoto(groundReader(), raster);
  meter.end("reader");
  const scene = readScene(raster, seen);
  meter.end("scene");
  const reading = meter.costs.splice(0);
  // The product reads in another process: what the reading leaves behind is none of the pictures'.
  globalThis.gc?.();
  const pictures: StageCost[][] = [];
  for (const variation of variations) {
    const { picture } = designYard({ photo: raster, scene, wish, seed: 1, variation }, meter.end);
    await encodeRaster(picture).png({ compressionLevel: 3 }).toBuffer();
    meter.end("encode");
    pictures.push(meter.costs.splice(0));
  }
  return { reading, pictures };
}
