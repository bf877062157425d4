import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq, like } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { builtIn } from "#app/domain/orders/pictures/made-by.ts";
import { PermanentJobError, PostponeJob, RetryJobLater } from "#app/jobs/kinds.ts";
import { type FinishedDesign, type ImageProvider, ImageProviderError } from "#app/providers/images/contract.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { designImages, designRequests, imageAttempts, jobs, media } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { createSquareProvider } from "#tests/factories/square-provider.ts";
import { generateImage } from "./generate-image.server.ts";

const { signal } = new AbortController();

function imagesOf(requestId: number) {
  return db.select().from(designImages).where(eq(designImages.requestId, requestId)).all();
}

function isFinishing(requestId: number): boolean {
  return db
    .select()
    .from(jobs)
    .all()
    .some((job) => job.kind === "finish-design" && job.key === `${requestId}`);
}

test("makes a picture of the order, stores it for its owner and asks for the finishing with the last one", async () => {
  const order = createPaidOrder({ imageCount: 2 });
  const { provider, orders } = createSquareProvider();
  await generateImage({ requestId: order.id, variationNumber: 2 }, { signal, provider });
  const wish = { asked: ["path"], plants: ["lavender"] };
  expect(orders).toMatchObject([{ words: order.prompt, wish, seed: order.seed, variation: 2 }]);
  const [image] = imagesOf(order.id);
  expect(image).toMatchObject({ variationNumber: 2, plan: { title: "Green" } });
  const picture = db.select().from(media).where(eq(media.path, image!.imagePath)).get();
  expect(picture).toMatchObject({ kind: "design", ownerId: order.userId, width: 64, height: 48 });
  expect(existsSync(diskStorage.fileOf(image!.imagePath))).toBe(true);
  expect(isFinishing(order.id)).toBe(false);

  await generateImage({ requestId: order.id, variationNumber: 1 }, { signal, provider });
  expect(isFinishing(order.id)).toBe(true);
  expect(await readdir(join(env.DATA_DIR, "tmp"))).toEqual([]);
});

test.each([
  [{ name: builtIn }, "compositeSynthetic"],
  [{ name: "openai (m)", sendsPhotoTo: "OpenAI" }, "compositeWithTrainedAlgorithmicMedia"],
])("the picture's file states how it came to be: %o", async (who, source) => {
  const order = createPaidOrder();
  const provider = { ...createSquareProvider().provider, ...who };
  await generateImage({ requestId: order.id, variationNumber: 1 }, { signal, provider });
  const { xmpAsString } = await sharp(diskStorage.fileOf(imagesOf(order.id)[0]!.imagePath)).metadata();
  expect(xmpAsString).toContain(`digitalsourcetype/${source}"`);
});

test("every picture of an order keeps to the customer's correction of the ground", async () => {
  const yardReading = {
    version: 1,
    confidence: { score: 1, unsure: false, doubts: [] },
    ground: { width: 4, height: 4, runs: "8k8r" },
  } as const;
  const groundCorrection = { version: 1, keepAbove: 0.25, width: 4, height: 4, runs: "15a1k" } as const;
  const order = createPaidOrder({ imageCount: 2, yardReading, groundCorrection });
  const { provider, orders } = createSquareProvider();
  await generateImage({ requestId: order.id, variationNumber: 1 }, { signal, provider });
  await generateImage({ requestId: order.id, variationNumber: 2 }, { signal, provider });
  const cells = Uint8Array.of(1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1);
  expect(orders.map((asked) => asked.groundCorrection)).toEqual([1, 2].map(() => ({ width: 4, height: 4, cells })));
});

test("every picture of an order is drawn at the scale its customer knows", async () => {
  const knownLength = { version: 1, what: "garage-door", metres: 4.88, factor: 1.1, unit: "ft" } as const;
  const [told, unreported] = [createPaidOrder({ knownLength }), createPaidOrder()];
  const { provider, orders } = createSquareProvider();
  for (const { id } of [told, unreported])
    await generateImage({ requestId: id, variationNumber: 1 }, { signal, provider });
  expect(orders.map(({ knownFactor }) => knownFactor)).toEqual([1.1, undefined]);
});

test("running it again makes no second picture and asks the provider nothing", async () => {
  const order = createPaidOrder();
  const { provider, orders } = createSquareProvider();
  for (let run = 0; run < 3; run++)
    await generateImage({ requestId: order.id, variationNumber: 1 }, { signal, provider });
  expect(orders).toHaveLength(1);
  expect(imagesOf(order.id)).toHaveLength(1);
});

