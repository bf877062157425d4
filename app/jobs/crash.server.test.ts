import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq, isNotNull, ne } from "drizzle-orm";
import { afterEach, expect, inject, test } from "vitest";
import { env } from "#app/env.server.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { db } from "#db/client.server.ts";
import { designImages, designRequests, jobs, letters, media } from "#db/schema.ts";
import { createLatch } from "#tests/crash/latch.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";

const imageCount = 10;
/** Everything that a process may have done of a picture when it dies; a picture in between each lives to its end. */
const seams = [
  "picture 2 is asked for",
  "picture 4 is drawn",
  "picture 6 has its first file",
  "picture 8 has half its rows",
  "picture 10 is stored",
];
let running: ChildProcess | undefined;
afterEach(() => void running?.kill("SIGKILL"));

function start(environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const env = { ...process.env, IMAGE_CONCURRENCY: "1", ...environment };
  running = spawn(process.execPath, [`${inject("programsFolder")}/order-process.js`], {
    stdio: ["ignore", "inherit", "inherit"],
    env,
  });
  return running;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

async function until(check: () => boolean): Promise<void> {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 3));
}

function imagesOf(requestId: number) {
  return db.select().from(designImages).where(eq(designImages.requestId, requestId)).all();
}

function numbersOf(requestId: number): number[] {
  return imagesOf(requestId)
    .map((image) => image.variationNumber)
    .sort((a, b) => a - b);
}

function openJobs() {
  return db.select().from(jobs).where(ne(jobs.status, "done")).all();
}

function sentLetters(): number {
  return db.select().from(letters).where(isNotNull(letters.sentAt)).all().length;
}

const statusOf = (id: number) => db.select().from(designRequests).where(eq(designRequests.id, id)).get()!.status;

test("an order survives kill -9 wherever a picture may be: all of them once, each letter once, nothing half-stored", async () => {
  const order = createPaidOrder({ package: "Best Value", imageCount, paidAmountCents: 1400 });
  for (const [kills, seam] of seams.entries()) {
    const latch = createLatch(join(env.DATA_DIR, "held"), seam);
    const child = start(latch.environment);
    await until(latch.isHeld);
    // Half-written rows are none, and the one that stood at the end counts.
    const made = numbersOf(order.id);
    expect(made).toHaveLength(kills + 1 + (seam.endsWith("stored") ? 1 : 0));
    await end(child, "SIGKILL");
    expect(numbersOf(order.id)).toEqual(made);
  }
  const last = start();
  // A job killed between its picture and its own end runs again, after a pause, and finds nothing to do.
  await until(() => sentLetters() === 2 && openJobs().length === 0);
  await end(last, "SIGTERM");

  expect(statusOf(order.id)).toBe("completed");
  expect(numbersOf(order.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { imagePath } of imagesOf(order.id)) expect(existsSync(diskStorage.fileOf(imagePath))).toBe(true);
  const designs = db
    .select()
    .from(media)
    .all()
    .filter((picture) => picture.kind === "design");
  expect(designs).toHaveLength(imageCount);
  const filed = (await readdir(join(env.DATA_DIR, "mail"))).filter((name) => name.endsWith(".json"));
  // The order was made without its receipt: the reconciler, which every start of a runner asks for, noticed.
  expect(filed.sort()).toEqual([`designs-ready.${order.id}.json`, `receipt.${order.id}.json`]);
  expect(db.$client.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
}, 180_000);
