import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Subject } from "#app/designer/photo/subject/judge-subject.ts";
import { type DigitalSource, xmpOf } from "./digital-source.ts";
import { focalShareOf } from "./focal-share.ts";
import { type DimensionRefusal, refuseDimensions } from "./photo-header.server.ts";
import { pictureWidths, widestShown } from "./picture-widths.ts";
import { quickCheckPhoto, quickCheckWidth } from "./quick-check-photo.ts";
import { readLensNotes } from "./read-lens-notes.server.ts";

export interface PreparePhotoPayload {
  file: string;
  folder: string;
  name: string;
  /** Accepts WebP, AVIF and GIF too: pictures of the blog, which nothing is drawn into. */
  anyPicture?: boolean;
  /** It is shown at its own size only. */
  isSmall?: boolean;
  /** Pixels of the full picture's long side; a JPEG is never decoded at much more. */
  longSideAtMost?: number;
  /** Written into every file; none for photos. */
  digitalSource?: DigitalSource;
}

export type PhotoRefusal = "wrong-type" | DimensionRefusal | "damaged";

export interface PreparedFile {
  file: string;
  width: number | undefined;
  format: "jpeg" | "avif" | "png";
}

export interface PreparedPhoto {
  width: number;
  height: number;
  bytes: number;
  /** "#rrggbb" */
  placeholderColor: string;
  /** Focal length as share of the long side, where its camera recorded it; no other metadata is kept. */
  focalShare: number | undefined;
  /** By brightness and size alone: dark, blurred, tiny, of one color. */
  qualityProblem: Subject | undefined;
  /** Ascending; the last is the picture's own, where that is not too wide for display. */
  widths: number[];
  wasMoving: boolean;
  files: PreparedFile[];
}

export type PreparePhotoResult = { ok: true; photo: PreparedPhoto } | { ok: false; reason: PhotoRefusal };

const usualLongSideAtMost = 4096;
const encodings = { full: { quality: 88 }, jpeg: { quality: 78, mozjpeg: false } };

/**
 * AVIF at effort 1 costs a tenth of sharp's default and two thirds of effort 2, which gains 0.15 dB and .004 of SSIM at
 * 1 % more bytes (nine yards at 640 px): `npm run bench -- sizes`. Dense screens show what phones load at half its
 * size: a third lighter, it looks the same there. The size that fills a phone's page is waited for: effort 3 saves a
 * tenth of its bytes (four yards), for 0.13 s of CPU.
 */
function avifEncoding(width: number): { quality: number; effort: number } {
  if (width === phonesWidth) return { quality: 40, effort: 3 };
  return { quality: width < phonesWidth ? 42 : 50, effort: 1 };
}

const phonesWidth = 640;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Decoded completely, then written upright, without metadata but the origin of what we draw, in sRGB: the full picture (long side at most 4096, or as
 * requested) as JPEG and each smaller width as JPEG and AVIF.
 */
export async function preparePhoto(payload: PreparePhotoPayload): Promise<PreparePhotoResult> {
  const decoded = await decode(payload);
  if ("reason" in decoded) return { ok: false, reason: decoded.reason };
  const files: PreparedFile[] = [];
  try {
    return { ok: true, photo: await encodeAll(decoded, payload, files) };
  } catch (error) {
    await Promise.all(files.map(({ file }) => rm(file, { force: true })));
    throw error;
  }
}

interface DecodedPhoto extends Pixels {
  /** Focal length as share of the long side of the picture as taken, before it was shrunk. */
  focalShare: number | undefined;
  wasMoving: boolean;
}

async function decode({
  file,
  anyPicture,
  longSideAtMost = usualLongSideAtMost,
}: PreparePhotoPayload): Promise<DecodedPhoto | { reason: PhotoRefusal }> {
  try {
    const metadata = await sharp(file, { limitInputPixels: false }).metadata();
    const { format, width, height, isProgressive = false } = metadata;
    if (!anyPicture && format !== "jpeg" && format !== "png") return { reason: "wrong-type" };
    // The header was checked before; the decoder's own values count.
    const reason = refuseDimensions({ width, height, isProgressive });
    if (reason) return { reason };
    const { data, info } = await sharp(file, { limitInputPixels: width * height, failOn: "error" })
      .autoOrient()
      .resize({ width: longSideAtMost, height: longSideAtMost, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .removeAlpha()
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    const focalShare = focalShareOf(readLensNotes(metadata.exif), metadata.width, metadata.height);
    return { data, width: info.width, height: info.height, focalShare, wasMoving: (metadata.pages ?? 1) > 1 };
  } catch {
    return { reason: "damaged" };
  }
}

async function encodeAll(
  full: DecodedPhoto,
  { folder, name, isSmall, digitalSource }: PreparePhotoPayload,
  files: PreparedFile[],
): Promise<PreparedPhoto> {
  const wanted: number[] = isSmall ? [] : pictureWidths.filter((width) => width < full.width);
  // Each size is made from the next larger one: the full picture is processed once.
  const steps: Pixels[] = [];
  for (const width of wanted.toReversed()) steps.unshift(await shrink(steps[0] ?? full, width));

  const write = async (pixels: Pixels, width: number | undefined, format: PreparedFile["format"]) => {
    const file = join(folder, `${name}${width ? `-${width}` : ""}.${format === "jpeg" ? "jpg" : "avif"}`);
    files.push({ file, width, format });
    const picture =
      format === "avif"
        ? image(pixels).avif(avifEncoding(pixels.width))
        : image(pixels).jpeg(width ? encodings.jpeg : encodings.full);
    if (digitalSource) picture.withXmp(xmpOf(digitalSource));
    const { size } = await picture.toFile(file);
    return size;
  };
  const shown = full.width <= widestShown && !isSmall ? [...steps, full] : steps;
  for (const step of shown) await write(step, step.width, "jpeg");
  for (const step of shown) await write(step, step.width, "avif");
  const bytes = await write(full, undefined, "jpeg");
  const { width, height, focalShare, wasMoving } = full;
  const placeholderColor = meanColor(steps[0] ?? full);
  const qualityProblem = quickCheckPhoto(
    steps.findLast((step) => step.width <= quickCheckWidth) ?? full,
    Math.max(width, height),
  );
  return {
    width,
    height,
    bytes,
    placeholderColor,
    focalShare,
    qualityProblem,
    widths: shown.map((size) => size.width),
    wasMoving,
    files,
  };
}

async function shrink(pixels: Pixels, width: number): Promise<Pixels> {
  const { data, info } = await image(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function image({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function meanColor({ data }: Pixels): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at += 3) for (let c = 0; c < 3; c++) sums[c]! += data[at + c]!;
  return `#${sums
    .map((sum) =>
      Math.round((sum * 3) / data.length)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
