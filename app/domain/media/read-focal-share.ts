import { focalShareOf, type LensNotes } from "#app/providers/images/focal-share.ts";

/** A camera's EXIF data is within the first part of the file; it is enough to read this much. */
export const exifBytes = 256 * 1024;

const tag = {
  exif: 0x8769,
  focalLength: 0x920a,
  focalLengthIn35mm: 0xa405,
  pixelWidth: 0xa002,
  planeResolution: 0xa20e,
  planeUnit: 0xa210,
};
/**
 * As a share of the long side, from the first bytes of a JPEG or PNG (either orientation), before the browser shrinks
 * it. Undefined where there is none or it is implausible; never throws.
 */
export function readFocalShare(bytes: Uint8Array, width: number, height: number): number | undefined {
  const tiff = findExif(bytes);
  return tiff && focalShareOf(notesOf(readTags(tiff)), width, height);
}

function notesOf(tags: Map<number, number>): LensNotes {
  return {
    equivalent: tags.get(tag.focalLengthIn35mm),
    focal: tags.get(tag.focalLength),
    planeResolution: tags.get(tag.planeResolution),
    planeUnit: tags.get(tag.planeUnit),
    pixelWidth: tags.get(tag.pixelWidth),
  };
}

function findExif(bytes: Uint8Array): DataView | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 12) return undefined;
  return view.getUint16(0) === 0xffd8
    ? findInJpeg(view)
    : view.getUint32(0) === 0x89504e47
      ? findInPng(view)
      : undefined;
}

function findInJpeg(view: DataView): DataView | undefined {
  let at = 2;
  while (at + 10 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    if (marker === 0xda || length < 2) return undefined;
    const isExif = marker === 0xe1 && length >= 8 && view.getUint32(at + 4) === 0x45786966;
    if (isExif) return part(view, at + 10, length - 8);
    at += 2 + length;
  }
  return undefined;
}

function findInPng(view: DataView): DataView | undefined {
  let at = 8;
  while (at + 8 <= view.byteLength) {
    const length = view.getUint32(at);
    if (view.getUint32(at + 4) === 0x65584966) return part(view, at + 8, length);
    at += 12 + length;
  }
  return undefined;
}

function part(view: DataView, at: number, length: number): DataView | undefined {
  const left = Math.min(length, view.byteLength - at);
  return left > 0 ? new DataView(view.buffer, view.byteOffset + at, left) : undefined;
}

function readTags(tiff: DataView): Map<number, number> {
  const tags = new Map<number, number>();
  if (tiff.byteLength < 8) return tags;
  const order = tiff.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return tags;
  const little = order === 0x4949;
  readDirectory(tiff, tiff.getUint32(4, little), little, tags);
  const camera = tags.get(tag.exif);
  if (camera !== undefined) readDirectory(tiff, camera, little, tags);
  return tags;
}

function readDirectory(tiff: DataView, start: number, little: boolean, tags: Map<number, number>): void {
  if (start + 2 > tiff.byteLength) return;
  const count = tiff.getUint16(start, little);
  for (let k = 0; k < count; k++) {
    const at = start + 2 + k * 12;
    if (at + 12 > tiff.byteLength) return;
    const value = readNumber(tiff, at, little);
    if (value !== undefined) tags.set(tiff.getUint16(at, little), value);
  }
}

function readNumber(tiff: DataView, at: number, little: boolean): number | undefined {
  if (tiff.getUint32(at + 4, little) !== 1) return undefined;
  const type = tiff.getUint16(at + 2, little);
  if (type === 3) return tiff.getUint16(at + 8, little);
  const long = tiff.getUint32(at + 8, little);
  if (type === 4) return long;
  if (type !== 5 || long + 8 > tiff.byteLength) return undefined;
  const below = tiff.getUint32(long + 4, little);
  return below === 0 ? undefined : tiff.getUint32(long, little) / below;
}
