import readExif from "exif-reader";
import type { LensNotes } from "./focal-share.ts";

/** The most that a JPEG's segment holds; a PNG's chunk is unbounded. */
const bytesAtMost = 64 * 1024;
/** A camera's hundred tags take about a thousand. Five thousand tags with all bytes as value would take gigabytes. */
const readingsAtMost = 10_000;

/** From EXIF, as sharp returns it. Untrusted: invalid data gives an empty result and never throws. */
export function readLensNotes(exif: Buffer | undefined): LensNotes {
  if (!exif) return {};
  try {
    const { Photo: tags } = readExif(countReadings(exif.subarray(0, bytesAtMost)));
    return {
      equivalent: numberOf(tags?.FocalLengthIn35mmFilm),
      focal: numberOf(tags?.FocalLength),
      planeResolution: numberOf(tags?.FocalPlaneXResolution),
      planeUnit: numberOf(tags?.FocalPlaneResolutionUnit),
      pixelWidth: numberOf(tags?.PixelXDimension),
    };
  } catch {
    return {};
  }
}

/** Lists, texts and nothing are not numbers, nor is a division by zero. */
function numberOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Readable only so many times. */
function countReadings(bytes: Buffer): Buffer {
  let left = readingsAtMost;
  return new Proxy(bytes, {
    get(target, name) {
      left -= 1;
      if (left < 0) throw new Error("too much to read");
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
