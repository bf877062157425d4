import { filmDiagonal } from "#app/providers/images/focal-share.ts";
import { exifBytes, readFocalShare } from "./read-focal-share.ts";

/**
 * Redrawing a photo in the browser drops its EXIF data. Only the focal length (as of 35 mm film) is copied into the new
 * JPEG: place and time do not leave the device. Unchanged when the photo has none.
 */
export async function carryFocalShare(
  photo: Blob,
  jpeg: Blob,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const share = readFocalShare(new Uint8Array(await photo.slice(0, exifBytes).arrayBuffer()), width, height);
  if (share === undefined) return jpeg;
  const equivalent = Math.round(share * filmDiagonal * (Math.max(width, height) / Math.hypot(width, height)));
  return new Blob([jpeg.slice(0, 2), exifSegment(equivalent), jpeg.slice(2)], { type: jpeg.type });
}

function exifSegment(equivalent: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(54));
  view.setUint16(0, 0xffe1);
  view.setUint16(2, 52);
  view.setUint32(4, 0x45786966);
  view.setUint32(10, 0x4d4d002a);
  view.setUint32(14, 8);
  writeEntry(view, 18, 0x8769, 4);
  view.setUint32(28, 26);
  writeEntry(view, 36, 0xa405, 3);
  view.setUint16(46, equivalent);
  return new Uint8Array(view.buffer);
}

function writeEntry(view: DataView, at: number, tag: number, type: number): void {
  view.setUint16(at, 1);
  view.setUint16(at + 2, tag);
  view.setUint16(at + 4, type);
  view.setUint32(at + 6, 1);
}
