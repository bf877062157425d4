import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { xmpOf } from "#app/providers/images/digital-source.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { media } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { drawExif, withExif } from "#tests/factories/exif.ts";
import { makeHostileFiles, noise } from "#tests/factories/hostile-files.ts";
import { photoBytesAtMost } from "./photo-problem.ts";
import { pictureFileName } from "./picture-names.server.ts";
import { removePictureFiles, storePicture } from "./store-picture.server.ts";
import type { MediaRow } from "./stored-picture.ts";

const user = createUser();
let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});

async function store(bytes: Uint8Array, name = "yard.jpg") {
  const file = join(folder, "incoming");
  await writeFile(file, bytes);
  return storePicture({ file, kind: "photo", ownerId: user.id, name });
}

async function storeWell(bytes: Uint8Array, name?: string): Promise<MediaRow> {
  const result = await store(bytes, name);
  if (!result.ok) throw new Error(result.reason);
  return result.picture;
}

const hostileFiles = await makeHostileFiles();

test("a name as long as a body is shortened at once", async () => {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: "green" } })
    .jpeg()
    .toBuffer();
  const { originalName } = await storeWell(bytes, `C:\\yards/${"y".repeat(400_000)}.jpg`);
  expect(originalName).toBe(`${"y".repeat(96)}.jpg`);
});

describe("refuses", () => {
  test.each(hostileFiles)("$title", async ({ bytes, name, reason }) => {
    const before = countFiles();
    expect(await store(bytes, name)).toEqual({ ok: false, reason });
    expect(countFiles()).toBe(before);
  });

  test("a byte too many", async () => {
    const jpeg = await noise(400, 300);
    const padded = Buffer.concat([jpeg, Buffer.alloc(photoBytesAtMost + 1 - jpeg.length)]);
    expect(await store(padded)).toEqual({ ok: false, reason: "too-large" });
    expect(await store(padded.subarray(0, photoBytesAtMost))).toMatchObject({ ok: true });
  });
});

