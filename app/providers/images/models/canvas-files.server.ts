import sharp, { type Sharp } from "sharp";
import type { Canvas } from "./canvas.ts";

const quality = 90;
/** Of the long side: a mask that ends at the very edge of the ground leaves a seam of old lawn. */
const maskGrowth = 0.008;

/** 0..255 per pixel: how surely it may change. */
export interface MayChange {
  ground: Uint8Array;
  width: number;
  height: number;
}

/** What a provider gets: a JPEG of the canvas, without metadata, its margin mirrored. */
export async function writeCanvas(pictureFile: string, canvas: Canvas, file: string): Promise<string> {
  await sharp(pictureFile)
    .resize(canvas.photo.width, canvas.photo.height, { fit: "fill" })
    .extend({ ...marginOf(canvas), extendWith: "mirror" })
    .jpeg({ quality })
    .toFile(file);
  return file;
}

export function grayOf({ ground, width, height }: MayChange): Sharp {
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
export async function writeMask(mayChange: MayChange, canvas: Canvas, file: string): Promise<string> {
  const { photo } = canvas;
  const growth = Math.max(1, Math.round(maskGrowth * Math.max(photo.width, photo.height)));
  const editable = await grayOf(mayChange)
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
