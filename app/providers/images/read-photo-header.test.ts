import sharp from "sharp";
import { expect, test } from "vitest";
import { readPhotoHeader } from "./read-photo-header.ts";

const yard = sharp({ create: { width: 320, height: 240, channels: 3, background: "#4a6" } });
const exif = { IFD0: { ImageDescription: "x".repeat(60_000) } };

test.each([
  ["JPEG", () => yard.clone().jpeg(), false],
  ["JPEG with much before its size", () => yard.clone().withExif(exif).jpeg(), false],
  ["progressive JPEG", () => yard.clone().jpeg({ progressive: true }), true],
  ["PNG", () => yard.clone().png(), false],
  ["interlaced PNG", () => yard.clone().png({ progressive: true }), true],
])("a %s says its size", async (_, draw, isProgressive) => {
  expect(readPhotoHeader(await draw().toBuffer())).toEqual({ width: 320, height: 240, isProgressive });
});

test.each([
  ["cut off", (jpeg: Buffer) => jpeg.subarray(0, 20)],
  ["with a segment that leads nowhere", (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(90, 7)])],
  ["with a segment of no length", (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(90)])],
  ["of ff alone", (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(90, 255)])],
])("a JPEG %s is left for the decoder", async (_, spoil) => {
  expect(readPhotoHeader(spoil(await yard.clone().jpeg().toBuffer()))).toBeUndefined();
});
