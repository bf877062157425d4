import sharp from "sharp";

export interface ShrinkPhotoPayload {
  file: string;
  target: string;
  sideAtMost: number;
}

export async function shrinkPhoto({ file, target, sideAtMost }: ShrinkPhotoPayload) {
  const { width, height, size } = await sharp(file)
    .resize({ width: sideAtMost, height: sideAtMost, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: keptQuality })
    .toFile(target);
  return { width, height, bytes: size };
}

/** Like the full pictures: it is shown large next to the designs. */
const keptQuality = 88;