describe("stores", () => {
  test("the sizes up to the picture's own, in both formats", async () => {
    const picture = await storeWell(await noise(1200, 300), "C:\\yards\\back\u202Eyard.jpg");
    expect(picture).toMatchObject({ kind: "photo", ownerId: user.id, width: 1200, height: 300 });
    expect(picture.widths).toEqual([320, 480, 640, 960, 1200]);
    expect(picture.path).toMatch(/^[a-z2-7]{26}\.jpg$/);
    expect(picture.originalName).toBe("backyard.jpg");
    expect(picture.placeholderColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(await sizeOf(picture)).toEqual(["jpeg", 1200, 300]);
    for (const width of picture.widths) {
      expect(await sizeOf(picture, { width, format: "jpeg" })).toEqual(["jpeg", width, width / 4]);
      expect(await sizeOf(picture, { width, format: "avif" })).toEqual(["heif", width, width / 4]);
    }
    await removePictureFiles(picture.path, picture.widths);
    expect(existsSync(diskStorage.fileOf(picture.path))).toBe(false);
  });

  test("what the camera said of its lens, and nothing else of it", async () => {
    const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background: "#585" } });
    const jpeg = await drawn
      .clone()
      .withExif({ IFD0: { Make: "A phone" }, IFD2: { FocalLengthIn35mmFilm: "26" } })
      .jpeg()
      .toBuffer();
    const picture = await storeWell(jpeg);
    expect(picture.focalShare).toBeCloseTo(0.751, 3);
    expect((await sharp(diskStorage.fileOf(picture.path)).metadata()).exif).toBeUndefined();
    expect((await storeWell(await drawn.jpeg().toBuffer())).focalShare).toBeNull();
  });

  test("the lens of a photo that is stored smaller than it was taken", async () => {
    // 18 mm on a sensor 23.5 mm wide with 6000 pixels; the camera does not record the sensor's size.
    const sensor = drawExif([
      [0x920a, 5, 180, 10],
      [0xa20e, 5, 600000, 235],
      [0xa210, 3, 3],
    ]);
    const jpeg = await sharp({ create: { width: 6000, height: 600, channels: 3, background: "#585" } })
      .jpeg()
      .toBuffer();
    const picture = await storeWell(withExif(jpeg, sensor));
    expect(picture.width).toBe(4096);
    expect(picture.focalShare).toBeCloseTo(18 / 23.5, 3);
  });

  test.each([
    ["cut off", drawExif([[0xa405, 3, 26]]).slice(0, 30)],
    ["without a byte order", drawExif([]).fill(0, 6, 12)],
    ["that points outside", drawExif([]).fill(255, 10, 24)],
    ["of rubbish", drawExif([[0xa405, 3, 26]]).map((byte, at) => (at < 6 ? byte : (at * 37) & 255))],
    ["of which nothing is there", new Uint8Array(Buffer.from("Exif\0\0", "latin1"))],
  ])("a photo with EXIF %s, whose lens nobody knows", async (_case, exif) => {
    const jpeg = await noise(320, 240);
    expect(await storeWell(withExif(jpeg, exif))).toMatchObject({ width: 320, focalShare: null });
  });

  test("a blog's picture, whose lens is not stored", async () => {
    const file = join(folder, "incoming");
    await writeFile(file, withExif(await noise(320, 240), drawExif([[0xa405, 3, 26]])));
    const stored = await storePicture({ file, kind: "blog", ownerId: null });
    expect(stored).toMatchObject({ ok: true, picture: { focalShare: null } });
  });

  test("of a visitor's photo no more than 1600 pixels, of all their photos the queue's length, and a customer's beside them", async () => {
    const file = join(folder, "visitor");
    await writeFile(
      file,
      await sharp({ create: { width: 2000, height: 200, channels: 3, background: "#585" } })
        .jpeg()
        .toBuffer(),
    );
    const visit = (n: number) => storePicture({ file, kind: "photo", ownerId: null, sentBy: `192.0.2.${n}` });
    const visits = Array.from({ length: 10 }, (_, n) => visit(n));
    const own = await storeWell(await noise(400, 300));
    const results = await Promise.all(visits);
    expect(own.width).toBe(400);
    expect(results.filter((result) => !result.ok)).toEqual(Array(2).fill({ ok: false, reason: "unavailable" }));
    // Which ones were first in line depends on how fast each was read from the disk.
    expect(results.find((result) => result.ok)).toMatchObject({ picture: { width: 1600, height: 160 } });
  });

  test("no more than 4096 pixels on the long side", async () => {
    const tall = await sharp({ create: { width: 600, height: 6000, channels: 3, background: "#a63" } })
      .png()
      .toBuffer();
    expect(await storeWell(tall)).toMatchObject({
      width: 410,
      height: 4096,
      widths: [320, 410],
      placeholderColor: "#aa6633",
    });
  });

  test("very wide ones", async () => {
    const wide = await sharp({ create: { width: 6000, height: 600, channels: 3, background: "#a63" } })
      .png()
      .toBuffer();
    const picture = await storeWell(wide);
    expect(picture).toMatchObject({ width: 4096, height: 410, widths: [320, 480, 640, 960, 1600] });
    expect(await sizeOf(picture, { width: 480, format: "avif" })).toEqual(["heif", 480, 48]);
  });

  test.each([
    [
      "grey",
      "jpeg",
      sharp({ create: { width: 80, height: 60, channels: 3, background: "#808080" } }).toColourspace("b-w"),
    ],
    [
      "grey of 16 bits",
      "png",
      sharp({ create: { width: 80, height: 60, channels: 3, background: "#808080" } }).toColourspace("grey16"),
    ],
    [
      "CMYK",
      "jpeg",
      sharp({ create: { width: 80, height: 60, channels: 3, background: "#808080" } }).toColourspace("cmyk"),
    ],
    [
      "transparent",
      "png",
      sharp({ create: { width: 80, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } }),
    ],
  ] as const)("%s pictures as plain colour", async (_title, format, image) => {
    const picture = await storeWell(await image.toFormat(format).toBuffer());
    const { space, channels, hasAlpha } = await sharp(fileOf(picture)).metadata();
    expect({ space, channels, hasAlpha }).toEqual({ space: "srgb", channels: 3, hasAlpha: false });
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(picture.placeholderColor.slice(at, at + 2), 16));
    for (const value of [red!, green!, blue!]) expect(Math.abs(value - 128)).toBeLessThan(16);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("upright and without metadata: orientation %i", async (orientation) => {
    const picture = await storeWell(await turnedPhoto(orientation));
    expect([picture.width, picture.height]).toEqual([400, 300]);
    for (const size of [undefined, { width: 320, format: "jpeg" }, { width: 320, format: "avif" }] as const) {
      const { data, info } = await sharp(fileOf(picture, size)).raw().toBuffer({ resolveWithObject: true });
      const corner = [...data.subarray(0, 3)];
      const opposite = [...data.subarray(data.length - info.channels, data.length - info.channels + 3)];
      expect(corner[0]! - corner[2]!).toBeGreaterThan(120);
      expect(opposite[2]! - opposite[0]!).toBeGreaterThan(120);
      const { exif, icc, xmp, iptc, orientation: left } = await sharp(fileOf(picture, size)).metadata();
      expect({ exif, icc, xmp, iptc, left }).toEqual({});
      expect((await readFile(fileOf(picture, size))).includes("Secret Street")).toBe(false);
    }
  });
});