test("of two runs at the same time one picture is kept, and none of the other's files", async () => {
  const order = createPaidOrder();
  const { provider } = createSquareProvider();
  const one = () => generateImage({ requestId: order.id, variationNumber: 1 }, { signal, provider });
  await Promise.all([one(), one()]);
  expect(imagesOf(order.id)).toHaveLength(1);
  const designs = db
    .select()
    .from(media)
    .where(eq(media.ownerId, order.userId))
    .all()
    .filter((row) => row.kind === "design");
  expect(designs).toHaveLength(1);
  const files = (await readdir(join(env.DATA_DIR, "media"), { recursive: true })).filter((name) =>
    /[a-z2-7]{26}\.jpg$/.test(name),
  );
  expect(files).toHaveLength(db.select().from(designImages).all().length);
});

test("a run cut off before its rows were written leaves nothing, and the next one makes the picture", async () => {
  const order = createPaidOrder();
  const cut = new AbortController();
  const { provider } = createSquareProvider(() => cut.abort(new Error("killed")));
  const first = generateImage({ requestId: order.id, variationNumber: 1 }, { signal: cut.signal, provider });
  await expect(first).rejects.toThrow("killed");
  expect(imagesOf(order.id)).toEqual([]);
  await generateImage(
    { requestId: order.id, variationNumber: 1 },
    { signal, provider: createSquareProvider().provider },
  );
  expect(imagesOf(order.id)).toHaveLength(1);
});

test.each([
  ["not paid", { paymentStatus: "unpaid", status: "pending" }, 1],
  ["refunded", { paymentStatus: "refunded" }, 1],
  ["finished already", { status: "error" }, 1],
  ["smaller than that", {}, 2],
] as const)("an order that is %s gets no picture, for good", async (_, changes, variationNumber) => {
  const order = createPaidOrder(changes);
  const { provider, orders } = createSquareProvider();
  const run = generateImage({ requestId: order.id, variationNumber }, { signal, provider });
  await expect(run).rejects.toThrow(PermanentJobError);
  expect(orders).toEqual([]);
});

test("an order that is gone is given up", async () => {
  const { provider } = createSquareProvider();
  await expect(generateImage({ requestId: 999_999, variationNumber: 1 }, { signal, provider })).rejects.toThrow(
    PermanentJobError,
  );
});

test.each([
  ["refuse", undefined, PermanentJobError, undefined],
  ["wait", 90_000, PostponeJob, 90_000],
  ["configuration", undefined, PostponeJob, 900_000],
  ["gone", undefined, PostponeJob, 900_000],
  ["retry", undefined, ImageProviderError, undefined],
] as const)("a provider that says %s", async (failure, asked, kind, retryAfterMs) => {
  const order = createPaidOrder();
  const { provider } = createSquareProvider(() => Promise.reject(new ImageProviderError(failure, "no", asked)));
  const error = await generateImage({ requestId: order.id, variationNumber: 1 }, { signal, provider }).catch((e) => e);
  expect(error).toBeInstanceOf(kind);
  expect(error.retryAfterMs).toBe(retryAfterMs);
});

test.each([
  ["wait", 7, RetryJobLater],
  ["configuration", 80, PermanentJobError],
  ["gone", 7, PermanentJobError],
] as const)("patience ends: %s after %i hours", async (failure, hours, kind) => {
  const order = createPaidOrder({ paidAt: Date.now() - hours * 3_600_000 });
  const { provider } = createSquareProvider(() => Promise.reject(new ImageProviderError(failure, "no")));
  const run = generateImage({ requestId: order.id, variationNumber: 1 }, { signal, provider });
  await expect(run).rejects.toBeInstanceOf(kind);
});

test.each([
  ["waits without burning an attempt, and nobody is paid for it", 1, PostponeJob],
  ["is given up after three days", 80, PermanentJobError],
])("a picture for which there is no room %s", async (_, hours, kind) => {
  const order = createPaidOrder({ paidAt: Date.now() - hours * 3_600_000 });
  const { provider, orders } = createSquareProvider();
  const make = () => generateImage({ requestId: order.id, variationNumber: 1 }, { signal, provider });
  const usual = env.FREE_DISK_MB;
  env.FREE_DISK_MB = 10_000_000;
  try {
    await expect(make()).rejects.toBeInstanceOf(kind);
  } finally {
    env.FREE_DISK_MB = usual;
  }
  expect(orders).toEqual([]);
  await make();
  expect(imagesOf(order.id)).toHaveLength(1);
});

