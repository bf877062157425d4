export interface PhotoHeader {
  width: number;
  height: number;
  /** Sent in several passes and held whole while it is decoded. */
  isProgressive: boolean;
}

/**
 * From the first bytes of a JPEG or PNG; undefined for another format, or something odd that the decoder should judge.
 */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes[0] === 0x89 ? readPng(view) : readJpeg(view);
}

/** The first chunk is IHDR: width, height, depth, color, compression, filter, interlace (PNG specification, 11.2.1). */
function readPng(view: DataView): PhotoHeader | undefined {
  if (view.byteLength < 29) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20), isProgressive: view.getUint8(28) === 1 };
}

/** Segments by their lengths until the frame header: depth, height, width (ITU-T T.81, B.2.2). */
function readJpeg(view: DataView): PhotoHeader | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Any number of ff may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), isProgressive: (marker & 3) === 2 };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15 without the tables DHT, JPG and DAC, which are between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