test.each(["compositeSynthetic", "compositeWithTrainedAlgorithmicMedia"] as const)(
  "every file of a drawn picture states its origin, and nothing else: %s",
  async (digitalSource) => {
    const file = join(folder, "drawn");
    await writeFile(file, await turnedPhoto(1));
    const stored = await storePicture({ file, kind: "design", ownerId: user.id, digitalSource });
    if (!stored.ok) throw new Error(stored.reason);
    const { widths } = stored.picture;
    expect(widths).toEqual([320, 400]);
    const sizes = widths.flatMap((width) => [{ width, format: "jpeg" } as const, { width, format: "avif" } as const]);
    for (const size of [undefined, ...sizes]) {
      const { exif, icc, xmpAsString, iptc } = await sharp(fileOf(stored.picture, size)).metadata();
      expect({ exif, icc, iptc, xmpAsString }).toEqual({ xmpAsString: xmpOf(digitalSource) });
      expect(xmpAsString).toContain(`"http://cv.iptc.org/newscodes/digitalsourcetype/${digitalSource}"`);
    }
  },
);

test("keeps neither row nor file when what belongs to it fails", async () => {
  const before = [countFiles(), db.$count(media)];
  const file = join(folder, "incoming");
  await writeFile(file, await noise(500, 400));
  const storing = storePicture({ file, kind: "photo", ownerId: user.id }, () => {
    throw new Error("no room for it");
  });
  await expect(storing).rejects.toThrow("no room for it");
  expect([countFiles(), await db.$count(media)]).toEqual([before[0], await before[1]]);
});

/** A picture that appears the same in every orientation: red at the top left, blue at the bottom right, with GPS data. */
async function turnedPhoto(orientation: number): Promise<Buffer> {
  const width = 400;
  const height = 300;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      pixels.set(x / width + y / height < 1 ? [230, 20, 20] : [20, 20, 230], (y * width + x) * 3);
  }
  const upright = sharp(pixels, { raw: { width, height, channels: 3 } });
  const quarter = sharp(await upright.clone().rotate(90).png().toBuffer());
  const inverse: Record<number, (image: Sharp) => Sharp> = {
    1: (image) => image,
    2: (image) => image.flop(),
    3: (image) => image.rotate(180),
    4: (image) => image.flip(),
    5: () => quarter.flop(),
    6: (image) => image.rotate(270),
    7: () => quarter.flip(),
    8: (image) => image.rotate(90),
  };
  const turned = await inverse[orientation]!(upright).png().toBuffer();
  const GPS = {
    GPSLatitudeRef: "N",
    GPSLatitude: "51/1 30/1 3230/100",
    GPSLongitudeRef: "W",
    GPSLongitude: "0/1 7/1 4366/100",
  };
  return sharp(turned)
    .withExif({ IFD0: { ImageDescription: "Secret Street 5" }, IFD3: GPS })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

type Size = Parameters<typeof pictureFileName>[1];

function fileOf(picture: MediaRow, size?: Size): string {
  return diskStorage.fileOf(pictureFileName(picture.path, size));
}

async function sizeOf(picture: MediaRow, size?: Size) {
  const { format, width, height } = await sharp(fileOf(picture, size)).metadata();
  return [format, width, height];
}

function countFiles(): number {
  const all = readdirSync(env.DATA_DIR, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile() && /\.(jpg|avif)$/.test(entry.name)).length;
}
