import { open, stat } from "node:fs/promises";
import { type PhotoHeader, readPhotoHeader } from "./read-photo-header.ts";

export type HeaderRefusal = "empty" | "wrong-type" | "too-large" | DimensionRefusal;
export type DimensionRefusal = "too-many-pixels" | "too-small" | "too-narrow";

const bytesAtMost = 20 * 1024 * 1024;
const pixelsAtMost = 100_000_000;
/** A progressive JPEG or interlaced PNG is held whole while it is decoded: 63 megapixels took 491 MB. */
const progressivePixelsAtMost = 32_000_000;
const sideAtLeast = 32;
/** The widest panoramas have 6 to 1. Narrower pictures have no pixels left at a design's size, and drawing them never ends. */
const proportionAtMost = 10;
/** Cameras write their own preview and notes before the size, in segments of 64 kB. */
const headerBytes = 1024 * 1024;

/**
 * Before decoding or queuing; the file's name and the browser's media type do not count. What the first bytes do not
 * show is left to the decoder. `anyPicture` accepts WebP, AVIF and GIF too.
 */
export async function refuseByHeader(file: string, anyPicture = false): Promise<HeaderRefusal | undefined> {
  const { size } = await stat(file);
  if (size === 0) return "empty";
  if (size > bytesAtMost) return "too-large";
  const handle = await open(file);
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(Math.min(size, headerBytes)), 0)
    .finally(() => handle.close());
  const first = buffer.subarray(0, 12).toString("hex");
  const signatures = anyPicture ? [...photoSignatures, ...otherSignatures] : photoSignatures;
  if (!signatures.some((signature) => signature.test(first))) return "wrong-type";
  const header = readPhotoHeader(buffer.subarray(0, bytesRead));
  return header && refuseDimensions(header);
}

export function refuseDimensions({ width, height, isProgressive }: PhotoHeader): DimensionRefusal | undefined {
  if (width * height > (isProgressive ? progressivePixelsAtMost : pixelsAtMost)) return "too-many-pixels";
  const [shortSide, longSide] = [Math.min(width, height), Math.max(width, height)];
  if (shortSide < sideAtLeast) return "too-small";
  if (longSide > proportionAtMost * shortSide) return "too-narrow";
}

/** Hexadecimal: JPEG, PNG. */
const photoSignatures = [/^ffd8ff/, /^89504e470d0a1a0a/];
/** GIF, WebP, and AVIF by its brands. */
const otherSignatures = [/^474946383[79]61/, /^52494646.{8}57454250/, /^.{8}66747970(?:61766966|61766973|6d696631)/];
