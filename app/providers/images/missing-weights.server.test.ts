import { readFileSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, inject, test } from "vitest";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { env } from "#app/settings/env.server.ts";
import { withOtherWeights } from "#tests/harness/other-weights.ts";
import { builtInDesigner } from "./built-in-designer.server.ts";
import { createPictureProcesses, stopPictureProcesses } from "./picture-process-client.server.ts";
import { readTypedWish } from "./typed-wish.ts";

const program = `${inject("programsFolder")}/picture-process.js`;
const whole = readFileSync("app/designer/reader/weights/ground-reader-1.bin");
const flipped = Buffer.from(whole);
flipped[flipped.length - 1]! ^= 1;

const { pictureProcesses } = globalThis;
afterEach(() => {
  stopPictureProcesses();
  globalThis.pictureProcesses = pictureProcesses;
});

test.each([
  ["missing", undefined, /weights of the ground reader cannot be used: the file is missing/],
  ["damaged", flipped, /weights of the ground reader cannot be used: the data are damaged/],
])("with %s weights nothing is read or drawn: it waits for the operator", async (title, bytes, words) => {
  const photoFile = join(env.DATA_DIR, `weights-${title}.jpg`);
  await sharp("tests/fixtures/fenced-back-yard.jpg").resize({ width: 240 }).jpeg().toFile(photoFile);
  const { signal } = new AbortController();
  const typed = "A gravel path and lavender";
  const order = { photoFile, wish: readTypedWish(typed), words: typed, seed: 11, variation: 1, signal };
  // Children that have not read the weights yet, as after a minute without work.
  globalThis.pictureProcesses = createPictureProcesses(program);
  const before = await readdir(await temporaryFolder());
  await withOtherWeights(bytes, async () => {
    const refusal = { name: "ImageProviderError", failure: "configuration", message: expect.stringMatching(words) };
    await expect(builtInDesigner.makeDesign(order)).rejects.toMatchObject(refusal);
    await expect(builtInDesigner.readYard!({ photoFile, signal })).rejects.toMatchObject(refusal);
  });
  expect(await readdir(await temporaryFolder())).toEqual(before);
});

test("once the file is restored, the same child that refused continues", async () => {
  const { signal } = new AbortController();
  const photoFile = join(env.DATA_DIR, "weights-mended.jpg");
  await sharp({ create: { width: 96, height: 64, channels: 3, background: "#585" } })
    .jpeg()
    .toFile(photoFile);
  globalThis.pictureProcesses = createPictureProcesses(program);
  await withOtherWeights(undefined, async (file) => {
    await expect(builtInDesigner.readYard!({ photoFile, signal })).rejects.toThrow("the file is missing");
    writeFileSync(file, whole);
    expect(await builtInDesigner.readYard!({ photoFile, signal })).toMatchObject({ ground: { width: 96 } });
  });
});
