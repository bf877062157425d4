import { carryFocalShare } from "#app/domain/media/carry-focal-share.ts";
import { formatFileSize } from "./file-size.ts";

/** Phones take 12 to 48 megapixels; a design needs about three. Longest side, in pixels, of what is sent. */
export const sentLongSide = 3072;

const jpegQuality = 0.9;

/** Undefined when the picture fits already. */
export function shrunkSize(width: number, height: number, longest = sentLongSide) {
  const long = Math.max(width, height);
  if (long <= longest) return undefined;
  const scale = longest / long;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * An upright JPEG of at most {@link sentLongSide} pixels, for slow lines. Undefined when the photo is small enough,
 * when the browser cannot read it (the server will say what is wrong), or when redrawing would save nothing.
 */
export async function shrinkPhoto(file: File): Promise<File | undefined> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const size = shrunkSize(picture.width, picture.height);
    const blob = size && (await redraw(picture, size));
    const taken = { width: picture.width, height: picture.height };
    picture.close();
    if (!blob || blob.size >= file.size) return undefined;
    return new File([await carryFocalShare(file, blob, taken)], jpegName(file.name), {
      type: "image/jpeg",
      lastModified: file.lastModified,
    });
  } catch {
    return undefined;
  }
}

function redraw(picture: ImageBitmap, size: { width: number; height: number }): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, size.width, size.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", jpegQuality));
}

export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, "") || "photo"}.jpg`;
}

export function shrinkNote(before: File, after: File): string {
  const sizes = `${formatFileSize(before.size)} became ${formatFileSize(after.size)}`;
  return `Made smaller for sending (${sentLongSide} pixels on the long side): ${sizes}.`;
}
