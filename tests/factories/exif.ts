/** A tag of the EXIF directory: SHORT (3), LONG (4) or RATIONAL (5). */
export type ExifTag = readonly [tag: number, type: 3 | 4 | 5, value: number, below?: number];

/** EXIF as sharp returns it and as a JPEG segment holds it: "Exif", then little-endian TIFF with the tags. */
export function drawExif(tags: readonly ExifTag[]): Uint8Array<ArrayBuffer> {
  const tiff = new DataView(new ArrayBuffer(400));
  tiff.setUint32(0, 0x49492a00);
  tiff.setUint32(4, 8, true);
  tiff.setUint16(8, 1, true);
  [0x8769, 4].forEach((value, k) => void tiff.setUint16(10 + 2 * k, value, true));
  tiff.setUint32(14, 1, true);
  tiff.setUint32(18, 40, true);
  tiff.setUint16(40, tags.length, true);
  tags.forEach(([tag, type, value, below = 1], k) => {
    const at = 42 + 12 * k;
    tiff.setUint16(at, tag, true);
    tiff.setUint16(at + 2, type, true);
    tiff.setUint32(at + 4, 1, true);
    if (type === 3) tiff.setUint16(at + 8, value, true);
    if (type === 4) tiff.setUint32(at + 8, value, true);
    if (type === 5) {
      tiff.setUint32(at + 8, 200 + 8 * k, true);
      tiff.setUint32(200 + 8 * k, value, true);
      tiff.setUint32(204 + 8 * k, below, true);
    }
  });
  return Uint8Array.from([...Buffer.from("Exif\0\0", "latin1"), ...new Uint8Array(tiff.buffer)]);
}

/** The start of a JPEG: another segment, then the EXIF. */
export function beginJpeg(exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = exif.length + 2;
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xe1, length >> 8, length & 255, ...exif]);
}

export function withExif(jpeg: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...beginJpeg(exif), ...jpeg.subarray(2)]);
}
