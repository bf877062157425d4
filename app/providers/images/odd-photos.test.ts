import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { makeOddPhotos } from "#tests/factories/odd-photos.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { preparePhoto } from "./prepare-photo.server.ts";
import { readYard } from "./read-yard-task.server.ts";

const folder = createTemporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));

/** Imported and read like an upload, in this process. Other file formats are tested with the storing of pictures. */
async function takeIn(name: string, bytes: Uint8Array) {
  const file = join(folder, `${name}.incoming`);
  await writeFile(file, bytes);
  const taken = await preparePhoto({ file, folder, name });
  if (!taken.ok) return { taken };
  const { focalShare } = taken.photo;
  const reading = await readYard({ photoFile: join(folder, `${name}.jpg`), focalShare, sceneFolder: folder });
  return { taken, reading };
}

/** Every number in an answer, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (ArrayBuffer.isView(value)) return Array.from(value as Uint8Array);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const photos = await makeOddPhotos();

test.each(photos.map((photo, k) => ({ ...photo, k })))("$title is read, whatever it shows", async ({ bytes, k }) => {
  const { taken, reading } = await takeIn(`odd-${k}`, bytes);
  if (!taken.ok || !reading) throw new Error("it is refused");
  const { ground, kinds, confidence } = reading;
  expect(numbersIn(reading).every(Number.isFinite)).toBe(true);
  expect(confidence.score).toBeGreaterThanOrEqual(0);
  expect(confidence.score).toBeLessThanOrEqual(1);
  expect(confidence.unsure).toBe(true);
  const [long, short] = [taken.photo.width, taken.photo.height].sort((a, b) => b - a);
  expect(Math.max(ground.width, ground.height)).toBe(Math.min(160, long!));
  expect(ground.width / ground.height > 1).toBe(taken.photo.width / taken.photo.height > 1);
  expect(Math.min(ground.width, ground.height)).toBeGreaterThanOrEqual(Math.min(16, short!));
  expect([ground.cells.length, kinds?.kinds.length]).toEqual(Array(2).fill(ground.width * ground.height));
});

test.each([
  ["6000 x 300", 6000, 300],
  ["300 x 6000", 300, 6000],
] as const)("%s is refused in words", async (_title, width, height) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#585" } })
    .jpeg()
    .toBuffer();
  expect((await takeIn("narrow", bytes)).taken).toEqual({ ok: false, reason: "too-narrow" });
});
