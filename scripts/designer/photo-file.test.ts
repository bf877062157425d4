import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { drawExif, withExif } from "#tests/factories/exif.ts";
import { readFocalShare } from "./photo-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "photo-file-"));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  { lying: "along its long side", width: 400, height: 300 },
  { lying: "upright", width: 300, height: 400 },
])("reads the focal length of a photo that lies $lying, as an upload's", async ({ width, height }) => {
  const grey = { create: { width, height, channels: 3, background: "#888" } } as const;
  const plain = join(folder, `${width}.jpg`);
  const noted = join(folder, `${width}-noted.jpg`);
  const jpeg = await sharp(grey).jpeg().toBuffer();
  await writeFile(plain, jpeg);
  // FocalLengthIn35mmFilm: a phone's 26 mm.
  await writeFile(noted, withExif(jpeg, drawExif([[0xa405, 3, 26]])));
  expect(await readFocalShare(plain)).toBeUndefined();
  expect(await readFocalShare(noted)).toBeCloseTo(0.751, 3);
});
