import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, expect, inject, test } from "vitest";
import { createModelProvider } from "#app/providers/images/models/model-provider.server.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { db } from "#db/client.server.ts";
import { designImages, designRequests, followUps, imageAttempts } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { placeSmallYard } from "#tests/factories/small-yard.ts";
import { runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { type Fate, type ModelServer, startModelServer } from "#tests/picture-models/model-server.ts";
import { generateImage } from "./generate-image.server.ts";
import { requestFollowUp } from "./request-follow-up.server.ts";

let server: ModelServer | undefined;
let running: ChildProcess | undefined;

afterEach(async () => {
  running?.kill("SIGKILL");
  await server?.close();
});

async function createOrderOf(imageCount: number) {
  const prompt = "Only gravel, no plants";
  const order = createPaidOrder({ package: "Standard", imageCount, paidAmountCents: 1000, prompt });
  const file = diskStorage.fileOf(order.originalPhotoPath);
  await mkdir(dirname(file), { recursive: true });
  await placeSmallYard(file);
  return order;
}

function imagesOf(requestId: number) {
  return db.select().from(designImages).where(eq(designImages.requestId, requestId)).orderBy(designImages.id).all();
}

const numbersOf = (requestId: number) => imagesOf(requestId).map((image) => image.variationNumber);

const statusOf = (id: number) => db.select().from(designRequests).where(eq(designRequests.id, id)).get()!.status;

test("a provider that fails each second call: the order completes, with one call for each picture and each failure", async () => {
  server = await startModelServer((call): Fate => (call % 2 === 0 ? "server-error" : "ok"));
  const settings = { kind: "openai-compatible", model: "m", baseUrl: `${server.url}/v1`, timeoutMs: 20_000 } as const;
  const provider = createModelProvider(settings);
  const imageCount = 3;
  const order = await createOrderOf(imageCount);
  const landed: number[] = [];
  await runUntilEmpty({
    handlers: {
      "generate-image": {
        async run(payload, { signal }) {
          await generateImage(payload, { signal, provider });
          landed.push(payload.variationNumber);
          expect(numbersOf(order.id).sort()).toEqual(landed.toSorted());
        },
      },
    },
  });
  expect(statusOf(order.id)).toBe("completed");
  expect(numbersOf(order.id).sort()).toEqual([1, 2, 3]);
  const attempts = db.select().from(imageAttempts).where(eq(imageAttempts.requestId, order.id)).all();
  const failed = attempts.filter(({ outcome }) => outcome === "retry");
  expect(failed).toHaveLength(Math.floor(server.calls.length / 2));
  expect(server.calls).toHaveLength(imageCount + failed.length);
  expect(attempts).toHaveLength(server.calls.length);
});

test("kill -9 while a call is in flight costs that one call and nothing else, be it for a picture or for a change", async () => {
  const imageCount = 2;
  const order = await createOrderOf(imageCount);
  const latch = await serveWithLatch();
  latch.holdWhen(() => numbersOf(order.id).length === 1);
  running = startProcess(latch.url);
  await latch.held();
  await end("SIGKILL");
  expect(numbersOf(order.id)).toHaveLength(1);
  latch.release();
  running = startProcess(latch.url);
  await until(() => statusOf(order.id) === "completed");
  expect(numbersOf(order.id).sort()).toEqual([1, 2]);
  expect(server!.calls).toHaveLength(imageCount + 1);

  const asked = imagesOf(order.id)[1]!;
  const change = "a brick path";
  latch.holdWhen(() => true);
  requestFollowUp({ requestId: order.id, userId: order.userId, imageId: asked.id, kind: "change", change });
  await latch.held();
  await end("SIGKILL");
  latch.release();
  running = startProcess(latch.url);
  await until(() => numbersOf(order.id).length === imageCount + 1);
  await end("SIGTERM");
  const ordered = Array(imageCount).fill({ origin: "ordered" });
  expect(imagesOf(order.id)).toMatchObject([...ordered, { origin: "change", parentId: asked.id, change }]);
  expect(db.select().from(followUps).where(eq(followUps.requestId, order.id)).all()).toMatchObject([
    { status: "made", times: 1 },
  ]);
  expect(server!.calls).toHaveLength(imageCount + 1 + 2);
});

/** A provider that can hold calls without answering, so that the calling process can be killed in the middle. */
async function serveWithLatch() {
  let isWanted = () => false;
  let announce: () => void;
  let open: () => void;
  let held: Promise<void>;
  let opened: Promise<void>;
  server = await startModelServer(async (): Promise<Fate> => {
    if (!isWanted()) return "ok";
    announce();
    await opened;
    return "ok";
  });
  return {
    url: server.url,
    holdWhen(isSo: () => boolean) {
      isWanted = isSo;
      held = new Promise((resolve) => {
        announce = resolve;
      });
      opened = new Promise((resolve) => {
        open = resolve;
      });
    },
    held: () => held,
    release() {
      isWanted = () => false;
      open();
    },
  };
}

async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  const ended = once(running!, "exit");
  running!.kill(signal);
  await ended;
}

function startProcess(url: string): ChildProcess {
  const provider = { IMAGE_PROVIDER: "openai-compatible", IMAGE_MODEL: "m", IMAGE_BASE_URL: `${url}/v1` };
  return spawn(process.execPath, [`${inject("programsFolder")}/order-process.js`], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...provider, LOG_LEVEL: "error" },
  });
}

async function until(check: () => boolean): Promise<void> {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 20));
}
