import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { env } from "#app/settings/env.server.ts";
import { placeSmallYard } from "#tests/factories/small-yard.ts";
import { type OwnServer, type OwnServerShape, ownServers, startOwnServer } from "#tests/picture-models/own-server.ts";
import type { DesignOrder } from "../contract.ts";
import { createModelProvider } from "./model-provider.server.ts";

const photoFile = join(env.DATA_DIR, "yard-of-own-servers.jpg");
const words = "Only gravel, no plants";
const { signal } = new AbortController();
const order: DesignOrder = { photoFile, wish: readWish(words), words, seed: 11, variation: 1, signal };
vi.setConfig({ testTimeout: 120_000 });

beforeAll(() => placeSmallYard(photoFile));

function providerAt({ url }: OwnServer, { model }: OwnServerShape, timeoutMs = 20_000) {
  return createModelProvider({ kind: "openai-compatible", model, baseUrl: `${url}/v1`, timeoutMs });
}

// The first one: undici keeps the timer of its first request, which has to be a fake one.
test("a server that makes one picture at a time is waited for, by the next order too, however slow it is", async () => {
  const shape = ownServers["stable-diffusion.cpp"];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await startOwnServer(shape, () => held.then(() => "ok"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  try {
    const provider = providerAt(server, shape, 3_600_000);
    const designs = [provider.makeDesign(order), provider.makeDesign({ ...order, variation: 2 })];
    while (server.calls.length < 2) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(50 * 60_000);
    vi.useRealTimers();
    release();
    expect(await Promise.all(designs)).toMatchObject(Array(2).fill({ drift: { state: "kept" } }));
    expect(server.atOnce).toBe(1);
  } finally {
    vi.useRealTimers();
    release();
  }
});

test.each(Object.entries<OwnServerShape>(ownServers))("%s paints the ground and leaves the house", async (_, shape) => {
  const server = await startOwnServer(shape);
  const { drift, pictureFile } = await providerAt(server, shape).makeDesign(order);
  expect(drift).toMatchObject({ state: "kept" });
  const [call] = server.calls;
  expect(call).toMatchObject({ files: ["image", "mask", "mask_image"], pictures: 1, body: { model: shape.model } });
  const [width = 0, height = 0] = String(call?.body?.size).split("x").map(Number);
  expect([width % 32, height % 32, { width, height }]).toEqual([0, 0, call?.size]);
  expect(width * height).toBeLessThan(1.1 * 1024 ** 2);
  const pixelsOf = (file: string) => sharp(file).resize(80, 53, { fit: "fill" }).raw().toBuffer();
  const [answer, photo] = await Promise.all([pictureFile, photoFile].map(pixelsOf));
  const differenceAt = (x: number, y: number) =>
    [0, 1, 2].reduce((sum, c) => sum + Math.abs(answer![(y * 80 + x) * 3 + c]! - photo![(y * 80 + x) * 3 + c]!), 0);
  expect(differenceAt(40, 48)).toBeGreaterThan(25);
  expect(differenceAt(40, 4)).toBeLessThan(15);
});

test("vLLM-Omni's word for a model that it does not run is understood", async () => {
  const shape = ownServers["vLLM-Omni"];
  const server = await startOwnServer(shape);
  const design = providerAt(server, { ...shape, model: "another" }).makeDesign(order);
  await expect(design).rejects.toMatchObject({ failure: "gone" });
});
