import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { env } from "#app/settings/env.server.ts";
import { builtInDesigner, sceneFolder } from "./built-in-designer.server.ts";
import type { DesignOrder } from "./contract.ts";
import { cellKinds } from "./ground-cells.ts";

const photoFile = join(env.DATA_DIR, "yard.jpg");

beforeAll(async () => {
  await sharp("tests/fixtures/fenced-back-yard.jpg").resize({ width: 240 }).jpeg().toFile(photoFile);
});

/** An order whose plan is laid out quickly. */
function order(changes: Partial<DesignOrder> = {}): DesignOrder {
  const { signal } = new AbortController();
  const words = "Only gravel, no plants";
  return { photoFile, wish: readWish(words), words, seed: 11, variation: 1, signal, ...changes };
}

async function digest(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
}

async function keptFiles(ending: string): Promise<string[]> {
  await mkdir(sceneFolder, { recursive: true });
  return (await readdir(sceneFolder)).filter((name) => name.endsWith(ending));
}

test("redesigns the photo in the picture process: every variation another way, its scene read once", async () => {
  const first = await builtInDesigner.makeDesign(order());
  const { width, height } = await sharp(first.pictureFile).metadata();
  const photo = await sharp(photoFile).metadata();
  expect({ width, height }).toEqual({ width: photo.width, height: photo.height });
  expect(first.plan).toMatchObject({ title: expect.any(String), materials: expect.any(Object) });
  const scenes = await keptFiles(".scene");
  expect(scenes).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.v\d+\.scene$/)]);

  const second = await builtInDesigner.makeDesign(order({ variation: 2, knownFactor: 1.2 }));
  expect([first, second].map(({ plan }) => plan?.geometry?.knownFactor)).toEqual([undefined, 1.2]);
  const toTheBack = [first, second].map(({ plan }) => plan?.geometry?.lengths.find(({ id }) => id === "to-the-back"));
  expect(toTheBack[1]!.metres / toTheBack[0]!.metres).toBeCloseTo(1.2, 2);
  expect(await digest(second.pictureFile)).not.toBe(await digest(first.pictureFile));
  expect(await keptFiles(".scene")).toEqual(scenes);

  // Ordered again, the same photo is another file.
  const again = join(env.DATA_DIR, "again.jpg");
  await copyFile(photoFile, again);
  await builtInDesigner.readYard!({ photoFile: again, signal: new AbortController().signal });
  expect(await keptFiles(".scene")).toEqual(scenes);
});

test("reads the yard, and keeps what its owner keeps: in the picture not a byte of it changes", async () => {
  const { signal } = new AbortController();
  const reading = await builtInDesigner.readYard!({ photoFile, signal });
  const { width, height, cells } = reading.ground;
  expect([width, height]).toEqual([160, 107]);
  expect(reading.confidence).toMatchObject({ unsure: expect.any(Boolean), doubts: expect.any(Array) });
  expect(cells.at(-1)).toBe(2);
  const kinds = Array.from(reading.kinds!.kinds, (kind) => cellKinds[kind]);
  expect(kinds).toHaveLength(cells.length);
  expect(["lawn", "soil", "bed", "gravel", "paving"]).toContain(kinds.at(-1));
  expect(kinds).toContain("built");
  expect(reading.lengths).toContainEqual(expect.objectContaining({ id: "to-the-back" }));

  // The left half stays: not even a new object's shadow falls there.
  const keepLeft = cells.map((_, i) => (i % width < 80 ? 1 : 0));
  const groundCorrection = { width, height, cells: keepLeft };
  const design = await builtInDesigner.makeDesign(order({ groundCorrection }));
  const strip = { left: 0, top: 120, width: 45, height: 37 };
  const pixels = (file: string) => sharp(file).extract(strip).raw().toBuffer();
  expect(await pixels(design.pictureFile)).toEqual(await pixels(photoFile));
  const [asRead, corrected] = (await keptFiles(".scene")).sort((a, b) => a.length - b.length);
  expect(corrected).toMatch(new RegExp(`^${asRead!.replace(".scene", "")}\\.[0-9a-f]{32}\\.scene$`));
});

test("the designs' order is determined once, by the check of the room; all drawing processes follow it", async () => {
  const others = await keptFiles(".turns");
  const { photoFile, wish, seed, signal } = order({ seed: 12 });
  await builtInDesigner.checkRoom!({ photoFile, wish, seed, signal, designs: 1 });
  const [name = ""] = (await keptFiles(".turns")).filter((file) => !others.includes(file));
  const file = join(sceneFolder, name);
  const turns: number[] = JSON.parse(await readFile(file, "utf8"));
  expect(turns.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

  await writeFile(file, JSON.stringify(turns.toReversed()));
  const otherwise = await builtInDesigner.makeDesign(order({ seed }));
  expect(otherwise.plan?.composition).toBe(turns.at(-1));

  await writeFile(file, "[");
  const again = await builtInDesigner.makeDesign(order({ seed }));
  expect(again.plan?.composition).toBe(turns[0]);
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual(turns);
});

test("changes no more than the customer chose, whatever the wish says", async () => {
  const { plan } = await builtInDesigner.makeDesign(
    order({ wish: { ...readWish("a Japanese garden with a bench"), chosenScope: "things" } }),
  );
  expect(plan).toMatchObject({ title: expect.stringContaining("the rest as it is"), materials: { base: "keep" } });
});

test("ends with its signal and leaves no file", async () => {
  const before = await readdir(join(env.DATA_DIR, "tmp"));
  const controller = new AbortController();
  const design = builtInDesigner.makeDesign(order({ signal: controller.signal, variation: 3 }));
  setTimeout(() => controller.abort(new Error("enough")), 50);
  await expect(design).rejects.toThrow("enough");
  expect(await readdir(join(env.DATA_DIR, "tmp"))).toEqual(before);
});

test("a photo that cannot be read is worth another try, not a crash", async () => {
  const design = builtInDesigner.makeDesign(order({ photoFile: join(env.DATA_DIR, "missing.jpg") }));
  await expect(design).rejects.toMatchObject({ name: "ImageProviderError", failure: "retry" });
});
