import sharp from "sharp";

export interface ShrinkPhotoPayload {
  /** Absolute path of a stored photo: upright, and without metadata. */
  file: string;
  /** Where the smaller one goes. */
  target: string;
  /** Of its longest side, in pixels. */
  sideAtMost: number;
}

/** Writes a photo anew with fewer pixels, as JPEG. */
export async function shrinkPhoto({ file, target, sideAtMost }: ShrinkPhotoPayload) {
  const { width, height, size } = await sharp(file)
    .resize({ width: sideAtMost, height: sideAtMost, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: keptQuality })
    .toFile(target);
  return { width, height, bytes: size };
}

/** As of the full pictures: it is shown large beside the designs. */
const keptQuality = 88;
