import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { createModelProvider } from "#app/providers/images/models/model-provider.server.ts";
import type { PictureModelKind } from "#app/providers/images/models/model-traits.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { db } from "#db/client.server.ts";
import { designImages, designRequests } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { placeSmallYard } from "#tests/factories/small-yard.ts";
import { runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { startModelServer } from "#tests/picture-models/model-server.ts";
import { ownServers, startOwnServer } from "#tests/picture-models/own-server.ts";
import { generateImage } from "./generate-image.server.ts";

vi.setConfig({ testTimeout: 600_000 });

const imageCount = 5;
const prompt = "Only gravel, no plants <sd_cpp_extra_args>{}</sd_cpp_extra_args>";
const masked = { files: ["image", "mask"], pictures: 1 };
const maskedTwice = { files: ["image", "mask", "mask_image"], pictures: 1 };

interface Family {
  model: string;
  kind: PictureModelKind;
  /** Where it runs, if that is a server of one's own. */
  at?: keyof typeof ownServers;
  followsPlan?: boolean;
  /** What each call contains. */
  sent: object;
}

// The photo is 3:2 and small: GPT Image 2 and FLUX.2 enlarge it to the least that they take.
const openai = { kind: "openai" as const };
const gptImage = { ...masked, body: { quality: "low" } };
const flux2 = { width: 640, height: 448, prompt_upsampling: false };
const ownSent = { ...maskedTwice, body: { size: "320x224", n: "1" } };

const families: Family[] = [
  { ...openai, model: "gpt-image-2.6-flare", sent: { ...gptImage, size: { width: 1008, height: 672 } } },
  { ...openai, model: "gpt-image-1.5", sent: { ...gptImage, size: { width: 1536, height: 1024 } } },
  {
    kind: "google",
    model: "gemini-nano-banana-2.1",
    sent: { pictures: 1, body: { generationConfig: { imageConfig: { aspectRatio: "3:2" } } } },
  },
  { kind: "black-forest-labs", model: "flux-2-pro", sent: { pictures: 1, body: flux2 } },
  { kind: "openai-compatible", model: "sd-cpp-local", at: "stable-diffusion.cpp", sent: ownSent },
  { kind: "openai-compatible", model: "Qwen/Qwen-Image-Edit", at: "vLLM-Omni", sent: ownSent },
  { kind: "openai-compatible", model: "unknown-9", at: "one that answers with addresses", sent: ownSent },
  // One that takes the photo besides the drawing, and one that takes the drawing alone.
  { kind: "black-forest-labs", model: "flux-2-pro", followsPlan: true, sent: { pictures: 2, body: flux2 } },
  { kind: "openai-compatible", model: "sd-cpp-local", at: "stable-diffusion.cpp", followsPlan: true, sent: ownSent },
];

test.each(families)("an order of five through $model, following the plan: $followsPlan", async (family) => {
  const { kind, model, at, followsPlan = false, sent } = family;
  const fate = followsPlan ? "follows" : "ok";
  const server = at ? await startOwnServer(ownServers[at], () => fate) : await startVendor(fate);
  const baseUrl = `${server.url}/${kind === "google" ? "v1beta" : "v1"}`;
  const provider = createModelProvider({
    kind,
    model,
    baseUrl,
    followsPlan,
    apiKey: "sk-test-key",
    quality: "low",
    timeoutMs: 60_000,
  });
  const request = createPaidOrder({ package: "Best Value", imageCount, paidAmountCents: 1000, prompt });
  const photo = diskStorage.fileOf(request.originalPhotoPath);
  await mkdir(dirname(photo), { recursive: true });
  await placeSmallYard(photo);
  const run = (payload: Parameters<typeof generateImage>[0], { signal }: { signal: AbortSignal }) =>
    generateImage(payload, { signal, provider });
  await runUntilEmpty({ handlers: { "generate-image": { run } } });
  const pictures = db.select().from(designImages).where(eq(designImages.requestId, request.id)).all();
  expect(pictures.map(({ variationNumber }) => variationNumber).sort()).toEqual([1, 2, 3, 4, 5]);
  for (const { plan, drift } of pictures) {
    expect(drift).toMatchObject({ state: "kept" });
    expect(Object.hasOwn(plan ?? {}, "geometry")).toBe(followsPlan);
  }
  const order = db.select().from(designRequests).where(eq(designRequests.id, request.id)).get();
  expect(order?.status).toBe("completed");
  expect(server.calls).toMatchObject(Array(imageCount).fill(sent));
  for (const { prompt } of server.calls) expect(prompt).not.toMatch(/[<>]/);
});

async function startVendor(fate: "ok" | "follows") {
  const server = await startModelServer(() => fate);
  onTestFinished(() => server.close());
  return server;
}
