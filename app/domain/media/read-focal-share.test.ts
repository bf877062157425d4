import { describe, expect, it } from "vitest";
import { beginJpeg, drawExif, type ExifTag } from "#tests/factories/exif.ts";
import { carryFocalShare } from "./carry-focal-share.ts";
import { readFocalShare } from "./read-focal-share.ts";

const drawJpeg = (tags: readonly ExifTag[]) => beginJpeg(drawExif(tags));
const phone = drawJpeg([[0xa405, 3, 26]]);

describe("readFocalShare", () => {
  it("reads a phone's 26 mm as 0.75 of the long side of 4:3, whichever way round", () => {
    expect(readFocalShare(phone, 4000, 3000)).toBeCloseTo(0.751, 3);
    expect(readFocalShare(phone, 3000, 4000)).toBeCloseTo(0.751, 3);
    expect(readFocalShare(phone, 3000, 2000)).toBeCloseTo(26 / 36, 2);
  });

  it("reckons with sensor and focal length where that is missing", () => {
    const jpeg = drawJpeg([
      [0x920a, 5, 180, 10],
      [0xa002, 4, 6000],
      [0xa20e, 5, 600000, 235],
      [0xa210, 3, 3],
    ]);
    expect(readFocalShare(jpeg, 6000, 4000)).toBeCloseTo((18 * (600000 / 235)) / 10 / 6000, 4);
  });

  it("says nothing where there is nothing, or no lens could be so", () => {
    expect(readFocalShare(new Uint8Array([0xff, 0xd8]), 10, 10)).toBeUndefined();
    expect(readFocalShare(new Uint8Array(300), 10, 10)).toBeUndefined();
    expect(readFocalShare(drawJpeg([[0xa405, 3, 0]]), 4000, 3000)).toBeUndefined();
    expect(readFocalShare(drawJpeg([[0xa405, 3, 900]]), 4000, 3000)).toBeUndefined();
    expect(readFocalShare(drawJpeg([[0x920a, 5, 18, 0]]), 4000, 3000)).toBeUndefined();
  });

  it("survives any cut and any damaged byte", () => {
    for (let length = 0; length < phone.length; length++) readFocalShare(phone.subarray(0, length), 4000, 3000);
    for (let at = 0; at < 90; at++) {
      for (const byte of [0, 1, 127, 255]) {
        const share = readFocalShare(phone.with(at, byte), 4000, 3000);
        if (share !== undefined) expect(share).toBeGreaterThanOrEqual(0.3);
      }
    }
  });
});

describe("carryFocalShare", () => {
  it("puts the lens, and only it, into the JPEG the browser drew", async () => {
    const drawn = new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 9, 9, 9, 9, 9, 9])], { type: "image/jpeg" });
    const carried = await carryFocalShare(new Blob([phone as BlobPart]), drawn, { width: 4000, height: 3000 });
    const bytes = new Uint8Array(await carried.arrayBuffer());
    expect(bytes.length).toBe(12 + 54);
    expect(readFocalShare(bytes, 3072, 2304)).toBeCloseTo(0.751, 2);
    expect(await carryFocalShare(drawn, drawn, { width: 4000, height: 3000 })).toBe(drawn);
  });
});
