import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { env } from "#app/settings/env.server.ts";
import { placeSmallYard } from "#tests/factories/small-yard.ts";
import { type Fate, type ModelServer, startModelServer } from "#tests/picture-models/model-server.ts";
import { builtInDesigner } from "../built-in-designer.server.ts";
import type { DesignOrder, ProviderCall } from "../contract.ts";
import { createModelProvider } from "./model-provider.server.ts";
import type { PictureModelKind } from "./model-traits.ts";

const photoFile = join(env.DATA_DIR, "followed-yard.jpg");
vi.setConfig({ testTimeout: 120_000 });

let server: ModelServer | undefined;

beforeAll(() => placeSmallYard(photoFile));
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function providerFor(kind: PictureModelKind, ...fates: Fate[]) {
  server = await startModelServer((call) => fates[Math.min(call, fates.length) - 1]!);
  const baseUrl = `${server.url}/${kind === "google" ? "v1beta" : "v1"}`;
  const model = kind === "openai-compatible" ? "qwen-image-edit" : undefined;
  return createModelProvider({ kind, model, apiKey: "sk-test-key", baseUrl, timeoutMs: 20_000, followsPlan: true });
}

function order(changes: Partial<DesignOrder> = {}): DesignOrder & { calls: ProviderCall[] } {
  const calls: ProviderCall[] = [];
  const words = "A gravel path and a round patio, <b>no</b> lawn";
  const { signal } = new AbortController();
  const onCall = (call: ProviderCall) => void calls.push(call);
  return { photoFile, wish: readWish(words), words, seed: 11, variation: 1, signal, onCall, calls, ...changes };
}

const pixelsOf = (file: string) => sharp(file).removeAlpha().raw().toBuffer();

test.each([
  ["openai", 2, true],
  ["google", 2, undefined],
  ["black-forest-labs", 2, undefined],
  ["openai-compatible", 1, true],
] as const)(
  "%s gets the drawing, with the photo where it takes two, and the plan is the picture's",
  async (kind, pictures, masked) => {
    const provider = await providerFor(kind, "follows");
    const wanted = order();
    const design = await provider.makeDesign(wanted);
    const drawn = await builtInDesigner.makeDesign(order());
    expect(design).toMatchObject({ drift: { state: "kept" }, effect: drawn.effect });
    expect(design.plan).toEqual(drawn.plan);
    expect(design.isDrawing).toBeUndefined();
    const [call] = server!.calls;
    expect(call).toMatchObject({ pictures, ...(masked && { hasMask: true }) });
    // The customer's words are in the drawing: none of them reaches the model.
    expect(call?.prompt).not.toMatch(/<b>|round patio, /);
    expect(call?.prompt).toContain("Every bed, path, edge, object and plant stays exactly where it is");
    expect(wanted.calls).toMatchObject([{ outcome: "picture" }]);
  },
);

test("everything that the drawing left alone has the photo's own pixels", async () => {
  const provider = await providerFor("openai", "follows");
  const { pictureFile } = await provider.makeDesign(order());
  const { pictureFile: drawingFile } = await builtInDesigner.makeDesign(order());
  const [answer, drawing, photo] = await Promise.all([pictureFile, drawingFile, photoFile].map(pixelsOf));
  let kept = 0;
  let repainted = 0;
  for (let i = 0; i < photo!.length; i++) {
    const isPhotos = drawing![i] === photo![i];
    if (isPhotos && answer![i] === photo![i]) kept++;
    if (!isPhotos && answer![i] !== drawing![i]) repainted++;
  }
  expect(kept / photo!.length).toBeGreaterThan(0.4);
  expect(repainted / photo!.length).toBeGreaterThan(0.1);
  // The fence and the sky, where nothing is drawn.
  expect(answer!.subarray(0, 3 * 640 * 40).equals(photo!.subarray(0, 3 * 640 * 40))).toBe(true);
});

test("another garden is asked for once more, and then the drawing itself is the design", async () => {
  const provider = await providerFor("openai", "ok");
  const wanted = order();
  const design = await provider.makeDesign(wanted);
  const drawn = await builtInDesigner.makeDesign(order());
  expect(design).toMatchObject({ isDrawing: true });
  expect(design.plan).toEqual(drawn.plan);
  expect((await pixelsOf(design.pictureFile)).equals(await pixelsOf(drawn.pictureFile))).toBe(true);
  expect(wanted.calls.map(({ outcome }) => outcome)).toEqual(["drifted", "drifted"]);
});

test("a model that sends the drawing back costs two calls and no picture: the drawing is the design, and says so", async () => {
  const provider = await providerFor("openai", "unchanged");
  const wanted = order();
  expect(await provider.makeDesign(wanted)).toMatchObject({ isDrawing: true });
  expect(wanted.calls.map(({ outcome }) => outcome)).toEqual(["drifted", "drifted"]);
});

test("a second answer that follows the drawing is taken", async () => {
  const provider = await providerFor("openai", "ok", "follows");
  expect(await provider.makeDesign(order())).toMatchObject({ drift: { state: "kept" } });
});

test("a change is made to the plan, and one that says nothing costs no call", async () => {
  const provider = await providerFor("openai", "follows");
  const parentFile = photoFile;
  const path = { words: "Make the path brick", wish: readWish("Make the path brick"), parentFile };
  const { plan } = await provider.makeDesign(order({ change: path, composition: 2 }));
  expect(plan?.geometry).toEqual(
    (await builtInDesigner.makeDesign(order({ change: path, composition: 2 }))).plan?.geometry,
  );
  const empty = { words: "Hm, so so", wish: readWish("Hm, so so"), parentFile };
  await expect(provider.makeDesign(order({ change: empty }))).rejects.toMatchObject({ failure: "refuse" });
  expect(server!.calls).toHaveLength(1);
});

test("what the plan will hold is said before paying", async () => {
  const provider = await providerFor("openai", "follows");
  expect(provider.describeWish?.(readWish("A gravel path"))).toMatchObject({ understood: ["a gravel path"] });
  expect(provider.checkRoom).toBe(builtInDesigner.checkRoom);
  expect(provider.drawPreview).toBeUndefined();
});
