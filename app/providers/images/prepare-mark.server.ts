import { join } from "node:path";
import sharp from "sharp";
import { refuseDimensions } from "./photo-header.server.ts";
import { touchIconSide } from "./picture-widths.ts";
import type { PreparedFile, PreparePhotoResult } from "./prepare-photo.server.ts";

export interface PrepareMarkPayload {
  file: string;
  folder: string;
  name: string;
}

const squareSide = 512;
const wideAtMost = { width: 1200, height: 160 };
/** Closer to a square than this becomes one. */
const nearlySquare = 1.1;

/**
 * A PNG that keeps what can be seen through it: square, for icons, also on white at the size of phones' icons, or wide.
 * "too-narrow": it is higher than wide.
 */
export async function prepareMark({ file, folder, name }: PrepareMarkPayload): Promise<PreparePhotoResult> {
  try {
    const metadata = await sharp(file, { limitInputPixels: false }).metadata();
    const { format, isProgressive = false } = metadata;
    if (format !== "png" && format !== "jpeg") return { ok: false, reason: "wrong-type" };
    const { width, height } = metadata.autoOrient;
    const reason = refuseDimensions({ width, height, isProgressive });
    if (reason) return { ok: false, reason };
    if (height > width * nearlySquare) return { ok: false, reason: "too-narrow" };
    const upright = sharp(file, { limitInputPixels: width * height, failOn: "error" })
      .autoOrient()
      .toColourspace("srgb");
    const isSquare = width <= height * nearlySquare;
    const shaped = isSquare
      ? upright.resize({ width: squareSide, height: squareSide, fit: "contain", background: "#ffffff00" })
      : upright.resize({ ...wideAtMost, fit: "inside", withoutEnlargement: true });
    const full = join(folder, `${name}.png`);
    const info = await shaped.png({ compressionLevel: 9 }).toFile(full);
    const files: PreparedFile[] = [{ file: full, width: undefined, format: "png" }];
    const widths = isSquare ? [touchIconSide] : [];
    for (const side of widths) {
      const icon = join(folder, `${name}-${side}.png`);
      await sharp(full).resize({ width: side }).flatten({ background: "#ffffff" }).png().toFile(icon);
      files.push({ file: icon, width: side, format: "png" });
    }
    const { width: ownWidth, height: ownHeight, size: bytes } = info;
    const unread = { focalShare: undefined, qualityProblem: undefined, wasMoving: false };
    const photo = { width: ownWidth, height: ownHeight, bytes, placeholderColor: "#ffffff", widths, files, ...unread };
    return { ok: true, photo };
  } catch {
    return { ok: false, reason: "damaged" };
  }
}
