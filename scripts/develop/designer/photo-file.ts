import sharp, { type Sharp } from "sharp";
import type { Raster } from "../../../app/designer/numeric/raster.ts";
import { focalShareOf } from "../../../app/providers/images/focal-share.ts";
import { readLensNotes } from "../../../app/providers/images/read-lens-notes.server.ts";
import { readPhotoFile } from "../../order/photo-argument.mjs";

/**
 * Decodes a picture, upright, at most (or with `enlarge` exactly) `size` pixels on its long side.
 * @throws in one line, when it is not a JPEG or PNG that can be decoded to its end
 */
export async function loadPhoto(file: string, size: number, enlarge = false): Promise<Raster> {
  const { bytes } = await readPhotoFile(file);
  const decoding = sharp(bytes)
    .autoOrient()
    .flatten({ background: "#888" })
    .toColourspace("srgb")
    .resize(size, size, { fit: "inside", withoutEnlargement: !enlarge })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await decoding.catch((error: Error) => {
    throw new Error(`${file} cannot be decoded: ${error.message.split("\n", 1)[0]}.`);
  });
  return { width: info.width, height: info.height, data };
}

/** Focal length as share of the long side, read from the file as for an upload; undefined where its camera recorded nothing. */
export async function readFocalShare(file: string): Promise<number | undefined> {
  const { exif, width, height } = await sharp(file).metadata();
  return focalShareOf(readLensNotes(exif), width, height);
}

export function encodeRaster(raster: Raster): Sharp {
  return sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } });
}