test("what runs out of room in the middle waits, too", async () => {
  const order = createPaidOrder();
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const { provider } = createSquareProvider(() => Promise.reject(full));
  const make = generateImage({ requestId: order.id, variationNumber: 1 }, { signal, provider });
  await expect(make).rejects.toBeInstanceOf(PostponeJob);
});

test("what only the operator can fix is reported to them once an hour, and uses up no attempt", async () => {
  const { provider } = createSquareProvider(() =>
    Promise.reject(new ImageProviderError("configuration", "No such key.")),
  );
  for (let n = 0; n < 2; n++) {
    const { id: requestId } = createPaidOrder();
    await generateImage({ requestId, variationNumber: 1 }, { signal, provider }).catch(() => {});
  }
  const letters = db.select().from(jobs).where(like(jobs.key, "image-provider:%")).all();
  expect(letters).toMatchObject([{ kind: "send-operator-letter" }]);
  expect(letters[0]!.key).toMatch(/^image-provider:\d{4}-\d\d-\d\d\.\d+$/);
});

test("every call is written down, with what the provider calls it", async () => {
  const order = createPaidOrder();
  const { provider } = createSquareProvider(({ onCall }) => {
    onCall?.({ model: "m", outcome: "drifted", providerRequestId: "req_1", seconds: 2 });
    onCall?.({ model: "m", outcome: "picture", providerRequestId: "req_2", seconds: 3 });
  });
  await generateImage({ requestId: order.id, variationNumber: 1 }, { signal, provider });
  const attempts = db.select().from(imageAttempts).where(eq(imageAttempts.requestId, order.id)).all();
  expect(attempts).toMatchObject([
    { provider: "green square", outcome: "drifted", providerRequestId: "req_1", seconds: 2 },
    { provider: "green square", outcome: "picture", providerRequestId: "req_2", seconds: 3 },
  ]);
});

test("what the provider hands over is decoded before it counts", async () => {
  const order = createPaidOrder();
  const { provider } = createSquareProvider();
  const liar: ImageProvider = {
    name: "liar",
    async makeDesign(wanted) {
      const { pictureFile } = await provider.makeDesign(wanted);
      await sharp({ create: { width: 64, height: 48, channels: 3, background: "red" } })
        .gif()
        .toFile(`${pictureFile}.gif`);
      return { pictureFile: `${pictureFile}.gif` };
    },
  };
  const run = generateImage({ requestId: order.id, variationNumber: 1 }, { signal, provider: liar });
  await expect(run).rejects.toThrow("wrong-type");
  expect(imagesOf(order.id)).toEqual([]);
  expect(db.select().from(designRequests).where(eq(designRequests.id, order.id)).get()?.status).toBe("processing");
});

const effects = {
  "too little of what was asked for": { changed: 0.3, asked: 3, drawn: 1 },
  "hardly anything": { changed: 0.05, asked: 0, drawn: 0 },
  "a small thing that was all that was asked for": { changed: 0.01, asked: 1, drawn: 1 },
};
const room = { version: 1, fits: [], missing: [], noRoom: [] } as const;

test.each([
  ["too little of what was asked for", null, 0],
  ["hardly anything", null, 0],
  ["hardly anything", room, 1],
  ["a small thing that was all that was asked for", null, 1],
] as const)(
  "a picture that shows %s, with the room %o told before paying, is kept or lost",
  async (shows, told, kept) => {
    const temporary = await temporaryFolder();
    const before = await readdir(temporary);
    const order = createPaidOrder({ room: told });
    const { provider } = createSquareProvider();
    const drawing = { ...provider, makeDesign: withEffect(provider, effects[shows]) };
    const run = generateImage({ requestId: order.id, variationNumber: 1 }, { signal, provider: drawing });
    if (kept) await run;
    else await expect(run).rejects.toThrow(PermanentJobError);
    expect(imagesOf(order.id)).toHaveLength(kept);
    expect(await readdir(temporary)).toEqual(before);
  },
);

function withEffect(provider: ImageProvider, effect: FinishedDesign["effect"]): ImageProvider["makeDesign"] {
  return async (order) => ({ ...(await provider.makeDesign(order)), effect });
}
