import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { placeSmallYard, placeYardWithBin } from "#tests/factories/small-yard.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { sceneFolder } from "../built-in-designer.server.ts";
import { cellAsRead, cellKept, cellRedesigned, type GroundCells } from "../ground-cells.ts";
import { pictureProcess } from "../picture-process-client.server.ts";
import { readTypedWish } from "../typed-wish.ts";

const width = 80;
const height = 53;

const kind = "openai-compatible" as const;
const choices = { seed: 1, variation: 0, kind, model: "qwen-image-edit", withMask: true };

/** Per cell, by the masks' convention: 0 where the picture may change, 255 where it stays. */
async function maskFor(groundCorrection?: GroundCells): Promise<Buffer> {
  const folder = createTemporaryFolder();
  const photoFile = join(folder, "yard.jpg");
  await placeSmallYard(photoFile);
  const wish = readTypedWish("Only gravel, no plants");
  const order = { photoFile, sceneFolder, groundCorrection, wish, ...choices, folder };
  const { maskFile } = await pictureProcess("design").run("prepare-edit", order);
  return sharp(maskFile).extractChannel("alpha").resize(width, height, { fit: "fill" }).raw().toBuffer();
}

const cellAt = (x: number, y: number) => y * width + x;

test("the mask of a picture model follows what the owner keeps and gives", async () => {
  const asRead = await maskFor();
  expect(asRead[cellAt(40, 46)]).toBeLessThan(10);
  // The lower left is kept, a square on the fence is released.
  const cells = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x < 30 && y > 25) return cellKept;
    return x > 50 && x < 70 && y > 18 && y < 26 ? cellRedesigned : cellAsRead;
  });
  const stays = await maskFor({ width, height, cells });
  expect(stays[cellAt(5, 46)]).toBeGreaterThan(245);
  expect(stays[cellAt(40, 46)]).toBeLessThan(10);
  expect([asRead[cellAt(60, 22)], stays[cellAt(60, 22)]]).toEqual([255, 0]);
});

test("the mask is also white where the picture may change, and black elsewhere", async () => {
  const folder = createTemporaryFolder();
  const photoFile = join(folder, "yard.jpg");
  await placeSmallYard(photoFile);
  const order = { photoFile, sceneFolder, wish: readTypedWish("Only gravel"), ...choices, folder };
  const { maskFile } = await pictureProcess("design").run("prepare-edit", order);
  const pixels = await sharp(maskFile).raw().toBuffer();
  const colors = new Set<string>();
  for (let i = 0; i < pixels.length; i += 4) colors.add(pixels.subarray(i, i + 4).join());
  expect([...colors].sort()).toEqual(["0,0,0,255", "255,255,255,0"]);
});

test("a picture model gets the photo without what was taken out of it", async () => {
  const folder = createTemporaryFolder();
  const photoFile = join(folder, "yard.jpg");
  const groundCorrection = await placeYardWithBin(photoFile);
  const order = { photoFile, sceneFolder, groundCorrection, ...choices, folder };
  const countBlue = async (file: string) => {
    const pixels = await sharp(file).resize({ width: 320 }).raw().toBuffer();
    return pixels.filter((_, i) => i % 3 === 2 && pixels[i]! > pixels[i - 2]! + 100).length;
  };
  const withBin = await pictureProcess("design").run("prepare-edit", { ...order, wish: readTypedWish("Only gravel") });
  expect(withBin).toMatchObject({ isCleared: false, originalFile: photoFile });
  expect(await countBlue(withBin.pictureFile)).toBeGreaterThan(300);
  const without = await pictureProcess("design").run("prepare-edit", {
    ...order,
    wish: readTypedWish("Remove the bin"),
  });
  expect(without.isCleared).toBe(true);
  for (const file of [without.pictureFile, without.originalFile]) expect(await countBlue(file)).toBeLessThan(60);
});
