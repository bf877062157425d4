import { randomUUID } from "node:crypto";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Canvas } from "./canvas.ts";
import { canRestore, hasDrifted } from "./drift/judge-drift.ts";
import { type Drift, measureDrift } from "./drift/measure-drift.ts";
import { restoreOutside } from "./drift/restore-outside.ts";

export interface CheckAnswerPayload {
  originalFile: string;
  /** Whether the original itself shows something of the wish. */
  isCleared: boolean;
  /** Whether the original is a drawing, whose own pixels are put back even where the answer did not drift. */
  isDrawing?: boolean;
  answerFile: string;
  canvas: Canvas;
  /** Gray PNG of the photo's proportions: how surely a pixel may change. */
  groundFile: string;
  folder: string;
}

export interface CheckedAnswer {
  /** A PNG with the original's proportions. */
  pictureFile: string;
  drift: Omit<Drift, "alignment">;
  drifted: boolean;
  /** The answer's ground with everything else from the original, where the two fit together and the answer is no copy of a drawing. */
  restoredFile?: string;
}

export type CheckAnswerResult =
  | { ok: true; answer: CheckedAnswer }
  | { ok: false; reason: "no-picture" | "unchanged" | "too-small" };

/** Providers bill for a million pixels; the limit stops decompression bombs. */
const pixelsAtMost = 40_000_000;
const sideAtLeast = 200;
const longSideAtMost = 2048;
const comparedLongSide = 512;
/** Mean difference of bytes up to which an answer is the picture we sent, scaled and encoded again. */
const unchangedUpTo = 5;

/** In the child process. Cuts to the photo's frame, and repairs the answer where possible. */
export async function checkAnswer(payload: CheckAnswerPayload): Promise<CheckAnswerResult> {
  const { originalFile, isCleared, isDrawing, answerFile, canvas, groundFile, folder } = payload;
  const size = await sizeOf(answerFile);
  if (!size) return { ok: false, reason: "no-picture" };
  if (Math.min(size.width, size.height) < sideAtLeast) return { ok: false, reason: "too-small" };
  const original = await sharp(originalFile).metadata();
  const full = fitWithin(original.width, original.height, longSideAtMost);
  const frame = frameOf(size, canvas);
  const cut = await rgb(
    sharp(answerFile, { limitInputPixels: pixelsAtMost, failOn: "error" }).autoOrient().extract(frame),
    full,
  );
  if (!cut) return { ok: false, reason: "no-picture" };
  const photo = (await rgb(sharp(originalFile), full))!;
  const small = fitWithin(full.width, full.height, comparedLongSide);
  const comparison = {
    ...small,
    photo: (await rgb(raw(photo, full), small))!,
    answer: (await rgb(raw(cut, full), small))!,
    keep: await keepMask(groundFile, small),
  };
  const isUnchanged = meanDifference(comparison) < unchangedUpTo;
  if (isUnchanged && !isCleared && !isDrawing) return { ok: false, reason: "unchanged" };
  const { alignment, ...drift } = measureDrift(comparison);
  const drifted = hasDrifted({ ...drift, alignment });
  const pictureFile = join(folder, `checked-${randomUUID()}.png`);
  await raw(cut, full).png({ compressionLevel: 3 }).toFile(pictureFile);
  const answer: CheckedAnswer = { pictureFile, drift, drifted };
  const restores = isDrawing ? !isUnchanged : drifted;
  if (restores && canRestore({ ...drift, alignment })) {
    const ground = await gray(sharp(groundFile), full);
    const pixels = full.width / small.width;
    const restored = restoreOutside(
      { ...full, photo, answer: cut, ground },
      { ...alignment, dx: alignment.dx * pixels, dy: alignment.dy * pixels },
    );
    answer.restoredFile = join(folder, `restored-${randomUUID()}.png`);
    await raw(restored, full).png({ compressionLevel: 3 }).toFile(answer.restoredFile);
  }
  return { ok: true, answer };
}

interface Size {
  width: number;
  height: number;
}

async function sizeOf(file: string): Promise<Size | undefined> {
  try {
    const { format, autoOrient } = await sharp(file, { limitInputPixels: pixelsAtMost }).metadata();
    return format === "jpeg" || format === "png" || format === "webp" ? autoOrient : undefined;
  } catch {
    return undefined;
  }
}

function fitWithin(width: number, height: number, longSide: number): Size {
  const scale = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Without the canvas's margin, unless the model left it out itself. */
function frameOf({ width, height }: Size, { photo, ...canvas }: Canvas) {
  const distance = (share: number) => Math.abs(Math.log(width / height / share));
  if (distance(photo.width / photo.height) < distance(canvas.width / canvas.height) - 1e-9) {
    return { left: 0, top: 0, width, height };
  }
  const across = width / canvas.width;
  const down = height / canvas.height;
  const left = Math.round(photo.left * across);
  const top = Math.round(photo.top * down);
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(photo.width * across))),
    height: Math.max(1, Math.min(height - top, Math.round(photo.height * down))),
  };
}

/** Undefined when the file cannot be decoded to its end. */
async function rgb(picture: Sharp, { width, height }: Size): Promise<Uint8Array | undefined> {
  try {
    return await picture
      .flatten({ background: "#ffffff" })
      .resize(width, height, { fit: "fill" })
      .toColourspace("srgb")
      .removeAlpha()
      .raw({ depth: "uchar" })
      .toBuffer();
  } catch {
    return undefined;
  }
}

async function gray(picture: Sharp, { width, height }: Size): Promise<Uint8Array> {
  return picture.resize(width, height, { fit: "fill" }).toColourspace("b-w").raw({ depth: "uchar" }).toBuffer();
}

function raw(data: Uint8Array, { width, height }: Size): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Not where plants and pergolas may rise in front of a wall. */
async function keepMask(groundFile: string, size: Size): Promise<Uint8Array> {
  const ground = await gray(sharp(groundFile), size);
  const rise = Math.round(size.height * 0.14);
  const aside = Math.round(size.width * 0.012);
  const keep = new Uint8Array(size.width * size.height);
  for (let x = 0; x < size.width; x++) {
    let sinceGround = Number.POSITIVE_INFINITY;
    for (let y = size.height - 1; y >= 0; y--) {
      const near = [x - aside, x, x + aside].some((u) => u >= 0 && u < size.width && ground[y * size.width + u]! > 24);
      sinceGround = near ? 0 : sinceGround + 1;
      // Below the ground's lower edge nothing rises.
      keep[y * size.width + x] = sinceGround > rise ? 1 : 0;
    }
  }
  return keep;
}

/** Over what might have changed; over everything, where nothing might. */
function meanDifference({ photo, answer, keep }: { photo: Uint8Array; answer: Uint8Array; keep: Uint8Array }): number {
  let sum = 0;
  let count = 0;
  const everything = !keep.includes(0);
  for (let i = 0; i < keep.length; i++) {
    if (keep[i] === 1 && !everything) continue;
    for (let c = 0; c < 3; c++) sum += Math.abs(photo[i * 3 + c]! - answer[i * 3 + c]!);
    count += 3;
  }
  return sum / count;
}
