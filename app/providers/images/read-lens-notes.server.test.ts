import { expect, test } from "vitest";
import { readFocalShare } from "#app/domain/media/read-focal-share.ts";
import { beginJpeg, drawExif, type ExifTag } from "#tests/factories/exif.ts";
import { focalShareOf } from "./focal-share.ts";
import { readLensNotes } from "./read-lens-notes.server.ts";

const phone: ExifTag[] = [[0xa405, 3, 26]];
const sensor: ExifTag[] = [
  [0x920a, 5, 180, 10],
  [0xa002, 4, 6000],
  [0xa20e, 5, 600000, 235],
  [0xa210, 3, 3],
];

test.each<[string, ExifTag[]]>([
  ["a phone", phone],
  ["a sensor", sensor],
  ["a sensor in inches", sensor.slice(0, 3)],
  ["a sensor and no width", [sensor[0]!, ...sensor.slice(2)]],
  ["both", [...sensor, ...phone]],
  ["nothing", []],
  ["no lens", [[0xa405, 3, 900]]],
  ["zero", [[0xa405, 3, 0]]],
  ["a division by zero", [[0x920a, 5, 18, 0], ...sensor.slice(1)]],
])("reads %s as the browser does", (_case, tags) => {
  const exif = drawExif(tags);
  for (const [width, height] of [
    [6000, 4000],
    [3000, 4000],
  ] as const) {
    const share = focalShareOf(readLensNotes(Buffer.from(exif)), width, height);
    expect(share).toBe(readFocalShare(beginJpeg(exif), width, height));
  }
});

test("says what a phone wrote", () => {
  expect(readLensNotes(Buffer.from(drawExif(phone)))).toMatchObject({ equivalent: 26, focal: undefined });
});

test("survives any cut and any damaged byte", () => {
  const exif = Buffer.from(drawExif(phone));
  for (let length = 0; length < exif.length; length++) readLensNotes(exif.subarray(0, length));
  for (let at = 0; at < 80; at++) {
    for (const byte of [0, 1, 127, 255]) {
      const { equivalent = 26 } = readLensNotes(Buffer.from(exif.with(at, byte)));
      expect(Number.isFinite(equivalent)).toBe(true);
    }
  }
  expect(readLensNotes(undefined)).toEqual({});
});

test("gives up on more than a camera writes", () => {
  // Tags that each claim all available bytes; five thousand of them fit in, and make three gigabytes.
  const exif = Buffer.alloc(64 * 1024);
  exif.set(drawExif(phone));
  const [start, count] = [46, 50];
  exif.writeUInt16LE(count, start);
  for (let k = 1; k < count; k++) {
    const at = start + 2 + 12 * k;
    exif.writeUInt16LE(k, at);
    exif.writeUInt16LE(1, at + 2);
    exif.writeUInt32LE(exif.length, at + 4);
  }
  expect(readLensNotes(exif)).toEqual({});
});
